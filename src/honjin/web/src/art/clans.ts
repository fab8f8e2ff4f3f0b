/** Each clan's sign: its emblem, the cut of its banner and the weave of its cloth, so that no clan needs its colour. */
import { both, facets, hole, oval, place, polygon, ring, solid, star, stroke, whole, type Point } from "./brush";

export type Cut = "square" | "swallow" | "point" | "round" | "notch" | "slant" | "steps" | "wave" | "fringe";
export type Weave =
  | "plain" | "scales" | "stars" | "chevrons" | "rays" | "triangles" | "feathers" | "hexagons" | "waves"
  | "grid" | "leaves" | "dots" | "bricks" | "flames" | "stripes";

export interface Sign {
  /** Path data around the origin, within a circle of radius 50. */
  emblem: string;
  cut: Cut;
  weave: Weave;
}

function around(count: number, path: string): string {
  return Array.from({ length: count }, (_, index) => place(path, { turn: (360 / count) * index })).join("");
}

function turned(turns: readonly number[], path: string, y = 0): string {
  return turns.map((turn) => place(path, { turn, y })).join("");
}

function bar(width: number, top: number, bottom: number): string {
  return facets(`0 ${top} ${width} ${top} ${width} ${bottom} 0 ${bottom}`);
}

const SCALES =
  solid(bar(3.5, -40, 36), oval(0, -41, 8), bar(42, -29, -22), bar(24, 36, 45)) +
  both("M12 10C12 30 50 30 50 10Z") + both("M29 -24L14 11L19 11L31 -13L43 11L48 11L33 -24Z");

const ECLIPSE =
  solid("M8 -47C-30 -44 -50 -16 -46 8C-42 34 -16 50 10 47C34 44 46 28 49 14C34 30 8 28 -5 12C-18 -6 -12 -34 8 -47Z", oval(21, -12, 15));

