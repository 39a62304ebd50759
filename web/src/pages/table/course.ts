import type { Story } from "$/protocol";

/** How the winner came to the front for good: `round` is the one in which it happened, nothing if it was after the last one; `before`: who led until then. */
export interface Course {
  winner: number;
  before: number | null;
  until: number;
  round: number | null;
}

/** Nothing where several have won, or nobody. */
export function course({ rounds, winners = [] }: Story): Course | null {
  const winner = winners[0];
  if (winner === undefined || winners.length > 1 || rounds.length < 2) return null;
  const others = rounds.map(({ scores }) => ahead(scores, winner));
  const last = others.findLastIndex((seat) => seat !== null);
  return { winner, before: others[last] ?? null, until: rounds[last]?.round ?? 0, round: rounds[last + 1]?.round ?? null };
}

/** The first of those who have at least as many points as the winner. */
function ahead(scores: readonly number[], winner: number): number | null {
  const own = scores[winner] ?? 0;
  const best = Math.max(...scores.filter((_, seat) => seat !== winner));
  return best < own ? null : scores.findIndex((score, seat) => seat !== winner && score === best);
}
