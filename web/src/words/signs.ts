import type { Component } from "svelte";

/** Signs beside words of the house, by the sort of thing they stand for. The face of a game puts its own in. */
export const SIGNS = new Map<string, Component<{ sort: string; id: string }>>();
