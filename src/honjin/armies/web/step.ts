/** The view after an event of a game of armies, as far as the fact tells; whatever did not change stays the same object. */
import type { Cards, GameEvent, View } from "$page/api/types";
import type { Faces } from "$page/games";
import { faces } from "$page/knowledge.svelte";
import { VALUES } from "./facts";
import { partsOf } from "./places";
import type { ArmyCard, ArmySeat, ArmyView } from "./view";

export type Step<V> = (view: V, event: GameEvent, seat: number) => V;

/** Where a game has its piles: each seat its own, or one for all. */
export interface Piles<V> {
  /** The rule by which a card replaces another out of the discard. */
  raising: string;
  /** So many cards more in the deck, or fewer. */
  deck(view: V, seat: number, more: number): V;
  discard(view: V, seat: number, change: (cards: Cards) => Cards): V;
}

/** The steps of a game by the kind of event; `seat` is whose event it is. */
export function stepBy<V extends ArmyView>(steps: Readonly<Record<string, Step<V>>>): (view: View, event: GameEvent) => View {
  return (view, event) => steps[event.kind]?.(view as V, event, event.player ?? -1) ?? view;
}

// --- cards

const orders = new WeakMap<Faces, Map<string, number>>();

/** Where a card lies among others: in the order of the list of cards, unknown ones last. */
function orderIn(all: Faces): (card: string | null) => number {
  let order = orders.get(all);
  if (!order) orders.set(all, (order = new Map([...all.keys()].map((id, index) => [id, index]))));
  const known = order;
  return (card) => (card === null ? Infinity : (known.get(card) ?? Infinity));
}

export const put = (game: string, card: string | null) => (cards: Cards): Cards => {
  const order = orderIn(faces(game));
  const next = cards.findIndex((one) => order(one) > order(card));
  return next < 0 ? [...cards, card] : cards.toSpliced(next, 0, card);
};

/** One such card less; of a hand that hides it, an unknown one. */
export const take = (card: string | null) => (cards: Cards): Cards => {
  const index = cards.includes(card) ? cards.indexOf(card) : cards.indexOf(null);
  return index < 0 ? cards : cards.toSpliced(index, 1);
};

// --- seats and armies

type Side<V extends ArmyView> = V["seats"][number];

export function withSeat<V extends ArmyView>(view: V, seat: number, change: (side: Side<V>) => Partial<ArmySeat> | Partial<Side<V>>): V {
  const side = view.seats[seat];
  return side ? { ...view, seats: view.seats.with(seat, { ...side, ...change(side) }) } : view;
}

export function withHand<V extends ArmyView>(view: V, seat: number, change: (cards: Cards) => Cards): V {
  return withSeat(view, seat, ({ hand }) => ({ hand: change(hand) }));
}

/** What the cards themselves count for; what else adds to a strength is not told by a fact. */
function worth(army: ArmyCard[][], all: Faces): number {
  const standing = army.flat().filter((one) => !one.captured && !one.imprisoned);
  return standing.reduce((sum, { card, veteran }) => sum + (VALUES[all.get(card ?? "")?.level ?? 0] ?? 0) * (veteran ? 2 : 1), 0);
}

/** What stands at a place changes; null: nothing stands there any more. */
export function stand<V extends ArmyView>(view: V, place: string | undefined, change: (standing: ArmyCard | undefined) => ArmyCard | null): V {
  if (!place) return view;
  const [seat, row, column] = partsOf(place);
  const all = faces(view.game);
  return withSeat(view, seat, ({ army, strength }) => {
    const cards = army[row] ?? [];
    const standing = change(cards[column]);
    const changed = army.with(row, cards.toSpliced(column, 1, ...(standing ? [standing] : [])));
    return { army: changed, strength: strength + worth(changed, all) - worth(army, all) };
  });
}

export const mark = <V extends ArmyView>(marks: Partial<ArmyCard>): Step<V> => (view, { place }) =>
  stand(view, place, (standing) => (standing ? { ...standing, ...marks } : null));

// --- what all games of armies tell alike

/** `fresh` is a card as it comes into an army. */
export function armySteps<V extends ArmyView>(piles: Piles<V>, fresh: (card: string) => ArmyCard): Record<string, Step<V>> {
  const discard = (view: V, seat: number, card: string | null): V => piles.discard(view, seat, put(view.game, card));
  const unreveal = (view: V, card: string | null): V => ({ ...view, revealed: take(card)(view.revealed) });

  /** From the hand or, if it was announced or raised, from where it waits. */
  const come = (view: V, seat: number, card: string, isRaised: boolean): V => {
    if (view.coming === card) return { ...view, coming: null };
    return isRaised ? piles.discard(view, seat, take(card)) : withHand(view, seat, take(card));
  };
  const draw: Step<V> = (view, { card = null }, seat) => withHand(piles.deck(view, seat, -1), seat, put(view.game, card));
  const spend: Step<V> = (view, { card = null }, seat) => {
    const isShown = view.revealed.includes(card);
    return discard(isShown ? unreveal(view, card) : withHand(view, seat, take(card)), seat, card);
  };
  const enter = (isRaised: boolean): Step<V> => (view, { card, place }, seat) =>
    card ? stand(come(view, seat, card, isRaised), place, () => fresh(card)) : view;
  const replace: Step<V> = (view, { card, other_card: old, place, rule }, seat) =>
    card ? discard(stand(come(view, seat, card, rule === piles.raising), place, () => fresh(card)), seat, old ?? null) : view;
  const fall: Step<V> = (view, { card = null, place = "" }) => discard(stand(view, place, () => null), partsOf(place)[0], card);
  const begin = (isAdditional: boolean): Step<V> => (view, { turn }, seat) => ({ ...view, turn, to_move: seat, additional_turn: isAdditional });

  return {
    drew: draw,
    paid: spend,
    discarded: spend,
    placed: enter(false),
    raised: enter(true),
    shifted: replace,
    mutated: replace,
    destroyed: fall,
    sacrificed: fall,
    swapped: (view, { place = "", other_place: other = "" }) => {
      const [seat, row, column] = partsOf(place);
      const one = view.seats[seat]?.army[row]?.[column];
      const two = view.seats[seat]?.army[row]?.[partsOf(other)[2]];
      return one && two ? stand(stand(view, place, () => two), other, () => one) : view;
    },
    revealed: (view, { card = null }, seat) => ({ ...piles.deck(view, seat, -1), revealed: put(view.game, card)(view.revealed) }),
    took: (view, { card = null }, seat) => {
      const rest = view.revealed.includes(card) ? unreveal(view, card) : piles.discard(view, seat, take(card));
      return withHand(rest, seat, put(view.game, card));
    },
    "started-turn": begin(false),
    "started-additional": begin(true),
    "started-round": (view, { number = 0 }, seat) => {
      const seats = view.seats.map((side) => ({ ...side, passed: false, turns_left: null }));
      return { ...view, seats, round: number, first: seat, to_move: -1 };
    },
    passed: (view, _, seat) => withSeat(view, seat, () => ({ passed: true, turns_left: 0 })),
    // Whoever has not passed has had all turns that were left.
    fought: (view, { number = 0 }, seat) => {
      const seats = view.seats.map((side, one) => ({ ...side, turns_left: side.turns_left && 0, strength: one === seat ? number : side.strength }));
      return { ...view, seats, additional_turn: false };
    },
  };
}
