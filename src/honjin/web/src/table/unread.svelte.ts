/** What the others at a table have said since one last looked at the chat; kept by this device, for some tables. */
import type { LiveTable } from "./live.svelte";

export type Tab = "log" | "chat" | "notes";

const KEY = "honjin-read";
const TABLES_MAX = 100;

/** The last line that was read, by table, the latest table last. */
function stored(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export class Unread {
  private last = $state(-1);

  constructor(private readonly table: LiveTable) {
    this.last = new Map(stored()).get(table.id) ?? -1;
  }

  get count(): number {
    const { said, state } = this.table;
    return said.filter(({ n, seat }) => n > this.last && !state?.you.includes(seat) && !state?.muted.includes(seat)).length;
  }

  /** All of it has been seen. Called in an effect. */
  read(): void {
    this.last = this.table.said.at(-1)?.n ?? this.last;
    const { id } = this.table;
    const others = stored().filter(([table]) => table !== id);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, [id, this.last]].slice(-TABLES_MAX)));
    } catch {
      // A browser that keeps nothing marks it again.
    }
  }
}
