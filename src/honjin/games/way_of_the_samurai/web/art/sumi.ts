/** In ink: swordsmen, the lines their blades draw, wounds, places and weathers. */
import { both, enso, gaps, oval, place, polygon, ring, slash, soft, solid, star, stroke, whole, type Touch } from "$page/art/brush";
import { fill, line, put, type Ink, type Mark } from "$page/art/mark";
import type { Seed } from "$page/art/seed";
import { WEAPONS } from "$page/art/motifs/weapons";

/** How a sword is held: where the hands are, and where the point looks (0: up, 90: forward). */
export interface Stance {
  hands: [x: number, y: number];
  aim: number;
  /** The body leans forward, in degrees. */
  lean?: number;
  hat?: "topknot" | "kasa" | "kabuto" | "hood" | "loose";
}

const HATS: Record<NonNullable<Stance["hat"]>, string> = {
  topknot: "M-6 -46C-8 -54 2 -58 7 -52L6 -48C2 -51 -2 -50 -6 -46ZM-6 -52L-13 -56L-11 -50Z",
  kasa: "M-18 -47L1 -60L19 -47C8 -44 -8 -44 -18 -47Z",
  kabuto: "M-8 -45C-9 -58 9 -58 8 -47L13 -43L8 -44L-8 -44L-12 -39ZM4 -55C10 -58 13 -62 13 -68C18 -60 14 -53 7 -51Z",
  hood: "M-9 -38C-11 -54 3 -60 8 -50L6 -46C2 -48 -2 -44 -3 -36Z",
  loose: "M-7 -40C-10 -54 2 -58 8 -51L7 -47C3 -50 -1 -48 -2 -44L-9 -30L-14 -32Z",
};

/** A swordsman from the side, facing right; the feet are at (0, 40), the head at (0, -48). */
export function swordsman({ hands, aim, lean = 6, hat = "topknot" }: Stance): Mark[] {
  const [x, y] = hands;
  const body = solid(
    "M-8 -6L9 -6C12 8 20 22 26 38L12 40L4 22L-2 24L-12 41L-27 39C-18 24 -12 8 -8 -6Z",
    "M-10 -30C-6 -38 8 -38 11 -29L9 -4L-9 -4Z",
    oval(1.5, -45, 6.4, 7.4),
  );
  const arm = stroke([[1, -30, 9], [(1 + x) / 2 + 2, (-30 + y) / 2 + 5, 8], [x, y, 5]]);
  return [
    ...put([fill("light", "M-1.6 -3C-2 -24 -0.6 -44 5 -60C5 -42 3.2 -22 2 -3Z", { rim: true }), fill("ink", solid("M-5 -2L5 -2L5 -4.6L-5 -4.6Z", "M-1.8 -3L1.8 -3L1.8 10L-1.8 10Z"))], { x: x - 2, y: y - 2, turn: aim }),
    ...put([fill("ink", body, { rim: true }), fill("ink", HATS[hat], { rim: true }), fill("seal", "M-9 -8L10 -8L10.4 -4L-9.4 -4Z")], { turn: lean, y: lean * 0.1 }),
    fill("ink", arm, { rim: true }),
  ];
}

/* The line that each technique draws. */

