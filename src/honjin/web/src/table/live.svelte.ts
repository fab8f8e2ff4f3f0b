/** One table as this browser sees it: its states in order, what is selected, and what the person does. */
import { SvelteSet } from "svelte/reactivity";
import * as api from "../api/client";
import { TableSocket } from "../api/socket";
import type {
  ChatLine, ClockState, Decision, GameEvent, LogLine, Option, Problem, Refusal, RewindPoint, SeatInfo, State, View,
} from "../api/types";
import { pageOf } from "../games";
import { faces } from "../knowledge.svelte";
import { say } from "../say.svelte";
import { settings } from "../settings.svelte";
import * as choice from "./choice";
import type { Home, Selection } from "./choice";
import { kept } from "./kept";
import type { BoardModel } from "./model";
import { Pauses } from "./pauses.svelte";
import { Sealer, type SealSummary } from "./seal";
import { sound } from "./sound";
import { pause, Stage } from "./stage.svelte";
import type { Tutor } from "./tutor";
import { isUnasked, unasked } from "./unasked.svelte";

/** Before a forced choice is made for the player, so that one sees what was asked. */
const FORCED_AFTER = 500;

const NOTHING = new Set<string>();

export interface Notice { text: string; refusals: Refusal[] }

export class LiveTable implements BoardModel {
  game = $state("");
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

  private readonly socket: TableSocket;
  private readonly sealer: Sealer;
  readonly stage = new Stage();
  private waiting: State[] = [];
  /** What has come is being told: what is shown is not yet so. */
  private isRunning = $state(false);
  /** The last state that has come, told or not. */
  private latest = $state.raw<State | null>(null);
  private count = 0;
  /** The seat that was asked when the table was last at rest. */
  private called: number | null = null;
  private forced: ReturnType<typeof setTimeout> | undefined;
  /** The choices that this page made by itself, by how many were made before: nobody wants to go back to them. */
  private readonly automatic = new SvelteSet<number>();
  private readonly pauses = new Pauses();
  /** Where somebody has just gone back to: no choice is made for them there. */
  private returned = $state.raw<{ seq: number; epoch: number } | null>(null);

  constructor(
    readonly id: string,
    private readonly tutor: Tutor | null = null,
  ) {
    this.uncovered = this.learner;
    this.sealer = new Sealer(id);
    this.socket = new TableSocket(() => this.address(), {
      state: (state) => this.receive(state),
      presence: (presence) => {
        this.meet(presence.online);
        this.spectators = presence.spectators;
      },
      shut: (status) => {
        this.shut = status;
        if (this.missing) this.missing = new api.ApiError(status, this.missing.problem);
      },
      error: (problem) => this.refused(problem),
      line: (up) => { this.online = up; this.isLost = !up; },
      lost: () => {
        this.sending = false;
        this.notice = { text: say("choice-lost"), refusals: [] };
      },
    });
  }

