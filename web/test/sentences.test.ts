import { expect, test } from "vitest";
import type { Span } from "$/protocol";
import { headed } from "$/words/sentences";

const said = (...texts: (string | Span)[]): Span[] => texts.map((text) => (typeof text === "string" ? { text } : text));
const split = (...texts: (string | Span)[]) => headed(said(...texts)).map((spans) => spans.map(({ text }) => text).join(""));

test("what is asked is the heading, what is said about it stands below", () => {
  expect(split("When do you get up? Early: first to act. Bad for the mood.")).toEqual(["When do you get up?", "Early: first to act. Bad for the mood."]);
  expect(split("Wann stehst du auf?")).toEqual(["Wann stehst du auf?", ""]);
});

test("without a question it is the first sentence", () => {
  expect(split("Choose a booth. Then its tiles are gone. 2 left.")).toEqual(["Choose a booth.", "Then its tiles are gone. 2 left."]);
});

test("what comes before the question belongs to it, also things of the table", () => {
  const thirteen: Span = { text: "13", sort: "fresco", id: "13" };
  expect(split("First throw. You aim at ", thirteen, ". Which die do you set aside?")).toEqual(["First throw. You aim at 13. Which die do you set aside?", ""]);
  expect(split("You aim at ", thirteen, ". Do you bet? It costs nothing at ", thirteen, ".")).toEqual(["You aim at 13. Do you bet?", "It costs nothing at 13."]);
});

test("nothing is lost", () => {
  for (const words of ["A? B.", "A. B. C", "", "A ? B", "3.5 points"]) expect(split(words).filter(Boolean).join(" ")).toBe(words);
});
