/** The stage: what happens is told one event after another, on the board as it was after each. */
import { tick } from "svelte";
import type { GameEvent, View } from "../api/types";
import { pageOf, type GamePage, type MomentScene } from "../games";
import { preview } from "../parts/preview.svelte";
import { beatTime, isCalm } from "../settings.svelte";
import { beatsOf, lengthOf, type Beat } from "./beats";
import { touched, type Move } from "./moves";
import { ring } from "./sound";
import { boxOf, cardIn, fitted, middle, zoneOf, type Box } from "./zones";

/** A card on its way: a copy of how it is drawn where it lay or where it will lie. */
export interface Sprite { id: number; drawn: Node; from: Box; to: Box; delay: number; time: number }
/** From what causes it to what it happens to. */
export interface Ray { id: number; x: number; y: number; length: number; angle: number; time: number }
/** A number that has changed, by so much. */
export interface Float { id: number; x: number; y: number; by: number; time: number }
export interface Moment { Scene: MomentScene; event: GameEvent; rest: readonly GameEvent[]; before: View; after: View; end: () => void }

/** What a move brought, and what is known of it. */
export interface Act {
  before: View;
  events: readonly GameEvent[];
  /** The line of each event. */
  lines: readonly string[];
  /** The place of the card whose effect asked for it; null: none did. */
  cause: string | null;
  /** Somebody at this device chose it, and knows what comes. */
  isOwn: boolean;
  /** Events that wait behind it. */
  waiting: number;
  /** So many events have been told, the last ones with these words. */
  onbeat?: (count: number, words: string) => void;
}

/** One's own choices are told in this part of the time. */
const OWN_PACE = 0.5;
/** More beats than these together take no longer; more than the most are not told at all. */
const PATIENCE = 10;
const MOST = 60;
/** Of a beat a card flies so long; the rest of it the board stands still. */
const FLIGHT = 0.6;
const SPRITES_MAX = 14;
/** Milliseconds until the log follows, and as many until the preview does. */
const ASIDE = 80;
/** Without motion there is less to follow. */
const CALM = 0.7;

export class Stage {
  /** The board between two states; null: what is shown is so. */
  view = $state.raw<View | null>(null);
  telling = $state.raw<GameEvent | null>(null);
  /** The words for what is being told. */
  caption = $state("");
  marks = $state.raw<ReadonlySet<string>>(new Set());
  sprites = $state.raw<Sprite[]>([]);
  rays = $state.raw<Ray[]>([]);
  floats = $state.raw<Float[]>([]);
  moment = $state.raw<Moment | null>(null);

  private count = 0;
  private isSkipping = false;
  private wake: (() => void) | null = null;
  /** Whose turn the marks are of. */
  private marked = "";
  /** By seat: where the card stands that did something last. */
  private readonly causes = new Map<number, string>();

  get isTelling(): boolean { return this.telling !== null; }

  /** To the end of all that waits. */
  readonly skip = (): void => {
    if (!this.isTelling) return;
    this.isSkipping = true;
    this.wake?.();
  };

  /** Nothing waits any more: whatever comes next is told again. */
  rest(): void {
    this.isSkipping = false;
    this.telling = null;
    this.caption = "";
  }

  /** Tells a move; resolves when the true table may be shown. Whether it was told, or only marked. */
  async tell(act: Act): Promise<boolean> {
    const { before, events } = act;
    const page = pageOf(before.game);
    this.startMarks(events);
    if (act.cause !== null && before.decision) this.causes.set(before.decision.seat, `slot:${act.cause}`);
    const beats = beatsOf(events, page, before);
    const length = lengthOf(beats);
    const beat = beatTime() * (act.isOwn ? OWN_PACE : 1) * Math.min(1, PATIENCE / (length + act.waiting));
    const isTold = beat > 0 && !document.hidden && !this.isSkipping && length + act.waiting <= MOST;
    if (isTold) await this.tellBeats(act, beats, beat);
    else for (const event of events) this.touch(page.moves(event, before), event);
    return isTold;
  }

