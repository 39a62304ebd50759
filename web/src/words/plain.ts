import type { Span } from "$/protocol";

/** Words without their marks: for labels and for what is read out. */
export function plain(spans: readonly Span[] | undefined): string {
  return (spans ?? []).map((span) => span.text).join("");
}
