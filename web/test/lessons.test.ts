import { expect, test } from "vitest";
import type { Lesson } from "$/games/lessons";
import words from "virtual:words/en";

const LESSONS = import.meta.glob<{ LESSON: Lesson }>("../src/games/*/lesson.ts", { eager: true });

test.each(Object.entries(LESSONS))("%s has words for each card, and no others", (path, { LESSON }) => {
  const game = path.split("/").at(-2) ?? "";
  const wanted = LESSON.steps.flatMap(({ key, cards }) => [key, ...cards.map((_, index) => `${key}-${index + 1}`)]);
  const found = [...words.matchAll(new RegExp(`^web-learn-${game}-([\\w-]+) =`, "gm"))].map((one) => one[1]);
  expect(found.sort()).toEqual(["title", ...wanted].sort());
});
