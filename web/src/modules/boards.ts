import type { Component } from "svelte";

/** Boards of modules by their names: `bells.svelte` is the board of the module `bells`. Those not in play are never loaded. */
const FOUND = import.meta.glob<{ default: Component<{ name: string }> }>("./[a-z]*.svelte");

export function board(name: string): (() => Promise<{ default: Component<{ name: string }> }>) | undefined {
  return /^[a-z_]+$/.test(name) ? FOUND[`./${name}.svelte`] : undefined;
}

/** The icon of a module in the sprite; one that has none gets a plain one. */
export function icon(name: string): string {
  return document.getElementById(`m-${name}`) ? `m-${name}` : "m-module";
}
