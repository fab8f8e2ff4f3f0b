/** One table as this browser sees it: its states in order, what is selected, and what the person does. */
import * as api from "../api/client";
import { TableSocket } from "../api/socket";
import type {
  ChatLine, ClockState, Decision, LogLine, Option, Problem, Refusal, SeatInfo, State, View,
} from "../api/types";
import { faces } from "../knowledge.svelte";
import { say } from "../say.svelte";
import { settings } from "../settings.svelte";
import * as choice from "./choice";
import type { Home, Selection } from "./choice";
import { fly } from "./flight.svelte";
import type { BoardModel } from "./model";
import { Sealer, type SealSummary } from "./seal";
import { ring } from "./sound";

/** More states waiting than this are shown without their flights. */
const PATIENCE = 4;
/** Before a forced choice is made for the player, so that one sees what was asked. */
const FORCED_AFTER = 500;

export interface Notice { text: string; refusals: Refusal[] }

export class LiveTable implements BoardModel {
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  said = $state.raw<ChatLine[]>([]);
  selection = $state.raw<Selection | null>(null);
  notice = $state.raw<Notice | null>(null);
  online = $state(false);
  /** A choice is on its way, until the table that it leads to is shown. */
  sending = $state(false);
  /** What a screen reader says next: each line once. */
  spoken = $state("");
  /** Hot seat: the seat whose cards are shown on this device; the others are covered. */
  uncovered = $state<number | null>(null);
  /** How the deal is sealed, as far as this browser could check it. */
  seal = $state.raw<SealSummary | null>(null);
  /** Why there is nothing to see. */
  missing = $state.raw<api.ApiError | null>(null);
  /** The line was cut, or never stood. */
  isLost = $state(false);
  /** The server lets this device look no longer: the status of its refusal. */
  shut = $state<number | null>(null);
  spectators = $state(0);
  /** Who is there, by the latest message of either kind. */
  private present = $state.raw<ReadonlySet<number>>(new Set());
  /** A seat of this device went to waste: it did not open its number in time. */
  hasLostSeat = $state(false);
  /** A guided game: the one choice that the lesson is about now. */
  only = $state<string | null>(null);

