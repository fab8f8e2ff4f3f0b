/** How long ago something was and how long it took, as people say it. */
import type { Lang } from "../api/types";

const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]] as const;

/** "5 minutes ago", "yesterday"; less than a minute is now. */
export function since(at: number, lang: Lang, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "second");
}

/** A length of time in its two largest units: "1 h 5 min". */
export function lasting(ms: number, lang: Lang): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const parts = [["day", Math.floor(minutes / 1440)], ["hour", Math.floor(minutes / 60) % 24], ["minute", minutes % 60]] as const;
  return parts.filter(([, count]) => count).slice(0, 2)
    .map(([unit, count]) => new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(count)).join(" ");
}
