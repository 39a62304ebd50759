// Written by `python -m scripts.protocol` from the house itself. docs/protocol.md explains it.

export const PROTOCOL = 1;

export type FromBrowser = Look | Answer | Undo | Agree | Why | Ahead | Hint | Say | Ping;

export type FromHouse = Welcome | Update | Done | Refused | Because | Foreseen | Hinted | Pong | Bye;

/** Always first: who looks from now on, in which language, and what was told to him before. A seat must be held by this browser. Without one it is a spectator, or a curtain between two who share a device. */
export interface Look {
  is: "look";
  seat?: number | null;
  lang?: string;
  since?: number | null;
  digest?: string;
}

/** To the question of this number: codes or notations, several if the engine allows them in one breath. */
export interface Answer {
  is: "answer";
  number: number;
  answers: (number | string)[];
  client: string;
}

/** Take the last answer back: at once where that is free, else the others are asked. */
export interface Undo {
  is: "undo";
  number: number;
  client: string;
}

/** May another seat take its answer back? ``ask`` is the number of what was asked. */
export interface Agree {
  is: "agree";
  ask: number;
  yes: boolean;
  client: string;
}

/** Why is this not possible? */
export interface Why {
  is: "why";
  attempt: number | string;
  client: string;
  after?: (number | string)[];
}

/** How would it look after these answers, of which one more would follow in the same breath? */
export interface Ahead {
  is: "ahead";
  answers: (number | string)[];
  client: string;
}

/** What would a good bot do here, or after these answers, of which one more would follow in the same breath? */
export interface Hint {
  is: "hint";
  client: string;
  after?: (number | string)[];
}

/** To everybody at the table. */
export interface Say {
  is: "say";
  text: string;
  client: string;
}

/** Is anybody there? */
export interface Ping {
  is: "ping";
}

/** The answer to a look: what this browser is at this table. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  now: number;
  table: TableInfo;
  seat: number | null;
  held: number[];
  host: boolean;
}

/** What everybody may know about a table, without what lies on it. */
export interface TableInfo {
  id: string;
  game: string;
  config: Record<string, unknown>;
  seats: SeatInfo[];
  state: "playing" | "over" | "ended" | "unreadable";
  public: boolean;
  practice: boolean;
  made: number;
  touched: number;
  clock?: number | null;
  next?: string;
  why?: Span[];
  known?: string;
}

/** Who sits there. ``taken``: somebody holds the seat; ``here``: and looks at the table now. */
export interface SeatInfo {
  kind: "person" | "bot" | "empty";
  name: string;
  bot?: string;
  taken?: boolean;
  here?: boolean;
  until?: number | null;
}

/** A stretch of a sentence; with a ``sort`` it stands for a piece. */
export interface Span {
  text: string;
  sort?: string;
  id?: string | number;
}

/** All that has changed for this viewer since the last one; the first one is whole. ``parts`` are the parts of his view that are new, by name (``modules/bells`` is a part of a part), ``gone`` those that are no more. ``digest`` is to be sent with the next look. */
export interface Update {
  is: "update";
  told: number;
  digest: string;
  state: "playing" | "over" | "ended" | "unreadable";
  whole?: boolean;
  number?: number | null;
  news?: Span[][];
  parts?: Partial<Parts>;
  gone?: string[];
  seats?: SeatInfo[];
  undo?: "" | "free" | "ask";
  asked?: UndoAsked | null;
  said?: Said[];
  next?: string;
}

/** A seat would like to take its last answer back; those in ``open`` have not said yet whether they agree. */
export interface UndoAsked {
  number: number;
  seat: number;
  open: number[];
}

/** Something said at the table, or about it. ``seat`` is who; without one it is the house or a spectator. */
export interface Said {
  number: number;
  at: number;
  text: Span[];
  seat?: number | null;
}

/** It is done and kept. ``number``: of the seat's next question. */
export interface Done {
  is: "done";
  client: string;
  number: number;
}

/** Nothing has changed. ``rule`` is the id of the rule that says so, if one does. */
export interface Refused {
  is: "refused";
  client: string;
  kind: "illegal" | "stale" | "malformed" | "forbidden" | "flooding" | "conflict" | "missing" | "store";
  why: Span[];
  rule?: string;
}

