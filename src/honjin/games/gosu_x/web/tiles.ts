/** The tiles of the clans. */
import type { CardFace } from "$page/api/types";
import type { Faces } from "$page/games";

export const tileOf = (faces: Faces, clan: string): CardFace | undefined => [...faces.values()].find((face) => face.kind === "tile" && face.clan === clan);
