import { describe, expect, test } from "vitest";
import type { SpokenOption } from "$/protocol";
import { best, countable, counted, counting, fitting, mayGrow, meant, reachable, remaining, worth } from "$/table/options";

let code = 0;
function option(text: string, at: string[], args: Record<string, unknown> = {}, total = 0): SpokenOption {
  return { code: code++, text, kind: text.split(" ")[0] ?? "", args, at, gives: total ? { breath: [], total } : null };
}
const texts = (options: readonly SpokenOption[]) => options.map((one) => one.text);
const places = (options: readonly SpokenOption[], picked: readonly string[]) => [...reachable(options, picked).keys()].sort();

describe("one place", () => {
  const hours = [option("wake 6", ["time:6"]), option("wake 7", ["time:7"])];

  test("all places are lit, each leads to its option", () => {
    expect(places(hours, [])).toEqual(["time:6", "time:7"]);
    expect(meant(hours, ["time:7"])?.text).toBe("wake 7");
  });
  test("nothing is meant before a place is touched, or by a place of no option", () => {
    expect(meant(hours, [])).toBeNull();
    expect(meant(hours, ["time:9"])).toBeNull();
  });
  test("an option without a place is never lit", () => {
    expect(places([option("pass", []), ...hours], [])).toEqual(["time:6", "time:7"]);
  });
});

describe("two roles", () => {
  // restore C3, with the bishop walking to another segment or not
  const restore = [
    option("restore C3", ["segment:C3"]),
    option("restore C3 bishop→B3", ["segment:C3", "segment:B3"]),
    option("restore C3 bishop→C2", ["segment:C3", "segment:C2"]),
    option("restore B3", ["segment:B3"]),
  ];

  test("the main place comes first: where the bishop would go is not lit at the beginning", () => {
    expect(places(restore, [])).toEqual(["segment:B3", "segment:C3"]);
  });
  test("after it the other role is lit", () => {
    expect(places(restore, ["segment:C3"])).toEqual(["segment:B3", "segment:C2"]);
  });
  test("the main place alone means the option without more", () => {
    expect(meant(restore, ["segment:C3"])?.text).toBe("restore C3");
    expect(meant(restore, ["segment:B3"])?.text).toBe("restore B3");
    expect(meant(restore, ["segment:C3", "segment:B3"])?.text).toBe("restore C3 bishop→B3");
  });
  test("what is touched first leads", () => {
    expect(texts(fitting(restore, ["segment:B3"]))).toEqual(["restore B3"]);
    expect(texts(fitting(restore, ["segment:C3"]))).toHaveLength(3);
  });
  test("places of different sorts may be touched in any order", () => {
    const sale = [option("sell I.1 to baker", ["space:I.1", "portrait:baker"]), option("sell I.2 to baker", ["space:I.2", "portrait:baker"])];
    expect(places(sale, [])).toEqual(["portrait:baker", "space:I.1", "space:I.2"]);
    expect(meant(sale, ["portrait:baker"])).toBeNull();
    expect(meant(sale, ["portrait:baker", "space:I.2"])?.text).toBe("sell I.2 to baker");
  });
  test("the only one that is left is meant before all its places are touched", () => {
    const one = [option("lay x", ["tile:x", "column:market"]), option("lay y", ["tile:y", "column:market"])];
    expect(meant(one, ["tile:x"])?.text).toBe("lay x");
  });
});

describe("what declines points nowhere", () => {
  const tile = [
    option("no glaziery", []),
    option("glaziery on market", ["tile:glaziery", "column:market"]),
    option("glaziery on studio", ["tile:glaziery", "column:studio"]),
  ];

  test("so the tile alone means nothing yet, and leads to where it can go", () => {
    expect(meant(tile, ["tile:glaziery"])).toBeNull();
    expect(places(tile, ["tile:glaziery"])).toEqual(["column:market", "column:studio"]);
    expect(texts(fitting(tile, ["tile:glaziery"]))).not.toContain("no glaziery");
    expect(meant(tile, ["column:studio"])?.text).toBe("glaziery on studio");
  });
});

