/** Who plays whom: the parts that a card's own name calls for; all else is left to the seed. */
import type { Beast } from "./motifs/beasts";
import type { Body, Headgear } from "./motifs/figures";
import type { Weapon } from "./motifs/weapons";
import * as sceneries from "./motifs/sceneries";
import type { Scenery } from "./motifs/sceneries";

export interface Role {
  body?: Body;
  headgear?: Headgear;
  weapon?: Weapon;
  scenery?: Scenery;
  beast?: Beast;
  /** Which expression of the clan's face. */
  look?: number;
}

export const ROLES: Record<string, Role> = {
  "atalante-a-grand-bouclier": { weapon: "shield", headgear: "wings", scenery: sceneries.banners },
  "les-fleches-de-justice": { weapon: "bow", headgear: "fillet", scenery: sceneries.rays },
  "les-fees-petales": { weapon: "fan", headgear: "longhair", scenery: sceneries.clouds },
  volantis: { beast: "crane", scenery: sceneries.ringed },
  elle: { headgear: "longhair", weapon: "scroll", body: "robe", scenery: sceneries.towers },
  nezha: { headgear: "topknot", weapon: "spear", body: "sash", scenery: sceneries.clouds },
  quae: { headgear: "fillet", weapon: "staff", body: "robe", scenery: sceneries.ringed },
  sati: { headgear: "disc", weapon: "katana", body: "armour", scenery: sceneries.rays },
  tourach: { headgear: "crest", weapon: "nodachi", body: "armour", scenery: sceneries.banners },

  "le-cercle-rouge": { headgear: "cowl", weapon: "orb", scenery: sceneries.ringed },
  "les-apotres-de-la-nuit": { headgear: "hood", weapon: "lantern", scenery: sceneries.moon },
  "les-gardiens-de-la-nuit": { headgear: "horns", weapon: "spear", body: "spikes", scenery: sceneries.cliffs },
  "les-sombres-cultistes": { headgear: "kasa", weapon: "scythe", scenery: sceneries.bamboo },
  "alpha-mort": { headgear: "hood", weapon: "bone", look: 1, scenery: sceneries.graves },
  ashes: { headgear: "cowl", weapon: "torch", look: 2, scenery: sceneries.cliffs },
  cylak: { headgear: "crescent", weapon: "chain", scenery: sceneries.moon },
  ecnalab: { headgear: "kasa", weapon: "orb", scenery: sceneries.heavens },
  solok: { beast: "crow", scenery: sceneries.moon },

  aat: { headgear: "dome", weapon: "masks", scenery: sceneries.ringed },
  "chercheurs-de-depouilles": { headgear: "kasa", weapon: "lantern", scenery: sceneries.towers },
  obeezs: { headgear: "antenna", weapon: "orb", scenery: sceneries.heavens },
  wiindz: { headgear: "mohawk", weapon: "fan", scenery: sceneries.clouds },
  ez: { headgear: "mohawk", weapon: "gun", scenery: sceneries.sun },
  "fre-e": { headgear: "topknot", weapon: "key", scenery: sceneries.clouds },
  "ne-o": { headgear: "dome", weapon: "blades", scenery: sceneries.heavens },
  "ne-ye": { headgear: "fillet", weapon: "hourglass", scenery: sceneries.ringed },
  "sha-dow": { headgear: "hood", weapon: "naginata", scenery: sceneries.towers },

  nakshatra: { headgear: "turban", weapon: "orb", scenery: sceneries.heavens },
  navaj: { headgear: "crown", weapon: "scroll", scenery: sceneries.banners },
  nikhilesh: { headgear: "mane", weapon: "trident", scenery: sceneries.peaks },
  nitish: { headgear: "ears", weapon: "claws", scenery: sceneries.bamboo },
  nachiketa: { headgear: "turban", weapon: "torch", scenery: sceneries.rays },
  nalin: { headgear: "topknot", weapon: "drum", scenery: sceneries.bamboo },
  "narashima-lion": { beast: "lion", scenery: sceneries.sun },
  niranjan: { headgear: "mane", weapon: "axe", scenery: sceneries.banners },
  nityananda: { headgear: "crown", weapon: "bow", scenery: sceneries.peaks },

  "boul-go": { headgear: "stonecap", weapon: "hammer", scenery: sceneries.peaks },
  "bun-to": { headgear: "shards", weapon: "orb", scenery: sceneries.shards },
  "kno-bo": { headgear: "kasa", weapon: "staff", scenery: sceneries.cliffs },
  "un-go": { headgear: "antlers", weapon: "axe", scenery: sceneries.waves },
  "galmi-avatar": { beast: "golem", scenery: sceneries.shards },
  "kan-te": { headgear: "stonecap", weapon: "key", scenery: sceneries.cliffs },
  "ree-ab": { headgear: "antlers", weapon: "staff", scenery: sceneries.peaks },
  shard: { headgear: "shards", weapon: "shield", scenery: sceneries.shards },
  "she-rift": { headgear: "crown", weapon: "trident", scenery: sceneries.waves },

  arpia: { headgear: "wings", weapon: "claws", scenery: sceneries.clouds },
  muraena: { beast: "serpent", scenery: sceneries.waves },
  sqeezs: { headgear: "plumes", weapon: "fan", scenery: sceneries.sun },
  timer: { headgear: "crest", weapon: "hourglass", scenery: sceneries.ringed },
  fenghuang: { beast: "phoenix", scenery: sceneries.rays },
  genious: { headgear: "pheasant", weapon: "scroll", scenery: sceneries.towers },
  kaez: { headgear: "firehair", weapon: "torch", scenery: sceneries.flames },
  "phoenix-eliana": { headgear: "longhair", weapon: "fan", scenery: sceneries.flames },
  "phoenix-immortal": { headgear: "plumes", weapon: "naginata", scenery: sceneries.sun },

  "deesses-de-lave": { headgear: "firehair", weapon: "torch", scenery: sceneries.volcano },
  "esprits-de-smook": { headgear: "single", weapon: "chain", scenery: sceneries.flames },
  "les-gardiens-demons": { headgear: "bighorns", weapon: "club", scenery: sceneries.peaks },
  "unites-de-bombardement": { headgear: "horns", weapon: "bomb", scenery: sceneries.banners },
  alpha: { headgear: "ramhorns", weapon: "nodachi", scenery: sceneries.flames },
  hempo: { headgear: "single", weapon: "hammer", scenery: sceneries.volcano },
  "hemro-le-chasseur-de-primes": { headgear: "kasa", weapon: "gun", scenery: sceneries.banners },
  orgah: { headgear: "bighorns", weapon: "axe", scenery: sceneries.peaks },
  smook: { headgear: "firehair", weapon: "flail", scenery: sceneries.volcano },

  "3-voeux": { headgear: "mandarin", weapon: "lantern", scenery: sceneries.clouds },
  "1000-visages": { headgear: "pheasant", weapon: "masks", scenery: sceneries.ringed },
  "all-in-one": { headgear: "pompoms", weapon: "fan", scenery: sceneries.waves },
  "dragon-dansant": { beast: "dragon", scenery: sceneries.clouds },
  dalisteer: { headgear: "fillet", weapon: "blades", scenery: sceneries.towers },
  nio: { headgear: "topknot", weapon: "club", scenery: sceneries.waves },
  pangu: { headgear: "ramhorns", weapon: "axe", scenery: sceneries.cliffs },
  shennong: { headgear: "mandarin", weapon: "scroll", scenery: sceneries.bamboo },
  valeen: { headgear: "pheasant", weapon: "trident", scenery: sceneries.ringed },

  phoenix: { headgear: "plumes" },
  justice: { headgear: "disc" },
  abhilasha: { headgear: "crescent" },
  tomorrow: { headgear: "dome" },
  narashima: { headgear: "mane" },
  galmi: { headgear: "shards" },
  "goan-sul": { headgear: "bighorns" },
  "xi-an": { headgear: "pheasant" },
};
