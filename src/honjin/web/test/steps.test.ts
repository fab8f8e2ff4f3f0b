/** The events of a move lead from the view before it to the view after it; tests/web/test_steps.py plays the games. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { CardFace, GameEvent, View } from "$page/api/types";
import { pageOf } from "../src/games";
import { stock } from "../src/knowledge.svelte";

interface Move { choice: string; events: GameEvent[]; view: View }
interface Played { game: string; cards: CardFace[]; games: { name: string; start: View; moves: Move[] }[] }

const path = process.env["HONJIN_STEPS"];
const told = path ? (JSON.parse(readFileSync(path, "utf-8")) as Played[]) : [];
/** What no board shows, what bonuses add to a strength, and what no fact tells. */
const UNTOLD = new Set(["open", "icons", "strength", "decision", "deck_known", "from_discard", "song", "turns"]);
/** Where a token was taken back from, and the second copy in a hand that was looked at. */
const EXACT = 0.999;

const shown = (view: View) => JSON.stringify(view, (key, value: unknown) => (UNTOLD.has(key) ? undefined : value));

it.each(told)("$game: nearly every move is told whole by its facts", ({ game, cards, games }) => {
  stock(game, "en", cards, []);
  const { step } = pageOf(game);
  const moves = games.flatMap(({ name, start, moves }) => moves.map((move, n) => ({ ...move, name, before: moves[n - 1]?.view ?? start })));
  const facts = moves.filter(({ events }) => events.length);
  const wrong = facts.filter(({ before, events, view }) => shown(events.reduce(step, before)) !== shown(view));
  expect(facts.length).toBeGreaterThan(400);
  expect(wrong.length / facts.length, wrong.map(({ name, choice }) => `${name}: ${choice}`).join("\n")).toBeLessThan(1 - EXACT);
});

it.runIf(!path)("is run with games by tests/web/test_steps.py", () => {});