  /** The true table is shown. */
  settle(): void {
    this.view = null;
    this.clear();
  }

  private async tellBeats(act: Act, beats: readonly Beat[], time: number): Promise<void> {
    const page = pageOf(act.before.game);
    document.addEventListener("visibilitychange", this.skip, { once: true });
    let view = act.before;
    let told = 0;
    for (const beat of beats) {
      const before = view;
      view = beat.events.reduce((one, event) => page.step(one, event), before);
      told += beat.events.length;
      const words = act.lines.slice(told - beat.events.length, told);
      const count = told;
      const aside = () => act.onbeat?.(count, beat.length ? together(words) : "");
      if (this.isSkipping) {
        for (const event of beat.events) this.touch(page.moves(event, before), event);
        continue;
      }
      this.view ??= before;
      if (beat.length) await this.tellBeat(page, beat, { before, view, time: time * beat.length, words, rest: act.events.slice(told - beat.events.length), ontold: aside });
      else {
        this.view = view;
        for (const event of beat.events) this.touch(page.moves(event, before), event);
      }
    }
    document.removeEventListener("visibilitychange", this.skip);
  }

  private async tellBeat(
    page: GamePage, { events }: Beat,
    { before, view, time, words, rest, ontold }: { before: View; view: View; time: number; words: string[]; rest: GameEvent[]; ontold: () => void },
  ): Promise<void> {
    const event = events[0] as GameEvent;
    this.telling = event;
    this.caption = together(words);
    ring(event, before.game);
    await pause();
    const scene = page.moments[event.kind];
    if (scene) await this.play(scene, event, rest, before, view);
    if (this.isSkipping) {
      this.view = view;
      return;
    }
    const moves = events.flatMap((one) => page.moves(one, before));
    const cause = this.causeOf(event);
    const flown = isCalm() ? [] : moves.slice(-SPRITES_MAX);
    const starts = flown.map(({ from, card }) => startOf(cardIn(from, card)));
    const figures = readFigures();
    this.view = view;
    for (const one of events) this.touch(page.moves(one, before), one);
    await tick();
    // All is measured before anything is drawn: the page is laid out once.
    const flights = flightsOf(flown, starts);
    const ray = rayOf(cause, event);
    const floats = floatsOf(figures);
    const landing = this.launch(flights, time);
    if (ray) this.rays = [{ ...ray, id: ++this.count, time }];
    if (floats.length) this.floats = floats.map((float) => ({ ...float, id: ++this.count, time }));
    for (const zone of touched(event)) glow(zone, time);
    // What is read beside the board comes a little later, so that the cards begin to fly at once.
    await this.sleep(ASIDE);
    ontold();
    await this.sleep(ASIDE);
    if (event.card) preview.show(before.game, event.card);
    await this.sleep(time * (isCalm() ? CALM : 1) - 2 * ASIDE);
    this.clear();
    for (const target of landing) target.classList.remove("landing");
  }

  /** A scene of the game's own over the board, until it is over or skipped. */
  private async play(scene: GamePage["moments"][string], event: GameEvent, rest: readonly GameEvent[], before: View, after: View): Promise<void> {
    const { default: Scene } = await scene();
    if (this.isSkipping) return;
    await new Promise<void>((end) => {
      this.wake = end;
      this.moment = { Scene, event, rest, before, after, end };
    });
    this.wake = null;
    this.moment = null;
  }

  // --- what is drawn over the board

  /** The cards fly to where they lie now; gives what waits for them unseen. */
  private launch(flights: readonly Flight[], time: number): HTMLElement[] {
    const spread = (time * (1 - FLIGHT) * 0.8) / Math.max(1, flights.length - 1);
    this.sprites = flights.map(({ drawn, from, to }, index) => {
      const like = to.width < from.width ? to : from;
      return { id: ++this.count, drawn, from: fitted(from, like), to: fitted(to, like), delay: index * spread, time: time * FLIGHT };
    });
    const landing = flights.map(({ target }) => target).filter((target) => target.dataset["card"]);
    for (const target of landing) target.classList.add("landing");
    return landing;
  }

