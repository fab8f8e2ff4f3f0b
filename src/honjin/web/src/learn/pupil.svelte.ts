/** Somebody in a lesson: how far they are, and what is said to what they try. */
import type { GameEvent, Goal, Lesson, Option, State, Step } from "../api/types";
import { say } from "../say.svelte";
import type { Tutor } from "../table/tutor";
import { fits, isLike } from "./matching";
import { finish } from "./progress.svelte";

/** Where the first seat learns. */
const LEARNER = 0;

/** How far: steps made, answers given by the others, and how often each goal has happened. */
interface Place { step: number; answer: number; counts: number[] }

export class Pupil implements Tutor {
  private place = $state.raw<Place>({ step: 0, answer: 0, counts: [] });
  /** What was tried in vain, and why. */
  reply = $state("");
  isHinted = $state(false);
  /** The words of a whole game, the latest last. */
  private heard = $state.raw<number[]>([]);
  private isOver = $state(false);
  /** By the number of choices made: who takes one back is where they were. */
  private readonly places = new Map<number, Place>();
  private last: State | null = null;

  constructor(
    readonly game: string,
    /** In the language of now. */
    private readonly told: () => Lesson,
  ) {}

  get lesson(): Lesson { return this.told(); }
  get isWhole(): boolean { return !this.lesson.steps.length; }
  get seat(): number | null { return this.isWhole ? null : LEARNER; }
  /** Steps that lie behind. */
  get made(): number { return this.place.step; }
  get step(): Step | undefined { return this.lesson.steps[this.place.step]; }
  get tip(): string | undefined {
    const latest = this.heard.at(-1);
    return latest === undefined ? undefined : this.lesson.tips[latest]?.say;
  }
  /** What the others choose next. */
  get answer(): string | undefined { return this.lesson.answers[this.place.answer]; }
  get isDone(): boolean { return this.lesson.goals.every((goal, index) => this.isMet(goal, index)); }

  count(index: number): number { return this.place.counts[index] ?? 0; }
  isMet(goal: Goal, index: number): boolean { return this.isWhole ? this.isOver : this.count(index) >= goal.times; }

  /** The choices that the step is about. */
  wanted(options: Option[]): Option[] {
    return options.filter((option) => this.step?.do.some((pattern) => fits(pattern, option.notation)));
  }

  hears(choice: string): boolean {
    if (this.isWhole || this.last?.decision?.seat !== LEARNER) return true;
    const { step } = this;
    if (this.isDone || !step) return false;
    if (step.do.some((pattern) => fits(pattern, choice))) return true;
    this.reply = step.wrong.find(({ tried }) => fits(tried, choice))?.say ?? say("lesson-other");
    return false;
  }

  follows(state: State): void {
    const { last } = this;
    this.last = state;
    if (last && state.seq !== last.seq) this.reply = "";
    if (last && state.seq !== last.seq) this.isHinted = false;
    const before = this.places.get(state.seq);
    if (before) this.place = before;
    else this.places.set(state.seq, (this.place = this.after(state, last)));
    if (this.isWhole) this.listen(state);
    if (this.isDone) finish(this.game, this.lesson.name);
  }

  private after(state: State, last: State | null): Place {
    const { step, answer, counts } = this.place;
    const isOwn = last?.decision?.seat === LEARNER;
    return {
      step: step + (last && isOwn ? 1 : 0),
      answer: answer + (last && !isOwn ? 1 : 0),
      counts: this.lesson.goals.map((goal, index) => (counts[index] ?? 0) + this.news(state, last).filter((event) => isLike(event, goal.event)).length),
    };
  }

  /** What has happened since the last state. */
  private news(state: State, last: State | null): GameEvent[] {
    const known = last ? last.since + last.events.length : 0;
    return state.events.slice(Math.max(0, known - state.since));
  }

  private listen(state: State): void {
    this.isOver = state.outcome !== null;
    const asked = state.you.includes(state.decision?.seat ?? -1) ? state.decision?.prompt : undefined;
    this.lesson.tips.forEach((tip, index) => {
      const isNow = tip.event ? state.events.some((event) => isLike(event, tip.event ?? {})) : tip.prompt === asked;
      if (isNow && !this.heard.includes(index)) this.heard = [...this.heard, index];
    });
  }
}
