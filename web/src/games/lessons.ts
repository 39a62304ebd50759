import type { AnyParts, Shown } from "$/table/table.svelte";

/** What is explained when. Its cards are messages `web-learn-<game>-<key>-<number>`; each names a place that is shown, or none. */
export interface Step {
  key: string;
  cards: readonly string[];
  when: (round: number, kind: string, parts: AnyParts) => boolean;
}

/** A guided first game. With its seed everything that is explained can be done in the first rounds; with the last step it ends. */
export interface Lesson {
  seed: string;
  steps: readonly Step[];
}

/** `dice/lesson.ts` is the guided game of the game `dice`. Not every game has one. */
const FOUND = import.meta.glob<{ LESSON: Lesson }>("./*/lesson.ts");
const file = (game: string) => `./${game}/lesson.ts`;
/** Games that have one. */
export const TAUGHT = Object.keys(FOUND).flatMap((path) => path.split("/")[1] ?? []);

export function isTaught(game: string): boolean {
  return file(game) in FOUND;
}

export async function lesson(game: string): Promise<Lesson | null> {
  const found = FOUND[file(game)];
  return found ? (await found()).LESSON : null;
}

/** Whether a step's moment is now; nothing while nobody is asked. */
export function isNow(table: Shown, step: Step): boolean | null {
  const kind = table.mayAnswer ? table.question?.kind : undefined;
  return kind === undefined ? null : step.when(Number(table.parts.round ?? 0), kind, table.parts);
}

/** The step that is due: the first one whose moment has come and that was not shown yet. */
export function due(table: Shown, steps: readonly Step[], shown: ReadonlySet<string>): Step | null {
  return steps.find((step) => !shown.has(step.key) && isNow(table, step)) ?? null;
}
