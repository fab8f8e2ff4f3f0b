/** Where other people wait for whoever sits here: the server's list, and the table that is open in this window. */
import * as api from "./api/client";
import type { Awaited } from "./api/types";
import { notify } from "./notices.svelte";
import { say } from "./say.svelte";
import { Sealer } from "./table/seal";
import { sound } from "./table/sound";
import { listed } from "./table/people";
import { game } from "./knowledge.svelte";

const EVERY = 10_000;
const EVERY_HIDDEN = 30_000;
/** The next step of a sealing. */
const SOON = 1_000;

export const awaited: { list: Awaited[]; here: string | null } = $state({ list: [], here: null });

/** The others at a table, by name. */
export function namesAt({ table }: Awaited): string {
  return listed(table.seats.filter((seat) => !seat.you && seat.kind !== "open").map((seat) => seat.name));
}

/** Elsewhere than in this window. */
export const elsewhere = (): Awaited[] => awaited.list.filter(({ table }) => table.id !== openTable());

const openTable = (): string | null => /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1] ?? null;

/** What was heard of already, so that it is told once. */
let known: Set<string> | null = null;

function hear(list: Awaited[]): void {
  awaited.list = list;
  const now = new Set(list.map(({ kind, table, since }) => `${table.id} ${kind} ${since}`));
  const news = known && elsewhere().filter(({ kind, table, since }) => !known?.has(`${table.id} ${kind} ${since}`));
  known = now;
  for (const one of elsewhere()) answer(one);
  if (!news?.length) return;
  sound("turn");
  for (const one of news) {
    const { table, kind } = one;
    notify({ title: say(`awaited-${kind}`), body: say("awaited-where", { game: game(table.game)?.title ?? table.game, names: namesAt(one) }), url: `/t/${table.id}` });
  }
}

const sealers = new Map<string, Sealer>();

/** A deal is sealed by every player's own page; it need not be the table's. */
function answer({ kind, table }: Awaited): void {
  if (kind !== "seal") return;
  const sealer = sealers.get(table.id) ?? new Sealer(table.id);
  sealers.set(table.id, sealer);
  for (const message of sealer.hear(table)) void api.seal(table.id, message).then(() => setTimeout(() => void look(), SOON), () => {});
}

export async function look(): Promise<void> {
  await api.awaited().then(hear, () => {});
}

/** Looks now and then, also while nobody looks at the page. */
export function startAwaiting(): void {
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    clearTimeout(timer);
    void look().finally(() => { timer = setTimeout(again, document.hidden ? EVERY_HIDDEN : EVERY); });
  };
  document.addEventListener("visibilitychange", () => { if (!document.hidden) again(); });
  again();
}
