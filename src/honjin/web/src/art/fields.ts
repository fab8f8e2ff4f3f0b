/** The fields of a card file, which may hold anything, read as what a picture of them needs. */

export const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
export const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((word) => typeof word === "string") : []);
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
