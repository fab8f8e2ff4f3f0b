/** Two swordsmen at the moment at which their blades meet, or one of them meets nothing. */
import { enso, gaps, oval, slash, star, stroke, type Touch } from "$page/art/brush";
import { fill, line, put, type Mark } from "$page/art/mark";
import { Seed } from "$page/art/seed";
import { swordsman, type Stance } from "./sumi";

/** Within 200 by 100: who looks on stands on the left. */
const [LEFT, RIGHT, FLOOR] = [62, 138, 58] as const;

const CUT: Stance = { hands: [26, -18], aim: 92, lean: 18 };
const STRUCK: Stance = { hands: [-8, -14], aim: -110, lean: -18 };
const CROSSED: Stance = { hands: [18, -44], aim: 66, lean: 6 };

const SLASH: Touch[] = [[150, 6, 3], [116, 34, 12], [82, 60, 12], [40, 94, 2]];

const mirrored = (touches: Touch[]): Touch[] => touches.map(([x, y, width]) => [200 - x, y, width]);

/** `isOwn`: the one on the left strikes; `isThrough`: the blow meets a body. */
export function duel(isOwn: boolean, isThrough: boolean, seed: Seed): Mark[] {
  const struck = isThrough ? STRUCK : CROSSED;
  const striking = isThrough ? CUT : CROSSED;
  const left = put(swordsman({ ...(isOwn ? striking : struck), hat: "topknot" }), { x: LEFT, y: FLOOR, scale: 0.9 });
  const right = put(put(swordsman({ ...(isOwn ? struck : striking), hat: "kabuto" }), { flip: true }), { x: RIGHT, y: FLOOR, scale: 0.9 });
  const touches = isOwn ? mirrored(SLASH) : SLASH;
  const blow = isThrough
    ? [fill("seal", slash(touches, seed)), fill("sky", gaps(touches, seed), { fine: true }), fill("seal", Array.from({ length: 12 }, () => oval(seed.between(isOwn ? 110 : 30, isOwn ? 176 : 96), seed.between(24, 84), seed.between(0.7, 2.6))).join(""))]
    : [fill("light", star(100, 22, 8, 20, 5), { rim: true }), line("seal", 1.6, "M100 -4L100 4M122 2L116 8M78 2L84 8M128 22L119 22M72 22L81 22")];
  const ground = fill("ink", stroke([[2, 97, 2], [60, 95, 5], [130, 96.6, 6], [198, 95, 1]], seed, 0.2));
  return [fill("wash", enso(100, 48, 44, seed), { veil: 0.35 }), ...left, ...right, ...blow, ground];
}

/** The one on the right lies where he stood, and the other lowers his blade. */
export function fallen(seed: Seed): Mark[] {
  const stands = put(swordsman({ hands: [14, -6], aim: 128, lean: -2, hat: "topknot" }), { x: LEFT - 8, y: FLOOR, scale: 0.9 });
  const lies = put(put(swordsman({ hands: [20, -10], aim: 100, lean: 0, hat: "kabuto" }), { turn: 84, flip: true }), { x: RIGHT + 2, y: 79, scale: 0.82 });
  const petals = fill("seal", Array.from({ length: 14 }, () => oval(seed.between(10, 190), seed.between(4, 80), seed.between(1, 2.4), seed.between(0.6, 1.3))).join(""), { veil: 0.8 });
  const ground = fill("ink", stroke([[2, 97, 2], [60, 95, 5], [130, 96.6, 6], [198, 95, 1]], seed, 0.2));
  return [fill("seal", oval(118, 40, 30), { veil: 0.9 }), fill("wash", enso(118, 40, 38, seed), { veil: 0.35 }), ...stands, ...lies, petals, ground];
}
