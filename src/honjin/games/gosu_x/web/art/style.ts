/** The style of each clan. */
import * as sceneries from "$page/art/motifs/sceneries";
import { WANDERERS, type Style } from "$page/art/style";

const { bamboo, banners, cliffs, clouds, flames, heavens, moon, peaks, rays, ringed, shards, sun, towers, volcano, waves } = sceneries;

const STYLES: Record<string, Style> = {
  justice: {
    face: "blind",
    bodies: ["armour", "robe", "sash"],
    headgear: ["disc", "fillet", "longhair", "topknot", "crest", "wings"],
    weapons: ["katana", "spear", "bow", "shield", "staff", "nodachi", "banner"],
    sceneries: [rays, clouds, banners, ringed, towers],
    halo: "rays",
    drift: "petals",
  },
  abhilasha: {
    face: "hidden",
    bodies: ["cloak", "robe", "spikes"],
    headgear: ["hood", "cowl", "kasa", "horns", "crescent"],
    weapons: ["scythe", "chain", "blades", "lantern", "orb", "key"],
    sceneries: [moon, heavens, cliffs, ringed, bamboo],
    halo: "eclipse",
    drift: "stars",
  },
  tomorrow: {
    face: "visored",
    bodies: ["plate", "cloak", "sash"],
    headgear: ["antenna", "mohawk", "dome", "fillet", "topknot", "kasa"],
    weapons: ["gun", "hourglass", "staff", "orb", "blades", "naginata"],
    sceneries: [heavens, ringed, sun, clouds, towers],
    halo: "ring",
    drift: "sparks",
  },
  narashima: {
    face: "striped",
    bodies: ["fur", "sash", "robe"],
    headgear: ["mane", "turban", "ears", "crown", "topknot"],
    weapons: ["trident", "claws", "axe", "drum", "bow", "scroll"],
    sceneries: [sun, rays, bamboo, peaks, banners],
    halo: "arms",
    drift: "leaves",
  },
  galmi: {
    face: "stony",
    bodies: ["plate", "spikes", "fur"],
    headgear: ["shards", "stonecap", "kasa", "antlers", "crown"],
    weapons: ["hammer", "orb", "axe", "staff", "shield", "key"],
    sceneries: [shards, peaks, cliffs, waves],
    halo: "blades",
    drift: "splinters",
  },
  phoenix: {
    face: "beaked",
    bodies: ["feathers", "robe", "armour"],
    headgear: ["plumes", "wings", "firehair", "crest", "pheasant"],
    weapons: ["fan", "spear", "hourglass", "blades", "torch", "naginata"],
    sceneries: [flames, sun, clouds, rays, ringed],
    halo: "wings",
    drift: "feathers",
  },
  "goan-sul": {
    face: "demonic",
    bodies: ["spikes", "armour", "fur"],
    headgear: ["bighorns", "ramhorns", "single", "firehair", "horns", "longhair"],
    weapons: ["club", "bomb", "flail", "nodachi", "chain", "axe"],
    sceneries: [volcano, flames, peaks, banners],
    halo: "flames",
    drift: "embers",
  },
  "xi-an": {
    face: "painted",
    bodies: ["robe", "sash", "armour", "cloak"],
    headgear: ["pompoms", "mandarin", "pheasant", "crown", "fillet"],
    weapons: ["fan", "masks", "scroll", "trident", "lantern", "staff"],
    sceneries: [waves, clouds, towers, cliffs, ringed],
    halo: "cloud",
    drift: "swirls",
  },
};

/** Card sets that people make have clans of their own. */
export const styleOf = (clan: string): Style => STYLES[clan] ?? WANDERERS;
