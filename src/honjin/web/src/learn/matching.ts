/** What a lesson waits for, against what is chosen and what happens. */
import type { GameEvent } from "../api/types";

/** A text that ends in * stands for all that begin so. */
export function fits(pattern: string, text: string): boolean {
  return pattern.endsWith("*") ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}

/** Whether the event has all these fields. */
export function isLike(event: GameEvent, wanted: Record<string, string | number>): boolean {
  const found = event as unknown as Record<string, unknown>;
  return Object.entries(wanted).every(([name, value]) => found[name] !== undefined && fits(String(value), String(found[name])));
}
