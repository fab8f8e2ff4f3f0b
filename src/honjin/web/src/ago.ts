/** How long ago something was, in days and words. */
import type { Lang } from "./api/types";

const DAY = 86_400_000;

export function ago(at: number, lang: Lang, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - at) / DAY));
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-days, "day");
}
