import type { Shown } from "$/table/table.svelte";
import { t } from "$/words/words.svelte";

/** What somebody is called at this table. */
export function called(table: Shown, seat: number): string {
  return table.seats[seat]?.name || t(`emblem-${seat}`);
}

/** Everybody, beginning with who begins. */
export function inOrder(players: number, start: number): number[] {
  return Array.from({ length: players }, (_, index) => (start + index) % players);
}
