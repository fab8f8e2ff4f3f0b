/** A running game as it was: what this browser has been shown, by the number of facts that had been told. */
import type { ClockState, SeatInfo, State, View } from "../api/types";
import type { BoardModel } from "./model";

/** No more than this is kept. */
const KEPT = 400;

interface Kept { facts: number; epoch: number; view: View; seat: number | null; decision: State["decision"] }

export class Past {
  private kept = $state.raw<Kept[]>([]);
  private facts = 0;

  /** Called in an effect, with every state of the table. */
  keep({ since, events, view, seat, decision, epoch }: State): void {
    const facts = since + events.length;
    if (facts === this.facts && this.kept.at(-1)?.epoch === epoch) return;
    this.facts = facts;
    // What was taken back has not been.
    const before = this.kept.filter((one) => one.epoch === epoch || one.facts <= since);
    this.kept = [...before.slice(1 - KEPT), { facts, epoch, view, seat, decision }];
  }

  get last(): number { return this.kept.length - 1; }

  /** The moment right after this fact; none: it was told before this page was opened. */
  momentOf(fact: number): number | undefined {
    const { kept } = this;
    const first = kept[0];
    if (!first || fact < first.facts || fact >= (kept.at(-1)?.facts ?? 0)) return undefined;
    // They grow: half of what is left can be ruled out at each look.
    let [low, high] = [0, kept.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.facts ?? 0) > fact) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** How many facts had been told at a moment. */
  told(moment: number): number { return this.kept[moment]?.facts ?? 0; }

  /** The table at a moment; nothing can be touched. */
  at(moment: number, people: SeatInfo[]): BoardModel | null {
    const kept = this.kept[moment];
    return kept ? new Shown(kept, people) : null;
  }
}

class Shown implements BoardModel {
  readonly game: string;
  readonly view: View;
  readonly seat: number | null;
  readonly asked: number | null;
  readonly isOver = false;
  readonly clock: ClockState | null = null;
  readonly marks = new Set<string>();
  readonly telling = null;
  readonly threatened: string | null;
  readonly cause: string | null;
  readonly selection = null;
  readonly litSlots = new Set<string>();
  readonly tray: string[] = [];

  constructor({ view, seat, decision }: Kept, readonly people: SeatInfo[]) {
    this.game = view.game;
    this.view = view;
    this.seat = seat;
    this.asked = decision?.seat ?? null;
    this.threatened = decision?.threat ?? null;
    this.cause = decision?.cause ?? null;
  }

  lit(): Set<string> { return new Set(); }
  touchCard(): void {}
  touchSlot(): void {}
}
