/** The last picture of a game: standards before the sun, planted by who won, lowered by who lost. */
import { oval, place, polygon, stroke, type Touch } from "./brush";
import { banner, woven } from "./cloth";
import { Seed } from "./seed";
import type { Sign } from "./sign";

export const WIDE = 600;
export const HIGH = 210;

export type Mood = "won" | "lost" | "drawn";

/** A path in one colour of the page, filled or as a line of this width. */
export interface Shape { d: string; paint: string; line?: number; veil?: number }

export interface Crest { clan: string; sign: Sign }

/** One standard: its layers move together. */
export type Layer = readonly Shape[];

const GROUND = 188;
const CLOTH = 52;
const SPACE = 92;

export const paintOf = (clan: string): string => `var(--clan-${clan}, var(--clan-none))`;

function sun(mood: Mood): Shape {
  // It stands high for a victory, and goes down with respect.
  if (mood === "lost") return { d: "M214 188C214 82 386 82 386 188Z", paint: "var(--accent)", veil: 0.32 };
  return { d: oval(WIDE / 2, 100, mood === "won" ? 88 : 76), paint: "var(--accent)", veil: mood === "won" ? 1 : 0.6 };
}

function land(): Shape[] {
  const seed = new Seed("camp");
  const far: Touch[] = [[-20, 176, 10], [90, 158, 26], [190, 170, 18], [310, 166, 20], [430, 156, 28], [620, 176, 12]];
  const near: Touch[] = [[-30, 194, 12], [140, 190, 16], [320, 194, 18], [480, 189, 14], [640, 195, 12]];
  const grass = Array.from({ length: 34 }, (_, index) => {
    const x = index * 18 + seed.between(-9, 9);
    const high = seed.between(9, 26);
    return stroke([[x, 192, 3.4], [x + seed.between(-2, 4), 190 - high / 2, 2.2], [x + seed.between(-6, 10), 190 - high, 0.4]], seed, 0.1, 3);
  }).join("");
  return [
    { d: stroke(far, seed, 0.1, 7), paint: "var(--ink-soft)", veil: 0.3 },
    { d: stroke(near, seed, 0.12, 7), paint: "var(--ink)" },
    { d: grass, paint: "var(--ink)" },
    { d: polygon([[-5, 193], [605, 193], [605, HIGH + 5], [-5, HIGH + 5]]), paint: "var(--ink)" },
  ];
}

/** A standard at a place; `low` cloth hangs from the middle of its pole. */
function standard({ clan, sign }: Crest, x: number, top: number, low: boolean): Layer {
  const hang = low ? top + 46 : top + 8;
  const long = low ? 62 : GROUND - top - 56;
  const middle = x + 4 + CLOTH / 2;
  return [
    { d: polygon([[x - 2.5, top - 10], [x + 2.5, top - 10], [x + 3, GROUND + 6], [x - 3, GROUND + 6]]) + oval(x, top - 12, 5), paint: "var(--ink)" },
    { d: polygon([[x - 4, hang - 5], [x + CLOTH + 8, hang - 5], [x + CLOTH + 8, hang - 1], [x - 4, hang - 1]]), paint: "var(--ink)" },
    { d: banner(sign.cut, x + 4, hang, CLOTH, long), paint: paintOf(clan) },
    { d: woven(sign.weave, x + 6, hang + 2, CLOTH - 4, long - 4), paint: "var(--on-clan)", line: 0.7, veil: 0.3 },
    { d: oval(middle, hang + 31, 23), paint: paintOf(clan) },
    { d: place(sign.emblem, { x: middle, y: hang + 31, scale: 0.38 }), paint: "var(--on-clan)" },
  ];
}

export interface Scenery { back: Shape[]; standards: Layer[]; front: Shape[] }

/** Sun and hills behind, the standards, and the ground in front of them. */
export function scenery(mood: Mood, crests: readonly Crest[]): Scenery {
  const [hills, ...ground] = land() as [Shape, ...Shape[]];
  const first = WIDE / 2 - ((crests.length - 1) * SPACE) / 2 - CLOTH / 2 - 4;
  const middle = (crests.length - 1) / 2;
  const standards = crests.map((crest, index) => standard(crest, first + index * SPACE, 24 + Math.abs(index - middle) * 16, mood === "lost"));
  return { back: [sun(mood), hills], standards, front: ground };
}
