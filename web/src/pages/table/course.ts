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

/** What this one got more points from than everybody else, with the greatest lead; `source` is its number. */
export function best({ sources = [] }: Story, seat: number): { source: number; points: number } | null {
  const found = sources.map(({ points }, source) => {
    const own = points[seat] ?? 0;
    return { source, points: own, lead: own - Math.max(0, ...points.map((one, other) => (other === seat ? 0 : (one ?? 0)))) };
  });
  const [first] = found.filter(({ lead }) => lead > 0).sort((a, b) => b.lead - a.lead);
  return first ? { source: first.source, points: first.points } : null;
}

/** With more points than everybody else. */
function leads(scores: readonly number[], seat: number): boolean {
  return scores.every((score, other) => other === seat || score < (scores[seat] ?? 0));
}
