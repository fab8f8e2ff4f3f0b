/** The cards that one does not want to be asked about at this table; kept as long as the window. */
import { SvelteSet } from "svelte/reactivity";
import type { Decision } from "../api/types";

const KEY = "honjin-unasked";

interface Kept { table: string; cards: string[] }

class Unasked {
  /** The game of the table that is open; empty: none is. */
  game = $state("");
  readonly cards = new SvelteSet<string>();
  private table = "";

  open(table: string, game: string): void {
    if (this.table === table) return;
    this.table = table;
    this.game = game;
    this.cards.clear();
    for (const card of this.kept()) this.cards.add(card);
  }

  close(): void {
    this.table = this.game = "";
    this.cards.clear();
  }

  add(card: string): void {
    this.cards.add(card);
    this.keep();
  }

  remove(card: string): void {
    this.cards.delete(card);
    this.keep();
  }

  private kept(): string[] {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
      return kept?.table === this.table ? kept.cards : [];
    } catch {
      return [];
    }
  }

  private keep(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ table: this.table, cards: [...this.cards] } satisfies Kept));
    } catch {
      // Then it holds until the page is left.
    }
  }
}

export const unasked = new Unasked();

/** The cards that a question is about which can be declined: those to answer with, else the one that asks. */
export function cardsAsked({ decline, reaction, options, card }: Decision): string[] {
  if (decline === null) return [];
  if (!reaction) return card === null ? [] : [card];
  return [...new Set(options.flatMap((option) => (option.notation === decline || option.card === null ? [] : [option.card])))];
}

/** Whether nobody wants to be asked this. */
export function isUnasked(decision: Decision, cards: ReadonlySet<string>): boolean {
  const about = cardsAsked(decision);
  return about.length > 0 && about.every((card) => cards.has(card));
}
