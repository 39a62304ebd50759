import type { Span } from "$/protocol";
import type { Shown } from "$/table/table.svelte";

/** What is said about a thing that cannot be done now, beside that thing. */
export const bubble = $state<{ spans: Span[] | null; x: number; y: number; above: boolean }>({ spans: null, x: 0, y: 0, above: true });

export async function ask(table: Shown, attempt: string, beside: HTMLElement): Promise<void> {
  const why = await table.why(attempt);
  if (!why) return;
  const place = beside.getBoundingClientRect();
  bubble.above = place.top > 140;
  bubble.x = Math.min(Math.max(place.left + place.width / 2, 130), innerWidth - 130);
  bubble.y = bubble.above ? place.top - 6 : place.bottom + 6;
  bubble.spans = why;
}

export function hush(): void {
  bubble.spans = null;
}
