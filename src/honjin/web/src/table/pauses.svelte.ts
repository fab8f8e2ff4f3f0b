/** Pauses: moments at which a game only waits for whoever wants to use something before it goes on by itself.
 * Who has gone on once in a turn is asked no more in it, unless they want to be. */
import type { Decision } from "../api/types";
import { settings } from "../settings.svelte";

export class Pauses {
  /** Where one has gone on, and what that risked where it can be compared. */
  private wentOn = $state.raw<{ turn: number; risk: number | null } | null>(null);
  /** The turn in which one wants to be asked all the same. */
  private wanted = $state<number | null>(null);

  /** Whether this one is passed over. */
  isPassed({ pause, risk }: Decision, turn: number): boolean {
    const { wentOn } = this;
    if (!settings.goesOn || !pause || wentOn?.turn !== turn || this.isAsking(turn)) return false;
    if (settings.oncePerTurn) return true;
    return risk !== null && wentOn.risk !== null && risk <= wentOn.risk;
  }

  /** Somebody has chosen to go on. */
  goOn({ risk }: Decision, turn: number): void {
    const last = this.wentOn?.turn === turn ? this.wentOn.risk : null;
    this.wentOn = { turn, risk: risk ?? last };
  }

  /** Whether it is left to the person to be asked again in this turn: they are about to go on, or have. */
  canAsk(decision: Decision, turn: number): boolean {
    return settings.goesOn && settings.oncePerTurn && (decision.pause || this.wentOn?.turn === turn);
  }

  isAsking(turn: number): boolean { return this.wanted === turn; }

  ask(turn: number, isWanted: boolean): void { this.wanted = isWanted ? turn : null; }

  forget(): void { this.wentOn = this.wanted = null; }
}
