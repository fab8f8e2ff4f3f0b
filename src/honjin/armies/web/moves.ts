/** Where the cards of an event came from and went to, in a game of armies. */
import type { GameEvent, View } from "$page/api/types";
import { movesBy, type Move, type Way } from "$page/table/moves";
import { partsOf } from "./places";
import type { ArmyView } from "./view";

type Pile = "deck" | "discard" | "removed";

const owner = (place = "") => partsOf(place)[0];
const slot = (event: GameEvent) => `slot:${event.place}`;

/** `pile` is where a seat's piles lie. */
export function armyMoves(pile: (kind: Pile, seat: number) => string) {
  const fallen: Way = (event) => [slot(event), pile("discard", owner(event.place))];
  const drawn: Way = (_, seat) => [pile("deck", seat), `hand:${seat}`];
  const spent: Way = (_, seat) => [`hand:${seat}`, pile("discard", seat)];
  const placed: Way = (event, seat) => [`hand:${seat}`, slot(event)];
  const topped: Way = (_, seat) => [pile("discard", seat), pile("deck", seat)];
  const one = movesBy({
    drew: drawn,
    found: drawn,
    took: (_, seat) => [pile("discard", seat), `hand:${seat}`],
    paid: spent,
    discarded: spent,
    reacted: spent,
    placed,
    raised: (event, seat) => [pile("discard", seat), slot(event)],
    shifted: placed,
    mutated: placed,
    destroyed: fallen,
    sacrificed: fallen,
    returned: (event) => [slot(event), pile("deck", owner(event.place))],
    milled: (_, seat) => [pile("deck", seat), pile("discard", seat)],
    revealed: (_, seat) => [pile("deck", seat), "revealed"],
    removed: (_, seat) => [pile("discard", seat), pile("removed", seat)],
    "put-on-top": topped,
    "put-under": (_, seat) => ["revealed", pile("deck", seat)],
    "shuffled-in": topped,
  });
  return (event: GameEvent, before?: View): Move[] => {
    const view = before as ArmyView | undefined;
    const isShown = event.card && (view?.coming === event.card || view?.revealed.includes(event.card));
    const moves = one(event).map((move) => (isShown && move.from !== slot(event) && move.to !== "revealed" ? { ...move, from: "revealed" } : move));
    /** What a card replaced flies to the discard. */
    const isReplaced = event.other_card && (event.kind === "shifted" || event.kind === "mutated") && event.card !== undefined;
    return isReplaced ? [{ card: event.other_card ?? null, from: slot(event), to: pile("discard", event.player ?? 0) }, ...moves] : moves;
  };
}
