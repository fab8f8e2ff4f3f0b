/** The small signs of the cards: gauges, symbols, costs, each told by its shape alone. */
import { both, hole, oval, solid, whole } from "$page/art/brush";
import { bar, SHIELD, skull } from "$page/art/shapes";

export const ICONS = {
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
  then: solid("M-40 -9L8 -9L8 -30L44 0L8 30L8 9L-40 9Z"),
  or: solid("M14 -48L26 -48L-14 48L-26 48Z"),
  dodge: solid("M-46 14C-30 -34 22 -40 36 -8L48 -16L44 26L6 12L20 2C8 -20 -24 -12 -32 18Z"),
  adversary: solid(
    whole("0 -30 18 -30 31 -18 33 0 41 4 49 12 49 22 36 18 22 16 0 16"),
    both("M6 -32C14 -34 26 -40 29 -54C38 -40 26 -22 8 -22Z"),
    whole("0 22 8 22 16 22 23 22 22 32 16 44 0 50"),
  ),
  wound: solid("M-46 30C-10 20 20 -8 46 -46C34 4 2 36 -40 46Z"),
  skull: skull(4),
};
