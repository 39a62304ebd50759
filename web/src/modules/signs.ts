/** Symbols for the marks that modules put on places of the table. A module without one shows its sign in letters. */
export const SIGNS: Readonly<Record<string, string>> = {
  glaziers: "i-window",
  leaf_gold: "o-goldleaf",
  scrolls: "m-scrolls",
  medico: "o-mask",
  pews: "o-beam",
  dome: "m-dome",
};
