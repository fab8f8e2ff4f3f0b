/** Text measured and broken into lines without a browser: the advance widths of the two faces are known. */

export type Typeface = "text" | "title";

/** In hundredths of the type size, for the letters of French and English. */
const WIDTHS: Record<Typeface, Record<number, string>> = {
  text: {
    16: " '’", 24: "!,.:;Iijlîï", 31: '"()-/Jfrt', 36: "1?s", 40: "357Lcvzç«»", 46: "2689FSaekxyàâèéêë", 51: "+4CEPTbdghnopquôùûÉ–", 56: "0BKRVYZ", 61: "AGXÀ…", 66: "DOQUw", 71: "HN&", 81: "Mmœ", 91: "W",
  },
  title: {
    16: " ", 21: "'.:;", 26: "(),ijlîï’", 31: "!-Jft", 36: '"Icrç', 41: "/135eszèéêë", 46: "26789?CFSabdgkpqvxyàâ–«»", 51: "04ELTZhnouôùûÉ", 56: "BGOPQRY", 61: "+ADKVXÀ&…", 66: "HNUw", 71: "mœ", 81: "M", 91: "W",
  },
};
const UNKNOWN = 0.8;

function table(face: Typeface): Map<string, number> {
  return new Map(Object.entries(WIDTHS[face]).flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, Number(width) / 100])));
}

const ADVANCES: Record<Typeface, Map<string, number>> = { text: table("text"), title: table("title") };

/** The width of a line set in size 1. */
export function widthOf(text: string, face: Typeface): number {
  let width = 0;
  for (const letter of text) width += ADVANCES[face].get(letter) ?? UNKNOWN;
  return width;
}

/** Lines no wider than `width` (in type sizes), broken at spaces; a word that is wider stands alone. */
export function wrap(text: string, width: number, face: Typeface): string[] {
  const lines: string[] = [];
  let line = "";
  // French puts a space before : ; ! ? that must not become a line's end.
  for (const word of text.replace(/ ([:;!?»])/g, "\u00a0$1").split(/ +/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines;
}

export interface Box {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** From line to line, in type sizes. */
  leading?: number;
}

export interface Fitted {
  size: number;
  lines: string[];
}

const STEP = 0.95;

/** The largest type in which the text fits the box; in the smallest, what does not fit is cut with an ellipsis. */
export function fit(text: string, box: Box, face: Typeface): Fitted {
  const leading = box.leading ?? 1.15;
  for (let size = box.largest; size > box.smallest; size *= STEP) {
    const lines = wrap(text, box.width / size, face);
    const isNarrow = lines.every((line) => widthOf(line, face) * size <= box.width);
    if (isNarrow && lines.length * leading * size <= box.height) return { size, lines };
  }
  const size = box.smallest;
  const most = Math.max(1, Math.floor(box.height / (leading * size)));
  const lines = wrap(text, box.width / size, face);
  const kept = lines.slice(0, most).map((line) => shortened(line, box.width / size, face, false));
  if (lines.length > most) kept[most - 1] = shortened(kept[most - 1] ?? "", box.width / size, face, true);
  return { size, lines: kept };
}

function shortened(line: string, width: number, face: Typeface, isCut: boolean): string {
  if (!isCut && widthOf(line, face) <= width) return line;
  let kept = line;
  while (kept && widthOf(`${kept}…`, face) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
