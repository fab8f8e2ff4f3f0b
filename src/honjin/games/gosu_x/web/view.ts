/** Made by `make types` from honjin.games.gosu_x.view: change it there. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A card of an army. */
        Standing: {
            card: string;
            captured: boolean;
            tokens: number;
            icons: number;
            bounty: boolean;
            veteran: boolean;
            recruited: boolean;
            open: boolean;
        };
        /** @description A seat's activation tokens; those on cards are with the cards. */
        Tokens: {
            hand: number;
            spent: number;
            locked: number;
        };
        /** @description A player's side. */
        Seat: {
            clans: string[];
            army: components["schemas"]["Standing"][][];
            hand: (string | null)[];
            deck: number;
            deck_known: (string | null)[];
            discard: (string | null)[];
            removed: (string | null)[];
            tokens: components["schemas"]["Tokens"];
            supremacy: number;
            strength: number;
            flipped: string[];
            banned: string[];
            passed: boolean;
            turns_left: number | null;
        };
        /** @description The table as a seat sees it. */
        View: {
            round: number;
            turn: number;
            to_move: number;
            first: number;
            additional_turn: boolean;
            additional_turn_due: boolean;
            from_discard: boolean;
            song: boolean;
            tiles: string[];
            wonder: number | null;
            bounty: string | null;
            coming: string | null;
            revealed: (string | null)[];
            seats: components["schemas"]["Seat"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Standing = components['schemas']['Standing'];
export type Tokens = components['schemas']['Tokens'];
export type Seat = components['schemas']['Seat'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
