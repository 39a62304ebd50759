import type { Span } from "$/protocol";

/** How much of something one keeps, read from the words about it: "3 lucky pennies", "maps: 7f (D3, E3), 7g (C2, C3)". */
export function amount(spans: readonly Span[]): number {
  const words = spans.map((span) => (span.sort === undefined ? span.text : "x")).join("");
  const [, leading] = /^(\d+)\s/u.exec(words) ?? [];
  if (leading !== undefined) return Number(leading);
  const list = words.replace(/\([^)]*\)/gu, "").replace(/^[^:]*:/u, "");
  return list.split(",").reduce((sum, one) => sum + Number(/(\d+)\s*×/u.exec(one)?.[1] ?? 1), 0);
}
