/** What the fields of a view are called: in the game's own words, for want of those in ours. */
import { sayOr } from "../say.svelte";

export type Names = Readonly<Record<string, string>>;

export const nameOf = (field: string, own: Names = {}): string => own[field] ?? sayOr(`view-${field}`, field.replaceAll("_", " "));

/** Each field that says something, with its number or word if it has one. */
export function words(fields: object): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === null || value === undefined || value === false) return [];
    return value === true ? [nameOf(field)] : [`${nameOf(field)} ${String(value).replace(/^-/, "−")}`];
  });
}
