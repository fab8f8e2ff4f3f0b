/** The picture of a card: which drawing each kind has. */
import type { CardFace } from "$page/api/types";
import { oval, stroke } from "$page/art/brush";
import { fill, put, type Mark } from "$page/art/mark";
import { BODIES, FACES, HEADGEAR } from "$page/art/motifs/figures";
import { WEAPONS } from "$page/art/motifs/weapons";
import { Seed } from "$page/art/seed";
import { sitter, stranger, type Sitter } from "$page/art/sitter";
import { adversary, arm, joker, scene, special, technique, wound } from "./sumi";

const PORTRAITS: Record<string, Sitter> = {
  ishida: { headgear: "crescent", body: "armour", weapon: "katana", look: 1 },
  takeshi: { headgear: "antlers", body: "spikes", weapon: "nodachi", look: 1 },
  oda: { headgear: "disc", body: "cloak", weapon: "naginata", look: 0 },
  kempo: { headgear: "kasa", body: "robe", weapon: "staff", look: 0 },
};

/** The Clan of Samurai, or the opponents of a campaign. */
function band(seed: Seed): Mark[] {
  const head = [...FACES.bare(1), ...HEADGEAR.kasa];
  const one = (x: number, y: number, scale: number): Mark[] => [...put(WEAPONS.spear, { x: x + 20 * scale, y: y + 6, scale }), ...put([...BODIES.robe, ...head], { x, y, scale })];
  return [fill("seal", oval(50, 34, 24)), ...one(24, 60, 0.62), ...one(78, 60, 0.62), ...one(51, 74, 0.84), fill("ink", stroke([[-10, 100, 4], [50, 98, 9], [112, 99, 4]], seed, 0.2))];
}

export function picture({ id, clan: kind, data }: CardFace): Mark[] {
  const seed = new Seed(id);
  const own = id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : id;
  switch (kind) {
    case "action":
      return id === "joker" ? joker(seed) : technique(id, data["symbol"] === "blood", seed);
    case "special":
      return special(id, seed);
    case "adversary":
      return adversary(id, seed);
    case "wound":
      return wound(id, seed);
    case "weapon":
      return arm(own, seed);
    case "enemy":
      if (own === "clan") return band(seed);
      return sitter(PORTRAITS[own] ?? stranger(seed), seed);
    default:
      return scene(id, seed);
  }
}
