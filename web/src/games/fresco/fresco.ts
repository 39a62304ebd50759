import type { FrescoParts } from "$/protocol";
import type { Shown } from "$/table/table.svelte";

export const COLUMNS = ["market", "cathedral", "studio", "workshop", "fifth"] as const;
export const PHASES = ["wake", "plan", ...COLUMNS, "prepare"] as const;
const ICONS: Readonly<Record<string, string>> = { fifth: "i-theater", scoring: "i-laurel", over: "i-laurel" };

/** The icon of a column or phase. */
export function icon(name: string): string {
  return ICONS[name] ?? `i-${name}`;
}

export function view(table: Shown): FrescoParts {
  return table.parts as unknown as FrescoParts;
}

export interface FrescoTile {
  id: string;
  value: number;
  paints: string;
}
interface Components {
  board?: { hostel?: { time: number; mood: number; price: number }[]; mood?: { above: number; below: number; plus: number; minus: number } };
  [file: string]: unknown;
}

export function components(table: Shown): Components {
  return table.components as Components;
}

/** What a pack lists under this name and has all of these: modules bring tiles of their own. */
function listed(table: Shown, id: string, first: string, needs: readonly string[]): Record<string, unknown> | undefined {
  const files = [table.components[first], ...Object.values(table.components)];
  for (const file of files) {
    for (const list of Object.values((file ?? {}) as Record<string, unknown>)) {
      const found = Array.isArray(list) ? (list as Record<string, unknown>[]).find((one) => one.id === id && needs.every((name) => name in one)) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

export function tile(table: Shown, id: string): FrescoTile {
  return (listed(table, id, "fresco", ["value", "paints"]) ?? { id, value: 0, paints: "" }) as unknown as FrescoTile;
}

/** Letters of the paints on a market tile. */
export function wares(table: Shown, id: string): string {
  return String(listed(table, id, "market", ["paints"])?.paints ?? id.replace(/\W.*/, ""));
}

/** The number of a space of the score track; starting spaces are before it. */
export function space(at: number | string): number {
  return typeof at === "number" ? at : Number(String(at).slice(1)) - 5;
}

/** Segments by rows: columns are A to E, rows 1 to 5. */
export const SEGMENTS: readonly string[] = [1, 2, 3, 4, 5].flatMap((row) => [..."ABCDE"].map((column) => `${column}${row}`));

export function grid(segment: string): { x: number; y: number } {
  return { x: "ABCDE".indexOf(segment[0] ?? "A"), y: Number(segment.slice(1)) - 1 };
}
