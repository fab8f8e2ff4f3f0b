/** People: bodies, faces and what they wear on their heads; the neck stands on the origin, the face is around (0, -16). */
import { both, facets, oval, place, polygon, ring, solid, star, stroke, whole } from "../brush";
import { fill, line, type Mark } from "../mark";

/* Bodies: from the neck down to the lower edge of the picture. */

export const BODIES = {
  armour: [
    fill("ink", whole("0 -6 5 -6 7 -2 8 2 20 4 32 10 36 24 38 40 40 56 40 70 26 70 12 70 0 70"), { rim: true }),
    fill("clan", both("M17 4C30 4 41 13 43 30L25 34C24 24 21 14 17 4Z"), { rim: true }),
    line("ink", 1.2, "M22 13C30 13 37 17 40 22M24 22C31 21 38 24 42 28M-22 13C-30 13 -37 17 -40 22M-24 22C-31 21 -38 24 -42 28"),
    line("clan", 1.6, "M-18 30L18 30M-19 38L19 38M-20 46L20 46", { fine: true }),
    fill("light", facets("0 10 3 6 5 8 0 16")),
  ],
  robe: [
    fill("ink", whole("0 -6 5 -6 6 0 7 3 20 6 31 16 35 36 38 50 40 60 40 70 26 70 12 70 0 70"), { rim: true }),
    fill("light", "M-7 2L0 24L7 2L11 4L2 34L-2 34L-11 4Z"),
    fill("clan", "M-11 4L-2 34L-6 36L-16 5ZM11 4L2 34L6 36L16 5Z"),
  ],
  cloak: [
    fill("ink", whole("0 -4 8 -4 16 -12 20 -22 24 -8 30 4 36 18 42 40 44 56 44 70 26 70 12 70 0 70"), { rim: true }),
    fill("clan", both("M8 2C14 -4 18 -12 20 -20C22 -8 24 2 20 16C16 30 12 50 12 70L6 70C6 40 8 20 8 2Z")),
    fill("light", oval(0, 8, 4)),
  ],
  fur: [
    fill("ink", whole("0 -6 5 -6 7 0 10 2 22 4 34 14 37 34 40 50 40 60 40 70 26 70 12 70 0 70"), { rim: true }),
    fill("clan", facets("0 6 7 2 12 -4 17 3 25 0 27 8 36 8 35 16 42 22 34 23 32 31 26 23 20 30 15 21 9 29 6 20 0 28"), { rim: true }),
  ],
  spikes: [
    fill("ink", whole("0 -6 5 -6 7 0 9 3 20 4 30 10 35 26 38 42 40 56 40 70 26 70 12 70 0 70"), { rim: true }),
    fill("ink", both("M14 8L20 -14L25 5L36 -8L35 13L48 8L40 24C34 14 24 8 14 8Z"), { rim: true }),
    line("clan", 1.8, "M-16 22L0 30L16 22M-19 34L0 42L19 34M-21 46L0 54L21 46"),
  ],
  plate: [
    fill("ink", facets("0 -6 6 -6 8 2 22 4 34 10 38 26 36 34 30 36 32 70 0 70"), { rim: true }),
    fill("clan", facets("0 8 12 10 16 20 10 40 0 44")),
    fill("light", facets("0 14 6 16 8 22 5 34 0 36"), { veil: 0.9 }),
    line("clan", 1.4, "M24 8L32 22L36 24M-24 8L-32 22L-36 24", { fine: true }),
  ],
  feathers: [
    fill("ink", whole("0 -6 5 -6 7 0 9 3 18 5 28 12 33 30 38 46 40 58 40 70 26 70 12 70 0 70"), { rim: true }),
    fill("clan", both("M8 4C22 0 36 4 46 16C42 16 40 17 38 18C42 20 44 24 46 30C40 27 36 26 33 26C37 30 38 34 38 40C30 34 18 22 8 4Z"), { rim: true }),
    line("ink", 1, "M12 6C24 8 32 12 38 18M14 9C22 14 28 20 33 26M-12 6C-24 8 -32 12 -38 18M-14 9C-22 14 -28 20 -33 26"),
  ],
  sash: [
    fill("ink", whole("0 -6 5 -6 6 0 8 3 20 5 31 14 35 34 38 50 40 60 40 70 26 70 12 70 0 70"), { rim: true }),
    fill("clan", "M-24 9L-14 5L32 60L30 70L20 70Z"),
    fill("light", oval(2, 34, 4.6)),
  ],
} satisfies Record<string, Mark[]>;