/** Why not; nothing if it is possible. */
export interface Because {
  is: "because";
  client: string;
  why?: Span[];
}

/** The parts of the view as it would be. */
export interface Foreseen {
  is: "foreseen";
  client: string;
  parts: Partial<Parts>;
}

/** The code of the option, and why. */
export interface Hinted {
  is: "hinted";
  client: string;
  code: number;
  says: Span[];
}

/** Here we are. */
export interface Pong {
  is: "pong";
}

/** The house closes this socket. */
export interface Bye {
  is: "bye";
  kind: "flooding" | "missing" | "store" | "malformed";
  why: Span[];
}

export interface Offer {
  games: GameOffer[];
  languages: string[];
}

export interface GameOffer {
  key: string;
  name: string;
  about: string;
  version: number;
  players: number[];
  modules: ModuleOffer[];
  presets: Named[];
  switches: SwitchOffer[];
  bots: Named[];
  packs: string[];
}

export interface ModuleOffer {
  number: number;
  key: string;
  name: string;
  about: string;
}

/** A thing that can be chosen, with a line about it. */
export interface Named {
  key: string;
  name: string;
  about?: string;
}

/** ``presets``: its value in each edition. ``module``: it can be set with that module only. */
export interface SwitchOffer {
  key: string;
  about: string;
  rule: string;
  values: Named[];
  presets: Record<string, string>;
  module?: number | null;
}

/** ``words``: it is found by these, too. ``rules``: ids, or what they begin with. ``module``: it is about that. */
export interface Page {
  key: string;
  title: string;
  words: string[];
  lines: string[];
  rules: string[];
  module?: number | null;
}

/** A table to be made. ``options`` are those of the game: modules, preset, switches, pack. */
export interface NewTable {
  game: string;
  seats: Sit[];
  options?: Record<string, unknown>;
  seed?: string | null;
  public?: boolean;
  practice?: boolean;
  clock?: number | null;
  lang?: string;
}

/** Who is to sit there: ``you`` the one who asks, ``guest`` somebody who is invited, ``bot`` a bot of this level. */
export interface Sit {
  who?: string;
  name?: string;
  bot?: string;
}

/** A new table, and an invitation for each seat of a guest. */
export interface MadeTable {
  table: TableInfo;
  invites: Invite[];
}

/** The seat's one-time token: it goes behind the # of a link, which no server log ever sees. */
export interface Invite {
  seat: number;
  token: string;
}

/** A table this browser plays at, or hosts. */
export interface Mine {
  table: TableInfo;
  held: number[];
  host: boolean;
  waits: boolean;
  stand?: Stand | null;
}

/** The points of all seats in a round, or at its end. They lie open in every game. */
export interface Stand {
  round: number;
  scores: number[];
}

/** An invitation, which is not exchanged yet. */
export interface Token {
  token: string;
}

/** To which game, and the name of who invites; none for a code of one's own, or if the host does not play. */
export interface Invited {
  game: string;
  host?: string;
}

/** An invitation, or the code that moves a seat to another device. */
export interface Claim {
  token: string;
  name?: string;
  lang?: string;
}

/** The seat is this browser's now; -1 is the host's place. */
export interface Claimed {
  table: string;
  seat: number;
}

/** It is done. */
export interface Nothing {}

/** A table as it was after so many steps: ``news`` of the last one, and some of what was told ``earlier``. */
export interface Replayed {
  step: number;
  steps: number;
  parts: Partial<Parts>;
  news: Span[][];
  earlier?: Span[][];
}

/** A table that is over. ``names`` and ``scores`` by figure: those nobody plays come behind the seats. Where the host has ended it nobody has won. ``places`` by seat; ``says``: who has won, and why it ended. */
export interface Story {
  rounds: StoryRound[];
  names: string[];
  scores: number[];
  winners?: number[];
  ranking?: number[];
  places?: number[];
  sources?: StorySource[];
  says?: Span[][];
}

/** The points of all seats when a round was over; the step of the replay with which it began. */
export interface StoryRound {
  round: number;
  scores: number[];
  step: number;
}

/** What brought points, and how many by figure; null for who got nothing of it. */
export interface StorySource {
  says: Span[];
  points: (number | null)[];
}

/** The table it is played at. */
export interface Rematch {
  table: string;
}

