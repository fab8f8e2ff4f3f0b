/** Shapes as absolute path data: moved, turned, mirrored, and drawn as with a brush. */
import type { Seed } from "./seed";

export type Point = readonly [x: number, y: number];
/** Where a brush passes, and how wide it is there. */
export type Touch = readonly [x: number, y: number, width: number];

export interface Where {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
}

const PAIR = /(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)/g;

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function at(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

/** Path data of M, L, C, Q and Z, put somewhere else; the flip comes first, then scale, turn and move. */
export function place(path: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Where): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return path.replace(PAIR, (_, first: string, second: string) => {
    const px = flip ? -Number(first) : Number(first);
    const py = Number(second);
    return at(px * cos - py * sin + x, px * sin + py * cos + y);
  });
}

const PARTS = /M[^M]+/g;

function points(part: string): Point[] {
  return Array.from(part.matchAll(PAIR), ([, x, y]): Point => [Number(x), Number(y)]);
}

function isClockwise(part: string): boolean {
  const corners = points(part);
  let area = 0;
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
    area += x * nextY - nextX * y;
  });
  return area >= 0;
}

/** The same outline drawn from its other end. */
function reversed(part: string): string {
  const letters = part.replace(/[^LCQ]/g, "").split("").reverse();
  const path = points(part).reverse();
  let from = 0;
  const next = (): string => at(...(path[from++] as Point));
  const taken: Record<string, number> = { L: 1, Q: 2, C: 3 };
  let result = `M${next()}`;
  for (const letter of letters) result += letter + Array.from({ length: taken[letter] ?? 1 }, next).join(" ");
  return `${result}Z`;
}

/** All outlines run clockwise: where they overlap they stay filled. */
export function solid(...paths: string[]): string {
  return (paths.join("").match(PARTS) ?? []).map((part) => (isClockwise(part) ? part : reversed(part))).join("");
}

/** All outlines run the other way: they cut holes into what is solid. */
export function hole(...paths: string[]): string {
  return (paths.join("").match(PARTS) ?? []).map((part) => (isClockwise(part) ? reversed(part) : part)).join("");
}

/** Something on the right and its mirror image. */
export function both(half: string): string {
  return solid(half, place(half, { flip: true }));
}

function numbers(list: string): Point[] {
  const values = list.trim().split(/[\s,]+/).map(Number);
  return Array.from({ length: values.length / 2 }, (_, index): Point => [values[index * 2] as number, values[index * 2 + 1] as number]);
}

/** A symmetric outline from its right half: corners from the top of the axis to its bottom. */
export function facets(half: string): string {
  const right = numbers(half);
  return polygon([...right, ...right.map(([x, y]): Point => [-x, y]).reverse()]);
}