const STROKES: Record<string, Touch[][]> = {
  "kesa-giri": [[[92, 4, 3], [66, 30, 13], [38, 62, 12], [8, 98, 2]]],
  "men-uchi": [[[52, -4, 3], [54, 30, 14], [51, 64, 12], [53, 104, 2]]],
  "kabuto-wari": [[[58, -4, 4], [56, 24, 16], [54, 50, 14], [54, 78, 3]]],
  "tsuka-ate": [[[4, 46, 4], [30, 44, 17], [58, 46, 15], [80, 47, 6]]],
  "do-giri": [[[-4, 68, 3], [26, 56, 13], [66, 54, 14], [104, 70, 2]]],
  tsuki: [[[-4, 62, 6], [30, 54, 7], [64, 46, 5], [100, 38, 1]]],
  nuki: [[[2, 96, 8], [26, 66, 11], [58, 40, 8], [100, 20, 1]]],
  kirikaeshi: [[[94, 6, 3], [62, 38, 10], [10, 92, 2]], [[6, 8, 3], [42, 40, 10], [94, 90, 2]]],
  suriage: [[[6, 88, 3], [40, 82, 11], [68, 56, 11], [78, 6, 1]]],
  kote: [[[88, 10, 3], [76, 40, 12], [52, 60, 10], [24, 60, 2]]],
  "uke-nagashi": [[[2, 70, 3], [22, 34, 10], [52, 20, 13], [82, 38, 10], [98, 78, 2]]],
  kamae: [[[80, 2, 2], [79, 40, 6], [80, 96, 3]]],
  sabaki: [[[16, 92, 3], [10, 52, 11], [34, 20, 13], [72, 20, 9], [96, 44, 1]]],
  "tai-sabaki": [[[20, 60, 2], [24, 28, 9], [58, 14, 12], [86, 42, 12], [70, 82, 9], [34, 86, 2]]],
  sutemi: [[[96, 0, 4], [68, 30, 16], [36, 64, 14], [2, 102, 2]], [[100, 34, 2], [78, 56, 9], [54, 84, 1]]],
  "gyaku-kesa": [[[4, 98, 4], [34, 66, 14], [64, 34, 13], [98, 0, 1]]],
  ippon: [[[-4, 50, 4], [34, 48, 18], [70, 47, 15], [106, 50, 2]]],
  "ryu-giri": [[[98, 2, 3], [70, 34, 14], [36, 60, 13], [0, 92, 2]]],
  "oni-kudaki": [[[50, -4, 3], [54, 30, 15], [48, 70, 14], [52, 104, 2]]],
  "tsubame-gaeshi": [[[96, 6, 3], [58, 58, 13], [34, 84, 9], [26, 66, 8], [6, 16, 1]]],
  hayabusa: [[[0, 8, 3], [36, 40, 14], [66, 66, 11], [104, 84, 1]]],
  fudo: [[[8, 90, 4], [36, 88, 14], [70, 88, 14], [98, 90, 3]]],
  "ikken-hissatsu": [[[-4, 56, 3], [32, 50, 19], [72, 48, 17], [106, 54, 2]]],
  "shi-no-kaze": [[[-2, 30, 2], [34, 18, 10], [66, 38, 13], [36, 62, 11], [70, 82, 8], [104, 74, 1]]],
};

const STANCES: Record<string, Stance> = {
  "kesa-giri": { hands: [20, -14], aim: 118, lean: 12 },
  "men-uchi": { hands: [10, -58], aim: -24 },
  "kabuto-wari": { hands: [4, -60], aim: -60, lean: 2 },
  "tsuka-ate": { hands: [24, -26], aim: -104, lean: 10 },
  "do-giri": { hands: [24, -12], aim: 92, lean: 14 },
  tsuki: { hands: [24, -24], aim: 82, lean: 16 },
  nuki: { hands: [16, -8], aim: 58 },
  kirikaeshi: { hands: [16, -34], aim: 30 },
  suriage: { hands: [20, -26], aim: 44 },
  kote: { hands: [20, -18], aim: 104 },
  "uke-nagashi": { hands: [14, -56], aim: 128, lean: 0 },
  kamae: { hands: [14, -18], aim: 44, lean: 0 },
  sabaki: { hands: [-14, -22], aim: -40, lean: -6 },
  "tai-sabaki": { hands: [-16, -14], aim: -96, lean: -10 },
  sutemi: { hands: [12, -60], aim: -16, lean: 20 },
  "gyaku-kesa": { hands: [22, -34], aim: 40, lean: -4 },
  ippon: { hands: [26, -20], aim: 88, lean: 18 },
  "ryu-giri": { hands: [22, -16], aim: 112, lean: 14 },
  "oni-kudaki": { hands: [8, -60], aim: -30, lean: 4 },
  "tsubame-gaeshi": { hands: [20, -30], aim: 34, lean: -4 },
  hayabusa: { hands: [24, -26], aim: 84, lean: 20 },
  fudo: { hands: [14, -20], aim: 20, lean: 0 },
  "ikken-hissatsu": { hands: [26, -14], aim: 98, lean: 20 },
  "shi-no-kaze": { hands: [-12, -26], aim: -52, lean: -8 },
};

