import { getContext, setContext } from "svelte";
import { Line, type State } from "$/net/line";
import type {
  Answer,
  Agree,
  Because,
  FromHouse,
  Hint,
  Hinted,
  Refused,
  Said,
  Say,
  SeatInfo,
  Span,
  SpokenOption,
  SpokenPanel,
  SpokenQuestion,
  TableInfo,
  Undo,
  UndoAsked,
  Update,
  Why,
} from "$/protocol";
import { Choice } from "$/table/choice.svelte";
import { language } from "$/words/words.svelte";

/** A view in named parts, of whatever game: each face knows the types of its own. */
export type AnyParts = Readonly<Record<string, unknown>>;

export interface Told {
  spans: Span[];
  /** Who did it: the first figure that is named. */
  seat: number | null;
  number: number;
}

/** What faces draw and answer. A table that is played, one that is replayed and a guided one are all of this kind. */
export abstract class Shown {
  parts = $state.raw<AnyParts>({});
  log = $state.raw<readonly Told[]>([]);
  /** Entries of the log before this one are older than the last own answer. */
  since = $state(0);
  seats = $state.raw<readonly SeatInfo[]>([]);
  seat = $state<number | null>(null);
  /** A place that is spoken of: the pointer is on its name. */
  pointed = $state("");
  /** Places where something has just happened. */
  recent = $state.raw<ReadonlySet<string>>(new Set());
  private fading = 0;
  /** The page with the rules of this table, if there is one. */
  book = "";
  components = $state.raw<Readonly<Record<string, unknown>>>({});
  readonly question = $derived.by(() => (this.parts.decision ?? null) as SpokenQuestion | null);
  readonly choice = new Choice(
    () => (this.mayAnswer ? this.question : null),
    (option) => void this.answer(option),
  );
  readonly modules = $derived.by(() => named(this.parts, "modules/"));
  readonly panels = $derived.by(() => named(this.parts, "panels/") as Record<string, SpokenPanel>);
  readonly waiting = $derived.by(() => (this.parts.waiting ?? []) as number[]);
  /** By its host, before the game was over. */
  ended = $state(false);
  readonly over = $derived.by(() => this.parts.over === true || this.ended);

  abstract readonly mayAnswer: boolean;
  abstract answer(option: SpokenOption): Promise<void>;
  abstract why(attempt: number | string): Promise<Span[] | null>;

  protected tell(news: readonly Span[][]): void {
    if (news.length === 0) return;
    const number = this.log.length;
    this.log = [...this.log, ...news.map((spans, index) => ({ spans, number: number + index, seat: actor(spans) }))];
    if (number === 0) return; // nobody was looking
    this.recent = new Set(news.flat().flatMap((span) => (span.sort === undefined ? [] : [`${span.sort}:${span.id}`])));
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.recent = new Set()), 1600);
  }
}

function named(parts: AnyParts, prefix: string): Record<string, unknown> {
  const found = Object.entries(parts).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(found.map(([name, part]) => [name.slice(prefix.length), part]));
}

function actor(spans: readonly Span[]): number | null {
  const figure = spans.find((span) => span.sort === "figure");
  return typeof figure?.id === "number" ? figure.id : null;
}

/** A table of the house, as one viewer sees it. */
export class Table extends Shown {
  info = $state.raw<TableInfo | null>(null);
  held = $state.raw<readonly number[]>([]);
  host = $state(false);
  number = $state<number | null>(null);
  undo = $state<"" | "free" | "ask">("");
  asked = $state.raw<UndoAsked | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** The number of the last thing said that was read here. */
  private read = $state(-1);
  /** How much others said since; what the house says is no talk. */
  readonly unread = $derived.by(() => this.said.filter(({ number, seat }) => number > this.read && seat != null && !this.held.includes(seat)).length);
  state = $state<"playing" | "over" | "ended" | "unreadable">("playing");
  next = $state("");
  line = $state<State>("connecting");
  /** An answer is on its way. */
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  /** Nothing of a seat is here: several share the device, or what was asked for has not come yet. */
  curtain = $state(true);
  /** Seconds the clock of the house is ahead of ours. */
  ahead = 0;
  /** Where it is in the browser, seen as it is seen now. */
  readonly address = $derived.by(() => `/table/${this.id}${this.seat === null ? "" : `?seat=${this.seat}`}`);
  readonly mayAnswer: boolean = $derived.by(() => this.seat !== null && this.number !== null && !this.curtain && !this.over);

