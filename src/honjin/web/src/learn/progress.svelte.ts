/** Which lessons this browser has seen through. */

const KEY = "honjin-lessons";

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const progress = $state({ done: stored() });

export const isDone = (game: string, lesson: string): boolean => progress.done.includes(`${game} ${lesson}`);

export const hasBegun = (): boolean => progress.done.length > 0;

export function finish(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  progress.done.push(`${game} ${lesson}`);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.done));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
