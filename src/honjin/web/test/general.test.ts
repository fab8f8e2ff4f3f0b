/** A game that the page has never heard of is shown and played. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Decision, View } from "../src/api/types";
import { pageOf } from "../src/games";
import Board from "../src/general/Board.svelte";
import { partsOf } from "../src/general/parts";
import { stock } from "../src/knowledge.svelte";
import { isImmediate, litCards, ofCard, plain, tray } from "../src/table/choice";
import type { BoardModel } from "../src/table/model";
import { face, option } from "./made";

const GAME = "never-heard-of";
const CARDS = ["7", "8", "9"].map((id) => face(id, "", 0));
const faces = new Map(CARDS.map((card) => [card.id, card]));

const view = {
  game: GAME, decision: null, turn: 4, to_move: 0, leader: 1, trump: "9", last: null, is_open: true,
  deck: [null, null], played: ["7"], left: { 7: 1, 8: 2 },
  seats: [
    { points: 0, hand: ["8", "9"], rows: [[{ card: "7", tokens: 2 }], []] },
    { points: 3, hand: [null], clans: ["red", "blue"] },
  ],
} as unknown as View;

describe("what a view holds", () => {
  it("is cards, counted cards and facts", () => {
    const parts = partsOf(view, faces, ["game", "decision", "seats", "turn", "to_move"]);
    expect(parts).toEqual([
      { kind: "fact", zone: "leader", text: "leader 1" },
      { kind: "cards", zone: "trump", name: "trump", cards: [{ card: "9" }] },
      { kind: "fact", zone: "is_open", text: "is open" },
      { kind: "cards", zone: "deck", name: "deck", cards: [{ card: null }, { card: null }] },
      { kind: "cards", zone: "played", name: "played", cards: [{ card: "7" }] },
      { kind: "counts", zone: "left", name: "left", counts: { 7: 1, 8: 2 } },
    ]);
  });

  it("goes by the game's own words where it has them", () => {
    expect(partsOf({ played: ["7"], last_trick: 2 }, faces, [], { played: "on the table" })).toEqual([
      { kind: "cards", zone: "played", name: "on the table", cards: [{ card: "7" }] },
      { kind: "fact", zone: "last_trick", text: "last trick 2" },
    ]);
  });

  it("is read row by row", () => {
    expect(partsOf(view.seats[0] ?? {}, faces, ["hand"])).toEqual([
      { kind: "fact", zone: "points", text: "points 0" },
      { kind: "cards", zone: "rows.1", name: "rows 1", cards: [{ card: "7", tokens: 2 }] },
      { kind: "cards", zone: "rows.2", name: "rows 2", cards: [] },
    ]);
    expect(partsOf(view.seats[1] ?? {}, faces, ["hand"]).at(-1)).toEqual({ kind: "fact", zone: "clans", text: "clans red, blue" });
  });
});

describe("the general board", () => {
  const person = (seat: number) => ({ seat, kind: "human", name: `P${seat}`, label: `P${seat}`, you: seat === 0, online: true, level: null, portrait: null, invite: null }) as const;
  const table: BoardModel = {
    game: GAME, view, seat: 0, asked: 0, people: [person(0), person(1)], isOver: false, clock: null, marks: new Set(), telling: null, threatened: null, cause: null, selection: null,
    litSlots: new Set(), tray: [], lit: () => new Set(), touchCard: () => {}, touchSlot: () => {},
  };

  it("shows everybody, every open card, and of hidden ones how many", () => {
    stock(GAME, "en", CARDS, []);
    const target = document.createElement("div");
    const made = mount(Board, { target, props: { table } });
    flushSync();
    const words = target.textContent ?? "";
    for (const word of ["turn 4", "leader 1", "P0 (you)", "P1", "points 3", "hand: 1", "deck: 2"]) expect(words).toContain(word);
    expect([...target.querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card"))).toEqual(["9", "7", "7"]);
    expect(target.querySelector('[data-zone="hand:0"]')).toBeNull();
    void unmount(made);
  });
});

describe("a choice", () => {
  const decision: Decision = {
    seat: 0, prompt: "turn", label: "", card: null, cause: null, threat: null, reaction: false, decline: null, pause: false, risk: null, idle: null,
    options: [option("play 8", "8"), option("take 7", "7"), option("choose left", null, "0:left"), option("pass")],
  };

  it("is a card of the hand, a card that is offered, or a button; places that no board shows are buttons too", () => {
    expect(litCards(decision, view, "hand")).toEqual(new Set(["8"]));
    expect(tray(decision, view)).toEqual(["7"]);
    expect(plain(decision, view).map((one) => one.notation)).toEqual(["choose left", "pass"]);
  });

  it("of what is played takes a second touch", () => {
    expect(isImmediate(ofCard(decision, view, "8", "hand"), view, 0)).toBe(false);
    expect(isImmediate(ofCard(decision, view, "7", "tray"), view, 0)).toBe(true);
  });

  it("that is not open is asked about in the words of those that are", () => {
    expect(pageOf(GAME).wish(decision, 0, { card: "9" }, null)).toBe("play 9");
    expect(pageOf(GAME).wish(null, 0, { card: "9" }, null)).toBe("play 9");
  });
});
