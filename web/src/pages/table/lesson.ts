import type { Shown } from "$/table/table.svelte";

/** What is explained when. Its cards are messages `web-learn-<key>-<number>`; each names a place that is shown, or none. */
export interface Step {
  key: string;
  cards: readonly string[];
  when: (round: number, kind: string) => boolean;
}

export const STEPS: readonly Step[] = [
  { key: "wake", cards: ["", "", "time:8"], when: (round, kind) => round === 1 && kind === "wake_time" },
  { key: "plan", cards: ["column:market", "column:cathedral", "column:fifth", ""], when: (round, kind) => round === 1 && kind === "plan" },
  { key: "market", cards: ["booth:I", ""], when: (_, kind) => kind === "market" },
  { key: "cathedral", cards: ["", "segment:C3", ""], when: (_, kind) => kind === "cathedral" },
  { key: "blend", cards: ["paint:green", ""], when: (_, kind) => kind === "blend" },
  { key: "landing", cards: [""], when: (_, kind) => kind === "landing" },
  { key: "second", cards: ["", ""], when: (round, kind) => round >= 2 && kind === "wake_time" },
  { key: "done", cards: [""], when: (round, kind) => round >= 2 && kind === "plan" },
];

/** Whether a step's moment is now; nothing while nobody is asked. */
export function isNow(table: Shown, step: Step): boolean | null {
  const kind = table.mayAnswer ? table.question?.kind : undefined;
  return kind === undefined ? null : step.when(Number(table.parts.round ?? 0), kind);
}

/** The step that is due: the first one whose moment has come and that was not shown yet. */
export function due(table: Shown, shown: ReadonlySet<string>): Step | null {
  return STEPS.find((step) => !shown.has(step.key) && isNow(table, step)) ?? null;
}
