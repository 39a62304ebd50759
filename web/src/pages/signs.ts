/** Signs of pages that are not called like one. */
const SIGNS: Readonly<Record<string, string>> = {
  apprentices: "f-apprentice",
  bets: "i-seal",
  bishop: "g-mitre",
  color: "i-brush",
  colors: "i-brush",
  demand: "i-demand",
  end: "i-trophy",
  exchange: "i-swap",
  favor: "m-favors",
  favorite: "g-mitre",
  final: "i-laurel",
  fresco: "i-tile",
  game: "i-book",
  leonardo: "e-leonardo",
  mixing: "i-workshop",
  modules: "m-module",
  odds: "i-chart",
  order: "i-clock",
  paints: "i-brush",
  peers: "s-peer",
  piles: "m-cards",
  portraits: "m-portraits",
  rotation: "i-rotate",
  score: "i-chart",
  secret: "i-eyeoff",
  self: "i-person",
  sums: "i-plus",
  thalers: "i-thaler",
  tiles: "i-tile",
  turn: "i-hand",
  wedding: "i-heart",
};

/** The sign of a page of the rules, by its key: `module-bells`, `fresco-market`, `cards-end`. There is one for every page, `is` says whether it is drawn. */
export function pageSign(key: string, is = (id: string) => document.getElementById(id) !== null): string {
  const name = key.slice(key.indexOf("-") + 1);
  if (key.startsWith("module-")) return is(`m-${name}`) ? `m-${name}` : "m-module";
  return SIGNS[name] ?? ["i", "s", "m"].map((sort) => `${sort}-${name}`).find(is) ?? "i-book";
}
