/** Which cards and places a decision concerns, and what a touch on one of them means. */
import type { Decision, Option, View } from "../api/types";
import { pageOf, type Faces } from "../games";

/** Where a card is touched: the hand, another list of the seat, or the tray of what is offered. */
export type Home = string;

export interface Selection { card?: string; home?: Home; slot?: string }

function homeOf(option: Option, view: View, seat: number): Home | null {
  return option.card === null ? null : pageOf(view.game).homeOf(option, view.seats[seat]);
}

/** The options that a touch on a card reaches. */
export function ofCard(decision: Decision, view: View, card: string, home: Home): Option[] {
  return decision.options.filter(
    (option) => option.card === card && homeOf(option, view, decision.seat) === home,
  );
}

function targetOf(option: Option, view: View, faces: Faces, seat: number): string | null {
  return option.slot ?? pageOf(view.game).landing(option, view, faces, seat);
}

/** The options that a touch on a place reaches, with the card that is selected if there is one. */
export function ofSlot(decision: Decision, view: View, faces: Faces, slot: string, selection: Selection | null): Option[] {
  if (selection?.card && selection.home) {
    return ofCard(decision, view, selection.card, selection.home).filter(
      (option) => targetOf(option, view, faces, decision.seat) === slot,
    );
  }
  return decision.options.filter((option) => option.slot === slot);
}

/** The places that the selection can go to. */
export function targets(decision: Decision, view: View, faces: Faces, selection: Selection): Set<string> {
  const options = selection.card && selection.home ? ofCard(decision, view, selection.card, selection.home) : [];
  const found = options.map((option) => targetOf(option, view, faces, decision.seat));
  return new Set(found.filter((slot): slot is string => slot !== null));
}

export function litCards(decision: Decision, view: View, home: Home): Set<string> {
  const lit = decision.options.filter((option) => homeOf(option, view, decision.seat) === home);
  return new Set(lit.map((option) => option.card as string));
}

export function litSlots(decision: Decision): Set<string> {
  return new Set(decision.options.flatMap((option) => (option.slot === null ? [] : [option.slot])));
}

/** The cards that lie nowhere on the table where they could be touched: offered side by side. */
export function tray(decision: Decision, view: View): string[] {
  return [...litCards(decision, view, "tray")];
}

/** The options that are no card and no place that is shown, and answers that are to be named: buttons. */
export function plain(decision: Decision, view: View): Option[] {
  const { hasPlaces, named } = pageOf(view.game);
  return decision.options.filter(
    (option) => named.has(option.kind) || (option.card === null && (option.slot === null || !hasPlaces)),
  );
}

export function selected(decision: Decision, view: View, faces: Faces, selection: Selection): Option[] {
  if (selection.card && selection.home) return ofCard(decision, view, selection.card, selection.home);
  return selection.slot ? ofSlot(decision, view, faces, selection.slot, null) : [];
}

/** Whether one touch of the seat that decides is enough; who does not want to confirm needs one wherever one choice is meant. */
export function isImmediate(options: Option[], view: View, seat: number, confirms = true): boolean {
  const [only, ...others] = options;
  return only !== undefined && !others.length && !(confirms && pageOf(view.game).isDeliberate(only, seat));
}
