/** What the people and bots at a table are called; the server has decided it, seat by seat. */
import type { SeatInfo } from "../api/types";
import { say } from "../say.svelte";
import { settings } from "../settings.svelte";

export function personName(person: SeatInfo | undefined): string {
  return person?.kind === "open" ? say("seat-free") : (person?.name ?? "");
}

/** With the strength of a bot: in lists, and beside its army. */
export function personLabel(person: SeatInfo | undefined): string {
  return person?.kind === "open" ? say("seat-free") : (person?.label ?? "");
}

/** As it stands beside an army: oneself is marked, where one device has several seats the one that looks. */
export function plateName(people: readonly SeatInfo[], seat: number, looking: number | null): string {
  const person = people[seat];
  const isShared = people.filter((other) => other.you).length > 1;
  const called = personLabel(person);
  return person?.you && (!isShared || seat === looking) ? say("you-named", { name: called }) : called;
}

/** Several seats by name, as in "Hana and Player 2"; whoever has left theirs is known by its number. */
export function seatNames(people: readonly SeatInfo[], seats: readonly number[]): string {
  const names = seats.map((seat) => (people[seat]?.kind === "human" ? personName(people[seat]) : say("player-number", { number: seat + 1 })));
  return listed(names);
}

/** Names one after the other, as in "Hana and Jun". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang).format(names);
}
