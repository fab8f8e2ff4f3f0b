/** The picture of a card, or of a tile. */
import type { CardFace } from "$page/api/types";
import { oval, place } from "$page/art/brush";
import { figure } from "$page/art/figure";
import { fill, put, type Mark } from "$page/art/mark";
import { drifting } from "$page/art/motifs/drift";
import { HALOS } from "$page/art/motifs/figures";
import { Seed } from "$page/art/seed";
import { MON } from "$page/art/shapes";
import { ROLES } from "./casting";
import { SIGNS } from "./signs";
import { styleOf } from "./style";

/** A tile: the clan's sign in glory, without people. */
function tile(face: CardFace): Mark[] {
  const style = styleOf(face.clan);
  const emblem = SIGNS[face.clan]?.emblem ?? MON;
  return [
    ...put(HALOS[style.halo], { x: 52, y: 66, scale: 1.1 }),
    fill("light", oval(52, 50, 25), { rim: true }),
    fill("clan", place(emblem, { x: 52, y: 50, scale: 0.38 })),
    drifting(style.drift, new Seed(face.id)),
  ];
}

export function picture(face: CardFace): Mark[] {
  if (face.kind === "tile") return tile(face);
  // Byun Hyung Ja, the changing one, shows two faces.
  return figure(face, styleOf(face.clan), { ...ROLES[face.id], isSplit: face.id.startsWith("byun-hyung-ja") });
}
