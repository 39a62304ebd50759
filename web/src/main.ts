import "$/styles/all.css";
import { mount } from "svelte";
import App from "$/App.svelte";
import { drawSymbols } from "$/art/sprite";
import { dress } from "$/settings.svelte";
import { preferred, speak } from "$/words/words.svelte";

dress();
void drawSymbols();
await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
