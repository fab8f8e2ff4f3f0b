/** A log as people read it: turn by turn, what matters, and what belongs together in one line. */
import type { LogLine } from "../api/types";

export type Line = LogLine & { moment?: number };

/** One line to read: a fact, or several of the same kind by the same player. */
export interface Told { lines: [Line, ...Line[]]; isMinor: boolean }

/** A turn, a round's beginning, a battle; `head` is the fact that opened it. */
export interface Group { head: Line | null; isBattle: boolean; turn: number; player: number | null; told: Told[] }

/** What a game says of its kinds of facts. */
export interface Kinds {
  /** Told only to whoever wants to know every fact. */
  minor: ReadonlySet<string>;
  /** Of a battle, or how it ended. */
  battles: ReadonlySet<string>;
}

export type Filter = "all" | "mine" | "theirs" | "battles";

/** How the kinds of facts begin that open a round, a turn, a fight. */
const OPENS = "started-";

/** How a card is called; none: nobody knows it. */
export type NameOf = (card: string | null) => string | undefined;

/** The groups of these lines, after those that are known already: what a line does not touch stays the same object. */
export function groupsOf(lines: readonly Line[], { minor, battles }: Kinds, nameOf: NameOf, known: readonly Group[] = []): Group[] {
  const groups = [...known];
  for (const line of lines) {
    const isBattle = battles.has(line.kind);
    const group = groups.at(-1);
    if (line.kind.startsWith(OPENS)) groups.push({ head: line, isBattle: false, turn: line.turn, player: line.player, told: [] });
    else if (!group || (isBattle && !group.isBattle)) groups.push({ head: null, isBattle, turn: line.turn, player: null, told: [{ lines: [line], isMinor: minor.has(line.kind) }] });
    else {
      const last = group.told.at(-1);
      const told = last && belongs(last.lines[0], line, nameOf)
        ? group.told.with(-1, { ...last, lines: [...last.lines, line] })
        : [...group.told, { lines: [line], isMinor: minor.has(line.kind) } satisfies Told];
      groups[groups.length - 1] = { ...group, told };
    }
  }
  return groups;
}

/** A log that grows while it is read. */
export class LogReader {
  private lines: readonly Line[] = [];
  private groups: Group[] = [];

  constructor(private readonly kinds: Kinds, private readonly nameOf: NameOf) {}

  read(lines: readonly Line[]): Group[] {
    const { length } = this.lines;
    const isLonger = length <= lines.length && lines[length - 1] === this.lines[length - 1];
    if (!isLonger) this.groups = groupsOf(lines, this.kinds, this.nameOf);
    else if (length < lines.length) this.groups = groupsOf(lines.slice(length), this.kinds, this.nameOf, this.groups);
    this.lines = lines;
    return this.groups;
  }
}

/** Whether the second can be told in one breath with the first: it says the same, of another card perhaps. */
function belongs(first: Line, next: Line, nameOf: NameOf): boolean {
  if (first.kind !== next.kind || first.player !== next.player) return false;
  return first.text === next.text || frameOf(first, nameOf) === frameOf(next, nameOf);
}

const HOLE = "\u0000";

/** The sentence around the name of its card. */
function frameOf({ text, card }: Line, nameOf: NameOf): string {
  const name = nameOf(card);
  return name ? text.replace(name, HOLE) : text;
}

/** Facts that belong together, as one sentence: their names, listed, stand where the first one stood. */
export function together(lines: readonly [Line, ...Line[]], nameOf: NameOf, listed: (names: string[]) => string): string {
  const [first] = lines;
  const frame = frameOf(first, nameOf);
  if (frame === first.text || lines.every(({ text }) => text === first.text)) return `${first.text} ×${lines.length}`;
  return frame.replace(HOLE, () => listed(lines.flatMap(({ card }) => nameOf(card) ?? [])));
}

/** The groups with what somebody wants to read; `mine` are one's own seats. */
export function filtered(groups: readonly Group[], filter: Filter, mine: readonly number[]): readonly Group[] {
  if (filter === "all") return groups;
  if (filter === "battles") return groups.filter((group) => group.isBattle);
  const isWanted = ({ player }: Line) => player !== null && mine.includes(player) === (filter === "mine");
  return groups
    .map((group) => ({ ...group, told: group.told.filter(({ lines }) => isWanted(lines[0])) }))
    .filter((group) => group.told.length);
}
