/** The sign of each deck, and of what lies beside the decks. */
import { both, facets, hole, oval, place, polygon, ring, solid, stroke, whole } from "$page/art/brush";
import { around, beam, DEMON } from "$page/art/shapes";
import type { Sign } from "$page/art/sign";

const TSUBA = ring(0, 0, 48, 39) + solid(facets("0 -28 7 -20 7 20 0 28"), both(oval(22, 0, 8, 15)));

const SUN = solid(oval(0, 0, 21), around(12, "M-6 -27L6 -27L2.5 -50L-2.5 -50Z"));

const HELMET = solid(
  whole("0 -30 18 -30 31 -18 33 0 41 4 49 12 49 22 36 18 22 16 0 16"),
  both("M6 -32C14 -34 26 -40 29 -54C38 -40 26 -22 8 -22Z"),
  facets("0 22 23 22 15 46 0 50"),
);

const GASH = solid(
  stroke([[-42, 36, 2], [-14, 8, 13], [14, -18, 14], [44, -46, 2]]),
  "M24 10C33 23 37 30 37 36C37 44 31 50 24 50C17 50 11 44 11 36C11 30 15 23 24 10Z",
);

const BLADE = "M-3 -50L3 -45L4.5 20L-4.5 20ZM-13 20L13 20L13 26L-13 26ZM-3.5 26L3.5 26L3.5 48L-3.5 48Z";

const CROSSED = solid(place(BLADE, { turn: 40 }), place(BLADE, { turn: -40, flip: true }));

const PAGODA = solid(facets("0 -50 6 -38 40 -26 47 -31 45 -18 26 -15 26 -4 44 4 51 -1 49 14 31 16 31 45 13 45 13 23 0 23"));

const CLOUD = solid(
  "M-34 12C-54 10 -51 -16 -33 -16C-30 -40 2 -43 9 -25C25 -35 44 -22 40 -6C54 -2 50 12 38 12Z",
  [-24, 2, 28].map((x) => place("M3 19L-10 46L-3 46L10 19Z", { x })).join(""),
);

const FLAG = solid(polygon([[-31, -50], [-24, -50], [-24, 50], [-31, 50]]), "M-19 -46C0 -54 16 -34 42 -44L31 -22L42 -1C16 9 0 -12 -19 -2Z");

const SCROLL = solid("M-30 -44L34 -44C48 -44 48 -27 34 -27L30 -27L30 44L-34 44C-48 44 -48 27 -34 27L-30 27Z") + hole(beam(18, -16, -10), beam(18, -2, 4), beam(18, 12, 18));

export const SIGNS: Record<string, Sign> = {
  action: { emblem: TSUBA, cut: "square", weave: "plain" },
  special: { emblem: SUN, cut: "swallow", weave: "rays" },
  adversary: { emblem: HELMET, cut: "point", weave: "stripes" },
  wound: { emblem: GASH, cut: "slant", weave: "plain" },
  weapon: { emblem: CROSSED, cut: "square", weave: "stripes" },
  enemy: { emblem: DEMON, cut: "notch", weave: "hexagons" },
  location: { emblem: PAGODA, cut: "square", weave: "waves" },
  climate: { emblem: CLOUD, cut: "wave", weave: "waves" },
  campaign: { emblem: FLAG, cut: "swallow", weave: "chevrons" },
  events: { emblem: SCROLL, cut: "square", weave: "dots" },
};
