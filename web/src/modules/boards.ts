import type { Component } from "svelte";

/** Boards of modules by their names: `bells.svelte` is the board of the module `bells`. Those not in play are never loaded. */
const FOUND = import.meta.glob<{ default: Component<{ name: string }> }>("./[a-z]*.svelte");

export function board(name: string): (() => Promise<{ default: Component<{ name: string }> }>) | undefined {
  return /^[a-z_]+$/.test(name) ? FOUND[`./${name}.svelte`] : undefined;
}

/** Places that a board draws and nobody else does: sorts, or single ones. Options point at them. */
export const DRAWS: Readonly<Record<string, readonly string[]>> = {
  bells: ["certificate"],
  catacombs: ["map", "treasure"],
  glaziers: ["bench", "glass"],
  guild: ["guild"],
  ladies: ["lady"],
  medico: ["bottle"],
  pews: ["pew"],
  portraits: ["portrait"],
  requests: ["request", "seals"],
  scrolls: ["scroll"],
  special_blends: ["paint:pink", "paint:brown"],
  wall_fresco: ["section"],
  wishing_well: ["wish"],
};

/** The module on whose board a place lies; none if it lies elsewhere. */
export function boardOf(place: string): string | undefined {
  const sort = place.slice(0, place.indexOf(":"));
  return Object.keys(DRAWS).find((name) => DRAWS[name]?.some((one) => one === place || one === sort));
}

/** The icon of a module in the sprite; one that has none gets a plain one. */
export function icon(name: string): string {
  return document.getElementById(`m-${name}`) ? `m-${name}` : "m-module";
}
