import type { SpokenOption, SpokenQuestion } from "$/protocol";
import { countable, counted, fitting, mayGrow, meant, reachable, remaining, type Counts } from "$/table/options";

/** The draft of an answer: it stays in this browser until it is given. */
export class Choice {
  /** Places touched so far, in order. */
  picked = $state.raw<readonly string[]>([]);
  /** An option chosen in the list. */
  private code = $state<number | null>(null);
  counts = $state.raw<Counts>({});

  /** `give`: what only goes on with a draft is given as soon as it is chosen. */
  constructor(
    private readonly question: () => SpokenQuestion | null,
    private readonly give: (option: SpokenOption) => void = () => {},
  ) {}

  readonly options = $derived.by(() => this.question()?.options ?? []);
  /** Arguments that are set by counting. */
  readonly names = $derived.by(() => countable(this.options, this.question()?.typed ?? []));
  readonly lit = $derived.by(() => reachable(this.options, this.picked));
  /** What can be begun with; touching one of these begins anew. */
  private readonly starts = $derived.by(() => reachable(this.options, []));
  readonly candidates = $derived.by(() => fitting(this.options, this.picked));
  readonly left = $derived.by(() => remaining(this.options, this.names, this.counts));

  readonly option: SpokenOption | null = $derived.by(() => {
    if (this.code !== null) return this.options.find((option) => option.code === this.code) ?? null;
    if (this.picked.length > 0) return meant(this.options, this.picked);
    const begun = Object.values(this.counts).some((count) => count > 0);
    return this.names.length > 0 && begun ? counted(this.options, this.names, this.counts) : null;
  });

  readonly begun = $derived.by(
    () => this.code !== null || this.picked.length > 0 || (this.names.length > 0 && Object.values(this.counts).some((count) => count > 0)),
  );

  /** What is chosen and waits to be given. */
  readonly pending = $derived.by(() => (this.option && this.isDraft(this.option) ? null : this.option));

  /** Nothing is settled by it: it is given at one touch. */
  isDraft(option: SpokenOption): boolean {
    const { options, draft } = this.question() ?? { options: [], draft: [] };
    return draft.some((index) => options[index]?.code === option.code);
  }

  private go(): void {
    if (this.option && this.isDraft(this.option)) this.give(this.option);
  }

  /** Whether a place can be touched, now or to begin anew. */
  open(place: string): boolean {
    return this.lit.has(place) || this.starts.has(place);
  }

  /** Options behind a place: for what stands beside it. */
  behind(place: string): SpokenOption[] {
    return this.lit.get(place) ?? this.starts.get(place) ?? [];
  }

  touch(place: string): void {
    this.code = null;
    if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else if (this.lit.has(place)) this.picked = [...this.picked, place];
    else if (this.starts.has(place)) this.picked = [place];
    this.go();
  }

  choose(option: SpokenOption): void {
    this.code = option.code;
    this.picked = option.at;
    if (this.names.length > 0) this.counts = Object.fromEntries(this.names.map((name) => [name, Number(option.args[name] ?? 0)]));
    this.go();
  }

  mayGrow(name: string): boolean {
    return mayGrow(this.options, this.names, this.counts, name);
  }

  count(name: string, by: 1 | -1): void {
    const now = this.counts[name] ?? 0;
    if (by > 0 ? !this.mayGrow(name) : now === 0) return;
    this.code = null;
    this.counts = { ...this.counts, [name]: now + by };
  }

  /** Numbers stay that are set elsewhere than in this question. */
  clear(): void {
    this.code = null;
    this.picked = [];
    if (this.names.length > 0) this.counts = {};
  }
  reset(): void {
    this.code = null;
    this.picked = [];
    this.counts = {};
  }
  /** What was reckoned from a question is kept until it is reckoned anew, and that is now: another one looks. */
  forget(): void {
    this.reset();
    void [this.options, this.names, this.lit, this.starts, this.candidates, this.left, this.option, this.pending, this.begun];
  }
}
