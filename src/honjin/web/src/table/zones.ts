/** Where the cards of an event came from and went to, as names of places on the page. */
import type { GameEvent, View } from "../api/types";

export interface Move { card: string | null; from: string; to: string }

const owner = (place: string) => place.split(":")[0];

/** The piles of a seat; GOSU Tactics and Way of the Samurai have common ones. */
function pile(view: View, kind: "deck" | "discard" | "removed", seat: number | string): string {
  return view.game === "gosu-x" ? `${kind}:${seat}` : kind;
}

type Rule = (event: GameEvent, view: View, seat: number) => [from: string, to: string] | null;

const slot = (event: GameEvent) => `slot:${event.place}`;

const GOSU: Record<string, Rule> = {
  drew: (_, view, seat) => [pile(view, "deck", seat), `hand:${seat}`],
  found: (_, view, seat) => [pile(view, "deck", seat), `hand:${seat}`],
  took: (_, view, seat) => [view.game === "gosu-x" ? `discard:${seat}` : "revealed", `hand:${seat}`],
  paid: (_, view, seat) => [`hand:${seat}`, pile(view, "discard", seat)],
  discarded: (_, view, seat) => [`hand:${seat}`, pile(view, "discard", seat)],
  reacted: (_, view, seat) => [`hand:${seat}`, pile(view, "discard", seat)],
  placed: (event, _, seat) => [`hand:${seat}`, slot(event)],
  raised: (event, view, seat) => [pile(view, "discard", seat), slot(event)],
  shifted: (event, _, seat) => [`hand:${seat}`, slot(event)],
  mutated: (event, _, seat) => [`hand:${seat}`, slot(event)],
  destroyed: (event, view, seat) => [slot(event), pile(view, "discard", owner(event.place ?? "") ?? seat)],
  sacrificed: (event, view, seat) => [slot(event), pile(view, "discard", owner(event.place ?? "") ?? seat)],
  lost: (event, view, seat) => (event.place ? [slot(event), pile(view, "discard", seat)] : null),
  returned: (event, view, seat) => [slot(event), pile(view, "deck", owner(event.place ?? "") ?? seat)],
  milled: (_, view, seat) => [pile(view, "deck", seat), pile(view, "discard", seat)],
  revealed: (_, view, seat) => [pile(view, "deck", seat), "revealed"],
  removed: (_, view, seat) => [pile(view, "discard", seat), pile(view, "removed", seat)],
  "put-on-top": (_, view, seat) => [pile(view, "discard", seat), pile(view, "deck", seat)],
  "put-under": (_, view, seat) => ["revealed", pile(view, "deck", seat)],
  "shuffled-in": (_, view, seat) => [pile(view, "discard", seat), pile(view, "deck", seat)],
};

const SAMURAI: Record<string, Rule> = {
  drew: (_, __, seat) => ["deck", `hand:${seat}`],
  placed: (_, __, seat) => [`hand:${seat}`, `attack:${seat}`],
  discarded: (_, __, seat) => [`hand:${seat}`, "discard"],
  "revealed-defence": () => ["adversaries", "defence"],
  "revealed-counter": () => ["adversaries", "counter"],
  "gained-special": (_, __, seat) => ["specials", `stored:${seat}`],
};

/** The flights that an event asks for; what it replaced flies to the discard. */
export function moves(event: GameEvent, view: View): Move[] {
  const seat = event.player ?? 0;
  const rules = view.game === "way-of-the-samurai" ? SAMURAI : GOSU;
  const way = rules[event.kind]?.(event, view, seat);
  if (!way || event.card === undefined) return [];
  const [from, to] = way;
  const found: Move[] = [];
  if (event.other_card && (event.kind === "shifted" || event.kind === "mutated")) {
    found.push({ card: event.other_card, from: slot(event), to: pile(view, "discard", seat) });
  }
  found.push({ card: event.card, from, to });
  return found;
}

/** What an event touches without moving a card: it glows for a moment. */
export function touched(event: GameEvent): string[] {
  const places = [event.place, event.other_place].filter((place): place is string => !!place);
  return places.map((place) => `slot:${place}`);
}
