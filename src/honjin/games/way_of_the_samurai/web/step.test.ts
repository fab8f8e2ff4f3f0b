/** The events of a move lead from the view before it to the view after it; tests/web/test_samurai.py plays the fights. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CardFace, GameEvent, ViewOf } from "$page/api/types";
import { stock } from "$page/knowledge.svelte";
import { cleared, step } from "./step";
import type { View } from "./view";

type Fight = ViewOf<View>;
interface Move { choice: string; events: GameEvent[]; view: Fight }
interface Played { cards: CardFace[]; games: { name: string; start: Fight; moves: Move[] }[] }

const path = process.env["HONJIN_FIGHTS"];
const told = path ? (JSON.parse(readFileSync(path, "utf-8")) as Played) : { cards: [], games: [] };
stock("way-of-the-samurai", "en", told.cards, []);

/** What the next view tells: what is asked of whom, the sums of the gauges, the rank, and whom the Clan sends. */
const UNTOLD = new Set(["decision", "to_move", "pierces", "stops", "rank"]);

function differences(made: Fight, view: Fight): string[] {
  const told = (Object.keys(view) as (keyof Fight)[]).filter((name) => !UNTOLD.has(name) && !(name === "enemy" && view.mode === "clan"));
  return told.flatMap((name) => {
    const [one, other] = [JSON.stringify(made[name]), JSON.stringify(view[name])];
    return one === other ? [] : [`${name}: ${one} is ${other}`];
  });
}

/** No fact tells that an attack is over. */
function settled(after: Fight, made: Fight): Fight {
  const isOver = after.seats.every(({ attack }) => !attack.length) && !after.counter && (made.counter !== null || made.seats.some(({ attack }) => attack.length));
  return isOver ? cleared(made) : made;
}

describe("the steps of a fight", () => {
  it.each(told.games)("lead to what is so: $name", ({ start, moves }) => {
    let before = start;
    const wrong: string[] = [];
    for (const { choice, events, view } of moves) {
      const made = settled(view, events.reduce((one, event) => step(one, event) as Fight, before));
      for (const found of differences(made, view)) wrong.push(`${choice} (${events.map(({ kind }) => kind).join(" ")}) ${found}`);
      before = view;
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it.runIf(!path)("are held against whole games by tests/web/test_samurai.py", () => {});
});
