/** Where a text names cards of the game. */
import type { Faces } from "../games";

/** A piece of the text; with a card, its name, and what clings to it: no line begins with a full stop. */
export interface Piece { text: string; card?: string; end?: string }

const END = /^[^\s\p{L}\p{N}(«]+/u;

interface Names { pattern: RegExp; ids: ReadonlyMap<string, string> }

const known = new WeakMap<Faces, Names>();

function namesOf(faces: Faces): Names {
  let names = known.get(faces);
  if (!names) {
    const ids = new Map([...faces.values()].map(({ name, id }) => [name, id]));
    // The longest first: a name may stand within another.
    const words = [...ids.keys()].sort((one, other) => other.length - one.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    // The names are whole words: none begins or ends within another word.
    names = { ids, pattern: words.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "gu") : /(?!)/g };
    known.set(faces, names);
  }
  return names;
}

export function cutAtCards(text: string, faces: Faces): Piece[] {
  const { pattern, ids } = namesOf(faces);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(pattern)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    from = index + name.length;
    const [end = ""] = END.exec(text.slice(from)) ?? [];
    pieces.push({ text: name, card: ids.get(name) as string, ...(end && { end }) });
    from += end.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
