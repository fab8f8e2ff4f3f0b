/** What the others at a table have said since one last looked at the chat; kept while this tab is open. */
import type { LiveTable } from "./live.svelte";

const keyOf = (table: string) => `honjin-read-${table}`;

function stored(table: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)) ?? -1);
  } catch {
    return -1;
  }
}

export class Unread {
  private last = $state(-1);

  constructor(private readonly table: LiveTable) {
    this.last = stored(table.id);
  }

  get count(): number {
    const { said, state } = this.table;
    return said.filter(({ n, seat }) => n > this.last && !state?.you.includes(seat) && !state?.muted.includes(seat)).length;
  }

  /** All of it has been seen. Called in an effect. */
  read(): void {
    this.last = this.table.said.at(-1)?.n ?? this.last;
    try {
      sessionStorage.setItem(keyOf(this.table.id), String(this.last));
    } catch {
      // A browser that keeps nothing marks it again.
    }
  }
}
