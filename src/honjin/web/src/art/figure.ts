/** The picture of one or several people, in the style of their clan. */
import type { CardFace } from "../api/types";
import { stroke } from "./brush";
import { fill, put, type Mark } from "./mark";
import { drifting } from "./motifs/drift";
import { BODIES, FACES, HALOS, HEADGEAR, splitFace, type Body, type Headgear } from "./motifs/figures";
import type { Scenery } from "./motifs/sceneries";
import { WEAPONS, type Weapon } from "./motifs/weapons";
import { Seed } from "./seed";
import type { Style } from "./style";

/** What one card asks for; all else is left to the seed. */
export interface Role {
  body?: Body;
  headgear?: Headgear;
  weapon?: Weapon;
  scenery?: Scenery;
  /** Instead of people. */
  beast?: Mark[];
  /** Which expression of the clan's face. */
  look?: number;
  /** Two faces in one. */
  isSplit?: boolean;
}

/** The ground that all stand on, in one stroke of the brush. */
function ground(seed: Seed): Mark {
  const lift = seed.between(-2, 3);
  return fill("ink", stroke([[-12, 101 + lift, 6], [20, 98 + lift, 10], [56, 99 - lift, 13], [90, 98, 9], [114, 101, 4]], seed, 0.18, 6));
}

interface Dressed {
  weapon: Mark[];
  body: Mark[];
  head: Mark[];
}

function dress(style: Style, role: Role, seed: Seed): Dressed {
  const look = seed.below(12);
  return {
    body: BODIES[role.body ?? seed.pick(style.bodies)],
    head: [...FACES[style.face](role.look ?? look), ...HEADGEAR[role.headgear ?? seed.pick(style.headgear)]],
    weapon: WEAPONS[role.weapon ?? seed.pick(style.weapons)],
  };
}

/** Level I: three of a kind. */
function troop(who: Dressed, seed: Seed): Mark[] {
  const side = seed.sign();
  const one = (x: number, y: number, scale: number, lean: number): Mark[] => [
    ...put(who.weapon, { x: x + 15 * scale * side, y: y + 10 * scale, scale: scale * 1.05, turn: lean * side, flip: side < 0 }),
    ...put([...who.body, ...who.head], { x, y, scale }),
  ];
  return [...one(25, 62, 0.62, 10), ...one(76, 61, 0.62, 16), ...one(51, 74, 0.82, 12)];
}

/** Level II: a hero, close by. */
function hero(who: Dressed, seed: Seed): Mark[] {
  const side = seed.sign();
  const x = 52 - side * 3;
  return [
    ...put(who.weapon, { x: x + 25 * side, y: 64, scale: 1.12, turn: seed.between(8, 20) * side, flip: side < 0 }),
    ...put([...who.body, ...who.head], { x, y: 66, scale: 1.16 }),
  ];
}

/** Level III: somebody in glory. */
function glorious(who: Dressed, style: Style, role: Role): Mark[] {
  const head = role.isSplit ? splitFace(who.head) : who.head;
  const where = { x: 52, y: 70, scale: 1.3 };
  return [...put(HALOS[style.halo], where), ...put([...who.body, ...head], where)];
}

/** As many and as near as the level says. */
export function figure(face: CardFace, style: Style, role: Role = {}): Mark[] {
  const seed = new Seed(face.id);
  const scenery = role.scenery ?? seed.pick(style.sceneries);
  const behind = face.level === 3 ? [] : scenery(seed);
  const who = dress(style, role, seed);
  const people = role.beast
    ? put(role.beast, { x: 52, y: 50, scale: 0.86 })
    : face.level === 3
      ? glorious(who, style, role)
      : face.level === 2
        ? hero(who, seed)
        : troop(who, seed);
  return [...behind, ...people, ground(seed), drifting(style.drift, seed)];
}
