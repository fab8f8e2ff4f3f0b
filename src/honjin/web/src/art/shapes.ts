/** Shapes that the emblems and signs of several games are made of, around the origin. */
import { both, facets, hole, oval, place, polygon, solid, star, whole } from "./brush";

export function around(count: number, path: string): string {
  return Array.from({ length: count }, (_, index) => place(path, { turn: (360 / count) * index })).join("");
}

export function turned(turns: readonly number[], path: string, y = 0): string {
  return turns.map((turn) => place(path, { turn, y })).join("");
}

export function beam(width: number, top: number, bottom: number): string {
  return facets(`0 ${top} ${width} ${top} ${width} ${bottom} 0 ${bottom}`);
}

export function bar(x: number, y: number, width: number, height: number): string {
  return polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]]);
}

/** With teeth of this width. */
export function skull(tooth: number): string {
  const cut = `M6 30L${6 + tooth} 30L${6 + tooth} 46L6 46Z`;
  return solid(whole("0 -47 26 -47 42 -30 42 -8 42 6 36 14 27 18 27 26 27 32 25 38 17 42 8 44 0 44")) +
    hole(both(oval(17, -5, 11, 12)), "M0 6L-6 19L6 19Z", both(cut));
}

export const SHIELD = "M-36 -40C-16 -38 -8 -42 0 -48C8 -42 16 -38 36 -40C38 -2 30 30 0 48C-30 30 -38 -2 -36 -40Z";

export const DEMON =
  solid(whole("0 -14 8 -14 12 -16 16 -20 32 -20 40 -34 34 -51 52 -34 50 -6 32 4 36 20 24 42 0 50")) +
  hole(both("M6 5L27 -4C27 9 14 13 6 5Z"), "M-18 24L18 24L14 35L9 27L4 33L0 27L-4 33L-9 27L-14 35Z");

export const MON = solid(star(0, 0, 5, 48, 27)) + hole(oval(0, 0, 13));
