import type { CardsParts, CardsPile } from "$/protocol";
import { paints } from "$/art/paints";
import type { Shown } from "$/table/table.svelte";
import { named, t } from "$/words/words.svelte";

export function view(table: Shown): CardsParts {
  return table.parts as unknown as CardsParts;
}

interface Components {
  cards?: { halves?: { colour: string; left: string; right: string }[] };
  fresco?: { card?: { id: string; values: number[] }[] };
}

function components(table: Shown): Components {
  return table.components as Components;
}

export const MARKET = "market";

/** What is seen on a card: `round-G-M/W` is green, from the pile with the round window. `+`: a mixing card, `*`: a bishop. */
export interface Card {
  name: string;
  back: string;
  color: string;
  /** Symbols as printed: "MM" are two, "M/W" is one of either kind. */
  symbols: string[];
  mixing: boolean;
  bishop: boolean;
}

export function card(name: string): Card {
  const parts = name.split("-");
  const signs = parts.at(-1) ?? "";
  // several cards that differ in their symbols are called by the rest: "Y+"
  const [color = "", symbols = ""] = parts.length > 1 ? [parts.at(-2), signs] : [name.charAt(0)];
  return {
    name,
    back: parts.length > 2 ? (parts[0] ?? MARKET) : MARKET,
    color,
    symbols: [...symbols.replace(/[+*]/g, "")],
    mixing: signs.includes("+"),
    bishop: signs.includes("*"),
  };
}

/** A card in words. */
export function spoken(one: Card): string {
  const draws = (sign: string, key: string) => {
    const count = one.symbols.filter((symbol) => symbol === sign).length;
    return count > 0 ? [t(key, { count })] : [];
  };
  return [
    named("paint", paints(one.color)[0] ?? ""),
    ...(one.back === MARKET ? [] : [t("web-cards-back", { back: one.back })]),
    ...(one.symbols.includes("/") ? [t("web-cards-symbols-either")] : [...draws("M", "web-cards-symbols-market"), ...draws("W", "web-cards-symbols-workshop")]),
    ...(one.mixing ? [t("web-cards-mixing")] : []),
    ...(one.bishop ? [t("web-cards-bishop")] : []),
  ].join(", ");
}

/** Half paints at the edges of a mixing card, as letters. */
export function halves(table: Shown, color: string): { left: string; right: string } | null {
  return components(table).cards?.halves?.find((one) => one.colour === color) ?? null;
}

/** Two mixing cards, laid so that their halves become one paint; nothing if they do not fit. */
export function blended(table: Shown, one: Card, other: Card): { left: Card; right: Card; paint: string } | null {
  for (const [left, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const paint = halves(table, left.color)?.right;
    if (paint && paint === halves(table, right.color)?.left) return { left, right, paint };
  }
  return null;
}

/** The four values of a fresco card, the lowest first. */
export function values(table: Shown, id: string): number[] {
  return components(table).fresco?.card?.find((one) => one.id === id)?.values ?? [];
}

export const PILES = [MARKET, "round", "pointed", "rose"] as const;
export const BACK_ICONS: Readonly<Record<string, string>> = { market: "i-market", round: "w-round", pointed: "w-point", rose: "w-rose" };

export function pile(table: Shown, name: string): CardsPile {
  return (table.parts[`piles/${name}`] ?? { cards: 0, discarded: 0, top: null }) as CardsPile;
}

/** Equal things together, in the order in which they came. */
export function counted(names: readonly string[]): { name: string; count: number }[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }));
}

/** A piece of the ceiling for each fresco card of the pack. */
export function piece(table: Shown, id: string): { x: number; y: number } {
  const index = components(table).fresco?.card?.findIndex((one) => one.id === id) ?? 0;
  const at = (Math.max(index, 0) * 7 + 3) % 25;
  return { x: at % 5, y: Math.floor(at / 5) };
}

export const TILE_ICONS: Readonly<Record<string, string>> = { rotation: "i-rotate", exchange: "i-exres", demand: "i-demand" };
