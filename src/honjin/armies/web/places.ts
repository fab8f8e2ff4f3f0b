/** The places of an army: rows I to III, each of up to five cards. */

export const ROWS = ["I", "II", "III"] as const;
export const COLUMNS = 5;

/** As people read it: II.3. */
export const placeIn = (row: number, column: number) => `${ROWS[row]}.${column + 1}`;

/** With the seat whose army it is: 1:II.3. */
export const placeOf = (seat: number, row: number, column: number) => `${seat}:${placeIn(row, column)}`;

/** Seat, row and column of 1:II.3. */
export function partsOf(place: string): [seat: number, row: number, column: number] {
  const [, seat = "", row = "", column = ""] = /^(\d+):(I{1,3})\.(\d)$/.exec(place) ?? [];
  return [Number(seat), row.length - 1, Number(column) - 1];
}

/** Whose army it is in. */
export const seatOf = (place: string) => partsOf(place)[0];
