import { settings } from "$/settings.svelte";

/** Two soft tones: it is your turn. Off unless somebody wants it. */
export function chime(): void {
  if (!settings.sound) return;
  const audio = new AudioContext();
  for (const [index, pitch] of [659.3, 880].entries()) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const at = audio.currentTime + index * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.08, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
  setTimeout(() => void audio.close(), 1200);
}
