import type { Table } from "$/table/table.svelte";

/** Several people share this device. */
export function shared(table: Table): boolean {
  return table.held.length > 1;
}

/** The curtain is drawn: who looks now is nobody of them. */
export function drawn(table: Table): boolean {
  return shared(table) && table.seat === null && !table.over;
}

/** Draws the curtain when whoever looks has nothing more to decide while another one at this device has. */
export function draw(table: Table): void {
  if (!shared(table) || table.seat === null || table.curtain || table.over) return;
  const others = table.held.some((seat) => seat !== table.seat && table.waiting.includes(seat));
  if (others && !table.waiting.includes(table.seat)) table.look(null);
}
