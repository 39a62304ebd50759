/** Letters of paints as packs and notations write them. */
const LETTERS: Readonly<Record<string, string>> = { Y: "yellow", R: "red", B: "blue", G: "green", O: "orange", P: "purple", K: "pink", N: "brown" };

export const PAINTS: readonly string[] = Object.values(LETTERS);

/** The paints that letters stand for: "RRB" is red, red, blue. */
export function paints(letters: string): string[] {
  return [...letters].map((letter) => LETTERS[letter] ?? letter);
}
