import dice from "$/art/dice.svg?url";
import symbols from "$/art/symbols.svg?url";
import modules from "$/art/symbols-modules.svg?url";

/** Symbols are put into the page once, so that `<use href="#…">` finds them and they take on the colors of where they stand. */
async function load(address: string): Promise<void> {
  const text = await (await fetch(address)).text();
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const drawn of svg.querySelectorAll(":scope > :not(defs, symbol)")) drawn.remove();
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(svg, true));
}

const asked = new Map<string, Promise<void>>();

function once(address: string): Promise<void> {
  const before = asked.get(address) ?? load(address).catch(() => void asked.delete(address));
  asked.set(address, before);
  return before;
}

export const drawSymbols = (): Promise<void> => once(symbols);
export const drawModules = (): Promise<void> => once(modules);
export const drawDice = (): Promise<void> => once(dice);