const wider = (touches: Touch[]): Touch[] => touches.map(([x, y, width]) => [x, y, width * 1.3]);

function blow(ink: Ink, strokes: Touch[][], seed: Seed): Mark[] {
  return [fill(ink, strokes.map((touches) => slash(wider(touches), seed)).join("")), fill("sky", strokes.map((touches) => gaps(wider(touches), seed)).join(""), { fine: true })];
}

/** A red symbol draws a red line. */
export function technique(id: string, isRed: boolean, seed: Seed): Mark[] {
  const strokes = STROKES[id] ?? [[[seed.between(60, 100), 0, 3], [seed.between(44, 60), 44, 14], [seed.between(0, 40), 100, 2]]];
  const stance = STANCES[id] ?? { hands: [18, -20], aim: seed.between(20, 110) };
  return [
    fill("wash", enso(52, 48, 36, seed), { veil: 0.35 }),
    ...blow(isRed ? "seal" : "clan", strokes, seed),
    ...put(swordsman({ hat: seed.pick(["topknot", "loose"]), ...stance }), { x: 36, y: 68, scale: 0.68 }),
    fill("ink", stroke([[4, 96, 2], [30, 95, 4], [70, 96.6, 5], [98, 95, 1]], seed, 0.2)),
    ...splashes(isRed ? "seal" : "clan", seed),
  ];
}

function splashes(ink: Ink, seed: Seed): Mark[] {
  return [fill(ink, Array.from({ length: 8 }, () => oval(seed.between(8, 96), seed.between(8, 88), seed.between(0.5, 1.7))).join(""))];
}

export function joker(seed: Seed): Mark[] {
  const quarter = [[34, 32], [70, 32], [34, 68], [70, 68]] as const;
  const shapes = ["M0 -12L13 11L-13 11Z", "M4 -13C-8 -12 -13 -4 -11 3C-9 11 0 15 7 12C11 11 13 8 14 5C8 8 1 6 -1 1C-4 -5 -2 -10 4 -13Z", "M-13 -11C-5 -9 5 -9 13 -11L12 -6L-12 -6ZM-10 -4L10 -4L10 -1L-10 -1ZM-8 -8L-5 -8L-5 12L-8 12ZM5 -8L8 -8L8 12L5 12Z", "M0 -14C5 -6 10 -1 10 5C10 10 5 14 0 14C-5 14 -10 10 -10 5C-10 -1 -5 -6 0 -14Z"];
  return [
    fill("clan", enso(52, 50, 44, seed)),
    ...quarter.map(([x, y], index) => fill(index === 3 ? "seal" : "ink", place(shapes[index] as string, { x, y, scale: 0.95 }))),
  ];
}

/* Specials: the same with a spirit behind. */

