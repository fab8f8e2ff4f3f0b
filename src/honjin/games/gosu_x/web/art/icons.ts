/** The small signs of the cards: keywords and costs, each told by its shape alone. */
import { ICONS as ARMY_ICONS } from "$armies/icons";
import { both, hole, oval, place, solid, star } from "$page/art/brush";
import { bar } from "$page/art/shapes";

function arc(radius: number): string {
  const inner = radius - 8;
  return `M${-radius} 24C${-radius} ${24 - radius * 1.33} ${radius} ${24 - radius * 1.33} ${radius} 24L${inner} 24C${inner} ${24 - inner * 1.33} ${-inner} ${24 - inner * 1.33} ${-inner} 24Z`;
}

const SWAP = "M-48 -20L-20 -46L-20 -30L42 -30L42 -12L-20 -12L-20 4Z";

export const ICONS = {
  ...ARMY_ICONS,
  recruiter: solid(bar(-30, -48, 8, 96), "M-22 -44L40 -28L-22 -6Z", oval(18, 30, 16)),
  "force-of-will": solid(
    "M-20 48L24 48L26 18L40 -10C42 -18 34 -20 30 -14L22 -2L22 -36C22 -43 13 -43 13 -36L12 -10L10 -42C10 -50 0 -50 0 -42L-2 -10L-6 -38C-7 -45 -16 -44 -15 -36L-12 -8L-22 -26C-26 -33 -34 -28 -31 -22L-24 14Z",
  ),
  "secret-shift": solid("M-48 -20C-20 -34 20 -34 48 -20C48 6 34 28 16 28C6 28 4 16 0 16C-4 16 -6 28 -16 28C-34 28 -48 6 -48 -20Z") +
    hole(both("M8 -6C16 -16 30 -16 36 -8C30 4 16 6 8 -6Z")),
  echo: solid(oval(0, 26, 9), arc(24), arc(40), arc(56)),
  ethereal: solid(
    "M-32 46C-36 10 -34 -46 0 -48C34 -46 36 10 32 46L20 32L10 46L0 32L-10 46L-20 32Z",
  ) + hole(both(oval(13, -12, 7, 10))),
  veteran: solid("M-40 -40L0 -14L40 -40L40 -22L0 4L-40 -22Z", "M-40 -8L0 18L40 -8L40 10L0 36L-40 10Z"),
  wondrous: solid(star(0, 4, 5, 50, 20)),
  shift: solid(SWAP, place(SWAP, { turn: 180 })),
};
