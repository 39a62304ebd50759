import "$/styles/all.css";
import { mount } from "svelte";
import Gallery from "$/Gallery.svelte";
import { drawModules, drawSymbols } from "$/art/sprite";
import { dress, settings } from "$/settings.svelte";
import { speak, type Lang } from "$/words/words.svelte";

/** For whoever draws: `/gallery.html?name=base-plan-1&lang=de&theme=night` (written by `python -m scripts.moments`). Not in what is built. */
const asked = new URLSearchParams(location.search);
settings.theme = asked.get("theme") === "night" ? "night" : "day";
dress();
await Promise.all([drawSymbols(), drawModules(), speak((asked.get("lang") ?? "en") as Lang)]);
mount(Gallery, { target: document.getElementById("app") as HTMLElement, props: { name: asked.get("name") ?? "", lang: asked.get("lang") ?? "en" } });
