/** Sealed deals: makes this browser's value, shows it when all have promised, and checks what the others show. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { BrokenSeal, SealInfo, TableInfo } from "../api/types";

/** What a server cannot do without being seen; in a word, for the texts `seal-alarm-…`. */
export type Alarm =
  /** Its own promise is another than at first, or a new round has no reason. */
  | "server-changed"
  /** The promises are no longer those for which this browser showed its value. */
  | "promises-changed"
  /** A value is not the promised one. */
  | "value-false"
  /** The server's half is not the promised one. */
  | "half-false"
  /** It says that this browser did not show its value, though it did. */
  | "blamed";

/** How the deal of a table is being sealed, for people. */
export interface SealSummary {
  round: number;
  phase: SealInfo["phase"];
  /** The server's promise, to be noted down. */
  server: string;
  /** By seat. */
  promised: boolean[];
  shown: boolean[];
  /** Seats that take part without a value. */
  without: number[];
  broken: BrokenSeal[];
  /** When who is missing loses the seat, by the server's clock. */
  until: number | null;
  /** This browser's own value, once it is shown. */
  mine: string | null;
  /** What was checked here and is true: nothing yet, the values, or the server's half too. */
  checked: "nothing" | "values" | "all";
  alarm: Alarm | null;
}

export type SealMessage = { type: "commit"; hash: string } | { type: "reveal"; value: string };

/** What this browser remembers of one table. */
interface Kept {
  round: number;
  server: string;
  value: string;
  /** The promises for which the value was shown. */
  commits: (string | null)[] | null;
  /** The seats for which the server has said that it has the value. */
  seats: number[];
  alarm: Alarm | null;
  at: number;
}

const KEY = "honjin-seals";
const TABLES_MAX = 40;

/** 32 bytes by chance; unlike `crypto.subtle`, this works on plain http too. */
export function freshValue(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is shown of a value before it is: its SHA-256. */
export function promiseOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

let memory: Record<string, Kept> = {};

function all(): Record<string, Kept> {
  try {
    memory = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    // A browser that keeps nothing remembers until it is closed.
  }
  return memory;
}

function remember(table: string, kept: Kept): void {
  const known = Object.entries({ ...all(), [table]: { ...kept, at: Date.now() } });
  memory = Object.fromEntries(known.sort(([, a], [, b]) => b.at - a.at).slice(0, TABLES_MAX));
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // As above.
  }
}

const equal = (a: (string | null)[], b: (string | null)[]) => a.length === b.length && a.every((each, at) => each === b[at]);

function ownSeats(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.you).map((seat) => seat.seat);
}

/** A promise for the first message at a table; `keep` the value when the server has answered. */
export function prepare(): { hash: string; keep: (info: TableInfo) => void } {
  const value = freshValue();
  const hash = promiseOf(value);
  return {
    hash,
    keep({ id, seal, ...info }) {
      const own = ownSeats({ id, seal, ...info });
      if (!seal || !own.length || seal.commits[own[0] as number] !== hash) return;
      remember(id, { round: seal.round, server: seal.server, value, commits: null, seats: [], alarm: null, at: 0 });
    },
  };
}

/** Who leaves of their own will is not blamed for it. */
export function forget(table: string): void {
  const kept = all()[table];
  if (kept) remember(table, { ...kept, seats: [] });
}

/** One table's sealing as this browser takes part in it, or watches it. */
export class Sealer {
  summary: SealSummary | null = null;
  private kept: Kept | null = null;
  /** Rounds in which this page has promised in the place of a promise made elsewhere. */
  private readonly replaced = new Set<number>();

  constructor(private readonly table: string) {}

  /** What to answer to a state of the table; however often it is told, the answer is the same. */
  hear(info: TableInfo): SealMessage[] {
    const { seal } = info;
    if (!seal) return [];
    const own = ownSeats(info);
    this.kept = all()[this.table] ?? null;
    const alarm = this.kept?.alarm ?? this.suspect(seal);
    this.follow(seal);
    const kept = this.kept as Kept;
    const found = alarm ?? this.check(seal, kept);
    if (found !== kept.alarm) this.change({ alarm: found });
    const answers = found || !own.length || info.status !== "waiting" ? [] : this.answer(seal, own);
    this.summary = this.sum(seal, own);
    return answers;
  }

  /** What is wrong with the server's promise, compared with what was seen before. */
  private suspect(seal: SealInfo): Alarm | null {
    const { kept } = this;
    if (!kept) return null;
    if (seal.round === kept.round) return seal.server === kept.server ? null : "server-changed";
    const reason = seal.broken.find((each) => each.round === kept.round);
    // Only the last rounds are told: of those before, nothing can be said.
    if (!reason && seal.round > kept.round && kept.round < (seal.broken[0]?.round ?? 0)) return null;
    if (seal.round < kept.round || !reason) return "server-changed";
    return reason.seats.some((seat) => kept.seats.includes(seat)) ? "blamed" : null;
  }

  /** A new round, or the first one that is seen: a new value. */
  private follow(seal: SealInfo): void {
    if (this.kept?.round === seal.round) return;
    const { round, server } = seal;
    this.change({ round, server, value: freshValue(), commits: null, seats: [], alarm: this.kept?.alarm ?? null });
  }

  private check(seal: SealInfo, kept: Kept): Alarm | null {
    if (kept.commits && !equal(kept.commits, seal.commits)) return "promises-changed";
    if (seal.phase !== "open") return null;
    const isKept = seal.commits.every((commit, seat) => {
      const value = seal.values[seat] ?? null;
      return commit === null ? value === null : value !== null && promiseOf(value) === commit;
    });
    if (!isKept) return "value-false";
    return seal.half !== null && promiseOf(seal.half) !== kept.server ? "half-false" : null;
  }

  private answer(seal: SealInfo, own: number[]): SealMessage[] {
    const kept = this.kept as Kept;
    const seat = own[0] as number;
    const hash = promiseOf(kept.value);
    const promised = seal.commits[seat] ?? null;
    if (seal.phase === "commit") {
      // A promise of another device of this guest stands, unless this page has come after it.
      if (promised === hash || (promised !== null && this.replaced.has(seal.round))) return [];
      if (promised !== null) this.replaced.add(seal.round);
      return [{ type: "commit", hash }];
    }
    if (seal.phase !== "reveal" || promised !== hash) return [];
    if (seal.revealed[seat]) {
      if (!kept.seats.length) this.change({ seats: own });
      return [];
    }
    if (!kept.commits) this.change({ commits: [...seal.commits] });
    return [{ type: "reveal", value: kept.value }];
  }

  private change(changes: Partial<Kept>): void {
    this.kept = { ...(this.kept as Kept), ...changes };
    remember(this.table, this.kept);
  }

  private sum(seal: SealInfo, own: number[]): SealSummary {
    const kept = this.kept as Kept;
    const isTrue = seal.phase === "open" && kept.alarm === null;
    return {
      round: seal.round,
      phase: seal.phase,
      server: seal.server,
      promised: seal.commits.map((commit) => commit !== null),
      shown: seal.revealed,
      without: seal.without,
      broken: seal.broken,
      until: seal.until,
      mine: own.length && kept.commits ? kept.value : null,
      checked: !isTrue ? "nothing" : seal.half === null ? "values" : "all",
      alarm: kept.alarm,
    };
  }
}
