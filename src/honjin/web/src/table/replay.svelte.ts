/** A game that was played, moment by moment; from the server, or from the page itself when it is offline. */
import * as api from "../api/client";
import type { CardFace, Moment, ReplayInfo, Rule, SeatInfo, StoryLine, View } from "../api/types";
import { stock } from "../knowledge.svelte";
import { settings } from "../settings.svelte";
import { fly } from "./flight.svelte";
import type { BoardModel } from "./model";

/** What a replay that reads no server brings along. */
export interface Offline {
  lang: string;
  info: ReplayInfo;
  /** By what is looked at: "open" or a seat's number. */
  views: Record<string, Moment[]>;
  cards: CardFace[];
  rules: Rule[];
}

export const OFFLINE_ID = "honjin-replay";

export function offline(): Offline | null {
  const element = document.getElementById(OFFLINE_ID);
  return element?.textContent ? (JSON.parse(element.textContent) as Offline) : null;
}

export class Replay implements BoardModel {
  info = $state.raw<ReplayInfo | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** All that was told, as the one who looks was told it. */
  log = $state.raw<StoryLine[]>([]);
  /** "open", or a seat. */
  from = $state("open");
  readonly selection = null;
  readonly clock = null;
  readonly tray: string[] = [];
  readonly litSlots = new Set<string>();
  private readonly kept = new Map<string, Promise<Moment>>();
  /** Of what was asked for. */
  private lang = settings.lang;
  /** The moment that is shown, or on its way. */
  wanted = 0;

  constructor(readonly id: string, private readonly brought: Offline | null) {
    if (brought) stock(brought.info.game, brought.lang, brought.cards, brought.rules);
  }

  async open(at: number): Promise<void> {
    this.lang = settings.lang;
    this.info = this.brought?.info ?? (await api.replay(this.id));
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

  /** Goes to a moment; one step forward is shown with its flights. */
  async go(n: number): Promise<void> {
    const target = Math.max(0, Math.min(this.last, n));
    const isStep = this.moment !== null && target === this.moment.n + 1;
    this.wanted = target;
    const moment = await this.fetch(target);
    if (this.wanted !== target) return;
    // A flight may end after somebody has gone elsewhere.
    const show = () => { if (this.wanted === target) this.moment = moment; };
    if (isStep) await fly(moment.events, moment.view, show);
    else show();
    if (target < this.last) void this.fetch(target + 1).catch(() => {});
  }

  /** The moment where the turn after or before this one starts. */
  turn(way: 1 | -1): number {
    const turns = this.info?.turns ?? [];
    const here = this.wanted;
    return way > 0 ? (turns.find((start) => start > here) ?? this.last) : (turns.findLast((start) => start < here) ?? 0);
  }

  // --- for the boards

  get view(): View { return (this.moment as Moment).view; }
  get isOver(): boolean { return !!this.info?.outcome && this.moment?.n === this.last; }
  get seat(): number | null { return this.from === "open" ? null : Number(this.from); }
  get people(): SeatInfo[] {
    return (this.info?.seats ?? []).map((name, seat) => ({ seat, kind: "human", name, label: name, you: false, online: true, level: null, portrait: null, invite: null }));
  }
  lit(): Set<string> { return new Set(); }
  touchCard(): void {}
  touchSlot(): void {}
}
