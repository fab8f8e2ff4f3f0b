/** Somebody face to face: a bot, or whom a game shows so. */
import type { Portrait } from "../api/types";
import { oval, stroke } from "./brush";
import { fill, put, type Mark } from "./mark";
import { BODIES, FACES, HEADGEAR, type Body, type Headgear } from "./motifs/figures";
import { WEAPONS, type Weapon } from "./motifs/weapons";
import { Seed } from "./seed";

export interface Sitter {
  headgear: Headgear;
  body: Body;
  weapon: Weapon;
  look: number;
}

const HEADGEAR_OF_STRANGERS: readonly Headgear[] = ["topknot", "kasa", "hood", "horns", "crest", "longhair", "fillet"];
const BODIES_OF_STRANGERS: readonly Body[] = ["armour", "robe", "sash"];
const ARMS_OF_STRANGERS: readonly Weapon[] = ["katana", "spear", "naginata", "blades", "nodachi"];

/** Whoever it may be. */
export function stranger(seed: Seed): Sitter {
  return { headgear: seed.pick(HEADGEAR_OF_STRANGERS), body: seed.pick(BODIES_OF_STRANGERS), weapon: seed.pick(ARMS_OF_STRANGERS), look: seed.below(2) };
}

/** A bot as the server describes it; a part that is not drawn here is left to its seed. */
export function bot(who: Portrait): Mark[] {
  const seed = new Seed(`${who.headgear} ${who.body} ${who.weapon}`);
  const part = <Part extends string>(all: Record<Part, unknown>, word: string, others: readonly Part[]): Part =>
    word in all ? (word as Part) : seed.pick(others);
  return sitter({
    headgear: part(HEADGEAR, who.headgear, HEADGEAR_OF_STRANGERS),
    body: part(BODIES, who.body, BODIES_OF_STRANGERS),
    weapon: part(WEAPONS, who.weapon, ARMS_OF_STRANGERS),
    look: who.look,
  }, seed);
}

/** Before a red sun. */
export function sitter(who: Sitter, seed: Seed): Mark[] {
  const side = seed.sign();
  return [
    fill("seal", oval(50 + 10 * side, 38, 28)),
    ...put(WEAPONS[who.weapon], { x: 52 + 27 * side, y: 62, scale: 1.1, turn: 12 * side, flip: side < 0 }),
    ...put([...BODIES[who.body], ...FACES.bare(who.look), ...HEADGEAR[who.headgear]], { x: 52 - side * 2, y: 66, scale: 1.16 }),
    fill("ink", stroke([[-10, 100, 4], [30, 98, 8], [70, 99, 9], [112, 98, 4]], seed, 0.2)),
  ];
}
