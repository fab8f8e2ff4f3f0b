/** What the wind carries in front of a picture. */
import { oval, place, polygon, solid, star } from "../brush";
import { fill, type Ink, type Mark } from "../mark";
import type { Seed } from "../seed";

const DRIFTS = {
  petals: ["light", "M0 -3C3 -3 4 1 0 4C-4 1 -3 -3 0 -3Z"],
  stars: ["light", star(0, 0, 4, 3.4, 0.9)],
  sparks: ["light", polygon([[-4, -0.5], [4, -0.5], [4, 0.5], [-4, 0.5]])],
  leaves: ["clan", "M-5 0C-2 -3 2 -3 5 0C2 3 -2 3 -5 0Z"],
  splinters: ["light", polygon([[0, -4], [2, 0], [0, 4], [-2, 1]])],
  feathers: ["light", "M-6 1C-2 -3 3 -3 6 0C2 0 -1 2 -6 1Z"],
  embers: ["light", oval(0, 0, 1.5)],
  swirls: ["light", "M-4 0C-4 -5 4 -5 4 0C4 3 0 3 0 0.6C1 1.6 2.4 1 2 -0.4C1 -2.6 -2 -2.4 -2.4 0.4Z"],
  bolts: ["light", star(0, 0, 6, 2.8, 1.8)],
  bones: ["light", solid("M-4 -0.7L4 -0.7L4 0.7L-4 0.7Z", oval(-4, -1, 1.2), oval(-4, 1, 1.2), oval(4, -1, 1.2), oval(4, 1, 1.2))],
  drops: ["seal", oval(0, 0, 1.6)],
  snow: ["light", oval(0, 0, 1.7)],
} satisfies Record<string, [Ink, string]>;

export type Drift = keyof typeof DRIFTS;

/** At both sides, so that the face in the middle stays free. */
export function drifting(kind: Drift, seed: Seed, count = 7): Mark {
  const [ink, shape] = DRIFTS[kind];
  const pieces = Array.from({ length: count }, (_, index) => {
    const x = index % 2 ? seed.between(68, 98) : seed.between(2, 32);
    return place(shape, { x, y: seed.between(8, 92), turn: seed.between(0, 180), scale: seed.between(0.8, 1.7) });
  });
  return fill(ink, pieces.join(""));
}
