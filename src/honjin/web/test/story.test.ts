/** A finished game in numbers: where it turned, who was ahead, what is drawn. */
import { describe, expect, it } from "vitest";
import type { GameInfo, GameStory, Outcome, SeatInfo, StoryPoint } from "../src/api/types";
import { anotherLevel } from "../src/table/levels";
import { ahead, drawing, spread, turning } from "../src/table/story";

const point = (moment: number, turn: number, sides: (number | null)[], more: Partial<StoryPoint> = {}): StoryPoint => ({
  moment, fact: moment, round: 1, turn, sides, battle: false, ...more,
});
const story = (...points: StoryPoint[]): GameStory => ({ points, result: "", seconds: null });

const GAME = story(
  point(0, 0, [0, 0]),
  point(3, 1, [2, 0]),
  point(5, 2, [2, 7]),
  point(9, 3, [4, 7]),
  point(12, 4, [4, 7], { battle: true }),
  point(20, 4, [2, 1], { round: 2 }),
  point(22, 5, [2, 3], { round: 2 }),
);

describe("the turn that changed most", () => {
  it("is found with the moment at which it began", () => {
    expect(turning(GAME)).toEqual({ turn: 2, moment: 3, change: 7 });
  });

  it("is never what the rules take away after a battle", () => {
    const quiet = story(point(0, 0, [9, 9]), point(1, 1, [9, 10]), point(2, 2, [9, 10], { battle: true }), point(3, 2, [1, 1], { round: 2 }));
    expect(turning(quiet)?.turn).toBe(1);
  });

  it("is nowhere in a game in which nothing changed", () => {
    expect(turning(story(point(0, 0, [0, 0]), point(1, 0, [0, 0])))).toBeNull();
  });
});

it("counts the turns after which a side stood above all others", () => {
  expect(ahead(GAME, 0)).toEqual({ turns: 2, all: 5 });
  expect(ahead(GAME, 1)).toEqual({ turns: 3, all: 5 });
});

describe("the picture", () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 50 };

  it("has a line for each side within its frame", () => {
    const { lines, battles, rounds, scale } = drawing(GAME, frame);
    expect(lines.map((line) => line.last)).toEqual([2, 3]);
    expect(lines[0]?.d.startsWith("M0 50L")).toBe(true);
    expect(battles.map((battle) => battle.sides.map((side) => side.value))).toEqual([[4, 7]]);
    expect(rounds.map((round) => round.round)).toEqual([2]);
    expect(scale.map((level) => level.value)).toEqual([0, 2, 4, 6, 8]);
  });

  it("breaks a line where its side was not there", () => {
    const { lines } = drawing(story(point(0, 0, [5, 3]), point(1, 1, [5, null]), point(2, 2, [4, 6])), frame);
    expect(lines[1]?.d.match(/M/g)).toHaveLength(2);
  });

  it("keeps the labels apart", () => {
    expect(spread([10, 12, 40], 10, 0, 50)).toEqual([10, 20, 40]);
    expect(spread([48, 49], 10, 0, 50)).toEqual([40, 50]);
  });
});

describe("whom to play next", () => {
  const levels = ["easy", "medium", "hard"].map((name) => ({ name, called: name, label: name, words: "" }));
  const game = { levels } as unknown as GameInfo;
  const people = (level: string) => [{ seat: 0, kind: "human", you: true }, { seat: 1, kind: "bot", level, you: false }] as SeatInfo[];
  const won = (...winners: number[]) => ({ winners }) as Outcome;

  it("is the next level up after a victory, and the one below after a defeat", () => {
    expect(anotherLevel(game, people("medium"), won(0))).toMatchObject({ level: { name: "hard" }, isHigher: true });
    expect(anotherLevel(game, people("medium"), won(1))).toMatchObject({ level: { name: "easy" }, isHigher: false });
  });

  it("is nobody at either end, and between people", () => {
    expect(anotherLevel(game, people("hard"), won(0))).toBeNull();
    expect(anotherLevel(game, people("easy"), won(1))).toBeNull();
    expect(anotherLevel(game, [...people("easy"), { seat: 2, kind: "human", you: false } as SeatInfo], won(0))).toBeNull();
  });
});
