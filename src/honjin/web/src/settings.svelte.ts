/** What a person prefers on this device: language, light, speed of the cards, sound, room for the log, fewer questions. */
import type { Lang } from "./api/types";

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";

export const LANGS: readonly Lang[] = ["en", "fr"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["off", "slow", "normal", "fast"];

interface Settings {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  log: boolean;
  /** Where nothing useful can be chosen, the page goes on by itself. */
  goesOn: boolean;
  /** Who has gone on once in a turn is asked no more in it. */
  oncePerTurn: boolean;
  /** What is played from the hand is touched twice. */
  confirms: boolean;
}

const KEY = "honjin-settings";

/** The browser's first language that we speak. */
export function browserLang(languages: readonly string[]): Lang {
  for (const tag of languages) {
    const lang = LANGS.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (lang) return lang;
  }
  return "en";
}

function stored(): Settings {
  const defaults: Settings = {
    lang: browserLang(navigator.languages ?? [navigator.language]),
    theme: "auto",
    speed: "normal",
    sound: true,
    // Where the screen is narrow the cards need its room more.
    log: innerWidth >= 1180,
    goesOn: true,
    oncePerTurn: true,
    confirms: true,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return {
      lang: kept.lang && LANGS.includes(kept.lang) ? kept.lang : defaults.lang,
      theme: kept.theme && THEMES.includes(kept.theme) ? kept.theme : defaults.theme,
      speed: kept.speed && SPEEDS.includes(kept.speed) ? kept.speed : defaults.speed,
      sound: kept.sound !== false,
      log: kept.log ?? defaults.log,
      goesOn: kept.goesOn !== false,
      oncePerTurn: kept.oncePerTurn !== false,
      confirms: kept.confirms !== false,
    };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(stored());

/** Puts language and light on the document and keeps both. Called in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** How long one event is told, in milliseconds; 0: all at once. */
export const beatTime = (): number => ({ off: 0, slow: 1_800, normal: 900, fast: 450 })[settings.speed];

/** Whether the device asks for no motion. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
