import { icon } from "$/modules/boards";
import type { Span, SpokenMark } from "$/protocol";

/** Symbols for the marks that modules put on places of the table. A module without one shows its sign in letters. */
const SIGNS: Readonly<Record<string, string>> = {
  glaziers: "i-window",
  leaf_gold: "o-goldleaf",
  scrolls: "m-scrolls",
  medico: "o-mask",
  pews: "o-beam",
  dome: "m-dome",
};
/** What lies there is drawn as what it is. */
const THINGS: Readonly<Record<string, string>> = { statue: "o-statue", chalice: "o-chalice", writing: "o-book" };
/** Action tiles, by their names. */
const TILES: Readonly<Record<string, string>> = {
  glaziery: "m-glaziers",
  audience: "i-audience",
  wall: "m-wall_fresco",
  medico: "m-medico",
  pews: "m-pews",
  map: "i-map",
};

/** What one keeps of a module that is not told by the module's own symbol. */
const GOODS: Readonly<Record<string, (spans: readonly Span[]) => string | undefined>> = {
  wishing_well: (spans) => (/^\d/u.test(spans[0]?.text ?? "") ? "o-penny" : undefined),
  leaf_gold: () => "o-goldleaf",
  catacombs: (spans) => (spans.some((span) => span.sort === "map") ? "i-map" : "o-chalice"),
};

export function goodSymbol(module: string, spans: readonly Span[]): string {
  return GOODS[module]?.(spans) ?? icon(module);
}

export function symbol(module: string, mark: SpokenMark): string | undefined {
  return SIGNS[module] ?? mark.says.map((span) => THINGS[String(span.id ?? "").replace(/-.*/, "")]).find((one) => one !== undefined);
}

export function tileSymbol(name: string): string {
  return TILES[name] ?? "m-module";
}
