/** Goblins: heads with large ears; the neck stands on the origin, the nose is around (0, -12). */
import { both, facets, oval, place, ring, solid, star, stroke, whole } from "$page/art/brush";
import { fill, line, type Mark } from "$page/art/mark";

const HEAD = whole("0 -33 13 -33 20 -26 20 -15 20 -3 11 3 0 3");

const EARS = [
  "M17 -20C24 -32 34 -36 46 -34C42 -26 38 -12 18 -8Z",
  "M17 -22C26 -26 38 -24 46 -14C38 -10 26 -6 17 -8Z",
  "M16 -22C22 -38 30 -46 40 -50C40 -38 38 -18 18 -9Z",
  "M17 -20C28 -30 36 -28 40 -22L36 -19L42 -16C38 -10 28 -7 18 -8Z",
];

export const EYES = {
  wide: [fill("light", both(oval(8, -18, 6.2))), fill("ink", both(oval(7, -17.4, 2.6)))],
  sly: [fill("light", both("M2.6 -17L15 -23C16 -15 9 -11 2.6 -17Z")), fill("ink", both(oval(9.4, -17.4, 2)))],
  odd: [fill("light", oval(-8, -18, 7.4) + oval(8.6, -17, 4.4)), fill("ink", oval(-7, -17.4, 2.8) + oval(8, -16.6, 2))],
  patch: [fill("light", oval(8, -18, 6.2)), fill("ink", oval(7, -17.4, 2.6) + "M-15 -24L-2 -22L-3 -13L-13 -12Z"), line("ink", 1.4, "M-19 -28L19 -20")],
  glasses: [fill("light", both(oval(8.4, -18, 7.4))), line("ink", 1.8, `${oval(-8.4, -18, 7.4)}${oval(8.4, -18, 7.4)}`), fill("ink", both(oval(7.4, -17.4, 2.4)))],
  goggles: [fill("ink", "M-20 -25L20 -25L20 -12L-20 -12Z"), fill("light", both(oval(8.6, -18.4, 6))), fill("clan", both(oval(8.6, -18.4, 3.4)))],
  dead: [fill("ink", both(oval(8, -17, 6.4, 7))), fill("light", both(oval(8, -16, 2.2)))],
  glow: [fill("light", both("M3 -15C5 -22 12 -24 15.6 -20C14 -13 8 -11 3 -15Z"))],
} satisfies Record<string, Mark[]>;

export const MOUTHS = {
  grin: [fill("ink", "M-13 -6C-5 -2.4 5 -2.4 13 -6C10 3 -10 3 -13 -6Z"), fill("light", "M-10 -5L-6 -3.6L-8.4 -0.4ZM-4 -3.4L0 -3L-2 0.4ZM3 -3.2L7 -4.2L5.4 -0.6Z")],
  fangs: [fill("ink", "M-10 -4.6C-4 -3 4 -3 10 -4.6L9 -2.6C4 -1.2 -4 -1.2 -9 -2.6Z"), fill("light", both("M5 -3L9 -3.8L7.4 -10Z"))],
  yell: [fill("ink", oval(0, -3.4, 8, 5)), fill("light", "M-5 -7L-2 -7.8L-3.4 -4.6ZM2 -7.8L5 -7L3.6 -4.6Z")],
  tooth: [fill("ink", "M-9 -5C-3 -3.6 5 -3.6 10 -6C8 -1 -5 -0.6 -9 -5Z"), fill("light", "M2 -4.2L6.4 -4.8L5 1.4L3 1.4Z")],
  stitched: [line("ink", 1.4, "M-11 -4C-4 -2.4 4 -2.4 11 -4M-8 -6L-8 -1M-3 -5L-3 -0.6M3 -5L3 -0.6M8 -6L8 -1")],
} satisfies Record<string, Mark[]>;

