/** What lies behind a figure: skies, mountains, water, camps. */
import { oval, place, polygon, ring, short, soft, solid, star, stroke, type Point, type Touch } from "../brush";
import { fill, line, type Ink, type Mark } from "../mark";
import type { Seed } from "../seed";

export type Scenery = (seed: Seed) => Mark[];

function disc(seed: Seed, ink: Ink): Mark {
  return fill(ink, oval(seed.between(30, 70), seed.between(28, 42), seed.between(20, 30)));
}

/** A ridge from one side to the other; `peaks` of them, about `height` high over `base`. */
function ridge(seed: Seed, base: number, height: number, peaks: number): string {
  const step = 140 / peaks;
  const points: Point[] = [[-20, 130]];
  for (let index = 0; index <= peaks; index++) {
    const x = -20 + step * index;
    points.push([x, base + seed.between(-2, 5)]);
    if (index < peaks) points.push([x + step * seed.between(0.35, 0.65), base - height * seed.between(0.55, 1.1)]);
  }
  points.push([120, 130]);
  return polygon(points);
}

export const sun: Scenery = (seed) => [disc(seed, "clan")];

export const moon: Scenery = (seed) => {
  const [x, y, r] = [seed.between(28, 72), seed.between(26, 36), seed.between(20, 26)];
  const side = seed.sign();
  const stars = Array.from({ length: 9 }, () => star(seed.between(2, 98), seed.between(4, 60), 4, seed.between(1.6, 3.4), 0.7)).join("");
  return [fill("light", oval(x, y, r)), fill("wash", oval(x + side * r * 0.38, y - r * 0.12, r * 0.86)), fill("light", stars, { fine: true })];
};

export const peaks: Scenery = (seed) => [
  disc(seed, seed.next() < 0.5 ? "clan" : "light"),
  fill("wash", ridge(seed, 78, 34, 3), { veil: 0.6 }),
  fill("wash", ridge(seed, 88, 22, 4)),
];

/** The high narrow cliffs of hanging scrolls. */
export const cliffs: Scenery = (seed) => {
  const cliff = (x: number, width: number, top: number): string =>
    soft([[x - width, 120], [x - width * 0.8, top + 26], [x - width * 0.5, top + 8], [x - width * 0.1, top - 4], [x + width * 0.3, top + 4], [x + width * 0.7, top + 22], [x + width, 120]]);
  return [
    disc(seed, "light"),
    fill("wash", cliff(seed.between(8, 22), 17, seed.between(24, 40)), { veil: 0.75 }),
    fill("wash", cliff(seed.between(78, 94), 20, seed.between(14, 34)), { veil: 0.75 }),
    fill("wash", cliff(seed.between(36, 64), 12, seed.between(40, 52)), { veil: 0.5 }),
    mist(seed, 74),
  ];
};

function mist(seed: Seed, y: number): Mark {
  const bar = (from: number, to: number, top: number): string =>
    place(`M0 0L${short(to - from)} 0C${short(to - from + 4)} 0 ${short(to - from + 4)} 5 ${short(to - from)} 5L0 5C-4 5 -4 0 0 0Z`, { x: from, y: top });
  const start = seed.between(-10, 20);
  return fill("sky", solid(bar(start, start + 46, y), bar(start + 26, start + 92, y + 5), bar(start + 56, 130, y - 5)));
}

export const clouds: Scenery = (seed) => {
  const cloud = (x: number, y: number, scale: number): string =>
    place("M-30 0C-36 0 -36 -10 -28 -10C-28 -20 -14 -20 -12 -13C-8 -24 10 -22 10 -12C16 -18 28 -14 26 -6C34 -6 34 0 28 0Z", { x, y, scale, flip: seed.next() < 0.5 });
  return [
    disc(seed, "clan"),
    fill("light", cloud(seed.between(8, 30), seed.between(30, 46), seed.between(0.7, 1.1)), { veil: 0.85 }),
    fill("light", cloud(seed.between(70, 92), seed.between(44, 62), seed.between(0.7, 1.2)), { veil: 0.85 }),
    fill("wash", cloud(seed.between(30, 70), seed.between(14, 22), 0.7), { veil: 0.6 }),
  ];
};

export const waves: Scenery = (seed) => {
  const crest = "M-16 14C-16 -2 -4 -12 8 -9C16 -7 17 1 11 3C8 4 6 1 8 -1C-2 -3 -4 8 6 14Z";
  const row = (y: number, scale: number, shift: number): string =>
    Array.from({ length: 7 }, (_, index) => place(crest, { x: -14 + shift + index * 22 * scale, y, scale })).join("");
  const shift = seed.between(-10, 10);
  return [
    disc(seed, "clan"),
    fill("wash", solid(row(64, 1.1, shift), polygon([[-20, 74], [120, 74], [120, 130], [-20, 130]])), { veil: 0.55 }),
    fill("wash", solid(row(80, 1.25, -shift - 8), polygon([[-20, 92], [120, 92], [120, 130], [-20, 130]]))),
  ];
};

