import type { SpokenOption, SpokenQuestion } from "$/protocol";

/**
 * How a question is answered by touching places. An option points at places (`at`), the one it is mainly about first.
 * Touching places narrows the options down; no rule is known here.
 */

/** Places of a list, as panes for a window, come in any order; of two roles, as a segment and the bishop's step, the first is meant first. */
function isSet(option: SpokenOption): boolean {
  return Object.values(option.args).some((value) => Array.isArray(value) && value.length > 1);
}

function has(option: SpokenOption, places: readonly string[]): boolean {
  const left = [...option.at];
  return places.every((place) => {
    const index = left.indexOf(place);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Options that fit what was touched. */
export function fitting(options: readonly SpokenOption[], picked: readonly string[]): SpokenOption[] {
  if (picked.length === 0) return [...options];
  const some = options.filter((option) => has(option, picked));
  const led = some.filter((option) => isSet(option) || option.at[0] === picked[0]);
  return led.length > 0 ? led : some;
}

function sort(place: string): string {
  return place.slice(0, place.indexOf(":"));
}

/** What can be touched next, and the options it would leave. */
export function reachable(options: readonly SpokenOption[], picked: readonly string[]): Map<string, SpokenOption[]> {
  const found = new Map<string, SpokenOption[]>();
  for (const option of fitting(options, picked)) {
    const left = [...option.at];
    for (const place of picked) left.splice(left.indexOf(place), 1);
    const first = option.at[0] ?? "";
    for (const place of new Set(left)) {
      const later = picked.length === 0 && place !== first && sort(place) === sort(first) && !isSet(option);
      if (!later) found.set(place, [...(found.get(place) ?? []), option]);
    }
  }
  return found;
}

/** The option that is meant by exactly these places; nothing if several are. */
export function meant(options: readonly SpokenOption[], picked: readonly string[]): SpokenOption | null {
  if (picked.length === 0) return null;
  const fits = fitting(options, picked);
  const exact = fits.filter((option) => option.at.length === picked.length);
  if (exact.length === 1) return exact[0] ?? null;
  return exact.length === 0 && fits.length === 1 ? (fits[0] ?? null) : null;
}

/** Names of arguments that are numbers to be set one by one, as apprentices on the columns of a plan. */
export function countable(options: readonly SpokenOption[], typed: readonly string[]): string[] {
  if (typed.length < 2) return [];
  const counted = options.filter((option) => typed.every((name) => typeof option.args[name] === "number"));
  return counted.length > 1 && counted.every((option) => option.at.length === 0) ? [...typed] : [];
}

export type Counts = Readonly<Record<string, number>>;

function count(option: SpokenOption, name: string): number {
  return Number(option.args[name] ?? 0);
}

/** Options that count; others, such as taking the plan back, are chosen as they are. */
export function counting(options: readonly SpokenOption[], names: readonly string[]): SpokenOption[] {
  return options.filter((option) => names.every((name) => typeof option.args[name] === "number"));
}

export function mayGrow(options: readonly SpokenOption[], names: readonly string[], counts: Counts, name: string): boolean {
  return mayReach(options, names, { ...counts, [name]: (counts[name] ?? 0) + 1 });
}

/** Whether some option has at least these numbers. */
export function mayReach(options: readonly SpokenOption[], names: readonly string[], counts: Counts): boolean {
  return counting(options, names).some((option) => names.every((one) => count(option, one) >= (counts[one] ?? 0)));
}

/** As much of these numbers as some option has. */
export function within(options: readonly SpokenOption[], names: readonly string[], counts: Counts): Counts {
  let kept: Counts = {};
  for (const name of names)
    for (let more = counts[name] ?? 0; more > 0 && mayGrow(options, names, kept, name); more--) kept = { ...kept, [name]: (kept[name] ?? 0) + 1 };
  return kept;
}

export function counted(options: readonly SpokenOption[], names: readonly string[], counts: Counts): SpokenOption | null {
  return counting(options, names).find((option) => names.every((name) => count(option, name) === (counts[name] ?? 0))) ?? null;
}

/** How many are still to be sent before some option fits; nothing is left where it fits already. */
export function remaining(options: readonly SpokenOption[], names: readonly string[], counts: Counts): number {
  const above = counting(options, names).filter((option) => names.every((name) => count(option, name) >= (counts[name] ?? 0)));
  const sum = (option: SpokenOption) => names.reduce((total, name) => total + count(option, name) - (counts[name] ?? 0), 0);
  return above.length ? Math.min(...above.map(sum)) : 0;
}

/** Those worth looking at first, as the house has ordered them. */
export function inOrder(question: SpokenQuestion, options: readonly SpokenOption[]): SpokenOption[] {
  const first = question.first.flatMap((index) => question.options[index] ?? []).filter((option) => options.includes(option));
  return [...first, ...options.filter((option) => !first.includes(option))];
}

/** Points an option brings, as far as they are known. */
export function worth(option: SpokenOption): number {
  return (option.gives?.total ?? 0) + (option.gives?.foreseen ?? 0);
}

/** The most points that one of the options would bring. */
export function best(options: readonly SpokenOption[]): number {
  return Math.max(0, ...options.map(worth));
}
