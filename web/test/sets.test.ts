import { describe, expect, test } from "vitest";
import type { ModuleOffer } from "../src/protocol";
import { drawn, same, suggested } from "../src/pages/lobby/sets";

const some = (...names: string[]): ModuleOffer[] => names.map((key, index) => ({ number: index + 1, key, name: key, about: "" }));

describe("suggested sets", () => {
  test("are told in the numbers of this game", () => {
    expect(suggested(some("glaziers", "bells", "portraits"))).toEqual([
      { key: "first", modules: [] },
      { key: "family", modules: [3, 1] },
      { key: "all", modules: [1, 2, 3] },
    ]);
  });

  test("a set of what a game does not have is left out", () => {
    expect(suggested(some("organ")).map((set) => set.key)).toEqual(["first", "all"]);
  });

  test("order does not matter", () => {
    expect(same([3, 1], [1, 3])).toBe(true);
    expect(same([1], [1, 3])).toBe(false);
  });

  test("three different ones at random, or all there are", () => {
    for (let time = 0; time < 50; time++) {
      const found = drawn(some("a", "b", "c", "d", "e"));
      expect(new Set(found).size).toBe(3);
      expect(found).toEqual([...found].sort());
    }
    expect(drawn(some("a", "b"))).toEqual([1, 2]);
  });
});
