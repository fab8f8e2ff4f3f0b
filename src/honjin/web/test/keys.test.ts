/** An arrow goes to the nearest thing in its direction. */
import { describe, expect, it } from "vitest";
import { nearest } from "../src/table/keys";

const points: [number, number][] = [[0, 0], [100, 0], [200, 0], [100, 100], [400, 20]];

describe("nearest", () => {
  it.each([
    [[0, 0], [1, 0], 1],
    [[100, 0], [1, 0], 2],
    [[100, 0], [-1, 0], 0],
    [[100, 0], [0, 1], 3],
    [[200, 0], [1, 0], 4],
    [[0, 0], [0, -1], -1],
  ] as [[number, number], [number, number], number][])("from %s towards %s", (from, way, index) => {
    expect(nearest(from, way, points)).toBe(index);
  });
});