export type Body = keyof typeof BODIES;

/* Faces: one way of looking for each clan, in a few expressions. */

const SKIN = whole("0 -31 8 -31 11 -25 11 -17 11 -9 6 -2 0 0");
const NECK = polygon([[-5, -6], [5, -6], [6, 6], [-6, 6]]);

function skin(): Mark[] {
  return [fill("ink", NECK), fill("light", SKIN, { rim: true })];
}

const CALM = both("M3 -17C5 -19 8 -19 9.4 -17C8 -16 5 -16 3 -17Z") + "M-3 -7C-1 -6 1 -6 3 -7C1 -5 -1 -5 -3 -7Z" + "M0 -15L1.6 -10L-1 -10Z";
const STERN = both("M2.6 -17L9.6 -19.6L9 -16.4C7 -15.4 4 -15.6 2.6 -17Z") + "M-4 -6L4 -6L3 -5L-3 -5Z" + "M0 -15L1.8 -10L-1.2 -10Z";
const GAZES = [CALM, STERN];

/** Justice is blindfolded. */
const blind = (variant: number): Mark[] => [
  ...skin(),
  fill("clan", "M-12 -21C-4 -19.6 4 -19.6 12 -21L12 -14C4 -13 -4 -13 -12 -14Z"),
  fill("clan", variant % 2 ? "M11 -20L22 -14L19 -11L24 -6L11 -14Z" : "M-11 -20L-22 -14L-19 -11L-24 -6L-11 -14Z", { rim: true }),
  fill("ink", "M-3 -6.4C-1 -5.4 1 -5.4 3 -6.4C1 -4.4 -1 -4.4 -3 -6.4Z" + "M0 -12L1.4 -9.4L-1 -9.4Z"),
];

/** Abhilasha shows nothing but eyes under the hood. */
const hidden = (variant: number): Mark[] => [
  fill("ink", NECK + oval(0, -16, 12, 16), { rim: true }),
  fill("light", [both("M2.4 -16L9 -19L8.4 -14.6C6 -13.4 3.6 -14 2.4 -16Z"), both(oval(5, -16, 2.6)), both("M2 -15C4 -18.6 8 -18.6 9.6 -15C7 -13.8 4 -13.8 2 -15Z")][variant % 3] as string),
  fill("clan", variant % 2 ? ring(0, -25, 4.4, 2.6) : oval(0, -25, 3.2)),
];

/** Tomorrow wears glass over the eyes. */
const visored = (variant: number): Mark[] => [
  ...skin(),
  fill("ink", [
    "M-12 -21L12 -21L11 -13L4 -12L0 -14L-4 -12L-11 -13Z",
    "M-12 -20L12 -22L12 -16L-12 -14Z",
    solid(both(oval(5.4, -17, 5.4)), "M-3 -18L3 -18L3 -16L-3 -16Z"),
  ][variant % 3] as string),
  fill("clan", ["M-9 -18.6L9 -18.6L8.4 -15.6L-8.4 -15.6Z", "M-10 -18.2L10 -19.8L10 -17.6L-10 -16Z", both(oval(5.4, -17, 2.8))][variant % 3] as string),
  line("ink", 0.8, variant % 2 ? "M7 -10L7 -6L3 -3M-7 -10L-7 -6" : "M-8 -9L-5 -5L-5 -2M5 -9L8 -6", { fine: true }),
  fill("ink", "M-3 -6L3 -6L3 -5L-3 -5Z"),
];

