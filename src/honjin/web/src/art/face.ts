/** How large a card is shown: its layout, not its measure, which is its container's. */
export type { CardFace } from "../api/types";

export type CardSize = "s" | "m" | "l";
