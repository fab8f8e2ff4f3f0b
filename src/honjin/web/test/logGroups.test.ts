import { expect, test } from "vitest";
import { filtered, groupsOf, LogReader, together, type Line } from "../src/table/logGroups";

const KINDS = { minor: new Set(["paid"]), battles: new Set(["fought", "won"]) };
const nameOf = (card: string | null) => (card === null ? undefined : `<${card}>`);
let n = 0;
const line = (kind: string, player: number | null = 0, card: string | null = null, turn = 1): Line =>
  ({ n: n++, text: `${player} ${kind} ${card === null ? "?" : `<${card}>`}.`, rule: "R-1", turn, kind, player, card });

const GAME = [
  line("drew", 0, "a", 0), line("drew", 0, "b", 0), line("drew", 1, null, 0), line("drew", 1, null, 0),
  line("started-round", 0, null, 0),
  line("started-turn", 0), line("placed", 0, "a"), line("paid", 0, "b"),
  line("started-turn", 1, null, 2), line("placed", 1, "c", 2), line("destroyed", 1, "a", 2),
  line("fought", 0, null, 2), line("fought", 1, null, 2), line("won", 1, null, 2),
];

test("a turn, a round and a battle are groups", () => {
  const groups = groupsOf(GAME, KINDS, nameOf);
  expect(groups.map(({ head, isBattle, player }) => [head?.kind ?? null, isBattle, player])).toEqual([
    [null, false, null], ["started-round", false, 0], ["started-turn", false, 0], ["started-turn", false, 1], [null, true, null],
  ]);
  expect(groups.flatMap((group) => [...(group.head ? [group.head] : []), ...group.told.flatMap(({ lines }) => lines)])).toEqual(GAME);
});

test("what one player does again and again is told in one breath", () => {
  const [start] = groupsOf(GAME, KINDS, nameOf);
  expect(start?.told.map(({ lines }) => lines.length)).toEqual([2, 2]);
});

test("what only explains is minor", () => {
  expect(groupsOf(GAME, KINDS, nameOf)[2]?.told.map(({ isMinor }) => isMinor)).toEqual([false, true]);
});

test("filters leave out the groups that are empty then", () => {
  const groups = groupsOf(GAME, KINDS, nameOf);
  expect(filtered(groups, "battles", [0])).toEqual([groups[4]]);
  const mine = filtered(groups, "mine", [0]).flatMap(({ told }) => told.flatMap(({ lines }) => lines));
  expect(mine.every(({ player }) => player === 0)).toBe(true);
  expect(mine.length + filtered(groups, "theirs", [0]).flatMap(({ told }) => told.flatMap(({ lines }) => lines)).length).toBe(11);
});

test("names are put into the sentence of the first", () => {
  const said = (text: string, card: string | null): Line => ({ ...line("took", 0, card), text });
  const read = (...lines: Line[]) => groupsOf(lines, KINDS, nameOf).flatMap(({ told }) => told.map(({ lines: facts }) => (facts.length > 1 ? together(facts, nameOf, (names) => names.join(" and ")) : facts[0].text)));
  expect(read(said("You took <a>.", "a"), said("You took <b>.", "b"))).toEqual(["You took <a> and <b>."]);
  expect(read(said("You took <a>.", "a"), said("You took back <b>.", "b"))).toEqual(["You took <a>.", "You took back <b>."]);
  expect(read(said("She took a card.", null), said("She took a card.", null))).toEqual(["She took a card. ×2"]);
  expect(read(said("You took <a>.", "a"), said("You took <a>.", "a"))).toEqual(["You took <a>. ×2"]);
});

test("a log that grows is read on: what was there stays the same", () => {
  const reader = new LogReader(KINDS, nameOf);
  const before = reader.read(GAME.slice(0, 7));
  const after = reader.read(GAME);
  expect(after).toEqual(groupsOf(GAME, KINDS, nameOf));
  expect(after.slice(0, 2).every((group, index) => group === before[index])).toBe(true);
  expect(after[2]?.told[0]).toBe(before[2]?.told[0]);
  expect(reader.read([...GAME])).toBe(after);
});

test("a log that was taken back or told in other words is read again", () => {
  const reader = new LogReader(KINDS, nameOf);
  reader.read(GAME);
  expect(reader.read(GAME.slice(0, 7))).toEqual(groupsOf(GAME.slice(0, 7), KINDS, nameOf));
  const other = GAME.map((one) => ({ ...one, text: `so ${one.text}` }));
  expect(reader.read(other)).toEqual(groupsOf(other, KINDS, nameOf));
});
