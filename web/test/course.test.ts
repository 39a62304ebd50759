import { expect, test } from "vitest";
import { best, course } from "$/pages/table/course";
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

test("what one was best at", () => {
  const told: Story = { ...story([[20, 30, 1]], [1]), sources: [[10, 12, 1], [8, 2, null], [2, 16, null]].map((points) => ({ says: [], points })) };
  expect(best(told, 0)).toEqual({ source: 1, points: 8 });
  expect(best(told, 1)).toEqual({ source: 2, points: 16 });
  expect(best(told, 2)).toBeNull();
});

test("a lead that is shared is none", () => {
  const told: Story = { ...story([[5, 5]], []), sources: [{ says: [], points: [5, 5] }] };
  expect(best(told, 0)).toBeNull();
});
