import type { Component, Snippet } from "svelte";

export type Face = Component<{ menu?: Snippet; side?: Snippet }>;

/** How a game looks: `fresco/Face.svelte` is the face of the game `fresco`. A game without one is shown plainly. */
const FOUND = import.meta.glob<{ default: Face }>("./*/Face.svelte");

export async function face(game: string): Promise<Face> {
  const found = /^[a-z_]+$/.test(game) ? FOUND[`./${game}/Face.svelte`] : undefined;
  return (await (found ?? (() => import("$/games/Plain.svelte")))()).default;
}
