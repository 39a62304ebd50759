import { expect, test } from "vitest";
import modules from "$/art/symbols-modules.svg?raw";
import symbols from "$/art/symbols.svg?raw";
import { pageSign } from "$/pages/signs";
import pages from "../../src/buonfresco/locales/en/pages.ftl?raw";
import pagesOfModules from "../../src/buonfresco/locales/en/pages_modules.ftl?raw";

const drawn = new Set([...`${symbols}${modules}`.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
const sign = (key: string) => pageSign(key, (id) => drawn.has(id));

test("a page has the sign that is called like it, or one that is chosen for it", () => {
  expect(["fresco-market", "fresco-abbot", "fresco-bishop", "module-bells", "cards-end"].map(sign)).toEqual(["i-market", "s-abbot", "g-mitre", "m-bells", "i-trophy"]);
});

test("every sign is drawn, also of pages that nobody knows yet", () => {
  const catalogue = [...`${pages}${pagesOfModules}`.matchAll(/^topic-([a-z-]+) =/gm)].map((found) => String(found[1]));
  expect(catalogue.length).toBeGreaterThan(30);
  for (const key of ["game", "module-nobody_knows", "fresco-nothing", ...catalogue]) expect(drawn.has(sign(key)), key).toBe(true);
});