/** The same with curves: a start on the axis, then two handles and an end for each; the last end is on the axis. */
export function whole(half: string): string {
  const right = numbers(half);
  const left = right.map(([x, y]): Point => [-x, y]).reverse().slice(1);
  if (right.length % 3 !== 1) throw new Error(`a curve lacks a point: ${half}`);
  const [start, ...rest] = [...right, ...left].map(([x, y]) => at(x, y));
  const curves = rest.map((point, index) => (index % 3 ? " " : "C") + point);
  return `M${start}${curves.join("")}Z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;
}

/** A closed curve through the middles of the sides of a polygon. */
export function soft(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const from = (index: number): Point => points[index % points.length] as Point;
  let path = `M${at(...middle(from(0), from(1)))}`;
  for (let index = 1; index <= points.length; index++)
    path += `Q${at(...from(index))} ${at(...middle(from(index), from(index + 1)))}`;
  return `${path}Z`;
}

const ROUND = 0.5523;

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const kx = rx * ROUND;
  const ky = ry * ROUND;
  return (
    `M${at(x - rx, y)}C${at(x - rx, y - ky)} ${at(x - kx, y - ry)} ${at(x, y - ry)}` +
    `C${at(x + kx, y - ry)} ${at(x + rx, y - ky)} ${at(x + rx, y)}` +
    `C${at(x + rx, y + ky)} ${at(x + kx, y + ry)} ${at(x, y + ry)}` +
    `C${at(x - kx, y + ry)} ${at(x - rx, y + ky)} ${at(x - rx, y)}Z`
  );
}

export function ring(x: number, y: number, outer: number, inner: number): string {
  return oval(x, y, outer) + hole(oval(x, y, inner));
}

export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / points - Math.PI / 2 + (turn * Math.PI) / 180;
    const radius = index % 2 ? inner : outer;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return polygon(corners);
}

/** Catmull-Rom through the touches, a few steps for each. */
function sampled(touches: readonly Touch[], steps: number): Touch[] {
  const samples: Touch[] = [];
  const touch = (index: number): Touch => touches[Math.min(Math.max(index, 0), touches.length - 1)] as Touch;
  for (let index = 0; index < touches.length - 1; index++) {
    const [a, b, c, d] = [touch(index - 1), touch(index), touch(index + 1), touch(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const mix = (k: 0 | 1 | 2): number =>
        0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      samples.push([mix(0), mix(1), Math.max(0, mix(2))]);
    }
  }
  samples.push(touch(touches.length - 1));
  return samples;
}

/** One brush stroke: its edge trembles by `rough`, a share of the width. */
export function stroke(touches: readonly Touch[], seed?: Seed, rough = 0.12, steps = 5): string {
  const samples = sampled(touches, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  samples.forEach(([x, y, width], index) => {
    const before = samples[Math.max(index - 1, 0)] as Touch;
    const after = samples[Math.min(index + 1, samples.length - 1)] as Touch;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nx = -(after[1] - before[1]) / length;
    const ny = (after[0] - before[0]) / length;
    const wide = (): number => (width / 2) * (seed ? 1 + seed.between(-rough, rough) : 1);
    const [l, r] = [wide(), wide()];
    left.push([x + nx * l, y + ny * l]);
    right.push([x - nx * r, y - ny * r]);
  });
  return polygon([...left, ...right.reverse()]);
}

/** The same way, moved to one side by a share of the width. */
function aside(touches: readonly Touch[], side: number, width: number): Touch[] {
  const end = touches.length - 1;
  return touches.map(([x, y, wide], index): Touch => {
    const [ax, ay] = touches[Math.max(index - 1, 0)] as Touch;
    const [bx, by] = touches[Math.min(index + 1, end)] as Touch;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - ((by - ay) / length) * wide * side, y + ((bx - ax) / length) * wide * side, width];
  });
}

/** A bold stroke and the hairs that leave it where the brush runs dry. */
export function slash(touches: readonly Touch[], seed: Seed): string {
  const hairs = [-0.42, -0.1, 0.2, 0.45].map((side) => {
    const way = aside(touches, side, 1).slice(-2);
    const [[kx, ky], [lx, ly]] = way as [Touch, Touch];
    const far = seed.between(0.1, 0.5);
    return stroke([...way, [lx + (lx - kx) * far, ly + (ly - ky) * far, 0.2]], seed, 0.3, 4);
  });
  return stroke(touches, seed, 0.07, 9) + hairs.join("");
}

/** Where the paper shows through a stroke: thin gaps that open towards its end. */
export function gaps(touches: readonly Touch[], seed: Seed): string {
  return [-0.34, -0.16, 0.06, 0.24, 0.38]
    .map((side) => {
      const samples = sampled(aside(touches, side, 1), 6);
      const from = Math.floor(samples.length * seed.between(0.3, 0.62));
      const way = samples.slice(from, Math.floor(samples.length * seed.between(0.86, 0.98)));
      return stroke(way.map(([x, y], index): Touch => [x, y, 0.2 + 1.1 * Math.sin((Math.PI * index) / way.length)]), seed, 0.4, 1);
    })
    .join("");
}

/** The zen circle: one turn of the brush that does not quite close. */
export function enso(x: number, y: number, radius: number, seed: Seed): string {
  const start = seed.between(100, 160);
  const touches = Array.from({ length: 13 }, (_, index): Touch => {
    const angle = ((start + index * 27.5) * Math.PI) / 180;
    const swell = Math.sin((Math.PI * (index + 1.2)) / 15);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * (0.06 + 0.2 * swell)];
  });
  return stroke(touches, seed, 0.06, 8);
}
