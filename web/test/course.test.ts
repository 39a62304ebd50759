import { expect, test } from "vitest";
import { course } from "$/pages/table/course";
import type { Story } from "$/protocol";

function story(rounds: number[][], winners: number[], scores = rounds.at(-1) ?? []): Story {
  return { rounds: rounds.map((scores, index) => ({ round: index + 1, scores, step: index })), names: [], scores, winners };
}

test("when the winner came to the front", () => {
  expect(course(story([[5, 3], [9, 8], [11, 14], [12, 20]], [1]))).toEqual({ winner: 1, round: 3 }); // prettier-ignore
});

test("a lead that was lost or shared again is none", () => {
  expect(course(story([[5, 7], [9, 8], [11, 14]], [1]))?.round).toBe(3); // prettier-ignore
  expect(course(story([[5, 7], [9, 9], [11, 14]], [1]))?.round).toBe(3); // prettier-ignore
});

test("always in front", () => {
  expect(course(story([[5, 7], [6, 8]], [1]))).toEqual({ winner: 1, round: 1 }); // prettier-ignore
});

test("the final scoring turned it", () => {
  expect(course(story([[5, 7], [6, 8]], [0], [10, 8]))).toEqual({ winner: 0, round: null }); // prettier-ignore
});

test("several winners, or none, or one who had not more points: no course", () => {
  expect(course(story([[5, 5], [6, 6]], [0, 1]))).toBeNull(); // prettier-ignore
  expect(course(story([[5, 5], [6, 6]], []))).toBeNull(); // prettier-ignore
  expect(course(story([[5, 7], [8, 8]], [0]))).toBeNull(); // prettier-ignore
});
