/** Made by `make types` from honjin.games.gosu_tactics.view: change it there. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A card of an army. */
        Standing: {
            card: string;
            imprisoned: boolean;
        };
        /** @description A player's side. */
        Seat: {
            army: components["schemas"]["Standing"][][];
            hand: (string | null)[];
            points: number;
            strength: number;
            turns: number;
            passed: boolean;
            turns_left: number | null;
            set_aside: (string | null)[];
        };
        /** @description The table as a seat sees it. */
        View: {
            round: number;
            turn: number;
            to_move: number;
            first: number;
            advantage: number;
            additional_turn: boolean;
            additional_turns_due: number;
            coming: string | null;
            deck: number;
            discard: (string | null)[];
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
export type Seat = components['schemas']['Seat'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