export const rays: Scenery = (seed) => {
  const [x, y] = [seed.between(42, 58), seed.between(34, 44)];
  const count = seed.pick([12, 14, 16, 20]);
  const beams = Array.from({ length: count }, (_, index) => place("M-1 0L1 0L14 -120L-14 -120Z", { x, y, turn: (360 / count) * index }));
  return [fill("wash", beams.join(""), { veil: count > 14 ? 0.28 : 0.4 }), fill("clan", oval(x, y, seed.between(17, 24)))];
};

export const ringed: Scenery = (seed) => {
  const [x, y, r] = [seed.between(40, 60), seed.between(32, 42), seed.between(26, 32)];
  return [fill("wash", ring(x, y, r + 14, r + 11) + ring(x, y, r + 7, r + 5), { veil: 0.6 }), fill("clan", oval(x, y, r))];
};

/** Standards of an army in the distance. */
export const banners: Scenery = (seed) => {
  const poles: string[] = [];
  const cloths: string[] = [];
  const count = 3 + seed.below(3);
  for (let index = 0; index < count; index++) {
    const x = 4 + (92 / (count - 1)) * index + seed.between(-4, 4);
    const top = seed.between(6, 26);
    poles.push(polygon([[x, top], [x + 1.4, top], [x + 1.4, 110], [x, 110]]));
    const side = index < count / 2 ? 1 : -1;
    cloths.push(polygon([[x + 0.7, top + 2], [x + side * 13, top + 4], [x + side * 11, top + 20], [x + side * 13, top + 36], [x + 0.7, top + 34]]));
  }
  return [fill("wash", ridge(seed, 86, 14, 4), { veil: 0.5 }), fill("clan", solid(...cloths), { veil: 0.85 }), fill("ink", solid(...poles))];
};

export const bamboo: Scenery = (seed) => {
  const stems: string[] = [];
  const leaves: string[] = [];
  for (const x of [6, 18, 82, 95, 70]) {
    const at = x + seed.between(-4, 4);
    const lean = seed.between(-5, 5);
    for (let joint = 0; joint < 6; joint++) {
      const y = 108 - joint * 22;
      const shift = (lean * joint) / 5;
      stems.push(polygon([[at + shift - 2.2, y], [at + shift + 2.2, y], [at + shift + lean / 5 + 1.8, y - 20.6], [at + shift + lean / 5 - 1.8, y - 20.6]]));
      if (joint > 2) leaves.push(place("M0 0C6 -6 14 -6 22 0C14 2 6 3 0 0Z", { x: at + shift, y: y - 20, turn: seed.between(10, 60), flip: seed.next() < 0.5 }));
    }
  }
  return [disc(seed, "light"), fill("wash", solid(...stems), { veil: 0.8 }), fill("clan", solid(...leaves), { veil: 0.8, fine: true })];
};

export const towers: Scenery = (seed) => {
  const roof = "M0 -8L3 0L14 4L17 2L16 8L-16 8L-17 2L-14 4L-3 0Z";
  const tower = (x: number, base: number, floors: number, scale: number): string =>
    Array.from({ length: floors }, (_, index) => {
      const shrink = scale * (1 - index * 0.16);
      const y = base - index * 17 * scale;
      return place(roof, { x, y: y - 16 * scale, scale: shrink }) + place(polygon([[-9, -10], [9, -10], [9, 12], [-9, 12]]), { x, y, scale: shrink });
    }).join("");
  return [
    disc(seed, "clan"),
    fill("wash", solid(tower(seed.between(10, 24), 94, 3, seed.between(1, 1.4)), tower(seed.between(76, 90), 96, 4, seed.between(1, 1.3)), polygon([[-20, 98], [120, 98], [120, 130], [-20, 130]])), { veil: 0.8 }),
  ];
};

export const shards: Scenery = (seed) => {
  const pieces = Array.from({ length: 7 }, (_, index): string => {
    const x = -4 + index * 18 + seed.between(-4, 4);
    const [h, w] = [seed.between(34, 74), seed.between(6, 11)];
    return place(polygon([[0, -h], [w * 0.6, -h * 0.72], [w, 8], [-w, 8], [-w * 0.7, -h * 0.8]]), { x, y: 100, turn: (x - 50) * 0.35 });
  });
  return [disc(seed, "light"), fill("wash", pieces.filter((_, index) => index % 2 === 0).join(""), { veil: 0.5 }), fill("wash", pieces.filter((_, index) => index % 2).join(""), { veil: 0.9 })];
};