/** Narashima paints stripes like those of a great cat. */
const striped = (variant: number): Mark[] => [
  ...skin(),
  fill("clan", both(["M11 -22L5 -20.6L11 -19.6ZM11 -14L5.6 -13L11 -11.6ZM9.6 -8L5 -8L8.4 -5.4Z", "M8 -30L5 -23L10 -27ZM11 -12L4.6 -11L10.4 -9ZM9 -7L4.4 -7.6L7.4 -4.6Z"][variant % 2] as string)),
  fill("clan", ["M0 -31L2 -23L0 -20L-2 -23Z", "M0 -30L1.4 -26L0 -22L-1.4 -26Z"][variant % 2] as string),
  fill("ink", both("M2.4 -16.4C4.6 -20 8.4 -19.6 9.8 -17.6C8 -15.4 5 -15 2.4 -16.4Z") + "M-2.6 -11L2.6 -11L0.5 -8.4L0.5 -7L5 -6C3 -3.6 1 -3.6 0 -5C-1 -3.6 -3 -3.6 -5 -6L-0.5 -7L-0.5 -8.4Z"),
];

/** Galmi is cut from stone. */
const stony = (variant: number): Mark[] => [
  fill("ink", NECK),
  fill("light", facets("0 -34 8 -31 12 -22 11 -10 5 -1 0 1"), { rim: true }),
  fill("wash", [polygon([[0, -34], [8, -31], [12, -22], [11, -10], [5, -1], [0, 1], [3, -12]]), polygon([[0, -34], [-8, -31], [-12, -22], [-11, -10], [-5, -1], [0, 1], [-3, -12]]), both(polygon([[12, -22], [11, -10], [5, -1], [7, -12]]))][variant % 3] as string, { veil: 0.8 }),
  fill("ink", both("M2.6 -19L10 -20L8.4 -15.4L3.4 -15.4Z") + "M-4.4 -6.4L4.4 -6.4L2.4 -4L-2.4 -4Z"),
  fill("clan", variant % 2 ? facets("0 -29 2.4 -25 0 -21") : both(polygon([[5, -30], [7, -26], [4, -24]]))),
];

/** Phoenix wears the mask of a bird. */
const beaked = (variant: number): Mark[] => [
  ...skin(),
  fill("clan", whole("0 -27 8 -28 13 -25 15 -21 14 -15 9 -11 5 -12 4 -9 2 -4 0 1"), { rim: true }),
  fill("ink", both("M3 -19.4C6 -22.6 10 -21.8 11 -19C9 -16.4 5 -16.4 3 -19.4Z")),
  fill("light", both(oval(6.6, -19.2, 1.3))),
  fill("ink", [facets("0 -12 3 -10 0 1"), facets("0 -13 2 -9 1.6 -5 0 1"), "M-3 -11L3 -11L0 2Z"][variant % 3] as string),
];

/** Goan Sul: demons of the fire mountain. */
const demonic = (variant: number): Mark[] => [
  fill("ink", NECK),
  fill("wash", whole("0 -31 9 -31 13 -25 13 -17 13 -9 8 -1 0 1"), { rim: true }),
  fill("ink", both("M2 -17L11.6 -23L11 -18C8 -20 5 -17 2 -15Z")),
  fill("light", both("M3 -15.4C5 -18 9 -18.4 10.4 -16.6C8.6 -13.6 5 -13.2 3 -15.4Z")),
  fill("ink", both(oval(6.6, -15.9, 1.2)) + "M-3.4 -11.4L3.4 -11.4L2 -9L-2 -9Z"),
  fill("ink", "M-8.4 -7.4C-4 -5.6 4 -5.6 8.4 -7.4C7 -1.6 3 -0.6 0 -0.6C-3 -0.6 -7 -1.6 -8.4 -7.4Z"),
  fill("light", [both("M3 -6.4L6.6 -7L5.2 -11ZM1 -6L3 -6L2 -3.6Z"), both("M4 -2.2L7.2 -3.6L6.6 -9.4Z"), both("M0.4 -6L2.8 -6L1.6 -3.4ZM3.2 -6.2L5.8 -6.6L4.6 -3.6Z")][variant % 3] as string),
];

