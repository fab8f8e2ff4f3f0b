import { expect, test } from "vitest";
import { pastTurns } from "../src/table/backs";

test("the choices of a turn are told together, the last first", () => {
  const points = [[0, 0], [3, 1], [7, 4], [8, 4]].map(([made = 0, turn = 0]) => ({ made, turn, asked: "", label: `choice ${made}` }));
  const turns = pastTurns(points).map(({ turn, points: own }) => [turn, own.map(({ made }) => made)]);
  expect(turns).toEqual([[4, [8, 7]], [1, [3]], [0, [0]]]);
  expect(pastTurns([])).toEqual([]);
});