/** What the host, or who holds it, wants of a seat: ``invite``, ``bot``, ``person``, ``name``, ``leave``. */
export interface SeatOrder {
  do: string;
  bot?: string;
  name?: string;
  lang?: string;
}

/** The token of the invitation, if that was wanted. */
export interface Ordered {
  token?: string;
}

/** A code that moves the seat to another device, once. */
export interface Recovery {
  code: string;
}

/** The house can keep answers. */
export interface Health {
  ok: boolean;
}

/** Whatever cannot be done, over HTTP. */
export interface Problem {
  kind: "illegal" | "stale" | "malformed" | "forbidden" | "flooding" | "conflict" | "missing" | "store";
  why: string;
}

/** The part ``decision`` of a view: what is asked, and every legal answer. */
export interface SpokenQuestion {
  kind: string;
  rules: string[];
  actor: number;
  about: Record<string, unknown>;
  says: Span[];
  options: SpokenOption[];
  first: number[];
  groups: SpokenGroup[];
  typed: string[];
  advice: SpokenRow[];
  draft: number[];
  skip: number | null;
  back: number | null;
}

/** One legal answer: send its code. ``at`` are places on the table that it points to. */
export interface SpokenOption {
  code: number;
  text: string;
  kind: string;
  args: Record<string, unknown>;
  at: string[];
  says?: Span[];
  gives?: SpokenBill | null;
}

/** What an option gives and costs (``engine.told.Bill``). ``breath``: all of it, as short as it can be said. */
export interface SpokenBill {
  breath: Span[][];
  points?: SpokenLine[];
  total?: number;
  changes?: Change[];
  aimed?: number | null;
  lands?: number | null;
  asks?: string;
  draws?: string;
  notes?: Span[][];
  foreseen?: number;
  odds?: Chance[];
}

/** One amount of a sum. */
export interface SpokenLine {
  label: Span[];
  amount: number;
}

/** What one would have more or less, and how much that would be then. */
export interface Change {
  stock: string;
  what: Piece;
  change: number;
  then: number;
}

/** One thing of the table: ``Piece("segment", "C3")``. Sorts with words of their own: ``figure`` is called by its name at this table, ``paints`` are letters read out as a list, ``letters`` shown as letters, ``signed`` a number with its sign. Any other sort is the message ``piece-<sort>`` with the argument ``$id``, or the message ``<sort>-<id>``, or the bare id. */
export interface Piece {
  is: "piece";
  sort: string;
  id: string | number;
}

/** How likely something is that luck decides. ``at``: it is about that place, else about what the option is for. */
export interface Chance {
  percent: number;
  at?: string;
}

/** Options that are one choice first, and another one after it. */
export interface SpokenGroup {
  says: Span[];
  options: number[];
}

/** One line of a panel (``engine.told.Row``). */
export interface SpokenRow {
  label: Span[];
  pieces: Span[][];
  when: string[];
  sent?: Span[][];
}

export interface FrescoPlayer {
  space: number | string;
  score: number;
  points: Record<string, number>;
  wake: number | null;
  price: number | null;
  mood: number;
  apprentices: number;
  tiles: string[];
  plan: number[] | null;
  covers: Record<string, string> | null;
  thalers: number | null;
  paints: Record<string, number> | null;
}

export interface FrescoLeonardo {
  space: number | string;
  score: number;
  points: Record<string, number>;
  wake: number | null;
  tiles: string[];
  plan: number[] | null;
  segment: string;
  guide: number;
}

/** What a module adds to the table. */
export interface SpokenPanel {
  rows: SpokenRow[];
  own: Span[][];
  marks: SpokenMark[];
}

/** Something that lies on a place, or holds for it. */
export interface SpokenMark {
  at: string;
  sign: Span[];
  says: Span[];
}

export interface CardsPlayer {
  score: number;
  points: Record<string, number>;
  frescoes: CardsFresco[];
  tiles: Record<string, number>;
  backs: Record<string, number>;
  hand: string[] | null;
}

export interface CardsFresco {
  card: string;
  rotations: number;
  value: number;
}

export interface CardsPile {
  cards: number;
  discarded: number;
  top: string | null;
}

