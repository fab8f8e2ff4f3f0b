/** The result as a picture to be sent to a friend: drawn here, with the page's own faces and colours, by day. */
import type { GameStory, Portrait } from "../api/types";
import { contours } from "../art/contours";
import type { Mark } from "../art/mark";
import { bot } from "../art/sitter";
import { scenery, WIDE as SCENE_WIDE, type Crest, type Mood, type Shape } from "../art/standards";
import { drawing } from "./story";

export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 56;
const SCALE = WIDTH / SCENE_WIDE;
const FLOOR = 410; // under the scene
const CHART = { left: 760, right: 1130, top: 452, bottom: 584 };
const PAINTS = ["var(--accent)", "var(--ink)", "var(--lit-text)", "var(--good)"];
const DASHES = [[], [12, 7], [4, 7], [18, 6, 4, 6]];

export interface Keepsake {
  mood: Mood;
  crests: readonly Crest[];
  /** Who won and how; the game, and when. */
  sentence: string;
  title: string;
  footing: string;
  sides: readonly { name: string; portrait: Portrait | null }[];
  own: number | null;
  story: GameStory | null;
}

/** The colours of the page as the canvas understands them, by day whatever the page shows. */
class Palette {
  private readonly probe = document.createElement("i");

  constructor() {
    this.probe.className = "scene";
    this.probe.hidden = true;
    this.probe.style.colorScheme = "light";
    this.probe.style.setProperty("--clan", "var(--clan-sitter)");
    document.body.append(this.probe);
  }

  of(paint: string): string {
    this.probe.style.color = paint;
    return getComputedStyle(this.probe).color;
  }

  done(): void { this.probe.remove(); }
}

const INKS = {
  light: "var(--pic-light)", sky: "var(--pic-sky)", wash: "var(--pic-wash)", clan: "var(--clan)", ink: "var(--pic-ink)", seal: "var(--accent)",
} as const;

class Brush {
  constructor(private readonly canvas: CanvasRenderingContext2D, private readonly palette: Palette) {}

  shape({ d, paint, line, veil }: Shape): void {
    const { canvas } = this;
    canvas.globalAlpha = veil ?? 1;
    const path = new Path2D(d);
    if (line) {
      canvas.strokeStyle = this.palette.of(paint);
      canvas.lineWidth = line;
      canvas.stroke(path);
    } else {
      canvas.fillStyle = this.palette.of(paint);
      canvas.fill(path);
    }
    canvas.globalAlpha = 1;
  }

  mark({ d, ink, line, veil, rim }: Mark): void {
    if (rim) this.shape({ d, paint: INKS.sky, line: 1.6 });
    this.shape({ d, paint: INKS[ink], ...(line === undefined ? {} : { line }), ...(veil === undefined ? {} : { veil }) });
  }

