/** What the facts of GOSU Tactics tell of the table. */
import { armySteps, mark, put, stepBy, take, withSeat, type Step } from "$armies/step";
import type { ViewOf } from "$page/api/types";
import type { View } from "./view";

type Table = ViewOf<View>;

const TURNS_AFTER_PASS = 3; // GT-R2

const steps = armySteps<Table>(
  {
    raising: "GT-M3",
    deck: (view, _, more) => ({ ...view, deck: view.deck + more }),
    discard: (view, _, change) => ({ ...view, discard: change(view.discard) }),
  },
  (card) => ({ card, imprisoned: false }),
);

/** GT-R3: an additional turn is none of those that are left after a pass. */
const endTurn = (view: Table): Table =>
  withSeat(view, view.to_move, ({ turns, turns_left: left }) => ({ turns: turns + 1, turns_left: left && !view.additional_turn ? left - 1 : left }));

const begin = (kind: string, due: (count: number) => number): Step<Table> => (view, event, seat) => {
  const ended = endTurn(view);
  return { ...(steps[kind]?.(ended, event, seat) ?? ended), additional_turns_due: due(view.additional_turns_due) };
};

/** GT-N1: what the end of a round brings belongs to the next one. */
const nextRound = (view: Table): Table => {
  if (view.seats.every(({ turns_left }) => turns_left === null)) return view;
  const seats = view.seats.map((side) => ({ ...side, passed: false, turns: 0, turns_left: null }));
  return { ...view, seats, round: view.round + 1, additional_turn: false, additional_turns_due: 0 };
};

const free = mark<Table>({ imprisoned: false });

export const step = stepBy<Table>({
  ...steps,
  drew: (view, event, seat) => steps["drew"]?.(event.rule === "GT-N2" ? nextRound(view) : view, event, seat) ?? view,
  // GT-A6: the discard becomes the pile.
  shuffled: (view) => ({ ...view, deck: view.deck + view.discard.length, discard: [] }),
  "set-aside": (view, { card = null }, seat) => withSeat(view, seat, ({ set_aside: aside }) => ({ set_aside: put(view.game, card)(aside) })),
  discarded: (view, event, seat) => {
    const rest = withSeat(view, seat, ({ set_aside: aside }) => ({ set_aside: take(event.card ?? null)(aside) }));
    return steps["discarded"]?.(rest, event, seat) ?? rest;
  },
  imprisoned: mark({ imprisoned: true }),
  released: free,
  freed: (view, event, seat) => free(nextRound(view), event, seat),
  passed: (view, _, seat) => {
    const seats = view.seats.map((side, one) => ({
      ...side,
      passed: side.passed || one === seat,
      turns_left: one === seat ? 0 : (side.turns_left ?? TURNS_AFTER_PASS),
    }));
    return { ...view, seats, additional_turns_due: 0 };
  },
  "started-turn": begin("started-turn", () => 0),
  "started-additional": begin("started-additional", (count) => count - 1),
  "took-advantage": (view, _, seat) => ({ ...view, advantage: seat }),
  "gained-turn": (view, { number = 0 }) => ({ ...view, additional_turns_due: number }),
  "won-point": (view, { number = 0 }, seat) => withSeat(view, seat, () => ({ points: number })),
});
