/** Small sounds, made on the spot from noise, drums and strings: no file, and none unless they are wanted. */
import type { GameEvent } from "../api/types";
import { pageOf } from "../games";
import { settings } from "../settings.svelte";
import type { Tone } from "./tones";

/** Quiet: a table in the next room. */
const VOLUME = 0.22;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** A browser lets a page sound only after somebody has touched it. */
function wake(): void {
  if (!settings.sound) return;
  if (!context) {
    context = new AudioContext();
    const soft = new DynamicsCompressorNode(context, { threshold: -18, ratio: 6 });
    out = new GainNode(context, { gain: VOLUME });
    out.connect(soft).connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
}

for (const touch of ["pointerdown", "keydown"] as const) globalThis.addEventListener?.(touch, wake, { passive: true, capture: true });

// --- instruments

/** From full to nothing. */
function fade(at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(context as AudioContext, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out as GainNode);
  return gain;
}

function noise(sound: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = sound.createBuffer(1, sound.sampleRate, sound.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  return hiss;
}

/** Paper on wood. */
function brush(at: number, frequency: number, seconds: number, loud: number): void {
  const sound = context as AudioContext;
  const source = new AudioBufferSourceNode(sound, { buffer: noise(sound) });
  const band = new BiquadFilterNode(sound, { type: "bandpass", frequency, Q: 0.9 });
  band.frequency.setValueAtTime(frequency, at);
  band.frequency.exponentialRampToValueAtTime(frequency * 0.5, at + seconds);
  source.connect(band).connect(fade(at, seconds, loud));
  source.start(at, Math.random() * 0.5, seconds + 0.05);
}

/** A skin that is struck: its tone falls. */
function drum(at: number, frequency: number, seconds: number, loud: number): void {
  const tone = new OscillatorNode(context as AudioContext, { frequency });
  tone.frequency.setValueAtTime(frequency * 1.7, at);
  tone.frequency.exponentialRampToValueAtTime(frequency, at + 0.07);
  tone.connect(fade(at, seconds, loud));
  tone.start(at);
  tone.stop(at + seconds);
  brush(at, 500, 0.05, loud * 0.5);
}

/** A string that is plucked: a bright beginning, a soft end. */
function pluck(at: number, frequency: number, seconds: number, loud: number): void {
  const sound = context as AudioContext;
  const string = new OscillatorNode(sound, { frequency, type: "triangle" });
  const overtone = new OscillatorNode(sound, { frequency: frequency * 2.01, type: "sine" });
  const dull = new BiquadFilterNode(sound, { type: "lowpass", frequency: frequency * 8 });
  dull.frequency.setValueAtTime(frequency * 8, at);
  dull.frequency.exponentialRampToValueAtTime(frequency * 1.5, at + seconds * 0.6);
  string.connect(dull).connect(fade(at, seconds, loud));
  overtone.connect(fade(at, seconds * 0.4, loud * 0.35));
  for (const one of [string, overtone]) {
    one.start(at);
    one.stop(at + seconds);
  }
}

// --- what they play

/** The in scale: the koto's. */
const [D, E, G, A] = [293.7, 311.1, 392, 440];

const PLAYED: Readonly<Record<Tone, (at: number) => void>> = {
  card: (at) => brush(at, 2_600, 0.11, 0.5),
  play: (at) => { brush(at, 1_900, 0.12, 0.5); drum(at + 0.05, 150, 0.12, 0.35); },
  token: (at) => { pluck(at, 1_175, 0.18, 0.25); pluck(at + 0.05, 1_568, 0.2, 0.2); },
  dice: (at) => { for (const [index, gap] of [0, 0.06, 0.14].entries()) brush(at + gap, 3_200 - index * 500, 0.05, 0.6); },
  chain: (at) => { drum(at, 120, 0.18, 0.6); pluck(at + 0.04, 740, 0.16, 0.2); pluck(at + 0.11, 698, 0.2, 0.2); },
  blow: (at) => { drum(at, 68, 0.4, 1); brush(at, 900, 0.16, 0.6); },
  good: (at) => { pluck(at, A, 0.5, 0.5); pluck(at + 0.1, D * 2, 0.7, 0.5); },
  turn: (at) => { pluck(at, D, 0.8, 0.55); pluck(at + 0.13, A, 1, 0.5); },
  battle: (at) => { for (const [index, gap] of [0, 0.28, 0.56, 0.7, 0.84, 1.12].entries()) drum(at + gap, index === 5 ? 58 : 74, 0.5, index === 5 ? 1 : 0.75); },
  victory: (at) => { for (const [index, tone] of [D, G, A, D * 2, E * 2, G * 2].entries()) pluck(at + index * 0.14, tone, 1.4, 0.5); drum(at + 0.84, 74, 0.6, 0.7); },
  defeat: (at) => { for (const [index, tone] of [A, G, E, D / 2].entries()) pluck(at + index * 0.3, tone, 1.6, 0.45); },
};

export function sound(tone: Tone): void {
  if (settings.sound && context?.state === "running") PLAYED[tone](context.currentTime + 0.01);
}

/** What an event sounds like in this game, if it does. */
export function ring(event: GameEvent, game: string): void {
  const tone = pageOf(game).tones[event.kind];
  if (tone) sound(tone);
}