/** Xi'an: the painted faces of the opera. */
const painted = (variant: number): Mark[] => [
  ...skin(),
  fill("clan", [
    both("M1.6 -22C6 -27 11 -25 11 -19C11 -13 6 -11 2.4 -14C6 -15 8 -17 7 -19C6 -21 3.6 -21.6 1.6 -22Z"),
    "M0 -31C8 -31 11 -25 11 -17C11 -9 6 -2 0 0C5 -8 5 -24 0 -31Z",
    both("M2 -20C6 -24 10.6 -23 11 -18C9 -13 5 -13 2 -15Z") + both(oval(7.4, -8.6, 2.4)),
    both("M4 -31L9 -27L7 -12L11 -14L9 -5L3 -10L2 -22Z"),
  ][variant % 4] as string),
  fill("ink", both("M2.6 -17C5 -20 8.6 -20 10 -18C8 -15.6 5 -15.4 2.6 -17Z") + both("M2 -21L10 -25.4L10.6 -23.4L3 -19.8Z")),
  fill(variant % 2 ? "clan" : "ink", "M-3.4 -7C-1.6 -8.4 -0.6 -7.6 0 -7.2C0.6 -7.6 1.6 -8.4 3.4 -7C1.4 -4.2 -1.4 -4.2 -3.4 -7Z"),
];

const bare = (variant: number): Mark[] => [...skin(), fill("ink", GAZES[variant % 2] as string)];

export const FACES = { blind, hidden, visored, striped, stony, beaked, demonic, painted, bare } satisfies Record<string, (variant: number) => Mark[]>;
export type FaceKind = keyof typeof FACES;

/* Headgear: over the face. */

const BOWL = "M-14 -21C-16 -42 16 -42 14 -21C8 -24 -8 -24 -14 -21Z";
const NECKGUARD = both("M13 -24C19 -20 23 -12 24 -4L14 -8C14 -14 13 -19 13 -24Z");

const kabuto = (crest: Mark[]): Mark[] => [fill("ink", NECKGUARD, { rim: true }), fill("ink", BOWL, { rim: true }), line("clan", 1.2, "M-14.6 -24C-8 -27 8 -27 14.6 -24M0 -37L0 -26"), ...crest];

