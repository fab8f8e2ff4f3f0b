/** Chance that is the same for the same name, on every machine: what makes two pictures differ. */

export class Seed {
  private state: number;

  constructor(name: string) {
    // FNV-1a, then a mixing step, so that names that differ in one letter start far apart.
    let hash = 0x811c9dc5;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
    this.state = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  }

  /** At least 0 and below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from 0 to count - 1. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  sign(): 1 | -1 {
    return this.next() < 0.5 ? -1 : 1;
  }
}
