/** Where things stand on a card of width 100, for each of the three sizes and for how large it is on the screen. */
import type { CardFace } from "../api/types";
import type { Strip } from "./facts";
import { fit, type Fitted } from "./wrap";

/** How much a card tells: its layout. Its measure is its container's. */
export type CardSize = "s" | "m" | "l";

export const WIDE = 100;
export const HIGH = 140;
export const LEADING = 1.16;

/** The smallest type on the screen, in pixels. */
const LEGIBLE = 11;
/** Below this width a middle-sized card has no room for all that it tells. */
const NARROW = 84;
/** Below this width no name or number is legible: banner and picture alone. */
const TINY = 48;

/** The card on the screen: how wide, in pixels, and how high for a width of 100. */
export interface Measured { width: number; high: number }
export const UNKNOWN: Measured = { width: 110, high: HIGH };

interface Measures {
  /** The banner hangs from the upper edge, as wide and as high as this. */
  banner: readonly [width: number, height: number];
  name: readonly [height: number, largest: number, smallest: number];
  strip: number;
  /** Half the height of a keyword's badge. */
  badge: number;
}

/** `least`: the smallest legible type, for a card of width 100. */
const MEASURES: Record<CardSize, (least: number) => Measures> = {
  // Two lines of the smallest type, and numbers as large.
  s: (least) => ({ banner: [27, 45], name: [least * 1.96 + 3, Math.max(least, 14), least], strip: Math.max(least * 1.36, 20), badge: Math.max(least * 0.65, 9.4) }),
  m: (least) => ({ banner: [21, 37], name: [Math.max(21, least * 1.96 + 3), Math.max(least, 12.5), Math.max(least, 7.5)], strip: 20, badge: 7.6 }),
  l: (least) => ({ banner: [15, 27], name: [12, 9.6, Math.min(least, 6)], strip: 11, badge: 5.6 }),
};
const BARE: Measures = { banner: [34, 56], name: [0, 0, 0], strip: 0, badge: 12 };

/** What a large card keeps free to say how certain it is, if no strip leaves room for that. */
const MARGIN = 8;
/** What its text may take of a large card. */
const TEXT = 74;

export interface Layout extends Measures {
  high: number;
  /** The lower edge of the picture, and of what stands under it. */
  plate: number;
  foot: number;
  title: Fitted;
  text: Fitted | null;
  strips: Strip[];
  least: number;
}

/** The size that there is room for. */
export function sizeAt(asked: CardSize, { width }: Measured): CardSize {
  return asked === "m" && width < NARROW ? "s" : asked;
}

export function layoutOf(face: CardFace, asked: CardSize, strips: Strip[], measured: Measured = UNKNOWN): Layout {
  const { width, high } = measured;
  const size = sizeAt(asked, measured);
  const least = (LEGIBLE * WIDE) / width;
  const isBare = size === "s" && width < TINY;
  const measures = isBare ? BARE : MEASURES[size](least);
  // Strips are all that some cards say: a small one keeps a single line for the name.
  const isHalved = size === "s" && !isBare && strips.length > 1;
  const shown = measures.strip ? strips : [];
  const [two, largest, smallest] = measures.name;
  const height = isHalved ? smallest + 5 : two;
  const foot = high - shown.length * measures.strip - (size === "l" && shown.length !== 1 ? MARGIN : 0);
  const title = isBare ? { size: 0, lines: [] } : fit(face.name, { width: WIDE - 8, height: height - 2, largest, smallest, leading: 0.98 }, "title");
  const text = size === "l" ? fit(face.text, { width: WIDE - 12, height: TEXT, largest: 6.4, smallest: Math.min(least, 5.6), leading: LEADING }, "text") : null;
  // A small card gives its picture the line that a short name leaves; a large one whatever the text does not need.
  const named = size === "s" && title.lines.length === 1 ? title.size + 5 : height;
  const plate = foot - (isBare ? 0 : named) - (text ? text.lines.length * text.size * LEADING + 6 : 0);
  return { ...measures, name: [named, largest, smallest], high, plate, foot, title, text, strips: shown, least };
}
