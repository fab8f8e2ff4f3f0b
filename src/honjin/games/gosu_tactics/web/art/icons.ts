/** The small signs of the cards: keywords and costs, each told by its shape alone. */
import { ICONS as ARMY_ICONS } from "$armies/icons";
import { place, solid } from "$page/art/brush";
import { bar, skull } from "$page/art/shapes";

export const ICONS = {
  ...ARMY_ICONS,
  zombie: skull(4),
  arrival: solid("M-12 -48L12 -48L12 -6L34 -6L0 28L-34 -6L-12 -6Z", bar(-42, 34, 84, 12)),
  link: solid("M-48 0L-22 -26L-22 -10L22 -10L22 -26L48 0L22 26L22 10L-22 10L-22 26Z"),
  mutation: solid(
    "M-10 -46C18 -52 46 -28 44 4L50 4L34 28L18 4L28 4C28 -18 10 -34 -10 -30Z",
    place("M-10 -46C18 -52 46 -28 44 4L50 4L34 28L18 4L28 4C28 -18 10 -34 -10 -30Z", { turn: 180 }),
  ),
};
