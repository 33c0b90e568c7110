// Short sounds, made on the spot: no files to load.

import { settings } from "./settings.svelte";

type Tune = "turn" | "offer" | "deal" | "coin" | "end" | "chat";

// frequency in Hz, start and length in seconds
const tunes: Record<Tune, [number, number, number][]> = {
  turn: [[523, 0, 0.12], [659, 0.12, 0.2]],
  offer: [[587, 0, 0.08], [784, 0.09, 0.12]],
  deal: [[392, 0, 0.1], [523, 0.08, 0.1], [659, 0.16, 0.16]],
  coin: [[988, 0, 0.06], [1319, 0.06, 0.16]],
  end: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.35]],
  chat: [[740, 0, 0.07]],
};

let context: AudioContext | undefined;

export function play(tune: Tune): void {
  // A browser lets a page sound only after somebody touched it, and complains about those that try before.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const [pitch, start, length] of tunes[tune]) note(context, pitch, context.currentTime + start, length);
  } catch {
    // no sound here: the title and the prompt say the same
  }
}

function note(audio: AudioContext, pitch: number, start: number, length: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
