/** The server's HTTP API, one function a request. */
import { say } from "../say.svelte";
import { settings } from "../settings.svelte";
import { forget, prepare } from "../table/seal";
import type {
  Advice, CardFace, CarryLink, DailyPage, Example, FinishedGames, FoundOpponents, GameInfo, GameStory, Lang, Lesson, Me, Moment, Odds, Phrase, Problem, Refusal, ReplayInfo, Rule,
  SessionInfo, Statistics, StoryLine, TableInfo, TableWish,
} from "./types";

/** A request that the server refused, or that did not reach it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }

  /** Whether the same request may be granted a little later. */
  get isPassing(): boolean { return [0, 429, 502, 503, 504].includes(this.status); }
}

/** Whether nothing came back at all: what is fetched, a part of the page too, ends in a TypeError then. */
export function isAway(failure: unknown): boolean {
  return failure instanceof TypeError || (failure instanceof ApiError && failure.status === 0);
}

/** What went wrong, in words for people. */
export function told(failure: unknown): string {
  if (isAway(failure)) return say("unreachable");
  return failure instanceof ApiError ? failure.problem.detail : String(failure);
}

async function read<T>(asked: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await asked;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "AbortError") throw failure;
    throw new ApiError(0, { error: "unreachable", detail: say("unreachable") });
  }
  const isJson = (response.headers.get("Content-Type") ?? "").includes("json");
  if (response.ok) return (isJson ? await response.json() : await response.text()) as T;
  const { status } = response;
  if (status === 401) guest = null;
  // Something between the page and the server may answer in its own way.
  const problem = isJson ? ((await response.json()) as Problem) : { error: String(status), detail: say("no-answer", { status }) };
  throw new ApiError(status, problem);
}

let guest: Promise<unknown> | null = null;

/** Whoever does something is a guest with a cookie; a friend who opens a link first becomes one here. */
function becomeGuest(): Promise<unknown> {
  guest ??= read(fetch(`/api/me?lang=${settings.lang}`, { credentials: "same-origin" })).catch((failure: unknown) => {
    guest = null;
    throw failure;
  });
  return guest;
}

interface How { query?: Record<string, string>; signal?: AbortSignal; isGuest?: boolean }

async function request<T>(method: string, path: string, body?: unknown, how: How = {}): Promise<T> {
  const words = new URLSearchParams({ lang: settings.lang, ...how.query });
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") {
    headers["X-Honjin"] = "1";
    if (how.isGuest ?? true) await becomeGuest();
  }
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return read(fetch(`/api${path}?${words}`, {
    method, headers, credentials: "same-origin", signal: how.signal ?? null,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }));
}

const get = <T>(path: string, query: Record<string, string> = {}) => request<T>("GET", path, undefined, { query });
const post = <T>(path: string, body: unknown = {}, how: How = {}) => request<T>("POST", path, body, how);

export const me = () => get<Me>("/me");
export const rename = (name: string) => request<Me>("PUT", "/me", { name });
/** A link with which another device becomes this guest, once. */
export const carryLink = () => post<CarryLink>("/me/link");
/** Become the guest of such a link; nobody new is made for it. */
export const carry = (token: string) => post<Me>("/me/carry", { token }, { isGuest: false });

export const sessions = () => get<SessionInfo[]>("/me/sessions");
export const endSession = (id: string) => request<unknown>("DELETE", `/me/sessions/${id}`);
export const logOut = () => post<unknown>("/me/logout");

export const games = () => get<GameInfo[]>("/games");
export const cards = (game: string, lang: Lang) => get<CardFace[]>(`/games/${game}/cards`, { lang });
export const rules = (game: string, lang: Lang) => get<Rule[]>(`/games/${game}/rules`, { lang });
export const rule = (id: string, lang: Lang) => get<Rule>(`/rules/${id}`, { lang });
export const examples = (game: string, lang: Lang) => get<Example[]>(`/games/${game}/examples`, { lang });
export const lessons = (game: string, lang: Lang) => get<Lesson[]>(`/games/${game}/lessons`, { lang });
/** The tables at which I sit and whose game is not over. */
export const openTables = () => get<TableInfo[]>("/tables", { open: "true" });
export const myGames = (wanted: Record<string, string>) => get<FinishedGames>("/me/games", wanted);
export const opponents = () => get<FoundOpponents>("/me/opponents");
export const keepGame = (id: string, on: boolean) => post<unknown>(`/me/games/${id}/keep`, { on });
export const deleteGame = (id: string) => request<unknown>("DELETE", `/me/games/${id}`);
export const statistics = () => get<Statistics>("/me/statistics");
export const daily = (day: string) => get<DailyPage>("/daily", day ? { day } : {});
export const beginDaily = (game: string) => post<TableInfo>(`/daily/${game}`);

export const phrases = () => get<Phrase[]>("/phrases");

/** The first message at a table brings a promise, where its deal is sealed. */
async function promising(ask: (seal: string) => Promise<TableInfo>): Promise<TableInfo> {
  const { hash, keep } = prepare();
  const info = await ask(hash);
  keep(info);
  return info;
}

export const createTable = (wish: TableWish) => promising((seal) => post("/tables", { ...wish, seal }));
export const myTables = () => get<TableInfo[]>("/tables");
export const table = (id: string) => get<TableInfo>(`/tables/${id}`);
export const lobby = () => get<TableInfo[]>("/lobby");
export const join = (id: string, invite?: string) =>
  promising((seal) => post(`/tables/${id}/join`, { seal, ...(invite ? { invite } : {}) }));
export function leave(id: string): Promise<unknown> {
  forget(id);
  return post(`/tables/${id}/leave`);
}
export const close = (id: string) => post<unknown>(`/tables/${id}/close`);
export const rematch = (id: string) => promising((seal) => post(`/tables/${id}/rematch`, { seal }));
export const mute = (id: string, seat: number, on: boolean) => post<unknown>(`/tables/${id}/mute`, { seat, on });
export const odds = (id: string, seat: number) => get<Odds>(`/tables/${id}/odds`, { seat: String(seat) });
export const advise = (table: string, seat: number, signal: AbortSignal) => post<Advice>("/advise", { table, seat }, { signal });
export const record = (id: string, seat?: number) =>
  get<string>(`/tables/${id}/record`, seat === undefined ? {} : { seat: String(seat) });
export const whyNot = (id: string, choice: string, seat: number) =>
  get<{ refusals: Refusal[] }>(`/tables/${id}/why`, { choice, seat: String(seat) });

export const createReplay = (wish: { record?: string; table?: string }) => post<{ id: string }>("/replays", wish);
export const replay = (id: string) => get<ReplayInfo>(`/replays/${id}`);
export const moment = (id: string, n: number, view: string) => get<Moment>(`/replays/${id}/moments/${n}`, { view });
export const replayLog = (id: string, view: string) => get<StoryLine[]>(`/replays/${id}/log`, { view });
export const story = (of: "tables" | "replays", id: string) => get<GameStory>(`/${of}/${id}/story`);
export const replayRecord = (id: string) => get<string>(`/replays/${id}/record`);
