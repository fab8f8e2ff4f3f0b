/** A Great Battle as it is told: what each card counts, what is added, who wins it. */
import type { GameEvent } from "$page/api/types";
import type { Faces } from "$page/games";
import { VALUES } from "./facts";
import { placeOf } from "./places";
import type { ArmyView } from "./view";

export interface Counted {
  place: string;
  card: string | null;
  value: number;
  /** It counts more than is printed on it. */
  isDoubled: boolean;
  isDown: boolean;
}

/** What is added beside the cards: by this card, or by a tile. */
export interface Bonus { card: string | null; amount: number }

export interface Camp {
  seat: number;
  /** From row I up. */
  rows: Counted[][];
  bonuses: Bonus[];
  /** The strength that decides. */
  total: number;
}

const TOLD: ReadonlySet<string> = new Set(["fought", "doubled", "counted-hand", "won-supremacy", "won-point", "won", "drawn"]);
const PRIZES: ReadonlySet<string> = new Set(["won-supremacy", "won-point"]);

/** The events of the battle that the first of these begins. */
export function told(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex((event) => !TOLD.has(event.kind));
  return end < 0 ? events : events.slice(0, end);
}

/** The armies as they met, card by card. */
export function camps(view: ArmyView, events: readonly GameEvent[], faces: Faces): Camp[] {
  const all = told(events);
  const doubled = new Map(all.flatMap((event) => (event.kind === "doubled" ? [[event.place, event.number ?? 0]] : [])));
  return view.seats.map(({ army }, seat) => ({
    seat,
    rows: army.map((cards, row) => cards.map((on, column) => {
      const place = placeOf(seat, row, column);
      const isDown = !!on.captured || !!on.imprisoned;
      const printed = VALUES[faces.get(on.card ?? "")?.level ?? row + 1] ?? 0;
      const value = isDown ? 0 : (doubled.get(place) ?? printed);
      return { place, card: on.card, value, isDoubled: value > printed, isDown };
    })),
    bonuses: all.flatMap((event) => (event.kind === "counted-hand" && event.player === seat ? [{ card: event.card ?? null, amount: event.number ?? 0 }] : [])),
    total: all.find((event) => event.kind === "fought" && event.player === seat)?.number ?? 0,
  }));
}

export interface Verdict {
  /** Who takes a token, and how many each has now. */
  prizes: { seat: number; held: number }[];
  /** Several were equally strong; one of them alone wins by what it holds. */
  isTied: boolean;
  rule: string;
}

export function verdict(events: readonly GameEvent[]): Verdict {
  const all = told(events);
  const totals = all.filter((event) => event.kind === "fought").map((event) => event.number ?? 0);
  const prizes = all.filter((event) => PRIZES.has(event.kind));
  return {
    prizes: prizes.map((event) => ({ seat: event.player ?? 0, held: event.number ?? 0 })),
    isTied: totals.filter((total) => total === Math.max(...totals)).length > 1,
    rule: prizes[0]?.rule ?? "",
  };
}

/** All that a camp counts, one after the other; `upto` of them. */
export function sum({ rows, bonuses }: Camp, upto = Infinity): number {
  const values = [...rows.flat().filter((card) => !card.isDown).map((card) => card.value), ...bonuses.map((bonus) => bonus.amount)];
  return values.slice(0, upto).reduce((total, value) => total + value, 0);
}

/** How many things a camp counts. */
export const length = ({ rows, bonuses }: Camp): number => rows.flat().filter((card) => !card.isDown).length + bonuses.length;