export const HEADGEAR = {
  crescent: kabuto([fill("light", both("M2 -30C10 -31 18 -38 19 -52C24 -38 16 -26 2 -25Z"), { rim: true })]),
  horns: kabuto([fill("clan", both("M8 -33C20 -34 24 -44 20 -56C32 -46 30 -28 12 -27Z"), { rim: true })]),
  disc: kabuto([fill("clan", oval(0, -42, 9), { rim: true }), fill("light", oval(0, -42, 4.6))]),
  antlers: kabuto([fill("light", both(stroke([[5, -34, 3], [12, -44, 2.6], [14, -58, 0.6]]) + stroke([[10, -41, 2.2], [20, -46, 1.8], [24, -54, 0.5]]) + stroke([[13, -48, 1.8], [8, -54, 0.5]])), { rim: true })]),
  crest: kabuto([fill("clan", "M-3 -36C-6 -48 -2 -56 4 -60C3 -52 8 -46 6 -36Z", { rim: true }), fill("light", "M-1 -38C-2 -46 0 -52 3 -55C2 -49 5 -44 3.6 -38Z")]),
  kasa: [fill("ink", "M-32 -21C-20 -27 -8 -36 0 -46C8 -36 20 -27 32 -21C16 -15 -16 -15 -32 -21Z", { rim: true }), line("light", 0.9, "M0 -45L-18 -20M0 -45L0 -18M0 -45L18 -20", { fine: true }), line("clan", 1.6, "M-23 -25.6C-10 -22 10 -22 23 -25.6")],
  hood: [fill("ink", whole("0 -46 16 -42 23 -26 22 -4 20 2 16 4 13 4 15 -8 13 -22 8 -29 4 -32 2 -32 0 -32"), { rim: true }), line("clan", 1.4, "M-13 4C-15 -8 -13 -22 -8 -29C-4 -32 4 -32 8 -29C13 -22 15 -8 13 4")],
  cowl: [fill("clan", whole("0 -52 6 -46 20 -34 23 -14 24 -4 20 2 15 6 16 -8 14 -22 8 -29 4 -32 2 -32 0 -32"), { rim: true }), line("ink", 1.3, "M0 -50C10 -42 18 -30 20 -10M0 -50C-10 -42 -18 -30 -20 -10", { fine: true })],
  topknot: [fill("ink", "M-12 -19C-14 -34 14 -34 12 -19C9 -27 -9 -27 -12 -19Z", { rim: true }), fill("ink", "M-3 -31C-8 -40 -4 -47 3 -48C9 -46 8 -37 3 -31Z", { rim: true }), line("clan", 2, "M-4 -33L4 -33")],
  longhair: [fill("ink", whole("0 -36 14 -36 16 -24 15 -12 16 4 20 18 24 30 14 26 10 14 10 0 12 -10 13 -20 8 -27 4 -26 2 -26 0 -27"), { rim: true }), line("clan", 1.8, "M-13.6 -25C-6 -29 6 -29 13.6 -25")],
  mane: [
    fill("clan", Array.from({ length: 13 }, (_, index) => place("M-6 -8C-7 -16 -3 -24 3 -29C2 -22 7 -16 6 -8Z", { y: -16, turn: -125 + index * (250 / 12) })).join(""), { rim: true }),
  ],
  turban: [fill("clan", "M-15 -20C-20 -34 -10 -44 2 -43C14 -43 20 -32 15 -20C8 -26 -8 -26 -15 -20Z", { rim: true }), line("ink", 1.2, "M-15 -24C-4 -34 8 -38 16 -34M-12 -33C0 -40 10 -42 14 -38M-6 -27C4 -32 12 -32 16 -28"), fill("light", solid(oval(0, -29, 3.2), "M-1 -32C-3 -42 2 -50 6 -52C5 -46 6 -38 1 -32Z"))],
  crown: [fill("light", facets("0 -44 3 -36 8 -42 10 -33 15 -38 14 -23 7 -26 0 -26"), { rim: true }), fill("clan", solid(oval(0, -31, 2.4), both(oval(8.6, -29.6, 1.8))))],
  fillet: [fill("ink", "M-12 -19C-15 -36 15 -36 12 -19C9 -28 -9 -28 -12 -19Z", { rim: true }), fill("clan", "M-13 -28C-5 -31 5 -31 13 -28L13 -24C5 -27 -5 -27 -13 -24Z"), fill("light", star(0, -28.4, 4, 5, 1.8))],
  wings: [fill("ink", BOWL, { rim: true }), fill("light", both("M11 -27C18 -30 24 -38 26 -50C31 -38 31 -24 22 -17C25 -18 26 -18 28 -17C23 -11 16 -12 12 -18Z"), { rim: true }), line("clan", 1.4, "M-14 -23C-6 -27 6 -27 14 -23")],
  plumes: [fill("clan", [-34, -17, 0, 17, 34].map((turn) => place("M0 -8C-5 -20 -4 -32 0 -40C4 -32 5 -20 0 -8Z", { turn, y: -22 })).join(""), { rim: true }), fill("ink", "M-13 -20C-14 -35 14 -35 13 -20C8 -26 -8 -26 -13 -20Z", { rim: true }), fill("light", [-34, -17, 0, 17, 34].map((turn) => place(oval(0, -29, 1.6, 3), { turn, y: -22 })).join(""), { fine: true })],
  shards: [fill("clan", solid(facets("0 -58 5 -44 4 -27 0 -27"), both("M5 -30L12 -52L14 -30L10 -24ZM12 -28L24 -42L20 -22L13 -20Z")), { rim: true }), fill("light", both("M8 -32L11.4 -46L12 -30Z") + "M-1.6 -30L0 -52L1 -30Z", { fine: true })],
  stonecap: [fill("ink", facets("0 -44 10 -42 17 -32 16 -22 10 -26 0 -27"), { rim: true }), line("clan", 1.4, "M-16 -24L-10 -28L0 -29L10 -28L16 -24M0 -43L0 -30")],
  bighorns: [fill("ink", both("M8 -28C20 -30 27 -40 22 -58C38 -44 38 -20 14 -19Z"), { rim: true }), line("light", 0.9, "M17 -28L22 -22M22 -33L29 -28M25 -40L32 -38M-17 -28L-22 -22M-22 -33L-29 -28M-25 -40L-32 -38", { fine: true }), fill("ink", "M-13 -23C-12 -33 12 -33 13 -23C8 -27 -8 -27 -13 -23Z")],
  ramhorns: [fill("ink", both("M9 -29C20 -40 36 -32 34 -16C33 -4 20 -2 18 -10C22 -8 27 -11 27 -17C27 -25 18 -26 12 -20Z"), { rim: true }), fill("ink", "M-13 -23C-12 -35 12 -35 13 -23C8 -27 -8 -27 -13 -23Z")],
  firehair: [fill("clan", "M-14 -18C-20 -30 -16 -40 -12 -46C-11 -40 -9 -37 -6 -36C-8 -46 -2 -56 4 -62C3 -54 6 -48 9 -44C12 -47 13 -50 13 -54C20 -44 20 -30 14 -18C9 -27 -9 -27 -14 -18Z", { rim: true }), fill("light", "M-7 -26C-9 -34 -4 -38 -1 -46C2 -40 8 -36 7 -26C3 -29 -3 -29 -7 -26Z", { veil: 0.9 })],
  single: [fill("light", "M-3 -29C-4 -42 2 -54 10 -60C8 -48 8 -40 4 -29Z", { rim: true }), fill("ink", "M-13 -21C-14 -34 14 -34 13 -21C8 -27 -8 -27 -13 -21Z", { rim: true }), line("ink", 0.9, "M-2 -36L5 -37M0 -43L6 -44", { fine: true })],
  pompoms: [fill("clan", "M-15 -22C-17 -36 17 -36 15 -22C8 -27 -8 -27 -15 -22Z", { rim: true }), fill("light", solid(oval(0, -44, 4.6), both(oval(10, -41, 4.2)), both(oval(18, -33, 4))), { rim: true }), line("ink", 1, "M0 -40L0 -33M9 -37L7 -32M15 -31L12 -29")],
  mandarin: [fill("ink", "M-17 -23C-8 -30 -4 -36 0 -42C4 -36 8 -30 17 -23C8 -20 -8 -20 -17 -23Z", { rim: true }), fill("clan", oval(0, -44, 4), { rim: true }), line("clan", 1.5, "M-15 -23.6C-6 -21 6 -21 15 -23.6"), line("clan", 1.6, "M14 -23C20 -16 20 -8 18 0", { fine: true })],
  pheasant: [line("clan", 2.4, "M7 -32C12 -54 24 -62 38 -58M-7 -32C-12 -54 -24 -62 -38 -58", { rim: true }), fill("ink", "M-14 -22C-15 -37 15 -37 14 -22C8 -27 -8 -27 -14 -22Z", { rim: true }), fill("light", solid(oval(0, -33, 3.4), both(oval(8, -31, 2.6))))],
  antenna: [fill("ink", "M-13 -21C-14 -38 14 -38 13 -21L10 -24L-10 -24Z", { rim: true }), line("ink", 1.6, "M10 -32L18 -50", { rim: true }), fill("clan", oval(18.6, -52, 3.4), { rim: true }), line("clan", 1.3, "M-12 -27L-4 -27L-2 -31L6 -31")],
  mohawk: [fill("clan", "M-4 -24L-6 -38L-2 -35L-3 -48L3 -42L5 -54L8 -40L12 -44L9 -30L6 -24C3 -27 -1 -27 -4 -24Z", { rim: true }), fill("ink", "M-12 -19C-13 -32 -8 -34 -4 -34L-3 -27C-7 -27 -10 -24 -12 -19ZM12 -19C13 -30 11 -33 8 -34L6 -27C8 -27 11 -24 12 -19Z")],
  dome: [fill("ink", "M-15 -16C-18 -42 18 -42 15 -16L12 -22C8 -29 -8 -29 -12 -22Z", { rim: true }), fill("light", "M-9 -33C-6 -37 -2 -38 1 -38C-3 -36 -6 -33 -8 -29Z"), fill("clan", both(oval(15, -18, 3.6)), { rim: true })],
  ears: [fill("ink", both("M6 -31L17 -46L15 -24C12 -28 9 -30 6 -31Z"), { rim: true }), fill("clan", both("M9.4 -32L15 -40L14 -28Z")), fill("ink", "M-12 -20C-13 -34 13 -34 12 -20C8 -28 -8 -28 -12 -20Z")],
} satisfies Record<string, Mark[]>;

