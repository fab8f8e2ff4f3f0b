/** The server's HTTP API, one function a request. */
import { settings } from "../settings.svelte";
import type {
  Advice, CardFace, GameInfo, Guide, Lang, Me, Moment, Odds, Phrase, Problem, Refusal, ReplayInfo, Rule, StoryLine,
  TableInfo, TableWish,
} from "./types";

/** A request that the server refused, or that did not reach it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

let guest: Promise<unknown> | null = null;

/** Whoever does something is a guest with a cookie; a friend who opens a link first becomes one here. */
function becomeGuest(): Promise<unknown> {
  guest ??= fetch("/api/me", { credentials: "same-origin" }).catch(() => { guest = null; });
  return guest;
}

async function request<T>(method: string, path: string, body?: unknown, query: Record<string, string> = {}): Promise<T> {
  const words = new URLSearchParams({ lang: settings.lang, ...query });
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") {
    headers["X-Honjin"] = "1";
    await becomeGuest();
  }
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}?${words}`, {
      method, headers, credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (failure) {
    throw new ApiError(0, { error: "unreachable", detail: String(failure) });
  }
  const isJson = (response.headers.get("Content-Type") ?? "").includes("json");
  if (!response.ok) {
    const problem: Problem = isJson
      ? ((await response.json()) as Problem)
      : { error: String(response.status), detail: response.statusText };
    throw new ApiError(response.status, problem);
  }
  return (isJson ? await response.json() : await response.text()) as T;
}

const get = <T>(path: string, query?: Record<string, string>) => request<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}, query?: Record<string, string>) => request<T>("POST", path, body, query);

export const me = () => get<Me>("/me");
export const rename = (name: string) => request<Me>("PUT", "/me", { name });

export const games = () => get<GameInfo[]>("/games");
export const cards = (game: string, lang: Lang) => get<CardFace[]>(`/games/${game}/cards`, { lang });
export const rules = (game: string, lang: Lang) => get<Rule[]>(`/games/${game}/rules`, { lang });
export const rule = (id: string, lang: Lang) => get<Rule>(`/rules/${id}`, { lang });
export const phrases = () => get<Phrase[]>("/phrases");

export const createTable = (wish: TableWish) => post<TableInfo>("/tables", wish);
export const myTables = () => get<TableInfo[]>("/tables");
export const lobby = () => get<TableInfo[]>("/lobby");
export const join = (id: string, invite?: string) => post<TableInfo>(`/tables/${id}/join`, invite ? { invite } : {});
export const leave = (id: string) => post<unknown>(`/tables/${id}/leave`);
export const close = (id: string) => post<unknown>(`/tables/${id}/close`);
export const rematch = (id: string) => post<TableInfo>(`/tables/${id}/rematch`);
export const mute = (id: string, seat: number, on: boolean) => post<unknown>(`/tables/${id}/mute`, { seat, on });
export const odds = (id: string, seat: number) => get<Odds>(`/tables/${id}/odds`, { seat: String(seat) });
export const advise = (table: string, seat: number) => post<Advice>("/advise", { table, seat });
export const record = (id: string, seat?: number) =>
  get<string>(`/tables/${id}/record`, seat === undefined ? {} : { seat: String(seat) });
export const whyNot = (id: string, choice: string, seat: number) =>
  get<{ refusals: Refusal[] }>(`/tables/${id}/why`, { choice, seat: String(seat) });

export const createReplay = (wish: { record?: string; table?: string }) => post<{ id: string }>("/replays", wish);
export const replay = (id: string) => get<ReplayInfo>(`/replays/${id}`);
export const moment = (id: string, n: number, view: string) => get<Moment>(`/replays/${id}/moments/${n}`, { view });
export const replayLog = (id: string, view: string) => get<StoryLine[]>(`/replays/${id}/log`, { view });
export const replayRecord = (id: string) => get<string>(`/replays/${id}/record`);

export const guide = (game: string) => get<Guide>(`/games/${game}/guide`);
