import { Refusal } from "$/net/http";
import { t } from "$/words/words.svelte";

/** Something asked of the house: whether it is under way, and what it could not do. */
export class Ask {
  busy = $state(false);
  problem = $state("");

  /** One at a time. Gives nothing if it could not be done. */
  async for<T>(what: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.problem = "";
    try {
      return await what();
    } catch (error) {
      this.problem = inWords(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}

export function inWords(error: unknown): string {
  if (error instanceof Refusal && error.message) return error.message;
  return t(error instanceof Refusal ? "web-lobby-offline" : "web-lobby-unreadable");
}

/** “3 hours ago”, in the words of the browser. */
export function ago(seconds: number, lang: string): string {
  const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]]; // prettier-ignore
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? ["second", 60];
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(past / size), unit);
}

export function listed(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}
