/** The picture of a card, the same for the same card everywhere. */
import type { CardFace } from "../api/types";
import { pageOf } from "../games";
import type { Mark } from "./mark";

const known = new Map<string, Mark[]>();

export function picture(game: string, face: CardFace): Mark[] {
  const key = `${game}/${face.id}`;
  let marks = known.get(key);
  if (!marks) {
    marks = pageOf(game).picture(face);
    known.set(key, marks);
  }
  return marks;
}
