import type { Page, SwitchOffer } from "$/protocol";

/** Rules that editions, or players, may set: what each of them says. */

export const differs = (one: SwitchOffer): boolean => new Set(Object.values(one.presets)).size > 1;

export const usual = (one: SwitchOffer, edition: string): string => one.presets[edition] ?? one.values[0]?.key ?? "";

export const word = (one: SwitchOffer, value: string | undefined): string => one.values.find((known) => known.key === value)?.name ?? "";

/** What is played: an edition's rules, but for those that are set otherwise. */
export function played(one: SwitchOffer, edition: string, own: Readonly<Record<string, string>>): string {
  const set = own[one.key];
  return one.values.some((value) => value.key === set) ? set! : usual(one, edition);
}

/** A page cites whole rules, or what several begin with: `M1` is not `M10`. */
export const cites = (cited: string, rule: string): boolean => rule === cited || rule.startsWith(`${cited}-`);

/** By page, the rules it tells that may be set. Each stands once: where it is cited most closely, else on the first page. */
export function placed(switches: readonly SwitchOffer[], pages: readonly Page[]): Map<string, SwitchOffer[]> {
  const found = new Map<string, SwitchOffer[]>();
  for (const one of switches) {
    const close = (page: Page) => Math.max(0, ...page.rules.filter((cited) => cites(cited, one.rule)).map((cited) => cited.length));
    const own = pages.filter((page) => page.module == one.module);
    const best = own.reduce<Page | undefined>((best, page) => (best && close(best) >= close(page) ? best : page), undefined) ?? pages[0];
    if (best) found.set(best.key, [...(found.get(best.key) ?? []), one]);
  }
  return found;
}
