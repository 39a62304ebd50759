/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "../src/buonfresco");
const OUT = join(SOURCE, "web");

/** Names of things the page labels by itself; everything else of the games comes as words from the house. */
const NAMES = /^(paint|column|phase|emblem|module|source|stock|place|game|tile|portrait|wish|bot|preset|bet|cards-tile|cards-back)-/;
const LONG = /^module-.*-(about|words|help)$|^(game|bot)-.*-about$|^paint-several$/;

/** `virtual:words/de` is the text of all messages that the page needs in German, from the one set of catalogs. */
function words(): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const folder = join(SOURCE, "locales", id.slice(prefix.length + 1));
      const found: string[] = [];
      for (const file of readdirSync(folder).sort()) {
        const path = join(folder, file);
        this.addWatchFile(path);
        for (const message of readFileSync(path, "utf8").split(/\n(?=[a-z#])/)) {
          const key = /^([a-z][\w-]*) =/.exec(message)?.[1];
          if (!key) continue;
          if (key.startsWith("web-") || (NAMES.test(key) && !LONG.test(key) && !message.includes("NAME("))) found.push(message.trimEnd());
        }
      }
      return `export default ${JSON.stringify(found.join("\n"))};`;
    },
  };
}

/** Beside each text file its compressed forms, so that a small server has nothing to compress. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const folder of [OUT, join(OUT, "assets")]) {
        for (const file of readdirSync(folder)) {
          if (!/\.(js|css|svg|html|json)$/.test(file)) continue;
          const path = join(folder, file);
          const text = readFileSync(path);
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        }
      }
    },
  };
}

const house = process.env.BUONFRESCO_HOUSE ?? "http://127.0.0.1:8714";

export default defineConfig({
  plugins: [words(), svelte(), compressed()],
  resolve: { alias: { $: resolve(import.meta.dirname, "src") } },
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: house, ws: true } } },
  test: { css: true, include: ["test/**/*.test.ts"] },
});