export interface DicePlayer {
  space: number;
  score: number;
  points: Record<string, number>;
  sections: Record<string, number>;
  portraits: number;
  faces: string[] | null;
  bet: DiceBet | null;
}

export interface DiceBet {
  column: number;
  tile: string | null;
}

export interface DiceAside {
  die: string;
  pips: number;
  times: number;
  value: number;
}

export interface DiceField {
  open: string | null;
  facedown: number;
}

export interface FrescoParts {
  game: "fresco";
  seat: number | null;
  config: Record<string, unknown>;
  round: number;
  phase: string;
  final: boolean;
  over: boolean;
  end_reason: string;
  waiting: number[];
  ready: boolean;
  decision: SpokenQuestion | null;
  players: FrescoPlayer[];
  leonardo: FrescoLeonardo | null;
  order: number[];
  bishop: string;
  fresco: Record<string, string>;
  booths: Record<string, (string | null)[]>;
  bag: string[];
  [part: `panels/${string}`]: SpokenPanel;
  modules?: Record<string, never>; // there are none
  [part: `modules/${string}`]: Record<string, unknown>;
}

export interface CardsParts {
  game: "cards";
  seat: number | null;
  config: Record<string, unknown>;
  round: number;
  phase: string;
  final: boolean;
  over: boolean;
  end_reason: string;
  waiting: number[];
  ready: boolean;
  decision: SpokenQuestion | null;
  start: number;
  turn: number;
  players: CardsPlayer[];
  frescoes: string[];
  fresco_pile: number;
  tiles: string[];
  tile_pile: number;
  favourite: string | null;
  favourite_pile: number;
  table: string[];
  owed: Record<string, number>;
  restoring: string | null;
  paid: number;
  exchanged: boolean;
  restored: number;
  [part: `panels/${string}`]: SpokenPanel;
  piles?: Record<string, never>; // there are none
  [part: `piles/${string}`]: CardsPile;
}

export interface DiceParts {
  game: "dice";
  seat: number | null;
  config: Record<string, unknown>;
  round: number;
  phase: string;
  final: boolean;
  over: boolean;
  end_reason: string;
  waiting: number[];
  ready: boolean;
  decision: SpokenQuestion | null;
  start: number;
  turn: number;
  players: DicePlayer[];
  favour: number | null;
  bishop: number | null;
  throws: number;
  pips: Record<string, number>;
  colours: string[];
  aside: DiceAside[];
  sum: number;
  stacks: Record<string, number[]>;
  [part: `panels/${string}`]: SpokenPanel;
  fields?: Record<string, never>; // there are none
  [part: `fields/${string}`]: DiceField;
}

export type Parts = FrescoParts | CardsParts | DiceParts;

export interface Calls {
  "GET /api/games": { takes: null; gives: Offer };
  "GET /api/games/{game}/packs/{pack}": { takes: null; gives: Record<string, unknown> };
  "GET /api/rules": { takes: null; gives: Page[] };
  "GET /api/tables": { takes: null; gives: TableInfo[] };
  "POST /api/tables": { takes: NewTable; gives: MadeTable };
  "GET /api/mine": { takes: null; gives: Mine[] };
  "POST /api/invitation": { takes: Token; gives: Invited };
  "POST /api/claim": { takes: Claim; gives: Claimed };
  "POST /api/forget": { takes: Nothing; gives: Nothing };
  "POST /api/import": { takes: string; gives: MadeTable };
  "GET /api/tables/{table}": { takes: null; gives: TableInfo };
  "GET /api/tables/{table}/export": { takes: null; gives: string };
  "GET /api/tables/{table}/replay": { takes: null; gives: Replayed };
  "GET /api/tables/{table}/story": { takes: null; gives: Story };
  "POST /api/tables/{table}/rematch": { takes: Nothing; gives: Rematch };
  "POST /api/tables/{table}/end": { takes: Nothing; gives: Nothing };
  "POST /api/tables/{table}/seats/{seat}": { takes: SeatOrder; gives: Ordered };
  "POST /api/tables/{table}/seats/{seat}/recovery": { takes: Nothing; gives: Recovery };
  "GET /api/health": { takes: null; gives: Health };
  "GET /api/openapi.json": { takes: null; gives: Record<string, unknown> };
  "GET /metrics": { takes: null; gives: string };
}
