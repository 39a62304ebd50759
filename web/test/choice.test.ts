import { expect, test } from "vitest";
import type { SpokenOption, SpokenQuestion } from "$/protocol";
import { Choice } from "$/table/choice.svelte";

function option(code: number, text: string, at: string[], args: Record<string, unknown> = {}): SpokenOption {
  return { code, text, kind: "x", args, at };
}
function question(options: SpokenOption[], typed: string[] = []): SpokenQuestion {
  return { kind: "x", rules: [], actor: 0, about: {}, says: [], options, first: [], groups: [], typed, advice: [], draft: [], skip: null, back: null };
}

const places = question([option(1, "a", ["s:1"]), option(2, "b", ["s:2"]), option(3, "b→3", ["s:2", "t:3"])]);

test("touching leads to an option, touching again takes it back", () => {
  const choice = new Choice(() => places);
  choice.touch("s:1");
  expect(choice.option?.text).toBe("a");
  choice.touch("s:1");
  expect(choice.option).toBeNull();
  expect(choice.begun).toBe(false);
});

test("another beginning replaces what was begun", () => {
  const choice = new Choice(() => places);
  choice.touch("s:1");
  expect(choice.open("s:2")).toBe(true);
  choice.touch("s:2");
  expect(choice.picked).toEqual(["s:2"]);
  expect(choice.option?.text).toBe("b");
  choice.touch("t:3");
  expect(choice.option?.text).toBe("b→3");
});

test("a place that leads nowhere changes nothing", () => {
  const choice = new Choice(() => places);
  choice.touch("s:9");
  expect(choice.begun).toBe(false);
});

test("the list and the board mean the same option", () => {
  const choice = new Choice(() => places);
  choice.choose(places.options[2]!);
  expect(choice.option?.code).toBe(3);
  expect(choice.picked).toEqual(["s:2", "t:3"]);
  choice.clear();
  expect(choice.option).toBeNull();
});

test("counting up and down; a chosen option sets the numbers", () => {
  const plans = question([option(1, "2-0", [], { a: 2, b: 0 }), option(2, "1-1", [], { a: 1, b: 1 }), option(3, "0-0", [], { a: 0, b: 0 })], ["a", "b"]);
  const choice = new Choice(() => plans);
  expect(choice.names).toEqual(["a", "b"]);
  expect(choice.option).toBeNull(); // nothing counted is nothing chosen
  choice.count("a", 1);
  choice.count("b", 1);
  expect(choice.option?.text).toBe("1-1");
  choice.count("b", 1); // no option has more
  choice.count("b", -1);
  choice.count("a", 1);
  expect(choice.option?.text).toBe("2-0");
  choice.choose(plans.options[2]!);
  expect(choice.option?.text).toBe("0-0");
  expect(choice.counts).toEqual({ a: 0, b: 0 });
});

test("what only goes on with a draft is given at one touch, and waits for no button", () => {
  const given: string[] = [];
  const sheet = { ...places, draft: [0] };
  const choice = new Choice(
    () => sheet,
    (one) => given.push(one.text),
  );
  choice.touch("s:2"); // this one settles something
  expect([choice.pending?.text, given]).toEqual(["b", []]);
  choice.touch("s:1");
  expect([choice.pending, given]).toEqual([null, ["a"]]);
  choice.choose(sheet.options[0]!);
  expect(given).toEqual(["a", "a"]);
});
