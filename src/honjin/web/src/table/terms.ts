/** What everybody should know of a table before they sit down. */
import type { Clock, SealInfo, TableInfo } from "../api/types";
import { say } from "../say.svelte";

export type Term = "sealed" | "known" | "again" | "advice";

/** A table without other people needs none. */
export function termsOf(info: TableInfo): Term[] {
  if (info.again) return info.advice ? ["again", "advice"] : ["again"];
  if (!info.seats.some((seat) => seat.kind !== "bot" && !seat.you)) return [];
  const terms: Term[] = info.deal === "server" ? [] : [info.deal];
  return info.advice ? [...terms, "advice"] : terms;
}

/** Whether somebody may want to think twice: the host knows the cards, or computers may help. */
export function needsConsent(info: TableInfo): boolean {
  return termsOf(info).some((term) => term === "known" || term === "advice");
}

/** How much time there is. */
export function clockWords({ kind, minutes, increment, days }: Clock): string {
  if (kind === "fischer") return say("clock-told-fischer", { minutes: minutes ?? 15, increment: increment ?? 10 });
  return kind === "correspondence" ? say("clock-days-each", { count: days ?? 3 }) : say("clock-none");
}

export const TERM_ICONS: Record<Term, string> = {
  sealed: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4 9 3 3 5-6",
  known: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  again: "M4 12a8 8 0 0 1 13.7-5.6L20 8.500M20 4v4.500h-4.500M20 12a8 8 0 0 1-13.700 5.600L4 15.500M4 20v-4.500h4.500",
  advice: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3Z",
};

/** How far a person has come with a sealed deal. */
export function sealStep(seal: SealInfo, seat: number): "without" | "opened" | "locked" | "waiting" {
  if (seal.without.includes(seat)) return "without";
  if (seal.revealed[seat]) return "opened";
  return seal.commits[seat] ? "locked" : "waiting";
}
