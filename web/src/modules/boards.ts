import type { Component } from "svelte";

/** Boards of modules by their names: `bells.svelte` is the board of the module `bells`. Those not in play are never loaded. */
const FOUND = import.meta.glob<{ default: Component<{ name: string }> }>("./[a-z]*.svelte");

export function board(name: string): (() => Promise<{ default: Component<{ name: string }> }>) | undefined {
  return /^[a-z_]+$/.test(name) ? FOUND[`./${name}.svelte`] : undefined;
}

/** Icons of modules in the sprite; one that has none gets a plain tile. */
export const ICONS: Readonly<Record<string, string>> = {
  portraits: "m-portraits",
  requests: "m-requests",
  special_blends: "m-blends",
  wishing_well: "m-well",
  leaf_gold: "m-gold",
  glaziers: "m-glaziers",
  scrolls: "m-scrolls",
  bells: "m-bells",
  wall_fresco: "m-wall",
  medico: "m-medico",
  favors: "m-favors",
  ladies: "m-ladies",
  catacombs: "m-catacombs",
  pews: "m-pews",
  dome: "m-dome",
  black_market: "m-black",
  guild: "m-guild",
};