describe("sets", () => {
  const set = (panes: string[]) =>
    option(
      `window ${panes.join("+")}`,
      panes.map((pane) => `pane:${pane}`),
      { panes },
    );
  const windows = [set(["a", "b"]), set(["a", "c"]), set(["b", "c", "d"])];

  test("come in any order", () => {
    expect(places(windows, [])).toEqual(["pane:a", "pane:b", "pane:c", "pane:d"]);
    expect(meant(windows, ["pane:c", "pane:a"])?.text).toBe("window a+c");
    expect(meant(windows, ["pane:d", "pane:c", "pane:b"])?.text).toBe("window b+c+d");
  });
  test("narrow down", () => {
    expect(places(windows, ["pane:c"])).toEqual(["pane:a", "pane:b", "pane:d"]);
    expect(texts(fitting(windows, ["pane:c", "pane:b"]))).toEqual(["window b+c+d"]);
  });
  test("the same place twice is two of them", () => {
    const twice = [option("pay gg", ["paint:g", "paint:g"], { paints: ["g", "g"] }), option("pay gb", ["paint:g", "paint:b"], { paints: ["g", "b"] })];
    expect(places(twice, ["paint:g"])).toEqual(["paint:b", "paint:g"]);
    expect(meant(twice, ["paint:g", "paint:g"])?.text).toBe("pay gg");
  });
});

describe("same places", () => {
  test("several options at the same places: the list must tell", () => {
    const blends = [option("blend green once", ["paint:green"]), option("blend green twice", ["paint:green"])];
    expect(meant(blends, ["paint:green"])).toBeNull();
    expect(texts(fitting(blends, ["paint:green"]))).toHaveLength(2);
  });
});

describe("counting", () => {
  const plan = (market: number, studio: number) => option(`plan ${market}-${studio}`, [], { market, studio });
  const plans = [plan(2, 1), plan(1, 2), plan(3, 0), option("withdraw", [])];
  const names = ["market", "studio"];

  test("numbers of a typed question are counted; a single one and options with places are not", () => {
    expect(countable(plans, names)).toEqual(names);
    expect(countable(plans, ["market"])).toEqual([]);
    expect(countable([option("a", ["x:1"], { market: 1, studio: 1 }), option("b", [], { market: 1, studio: 2 })], names)).toEqual([]);
    expect(countable([plan(1, 1)], names)).toEqual([]);
  });
  test("what has no numbers is not counted", () => {
    expect(texts(counting(plans, names))).toEqual(["plan 2-1", "plan 1-2", "plan 3-0"]);
  });
  test("one more only while an option is left", () => {
    expect(mayGrow(plans, names, {}, "studio")).toBe(true);
    expect(mayGrow(plans, names, { studio: 2 }, "studio")).toBe(false);
    expect(mayGrow(plans, names, { market: 2, studio: 1 }, "market")).toBe(false);
  });
  test("every option can be counted up to, one step after the other", () => {
    for (const goal of counting(plans, names)) {
      const counts: Record<string, number> = {};
      for (const name of names)
        for (let step = 0; step < Number(goal.args[name]); step++) {
          expect(mayGrow(plans, names, counts, name)).toBe(true);
          counts[name] = (counts[name] ?? 0) + 1;
        }
      expect(counted(plans, names, counts)).toBe(goal);
      expect(remaining(plans, names, counts)).toBe(0);
    }
  });
  test("what is still to be sent", () => {
    expect(remaining(plans, names, {})).toBe(3);
    expect(remaining(plans, names, { studio: 2 })).toBe(1);
    expect(counted(plans, names, { studio: 2 })).toBeNull();
  });
});

describe("worth", () => {
  test("the best of what a place leads to; losses do not shine", () => {
    expect(best([option("a", [], {}, 3), option("b", [], {}, 7)])).toBe(7);
    expect(best([option("a", [], {}, -2)])).toBe(0);
    expect(worth({ ...option("a", []), gives: { breath: [], total: 2, foreseen: 5 } })).toBe(7);
  });
});
