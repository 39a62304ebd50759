/** What this browser remembers about how it likes the table. */
export interface Settings {
  theme: "auto" | "day" | "night";
  sound: boolean;
  motion: boolean;
  name: string;
  /** Modules that were introduced, as `game:number`. */
  met: string[];
}

const KEY = "settings";
const USUAL: Settings = { theme: "auto", sound: false, motion: true, name: "", met: [] };

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state(kept());

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function theme(): "day" | "night" {
  return settings.theme === "auto" ? (dark.matches ? "night" : "day") : settings.theme;
}

export function moving(): boolean {
  return settings.motion && !still.matches;
}

export function dress(): void {
  document.documentElement.dataset.theme = theme();
  document.documentElement.dataset.motion = moving() ? "on" : "off";
}
dark.addEventListener("change", dress);
still.addEventListener("change", dress);
