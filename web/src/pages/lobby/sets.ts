import type { ModuleOffer } from "$/protocol";
import { knows, t } from "$/words/words.svelte";

/** Suggested sets, by the names of modules; their words are `web-lobby-set-…`. `all` and `some` are made of what there is. */
const SETS: readonly (readonly [string, readonly string[]])[] = [
  ["first", []],
  ["family", ["portraits", "glaziers"]],
  ["expert", ["portraits", "requests", "special_blends", "leaf_gold", "glaziers", "scrolls", "bells", "wall_fresco"]],
];

export interface Suggested {
  key: string;
  modules: number[];
}

/** Those of a game's modules; sets of modules that it does not have are left out. */
export function suggested(modules: readonly ModuleOffer[]): Suggested[] {
  const numbers = new Map(modules.map((module) => [module.key, module.number]));
  const found = SETS.filter(([, names]) => names.every((name) => numbers.has(name))).map(([key, names]) => ({
    key,
    modules: names.map((name) => numbers.get(name)!),
  }));
  return [...found, { key: "all", modules: modules.map((module) => module.number) }];
}

export function same(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((number) => right.includes(number));
}

export function drawn(modules: readonly ModuleOffer[], count = 3): number[] {
  const left = modules.map((module) => module.number);
  const found: number[] = [];
  while (left.length && found.length < count) found.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return found.sort((one, other) => one - other);
}

/** Signs of games in the sprite; one that has none gets the board's. */
const SIGNS: Readonly<Record<string, string>> = { cards: "m-cards", dice: "m-dice" };

export function sign(game: string): string {
  return SIGNS[game] ?? "i-cathedral";
}

/** A module in one line: ours, or what the house says of one that we do not know. */
export function line(module: ModuleOffer): string {
  const key = `web-lobby-line-${module.key}`;
  return knows(key) ? t(key) : module.about;
}
