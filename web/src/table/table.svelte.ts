import { getContext, setContext } from "svelte";
import { Line, type State } from "$/net/line";
import type {
  Ahead,
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
import { keepLaid, keptLaid } from "$/table/drafts";
import { within, type Counts } from "$/table/options";
import { Sheet, begins } from "$/table/sheet.svelte";
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
  /** Why there is no table to be seen, in the house's words. */
  farewell = $state.raw<readonly Span[]>([]);
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
  readonly mayAnswer: boolean = $derived.by(() => this.seat !== null && this.number !== null && !this.curtain && !this.over && !this.filling);
  /** What is put together before it is given. */
  readonly sheet = new Sheet((answers) => this.wire.ask<Ahead>({ is: "ahead", answers }));
  /** A new question is not shown before the sheet for it is filled in. */
  filling = $state(false);
  /** The view as the house has told it. */
  private house: AnyParts = {};
  /** He takes it back, and begins with what he had. */
  private again = false;

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
    this.parts = this.house = {};
    this.sheet.forget();
    this.filling = this.again = false;
    this.log = [];
    this.since = 0;
    this.number = this.count = null;
    this.told = 0;
    this.digest = "";
    this.undo = "";
    this.busy = false;
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
    const { question } = this;
    this.again = question?.back != null && question.options[question.back]?.code === option.code;
    const from = this.sheet.lay(option, this.again);
    if (from !== null) {
      if (this.again) this.choice.reset();
      this.again = false;
      return this.fill(from);
    }
    if (question && !this.again && this.choice.names.length > 0) this.sheet.given(question, option);
    const asked = this.wire.ask<Answer>({ is: "answer", number: this.number, answers: [...this.sheet.codes, option.code] });
    this.settled(await asked);
  }

  /** Something on the sheet is laid, or laid elsewhere; nothing: back to the whole. */
  open(step: number | null): void {
    if (this.busy) return;
    const counts = this.choice.counts;
    this.choice.reset();
    this.sheet.open = step;
    this.parts = this.sheet.shown(this.house);
    this.choice.counts = counts;
  }

  /** Asks the house how the sheet looks from this step on, and shows it. */
  private async fill(from: number): Promise<void> {
    if (!(await this.sheet.fill(this.house, from))) return;
    this.filling = this.busy = false;
    const counts = this.choice.counts;
    this.choice.reset();
    this.parts = this.sheet.shown(this.house);
    this.recount(counts);
    keepLaid(this);
  }

  /** Numbers that were set before, or given and taken back, as far as they are still possible. */
  private recount(before: Counts): void {
    const { names, options } = this.choice;
    const set = names.some((name) => (before[name] ?? 0) > 0);
    if (this.question && names.length > 0) this.choice.counts = within(options, names, set ? before : this.sheet.counts(this.question, names));
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
    const reply = await this.wire.ask<Hint>({ is: "hint", after: this.sheet.codes });
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
    else if (message.is === "bye" && message.kind === "missing") this.farewell = message.why;
  }

  private update(update: Update): void {
    const before = update.whole ? {} : this.house;
    const parts: Record<string, unknown> = { ...before, ...update.parts };
    for (const name of update.gone ?? []) delete parts[name];
    const changed = update.whole === true || update.number !== this.number || (update.parts !== undefined && "decision" in update.parts);
    const another = update.number !== this.number;
    if (changed) {
      if (another) this.choice.reset();
      else if (this.sheet.steps.length === 0) this.choice.clear();
      this.hinted = null;
      this.busy = false;
    }
    if (another) this.refused = null;
    this.told = update.told;
    this.digest = update.digest;
    this.house = parts;
    this.number = update.number ?? null;
    if (changed) this.prepare(another);
    this.parts = this.sheet.shown(parts);
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
  }

  /** Of a question that begins a sheet the sheet is shown. */
  private prepare(another: boolean): void {
    const again = this.again;
    if (another) this.again = false;
    const asked = this.number === null ? null : (this.house.decision as SpokenQuestion | null);
    if (!asked || !begins(asked)) {
      if (asked?.back == null && !again) this.sheet.forget();
      else this.sheet.put();
      this.filling = false;
      this.parts = this.house;
      if (again) this.recount({});
      return;
    }
    if (another) {
      this.sheet.put();
      if (!again) this.sheet.wish(keptLaid(this));
      this.filling = true;
    }
    void this.fill(0);
  }
}

const KEY = Symbol("table");

export function shareTable(table: Shown): void {
  setContext(KEY, table);
}

export function theTable(): Shown {
  return getContext<Shown>(KEY);
}
