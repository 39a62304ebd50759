import type { Component } from "svelte";

/** What was painted in a game, behind its end: `fresco/Picture.svelte` for the game `fresco`. Not every game has one. */
const FOUND = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

export async function picture(game: string): Promise<Component | null> {
  return (await FOUND[`./${game}/Picture.svelte`]?.())?.default ?? null;
}
