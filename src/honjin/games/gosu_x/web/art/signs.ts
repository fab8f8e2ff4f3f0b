/** Each clan's sign: its emblem, the cut of its banner and the weave of its cloth, so that no clan needs its colour. */
import { both, hole, oval, polygon, solid, whole } from "$page/art/brush";
import { around, beam, DEMON, turned } from "$page/art/shapes";
import type { Sign } from "$page/art/sign";

const SCALES =
  solid(beam(3.5, -40, 36), oval(0, -41, 8), beam(42, -29, -22), beam(24, 36, 45)) +
  both("M12 10C12 30 50 30 50 10Z") + both("M29 -24L14 11L19 11L31 -13L43 11L48 11L33 -24Z");

const ECLIPSE =
  solid("M8 -47C-30 -44 -50 -16 -46 8C-42 34 -16 50 10 47C34 44 46 28 49 14C34 30 8 28 -5 12C-18 -6 -12 -34 8 -47Z", oval(21, -12, 15));

const DAWN = solid(
  "M-30 16C-30 -24 30 -24 30 16Z",
  beam(48, 21, 28), beam(34, 33, 39), beam(18, 44, 49),
  turned([-72, -36, 0, 36, 72], "M-4.5 -36L4.5 -36L2 -56L-2 -56Z", 14),
);

const MANE =
  solid(around(12, "M-10 -24C-12 -36 -5 -46 4 -51C2 -43 9 -36 10 -24Z"), oval(0, 0, 28)) +
  hole(both("M4 -5C9 -12 16 -12 20 -6C15 -2 9 -1 4 -5Z"), "M-6 6L6 6L1 12L1 16L12 17C8 23 3 23 0 20C-3 23 -8 23 -12 17L-1 16L-1 12Z");

const CRYSTAL = solid(
  polygon([[0, -50], [13, -20], [7, 46], [-7, 46], [-13, -18]]),
  polygon([[21, -26], [38, -4], [27, 46], [12, 46], [18, 0]]),
  polygon([[-20, -14], [-16, 10], [-12, 46], [-30, 46], [-39, 14]]),
);

const BIRD = solid(
  whole("0 -18 6 -18 8 -12 7 -2 16 -16 32 -28 50 -42 51 -26 46 -12 36 -4 41 -5 45 -6 48 -7 40 8 28 13 13 13 9 22 14 34 22 48 10 47 4 40 0 30"),
  "M-5 -14C-10 -24 -8 -38 3 -42C10 -44 14 -40 15 -36L25 -33L14 -29C10 -24 8 -20 6 -14Z",
);

const SWIRL = solid(
  around(3, "M-2 -4C2 -14 -6 -22 -4 -33C-2 -47 14 -51 26 -43C39 -33 43 -18 38 -3C34 -19 26 -26 17 -22C8 -18 12 -4 2 0Z"),
);

export const SIGNS: Record<string, Sign> = {
  justice: { emblem: SCALES, cut: "square", weave: "scales" },
  abhilasha: { emblem: ECLIPSE, cut: "round", weave: "stars" },
  tomorrow: { emblem: DAWN, cut: "slant", weave: "chevrons" },
  narashima: { emblem: MANE, cut: "fringe", weave: "rays" },
  galmi: { emblem: CRYSTAL, cut: "point", weave: "triangles" },
  phoenix: { emblem: BIRD, cut: "swallow", weave: "feathers" },
  "goan-sul": { emblem: DEMON, cut: "notch", weave: "hexagons" },
  "xi-an": { emblem: SWIRL, cut: "wave", weave: "waves" },
};
