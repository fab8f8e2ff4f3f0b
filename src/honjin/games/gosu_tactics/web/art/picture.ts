/** The picture of a card: what goblins of each clan look like, and which names ask for more. */
import type { CardFace } from "$page/api/types";
import { stroke } from "$page/art/brush";
import { fill, put, type Mark } from "$page/art/mark";
import { drifting, type Drift } from "$page/art/motifs/drift";
import { BODIES, HALOS, type Body, type Halo } from "$page/art/motifs/figures";
import * as sceneries from "$page/art/motifs/sceneries";
import type { Scenery } from "$page/art/motifs/sceneries";
import { WEAPONS, type Weapon } from "$page/art/motifs/weapons";
import { Seed } from "$page/art/seed";
import { goblin, type Eyes, type Hat, type Mouth } from "./goblins";

interface Tribe {
  eyes: readonly Eyes[];
  mouths: readonly Mouth[];
  hats: readonly Hat[];
  bodies: readonly Body[];
  weapons: readonly Weapon[];
  sceneries: readonly Scenery[];
  halo: Halo;
  drift: Drift;
}

const { banners, bamboo, clouds, flames, graves, heavens, jungle, moon, peaks, ringed, sun, towers, volcano, works } = sceneries;

const TRIBES: Record<string, Tribe> = {
  gobans: { eyes: ["glasses", "wide", "odd"], mouths: ["grin", "tooth"], hats: ["wizard", "cap", "starry", "beard", "bun"], bodies: ["robe", "cloak"], weapons: ["scroll", "spyglass", "orb", "staff"], sceneries: [heavens, towers, moon, clouds], halo: "rays", drift: "stars" },
  alphas: { eyes: ["sly", "wide", "odd"], mouths: ["fangs", "yell", "grin"], hats: ["plumes", "leaves", "tusks", "mane"], bodies: ["fur", "feathers"], weapons: ["club", "drum", "spear", "claws"], sceneries: [jungle, sun, bamboo, peaks], halo: "blades", drift: "leaves" },
  darks: { eyes: ["dead", "glow"], mouths: ["stitched", "tooth", "fangs"], hats: ["bonecap", "shroud", "wraps", "candle", "tophat"], bodies: ["cloak", "robe"], weapons: ["bone", "scythe", "lantern", "key"], sceneries: [graves, moon, banners], halo: "eclipse", drift: "bones" },
  mekas: { eyes: ["goggles", "odd", "patch"], mouths: ["grin", "tooth", "stitched"], hats: ["funnel", "cogcap", "bolts", "dish"], bodies: ["plate", "armour"], weapons: ["wrench", "hammer", "gun", "claws"], sceneries: [works, towers, ringed], halo: "ring", drift: "bolts" },
  fires: { eyes: ["sly", "patch", "glow"], mouths: ["yell", "grin", "fangs"], hats: ["blaze", "fuse", "scarf", "crater"], bodies: ["spikes", "sash"], weapons: ["bomb", "torch", "flail", "axe"], sceneries: [flames, volcano, sun], halo: "flames", drift: "embers" },
};

interface Part {
  hat?: Hat;
  weapon?: Weapon;
  eyes?: Eyes;
  mouth?: Mouth;
  scenery?: Scenery;
}

