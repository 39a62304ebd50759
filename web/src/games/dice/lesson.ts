import type { Lesson } from "$/games/lessons";

/** With this seed you begin, and throw before the others do. */
export const LESSON: Lesson = {
  seed: "dice at the cathedral",
  steps: [
    { key: "bishop", cards: ["", "field:14-15", "section:13"], when: (round, kind) => round === 1 && kind === "bishop" },
    { key: "keep", cards: ["", "", ""], when: (_, kind, parts) => kind === "keep" && parts.throws === 1 },
    { key: "again", cards: [""], when: (_, kind, parts) => kind === "keep" && parts.throws !== 1 },
    { key: "favour", cards: [""], when: (_, kind) => kind === "favour" },
    { key: "bet", cards: ["", "bet:portrait"], when: (_, kind) => kind === "bet" },
    { key: "second", cards: ["", ""], when: (round, kind) => round >= 2 && kind === "bishop" },
    { key: "done", cards: [""], when: (round, kind) => round >= 2 && kind === "keep" },
  ],
};
