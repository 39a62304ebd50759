import { expect, test } from "vitest";
import { course } from "$/pages/table/course";
import type { Story } from "$/protocol";

function story(rounds: number[][], winners: number[]): Story {
  return { rounds: rounds.map((scores, index) => ({ round: index + 1, scores })), names: [], scores: rounds.at(-1) ?? [], winners };
}

test("who led before, until when, and when it turned", () => {
  const told = course(story([[5, 3], [9, 8], [11, 14], [12, 20]], [1])); // prettier-ignore
  expect(told).toEqual({ winner: 1, before: 0, until: 2, round: 3 });
});

test("a lead that was lost again is none", () => {
  const told = course(story([[5, 7], [9, 8], [11, 14]], [1])); // prettier-ignore
  expect(told?.round).toBe(3);
});

test("always in front", () => {
  expect(course(story([[5, 7], [6, 8]], [1]))).toEqual({ winner: 1, before: null, until: 0, round: 1 }); // prettier-ignore
});

test("the final scoring turned it", () => {
  expect(course(story([[5, 7], [6, 8]], [0]))).toEqual({ winner: 0, before: 1, until: 2, round: null }); // prettier-ignore
});

test("several winners, or none, have no course", () => {
  expect(course(story([[5, 5], [6, 6]], [0, 1]))).toBeNull(); // prettier-ignore
  expect(course(story([[5, 5], [6, 6]], []))).toBeNull(); // prettier-ignore
});
