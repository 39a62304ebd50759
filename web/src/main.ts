import "$/styles/all.css";
import { mount } from "svelte";
import App from "$/App.svelte";
import { drawSymbols } from "$/art/sprite";
import { page } from "$/pages/pages";
import { dress } from "$/settings.svelte";
import { preferred, speak } from "$/words/words.svelte";

dress();
// what is asked for now is there when the page looks for it
void page(location.pathname);
void drawSymbols();
await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
