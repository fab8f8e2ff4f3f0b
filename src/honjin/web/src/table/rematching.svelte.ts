/** Playing a finished game again: what the people at the table have said to that, and the way to the new one. */
import * as api from "../api/client";
import type { Offer, SeatInfo } from "../api/types";
import { go } from "../router.svelte";
import type { LiveTable } from "./live.svelte";
import { sound } from "./sound";

export class Rematching {
  isBusy = $state(false);
  /** The rematch that there was when the page came here: nobody is taken along to that. */
  private readonly known: string | null;
  private isWanted = false;

  constructor(
    private readonly table: LiveTable,
    private readonly onfail: (failure: unknown) => void,
  ) {
    this.known = this.made;
  }

  private get info() { return this.table.state?.info; }
  get people(): SeatInfo[] { return this.info?.seats ?? []; }
  get offer(): Offer | null { return this.info?.offer ?? null; }
  /** The table at which it is played again. */
  get made(): string | null { return this.info?.rematch ?? null; }
  private get isOpen(): boolean { return this.offer !== null && !this.offer.declined.length; }
  get hasAgreed(): boolean { return this.isOpen && this.people.some((one) => one.you && this.offer?.agreed.includes(one.seat)); }
  get isAsked(): boolean { return this.isOpen && !this.hasAgreed; }
  get awaited(): number[] {
    return this.people.filter((one) => one.kind === "human" && !this.offer?.agreed.includes(one.seat)).map((one) => one.seat);
  }

  /** Called in an effect: who has agreed goes along, who is asked hears it. */
  follow(): void {
    if (this.hasAgreed) this.isWanted = true;
    if (this.made && this.made !== this.known && this.isWanted) go(`/t/${this.made}`);
  }

  /** Called in an effect. */
  ring(): void { if (this.isAsked) sound("turn"); }

  async ask(same: boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await this.attempt(async () => {
      const { id } = await api.rematch(this.table.id, same);
      if (id !== this.table.id) go(`/t/${id}`);
    });
    this.isBusy = false;
  }

  async decline(): Promise<void> { await this.attempt(() => api.declineRematch(this.table.id)); }

  private async attempt(act: () => Promise<unknown>): Promise<void> {
    await act().catch(this.onfail);
  }
}