export type Headgear = keyof typeof HEADGEAR;

/* What surrounds an Immortal. */

const circle = (count: number, shape: string): string =>
  Array.from({ length: count }, (_, index) => place(shape, { y: -14, turn: (360 / count) * index })).join("");

export const HALOS = {
  rays: [fill("clan", circle(20, "M-2.6 -34L2.6 -34L1 -54L-1 -54Z"), { rim: true }), fill("light", ring(0, -14, 31, 28.6))],
  ring: [fill("clan", ring(0, -14, 44, 35), { rim: true }), fill("light", circle(12, oval(0, -39.6, 1.8)))],
  blades: [fill("light", circle(10, "M-2.4 -30C-3 -42 -1 -52 3 -60C3.6 -50 3 -40 2.4 -30Z"), { rim: true }), fill("ink", ring(0, -14, 31, 28))],
  flames: [fill("clan", circle(11, "M-7 -28C-11 -38 -6 -46 2 -56C2 -48 10 -42 7 -28Z"), { rim: true }), fill("light", circle(11, "M-3 -30C-5 -36 -2 -40 1 -46C2 -41 5 -37 3 -30Z"), { fine: true })],
  wings: [
    fill("clan", both("M12 6C24 -24 44 -48 74 -56C70 -46 70 -40 66 -34C70 -34 72 -35 74 -36C70 -26 66 -22 60 -18C64 -17 66 -17 68 -18C62 -8 54 -2 46 0C50 2 52 3 54 3C44 14 26 16 12 6Z"), { rim: true }),
    line("light", 1, "M20 2C34 -20 48 -36 66 -46M24 4C40 -12 50 -22 62 -28M28 6C42 -4 50 -10 58 -14M-20 2C-34 -20 -48 -36 -66 -46M-24 4C-40 -12 -50 -22 -62 -28M-28 6C-42 -4 -50 -10 -58 -14"),
  ],
  arms: [
    fill("ink", both(stroke([[10, 8, 8], [34, 2, 7], [44, -18, 5]]) + stroke([[10, 4, 8], [30, -14, 7], [36, -38, 5]]) + stroke([[10, 12, 8], [40, 18, 7], [56, 4, 5]])), { rim: true }),
    fill("clan", both(oval(45, -22, 5) + oval(37, -43, 5) + oval(58, 0, 5)), { rim: true }),
  ],
  eclipse: [fill("clan", circle(36, "M-1 -36L1 -36L0 -46Z") + oval(0, -14, 36), { rim: true }), fill("ink", oval(0, -14, 31))],
  cloud: [
    fill("light", both("M8 -44C20 -56 38 -46 34 -34C46 -36 54 -24 46 -16C56 -12 54 2 42 2C30 2 20 -10 8 -44Z"), { rim: true }),
    line("clan", 1.6, "M28 -38C24 -46 14 -42 18 -36M42 -20C40 -28 30 -28 31 -20M-28 -38C-24 -46 -14 -42 -18 -36M-42 -20C-40 -28 -30 -28 -31 -20"),
  ],
} satisfies Record<string, Mark[]>;

export type Halo = keyof typeof HALOS;

/** The second Immortal of a clan, the one who changes: half face, half mask. */
export const splitFace = (face: Mark[]): Mark[] => [
  ...face,
  fill("ink", "M0 -33C9 -33 13 -25 13 -16C13 -7 7 1 0 3Z"),
  fill("light", "M3 -18L10 -21L9 -15C7 -14 4.6 -15 3 -18Z" + "M1 -6L7 -8L3 -3.6Z"),
  fill("clan", "M4 -27L8 -24L4 -23Z"),
];
