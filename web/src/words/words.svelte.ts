import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "de" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "de", "fr"];
export const OWN_NAMES: Record<Lang, string> = { en: "English", de: "Deutsch", fr: "Français" };

const CATALOGS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
};

let bundle = $state.raw(new FluentBundle("en"));
let lang = $state<Lang>("en");

export function language(): Lang {
  return lang;
}

/** The language this browser asked for before, or the one it is set to. */
export function preferred(): Lang {
  const wanted = [localStorage.getItem("lang"), ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find((one): one is Lang => LANGUAGES.includes(one as Lang)) ?? "en";
}

export async function speak(wanted: Lang): Promise<void> {
  const { default: text } = await CATALOGS[wanted]();
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  lang = wanted;
  document.documentElement.lang = wanted;
}

/** A message of the catalogs. What is missing shows its key, and a test finds it. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args ?? null) : key;
}

export function knows(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The name of a thing in our catalogs, or its bare id: a pack or a module of somebody else's may bring new ones. */
export function named(sort: string, id: string | number): string {
  const key = `${sort}-${id}`;
  return knows(key) ? t(key) : String(id);
}

/** Several names in a sentence: all of them, or one of them. */
export function listing(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(lang, { type }).format(names);
}

/** As a heading: names of places are written small in sentences. */
export function cap(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}

/** A number with its sign; minus is the real minus sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : minus(value);
}

export function minus(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}
