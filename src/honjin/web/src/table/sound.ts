/** Small sounds, made on the spot: no file, and none unless they are wanted. */
import type { GameEvent } from "../api/types";
import { settings } from "../settings.svelte";

let context: AudioContext | null = null;

type Tone = [frequency: number, seconds: number, shape: OscillatorType];

const CARD: Tone = [220, 0.06, "triangle"];
const BLOW: Tone = [95, 0.22, "sawtooth"];
const GOOD: Tone = [520, 0.18, "sine"];
const DICE: Tone = [310, 0.1, "square"];

const TONES: Record<string, Tone> = {
  drew: CARD, placed: CARD, shifted: CARD, mutated: CARD, discarded: CARD, paid: CARD, "revealed-defence": CARD,
  destroyed: BLOW, captured: BLOW, imprisoned: BLOW, sacrificed: BLOW, hit: BLOW, "lost-life": BLOW, beheaded: BLOW,
  "enemy-lost-life": BLOW, rolled: DICE, "raised-die": DICE, "cashed-die": DICE,
  "won-supremacy": GOOD, "won-point": GOOD, pierced: GOOD, parried: GOOD, "made-combo": GOOD, won: GOOD,
};

/** Plays the events of one choice, one after the other. */
export function ring(events: GameEvent[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const event of events.slice(0, 6)) {
    const tone = TONES[event.kind];
    if (!tone) continue;
    const [frequency, seconds, shape] = tone;
    const sound = new OscillatorNode(context, { frequency, type: shape });
    const volume = new GainNode(context, { gain: 0.08 });
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    sound.connect(volume).connect(context.destination);
    sound.start(at);
    sound.stop(at + seconds);
    at += 0.09;
  }
}
