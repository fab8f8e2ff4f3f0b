/** Words as they are searched for: without accents, capitals and the kinds of apostrophes. */

const MARKS = /\p{Mark}/gu;

export function plain(text: string): string {
  return text.normalize("NFD").replace(MARKS, "").replace(/[’‘]/g, "'").toLowerCase().trim();
}

/** A text cut at rule ids, so that each id can become a link. */
export function cutAtRules(text: string): { text: string; rule: string | null }[] {
  return text
    .split(/\b([A-Z]{2}-[A-Z]\d+)\b/)
    .map((part, index) => ({ text: part, rule: index % 2 ? part : null }))
    .filter((part) => part.text);
}

/** The address of a page with what is searched for there. */
export const addressOf = (path: string, words: string): string => (words ? `${path}?q=${encodeURIComponent(words)}` : path);