export const HATS = {
  wizard: [fill("clan", "M-24 -24C-14 -28 -10 -40 4 -62C4 -48 10 -34 24 -24C12 -19 -12 -19 -24 -24Z", { rim: true }), fill("light", solid(star(0, -38, 5, 4.4, 1.8), star(7, -29, 5, 2.8, 1.2)))],
  cap: [fill("ink", "M-19 -24C-18 -42 18 -42 19 -24C10 -29 -10 -29 -19 -24Z", { rim: true }), line("clan", 2, "M-18.6 -25.4C-10 -30 10 -30 18.6 -25.4"), fill("clan", oval(0, -40, 3.4), { rim: true })],
  starry: [fill("ink", "M-21 -24C-18 -44 -4 -48 0 -60C4 -48 18 -44 21 -24C10 -30 -10 -30 -21 -24Z", { rim: true }), fill("light", solid(star(0, -38, 4, 6, 1.8), star(-9, -31, 4, 3, 1), star(9, -31, 4, 3, 1)))],
  beard: [fill("light", whole("0 -1 8 -2 16 -6 19 -14 24 6 12 28 0 38"), { rim: true }), fill("clan", "M-21 -25C-20 -40 20 -40 21 -25C10 -30 -10 -30 -21 -25Z", { rim: true }), fill("ink", "M-6 -1.4C-2 0.4 2 0.4 6 -1.4C4 3 -4 3 -6 -1.4Z")],
  bun: [fill("ink", "M-20 -20C-22 -38 22 -38 20 -20C14 -30 -14 -30 -20 -20Z", { rim: true }), fill("ink", oval(0, -43, 9), { rim: true }), line("light", 1.8, "M-14 -52L13 -36"), fill("clan", oval(-14, -52, 3))],
  plumes: [fill("clan", [-40, -20, 0, 20, 40].map((turn) => place("M0 -6C-6 -18 -5 -30 0 -38C5 -30 6 -18 0 -6Z", { turn, y: -25 })).join(""), { rim: true }), fill("ink", "M-20 -22C-16 -32 16 -32 20 -22L19 -27C12 -34 -12 -34 -19 -27Z", { rim: true }), line("light", 1.6, "M-18 -25C-10 -30 10 -30 18 -25")],
  leaves: [fill("clan", [-52, -26, 0, 26, 52].map((turn) => place("M0 -4C-9 -12 -9 -24 0 -34C9 -24 9 -12 0 -4Z", { turn, y: -22, scale: turn ? 0.85 : 1 })).join(""), { rim: true }), line("ink", 1.2, "M0 -54L0 -28M-12 -48L-6 -28M12 -48L6 -28")],
  tusks: [fill("ink", "M-20 -20C-20 -40 20 -40 20 -20C12 -28 -12 -28 -20 -20Z", { rim: true }), fill("light", both("M15 -30C26 -34 30 -44 26 -56C37 -46 36 -28 18 -23Z"), { rim: true }), fill("clan", oval(0, -32, 3.6))],
  mane: [fill("ink", facets("0 -52 5 -40 12 -48 14 -36 22 -40 20 -28 28 -26 20 -18 16 -28 8 -32 0 -31"), { rim: true }), fill("clan", "M-3 -33L0 -47L3 -33Z")],
  bonecap: [fill("light", whole("0 -46 14 -46 22 -38 21 -24 14 -28 6 -29 0 -29"), { rim: true }), fill("ink", both(oval(7, -35, 3.6, 4)) + "M0 -32L-2 -29L2 -29Z")],
  shroud: [fill("clan", whole("0 -50 16 -46 24 -28 22 0 20 4 17 5 15 4 18 -10 16 -24 9 -28 5 -30 2 -30 0 -30"), { rim: true }), line("ink", 1.2, "M0 -48C10 -42 17 -32 19 -16M0 -48C-10 -42 -17 -32 -19 -16")],
  wraps: [fill("light", "M-20 -20C-21 -38 21 -38 20 -20L18 -24L-18 -21Z", { rim: true }), line("ink", 1.2, "M-19 -27L18 -31M-18 -23L20 -26M-14 -33L12 -35"), fill("light", "M17 -30L30 -40L28 -32L20 -25Z", { rim: true })],
  candle: [fill("ink", "M-19 -22C-18 -36 18 -36 19 -22C10 -29 -10 -29 -19 -22Z", { rim: true }), fill("light", "M-4.6 -50L4.6 -50L5.6 -32L-5.6 -32Z", { rim: true }), fill("clan", "M0 -50C-5 -54 -2 -60 1 -65C5 -60 5 -54 0 -50Z", { rim: true })],
  tophat: [fill("ink", "M-25 -25L25 -25L25 -29L16 -30L18 -56L-18 -56L-16 -30L-25 -29Z", { rim: true }), fill("clan", "M-16.4 -37L16.4 -37L16 -31L-16 -31Z"), fill("light", solid(oval(0, -45, 5), "M-3 -42L3 -42L2 -37L-2 -37Z"))],
  funnel: [fill("ink", "M-22 -25L22 -25L7 -44L6 -58L-6 -58L-7 -44Z", { rim: true }), line("clan", 1.8, "M-18 -30L18 -30M-7 -45L7 -45"), fill("light", both(oval(14, -27.4, 1.4)))],
  cogcap: [fill("clan", star(0, -37, 12, 17, 13) , { rim: true }), fill("ink", "M-20 -22C-19 -34 19 -34 20 -22C10 -28 -10 -28 -20 -22Z", { rim: true }), fill("light", oval(0, -39, 4.4))],
  bolts: [fill("ink", "M-20 -24L-18 -37L18 -37L20 -24L10 -29L-10 -29Z", { rim: true }), fill("clan", both("M18 -24L26 -26L26 -17L18 -18ZM26 -29L30 -29L30 -14L26 -14Z"), { rim: true }), line("light", 1.2, "M-12 -33L-4 -31M-10 -35L-10 -30M-6 -34L-6 -29")],
  dish: [fill("ink", "M-19 -22C-18 -38 18 -38 19 -22C10 -29 -10 -29 -19 -22Z", { rim: true }), line("ink", 1.8, "M6 -34L12 -46"), fill("light", "M2 -56C14 -58 26 -50 26 -40C18 -38 6 -44 2 -56Z", { rim: true }), fill("clan", oval(18, -52, 3))],
  blaze: [fill("clan", "M-20 -20C-26 -34 -20 -44 -15 -50C-14 -44 -12 -41 -8 -40C-10 -50 -4 -60 4 -66C3 -58 6 -52 10 -48C13 -51 15 -54 15 -58C25 -46 26 -32 20 -20C12 -30 -12 -30 -20 -20Z", { rim: true }), fill("light", "M-9 -28C-12 -36 -6 -42 -2 -50C2 -44 10 -38 9 -28C4 -31 -4 -31 -9 -28Z")],
  fuse: [fill("ink", whole("0 -54 14 -54 22 -44 21 -24 13 -29 6 -30 0 -30"), { rim: true }), fill("light", oval(-8, -44, 3.4)), line("ink", 2, "M6 -52C10 -60 17 -58 19 -64", { rim: true }), fill("clan", star(20, -66, 7, 7, 3), { rim: true })],
  scarf: [fill("clan", "M-21 -21C-21 -38 21 -38 21 -21C12 -28 -12 -28 -21 -21Z", { rim: true }), fill("clan", "M18 -26L34 -34L31 -26L38 -20L20 -20Z", { rim: true }), fill("light", solid(oval(-8, -29, 2), oval(2, -31.6, 2), oval(11, -29, 2)))],
  captain: [fill("ink", "M-30 -26C-24 -36 -16 -36 -12 -42C-6 -50 6 -50 12 -42C16 -36 24 -36 30 -26C14 -33 -14 -33 -30 -26Z", { rim: true }), fill("light", solid(oval(0, -40, 4.2), place("M-9 -1L9 -1L9 1L-9 1Z", { y: -34, turn: 18 }), place("M-9 -1L9 -1L9 1L-9 1Z", { y: -34, turn: -18 }))), line("clan", 2, "M-28 -27C-14 -33 14 -33 28 -27")],
  crater: [fill("ink", "M-21 -22L-14 -46L-7 -41L0 -45L7 -41L14 -46L21 -22C10 -28 -10 -28 -21 -22Z", { rim: true }), fill("clan", solid("M-12 -46C-6 -58 4 -54 2 -66C12 -60 14 -52 13 -45L7 -41L0 -45L-7 -41Z", stroke([[-4, -42, 3], [-7, -32, 2.4], [-6, -27, 1]])), { rim: true })],
  bald: [fill("clan", both("M8 -30L12 -27L8 -25ZM3 -32L5 -28L1 -28Z"))],
} satisfies Record<string, Mark[]>;

export type Eyes = keyof typeof EYES;
export type Mouth = keyof typeof MOUTHS;
export type Hat = keyof typeof HATS;

const NOSES = ["M-4 -15C-9 -6 9 -6 4 -15Z", "M-3 -16C-7 -9 -3 -5 3 -6C9 -8 6 -12 3 -16Z", "M-3 -14L3 -14L6 -8L-6 -8Z", both(oval(3, -10, 3.4))];

export function goblin(eyes: Eyes, mouth: Mouth, hat: Hat, variant: number): Mark[] {
  const ear = EARS[variant % EARS.length] as string;
  return [
    fill("wash", both(ear), { rim: true }),
    fill("clan", both(place(ear, { x: 8.4, y: -6.6, scale: 0.6 }))),
    fill("wash", HEAD, { rim: true }),
    ...EYES[eyes],
    ...MOUTHS[mouth],
    fill("clan", NOSES[(variant >> 2) % NOSES.length] as string),
    ...HATS[hat],
    ...(variant % 5 === 1 ? [line("light", 1.4, ring(34, -14, 3.6, 2.4))] : []),
  ];
}
