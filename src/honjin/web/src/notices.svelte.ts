/** Notices of the system, where they were allowed: shown by this page, or sent by the server when none is open. */
import { reach } from "./address";
import * as api from "./api/client";
import { settings } from "./settings.svelte";

const KEY = "honjin-notices";
/** What is needed now comes first. */
const BOOKS_AFTER = 4_000;

interface Kept { wasAsked?: boolean; isOff?: boolean }

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function keep(changes: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...changes }));
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

/** Whether this browser could show any here. */
const isPossible = (): boolean => reach() === "fit" && "Notification" in globalThis && "serviceWorker" in navigator;

export type NoticeState = "on" | "off" | "ask" | "denied" | "number" | "plain" | "missing";

function found(): NoticeState {
  if (reach() !== "fit") return reach() as "number" | "plain";
  if (!isPossible()) return "missing";
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission === "default") return "ask";
  return kept().isOff ? "off" : "on";
}

export const notices: { state: NoticeState; isPushed: boolean; isAsking: boolean; isOpen: boolean } = $state({
  state: found(),
  /** The server tells this device also when no page is open. */
  isPushed: false,
  /** The moment to ask has come. */
  isAsking: false,
  /** The window with all of it. */
  isOpen: false,
});

/** Somebody goes away from people who will wait for them: asked once, and only where the answer can be yes. */
export function suggest(): void {
  if ((notices.state !== "ask" && notices.state !== "number") || kept().wasAsked) return;
  notices.isAsking = true;
}

export function dismiss(): void {
  keep({ wasAsked: true });
  notices.isAsking = false;
}

export async function allow(): Promise<void> {
  dismiss();
  if (Notification.permission === "default") await Notification.requestPermission();
  keep({ isOff: false });
  notices.state = found();
  await subscribe();
}

export async function turnOff(): Promise<void> {
  keep({ isOff: true });
  notices.state = found();
  notices.isPushed = false;
  await api.unsubscribe();
}

/** Push, if the owner of the server has given keys and the browser has a service for it. */
export async function subscribe(): Promise<void> {
  if (notices.state !== "on") return;
  try {
    const { key } = await api.pushKey();
    if (!key) return;
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
    notices.isPushed = true;
  } catch {
    // Without push there are notices as long as a page is open.
  }
}

export interface Notice { title: string; body: string; url: string }

/** For who looks elsewhere; a second one of the same table takes the place of the first. */
export function notify({ title, body, url }: Notice): void {
  if (notices.state !== "on" || !document.hidden) return;
  void navigator.serviceWorker.ready.then((worker) =>
    worker.showNotification(title, { body, tag: url, data: { url }, icon: "/icon-192.png", badge: "/icon-badge.png" }));
}

/** Who looks at a table needs no notice of it any more. */
export function clearNotices(url: string): void {
  if (notices.state !== "on") return;
  void navigator.serviceWorker.ready.then(async (worker) => {
    for (const one of await worker.getNotifications({ tag: url })) one.close();
  });
}

// --- installing

interface InstallPrompt extends Event { prompt: () => Promise<void> }

export const installing: { prompt: InstallPrompt | null; isInstalled: boolean } = $state({
  prompt: null,
  isInstalled: globalThis.matchMedia?.("(display-mode: standalone)").matches ?? false,
});

/** Keeps the page and the books in the browser, and listens for notices; only where browsers allow it. */
export function startWorker(onclick: (url: string) => void): void {
  if (reach() !== "fit" || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ go?: string }>) => { if (data.go) onclick(data.go); });
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installing.prompt = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => { installing.prompt = null; installing.isInstalled = true; });
  addEventListener("load", () => {
    void navigator.serviceWorker.register("/sw.js").then(() => subscribe(), () => {});
    void navigator.serviceWorker.ready.then(({ active }) => setTimeout(() => active?.postMessage({ keep: settings.lang }), BOOKS_AFTER));
  });
}