const SPIRITS: Record<string, Mark[]> = {
  "ryu-giri": [
    fill("wash", stroke([[96, 100, 4], [78, 84, 15], [86, 56, 18], [66, 40, 17], [44, 46, 14], [30, 34, 12]], undefined, 0, 8)),
    fill("wash", place("M14 -8C0 -18 -14 -14 -24 -4L-34 0C-36 6 -32 10 -24 8L-32 14C-22 18 -10 14 -4 8L12 10Z", { x: 40, y: 28 })),
    fill("wash", place("M0 -8C4 -20 16 -26 26 -22C16 -20 10 -14 10 -6Z", { x: 40, y: 24 })),
    fill("light", oval(31, 25, 2.6)),
  ],
  "oni-kudaki": [
    fill("wash", place(whole("0 -16 10 -16 14 -18 18 -22 34 -22 42 -36 36 -52 54 -36 52 -6 34 4 38 22 26 44 0 50"), { x: 52, y: 48, scale: 0.86 })),
    fill("light", place(both("M6 5L27 -4C27 9 14 13 6 5Z") + "M-18 24L18 24L14 35L9 27L4 33L0 27L-4 33L-9 27L-14 35Z", { x: 52, y: 48, scale: 0.86 })),
  ],
  "tsubame-gaeshi": [fill("wash", place("M-44 -12C-24 -14 -10 -10 0 0C8 -20 24 -34 48 -40C34 -24 28 -10 18 4L44 30L18 18L10 44L4 16C-10 16 -26 6 -44 -12Z", { x: 54, y: 40, scale: 0.95 })), fill("light", oval(19, 31, 1.8))],
  hayabusa: [fill("wash", place("M-2 -44C10 -40 16 -30 14 -20C30 -30 46 -30 58 -22C44 -14 34 4 12 14L16 40L2 26L-12 40L-8 14C-30 6 -42 -12 -56 -20C-44 -30 -28 -30 -12 -20C-14 -28 -8 -38 -2 -44Z", { x: 52, y: 44, scale: 0.84 })), fill("light", oval(48.6, 14, 1.5) + oval(55.4, 14, 1.5))],
  fudo: [fill("wash", Array.from({ length: 9 }, (_, index) => place("M-9 -26C-14 -40 -6 -50 2 -62C4 -52 13 -44 9 -26Z", { x: 52, y: 62, turn: -88 + index * 22, scale: 0.86 })).join("")), fill("light", oval(52, 54, 22))],
  "ikken-hissatsu": [fill("seal", oval(54, 40, 31))],
  "shi-no-kaze": [
    fill("wash", place(whole("0 -47 26 -47 42 -30 42 -8 42 6 36 14 27 18 27 26 27 32 25 38 17 42 8 44 0 44"), { x: 56, y: 42, scale: 0.78 })),
    fill("light", place(both(oval(17, -5, 11, 12)) + "M0 6L-6 19L6 19Z", { x: 56, y: 42, scale: 0.78 })),
  ],
};

export function special(id: string, seed: Seed): Mark[] {
  const strokes = STROKES[id] ?? [[[96, 0, 3], [50, 50, 16], [4, 98, 2]]];
  return [
    ...(SPIRITS[id] ?? [fill("wash", enso(52, 46, 36, seed))]),
    ...blow("clan", strokes, seed),
    ...put(swordsman({ hat: "loose", lean: 14, ...(STANCES[id] ?? { hands: [20, -30], aim: seed.between(20, 120) }) }), { x: 40, y: 68, scale: 0.68 }),
    ...splashes("clan", seed),
  ];
}

/* Adversaries: the guard they stand in, seen from the front of the attack. */

const GUARDS: Record<string, Stance> = {
  jodan: { hands: [4, -62], aim: -34, hat: "kabuto", lean: 0 },
  chudan: { hands: [20, -22], aim: 62, hat: "topknot" },
  gedan: { hands: [16, -6], aim: 128, hat: "kasa" },
  hasso: { hands: [12, -40], aim: 2, hat: "hood", lean: 0 },
  waki: { hands: [-16, -8], aim: -118, hat: "topknot", lean: -4 },
  kasumi: { hands: [14, -50], aim: 96, hat: "loose" },
  seigan: { hands: [24, -32], aim: 72, hat: "kabuto", lean: 10 },
  hidari: { hands: [-10, -34], aim: -44, hat: "kasa", lean: -2 },
  migi: { hands: [18, -36], aim: 40, hat: "hood" },
  "tachi-ai": { hands: [12, -8], aim: -74, hat: "topknot", lean: 16 },
  zanshin: { hands: [28, -4], aim: 108, hat: "loose", lean: 14 },
  kiai: { hands: [16, -48], aim: 18, hat: "kabuto", lean: -6 },
};

export function adversary(id: string, seed: Seed): Mark[] {
  const stance = GUARDS[id];
  const disc = fill("seal", oval(seed.between(34, 66), seed.between(28, 38), seed.between(22, 27)), { veil: 0.9 });
  const ground = fill("ink", stroke([[-8, 93, 3], [30, 91, 6], [66, 92, 7], [108, 92, 2]], seed, 0.25));
  const grass = fill("wash", Array.from({ length: 12 }, () => place("M-1 0C0 -8 2 -14 6 -20C4 -12 3 -6 1.4 0Z", { x: seed.between(-4, 104), y: 96, scale: seed.between(0.7, 1.5), flip: seed.next() < 0.5 })).join(""));
  const facing = (x: number, scale: number, as: Stance): Mark[] => put(put(swordsman(as), { flip: true }), { x, y: 55, scale });
  if (!stance) return [disc, grass, ...facing(32, 0.72, { hands: [-6, -56], aim: -30, hat: "kabuto" }), ...facing(74, 0.72, { hands: [20, -20], aim: 70, hat: "kabuto" }), ground];
  return [disc, grass, ...facing(54, 0.8, stance), ...(id === "kiai" ? [line("clan", 1.6, "M18 20L6 12M14 32L0 30M16 44L4 50M26 10L20 0")] : []), ground];
}

