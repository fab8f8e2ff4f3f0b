/** What a touch on a card or a place of an army means. */
import type { Decision, Option, SeatView, View } from "$page/api/types";
import type { Faces } from "$page/games";
import general from "$page/general";
import type { Home, Selection } from "$page/table/choice";
import { placeOf, seatOf } from "./places";
import type { ArmySeat } from "./view";

const DELIBERATE: ReadonlySet<string> = new Set(["play", "shift", "mutate", "activate"]);

/** What is done to a card of one's own army is asked once more, too: it may be one's own general that is lost. */
export function isDeliberate({ kind, slot }: Option, seat: number): boolean {
  return DELIBERATE.has(kind) || (slot !== null && seatOf(slot) === seat);
}

/** A card may lie in the hand and in a discard pile. */
export function homeOf(option: Option, side: SeatView | undefined): Home {
  return option.notation.endsWith("from discard") ? "tray" : general.homeOf(option, side);
}

/** The place to which a played card would go: the next one of its row. */
export function landing(option: Option, view: View, faces: Faces, seat: number): string | null {
  if (option.kind !== "play" || option.card === null) return null;
  const row = / row (I{1,3})\b/.exec(option.notation)?.[1];
  const level = row ? row.length : (faces.get(option.card)?.level ?? 0);
  const side = view.seats[seat] as ArmySeat | undefined;
  if (!level || !side) return null;
  return placeOf(seat, level - 1, side.army[level - 1]?.length ?? 0);
}

export function wish(decision: Decision | null, seat: number, touched: Selection, holding: string | null): string {
  if (!touched.slot) return general.wish(decision, seat, touched, holding);
  const kinds = decision?.options.map((option) => option.kind) ?? [];
  const [owner, place] = touched.slot.split(":") as [string, string];
  const named = Number(owner) === seat ? place : touched.slot;
  const replace = kinds.includes("mutate") ? "mutate" : "shift";
  if (holding) return `${replace} ${named} ${holding}`;
  const kind = kinds.find((one) => ["choose", "take"].includes(one)) ?? (decision?.prompt === "turn" ? "activate" : "choose");
  return `${kind} ${named}`;
}
