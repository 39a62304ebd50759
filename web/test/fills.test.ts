import { expect, test } from "vitest";
import { fill } from "../src/pages/table/fills";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const parts = (index: number) => /hue-(\d) pat-(\d)/.exec(fill(index))!.slice(1).map(Number) as [number, number];

test("no fill is there twice", () => {
  expect(new Set(numbers(24).map(fill)).size).toBe(24);
});

test("none is told by its hue alone: of one pattern there is a dark and a light one", () => {
  for (const pattern of numbers(8)) {
    const hues = numbers(16).flatMap((index) => (parts(index)[1] === pattern ? [parts(index)[0] % 2] : []));
    expect(hues.toSorted()).toEqual([0, 1]);
  }
});
