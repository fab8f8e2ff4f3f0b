/** Made by `make types` from honjin.games.way_of_the_samurai.view: change it there. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description How far a player's three gauges stand. */
        Gauges: {
            force: number;
            technique: number;
            guard: number;
        };
        /** @description A card of an attack, and the symbol that it has there: a Joker has none of its own. */
        Placed: {
            card: string;
            symbol: string | null;
        };
        /** @description A player's side. */
        Seat: {
            weapon: string;
            life: number;
            ki: number;
            ki_max: number;
            die: number;
            gauges: components["schemas"]["Gauges"];
            hand: (string | null)[];
            attack: components["schemas"]["Placed"][];
            stored: (string | null)[];
        };
        /** @description Whom one fights. */
        Opponent: {
            name: string;
            life: number;
            ki: number;
        };
        /** @description A deck of whose cards none comes back. */
        Deck: {
            deck: number;
            unseen: {
                [key: string]: number;
            };
        };
        /** @description A deck with its discard. */
        Pile: {
            deck: number;
            discard: (string | null)[];
            unseen: {
                [key: string]: number;
            };
        };
        /** @description The table as a seat sees it. */
        View: {
            /** @enum {unknown} */
            mode: "clan" | "dojo" | "duel" | "fight" | "village";
            round: number;
            turn: number;
            to_move: number;
            enemy: components["schemas"]["Opponent"] | null;
            beaten: number;
            rank: number | null;
            waiting: string[];
            broken: string[];
            location: string | null;
            climate: string | null;
            hard: boolean;
            cost: number;
            defence: string | null;
            counter: string | null;
            pierces: boolean | null;
            stops: boolean | null;
            looked_at: (string | null)[];
            actions: components["schemas"]["Pile"];
            specials: components["schemas"]["Deck"];
            adversaries: components["schemas"]["Pile"];
            wounds: {
                [key: string]: number;
            };
            seats: components["schemas"]["Seat"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Gauges = components['schemas']['Gauges'];
export type Placed = components['schemas']['Placed'];
export type Seat = components['schemas']['Seat'];
export type Opponent = components['schemas']['Opponent'];
export type Deck = components['schemas']['Deck'];
export type Pile = components['schemas']['Pile'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
