/** Each clan's sign: its emblem, the cut of its banner and the weave of its cloth. */
import { both, hole, oval, polygon, solid, type Point } from "$page/art/brush";
import { skull, turned } from "$page/art/shapes";
import type { Sign } from "$page/art/sign";

const EYE =
  solid("M-50 8C-30 -20 30 -20 50 8C30 34 -30 34 -50 8Z", turned([-44, -15, 15, 44], "M-3.5 -32L3.5 -32L2 -52L-2 -52Z", 8)) +
  hole(oval(0, 8, 17)) + oval(0, 8, 10);

const PAW = solid(
  "M0 -2C16 -2 34 18 32 34C30 48 12 44 0 44C-12 44 -30 48 -32 34C-34 18 -16 -2 0 -2Z",
  both("M9 -12C4 -26 8 -40 12 -52C20 -42 25 -26 19 -13C16 -8 11 -8 9 -12Z"),
  both("M30 4C26 -8 34 -22 44 -32C50 -20 48 -4 40 5C36 9 32 8 30 4Z"),
);

function gear(): string {
  const teeth = Array.from({ length: 16 }, (_, index): Point[] => {
    const radius = index % 2 ? 49 : 36;
    return [-0.5, 0.5].map((side): Point => {
      const angle = (Math.PI * 2 * (index + side * (index % 2 ? 0.8 : 1.2))) / 16;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
  }).flat();
  return solid(polygon(teeth)) + hole(oval(0, 0, 19)) + oval(0, 0, 8);
}

const FLAME =
  solid("M0 50C-26 50 -40 32 -36 12C-33 -2 -23 -8 -21 -24C-12 -20 -8 -12 -8 -4C2 -16 4 -34 -4 -51C17 -41 26 -24 23 -8C27 -12 28 -18 27 -26C38 -12 42 4 38 20C33 38 20 50 0 50Z") +
  hole("M2 43C14 41 18 31 14 21C12 15 8 11 8 3C0 9 -2 15 -4 21C-8 19 -10 15 -10 11C-18 21 -18 41 2 43Z");

export const SIGNS: Record<string, Sign> = {
  gobans: { emblem: EYE, cut: "point", weave: "grid" },
  alphas: { emblem: PAW, cut: "fringe", weave: "leaves" },
  darks: { emblem: skull(3), cut: "round", weave: "dots" },
  mekas: { emblem: gear(), cut: "steps", weave: "bricks" },
  fires: { emblem: FLAME, cut: "swallow", weave: "flames" },
};
