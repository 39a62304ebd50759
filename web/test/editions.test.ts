import { describe, expect, test } from "vitest";
import type { Page, SwitchOffer } from "../src/protocol";
import { cites, placed, played } from "../src/pages/lobby/editions";

const page = (key: string, rules: string[], module?: number): Page => ({ key, title: key, words: [], lines: [], rules, module });
const one = (key: string, rule: string, module?: number): SwitchOffer => ({
  key,
  about: key,
  rule,
  values: [
    { key: "yes", name: "yes" },
    { key: "no", name: "no" },
  ],
  presets: { new: "yes", old: "no" },
  module,
});

describe("rules that editions set", () => {
  test("are told where they are cited most closely, each once", () => {
    const pages = [page("game", ["B"]), page("altar", ["B-CATH-17"]), page("first", ["M1"], 1), page("tenth", ["M10-INF"], 10)];
    const found = placed([one("altar", "B-CATH-17"), one("else", "B-PREP-01"), one("ill", "M10-INF-07", 10), one("strange", "X-01")], pages);
    expect(Object.fromEntries([...found].map(([key, some]) => [key, some.map((it) => it.key)]))).toEqual({
      altar: ["altar"],
      game: ["else", "strange"],
      tenth: ["ill"],
    });
  });

  test("a module is not cited by the number that another begins with", () => {
    expect(cites("M1", "M10-INF-07")).toBe(false);
    expect(cites("M1", "M1-STUDIO-03")).toBe(true);
  });

  test("what is set stands before what the edition says, if there is such a thing", () => {
    expect(played(one("a", "A"), "old", {})).toBe("no");
    expect(played(one("a", "A"), "old", { a: "yes" })).toBe("yes");
    expect(played(one("a", "A"), "old", { a: "perhaps" })).toBe("no");
  });
});
