/** A picture is a list of marks, drawn one over the other. */
import { place, type Where } from "./brush";

/** From light to dark: light, sky, wash, clan, ink; `seal` is the red of a stamp. */
export type Ink = "light" | "sky" | "wash" | "clan" | "ink" | "seal";

export interface Mark {
  d: string;
  ink: Ink;
  /** A line of this width instead of a filled shape. */
  line?: number;
  /** Set off from what lies behind by a rim in the colour of the sky. */
  rim?: boolean;
  /** Too small to be seen on a small card. */
  fine?: boolean;
  /** Below 1: what lies behind shines through. */
  veil?: number;
}

export function fill(ink: Ink, d: string, more: Partial<Mark> = {}): Mark {
  return { d, ink, ...more };
}

export function line(ink: Ink, width: number, d: string, more: Partial<Mark> = {}): Mark {
  return { d, ink, line: width, ...more };
}

export function put(marks: readonly Mark[], where: Where): Mark[] {
  const scale = where.scale ?? 1;
  return marks.map((mark) => ({
    ...mark,
    d: place(mark.d, where),
    ...(mark.line === undefined ? {} : { line: Math.round(mark.line * scale * 10) / 10 }),
  }));
}
