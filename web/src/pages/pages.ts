import type { Component } from "svelte";

export type Page = Component<{ rest: string[] }>;

/** Pages by the first word of the address; each is loaded when it is gone to. */
const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  "": () => import("$/pages/Lobby.svelte"),
  claim: () => import("$/pages/Claim.svelte"),
  table: () => import("$/pages/Table.svelte"),
  replay: () => import("$/pages/Replay.svelte"),
  rules: () => import("$/pages/Rules.svelte"),
  learn: () => import("$/pages/Learn.svelte"),
};

/** The words of an address: `/table/abc` is `table`, `abc`. */
export function words(address: string): string[] {
  return address.split("/").filter(Boolean);
}

/** Pages of one table, which has to be named. */
const OF_TABLES = ["table", "replay"];

export async function page(address: string): Promise<Page> {
  const [first = "", table] = words(address);
  const found = (table || !OF_TABLES.includes(first) ? PAGES[first] : undefined) ?? PAGES[""]!;
  return (await found()).default;
}
