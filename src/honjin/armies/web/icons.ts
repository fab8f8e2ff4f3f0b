/** The small signs of armies, each told by its shape alone. */
import { hole, oval, ring, solid } from "$page/art/brush";
import { bar, SHIELD } from "$page/art/shapes";

export const ICONS = {
  value: solid(SHIELD),
  activation: solid("M12 -50L-34 8L-6 8L-14 50L34 -12L4 -12Z"),
  bounty: solid(oval(0, 0, 46)) + hole(bar(-14, -14, 28, 28)),
  recruited: solid("M-44 -46L-30 -46L-30 46L-44 46ZM-24 -42L44 -22L-24 2Z"),
  captured: ring(-20, -10, 24, 14) + ring(20, 12, 24, 14),
};
