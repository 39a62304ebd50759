import type { GameOffer, MadeTable, ModuleOffer, NewTable, Sit, SwitchOffer } from "$/protocol";
import { keep, settings } from "$/settings.svelte";
import { language } from "$/words/words.svelte";

/** `here` is another person at this device; for the house it is ours, too. */
export type Who = "you" | "here" | "friend" | "bot";
export interface Place {
  who: Who;
  name: string;
  bot: string;
}

export const LONGEST_NAME = 24;
export const LONGEST_SEED = 64;
const USUAL_GAME = "fresco";
const USUAL_BOT = "journeyman";
const MOST = 4;

/** A table that is not made yet. */
export class Draft {
  game = $state(USUAL_GAME);
  places = $state<Place[]>([]);
  modules = $state<number[]>([]);
  preset = $state("");
  switches = $state<Record<string, string>>({});
  clock = $state<number | null>(null);
  practice = $state(false);
  public = $state(false);
  seed = $state("");
  /** What the house says about the game; until it has, we take what was asked for on trust. */
  offer = $state.raw<GameOffer>();

  /** `asked` is `?game=…&players=…&modules=1,2&bots=…&seed=…` of an address. */
  constructor(asked: URLSearchParams) {
    this.game = asked.get("game") ?? USUAL_GAME;
    const bots = (asked.get("bots") ?? USUAL_BOT).split(",");
    const count = Math.min(MOST, Math.max(2, Number(asked.get("players")) || 3));
    this.places = Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { who: "you", name: settings.name, bot: USUAL_BOT } : { who: "bot", name: "", bot: bots[(seat - 1) % bots.length] || USUAL_BOT },
    );
    this.modules = (asked.get("modules") ?? "").split(",").map(Number).filter(Boolean);
    this.preset = asked.get("preset") ?? "";
    this.seed = asked.get("seed")?.slice(0, LONGEST_SEED) ?? "";
  }

  get counts(): number[] {
    return this.offer?.players ?? [2, 3, 4];
  }

  get edition(): string {
    return this.preset || (this.offer?.presets[0]?.key ?? "");
  }

  /** Those that this game has. */
  get chosen(): ModuleOffer[] {
    return this.offer?.modules.filter((module) => this.modules.includes(module.number)) ?? [];
  }

  /** Rules that can be set with the chosen modules. */
  get fine(): SwitchOffer[] {
    return this.offer?.switches.filter((one) => one.module == null || this.modules.includes(one.module)) ?? [];
  }

  /** A level that this game has. */
  level(place: Place): string {
    const bots = this.offer?.bots;
    if (!bots || bots.some((bot) => bot.key === place.bot)) return place.bot;
    return (bots.find((bot) => bot.key === USUAL_BOT) ?? bots[bots.length - 1])?.key ?? "";
  }

  resize(count: number): void {
    const last = this.places.at(-1);
    while (this.places.length > count) this.places.pop();
    while (this.places.length < count) {
      const who = last && last.who !== "you" ? last.who : "bot";
      this.places.push({ who, name: "", bot: last?.bot ?? USUAL_BOT });
    }
  }

  /** There is one of us: who was it before sits where we come from. */
  seat(index: number, who: Who): void {
    const place = this.places[index];
    const before = this.places.find((one) => one.who === "you");
    if (!place) return;
    if (who === "you" && before && before !== place) {
      before.who = place.who;
      [before.name, place.name] = [place.name, before.name];
    }
    place.who = who;
  }

  /** All others are `who`. */
  fill(who: Who): void {
    for (const place of this.places) if (place.who !== "you") place.who = who;
  }

  /** Who sits there and how they play, as it is now. */
  get seating(): Pick<Draft, "places" | "clock" | "practice" | "public"> {
    const { clock, practice } = this;
    return { places: $state.snapshot(this.places), clock, practice, public: this.public };
  }

  get mayPractice(): boolean {
    return this.places.filter((place) => place.who !== "bot").length === 1 && !this.places.some((place) => place.who === "friend");
  }

  get order(): NewTable {
    const options: Record<string, unknown> = {};
    const modules = this.offer ? this.chosen.map((module) => module.number) : this.modules;
    if (modules.length) options.modules = modules;
    if (this.preset) options.preset = this.preset;
    const switches = Object.fromEntries(this.fine.flatMap(({ key }) => (this.switches[key] ? [[key, this.switches[key]]] : [])));
    if (Object.keys(switches).length) options.switches = switches;
    return {
      game: this.game,
      seats: this.places.map((place) => this.sit(place)),
      options,
      seed: this.seed.trim() || null,
      public: this.public,
      practice: this.practice && this.mayPractice,
      clock: this.clock,
      lang: language(),
    };
  }

  private sit(place: Place): Sit {
    if (place.who === "bot") return { who: "bot", bot: this.level(place) };
    if (place.who === "friend") return { who: "guest" };
    return { who: "you", name: place.name.trim() };
  }

  get held(): number[] {
    return this.places.flatMap((place, seat) => (place.who === "you" || place.who === "here" ? [seat] : []));
  }

  /** Another game has other editions. */
  play(game: GameOffer): void {
    if (this.game !== game.key) [this.preset, this.switches] = ["", {}];
    this.game = game.key;
    this.offer = game;
  }
}

export function tableAddress(id: string, held: readonly number[], page: "table" | "replay" = "table"): string {
  if (held.length === 0) return `/${page}/${id}`;
  return `/${page}/${id}?${held.length === 1 ? "seat" : "seats"}=${held.join(",")}`;
}

/** Invitations are told once. This tab keeps them until it is closed, so that one can go to the table and come back. */
export function keepInvites({ table, invites }: MadeTable): void {
  sessionStorage.setItem(`invites:${table.id}`, JSON.stringify(Object.fromEntries(invites.map(({ seat, token }) => [seat, token]))));
}

export function keptInvites(table: string): Record<number, string> {
  return JSON.parse(sessionStorage.getItem(`invites:${table}`) ?? "{}") as Record<number, string>;
}

export function rememberName(name: string): void {
  settings.name = name.trim().slice(0, LONGEST_NAME);
  keep();
}
