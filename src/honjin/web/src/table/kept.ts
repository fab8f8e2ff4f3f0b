/** The next value with every part of the last one that is still the same: what did not change is not drawn again. */

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

export function kept<T>(last: unknown, next: T): T {
  if (Object.is(last, next)) return next;
  if (Array.isArray(last) && Array.isArray(next)) {
    const parts = next.map((part: unknown, index) => kept(last[index], part));
    return (parts.length === last.length && parts.every((part, index) => Object.is(part, last[index])) ? last : parts) as T;
  }
  if (isRecord(last) && isRecord(next)) {
    const parts = Object.fromEntries(Object.entries(next).map(([name, part]) => [name, kept(last[name], part)]));
    const isSame = Object.keys(last).length === Object.keys(parts).length && Object.entries(parts).every(([name, part]) => name in last && Object.is(part, last[name]));
    return (isSame ? last : parts) as T;
  }
  return next;
}
