/** What is heard at the table: nothing before the first touch, and nothing unless it is wanted. */
import type { GameEvent } from "../api/types";
import { pageOf } from "../games";
import { settings } from "../settings.svelte";
import { hall, PLAYED } from "./instruments";
import type { Tone } from "./tones";

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** A browser lets a page sound only after somebody has touched it. */
function wake(): void {
  if (!settings.sound) return;
  if (!context) {
    context = new AudioContext();
    out = hall(context);
  }
  if (context.state === "suspended") void context.resume();
}

for (const touch of ["pointerdown", "keydown"] as const) globalThis.addEventListener?.(touch, wake, { passive: true, capture: true });

export function sound(tone: Tone): void {
  if (settings.sound && out && context?.state === "running") PLAYED[tone](out, context.currentTime + 0.01);
}

/** What an event sounds like in this game, if it does. */
export function ring(event: GameEvent, game: string): void {
  const tone = pageOf(game).tones[event.kind];
  if (tone) sound(tone);
}