export const flames: Scenery = (seed) => {
  const tongue = "M0 30C-14 30 -20 14 -14 0C-11 -7 -6 -10 -5 -20C4 -14 12 -4 13 8C14 20 10 30 0 30Z";
  const row = (base: number, low: number, high: number): string =>
    Array.from({ length: 7 }, (_, index) => place(tongue, { x: -4 + index * 18 + seed.between(-3, 3), y: base, scale: seed.between(low, high), flip: seed.next() < 0.5 })).join("");
  return [disc(seed, "light"), fill("wash", solid(row(60, 1, 1.7)), { veil: 0.55 }), fill("clan", solid(row(84, 0.8, 1.3)), { veil: 0.75 })];
};

export const volcano: Scenery = (seed) => {
  const x = seed.between(34, 66);
  const plume: Touch[] = [[x, 50, 8], [x + seed.between(-6, 6), 34, 14], [x + seed.between(-12, 12), 18, 22], [x + seed.between(-18, 18), 0, 30]];
  const lava = ([[-6, 4], [2, 7], [7, 3]] as const).map(([aside, width]) =>
    stroke([[x + aside * 0.6, 50, 2], [x + aside * 2, 70, width], [x + aside * 4, 104, width + 2]], seed, 0.2),
  );
  const slope = `M-14 112C10 100 ${short(x - 20)} 76 ${short(x - 10)} 50L${short(x + 10)} 50C${short(x + 20)} 76 90 100 114 112Z`;
  return [fill("wash", stroke(plume, seed, 0.25), { veil: 0.7 }), fill("wash", slope), fill("clan", solid(...lava))];
};

/** Cogs and pipes. */
export const works: Scenery = (seed) => {
  const cog = (x: number, y: number, r: number, teeth: number): string => star(x, y, teeth, r, r * 0.78, seed.between(0, 30)) + ring(x, y, r * 0.82, r * 0.34);
  return [
    fill("wash", cog(seed.between(12, 26), seed.between(20, 34), seed.between(17, 24), 10), { veil: 0.7 }),
    fill("clan", cog(seed.between(74, 90), seed.between(30, 48), seed.between(18, 26), 12), { veil: 0.7 }),
    line("wash", 5, `M-6 ${short(seed.between(64, 76))}L30 70L30 110M106 76L72 76L72 110`, { veil: 0.7 }),
  ];
};

export const graves: Scenery = (seed) => {
  const stone = (x: number, height: number, lean: number): string => place("M-8 10L-8 -12C-8 -22 8 -22 8 -12L8 10Z", { x, y: 92, scale: height, turn: lean });
  const branch = (side: number): string => {
    const x = side < 0 ? -4 : 104;
    return stroke([[x, 110, 9], [x - side * 8, 70, 6], [x - side * 4, 40, 4], [x - side * 20, 12, 1]], seed, 0.2) + stroke([[x - side * 7, 62, 4], [x - side * 22, 48, 2.4], [x - side * 30, 30, 0.6]], seed, 0.2);
  };
  return [disc(seed, "light"), fill("wash", solid(stone(16, 1, -8), stone(38, 0.8, 4), stone(66, 0.9, -3), stone(86, 1.1, 9), polygon([[-20, 96], [120, 96], [120, 130], [-20, 130]])), { veil: 0.8 }), fill("wash", branch(seed.sign()))];
};

export const jungle: Scenery = (seed) => {
  const frond = "M0 0C10 -16 30 -22 48 -12C40 -12 36 -10 34 -6C30 -10 26 -9 24 -4C20 -8 16 -6 14 -1C10 -4 6 -2 0 0Z";
  const fronds = (count: number, y: number, scale: number): string =>
    Array.from({ length: count }, (_, index) => place(frond, { x: index % 2 ? 104 : -4, y: y + index * 13, scale: scale * seed.between(0.8, 1.2), turn: seed.between(-30, 30) * (index % 2 ? -1 : 1), flip: index % 2 === 1 })).join("");
  return [disc(seed, "clan"), fill("wash", solid(fronds(6, 10, 1.2)), { veil: 0.6 }), fill("wash", solid(fronds(6, 40, 0.9)))];
};

export const heavens: Scenery = (seed) => {
  const nodes = Array.from({ length: 6 }, (_, index): Point => [8 + index * 17 + seed.between(-5, 5), seed.between(6, 58)]);
  return [
    line("light", 0.8, `M${nodes.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`, { veil: 0.8, fine: true }),
    fill("light", solid(...nodes.map(([x, y]) => star(x, y, 4, seed.between(3, 6), 1.3)))),
    fill("wash", ridge(seed, 90, 12, 5), { veil: 0.7 }),
    fill("clan", ring(50, 40, 30, 28.4) + ring(50, 40, 22, 21.2), { veil: 0.8 }),
  ];
};