const PARTS: Record<string, Part> = {
  prescient: { hat: "wizard", weapon: "orb", eyes: "wide", scenery: moon },
  lorgnik: { hat: "cap", weapon: "spyglass", eyes: "glasses", scenery: towers },
  scribouk: { hat: "bald", weapon: "scroll", eyes: "odd", scenery: clouds },
  mirabok: { hat: "starry", weapon: "staff", eyes: "wide", scenery: ringed },
  "papi-ozz": { hat: "beard", weapon: "staff", eyes: "glasses", scenery: heavens },
  trottegrim: { hat: "cap", weapon: "banner", eyes: "sly", scenery: peaks },
  astroblik: { hat: "wizard", weapon: "spyglass", eyes: "odd", scenery: heavens },
  "mama-yogrim": { hat: "bun", eyes: "glasses", mouth: "grin" },
  umbolo: { hat: "starry", eyes: "wide", mouth: "tooth" },
  gambadak: { hat: "mane", weapon: "claws", eyes: "sly", scenery: jungle },
  tamtok: { hat: "plumes", weapon: "drum", eyes: "wide", scenery: sun },
  lianok: { hat: "leaves", weapon: "spear", eyes: "odd", scenery: bamboo },
  kavalgrut: { hat: "tusks", weapon: "spear", eyes: "sly", scenery: banners },
  bondigo: { hat: "mane", weapon: "club", eyes: "wide", mouth: "yell", scenery: peaks },
  sylvagrok: { hat: "leaves", weapon: "bow", eyes: "sly", scenery: bamboo },
  mordibruk: { hat: "bald", weapon: "axe", eyes: "sly", mouth: "fangs", scenery: jungle },
  taniwok: { hat: "tusks", eyes: "wide", mouth: "fangs" },
  "boss-ouragok": { hat: "plumes", eyes: "sly", mouth: "yell" },
  osselik: { hat: "bonecap", weapon: "bone", eyes: "dead", scenery: graves },
  fossogrin: { hat: "candle", weapon: "axe", eyes: "glow", scenery: moon },
  vermouk: { hat: "wraps", weapon: "scythe", eyes: "dead", scenery: banners },
  tombalok: { hat: "shroud", weapon: "lantern", eyes: "dead", scenery: graves },
  suairik: { hat: "shroud", weapon: "scythe", eyes: "glow", scenery: moon },
  kryptogob: { hat: "wraps", weapon: "key", eyes: "glow", scenery: banners },
  nekrozib: { hat: "candle", weapon: "staff", eyes: "dead", scenery: graves },
  "baron-makab": { hat: "tophat", eyes: "dead", mouth: "fangs" },
  "madame-ossuk": { hat: "bonecap", eyes: "glow", mouth: "stitched" },
  boulonik: { hat: "bolts", weapon: "wrench", eyes: "odd", scenery: works },
  cliktak: { hat: "dish", weapon: "gun", eyes: "goggles", scenery: ringed },
  rivetok: { hat: "funnel", weapon: "hammer", eyes: "patch", scenery: towers },
  pistonk: { hat: "cogcap", weapon: "hammer", eyes: "goggles", scenery: works },
  kajotron: { hat: "bolts", weapon: "key", eyes: "odd", scenery: ringed },
  turbinok: { hat: "dish", weapon: "fan", eyes: "goggles", scenery: clouds },
  pinsomatik: { hat: "funnel", weapon: "claws", eyes: "goggles", scenery: works },
  "titan-zingrok": { hat: "bolts", eyes: "goggles", mouth: "fangs" },
  "doktor-engrenak": { hat: "cogcap", eyes: "glasses", mouth: "grin" },
  brazik: { hat: "blaze", weapon: "torch", eyes: "sly", scenery: flames },
  petardok: { hat: "scarf", weapon: "bomb", eyes: "patch", scenery: sun },
  kramouk: { hat: "crater", weapon: "flail", eyes: "glow", scenery: volcano },
  flambozzo: { hat: "blaze", weapon: "fan", eyes: "glow", scenery: sun },
  explozib: { hat: "fuse", weapon: "bomb", eyes: "wide", mouth: "yell", scenery: flames },
  tizonek: { hat: "scarf", weapon: "torch", eyes: "sly", scenery: volcano },
  sulfurok: { hat: "crater", weapon: "axe", eyes: "patch", scenery: flames },
  volkanouk: { hat: "crater", eyes: "glow", mouth: "yell" },
  "kapitan-boumm": { hat: "captain", eyes: "patch", mouth: "grin" },
};

/** The X of a family: the same goblins, marked by one great cross. */
const CROSS = [fill("light", stroke([[8, 6, 3], [40, 40, 11], [94, 92, 4]]) + stroke([[92, 8, 3], [58, 42, 11], [6, 92, 4]]), { veil: 0.9 })];

export function picture({ id, clan, level, data }: CardFace): Mark[] {
  // Its seed is the family's, so that an X looks like its kin.
  const family = id.replace(/-x$/, "");
  const seed = new Seed(family);
  const tribe = TRIBES[clan] ?? (TRIBES["gobans"] as Tribe);
  const part = PARTS[family] ?? {};
  const scenery = part.scenery ?? seed.pick(tribe.sceneries);
  const behind = level === 3 ? [] : scenery(seed);
  const head = goblin(part.eyes ?? seed.pick(tribe.eyes), part.mouth ?? seed.pick(tribe.mouths), part.hat ?? seed.pick(tribe.hats), seed.below(16));
  const body = BODIES[seed.pick(tribe.bodies)];
  const weapon = WEAPONS[part.weapon ?? seed.pick(tribe.weapons)];
  const side = seed.sign();
  const one = (x: number, y: number, scale: number, isArmed: boolean): Mark[] => [
    ...(isArmed ? put(weapon, { x: x + 27 * scale * side, y: y + 6, scale: scale * 1.05, turn: 12 * side, flip: side < 0 }) : []),
    ...put(body, { x, y, scale: scale * 0.86 }),
    ...put(head, { x, y, scale }),
  ];
  const people =
    level === 3
      ? [...put(HALOS[tribe.halo], { x: 52, y: 66, scale: 1.3 }), ...one(52, 68, 1.28, false)]
      : level === 2
        ? one(51, 66, 1.12, true)
        : [...one(24, 60, 0.56, true), ...one(79, 60, 0.56, true), ...one(51, 76, 0.86, false)];
  return [...behind, ...(data["x"] === true ? CROSS : []), ...people, drifting(tribe.drift, seed, 6)];
}
