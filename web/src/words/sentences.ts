import type { Span } from "$/protocol";

/** What ends a sentence, and the space behind it. */
const END = /[.?!]["”»]?\s+/gu;

/**
 * A question as a heading, and what is said beside it: the heading ends with the first sentence that asks something, or with the first one.
 * "When do you get up? Early: first to act …", "You aim at 13. Which die do you set aside?"
 */
export function headed(spans: readonly Span[]): [Span[], Span[]] {
  const ends = spans.flatMap(({ sort, text }, index) =>
    sort === undefined ? [...text.matchAll(END)].map((found) => ({ index, at: found.index + found[0].length, asks: found[0].startsWith("?") })) : [],
  );
  const asks = ends.find((end) => end.asks);
  const end = asks ?? (spans.some(({ text }) => text.includes("?")) ? undefined : ends[0]);
  const last = end && spans[end.index];
  if (!end || !last) return [[...spans], []];
  const [before, after] = [last.text.slice(0, end.at).trimEnd(), last.text.slice(end.at)];
  const rest = [...(after ? [{ ...last, text: after }] : []), ...spans.slice(end.index + 1)];
  return rest.length > 0 ? [[...spans.slice(0, end.index), { ...last, text: before }], rest] : [[...spans], []];
}
