import { expect, test } from "vitest";
import { amount } from "../src/games/fresco/goods";
import { DRAWS, boardOf } from "../src/modules/boards";

const BOARDS = import.meta.glob<string>("../src/modules/*.svelte", { eager: true, query: "?raw", import: "default" });
const said = (...parts: string[]) => parts.map((text) => (text.startsWith("*") ? { text: text.slice(1), sort: "thing", id: text } : { text }));

test("how much one keeps is read from the words about it", () => {
  expect(amount(said("3 lucky pennies"))).toBe(3);
  expect(amount(said("0 Blattgold"))).toBe(0);
  expect(amount(said("maps: ", "*7f", " (", "*D3", ", ", "*E3", "), ", "*7g", " (", "*C2", ")"))).toBe(2);
  expect(amount(said("deine Siegel: 2× ", "*keine", ", ", "*Grün, Orange und Lila"))).toBe(3);
  expect(amount(said("cartes Souhait\u00a0: ", "*Troubadour", ", Couleur gratuite (", "*bleu", ")"))).toBe(2);
  expect(amount(said("paid in full: ", "*8-5-5a", " (5 bells)"))).toBe(1);
});

test("a board draws the places that are said to lie on it", () => {
  for (const [module, places] of Object.entries(DRAWS)) {
    const board = BOARDS[`../src/modules/${module}.svelte`];
    for (const place of places) expect(board, `${module} ${place}`).toContain(`at="${place.split(":")[0]}:`);
  }
  expect(boardOf("guild:basic")).toBe("guild");
  expect(boardOf("paint:pink")).toBe("special_blends");
  expect(boardOf("paint:green")).toBeUndefined();
});
