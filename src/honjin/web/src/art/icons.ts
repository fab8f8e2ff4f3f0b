/** The small signs: keywords, costs, gauges and symbols, each told by its shape alone. */
import { both, hole, oval, place, polygon, ring, solid, star, whole } from "./brush";

function bar(x: number, y: number, width: number, height: number): string {
  return polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]]);
}

function arc(radius: number): string {
  const inner = radius - 8;
  return `M${-radius} 24C${-radius} ${24 - radius * 1.33} ${radius} ${24 - radius * 1.33} ${radius} 24L${inner} 24C${inner} ${24 - inner * 1.33} ${-inner} ${24 - inner * 1.33} ${-inner} 24Z`;
}

const SWAP = "M-48 -20L-20 -46L-20 -30L42 -30L42 -12L-20 -12L-20 4Z";
const SHIELD = "M-36 -40C-16 -38 -8 -42 0 -48C8 -42 16 -38 36 -40C38 -2 30 30 0 48C-30 30 -38 -2 -36 -40Z";

/** Path data around the origin, within a square of half side 50. */
const ICONS: Record<string, string> = {
  // GOSU X
  recruiter: solid(bar(-30, -48, 8, 96), "M-22 -44L40 -28L-22 -6Z", oval(18, 30, 16)),
  "force-of-will": solid(
    "M-20 48L24 48L26 18L40 -10C42 -18 34 -20 30 -14L22 -2L22 -36C22 -43 13 -43 13 -36L12 -10L10 -42C10 -50 0 -50 0 -42L-2 -10L-6 -38C-7 -45 -16 -44 -15 -36L-12 -8L-22 -26C-26 -33 -34 -28 -31 -22L-24 14Z",
  ),
  "secret-shift": solid("M-48 -20C-20 -34 20 -34 48 -20C48 6 34 28 16 28C6 28 4 16 0 16C-4 16 -6 28 -16 28C-34 28 -48 6 -48 -20Z") +
    hole(both("M8 -6C16 -16 30 -16 36 -8C30 4 16 6 8 -6Z")),
  bounty: solid(oval(0, 0, 46)) + hole(bar(-14, -14, 28, 28)),
  echo: solid(oval(0, 26, 9), arc(24), arc(40), arc(56)),
  ethereal: solid(
    "M-32 46C-36 10 -34 -46 0 -48C34 -46 36 10 32 46L20 32L10 46L0 32L-10 46L-20 32Z",
  ) + hole(both(oval(13, -12, 7, 10))),
  veteran: solid("M-40 -40L0 -14L40 -40L40 -22L0 4L-40 -22Z", "M-40 -8L0 18L40 -8L40 10L0 36L-40 10Z"),
  wondrous: solid(star(0, 4, 5, 50, 20)),
  activation: solid("M12 -50L-34 8L-6 8L-14 50L34 -12L4 -12Z"),
  shift: solid(SWAP, place(SWAP, { turn: 180 })),
  value: solid(SHIELD),
  supremacy: solid("M-46 -24L-24 -2L0 -42L24 -2L46 -24L38 30L-38 30ZM-38 36L38 36L38 46L-38 46Z"),
  token: solid(oval(0, 0, 46)) + hole("M10 -34L-24 6L-4 6L-10 34L24 -8L2 -8Z"),
  captured: ring(-20, -10, 24, 14) + ring(20, 12, 24, 14),
  // GOSU Tactics
  zombie: solid(whole("0 -47 26 -47 42 -30 42 -8 42 6 36 14 27 18 27 26 27 32 25 38 17 42 8 44 0 44")) +
    hole(both(oval(17, -5, 11, 12)), "M0 6L-6 19L6 19Z", both("M6 30L10 30L10 46L6 46Z")),
  arrival: solid("M-12 -48L12 -48L12 -6L34 -6L0 28L-34 -6L-12 -6Z", bar(-42, 34, 84, 12)),
  link: solid("M-48 0L-22 -26L-22 -10L22 -10L22 -26L48 0L22 26L22 10L-22 10L-22 26Z"),
  mutation: solid(
    "M-10 -46C18 -52 46 -28 44 4L50 4L34 28L18 4L28 4C28 -18 10 -34 -10 -30Z",
    place("M-10 -46C18 -52 46 -28 44 4L50 4L34 28L18 4L28 4C28 -18 10 -34 -10 -30Z", { turn: 180 }),
  ),
  imprisoned: solid(bar(-44, -46, 88, 12), bar(-44, 34, 88, 12), bar(-38, -40, 11, 80), bar(-16, -40, 11, 80), bar(6, -40, 11, 80), bar(28, -40, 11, 80)),
  x: solid("M-44 -46L-20 -46L0 -14L20 -46L44 -46L14 0L44 46L20 46L0 14L-20 46L-44 46L-14 0Z"),
  // Way of the Samurai
  mountain: solid("M0 -46L48 42L-48 42Z") + hole("M0 -24L11 -4L4 -8L0 0L-5 -8L-11 -4Z"),
  moon: solid("M14 -48C-24 -46 -44 -18 -40 8C-36 36 -8 52 18 47C36 43 46 30 49 18C32 32 8 26 -2 8C-12 -12 -6 -36 14 -48Z"),
  gate: solid("M-50 -42C-20 -36 20 -36 50 -42L46 -26L-46 -26Z", bar(-40, -16, 80, 10), bar(-32, -30, 12, 78), bar(20, -30, 12, 78)),
  blood: solid("M0 -50C18 -22 34 -4 34 16C34 36 18 50 0 50C-18 50 -34 36 -34 16C-34 -4 -18 -22 0 -50Z") + hole("M-20 14C-20 28 -12 38 -2 40C-10 34 -14 26 -14 14Z"),
  force: solid("M-8 -50L8 -50L11 14L-11 14Z", bar(-28, 14, 56, 10), bar(-7, 24, 14, 26)),
  technique: solid("M-48 4C-28 -34 28 -34 48 4C28 40 -28 40 -48 4Z") + hole(oval(0, 3, 17)) + oval(0, 3, 9),
  guard: solid(SHIELD) + hole("M-4 -34L4 -34L4 -6L28 -6L27 4L4 4L4 34L-4 34L-4 4L-27 4L-28 -6L-4 -6Z"),
  life: solid("M0 46C-34 22 -48 2 -48 -16C-48 -42 -12 -48 0 -22C12 -48 48 -42 48 -16C48 2 34 22 0 46Z"),
  ki: solid(
    "M0 50C-26 50 -38 32 -34 12C-31 -2 -21 -8 -19 -24C-10 -20 -6 -12 -6 -4C3 -16 5 -34 -3 -51C18 -41 26 -24 23 -8C27 -12 28 -18 27 -26C38 -12 40 4 36 20C32 38 20 50 0 50Z",
  ) + hole("M0 40C12 38 15 28 11 18C9 12 5 9 5 2C-2 8 -4 14 -5 20C-9 18 -10 14 -10 11C-17 21 -15 39 0 40Z"),
  die: solid("M-40 -46L40 -46C46 -46 46 -46 46 -40L46 40C46 46 46 46 40 46L-40 46C-46 46 -46 46 -46 40L-46 -40C-46 -46 -46 -46 -40 -46Z") +
    hole(oval(0, 0, 10), oval(-24, -24, 9), oval(24, 24, 9), oval(24, -24, 9), oval(-24, 24, 9)),
  joker: solid(star(0, 0, 4, 50, 16)) + hole(oval(0, 0, 6)),
  then: solid("M-40 -9L8 -9L8 -30L44 0L8 30L8 9L-40 9Z"),
  or: solid("M14 -48L26 -48L-14 48L-26 48Z"),
  dodge: solid("M-46 14C-30 -34 22 -40 36 -8L48 -16L44 26L6 12L20 2C8 -20 -24 -12 -32 18Z"),
  adversary: solid(
    whole("0 -30 18 -30 31 -18 33 0 41 4 49 12 49 22 36 18 22 16 0 16"),
    both("M6 -32C14 -34 26 -40 29 -54C38 -40 26 -22 8 -22Z"),
    whole("0 22 8 22 16 22 23 22 22 32 16 44 0 50"),
  ),
  wound: solid("M-46 30C-10 20 20 -8 46 -46C34 4 2 36 -40 46Z"),
};

export function iconOf(name: string): string | undefined {
  return ICONS[name];
}

export const ICON_NAMES = Object.keys(ICONS);