  /** What adds nothing is answered, question after question, as long as that settles nothing. */
  private skipping = false;
  private wanted: number | null = null;
  private told: number | null = 0;
  /** Of the next question: known while none is asked, too, and named when something is taken back. */
  private count: number | null = null;
  private digest = "";
  private readonly wire: Line;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    super();
    this.wanted = seat;
    this.read = Number(sessionStorage.getItem(`read:${id}`) ?? -1);
    this.book = `/rules?table=${encodeURIComponent(id)}`;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
    const look = () => ({ is: "look" as const, seat: this.wanted, lang: language(), since: this.told, digest: this.digest });
    this.wire = new Line(
      address,
      look,
      (message) => this.hear(message),
      (state) => (this.line = state),
    );
    this.wire.open();
  }

  close(): void {
    this.wire.close();
  }

  reconnect(): void {
    this.wire.now();
  }

  /** Who looks from now on; nobody is a curtain. Everything of who looked before is forgotten first. */
  look(seat: number | null): void {
    this.wanted = seat;
    this.curtain = true;
    this.parts = {};
    this.log = [];
    this.since = 0;
    this.number = this.count = null;
    this.told = 0;
    this.digest = "";
    this.undo = "";
    this.busy = this.skipping = false;
    this.pointed = "";
    this.recent = new Set();
    this.refused = this.hinted = null;
    void [this.question, this.modules, this.panels, this.waiting]; // reckoned anew, from nothing
    this.choice.forget();
    this.wire.forget();
    this.wire.lookAgain();
  }

  /** The same look in the language that is spoken now. */
  speakAgain(): void {
    this.look(this.wanted);
  }

  async answer(option: SpokenOption): Promise<void> {
    if (this.number === null || this.busy) return;
    this.busy = true;
    this.refused = null;
    const asked = this.wire.ask<Answer>({ is: "answer", number: this.number, answers: [option.code] });
    this.settled(await asked);
  }

  skip(): void {
    const { options, skip } = this.question ?? { options: [], skip: null };
    const nothing = skip === null ? undefined : options[skip];
    this.skipping = nothing !== undefined;
    if (nothing) void this.answer(nothing);
  }

  async takeBack(): Promise<void> {
    if (this.count === null) return;
    this.settled(await this.wire.ask<Undo>({ is: "undo", number: this.count }));
  }

  async agree(yes: boolean): Promise<void> {
    if (this.asked) this.settled(await this.wire.ask<Agree>({ is: "agree", ask: this.asked.number, yes }));
  }

  async say(text: string): Promise<boolean> {
    const reply = await this.wire.ask<Say>({ is: "say", text });
    this.settled(reply);
    return reply.is === "done";
  }

  /** Whatever was said is read now; this tab remembers. */
  hasRead(): void {
    this.read = this.said.at(-1)?.number ?? this.read;
    sessionStorage.setItem(`read:${this.id}`, String(this.read));
  }

  async hint(): Promise<void> {
    const reply = await this.wire.ask<Hint>({ is: "hint" });
    if (reply.is === "hinted") this.hinted = reply;
    else this.settled(reply);
  }

  async why(attempt: number | string): Promise<Span[] | null> {
    const reply = await this.wire.ask<Why>({ is: "why", attempt });
    return reply.is === "because" ? ((reply as Because).why ?? null) : reply.is === "refused" ? reply.why : null;
  }

  private settled(reply: FromHouse): void {
    this.busy = false;
    if (reply.is === "refused") {
      this.refused = reply;
      this.skipping = false;
    }
    if (reply.is === "done") {
      this.since = this.log.length;
      this.count = reply.number;
    }
  }

  private hear(message: FromHouse): void {
    if (message.is === "welcome") {
      this.ahead = message.now - Date.now() / 1000;
      this.info = message.table;
      this.seats = message.table.seats;
      this.held = message.held;
      this.host = message.host;
      this.seat = message.seat;
      this.wanted = message.seat;
    } else if (message.is === "update") this.update(message);
    else if (message.is === "bye" && message.kind === "malformed" && this.wanted !== null) this.wanted = null;
  }

  private update(update: Update): void {
    const before = update.whole ? {} : this.parts;
    const parts: Record<string, unknown> = { ...before, ...update.parts };
    for (const name of update.gone ?? []) delete parts[name];
    const changed = update.whole === true || update.number !== this.number || (update.parts !== undefined && "decision" in update.parts);
    if (changed) {
      this.choice.clear();
      this.hinted = null;
      this.busy = false;
    }
    const another = update.number !== this.number;
    if (another) this.refused = null;
    this.told = update.told;
    this.digest = update.digest;
    this.parts = parts;
    this.number = update.number ?? null;
    this.count = update.number ?? this.count;
    this.undo = this.count === null ? "" : (update.undo ?? "");
    this.asked = update.asked ?? null;
    this.state = update.state;
    this.ended = update.state === "ended";
    this.next = update.next ?? "";
    this.curtain = false;
    if (update.seats) this.seats = update.seats;
    if (update.said) this.said = [...this.said, ...update.said.filter((one) => !this.said.some((old) => old.number === one.number))];
    this.tell(update.news ?? []);
    if (this.skipping && another) this.skip();
  }
}

const KEY = Symbol("table");

export function shareTable(table: Shown): void {
  setContext(KEY, table);
}

export function theTable(): Shown {
  return getContext<Shown>(KEY);
}
