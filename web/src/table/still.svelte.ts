import type { SeatInfo, Span, SpokenOption } from "$/protocol";
import { Shown, type AnyParts } from "$/table/table.svelte";

/** A table as it is or was at one moment: nothing is answered at it. */
export class Still extends Shown {
  readonly mayAnswer: boolean = $derived.by(() => this.asks && this.question !== null);

  /** `asks`: options are shown as if they could be chosen. */
  constructor(
    seat: number | null,
    seats: readonly SeatInfo[],
    private readonly asks = false,
  ) {
    super();
    this.seat = seat;
    this.seats = seats;
  }

  show(parts: AnyParts, news: readonly Span[][] = [], earlier: readonly Span[][] = []): void {
    this.choice.clear();
    this.log = [];
    this.parts = parts;
    this.tell(earlier);
    this.since = this.log.length;
    this.tell(news);
  }

  async answer(_option: SpokenOption): Promise<void> {}

  async why(): Promise<Span[] | null> {
    return null;
  }
}
