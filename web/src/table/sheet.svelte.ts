import type { FromHouse, SpokenOption, SpokenQuestion } from "$/protocol";
import { countable, type Counts } from "$/table/options";

type Parts = Readonly<Record<string, unknown>>;

/** One of the questions that a secret is made of, what is laid for it, and the view in which it is asked. */
export interface Step {
  key: string;
  question: SpokenQuestion;
  option: SpokenOption;
  parts: Parts;
}

/**
 * A secret that is made of several answers, as a plan is of tiles, maps and apprentices, is filled in as one sheet and given as a whole. What may be left as it
 * is is passed over; it can be laid later, in any order. The house says how it would look (`ahead`), so no rule is known here, and nobody else hears of it.
 */
export class Sheet {
  /** What can be laid before the last question, and what is laid now. */
  steps = $state.raw<readonly Step[]>([]);
  /** The one that is being laid. */
  open = $state<number | null>(null);
  /** The house has not said yet how it would look. */
  waits = $state(false);
  private last: Parts | null = null;
  /** What differs from the view of the house. */
  private over: Parts = {};
  /** What is wished for, by the keys of steps: it is laid again as often as it can be. */
  private readonly wishes = new Map<string, number>();
  private walks = 0;

  constructor(private readonly foresee: (answers: number[]) => Promise<FromHouse>) {}

  /** What is given together with the answer to the question that is shown, before it. */
  get codes(): number[] {
    return this.steps.slice(0, this.open ?? this.steps.length).map(({ option }) => option.code);
  }

  /** The view of the house with what lies on the sheet. */
  shown(house: Parts): Parts {
    if (this.steps.length === 0) return house;
    const decision = this.open === null ? this.last?.decision : this.steps[this.open]?.question;
    return { ...house, ...this.over, decision };
  }

  /** Fills it in with what was wished for, as far as that is possible, from this step on. */
  async fill(house: Parts, from = 0): Promise<boolean> {
    const walk = ++this.walks;
    const steps = this.steps.slice(0, from);
    let parts = this.steps[from]?.parts ?? house;
    this.waits = true;
    let plainly = false;
    for (;;) {
      const question = parts.decision as SpokenQuestion;
      const key = keyOf(question, steps);
      const option = this.wanted(key, question);
      if (!option) break;
      steps.push({ key, question, option, parts });
      const reply = await this.foresee(steps.map((step) => step.option.code));
      if (walk !== this.walks) return false;
      if (reply.is !== "foreseen") {
        steps.pop();
        plainly = true; // one question after the other, then
        break;
      }
      parts = reply.parts as Parts;
    }
    const end = parts.decision as SpokenQuestion;
    const whole = !plainly && countable(end.options, end.typed).length > 0;
    this.steps = whole ? steps : [];
    this.last = parts;
    this.over = whole ? different(parts, house) : {};
    this.open = null;
    this.waits = false;
    return true;
  }

  private wanted(key: string, question: SpokenQuestion): SpokenOption | undefined {
    if (countable(question.options, question.typed).length > 0) return undefined;
    const draft = question.draft.map((index) => question.options[index]);
    const wish = draft.find((option) => option?.code === this.wishes.get(key));
    if (!wish) this.wishes.delete(key); // something else lies there now
    return wish ?? question.options[question.skip ?? -1];
  }

  /** Whether an answer only changes the sheet, or takes all `back` that lies on it; then from which step on. */
  lay(option: SpokenOption, back: boolean): number | null {
    if (this.steps.length === 0) return null;
    if (back) {
      this.wishes.clear();
      return 0;
    }
    const step = this.open === null ? undefined : this.steps[this.open];
    if (!step?.question.draft.some((index) => step.question.options[index]?.code === option.code)) return null;
    this.wishes.set(step.key, option.code);
    return this.open;
  }

  /** What is given is wished for again, if it is taken back. */
  given(question: SpokenQuestion, option: SpokenOption): void {
    this.wishes.set(keyOf(question, this.steps), option.code);
  }

  /** Numbers that were given before. */
  counts(question: SpokenQuestion, names: readonly string[]): Counts {
    const code = this.wishes.get(keyOf(question, this.steps));
    const option = question.options.find((one) => one.code === code);
    return Object.fromEntries(names.map((name) => [name, Number(option?.args[name] ?? 0)]));
  }

  /** Whether something lies on it. */
  get laid(): boolean {
    return this.steps.some(({ question, option }) => question.options[question.skip ?? -1]?.code !== option.code);
  }

  get wished(): [string, number][] {
    return [...this.wishes];
  }

  wish(all: readonly (readonly [string, number])[]): void {
    this.wishes.clear();
    for (const [key, code] of all) this.wishes.set(key, code);
  }

  /** Nothing is asked for which it is needed. */
  put(): void {
    this.walks++;
    this.steps = [];
    this.open = null;
    this.waits = false;
    this.last = null;
    this.over = {};
  }

  forget(): void {
    this.put();
    this.wishes.clear();
  }
}

/** Whether a question of the house is the first of a sheet: it may be left as it is, and something more is asked. */
export function begins(question: SpokenQuestion): boolean {
  return question.skip !== null && question.draft.length > 0;
}

function keyOf(question: SpokenQuestion, before: readonly Step[]): string {
  return `${question.kind} ${before.filter((step) => step.question.kind === question.kind).length}`;
}

function different(parts: Parts, house: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([name, part]) => name !== "decision" && JSON.stringify(part) !== JSON.stringify(house[name])));
}
