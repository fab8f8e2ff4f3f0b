/** What the people and bots at a table are called. */
import type { SeatInfo } from "../api/types";
import { game } from "../knowledge.svelte";
import { say } from "../say.svelte";
import { settings } from "../settings.svelte";

export function levelName(name: string, level: string | null): string {
  return game(name)?.levels.find((one) => one.name === level)?.label ?? level ?? "";
}

export function personName(person: SeatInfo | undefined, name: string): string {
  if (!person) return "";
  if (person.kind === "bot") return say("bot-named", { level: levelName(name, person.level) });
  if (person.kind === "open") return say("seat-free");
  return person.name || say("player-number", { seat: person.seat });
}

/** As it stands beside an army: oneself is marked, and the seats of one device go by their numbers. */
export function plateName(people: readonly SeatInfo[], seat: number, looking: number | null, name: string): string {
  const person = people[seat];
  const isShared = people.filter((other) => other.you).length > 1;
  const called = isShared && person?.you ? say("player-number", { seat }) : personName(person, name);
  return person?.you && (!isShared || seat === looking) ? say("you-named", { name: called }) : called;
}

/** Several seats by name, as in "Hana and player 2". */
export function seatNames(people: readonly SeatInfo[], seats: readonly number[], name: string): string {
  const names = seats.map((seat) => (people[seat]?.kind === "human" ? personName(people[seat], name) : say("player-number", { seat })));
  return new Intl.ListFormat(settings.lang).format(names);
}

/** By seat, as the log calls them: bots by their number where there are several, people of one name not at all. */
export function callNames(people: readonly SeatInfo[]): string[] {
  const bots = people.filter((person) => person.kind === "bot").length;
  return people.map((person) => {
    if (person.kind === "bot") return bots > 1 ? say("bot-number", { seat: person.seat }) : say("bot");
    const isAlone = people.filter((other) => other.name === person.name).length === 1;
    return person.kind === "human" && isAlone ? person.name : "";
  });
}

/** The engine's texts know seats by number; who has a name is called by it. */
export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\b(du |au |[Ll]e )?(?:[Jj]oueur|[Pp]layer) (\d)\b/g, (whole, article: string | undefined, seat: string) => {
    const name = names[Number(seat)];
    if (!name) return whole;
    if (article === "du ") return /^[aeiouyâàéèêëîïôûh]/i.test(name) ? `d’${name}` : `de ${name}`;
    return article === "au " ? `à ${name}` : name;
  });
}