/* Wounds: where the blade met the body. */

const CUTS: Record<string, Touch[]> = {
  kubi: [[24, 36, 2], [44, 35, 8], [62, 33, 8], [86, 28, 1]],
  ude: [[8, 44, 2], [22, 54, 7], [34, 62, 7], [48, 74, 1]],
  hara: [[24, 76, 2], [44, 68, 9], [62, 66, 9], [86, 58, 1]],
  ashi: [[34, 110, 2], [52, 92, 8], [66, 84, 8], [86, 74, 1]],
  kata: [[52, 24, 2], [66, 40, 8], [74, 52, 8], [84, 74, 1]],
};

export function wound(id: string, seed: Seed): Mark[] {
  const body = solid(
    oval(52, 24, 9, 11),
    "M46 34L58 34L60 41C72 42 79 48 80 58L84 84L76 86L71 64L70 84L74 118L56 118L52 92L48 118L30 118L34 84L33 64L28 86L20 84L24 58C25 48 32 42 44 41Z",
  );
  const cut = CUTS[id] ?? [[20, 80, 2], [50, 50, 9], [84, 24, 1]];
  const drops = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = cut[1 + (index % 2)] as Touch;
    return oval(x + seed.between(-16, 22), y + seed.between(6, 26), seed.between(0.8, 2.6));
  });
  const marks = [fill("ink", body, { rim: true }), fill("seal", slash(cut, seed), { rim: true }), fill("seal", drops.join(""))];
  return [fill("wash", enso(52, 50, 42, seed), { veil: 0.3 }), ...put(marks, { y: id === "ashi" ? -24 : 0 })];
}

/* Weapons: laid over a circle of ink. */

const TANTO: Mark[] = [fill("light", "M-2.4 -1C-2.8 -14 -1 -26 3.6 -34C4 -24 3 -12 2.4 -1Z", { rim: true }), fill("ink", solid("M-4 1L4 1L4 -1.6L-4 -1.6Z", "M-2 1L2 1L2.2 16L-2.2 16Z"))];
const BOKKEN: Mark[] = [fill("clan", "M-2.2 20C-3 -14 -2 -40 4.8 -58C5.4 -38 3.4 -10 2.4 20Z", { rim: true }), line("ink", 1.4, "M-2.4 8L2.6 8M-2.4 13L2.6 13")];
const ARMS: Record<string, Mark[]> = {
  "katana-kodachi": WEAPONS.blades,
  naginata: WEAPONS.naginata,
  nodachi: WEAPONS.nodachi,
  tanto: TANTO,
  kusarigama: WEAPONS.chain,
  bokken: BOKKEN,
};

export function arm(id: string, seed: Seed): Mark[] {
  const marks = ARMS[id] ?? WEAPONS.katana;
  const isLong = id === "naginata" || id === "nodachi";
  return [fill("wash", enso(52, 50, 38, seed), { veil: 0.55 }), fill("seal", oval(52, 50, 20), { veil: 0.85 }), ...put(marks, { x: isLong ? 46 : 40, y: isLong ? 64 : 72, scale: isLong ? 0.92 : id === "tanto" ? 1.6 : 1.2, turn: 32 })];
}

/* Places and weathers. */

