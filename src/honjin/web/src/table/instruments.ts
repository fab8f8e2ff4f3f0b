/** Noise, drums and strings, and what they play: made on the spot, no file. */
import type { Tone } from "./tones";

/** Quiet: a table in the next room. */
const VOLUME = 0.22;

/** What instruments play into: where much sounds at once it stays as loud. */
export function hall(context: BaseAudioContext): GainNode {
  const soft = new DynamicsCompressorNode(context, { threshold: -12, knee: 6, ratio: 12, attack: 0.002 });
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(soft).connect(context.destination);
  return out;
}

// --- instruments

const ATTACK = 0.006; // seconds; less would click
const RELEASE = 0.01;

/** From full to a thousandth of it, and away. */
function fade(out: AudioNode, at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(loud / 1000, at + seconds);
  gain.gain.linearRampToValueAtTime(0, at + seconds + RELEASE);
  gain.connect(out);
  return gain;
}

function sing(source: OscillatorNode, at: number, seconds: number): void {
  source.start(at);
  source.stop(at + seconds + RELEASE);
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  hisses.set(context, made);
  return made;
}

/** Paper on wood. */
function brush(out: AudioNode, at: number, frequency: number, seconds: number, loud: number): void {
  const source = new AudioBufferSourceNode(out.context, { buffer: noise(out.context) });
  const band = new BiquadFilterNode(out.context, { type: "bandpass", frequency, Q: 0.9 });
  band.frequency.setValueAtTime(frequency, at);
  band.frequency.exponentialRampToValueAtTime(frequency * 0.5, at + seconds);
  source.connect(band).connect(fade(out, at, seconds, loud));
  source.start(at, Math.random() * 0.5, seconds + RELEASE);
}

/** How a skin swings beside its lowest tone: what a small speaker can tell of a drum. */
const SKIN = [[1, 1], [1.59, 0.6], [2.3, 0.45], [3.6, 0.25]] as const;

/** A skin that is struck: its tone falls. */
function drum(out: AudioNode, at: number, frequency: number, seconds: number, loud: number): void {
  for (const [ratio, share] of SKIN) {
    const tone = new OscillatorNode(out.context, { frequency });
    tone.frequency.setValueAtTime(frequency * ratio * 1.6, at);
    tone.frequency.exponentialRampToValueAtTime(frequency * ratio, at + 0.07);
    tone.connect(fade(out, at, seconds / ratio, loud * share));
    sing(tone, at, seconds / ratio);
  }
  brush(out, at, 700, 0.1, loud);
}

/** A string that is plucked: a bright beginning, a soft end. */
function pluck(out: AudioNode, at: number, frequency: number, seconds: number, loud: number): void {
  const string = new OscillatorNode(out.context, { frequency, type: "triangle" });
  const overtone = new OscillatorNode(out.context, { frequency: frequency * 2.01, type: "sine" });
  const dull = new BiquadFilterNode(out.context, { type: "lowpass", frequency: frequency * 8 });
  dull.frequency.setValueAtTime(frequency * 8, at);
  dull.frequency.exponentialRampToValueAtTime(frequency * 1.5, at + seconds * 0.6);
  string.connect(dull).connect(fade(out, at, seconds, loud));
  overtone.connect(fade(out, at, seconds * 0.4, loud * 0.35));
  for (const one of [string, overtone]) sing(one, at, seconds);
}

// --- what they play

/** The in scale: the koto's. */
const [D, E, G, A] = [293.7, 311.1, 392, 440];

export const PLAYED: Readonly<Record<Tone, (out: AudioNode, at: number) => void>> = {
  card: (out, at) => brush(out, at, 1_900, 0.22, 2),
  play: (out, at) => { brush(out, at, 1_500, 0.18, 1.3); drum(out, at + 0.05, 180, 0.25, 0.5); },
  token: (out, at) => { pluck(out, at, 1_175, 0.35, 0.3); pluck(out, at + 0.06, 1_568, 0.35, 0.24); },
  dice: (out, at) => { for (const [index, gap] of [0, 0.07, 0.17].entries()) brush(out, at + gap, 2_000 - index * 350, 0.09, 1.1); },
  chain: (out, at) => { drum(out, at, 130, 0.25, 0.5); pluck(out, at + 0.04, 740, 0.25, 0.3); pluck(out, at + 0.11, 698, 0.3, 0.3); },
  blow: (out, at) => { drum(out, at, 110, 0.5, 0.8); brush(out, at, 900, 0.26, 2); },
  good: (out, at) => { pluck(out, at, A, 0.5, 0.27); pluck(out, at + 0.1, D * 2, 0.8, 0.27); },
  turn: (out, at) => { pluck(out, at, D, 0.8, 0.3); pluck(out, at + 0.13, A, 1.1, 0.28); },
  battle: (out, at) => { for (const [index, gap] of [0, 0.28, 0.56, 0.7, 0.84, 1.12].entries()) drum(out, at + gap, index === 5 ? 90 : 110, 0.6, index === 5 ? 0.7 : 0.55); },
  victory: (out, at) => { for (const [index, tone] of [D, G, A, D * 2, E * 2, G * 2].entries()) pluck(out, at + index * 0.14, tone, 1.4, 0.19); drum(out, at + 0.84, 110, 0.6, 0.4); },
  defeat: (out, at) => { for (const [index, tone] of [A, G, E, D / 2].entries()) pluck(out, at + index * 0.3, tone, 1.6, 0.27); },
};