  private readonly socket: TableSocket;
  private readonly sealer: Sealer;
  private waiting: State[] = [];
  private running = false;
  private count = 0;
  private forced: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** A guided game: no choice is made for the learner, and every seat is looked from in turn. */
    private readonly isLesson = false,
  ) {
    this.sealer = new Sealer(id);
    this.socket = new TableSocket(() => this.address(), {
      state: (state) => this.receive(state),
      presence: (presence) => {
        this.present = new Set(presence.online);
        this.spectators = presence.spectators;
      },
      shut: (status) => {
        this.shut = status;
        if (this.missing) this.missing = new api.ApiError(status, this.missing.problem);
      },
      error: (problem) => this.refused(problem),
      line: (up) => { this.online = up; this.isLost = !up; },
    });
  }

  private address(): string {
    const words = new URLSearchParams({ lang: settings.lang });
    if (this.uncovered !== null) words.set("seat", String(this.uncovered));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${words}`;
  }

  // --- what the server says

  private receive(state: State): void {
    for (const message of this.sealer.hear(state.info)) this.socket.send(message);
    this.seal = this.sealer.summary;
    this.missing = null;
    this.present = new Set(state.info.seats.filter((seat) => seat.online).map((seat) => seat.seat));
    this.waiting.push(state);
    if (!this.running) void this.show();
  }

  private async show(): Promise<void> {
    this.running = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const state = next;
      const known = this.log.length;
      const first = this.state === null;
      const fresh = state.events.slice(Math.max(0, known - state.since));
      const isNew = !first && state.epoch === this.state?.epoch && fresh.length > 0;
      clearTimeout(this.forced);
      if (isNew && this.waiting.length < PATIENCE) {
        ring(fresh);
        await fly(fresh, state.view, () => this.take(state, known));
      } else this.take(state, first ? -1 : known);
    }
    this.running = false;
    this.answerForced();
  }

  private take(state: State, known: number): void {
    const moved = this.state?.seq !== state.seq || this.state.epoch !== state.epoch || !this.state.outcome !== !state.outcome;
    this.log = [...this.log.slice(0, state.since), ...state.log];
    const fresh = state.chat[0]?.n ?? Infinity;
    this.said = [...this.said.filter((line) => line.n < fresh), ...state.chat];
    if (moved) {
      this.selection = null;
      this.notice = null;
      this.sending = false;
      if (known >= 0) this.spoken = this.log.slice(known).map((line) => line.text).join(" ");
    }
    this.hasLostSeat ||= this.loses(state);
    this.state = state;
    this.pass();
  }

  private loses(next: State): boolean {
    const broken = next.info.seal?.broken ?? [];
    const known = this.state?.info.seal?.broken.length ?? 0;
    return !next.you.length && broken.slice(known).some(({ seats }) => seats.some((seat) => this.state?.you.includes(seat)));
  }

  /** The device goes to the next player at it: first the cards of the last one are put away. */
  private pass(): void {
    const { state } = this;
    const next = state?.decision?.seat;
    if (!state || next === undefined || state.you.length < 2 || !state.you.includes(next) || state.seat === next) return;
    if (this.isLesson) this.uncover(next);
    else if (this.uncovered !== null) {
      this.uncovered = null;
      this.socket.send({ type: "seat", seat: null });
    }
  }

  private refused(problem: Problem & { id?: string }): void {
    this.sending = false;
    if (!this.state) this.missing = new api.ApiError(0, problem);
    else this.notice = { text: problem.detail, refusals: problem.refusals ?? [] };
  }

  // --- what a board shows; there is one only when a state has come

  get game(): string { return this.state?.info.game ?? ""; }
  get view(): View { return (this.state as State).view; }
  get seat(): number | null { return this.state?.seat ?? null; }
  get people(): SeatInfo[] {
    return (this.state?.info.seats ?? []).map((seat) => ({ ...seat, online: seat.kind === "bot" || this.present.has(seat.seat) }));
  }
  get isOver(): boolean { return !!this.state?.outcome; }
  get clock(): ClockState | null { return this.state?.clock ?? null; }

  // --- who may do what

  /** The decision, if it is for somebody at this device and their cards are open. */
  get decision(): Decision | null {
    const { state } = this;
    if (!state?.decision || state.outcome || !state.you.includes(state.decision.seat)) return null;
    if (state.seat !== state.decision.seat) return null;
    if (!this.isLesson) return state.decision;
    return { ...state.decision, options: state.decision.options.filter((option) => option.notation === this.only) };
  }

  /** Hot seat: the next player at this device has to take it first. */
  get isCovered(): boolean {
    const { state } = this;
    if (!state?.info.hot_seat || state.you.length < 2 || !state.decision || state.outcome) return false;
    return state.you.includes(state.decision.seat) && state.seat !== state.decision.seat;
  }

  /** Shows the cards of a seat at this device, until the next one takes over. */
  uncover(seat: number): void {
    this.uncovered = seat;
    this.socket.send({ type: "seat", seat });
  }

  private get faces() { return faces(this.state?.view.game ?? ""); }

  /** Whether another person sits here: then how fast one answers tells them something. */
  private get hasRival(): boolean {
    return !!this.state?.info.seats.some((seat) => seat.kind === "human" && !seat.you);
  }

  /** The one answer there is, where the page gives it by itself. */
  private get forcedAnswer(): Option | null {
    const { decision } = this;
    if (this.isLesson || decision?.options.length !== 1 || this.hasRival) return null;
    return decision.options[0] as Option;
  }

  /** Goes on by itself: nobody here has to do anything now. */
  get isBusy(): boolean { return this.sending || this.forcedAnswer !== null; }

  private answerForced(): void {
    const answer = this.forcedAnswer;
    const asked = this.state;
    if (answer) this.forced = setTimeout(() => { if (this.state === asked) this.choose(answer); }, FORCED_AFTER);
  }

  // --- what the person does

  choose(option: Option | string): void {
    const { state } = this;
    if (!state || this.sending) return;
    this.sending = true;
    this.notice = null;
    const notation = typeof option === "string" ? option : option.notation;
    const id = `${Date.now().toString(36)}-${++this.count}-${Math.random().toString(36).slice(2, 8)}`;
    this.socket.sendSurely({ type: "play", seq: state.seq, epoch: state.epoch, choice: notation, id });
  }

  touchCard(card: string, home: Home): void {
    const { decision, state } = this;
    if (!state) return;
    const options = decision ? choice.ofCard(decision, state.view, card, home) : [];
    if (!options.length) void this.explain({ card, home });
    else if (choice.isImmediate(options)) this.choose(options[0] as Option);
    else if (this.selection?.card === card && this.selection.home === home) {
      if (options.length === 1) this.choose(options[0] as Option);
      else this.selection = null;
    } else this.select({ card, home });
  }

  touchSlot(slot: string): void {
    const { decision, state } = this;
    if (!state) return;
    const holding = this.selection?.card ? this.selection : null;
    const options = decision ? choice.ofSlot(decision, state.view, this.faces, slot, holding) : [];
    if (holding) {
      if (options.length) this.choose(options[0] as Option);
      else void this.explain({ slot });
    } else if (!options.length) void this.explain({ slot });
    else if (choice.isImmediate(options)) this.choose(options[0] as Option);
    else if (this.selection?.slot === slot) {
      if (options.length === 1) this.choose(options[0] as Option);
      else this.selection = null;
    } else this.select({ slot });
  }

  select(selection: Selection | null): void {
    this.notice = null;
    this.selection = selection;
  }

  /** Why not? */
  private async explain(touched: Selection): Promise<void> {
    const { state } = this;
    const seat = state?.seat;
    if (!state || seat === null || seat === undefined || state.outcome) return;
    const wish = choice.wished(this.decision, seat, touched, this.selection?.card ?? null);
    try {
      const { refusals } = await api.whyNot(this.id, wish, seat);
      this.notice = { text: refusals.length ? "" : say("lesson-only"), refusals };
    } catch (failure) {
      this.notice = { text: api.told(failure), refusals: [] };
    }
  }

  get buttons(): Option[] {
    const { decision, state, selection } = this;
    if (!decision || !state) return [];
    if (selection) return choice.selected(decision, state.view, this.faces, selection);
    return choice.plain(decision);
  }

  get tray(): string[] {
    return this.decision && this.state ? choice.tray(this.decision, this.state.view) : [];
  }

  lit(home: Home): Set<string> {
    return this.decision && this.state ? choice.litCards(this.decision, this.state.view, home) : new Set();
  }

  get litSlots(): Set<string> {
    const { decision, state, selection } = this;
    if (!decision || !state) return new Set();
    if (selection?.card) return choice.targets(decision, state.view, this.faces, selection);
    return choice.litSlots(decision);
  }

  private get acting() { return this.state?.seat ?? null; }

  undo(): void {
    const { state } = this;
    if (state && state.undo > 0) this.socket.send({ type: "undo", seq: state.seq, epoch: state.epoch, seat: this.acting });
  }

  takeback(action: "ask" | "grant" | "refuse"): void {
    this.socket.send({ type: "takeback", action, seat: this.acting });
  }

  resign(): void { this.socket.send({ type: "resign", seat: this.acting }); }

  chat(words: { phrase: string } | { text: string }): void {
    this.socket.send({ type: "chat", ...words, seat: this.acting });
  }

  speak(lang: string): void {
    this.socket.send({ type: "lang", lang });
  }

  close(): void {
    clearTimeout(this.forced);
    this.socket.close();
  }
}