const ground = (seed: Seed, y: number): Mark => fill("ink", stroke([[-10, y + 2, 5], [30, y, 9], [70, y + 1, 10], [112, y, 5]], seed, 0.2));
const pine = (x: number, y: number, scale: number): string => solid(...[0, 1, 2].map((level) => place("M0 -16L14 4L-14 4Z", { x, y: y - level * 13 * scale, scale: scale * (1 - level * 0.2) })), place("M-2 0L2 0L2 14L-2 14Z", { x, y, scale }));
const torii = (x: number, y: number, scale: number): string => place("M-26 -34C-10 -30 10 -30 26 -34L24 -27L-24 -27ZM-20 -22L20 -22L20 -17L-20 -17ZM-17 -28L-12 -28L-12 24L-17 24ZM12 -28L17 -28L17 24L12 24Z", { x, y, scale });
const roof = (x: number, y: number, scale: number): string => solid(place("M0 -22C10 -10 24 -6 38 -4L34 4L-34 4L-38 -4C-24 -6 -10 -10 0 -22Z", { x, y, scale }), place("M-24 4L24 4L24 26L-24 26Z", { x, y, scale }));

const SCENES: Record<string, (seed: Seed) => Mark[]> = {
  "location-bridge": () => [
    fill("seal", oval(68, 30, 18)),
    fill("wash", soft([[-10, 110], [0, 60], [14, 44], [30, 60], [40, 110]]), { veil: 0.5 }),
    fill("ink", "M-6 74C24 48 80 48 106 74L106 82C80 58 24 58 -6 82Z"),
    line("ink", 2.6, "M8 74L8 58M28 62L28 48M50 57L50 43M72 60L72 48M92 70L92 58M4 60C30 38 74 38 98 60"),
    line("wash", 2, "M0 92C12 86 20 98 34 92C46 86 56 98 70 92C82 86 92 96 104 90M10 102C22 96 30 106 44 101C56 96 70 106 84 100"),
  ],
  "location-forest": (seed) => [fill("seal", oval(40, 32, 17)), fill("wash", [10, 30, 52, 76, 94].map((x) => pine(x, 80 + seed.between(-4, 4), 1.5)).join(""), { veil: 0.5 }), fill("ink", [4, 26, 70, 92].map((x) => pine(x + seed.between(-3, 3), 94, seed.between(1.5, 1.9))).join("")), ground(seed, 102)],
  "location-rice-field": (seed) => [
    fill("seal", oval(56, 28, 17)),
    fill("wash", "M-10 58L14 40L34 54L58 34L80 52L110 42L110 60L-10 60Z", { veil: 0.6 }),
    line("ink", 1.8, "M-6 66L106 62M-6 76L106 74M-6 90L106 92M30 60L8 110M54 62L50 110M78 62L96 110"),
    fill("ink", Array.from({ length: 22 }, (_, index) => place("M0 0C-2 -4 -4 -6 -6 -8L0 -3L0 -10L1 -3L6 -8C4 -6 2 -4 1 0Z", { x: 6 + (index % 8) * 13 + seed.between(-3, 3), y: 74 + Math.floor(index / 8) * 13, scale: 0.7 + Math.floor(index / 8) * 0.2 })).join("")),
  ],
  "location-mountains": (seed) => [fill("seal", oval(72, 26, 15)), fill("wash", "M-10 100L26 30L44 58L60 24L112 100Z", { veil: 0.6 }), fill("light", "M60 24L70 40L64 38L60 44L56 38L51 41ZM26 30L34 44L29 42L25 48L21 43L17 47Z"), fill("ink", "M-10 110L18 66L34 84L56 58L76 82L90 70L112 104L112 120L-10 120Z"), fill("seal", torii(34, 88, 0.46)), ground(seed, 106)],
  "climate-storm": (seed) => [
    fill("ink", place("M-40 6C-58 4 -54 -22 -36 -22C-32 -44 2 -46 10 -28C28 -38 48 -24 42 -8C56 -4 54 8 42 8Z", { x: 52, y: 34 })),
    fill("seal", "M56 40L34 66L48 66L40 92L66 58L52 58L62 40Z", { rim: true }),
    line("wash", 1.6, Array.from({ length: 16 }, (_, index) => place("M0 0L-7 22", { x: 2 + index * 7, y: seed.between(48, 74) })).join("")),
    ground(seed, 102),
  ],
  "climate-fog": (seed) => [fill("seal", oval(58, 32, 16), { veil: 0.5 }), fill("wash", pine(24, 84, 1.6) + pine(82, 80, 1.3), { veil: 0.5 }), fill("ink", roof(52, 74, 0.8), { veil: 0.75 }), ...[46, 60, 74, 88].map((y) => fill("light", stroke([[-10, y, 3], [seed.between(16, 30), y - 3, 8], [seed.between(60, 80), y + 3, 9], [112, y, 3]], seed, 0.1), { veil: 0.66 }))],
  "climate-fire": (seed) => [fill("seal", Array.from({ length: 8 }, (_, index) => place("M0 30C-14 30 -20 14 -14 0C-11 -7 -6 -10 -5 -20C4 -14 12 -4 13 8C14 20 10 30 0 30Z", { x: -2 + index * 15, y: 52 + seed.between(-8, 8), scale: seed.between(1, 1.7), flip: seed.next() < 0.5 })).join(""), { veil: 0.85 }), fill("ink", roof(52, 72, 1.1), { rim: true }), fill("seal", place("M0 30C-14 30 -20 14 -14 0C-11 -7 -6 -10 -5 -20C4 -14 12 -4 13 8C14 20 10 30 0 30Z", { x: 52, y: 82, scale: 0.7 })), ground(seed, 102)],
  "climate-snow": (seed) => [fill("wash", "M-10 90L30 44L52 70L80 38L112 84L112 120L-10 120Z", { veil: 0.5 }), fill("ink", pine(20, 92, 1.5) + roof(66, 78, 0.9)), fill("light", solid(place("M0 -22C10 -10 24 -6 38 -4L30 -2C18 -4 8 -8 0 -15C-8 -8 -18 -4 -30 -2L-38 -4C-24 -6 -10 -10 0 -22Z", { x: 66, y: 78, scale: 0.94 }), "M-10 100C20 94 70 106 110 96L110 120L-10 120Z")), fill("light", Array.from({ length: 26 }, () => oval(seed.between(0, 100), seed.between(2, 92), seed.between(0.9, 2.4))).join(""), { rim: true })],
  "campaign-dojo-yoshioka": (seed) => [fill("seal", oval(52, 38, 26)), fill("ink", roof(52, 50, 1.15) + "M14 82L90 82L96 94L8 94Z", { rim: true }), fill("light", solid(...[30, 44, 60, 74].map((x) => polygon([[x - 5, 56], [x + 5, 56], [x + 5, 78], [x - 5, 78]])))), ground(seed, 102)],
  "campaign-the-village-exit": (seed) => [fill("seal", oval(54, 34, 16)), fill("wash", roof(18, 66, 0.6) + roof(88, 62, 0.6), { veil: 0.7 }), fill("ink", torii(52, 68, 1.15), { rim: true }), fill("light", "M46 110L50 84L56 84L64 110Z"), ground(seed, 104)],
  "events-normal": () => dice([[34, 40, -14, 4], [68, 60, 12, 2]]),
  "events-hard": () => dice([[34, 60, 14, 6], [68, 38, -10, 1]]),
};

const PIPS: Record<number, [number, number][]> = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

function dice(thrown: [x: number, y: number, turn: number, face: number][]): Mark[] {
  const square = "M-16 -19L16 -19C18 -19 19 -18 19 -16L19 16C19 18 18 19 16 19L-16 19C-18 19 -19 18 -19 16L-19 -16C-19 -18 -18 -19 -16 -19Z";
  return [fill("wash", oval(52, 50, 40), { veil: 0.4 }), ...thrown.flatMap(([x, y, turn, face]) => put([fill("ink", place(square, { x: 2, y: 2 })), fill("light", square), fill(face === 1 ? "seal" : "ink", (PIPS[face] ?? []).map(([px, py]) => oval(px * 10.5, py * 10.5, face === 1 ? 6 : 3.4)).join(""))], { x, y, turn }))];
}

export const scene = (id: string, seed: Seed): Mark[] => (SCENES[id] ?? ((one: Seed) => [fill("wash", enso(52, 50, 38, one)), fill("seal", star(52, 50, 5, 22, 9) + ring(52, 50, 30, 28))]))(seed);
