/** Casting for Way of the Samurai: which drawing each kind of card has. */
import { oval, stroke } from "./brush";
import { fill, put, type Mark } from "./mark";
import { BODIES, FACES, HEADGEAR, type Body, type Headgear } from "./motifs/figures";
import { adversary, arm, joker, scene, special, technique, wound } from "./motifs/sumi";
import { WEAPONS, type Weapon } from "./motifs/weapons";
import { Seed } from "./seed";

interface Portrait {
  headgear: Headgear;
  body: Body;
  weapon: Weapon;
  look: number;
}

const PORTRAITS: Record<string, Portrait> = {
  ishida: { headgear: "crescent", body: "armour", weapon: "katana", look: 1 },
  takeshi: { headgear: "antlers", body: "spikes", weapon: "nodachi", look: 1 },
  oda: { headgear: "disc", body: "cloak", weapon: "naginata", look: 0 },
  kempo: { headgear: "kasa", body: "robe", weapon: "staff", look: 0 },
};

const HEADGEAR_OF_STRANGERS: readonly Headgear[] = ["topknot", "kasa", "hood", "horns", "crest", "longhair", "fillet"];
const BODIES_OF_STRANGERS: readonly Body[] = ["armour", "robe", "sash"];
const ARMS_OF_STRANGERS: readonly Weapon[] = ["katana", "spear", "naginata", "blades", "nodachi"];

/** A bot as the server describes it; a part that is not drawn here is left to its seed. */
export function sitter(who: { headgear: string; body: string; weapon: string; look: number }): Mark[] {
  const seed = new Seed(`${who.headgear} ${who.body} ${who.weapon}`);
  const part = <Part extends string>(all: Record<Part, unknown>, word: string, others: readonly Part[]): Part =>
    word in all ? (word as Part) : seed.pick(others);
  return portrait({
    headgear: part(HEADGEAR, who.headgear, HEADGEAR_OF_STRANGERS),
    body: part(BODIES, who.body, BODIES_OF_STRANGERS),
    weapon: part(WEAPONS, who.weapon, ARMS_OF_STRANGERS),
    look: who.look,
  }, seed);
}

/** Somebody face to face, before a red sun. */
function portrait(who: Portrait, seed: Seed): Mark[] {
  const side = seed.sign();
  return [
    fill("seal", oval(50 + 10 * side, 38, 28)),
    ...put(WEAPONS[who.weapon], { x: 52 + 27 * side, y: 62, scale: 1.1, turn: 12 * side, flip: side < 0 }),
    ...put([...BODIES[who.body], ...FACES.bare(who.look), ...HEADGEAR[who.headgear]], { x: 52 - side * 2, y: 66, scale: 1.16 }),
    fill("ink", stroke([[-10, 100, 4], [30, 98, 8], [70, 99, 9], [112, 98, 4]], seed, 0.2)),
  ];
}

/** The Clan of Samurai, or the opponents of a campaign. */
function band(seed: Seed): Mark[] {
  const head = [...FACES.bare(1), ...HEADGEAR.kasa];
  const one = (x: number, y: number, scale: number): Mark[] => [...put(WEAPONS.spear, { x: x + 20 * scale, y: y + 6, scale }), ...put([...BODIES.robe, ...head], { x, y, scale })];
  return [fill("seal", oval(50, 34, 24)), ...one(24, 60, 0.62), ...one(78, 60, 0.62), ...one(51, 74, 0.84), fill("ink", stroke([[-10, 100, 4], [50, 98, 9], [112, 99, 4]], seed, 0.2))];
}

export function samurai(id: string, kind: string, isRed: boolean, seed: Seed): Mark[] {
  const own = id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : id;
  switch (kind) {
    case "action":
      return id === "joker" ? joker(seed) : technique(id, isRed, seed);
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
      return portrait(PORTRAITS[own] ?? { headgear: seed.pick(HEADGEAR_OF_STRANGERS), body: seed.pick(BODIES_OF_STRANGERS), weapon: seed.pick(ARMS_OF_STRANGERS), look: seed.below(2) }, seed);
    default:
      return scene(id, seed);
  }
}
