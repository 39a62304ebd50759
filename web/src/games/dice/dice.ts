import type { DiceField, DiceParts, SpokenOption } from "$/protocol";
import type { Shown } from "$/table/table.svelte";
import { language } from "$/words/words.svelte";

export function view(table: Shown): DiceParts {
  return table.parts as unknown as DiceParts;
}

export interface Portrait {
  id: string;
  sex: string;
  points: number;
}
interface Components {
  dice?: { pip_die?: { colour: string }[] };
  fresco?: { section?: { sum: number }[] };
  portraits?: { field?: { low: number; high: number }[]; portrait?: Portrait[] };
}

function components(table: Shown): Components {
  return table.components as Components;
}

/** Colors of the pip dice. */
export function colors(table: Shown): string[] {
  return (components(table).dice?.pip_die ?? []).map((die) => die.colour);
}

export function sections(table: Shown): number[] {
  const listed = components(table).fresco?.section?.map((one) => one.sum) ?? Object.keys(view(table).stacks).map(Number);
  return listed.toSorted((one, other) => one - other);
}

export interface Bay {
  place: string;
  name: string;
  low: number;
  high: number;
  section: boolean;
}

/** What stands beside the bishop's path, by sums: sections and spaces for portraits. */
export function bays(table: Shown): Bay[] {
  const fields = (components(table).portraits?.field ?? []).map(({ low, high }) => ({ low, high, name: low === high ? `${low}` : `${low}-${high}` }));
  return [
    ...sections(table).map((sum) => ({ place: `section:${sum}`, name: `${sum}`, low: sum, high: sum, section: true })),
    ...fields.map((one) => ({ ...one, place: `field:${one.name}`, section: false })),
  ].toSorted((one, other) => one.low - other.low);
}

export function field(table: Shown, name: string): DiceField {
  return (table.parts[`fields/${name}`] ?? { open: null, facedown: 0 }) as DiceField;
}

export function portrait(table: Shown, id: string): Portrait {
  return components(table).portraits?.portrait?.find((one) => one.id === id) ?? { id, sex: id.split("-")[0] ?? "", points: Number(id.split("-")[1] ?? 0) };
}

/** The chance of what an option is for, or of a place, if it is told. */
export function chance(option: SpokenOption, about = ""): string {
  const found = option.gives?.odds?.find((one) => about === "" || one.at === about);
  return found ? (found.percent / 100).toLocaleString(language(), { style: "percent" }) : "";
}

/** How many color dice lie with a die: one doubles it, two make it fourfold. */
export function colorDice(times: number): number {
  return Math.round(Math.log2(Math.max(1, times)));
}

export const BET_ICONS: Readonly<Record<string, string>> = { marked: "g-mitre", other: "i-tile", portrait: "m-portraits" };
