import type { Lesson } from "$/games/lessons";

/** With this seed you begin, and can restore a card at once, with a choice of how to pay. */
export const LESSON: Lesson = {
  seed: "a good hand 3",
  steps: [
    { key: "turn", cards: ["", "cards-pile:market", "", "fresco-card:YRG"], when: (round, kind) => round === 1 && kind === "turn" },
    { key: "pay", cards: ["", ""], when: (_, kind) => kind === "pay" },
    { key: "take", cards: ["", ""], when: (_, kind) => kind === "take" },
    { key: "more", cards: [""], when: (_, kind) => kind === "more" },
    { key: "exchange", cards: ["", "cards-pile:round", ""], when: (round, kind) => round >= 2 && kind === "turn" },
    { key: "lay", cards: [""], when: (_, kind) => kind === "lay" },
    { key: "draw", cards: ["cards-pile:round"], when: (_, kind) => kind === "draw" },
    { key: "discard", cards: [""], when: (_, kind) => kind === "discard" },
    { key: "done", cards: [""], when: (round, kind) => round >= 5 && kind === "turn" },
  ],
};
