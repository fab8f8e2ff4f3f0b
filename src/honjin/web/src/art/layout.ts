/** Where things stand on a card of 100 by 140, for each of the three sizes. */
import type { CardFace, CardSize } from "./face";
import type { Strip } from "./facts";
import { fit, type Fitted } from "./wrap";

export const WIDE = 100;
export const HIGH = 140;
export const LEADING = 1.16;

interface Measures {
  /** The banner hangs from the upper edge, as wide and as high as this. */
  banner: readonly [width: number, height: number];
  name: readonly [height: number, largest: number, smallest: number];
  strip: number;
  /** Half the height of a keyword's badge. */
  badge: number;
}

const MEASURES: Record<CardSize, Measures> = {
  s: { banner: [27, 45], name: [33, 17, 9.5], strip: 0, badge: 9.4 },
  m: { banner: [21, 37], name: [21, 12.5, 7.5], strip: 20, badge: 7.6 },
  l: { banner: [15, 27], name: [12, 9.6, 6], strip: 11, badge: 5.6 },
};

/** A small card whose strips are all that it says: they take the place of a large name. */
const SMALL_STRIPS: Measures = { banner: [27, 45], name: [17, 14, 9], strip: 17, badge: 9.4 };
/** What a large card keeps free to say how certain it is, if no strip leaves room for that. */
const MARGIN = 8;

export interface Layout extends Measures {
  /** The lower edge of the picture, and of what stands under it. */
  plate: number;
  foot: number;
  title: Fitted;
  text: Fitted | null;
  strips: Strip[];
}

export function layoutOf(face: CardFace, size: CardSize, strips: Strip[]): Layout {
  const isHalved = strips.length > 1;
  const measures = size === "s" && isHalved ? SMALL_STRIPS : MEASURES[size];
  const shown = measures.strip ? strips : [];
  const [height, largest, smallest] = measures.name;
  const foot = HIGH - shown.length * measures.strip - (size === "l" && shown.length !== 1 ? MARGIN : 0);
  const title = fit(face.name, { width: WIDE - 8, height: height - 2, largest, smallest, leading: 0.98 }, "title");
  const text = size === "l" ? fit(face.text, { width: WIDE - 12, height: 52, largest: 5.6, smallest: 4, leading: LEADING }, "text") : null;
  // A large card gives its picture whatever the text does not need.
  const plate = foot - height - (text ? text.lines.length * text.size * LEADING + 6 : 0);
  return { ...measures, plate, foot, title, text, strips: shown };
}
