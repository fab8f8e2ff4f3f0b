import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../src/api/types";
import { lastSetUp, rememberSetUp } from "../src/parts/setUps";

const game = {
  name: "any",
  levels: [{ name: "easy" }, { name: "hard" }],
  settings: [{ name: "draft", values: ["pick", "random"], names: {} }],
} as unknown as GameInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) } as unknown as Storage;
});

test("what was chosen last is chosen again", () => {
  const first = lastSetUp(game);
  expect(first).toMatchObject({ others: [], starts: true, clock: "none" });
  rememberSetUp("any", { ...first, others: [{ kind: "bot", level: "hard" }], options: { draft: "random" }, starts: false });
  expect(lastSetUp(game)).toMatchObject({ others: [{ kind: "bot", level: "hard" }], options: { draft: "random" }, starts: false });
  expect(lastSetUp({ ...game, name: "another" }).others).toEqual([]);
});

test("what the game does not know any more is not", () => {
  rememberSetUp("any", { ...lastSetUp(game), others: [{ kind: "bot", level: "gone" }], options: { draft: "old", lost: "x" } });
  expect(lastSetUp(game)).toMatchObject({ others: [{ kind: "bot", level: "easy" }], options: {} });
});