  /** In a lesson the seat that learns; the others are played by the lesson. */
  get learner(): number | null { return this.tutor?.seat ?? null; }

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
    this.meet(state.info.seats.filter((seat) => seat.online).map((seat) => seat.seat));
    this.latest = state;
    this.game = state.info.game;
    this.hear(state);
    this.waiting.push(state);
    if (!this.isRunning) void this.show();
  }

  /** These are there now. */
  private meet(seats: readonly number[]): void {
    const { present } = this;
    if (seats.length !== present.size || seats.some((seat) => !present.has(seat))) this.present = new Set(seats);
  }

  /** What is said waits for no card. */
  private hear(state: State): void {
    const fresh = state.chat[0]?.n ?? Infinity;
    this.said = [...this.said.filter((line) => line.n < fresh), ...state.chat];
  }

  private async show(): Promise<void> {
    this.isRunning = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      clearTimeout(this.forced);
      this.take(next, await this.tell(next));
    }
    // First the board as it is, then what can be touched on it: each in a task of its own.
    if (this.stage.isTelling) await pause();
    if (this.waiting.length) return this.show();
    this.isRunning = false;
    this.stage.rest();
    this.callToPlay();
    this.answerForced();
  }

  /** Tells what has happened since the state that is shown, if that is what it follows from. */
  private async tell(next: State): Promise<boolean> {
    const last = this.state;
    if (!last?.view.game || last.epoch !== next.epoch || last.seat !== next.seat) return false;
    const known = this.log.length;
    const start = Math.max(0, known - next.since);
    const events = next.events.slice(start);
    const lines = next.log.slice(start);
    if (!events.length) return false;
    this.selection = null;
    return await this.stage.tell({
      before: { ...last.view, decision: last.decision && { seat: last.decision.seat, prompt: last.decision.prompt } },
      events,
      lines: lines.map((line) => line.text),
      cause: last.decision?.cause ?? null,
      isOwn: last.decision !== null && last.you.includes(last.decision.seat) && last.decision.seat === (this.learner ?? last.decision.seat),
      waiting: this.waiting.reduce((sum, state) => sum + state.events.length, 0),
      onbeat: (count, words) => {
        this.log = [...this.log.slice(0, known), ...lines.slice(0, count)];
        if (words) this.spoken = words;
      },
    });
  }

  private take(state: State, isTold: boolean): void {
    const last = this.state;
    const known = this.log.length;
    const moved = last?.seq !== state.seq || last.epoch !== state.epoch || !last.outcome !== !state.outcome;
    this.log = [...this.log.slice(0, state.since), ...state.log];
    if (moved) {
      this.selection = null;
      this.notice = null;
      this.sending = false;
      if (last && !isTold) this.spoken = this.log.slice(known).map((line) => line.text).join(" ");
    }
    if (last && last.epoch !== state.epoch) this.comeBack(state);
    this.hasLostSeat ||= this.loses(state);
    unasked.open(this.id, state.info.game);
    this.state = kept(last, { ...state, view: kept(this.stage.view ?? last?.view, state.view) });
    this.stage.settle();
    this.tutor?.follows(state);
    if (last && !last.outcome && state.outcome) this.soundEnd(state);
    this.pass();
  }

  /** What was taken back is not told again: the table is as it was, and says so. */
  private comeBack({ seq, epoch, rewound }: State): void {
    this.returned = { seq, epoch };
    this.pauses.forget();
    for (const made of this.automatic) if (made >= seq) this.automatic.delete(made);
    if (rewound) this.spoken = this.log.at(-1)?.text ?? "";
  }

  private soundEnd({ outcome, you }: State): void {
    sound(outcome?.winners.some((seat) => you.includes(seat)) ? "victory" : you.length ? "defeat" : "good");
  }

  /** Somebody at this device is asked who was not asked before. */
  private callToPlay(): void {
    const asked = this.decision?.seat ?? null;
    if (asked !== null && asked !== this.called && this.learner === null) sound("turn");
    this.called = asked;
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
    if (this.learner === null && this.uncovered !== null) {
      this.uncovered = null;
      this.socket.send({ type: "seat", seat: null });
    }
  }

  private refused(problem: Problem & { id?: string }): void {
    this.sending = false;
    if (!this.state) this.missing = new api.ApiError(0, problem);
    else this.notice = { text: problem.detail, refusals: problem.refusals ?? [] };
  }

  // --- what a board shows; there is one only when a state has come. Whoever reads what is derived is told of it only
  // when it has changed: an event redraws the cards that it is about.

  private readonly info = $derived(this.state?.info);
  readonly view: View = $derived(this.stage.view ?? (this.state as State).view);
  readonly people: SeatInfo[] = $derived((this.info?.seats ?? []).map((seat) => ({ ...seat, online: seat.kind === "bot" || this.present.has(seat.seat) })));
  get marks(): ReadonlySet<string> { return this.stage.marks; }
  get telling(): GameEvent | null { return this.stage.telling; }
  get seat(): number | null { return this.state?.seat ?? null; }
  get asked(): number | null { return this.isRunning ? null : (this.state?.decision?.seat ?? null); }
  get isOver(): boolean { return !!this.state?.outcome; }
  get clock(): ClockState | null { return this.latest?.clock ?? null; }

  get threatened(): string | null { return this.state?.decision?.threat ?? null; }
  get cause(): string | null { return this.state?.decision?.cause ?? null; }

  // --- who may do what

  /** The decision, if it is for somebody at this device and their cards are open. */
  readonly decision: Decision | null = $derived.by(() => {
    const { state } = this;
    if (this.isRunning || !state?.decision || state.outcome || !state.you.includes(state.decision.seat)) return null;
    return state.seat === state.decision.seat ? state.decision : null;
  });

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

  /** Whether no other person plays, nor at this device: then it tells nobody anything how fast one answers. */
  get isAlone(): boolean {
    return !this.hasRival && !(this.state?.info.hot_seat && this.state.you.length > 1);
  }

  /** The answer that the page gives by itself: no other is of any use, or one has said before that one wants none. */
  get forcedAnswer(): Option | null {
    const { decision } = this;
    if (!decision || this.learner !== null || this.isBack || this.hasRival) return null;
    // At one device the other sees who answers at once: a reaction is always asked.
    if (decision.options.length === 1 && (this.isAlone || !decision.reaction)) return decision.options[0] as Option;
    if (!this.isAlone) return null;
    const answer = this.isDeclined(decision) ? decision.decline : settings.goesOn ? decision.idle : null;
    return decision.options.find(({ notation }) => notation === answer) ?? null;
  }

  private isDeclined(decision: Decision): boolean {
    return this.pauses.isPassed(decision, this.turn) || isUnasked(decision, unasked.cards);
  }

  private get turn(): number { return this.log.at(-1)?.turn ?? 0; }

  /** Whether one is asked again in this turn when one has gone on; null: there is nothing to settle. */
  get asksAgain(): boolean | null {
    const { decision, turn } = this;
    if (!decision || !this.isAlone || this.learner !== null || !this.pauses.canAsk(decision, turn)) return null;
    return this.pauses.isAsking(turn);
  }

  askAgain(isWanted: boolean): void { this.pauses.ask(this.turn, isWanted); }

  /** Goes on by itself: nobody here has to do anything now. */
  get isBusy(): boolean { return this.isRunning || this.sending || this.forcedAnswer !== null; }

  /** Called when the table rests, and in an effect: what one wants to be asked can change while one is. */
  answerForced(): void {
    clearTimeout(this.forced);
    const answer = this.forcedAnswer;
    const asked = this.state;
    if (!answer || !asked) return;
    this.forced = setTimeout(() => {
      if (this.state !== asked) return;
      this.automatic.add(asked.seq);
      this.choose(answer);
    }, FORCED_AFTER);
  }

  // --- what the person does

  choose(option: Option | string): void {
    const { state } = this;
    if (!state || this.sending || this.isSkipped()) return;
    this.notice = null;
    const notation = typeof option === "string" ? option : option.notation;
    if (this.tutor && !this.tutor.hears(notation)) {
      this.selection = null;
      return;
    }
    const { decision } = this;
    if (decision?.pause && notation === decision.decline && !this.forcedAnswer) this.pauses.goOn(decision, this.turn);
    this.sending = this.sent(this.socket.send({ type: "play", seq: state.seq, epoch: state.epoch, choice: notation, id: this.commandId() }));
  }

  private commandId(): string {
    return `${Date.now().toString(36)}-${++this.count}-${Math.random().toString(36).slice(2, 8)}`;
  }

  /** Without a line nothing is kept for later: one asks again when it is back. */
  private sent(isSent: boolean): boolean {
    if (!isSent) this.notice = { text: say("line-gone"), refusals: [] };
    return isSent;
  }

  /** A touch while something is told leads to its end, and does nothing else: what it meant may not be there any more. */
  private isSkipped(): boolean {
    if (this.isRunning) this.stage.skip();
    return this.isRunning;
  }

  touchCard(card: string, home: Home): void {
    const { decision, state } = this;
    if (!state || this.isSkipped()) return;
    const options = decision ? choice.ofCard(decision, state.view, card, home) : [];
    if (!options.length) void this.explain({ card, home });
    else if (choice.isImmediate(options, state.view, decision?.seat ?? 0, settings.confirms)) this.choose(options[0] as Option);
    else if (this.selection?.card === card && this.selection.home === home) {
      if (options.length === 1) this.choose(options[0] as Option);
      else this.selection = null;
    } else this.select({ card, home });
  }

  touchSlot(slot: string): void {
    const { decision, state } = this;
    if (!state || this.isSkipped()) return;
    const holding = this.selection?.card ? this.selection : null;
    const options = decision ? choice.ofSlot(decision, state.view, this.faces, slot, holding) : [];
    if (holding) {
      if (options.length) this.choose(options[0] as Option);
      else void this.explain({ slot });
    } else if (!options.length) void this.explain({ slot });
    else if (choice.isImmediate(options, state.view, decision?.seat ?? 0, settings.confirms)) this.choose(options[0] as Option);
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
    const wish = pageOf(state.view.game).wish(this.decision, seat, touched, this.selection?.card ?? null);
    try {
      const { refusals } = await api.whyNot(this.id, wish, seat);
      this.notice = refusals.length ? { text: "", refusals } : null;
    } catch (failure) {
      this.notice = { text: api.told(failure), refusals: [] };
    }
  }

  get buttons(): Option[] {
    const { decision, state, selection } = this;
    if (!decision || !state) return [];
    if (selection) return choice.selected(decision, state.view, this.faces, selection);
    return choice.plain(decision, state.view);
  }

  readonly tray: string[] = $derived(this.decision && this.state ? choice.tray(this.decision, this.state.view) : []);

  lit(home: Home): Set<string> {
    return this.decision && this.state ? choice.litCards(this.decision, this.state.view, home) : NOTHING;
  }

  readonly litSlots: Set<string> = $derived.by(() => {
    const { decision, state, selection } = this;
    if (!decision || !state) return NOTHING;
    if (selection?.card) return choice.targets(decision, state.view, this.faces, selection);
    return choice.litSlots(decision);
  });

  private get acting() { return this.state?.seat ?? null; }

  // --- going back

  /** The choices of one's own that one can go back to. */
  get backs(): RewindPoint[] {
    return (this.latest?.rewind.points ?? []).filter(({ made }) => !this.automatic.has(made));
  }

  /** The last choice can be taken back without a trace, and this page did not make it by itself. */
  private get canUndo(): boolean { return !!this.latest?.undo && !this.automatic.has(this.latest.seq - 1); }

  /** Why there is nothing to take back; empty: there is. */
  get whyNoUndo(): string {
    return this.canUndo || this.backs.length ? "" : (this.latest?.rewind.reason ?? say("back-none"));
  }

  /** One has just come back to what is asked. */
  get isBack(): boolean { return this.returned?.seq === this.state?.seq && this.returned?.epoch === this.state?.epoch; }

  /** To one's last choice: without a trace where the table can still do that, else as a line of the record. */
  undo(): void {
    const state = this.latest;
    const last = this.backs.at(-1);
    if (!state || state.outcome) return;
    if (this.canUndo && (!last || last.made === state.seq - 1)) {
      this.stage.skip();
      this.send({ type: "undo", seq: state.seq, epoch: state.epoch, seat: this.acting });
    } else if (last) this.rewind(last.made);
    else this.notice = { text: this.whyNoUndo, refusals: [] };
  }

  /** To where so many choices were made. */
  rewind(made: number): void {
    const state = this.latest;
    if (!state || this.sending) return;
    clearTimeout(this.forced);
    this.stage.skip();
    this.sending = this.sent(this.socket.send({ type: "rewind", seq: state.seq, epoch: state.epoch, made, id: this.commandId() }));
  }

  private send(message: { type: string; [key: string]: unknown }): void { this.sent(this.socket.send(message)); }

  takeback(action: "ask" | "grant" | "refuse"): void {
    this.send({ type: "takeback", action, seat: this.acting });
  }

  /** Lets all reactions of this turn pass, or be asked again. */
  letPass(passing: boolean): void { this.send({ type: "pass", passing, seat: this.acting }); }

  resign(): void { this.send({ type: "resign", seat: this.acting }); }

  chat(words: { phrase: string } | { text: string }): void {
    this.send({ type: "chat", ...words, seat: this.acting });
  }

  speak(lang: string): void {
    this.socket.send({ type: "lang", lang });
  }

  close(): void {
    clearTimeout(this.forced);
    unasked.close();
    this.socket.close();
  }
}