  /** Where the card stands that causes an event, if it is another one than what it happens to. */
  private causeOf({ player, place }: GameEvent): string | null {
    if (player === undefined || !place) return null;
    const cause = this.causes.get(player);
    return cause === undefined || cause === `slot:${place}` ? null : cause;
  }

  private clear(): void {
    if (this.sprites.length) this.sprites = [];
    if (this.rays.length) this.rays = [];
    if (this.floats.length) this.floats = [];
  }

  // --- what stays

  /** A turn of a seat is one move to the eye: its marks stay together until the next begins. */
  private startMarks(events: readonly GameEvent[]): void {
    const first = events.find((event) => event.player !== undefined);
    const key = first ? `${first.turn} ${first.player}` : this.marked;
    if (key === this.marked) return;
    this.marked = key;
    this.marks = new Set();
    this.causes.clear();
  }

  private touch(moves: readonly Move[], event: GameEvent): void {
    const zones = [...touched(event), ...moves.map((move) => move.to)];
    if (zones.some((zone) => !this.marks.has(zone))) this.marks = new Set([...this.marks, ...zones]);
    if (event.player !== undefined && event.place && owner(event.place) === event.player) this.causes.set(event.player, `slot:${event.place}`);
  }

  private sleep(time: number): Promise<void> {
    if (this.isSkipping) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => { clearTimeout(timer); done(); };
    });
  }
}

/** Lets the page draw before it goes on. */
export const pause = () => new Promise<void>((done) => setTimeout(done));

interface Start { box: Box | null; drawn: Node | null }

const copyOf = (element: Element | null): Node | null => element?.querySelector("svg")?.cloneNode(true) ?? null;
const startOf = (element: HTMLElement | null): Start => ({ box: boxOf(element), drawn: copyOf(element) });

interface Flight { target: HTMLElement; drawn: Node; from: Box; to: Box }

/** Of the cards whose way can be seen: how each is drawn, and where it goes. */
function flightsOf(moves: readonly Move[], starts: readonly Start[]): Flight[] {
  return moves.flatMap((move, index) => {
    const target = cardIn(move.to, move.card);
    const to = boxOf(target);
    const { box: from = null, drawn: before = null } = starts[index] ?? {};
    const drawn = (move.card !== null && target?.dataset["card"] ? copyOf(target) : null) ?? before ?? copyOf(target);
    return from && to && target && drawn ? [{ target, drawn, from, to }] : [];
  });
}

/** From the cause of an event to where it happens, if both can be seen and are not side by side. */
function rayOf(cause: string | null, event: GameEvent): Omit<Ray, "id" | "time"> | null {
  const start = boxOf(cause === null ? null : zoneOf(cause));
  const end = boxOf(event.place ? zoneOf(`slot:${event.place}`) : null);
  if (!start || !end || isCalm()) return null;
  const [from, to] = [middle(start), middle(end)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) - Math.min(end.width, end.height) * 0.3;
  return length < end.width / 2 ? null : { ...from, length, angle: Math.atan2(y, x) };
}

/** The numbers that are not what they were. */
function floatsOf(before: ReadonlyMap<Element, number>): Omit<Float, "id" | "time">[] {
  return [...readFigures()].flatMap(([element, now]) => {
    const by = now - (before.get(element) ?? now);
    const box = by ? boxOf(element) : null;
    return box ? [{ ...middle(box), by }] : [];
  });
}

const owner = (place: string) => Number(place.split(":")[0]);

/** The same words again and again are one with a count. */
function together(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of words) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count > 1 ? `${line} ×${count}` : line)).join(" ");
}

/** The numbers on the board. */
function readFigures(): Map<Element, number> {
  return new Map([...document.querySelectorAll<HTMLElement>("[data-figure]")].map((element) => [element, Number(element.dataset["figure"])]));
}

function glow(zone: string, time: number): void {
  zoneOf(zone)?.animate([{ opacity: 1 }, { opacity: 0.55 }, { opacity: 1 }], { duration: Math.min(time, 600), iterations: 1 });
}
