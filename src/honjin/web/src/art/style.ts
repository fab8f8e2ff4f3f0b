/** Which faces, clothes, weapons and sceneries the pictures of a clan are made of. */
import type { Drift } from "./motifs/drift";
import type { Body, FaceKind, Halo, Headgear } from "./motifs/figures";
import { bamboo, clouds, peaks, sun, waves, type Scenery } from "./motifs/sceneries";
import type { Weapon } from "./motifs/weapons";

export interface Style {
  face: FaceKind;
  bodies: readonly Body[];
  headgear: readonly Headgear[];
  weapons: readonly Weapon[];
  sceneries: readonly Scenery[];
  halo: Halo;
  /** What drifts through the air. */
  drift: Drift;
}

/** For clans that have no style of their own. */
export const WANDERERS: Style = {
  face: "bare",
  bodies: ["armour", "robe", "cloak", "sash"],
  headgear: ["kasa", "topknot", "crescent", "hood", "disc", "antlers"],
  weapons: ["katana", "spear", "naginata", "bow", "staff", "axe"],
  sceneries: [peaks, sun, bamboo, clouds, waves],
  halo: "rays",
  drift: "petals",
};
