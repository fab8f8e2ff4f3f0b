/** A game that was played, moment by moment; from the server, or from the page itself when it is offline. */
import * as api from "../api/client";
import type { CardFace, GameEvent, GameStory, Moment, ReplayInfo, Rule, SeatInfo, StoryLine, View } from "../api/types";
import { stock } from "../knowledge.svelte";
import { settings } from "../settings.svelte";
import { kept } from "./kept";
import type { BoardModel } from "./model";
import { Stage } from "./stage.svelte";

/** What a replay that reads no server brings along. */
export interface Offline {
  lang: string;
  info: ReplayInfo;
  /** By what is looked at: "open" or a seat's number. */
  views: Record<string, Moment[]>;
  cards: CardFace[];
  rules: Rule[];
  story?: GameStory;
}

export const OFFLINE_ID = "honjin-replay";

export function offline(): Offline | null {
  const element = document.getElementById(OFFLINE_ID);
  return element?.textContent ? (JSON.parse(element.textContent) as Offline) : null;
}

export class Replay implements BoardModel {
  game = $state("");
  info = $state.raw<ReplayInfo | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** All that was told, as the one who looks was told it. */
  log = $state.raw<StoryLine[]>([]);
  /** "open", or a seat. */
  from = $state("open");
  readonly stage = new Stage();
  readonly selection = null;
  readonly threatened = null;
  readonly cause = null;
  readonly clock = null;
  readonly tray: string[] = [];
  readonly litSlots = new Set<string>();
  private readonly kept = new Map<string, Promise<Moment>>();
  /** Of what was asked for. */
  private lang = settings.lang;
  /** The moment that is shown, or on its way. */
  wanted = 0;
  private told: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string, private readonly brought: Offline | null) {
    if (brought) stock(brought.info.game, brought.lang, brought.cards, brought.rules);
  }

  async open(at: number): Promise<void> {
    this.lang = settings.lang;
    this.info = this.brought?.info ?? (await api.replay(this.id));
    this.game = this.info.game;
    await Promise.all([this.go(at), this.tell()]);
  }

  /** Reads the log, again after the language or the seat has changed. */
  async tell(): Promise<void> {
    const brought = this.brought?.views[this.from];
    if (!this.brought && this.lang !== settings.lang) {
      this.lang = settings.lang;
      this.info = await api.replay(this.id);
    }
    this.log = brought
      ? brought.flatMap((moment) => moment.log.map((line) => ({ ...line, moment: moment.n })))
      : await api.replayLog(this.id, this.from);
  }

  get last(): number { return (this.info?.moments ?? 1) - 1; }

  private fetch(n: number): Promise<Moment> {
    const views = this.brought?.views[this.from];
    if (views) return Promise.resolve(views[n] as Moment);
    const key = `${n} ${this.from} ${settings.lang}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.moment(this.id, n, this.from);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
    }
    return found;
  }

  /** Goes to a moment; one step forward is told event by event. Who goes on does not want to wait for it. */
  async go(n: number): Promise<void> {
    const target = Math.max(0, Math.min(this.last, n));
    this.wanted = target;
    this.stage.skip();
    await this.told;
    const last = this.moment;
    const moment = await this.fetch(target);
    if (this.wanted !== target) return;
    if (last && target === last.n + 1) {
      const { events, log } = moment;
      this.told = this.stage.tell({ before: last.view, events, lines: log.map((line) => line.text), cause: null, isOwn: false, waiting: 0 });
      await this.told;
    }
    this.moment = { ...moment, view: kept(this.stage.view ?? last?.view, moment.view) };
    this.stage.settle();
    this.stage.rest();
    if (target < this.last) void this.fetch(target + 1).catch(() => {});
  }

  /** The moment where the turn after or before this one starts. */
  turn(way: 1 | -1): number {
    const turns = this.info?.turns ?? [];
    const here = this.wanted;
    return way > 0 ? (turns.find((start) => start > here) ?? this.last) : (turns.findLast((start) => start < here) ?? 0);
  }

  // --- for the boards

  readonly view: View = $derived(this.stage.view ?? (this.moment as Moment).view);
  get marks(): ReadonlySet<string> { return this.stage.marks; }
  get telling(): GameEvent | null { return this.stage.telling; }
  get isOver(): boolean { return !!this.info?.outcome && this.moment?.n === this.last && !this.stage.isTelling; }
  get asked(): number | null { return this.stage.isTelling ? null : (this.view.decision?.seat ?? null); }
  get seat(): number | null { return this.from === "open" ? null : Number(this.from); }
  readonly people: SeatInfo[] = $derived(
    (this.info?.seats ?? []).map((name, seat) => ({ seat, kind: "human", name, label: name, you: false, online: true, level: null, portrait: null, invite: null })),
  );
  lit(): Set<string> { return new Set(); }
  touchCard(): void {}
  touchSlot(): void {}
}