const DAWN = solid(
  "M-30 16C-30 -24 30 -24 30 16Z",
  bar(48, 21, 28), bar(34, 33, 39), bar(18, 44, 49),
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

const DEMON =
  solid(whole("0 -14 8 -14 12 -16 16 -20 32 -20 40 -34 34 -51 52 -34 50 -6 32 4 36 20 24 42 0 50")) +
  hole(both("M6 5L27 -4C27 9 14 13 6 5Z"), "M-18 24L18 24L14 35L9 27L4 33L0 27L-4 33L-9 27L-14 35Z");

const SWIRL = solid(
  around(3, "M-2 -4C2 -14 -6 -22 -4 -33C-2 -47 14 -51 26 -43C39 -33 43 -18 38 -3C34 -19 26 -26 17 -22C8 -18 12 -4 2 0Z"),
);

const EYE =
  solid("M-50 8C-30 -20 30 -20 50 8C30 34 -30 34 -50 8Z", turned([-44, -15, 15, 44], "M-3.5 -32L3.5 -32L2 -52L-2 -52Z", 8)) +
  hole(oval(0, 8, 17)) + oval(0, 8, 10);

const PAW = solid(
  "M0 -2C16 -2 34 18 32 34C30 48 12 44 0 44C-12 44 -30 48 -32 34C-34 18 -16 -2 0 -2Z",
  both("M9 -12C4 -26 8 -40 12 -52C20 -42 25 -26 19 -13C16 -8 11 -8 9 -12Z"),
  both("M30 4C26 -8 34 -22 44 -32C50 -20 48 -4 40 5C36 9 32 8 30 4Z"),
);

const SKULL =
  solid(whole("0 -47 26 -47 42 -30 42 -8 42 6 36 14 27 18 27 26 27 32 25 38 17 42 8 44 0 44")) +
  hole(both(oval(17, -5, 11, 12)), "M0 6L-6 19L6 19Z", both("M6 30L9 30L9 46L6 46Z"));

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

const TSUBA = ring(0, 0, 48, 39) + solid(facets("0 -28 7 -20 7 20 0 28"), both(oval(22, 0, 8, 15)));
const SUN = solid(oval(0, 0, 21), around(12, "M-6 -27L6 -27L2.5 -50L-2.5 -50Z"));
const HELMET = solid(
  whole("0 -30 18 -30 31 -18 33 0 41 4 49 12 49 22 36 18 22 16 0 16"),
  both("M6 -32C14 -34 26 -40 29 -54C38 -40 26 -22 8 -22Z"),
  facets("0 22 23 22 15 46 0 50"),
);
const GASH = solid(
  stroke([[-42, 36, 2], [-14, 8, 13], [14, -18, 14], [44, -46, 2]]),
  "M24 10C33 23 37 30 37 36C37 44 31 50 24 50C17 50 11 44 11 36C11 30 15 23 24 10Z",
);
const BLADE = "M-3 -50L3 -45L4.5 20L-4.5 20ZM-13 20L13 20L13 26L-13 26ZM-3.5 26L3.5 26L3.5 48L-3.5 48Z";
const CROSSED = solid(place(BLADE, { turn: 40 }), place(BLADE, { turn: -40, flip: true }));
const PAGODA = solid(facets("0 -50 6 -38 40 -26 47 -31 45 -18 26 -15 26 -4 44 4 51 -1 49 14 31 16 31 45 13 45 13 23 0 23"));
const CLOUD = solid(
  "M-34 12C-54 10 -51 -16 -33 -16C-30 -40 2 -43 9 -25C25 -35 44 -22 40 -6C54 -2 50 12 38 12Z",
  [-24, 2, 28].map((x) => place("M3 19L-10 46L-3 46L10 19Z", { x })).join(""),
);
const FLAG = solid(polygon([[-31, -50], [-24, -50], [-24, 50], [-31, 50]]), "M-19 -46C0 -54 16 -34 42 -44L31 -22L42 -1C16 9 0 -12 -19 -2Z");
const SCROLL = solid("M-30 -44L34 -44C48 -44 48 -27 34 -27L30 -27L30 44L-34 44C-48 44 -48 27 -34 27L-30 27Z") + hole(bar(18, -16, -10), bar(18, -2, 4), bar(18, 12, 18));
const MON = solid(star(0, 0, 5, 48, 27)) + hole(oval(0, 0, 13));

const SIGNS: Record<string, Sign> = {
  justice: { emblem: SCALES, cut: "square", weave: "scales" },
  abhilasha: { emblem: ECLIPSE, cut: "round", weave: "stars" },
  tomorrow: { emblem: DAWN, cut: "slant", weave: "chevrons" },
  narashima: { emblem: MANE, cut: "fringe", weave: "rays" },
  galmi: { emblem: CRYSTAL, cut: "point", weave: "triangles" },
  phoenix: { emblem: BIRD, cut: "swallow", weave: "feathers" },
  "goan-sul": { emblem: DEMON, cut: "notch", weave: "hexagons" },
  "xi-an": { emblem: SWIRL, cut: "wave", weave: "waves" },
  gobans: { emblem: EYE, cut: "point", weave: "grid" },
  alphas: { emblem: PAW, cut: "fringe", weave: "leaves" },
  darks: { emblem: SKULL, cut: "round", weave: "dots" },
  mekas: { emblem: gear(), cut: "steps", weave: "bricks" },
  fires: { emblem: FLAME, cut: "swallow", weave: "flames" },
  action: { emblem: TSUBA, cut: "square", weave: "plain" },
  special: { emblem: SUN, cut: "swallow", weave: "rays" },
  adversary: { emblem: HELMET, cut: "point", weave: "stripes" },
  wound: { emblem: GASH, cut: "slant", weave: "plain" },
  weapon: { emblem: CROSSED, cut: "square", weave: "stripes" },
  enemy: { emblem: DEMON, cut: "notch", weave: "hexagons" },
  location: { emblem: PAGODA, cut: "square", weave: "waves" },
  climate: { emblem: CLOUD, cut: "wave", weave: "waves" },
  campaign: { emblem: FLAG, cut: "swallow", weave: "chevrons" },
  events: { emblem: SCROLL, cut: "square", weave: "dots" },
};

const UNKNOWN: Sign = { emblem: MON, cut: "square", weave: "plain" };

/** A clan that somebody invented has a sign too. */
export function signOf(clan: string): Sign {
  return SIGNS[clan] ?? UNKNOWN;
}

export const CLANS = Object.keys(SIGNS);
