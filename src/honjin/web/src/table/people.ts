/** What the people and bots at a table are called. */
import type { SeatInfo } from "../api/types";
import { game } from "../knowledge.svelte";
import { say } from "../say.svelte";

export function levelName(name: string, level: string | null): string {
  return game(name)?.levels.find((one) => one.name === level)?.label ?? level ?? "";
}

export function personName(person: SeatInfo | undefined, name: string): string {
  if (!person) return "";
  if (person.kind === "bot") return say("bot-named", { level: levelName(name, person.level) });
  if (person.kind === "open") return say("seat-free");
  return person.name;
}
