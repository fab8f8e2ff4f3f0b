/** Which cards and places a decision concerns, and what a touch on one of them means. */
import type { CardFace, Decision, Option, View } from "../api/types";

export const ROWS = ["I", "II", "III"] as const;

/** Where a card is touched: in the hand, among the stored Specials, or in the tray of what is offered. */
export type Home = "hand" | "stored" | "tray";

export interface Selection { card?: string; home?: Home; slot?: string }

/** Choices that commit: a touch selects, a second touch, a target or a button carries out. */
const DELIBERATE = new Set(["play", "shift", "mutate", "activate", "place"]);

function held(view: View, seat: number): { hand: (string | null)[]; stored: (string | null)[] } {
  const side = view.seats[seat];
  return { hand: side?.hand ?? [], stored: side && "stored" in side ? side.stored : [] };
}

export function homeOf(option: Option, view: View, seat: number): Home | null {
  if (option.card === null) return null;
  const { hand, stored } = held(view, seat);
  if (!option.notation.endsWith("from discard")) {
    if (hand.includes(option.card)) return "hand";
    if (stored.includes(option.card)) return "stored";
  }
  return "tray";
}

/** The options that a touch on a card reaches. */
export function ofCard(decision: Decision, view: View, card: string, home: Home): Option[] {
  return decision.options.filter(
    (option) => option.card === card && homeOf(option, view, decision.seat) === home,
  );
}

/** The options that a touch on a place reaches, with the card that is selected if there is one. */
export function ofSlot(decision: Decision, view: View, faces: ReadonlyMap<string, CardFace>, slot: string, selection: Selection | null): Option[] {
  if (selection?.card && selection.home) {
    return ofCard(decision, view, selection.card, selection.home).filter(
      (option) => (option.slot ?? landing(option, view, faces, decision.seat)) === slot,
    );
  }
  return decision.options.filter((option) => option.slot === slot);
}

/** The place to which a played card would go: the next one of its row. */
export function landing(option: Option, view: View, faces: ReadonlyMap<string, CardFace>, seat: number): string | null {
  if (option.kind !== "play" || option.card === null) return null;
  const row = / row (I{1,3})\b/.exec(option.notation)?.[1];
  const level = row ? row.length : (faces.get(option.card)?.level ?? 0);
  const side = view.seats[seat];
  if (!level || !side || !("army" in side)) return null;
  return `${seat}:${ROWS[level - 1]}.${(side.army[level - 1]?.length ?? 0) + 1}`;
}

/** The places that the selection can go to. */
export function targets(decision: Decision, view: View, faces: ReadonlyMap<string, CardFace>, selection: Selection): Set<string> {
  const options = selection.card && selection.home ? ofCard(decision, view, selection.card, selection.home) : [];
  const found = options.map((option) => option.slot ?? landing(option, view, faces, decision.seat));
  return new Set(found.filter((slot): slot is string => slot !== null));
}

export function litCards(decision: Decision, view: View, home: Home): Set<string> {
  const lit = decision.options.filter((option) => homeOf(option, view, decision.seat) === home);
  return new Set(lit.map((option) => option.card as string));
}

export function litSlots(decision: Decision): Set<string> {
  return new Set(decision.options.flatMap((option) => (option.slot === null ? [] : [option.slot])));
}

/** The cards that lie neither in the hand nor in an army: offered side by side. */
export function tray(decision: Decision, view: View): string[] {
  return [...litCards(decision, view, "tray")];
}

/** The options that are no card and no place: buttons. */
export function plain(decision: Decision): Option[] {
  return decision.options.filter((option) => option.card === null && option.slot === null);
}

export function selected(decision: Decision, view: View, faces: ReadonlyMap<string, CardFace>, selection: Selection): Option[] {
  if (selection.card && selection.home) return ofCard(decision, view, selection.card, selection.home);
  return selection.slot ? ofSlot(decision, view, faces, selection.slot, null) : [];
}

/** Whether one touch is enough. */
export function isImmediate(options: Option[]): boolean {
  return options.length === 1 && !DELIBERATE.has(options[0]?.kind ?? "");
}

/** The choice to ask about when something unlit is touched: in the words of what is asked now. */
export function wished(decision: Decision | null, seat: number, touched: Selection, holding: string | null): string {
  const kinds = decision?.options.map((option) => option.kind) ?? [];
  if (touched.slot) {
    const [owner, place] = touched.slot.split(":") as [string, string];
    const named = Number(owner) === seat ? place : touched.slot;
    const replace = kinds.includes("mutate") ? "mutate" : "shift";
    if (holding) return `${replace} ${named} ${holding}`;
    const kind = kinds.find((one) => ["choose", "take"].includes(one)) ?? (decision?.prompt === "turn" ? "activate" : "choose");
    return `${kind} ${named}`;
  }
  const words = decision?.options.find((option) => option.card !== null && option.slot === null)?.kind;
  return `${words ?? "play"} ${touched.card}`;
}
