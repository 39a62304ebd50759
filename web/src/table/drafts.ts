import type { SpokenQuestion } from "$/protocol";
import { mayReach, type Counts } from "$/table/options";
import type { Table } from "$/table/table.svelte";

/** Which question of which seat was being answered, and how far. */
interface Kept {
  seat: number;
  number: number;
  kind: string;
  counts: Counts;
}

/**
 * Numbers that are being set one by one, as of a plan, survive going away, a reload and a lost line. They stay in this tab, for this very question of
 * this seat. Where several share the device nothing is kept. For an effect.
 */
export function keeper(table: Table): () => void {
  const place = `draft:${table.id}`;
  let asked: SpokenQuestion | null = null;

  function read(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(place) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }

  return () => {
    const { choice, seat, number, question } = table;
    const counts = choice.counts;
    if (!table.mayAnswer || seat === null || number === null || !question) {
      asked = null; // the line is lost, or another one looks
      return;
    }
    if (table.sheet.open !== null) return;
    if (table.held.length > 1 || choice.names.length === 0) return sessionStorage.removeItem(place);
    const now = { seat, number, kind: question.kind };
    if (asked === question || choice.begun) {
      asked = question;
      if (choice.begun) sessionStorage.setItem(place, JSON.stringify({ ...now, counts }));
      else sessionStorage.removeItem(place);
      return;
    }
    asked = question;
    const kept = read();
    const same = kept?.seat === seat && kept.number === number && kept.kind === question.kind;
    if (kept && same && mayReach(choice.options, choice.names, kept.counts)) choice.counts = kept.counts;
    else sessionStorage.removeItem(place);
  };
}

interface Laid {
  seat: number | null;
  number: number | null;
  wishes: [string, number][];
}

const laidAt = (table: Table) => `laid:${table.id}`;

/** What lies on the sheet survives a reload, too. */
export function keepLaid(table: Table): void {
  const { seat, number, sheet } = table;
  if (table.held.length > 1 || sheet.wished.length === 0) sessionStorage.removeItem(laidAt(table));
  else sessionStorage.setItem(laidAt(table), JSON.stringify({ seat, number, wishes: sheet.wished } satisfies Laid));
}

export function keptLaid(table: Table): [string, number][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(laidAt(table)) ?? "null") as Laid | null;
    return kept?.seat === table.seat && kept.number === table.number && table.held.length < 2 ? kept.wishes : [];
  } catch {
    return [];
  }
}
