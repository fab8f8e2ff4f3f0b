/** A hint that somebody has asked for at a table: it stands until the next choice. */
import * as api from "../api/client";
import type { Advice, Considered, Option } from "../api/types";
import type { LiveTable } from "./live.svelte";

/** Choices that are shown: the best, and the two next. */
const SHOWN = 3;

export class Hinting {
  private advice = $state.raw<Advice | null>(null);
  failure = $state.raw<unknown>(null);
  /** The moment that it was asked for. */
  private moment = $state.raw("");
  private waiting: AbortController | undefined;

  constructor(private readonly table: LiveTable) {}

  private get now(): string {
    const { state } = this.table;
    return `${state?.epoch} ${state?.seq}`;
  }

  get isOpen(): boolean {
    return this.table.decision !== null && this.moment === this.now;
  }

  get shown(): Considered[] {
    return this.advice?.considered.slice(0, SHOWN) ?? [];
  }

  /** What is advised, among the options that there are. */
  get best(): Option | null {
    const wanted = this.isOpen ? this.advice?.choice : undefined;
    return this.table.decision?.options.find((option) => option.notation === wanted) ?? null;
  }

  async ask(): Promise<void> {
    const { decision, id } = this.table;
    if (!decision) return;
    this.close();
    this.moment = this.now;
    const { signal } = (this.waiting = new AbortController());
    await api.advise(id, decision.seat, signal).then(
      (found) => { if (!signal.aborted) this.advice = found; },
      (failure: unknown) => { if (!signal.aborted) this.failure = failure; },
    );
  }

  /** Nobody waits for it any more: the server need not think on. */
  close(): void {
    this.waiting?.abort();
    this.advice = null;
    this.failure = null;
    this.moment = "";
  }
}
