/** The picture of a card, the same for the same card everywhere. */
import { oval, place, stroke } from "./brush";
import { ROLES, type Role } from "./casting";
import { signOf } from "./clans";
import type { CardFace } from "./face";
import { goblins, isTribe } from "./goblins";
import { fill, put, type Mark } from "./mark";
import { BEASTS } from "./motifs/beasts";
import { drifting } from "./motifs/drift";
import { BODIES, FACES, HALOS, HEADGEAR, splitFace } from "./motifs/figures";
import { WEAPONS } from "./motifs/weapons";
import { samurai } from "./samurai";
import { Seed } from "./seed";
import { styleOf, type Style } from "./style";

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

/** Level III: an Immortal, in glory; the changing one shows two faces. */
function immortal(who: Dressed, style: Style, isChanging: boolean): Mark[] {
  const head = isChanging ? splitFace(who.head) : who.head;
  const where = { x: 52, y: 70, scale: 1.3 };
  return [...put(HALOS[style.halo], where), ...put([...who.body, ...head], where)];
}

function figure(face: CardFace): Mark[] {
  const seed = new Seed(face.id);
  const style = styleOf(face.clan);
  const role = ROLES[face.id] ?? {};
  const scenery = role.scenery ?? seed.pick(style.sceneries);
  const behind = face.level === 3 ? [] : scenery(seed);
  const who = dress(style, role, seed);
  const people = role.beast
    ? put(BEASTS[role.beast], { x: 52, y: 50, scale: 0.86 })
    : face.level === 3
      ? immortal(who, style, face.id.startsWith("byun-hyung-ja"))
      : face.level === 2
        ? hero(who, seed)
        : troop(who, seed);
  return [...behind, ...people, ground(seed), drifting(style.drift, seed)];
}

/** A tile: the clan's sign in glory, without people. */
function tile(face: CardFace): Mark[] {
  const style = styleOf(face.clan);
  const seed = new Seed(face.id);
  return [...put(HALOS[style.halo], { x: 52, y: 66, scale: 1.1 }), fill("light", oval(52, 50, 25), { rim: true }), fill("clan", place(signOf(face.clan).emblem, { x: 52, y: 50, scale: 0.38 })), drifting(style.drift, seed)];
}

function drawn(game: string, face: CardFace): Mark[] {
  const family = face.id.replace(/-x$/, "");
  if (game === "way-of-the-samurai") return samurai(face.id, face.clan, face.data["symbol"] === "blood", new Seed(face.id));
  if (game === "gosu-tactics" || isTribe(face.clan)) return goblins(family, face.clan, face.level, face.data["x"] === true, new Seed(family));
  return face.kind === "tile" ? tile(face) : figure(face);
}

const known = new Map<string, Mark[]>();

export function picture(game: string, face: CardFace): Mark[] {
  const key = `${game}/${face.id}`;
  let marks = known.get(key);
  if (!marks) {
    marks = drawn(game, face);
    known.set(key, marks);
  }
  return marks;
}

