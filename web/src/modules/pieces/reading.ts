import type { SpokenOption } from "$/protocol";
import type { Shown } from "$/table/table.svelte";
import { t } from "$/words/words.svelte";

/** The part of a module in the view; empty while there is none, as behind a curtain. */
export function part<T extends object>(table: Shown, module: string): Partial<T> {
  return (table.modules[module] ?? {}) as Partial<T>;
}

/** What the pack says about a module. */
export function box<T extends object>(table: Shown, module: string): Partial<T> {
  return (table.components[module] ?? {}) as Partial<T>;
}

/** Options one may choose now. */
export function options(table: Shown): readonly SpokenOption[] {
  return table.mayAnswer ? (table.question?.options ?? []) : [];
}

/** Whether an option points at the place. */
export function meant(table: Shown, place: string): boolean {
  return options(table).some((option) => option.at.includes(place));
}

export function nameOf(table: Shown, seat: number): string {
  return table.seats[seat]?.name || t(`emblem-${seat}`);
}

/** Things and how many of each, those that are there. */
export function counts(of: Readonly<Record<string, number>> | undefined): [string, number][] {
  return Object.entries(of ?? {}).filter(([, count]) => count > 0);
}

export function sum(of: Readonly<Record<string, number>> | undefined): number {
  return Object.values(of ?? {}).reduce((total, count) => total + count, 0);
}
