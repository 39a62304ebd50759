import { describe, expect, it } from "vitest";
import type { FromHouse, SpokenOption, SpokenQuestion } from "$/protocol";
import { within } from "$/table/options";
import { Sheet, begins } from "$/table/sheet.svelte";

/** A house with two tiles for three columns, and then numbers: a column takes one tile. */
const COLUMNS = ["a", "b", "c"];

function option(code: number, args: Record<string, unknown> = {}, at: string[] = []): SpokenOption {
  return { code, args, at, kind: "x", text: String(code), says: [], gives: null } as unknown as SpokenOption;
}

function question(kind: string, options: SpokenOption[], more: Partial<SpokenQuestion> = {}): SpokenQuestion {
  return { kind, options, draft: [], skip: null, back: null, typed: [], first: [], advice: [], says: [], ...more } as unknown as SpokenQuestion;
}

/** Tile `n` on column `c` is `10 * n + c`, kept it is `10 * n + 9`. */
function parts(answers: readonly number[]): Record<string, unknown> {
  const taken = answers.map((code) => code % 10);
  const tile = answers.length + 1;
  if (tile <= 2) {
    const free = COLUMNS.map((_, index) => index).filter((index) => !taken.includes(index));
    const options = [option(10 * tile + 9), ...free.map((index) => option(10 * tile + index, {}, [`tile:${tile}`, `column:${COLUMNS[index]}`]))];
    return { other: 0, covers: taken, decision: question(`tile${tile}`, options, { draft: options.map((_, index) => index), skip: 0 }) };
  }
  const counts = [option(100, { a: 1, b: 0 }), option(101, { a: 0, b: 1 }), option(99)];
  return { other: 0, covers: taken, decision: question("count", counts, { typed: ["a", "b"], back: 2 }) };
}

function sheet(refuse = false): Sheet {
  return new Sheet(async (answers) => (refuse ? { is: "refused" } : { is: "foreseen", parts: parts(answers) }) as unknown as FromHouse);
}

const kind = (shown: Readonly<Record<string, unknown>>) => (shown.decision as SpokenQuestion).kind;

function laying(one: Sheet, step: number, code: number): number | null {
  one.open = step;
  return one.lay(option(code), false);
}

describe("the sheet", () => {
  it("passes over what may be left, and shows the last question", async () => {
    const house = parts([]);
    const one = sheet();
    expect(begins(house.decision as SpokenQuestion)).toBe(true);
    await one.fill(house);
    expect(one.codes).toEqual([19, 29]);
    expect(kind(one.shown(house))).toBe("count");
    expect(one.laid).toBe(false);
  });

  it("lays in any order; what finds its place taken goes back", async () => {
    const house = parts([]);
    const one = sheet();
    await one.fill(house);
    await one.fill(house, laying(one, 1, 20) ?? -1);
    expect(one.codes).toEqual([19, 20]);
    await one.fill(house, laying(one, 0, 10) ?? -1);
    expect(one.codes).toEqual([10, 29]);
    await one.fill(house, laying(one, 0, 19) ?? -1);
    expect(one.codes).toEqual([19, 29]); // it is not wanted again by itself
  });

  it("shows what lies on it over what the house tells meanwhile", async () => {
    const one = sheet();
    await one.fill(parts([]));
    await one.fill(parts([]), laying(one, 0, 11) ?? -1);
    expect(one.shown({ ...parts([]), other: 7 })).toMatchObject({ other: 7, covers: [1, 9] });
    one.open = 1;
    expect(kind(one.shown(parts([])))).toBe("tile2");
    expect(one.codes).toEqual([11]);
  });

  it("is cleared, and forgets", async () => {
    const one = sheet();
    await one.fill(parts([]));
    await one.fill(parts([]), laying(one, 0, 11) ?? -1);
    expect(one.wished).toEqual([["tile1 0", 11]]);
    await one.fill(parts([]), one.lay(option(99), true) ?? -1);
    expect(one.codes).toEqual([19, 29]);
    one.forget();
    expect([one.codes, one.wished, one.open]).toEqual([[], [], null]);
  });

  it("has nothing where the house does not say how it would look", async () => {
    const one = sheet(true);
    await one.fill(parts([]));
    expect(one.codes).toEqual([]);
    expect(one.lay(option(11), false)).toBe(null);
    expect(kind(one.shown(parts([])))).toBe("tile1");
  });

  it("minds the newest only", async () => {
    const one = sheet();
    const first = one.fill(parts([]));
    const second = one.fill(parts([]));
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });
});

describe("numbers that were set", () => {
  it("stay as far as they can", () => {
    const options = [option(1, { a: 2, b: 0 }), option(2, { a: 1, b: 1 })];
    expect(within(options, ["a", "b"], { a: 2, b: 1 })).toEqual({ a: 2 });
    expect(within(options, ["a", "b"], { b: 2 })).toEqual({ b: 1 });
  });
});
