/** The view after an event of a fight, as far as the fact tells. */
import type { Cards, GameEvent, View as AnyView, ViewOf } from "$page/api/types";
import type { Faces } from "$page/games";
import { faces } from "$page/knowledge.svelte";
import { opponent, slug } from "./items";
import type { Gauges, Opponent, Pile, Seat, View } from "./view";

type Fight = ViewOf<View>;
/** A fact can name whom or what it is about. */
type Told = GameEvent & { enemy?: string; weapon?: string };
type Step = (view: Fight, event: Told, seat: number) => Fight;
type Counts = Record<string, number>;

const KI_MAX = 5; // WS-K5

// --- cards

/** Piles and hands lie in the order of the list of cards, unknown ones last. */
function put(game: string, cards: Cards, ...more: Cards): Cards {
  const order = new Map([...faces(game).keys()].map((id, index) => [id, index]));
  const at = (card: string | null) => (card === null ? Infinity : (order.get(card) ?? Infinity));
  return [...cards, ...more].sort((one, other) => at(one) - at(other) || 0);
}

/** One such card less; of a hand that hides it, an unknown one. */
function take(cards: Cards, card: string | null): Cards {
  const index = cards.includes(card) ? cards.indexOf(card) : cards.indexOf(null);
  return index < 0 ? cards : cards.toSpliced(index, 1);
}

/** A card of a hand that hides it is seen from now on. */
const seen = (view: Fight, seat: number, card: string | null): Fight => {
  const side = view.seats[seat];
  const isKnown = !side || side.hand.includes(card) || side.stored.includes(card);
  return isKnown ? view : { ...view, actions: { ...view.actions, unseen: counted(view.game, view.actions.unseen, card, -1) } };
};

/** How many are still to come, when so many more of a card are. */
function counted(game: string, counts: Counts, card: string | null, more: number): Counts {
  if (card === null) return counts;
  const changed = { ...counts, [card]: (counts[card] ?? 0) + more };
  const known = put(game, Object.keys(changed).filter((id) => (changed[id] ?? 0) > 0)) as string[];
  return Object.fromEntries(known.map((id) => [id, changed[id] as number]));
}

const refilled = (game: string, pile: Pile): Pile => ({
  deck: pile.deck + pile.discard.length,
  discard: [],
  unseen: pile.discard.reduce<Counts>((counts, card) => counted(game, counts, card, 1), pile.unseen),
});

const discarded = (game: string, pile: Pile, ...cards: Cards): Pile => ({ ...pile, discard: put(game, pile.discard, ...cards) });

/** The top card of a deck is seen, or goes unseen into a hand. */
const drawn = <Deck extends { deck: number; unseen: Counts }>(game: string, pile: Deck, card: string | null): Deck =>
  ({ ...pile, deck: pile.deck - 1, unseen: counted(game, pile.unseen, card, -1) });

// --- sides

function withSeat(view: Fight, seat: number, change: (side: Seat) => Partial<Seat>): Fight {
  const side = view.seats[seat];
  return side ? { ...view, seats: view.seats.with(seat, { ...side, ...change(side) }) } : view;
}

function withEnemy(view: Fight, change: (enemy: Opponent) => Partial<Opponent>): Fight {
  return view.enemy ? { ...view, enemy: { ...view.enemy, ...change(view.enemy) } } : view;
}

/** Nobody can say yet what the gauges are worth: that comes with the next view. */
const moved = (gauge: keyof Gauges): Step => (view, { number = 0 }, seat) => ({
  ...withSeat(view, seat, ({ gauges }) => ({ gauges: { ...gauges, [gauge]: number } })),
  pierces: null,
  stops: null,
});

const life = (sign: 1 | -1): Step => (view, { number = 0 }, seat) => withSeat(view, seat, (side) => ({ life: side.life + sign * number }));
const ki = (sign: 1 | -1): Step => (view, { number = 0 }, seat) => withSeat(view, seat, (side) => ({ ki: side.ki + sign * number }));
const enemyLife = (sign: 1 | -1): Step => (view, { number = 0 }) => withEnemy(view, (enemy) => ({ life: enemy.life + sign * number }));

/** WS-R6: the cards of an attack, and those it was answered with, are used. No fact tells it: it goes before what comes next. */
export function cleared(view: Fight): Fight {
  const { game } = view;
  const used = view.seats.flatMap((side) => side.attack.map(({ card }) => card));
  const shown = [view.defence, view.counter].filter((card) => card !== null);
  if (!used.length && !shown.length) return view;
  return {
    ...view,
    defence: null,
    counter: null,
    pierces: null,
    stops: null,
    actions: discarded(game, view.actions, ...used),
    adversaries: discarded(game, view.adversaries, ...shown),
    seats: view.seats.map((side) => (side.attack.length ? { ...side, attack: [] } : side)),
  };
}

// --- what the facts tell

const symbolOf = (all: Faces, card: string) => (all.get(card)?.data["symbol"] as string | undefined) ?? null;

const place: Step = (view, { card = null }, seat) => {
  if (card === null) return view;
  const before = seen(view.seats[seat]?.attack.length === 3 ? cleared(view) : view, seat, card);
  const symbol = symbolOf(faces(view.game), card);
  return withSeat({ ...before, to_move: seat }, seat, ({ hand, stored, attack }) => {
    const isStored = !hand.includes(card) && stored.includes(card);
    return { ...(isStored ? { stored: take(stored, card) } : { hand: take(hand, card) }), attack: [...attack, { card, symbol }] };
  });
};

