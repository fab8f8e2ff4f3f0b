import { beforeEach, expect, test } from "vitest";
import type { Decision } from "../src/api/types";
import { settings } from "../src/settings.svelte";
import { Pauses } from "../src/table/pauses.svelte";

const choice: Decision = {
  seat: 0, prompt: "placing", label: "", card: null, cause: null, threat: null, reaction: false, decline: null, pause: false, risk: null, idle: null, options: [],
};
const pause = (risk: number | null = null): Decision => ({ ...choice, prompt: "before", decline: "go on", pause: true, risk });

beforeEach(() => Object.assign(settings, { goesOn: true, oncePerTurn: true }));

test("who has gone on is asked no more in that turn, whatever it risks", () => {
  const pauses = new Pauses();
  expect(pauses.isPassed(pause(0), 3)).toBe(false);
  pauses.goOn(pause(0), 3);
  for (const next of [pause(0), pause(2), pause()]) expect(pauses.isPassed(next, 3)).toBe(true);
  expect(pauses.isPassed(choice, 3)).toBe(false);
  expect(pauses.isPassed(pause(0), 4)).toBe(false);
});

test("whoever wants to be asked again says so before or after, for this turn", () => {
  const pauses = new Pauses();
  expect([pauses.canAsk(choice, 3), pauses.canAsk(pause(), 3)]).toEqual([false, true]);
  pauses.goOn(pause(), 3);
  expect([pauses.canAsk(choice, 3), pauses.canAsk(choice, 4)]).toEqual([true, false]);
  pauses.ask(3, true);
  expect([pauses.isAsking(3), pauses.isPassed(pause(), 3)]).toEqual([true, false]);
  pauses.goOn(pause(), 3);
  expect(pauses.isPassed(pause(), 3)).toBe(false);
  pauses.ask(3, false);
  expect(pauses.isPassed(pause(), 3)).toBe(true);
  pauses.goOn(pause(), 4);
  expect([pauses.isAsking(4), pauses.isPassed(pause(), 4)]).toEqual([false, true]);
});

test("without that setting one is asked again where it risks more or cannot be compared", () => {
  settings.oncePerTurn = false;
  const pauses = new Pauses();
  expect(pauses.canAsk(pause(), 3)).toBe(false);
  pauses.goOn(pause(1), 3);
  pauses.goOn(pause(), 3);
  expect([pause(0), pause(1), pause(2), pause()].map((next) => pauses.isPassed(next, 3))).toEqual([true, true, false, false]);
});

test("where every question is wanted, and after going back, all are asked", () => {
  const pauses = new Pauses();
  pauses.goOn(pause(), 3);
  pauses.forget();
  expect(pauses.isPassed(pause(), 3)).toBe(false);
  settings.goesOn = false;
  pauses.goOn(pause(), 3);
  expect([pauses.isPassed(pause(), 3), pauses.canAsk(pause(), 3)]).toEqual([false, false]);
});
