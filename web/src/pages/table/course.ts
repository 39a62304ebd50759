import type { Story } from "$/protocol";

/** How the winner came to the front for good: `round` is the one in which it happened, nothing if it was after the last one. */
export interface Course {
  winner: number;
  round: number | null;
}

/** Nothing where several have won, or nobody, or where points did not decide it. */
export function course({ rounds, scores, winners = [] }: Story): Course | null {
  const winner = winners[0];
  if (winner === undefined || winners.length > 1 || rounds.length < 2 || !leads(scores, winner)) return null;
  const last = rounds.findLastIndex((round) => !leads(round.scores, winner));
  return { winner, round: rounds[last + 1]?.round ?? null };
}

/** With more points than everybody else. */
function leads(scores: readonly number[], seat: number): boolean {
  return scores.every((score, other) => other === seat || score < (scores[seat] ?? 0));
}
