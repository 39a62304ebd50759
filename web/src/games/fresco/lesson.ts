import type { Lesson } from "$/games/lessons";

export const LESSON: Lesson = {
  seed: "a first day at the cathedral",
  steps: [
    { key: "wake", cards: ["", "", "time:8"], when: (round, kind) => round === 1 && kind === "wake_time" },
    { key: "plan", cards: ["column:market", "column:cathedral", "column:fifth", ""], when: (round, kind) => round === 1 && kind === "plan" },
    { key: "market", cards: ["booth:I", ""], when: (_, kind) => kind === "market" },
    { key: "cathedral", cards: ["", "segment:C3", ""], when: (_, kind) => kind === "cathedral" },
    { key: "blend", cards: ["paint:green", ""], when: (_, kind) => kind === "blend" },
    { key: "landing", cards: [""], when: (_, kind) => kind === "landing" },
    { key: "second", cards: ["", ""], when: (round, kind) => round >= 2 && kind === "wake_time" },
    { key: "done", cards: [""], when: (round, kind) => round >= 2 && kind === "plan" },
  ],
};