  at(x: number, y: number, scale: number, draw: () => void): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    this.canvas.scale(scale, scale);
    draw();
    this.canvas.restore();
  }

  text(words: string, x: number, y: number, font: string, paint: string, align: CanvasTextAlign = "left"): void {
    this.canvas.font = font;
    this.canvas.textAlign = align;
    this.canvas.fillStyle = this.palette.of(paint);
    this.canvas.fillText(words, x, y);
  }

  /** Lines of at most this width, as large as they can be in so many lines. */
  lines(words: string, face: string, sizes: readonly number[], width: number, most: number): { size: number; lines: string[] } {
    for (const size of sizes) {
      this.canvas.font = `600 ${size}px ${face}`;
      const lines: string[] = [];
      for (const word of words.split(" ")) {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        if (lines.length && this.canvas.measureText(longer).width <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      if (lines.length <= most || size === sizes.at(-1)) return { size, lines };
    }
    return { size: 0, lines: [] };
  }
}

const TITLE = '"Grenze", serif';
const TEXT = '"Alegreya Sans", sans-serif';

function draw(canvas: CanvasRenderingContext2D, brush: Brush, palette: Palette, what: Keepsake): void {
  canvas.fillStyle = palette.of("var(--paper)");
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  brush.shape({ d: contours("honjin", WIDTH, HEIGHT, 9), paint: "var(--line)", line: 1.4, veil: 0.6 });
  brush.at(0, 0, SCALE, () => {
    const { back, standards, front } = scenery(what.mood, what.crests);
    for (const shape of [...back, ...standards.flat(), ...front]) brush.shape(shape);
  });
  canvas.fillStyle = palette.of("var(--paper-raised)");
  canvas.fillRect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  canvas.fillStyle = palette.of("var(--ink)");
  canvas.fillRect(0, FLOOR - 6, WIDTH, 8);

  const hasChart = !!what.story && what.story.points.length > 2;
  const room = (hasChart ? CHART.left - 60 : WIDTH - MARGIN) - MARGIN;
  const { size, lines } = brush.lines(what.sentence, TITLE, [46, 40, 34, 29, 25], room, 2);
  let y = FLOOR + 30 + size * 0.8;
  for (const line of lines) {
    brush.text(line, MARGIN, y, `600 ${size}px ${TITLE}`, "var(--ink)");
    y += size * 1.08;
  }
  sides(canvas, brush, palette, what, y - size * 0.4, room);
  brush.text(what.title, MARGIN, HEIGHT - 24, `600 22px ${TITLE}`, "var(--accent)");
  canvas.font = `600 22px ${TITLE}`;
  const wide = canvas.measureText(`${what.title}  `).width;
  brush.text(what.footing, MARGIN + wide, HEIGHT - 24, `20px ${TEXT}`, "var(--ink-soft)");
  if (hasChart) chart(canvas, brush, palette, what);
}

const FACE = 44;

function sides(canvas: CanvasRenderingContext2D, brush: Brush, palette: Palette, what: Keepsake, top: number, room: number): void {
  const each = room / Math.max(1, Math.min(2, what.sides.length));
  what.sides.forEach(({ name, portrait }, side) => {
    const x = MARGIN + (side % 2) * each;
    const y = top + Math.floor(side / 2) * (FACE + 4);
    const small = what.sides.length > 2 ? 34 : FACE;
    if (portrait) {
      brush.at(x, y, small / 100, () => {
        canvas.fillStyle = palette.of(INKS.sky);
        canvas.fillRect(0, 0, 100, 100);
        canvas.beginPath();
        canvas.rect(0, 0, 100, 100);
        canvas.clip();
        for (const mark of bot(portrait)) brush.mark(mark);
      });
    }
    const { size, lines } = brush.lines(name, TEXT, [26, 22, 19], each - small - 24, 1);
    brush.text(lines[0] ?? "", x + (portrait ? small + 12 : 0), y + small / 2 + size * 0.34, `${size}px ${TEXT}`, paint(what, side));
  });
}

/** Oneself in red, whoever it is; the others as they sit. */
function look({ own }: Keepsake, side: number): number {
  const first = own ?? 0;
  return side === first ? 0 : side < first ? side + 1 : side;
}

const paint = (what: Keepsake, side: number) => PAINTS[look(what, side)] ?? "var(--ink)";

function chart(canvas: CanvasRenderingContext2D, brush: Brush, palette: Palette, what: Keepsake): void {
  if (!what.story) return;
  const drawn = drawing(what.story, CHART);
  for (const { y, value } of drawn.scale) {
    brush.shape({ d: `M${CHART.left} ${y}L${CHART.right} ${y}`, paint: "var(--line)", line: 1.4 });
    brush.text(String(value), CHART.left - 10, y + 6, `18px ${TEXT}`, "var(--ink-soft)", "right");
  }
  for (const { x } of drawn.battles) brush.shape({ d: `M${x} ${CHART.top - 8}L${x} ${CHART.bottom}`, paint: "var(--line-strong)", line: 1.4 });
  canvas.lineJoin = canvas.lineCap = "round";
  drawn.lines.forEach((line, side) => {
    canvas.setLineDash(DASHES[look(what, side)] ?? []);
    brush.shape({ d: line.d, paint: paint(what, side), line: 4.5 });
    canvas.setLineDash([]);
    canvas.fillStyle = palette.of(paint(what, side));
    canvas.beginPath();
    canvas.arc(line.x, line.y, 7, 0, 7);
    canvas.fill();
    brush.text(String(line.last), line.x + 14, line.y + 7, `600 24px ${TITLE}`, paint(what, side));
  });
}

export async function picture(what: Keepsake): Promise<Blob> {
  await Promise.all([document.fonts.load(`600 40px ${TITLE}`), document.fonts.load(`20px ${TEXT}`)]);
  const element = document.createElement("canvas");
  element.width = WIDTH;
  element.height = HEIGHT;
  const canvas = element.getContext("2d");
  if (!canvas) throw new Error("this browser draws no pictures");
  const palette = new Palette();
  draw(canvas, new Brush(canvas, palette), palette, what);
  palette.done();
  return new Promise((done, fail) => {
    element.toBlob((blob) => { if (blob) done(blob); else fail(new Error("this browser draws no pictures")); }, "image/png");
  });
}

/** To whoever the device can send it to, or into its folder. */
export async function save(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    // Who closes the list of friends again wants nothing else.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