/** WS-D1: of three cards drawn to choose from, the last one left is the one that was kept. */
const discard: Step = (view, { card = null, rule }, seat) => {
  const { game } = view;
  const before = rule === "WS-R7" ? cleared(view) : view;
  if (rule !== "WS-D1") {
    const known = seen(before, seat, card);
    return withSeat({ ...known, actions: discarded(game, known.actions, card) }, seat, ({ hand }) => ({ hand: take(hand, card) }));
  }
  const actions = discarded(game, before.actions, card);
  const rest = take(before.looked_at, card);
  const unseen = before.looked_at.includes(card) ? actions.unseen : counted(game, actions.unseen, card, -1);
  const looking = { ...before, actions: { ...actions, unseen }, looked_at: rest.length === 1 ? [] : rest };
  return rest.length === 1 ? withSeat(looking, seat, ({ hand }) => ({ hand: put(game, hand, ...rest) })) : looking;
};

const draw: Step = (view, { card = null, rule }, seat) => {
  const { game } = view;
  const next = { ...view, actions: drawn(game, view.actions, card) };
  if (rule === "WS-D1") return { ...next, looked_at: put(game, view.looked_at, card) };
  return withSeat(next, seat, ({ hand }) => ({ hand: put(game, hand, card) }));
};

const reveal = (part: "defence" | "counter"): Step => (view, { card = null }, seat) => {
  const { game } = view;
  const before = part === "defence" ? (view.defence ? cleared(view) : view) : { ...view, adversaries: discarded(game, view.adversaries, ...(view.counter ? [view.counter] : [])) };
  return { ...before, to_move: seat, adversaries: drawn(game, before.adversaries, card), [part]: card, ...(part === "defence" ? { pierces: null } : { stops: null }) };
};

const startRound: Step = (view, { number = 0, turn }) => {
  const next = cleared(view);
  const seats = next.seats.map((side) => ({ ...side, gauges: { force: 0, technique: 0, guard: 0 } }));
  return { ...next, round: number, turn, to_move: view.mode === "duel" ? 0 : view.to_move, seats };
};

const chooseEnemy: Step = (view, { enemy = "" }) => {
  const found = opponent(faces(view.game), slug(enemy));
  if (!found) return view;
  return { ...view, waiting: view.waiting.filter((id) => id !== slug(enemy)), round: 0, enemy: { name: slug(enemy), life: found.life ?? 0, ki: found.ki ?? 0 } };
};

const chooseWeapon: Step = (view, { weapon = "" }, seat) => {
  const data = faces(view.game).get(`weapon-${slug(weapon)}`)?.data;
  const most = typeof data?.["ki_max"] === "number" ? data["ki_max"] : KI_MAX;
  const guard = typeof data?.["guard_max"] === "number" ? data["guard_max"] : Infinity;
  return withSeat(view, seat, (side) => ({
    weapon: slug(weapon), ki: Math.min(side.ki, most), ki_max: most, gauges: { ...side.gauges, guard: Math.min(side.gauges.guard, guard) },
  }));
};

const is = (known: Partial<Fight>): Step => (view) => ({ ...view, ...known });

const STEPS: Readonly<Record<string, Step>> = {
  "started-fight": (view) => (view.round === 0 ? view : { ...view, round: 0 }),
  "started-round": startRound,
  "shuffled-actions": (view) => ({ ...view, actions: refilled(view.game, view.actions) }),
  "shuffled-adversaries": (view) => ({ ...view, adversaries: refilled(view.game, view.adversaries) }),
  drew: draw,
  placed: place,
  discarded: discard,
  "chose-symbol": (view, { word = "" }, seat) => withSeat(view, seat, ({ attack }) => ({ attack: attack.with(-1, { ...(attack.at(-1) as Seat["attack"][number]), symbol: word }) })),
  "moved-force": moved("force"),
  "moved-technique": moved("technique"),
  "moved-guard": moved("guard"),
  "paid-ki": ki(-1),
  "lost-ki": ki(-1),
  "gained-ki": ki(1),
  "turned-life": (view, _, seat) => withSeat(view, seat, (side) => ({ life: side.life - 1 })),
  "lost-life": life(-1),
  "gained-life": life(1),
  "revealed-defence": reveal("defence"),
  "revealed-counter": reveal("counter"),
  pierced: is({ pierces: true }),
  held: is({ pierces: false }),
  parried: is({ stops: true }),
  cancelled: is({ stops: true }),
  hit: is({ stops: false }),
  "gained-special": (view, { card = null }, seat) =>
    withSeat({ ...view, specials: drawn(view.game, view.specials, card) }, seat, ({ stored }) => ({ stored: put(view.game, stored, card) })),
  "raised-die": (view, { number = 1 }, seat) => withSeat(view, seat, () => ({ die: number })),
  "cashed-die": (view, _, seat) => withSeat(view, seat, () => ({ die: 1 })),
  rolled: (view, { rule, number = 0 }) => (rule === "WS-G3" ? withEnemy(view, () => ({ life: number })) : view),
  "enemy-lost-life": enemyLife(-1),
  "enemy-gained-life": enemyLife(1),
  "enemy-rose": (view, { number = 0 }) => withEnemy(view, () => ({ life: number })),
  "enemy-lost-ki": (view, { number = 0 }) => withEnemy(view, (enemy) => ({ ki: enemy.ki - number })),
  "beat-enemy": (view, { number = 0 }) => ({ ...withEnemy(view, () => ({ life: 0 })), beaten: number }),
  "chose-enemy": chooseEnemy,
  "chose-weapon": chooseWeapon,
  "broke-weapon": (view, { weapon = "" }) => ({ ...view, broken: [...view.broken, slug(weapon)] }),
};

export function step(view: AnyView, event: GameEvent): AnyView {
  return STEPS[event.kind]?.(view as Fight, event, event.player ?? 0) ?? view;
}
