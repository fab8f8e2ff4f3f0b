/** Made by `make types` from honjin.server.wire: change it there. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What happened, as far as somebody may know it: its fields are those that it has something to say in. */
        Event: {
            kind: string;
            rule: string;
            turn: number;
            player?: number;
            card?: string | null;
            place?: string;
            number?: number;
            other_card?: string;
            other_place?: string;
            word?: string;
        };
        /** @description What a client sends: a field that we do not know is an error. */
        Asked: Record<string, never>;
        /** @description A write reached the disk within a second. */
        Health: {
            ok: boolean;
        };
        /** @description Every error: a word for programs, a sentence for people. */
        Problem: {
            error: string;
            detail: string;
            refusals?: components["schemas"]["RefusalText"][];
        };
        /** @description A condition that a choice fails, with its rule. */
        RefusalText: {
            rule: string;
            text: string;
        };
        /** @description A card, or what lies beside the cards (`kind` tile or item), with the fields of its card file. */
        CardInfo: {
            id: string;
            kind: string;
            name: string;
            clan: string;
            level: number;
            copies: number;
            certainty: string;
            certainty_text: string;
            headline: string;
            text: string;
            notes: string[];
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * @description A rule shown at a table, as its first seat sees it: before, and after what `lines` tell, if anything.
         *
         *     `lit` are the places that can be chosen then; `refused` says what cannot be done, and why.
         */
        ExampleInfo: {
            name: string;
            title: string;
            say: string;
            rules: string[];
            before: {
                [key: string]: unknown;
            };
            after: {
                [key: string]: unknown;
            } | null;
            lines: string[];
            lit: string[];
            refused: string[];
        };
        /** @description A game as the first page shows it. */
        GameInfo: {
            name: string;
            title: string;
            tagline: string;
            players: [
                number,
                number
            ];
            minutes: number;
            levels: components["schemas"]["LevelInfo"][];
            settings: components["schemas"]["SettingInfo"][];
            lessons: number;
            fields: {
                [key: string]: string;
            };
        };
        /** @description A strength of bots: `called` so at a table, as `label` on its plate, and `words` say how it plays. */
        LevelInfo: {
            name: string;
            called: string;
            label: string;
            words: string;
            portrait: components["schemas"]["PortraitInfo"];
        };
        /** @description The parts of a bot's face, which the page draws. */
        PortraitInfo: {
            headgear: string;
            body: string;
            weapon: string;
            look: number;
        };
        /**
         * @description An option of a game; `names` are its values as people read them.
         *
         *     It means something only where each option in `needs` has one of the values there.
         */
        SettingInfo: {
            name: string;
            values: string[];
            default: string;
            label: string;
            help: string;
            rule: string;
            names: {
                [key: string]: string;
            };
            needs: {
                [key: string]: string[];
            };
        };
        /**
         * @description What shall happen: so many events that have these fields; a text that ends in * is a beginning.
         *
         *     In a whole game: that it is over.
         */
        GoalInfo: {
            say: string;
            event: {
                [key: string]: string | number;
            };
            times: number;
        };
        /**
         * @description A lesson: a table to be made, what to reach there, and what to say on the way.
         *
         *     With steps all seats are one's own, and `answers` are what the others choose; without, bots sit there.
         */
        LessonInfo: {
            name: string;
            title: string;
            idea: string;
            end: string;
            rules: string[];
            seats: number;
            position: string | null;
            seed: string | null;
            options: {
                [key: string]: unknown;
            };
            answers: string[];
            bot: string | null;
            goals: components["schemas"]["GoalInfo"][];
            steps: components["schemas"]["StepInfo"][];
            tips: components["schemas"]["TipInfo"][];
        };
        /** @description What the learner is asked to do, by any choice of `do`; each may end in *. */
        StepInfo: {
            say: string;
            hint: string;
            do: string[];
            wrong: components["schemas"]["WrongInfo"][];
        };
        /** @description What to say to a choice that is allowed and misses the point; `tried` may end in *. */
        WrongInfo: {
            tried: string;
            say: string;
        };
        /** @description A word for when first something like `event` happens, or `prompt` is asked. */
        TipInfo: {
            say: string;
            event: {
                [key: string]: string | number;
            } | null;
            prompt: string | null;
        };
        /** @description A ready-made line of chat. */
        PhraseInfo: {
            id: string;
            text: string;
        };
        /** @description A rule in our words; `ruling` is how we read it where the printed rules are silent. */
        RuleInfo: {
            id: string;
            part: string;
            title: string;
            text: string;
            ruling: string | null;
        };
        /** @description One game's challenge: what is known of it, one's own try, and once that is over everybody's. */
        DailyChallenge: {
            game: string;
            options: {
                [key: string]: string;
            };
            seat: number;
            opponent: components["schemas"]["LevelInfo"] | null;
            is_position: boolean;
            table: string | null;
            is_done: boolean;
            finished: number;
            entries: components["schemas"]["DailyEntry"][];
            expert: components["schemas"]["DailyEntry"] | null;
        };
        /** @description How somebody did; of the bot that plays for comparison there is no rank. */
        DailyEntry: {
            rank: number | null;
            name: string;
            you: boolean;
            /** @enum {unknown} */
            outcome: "drawn" | "lost" | "shared" | "unknown" | "won";
            way: string;
            scores: number[];
            choices: number;
            seconds: number | null;
            table: string | null;
        };
        /** @description The challenges of a day (UTC), which ends at a moment; `before` is the last day that anybody played. */
        DailyPage: {
            day: string;
            ends: number;
            is_over: boolean;
            challenges: components["schemas"]["DailyChallenge"][];
            before: string | null;
        };
        /**
         * @description What keeps my name: keys, and codes for when they are lost.
         *
         *     `fresh`: a key was used a moment ago, so that keys can be changed. `games`: tables at which this
         *     guest sits, which another account could take along.
         */
        Account: {
            name: string;
            account: boolean;
            created: number | null;
            keys: components["schemas"]["KeyInfo"][];
            codes: number;
            fresh: boolean;
            games: number;
        };
        /** @description A passkey of mine; it works at `host`. `doubted`: its counter went back, so it may have been copied. */
        KeyInfo: {
            id: string;
            label: string;
            host: string;
            created: number;
            used: number;
            synced: boolean;
            doubted: boolean;
        };
        Carry: {
            token: string;
        };
        /** @description A link that opens this guest's session on another device, once. */
        CarryLink: {
            link: string;
            seconds: number;
        };
        /** @description Recovery codes, told this once; each opens the account once. */
        Codes: {
            codes: string[];
        };
        KeyLabel: {
            label: string;
        };
        /** @description The answer to being asked for a key that there is; `bring` takes this browser's games along. */
        KeyProof: {
            id: string;
            client_data: string;
            authenticator_data: string;
            signature: string;
            /** @default null */
            user_handle?: string | null;
            /** @default false */
            bring?: boolean;
        };
        /** @description What `navigator.credentials` is asked, with bytes as base64url. */
        KeyQuestion: {
            public_key: {
                [key: string]: unknown;
            };
        };
        /**
         * @description The guest: a name and a cookie, and with an account keys to come back by.
         *
         *     `closed`: by the owner of the server; such a guest finishes games, but neither begins any nor chats.
         */
        Me: {
            name: string;
            lang: string;
            /** @default false */
            account: boolean;
            /** @default false */
            closed: boolean;
        };
        /** @description The answer to being asked for a new key, bytes as base64url. */
        NewKey: {
            id: string;
            client_data: string;
            attestation: string;
            /** @default null */
            label?: string | null;
        };
        NewName: {
            name: string;
        };
        Recovery: {
            code: string;
            /** @default false */
            bring?: boolean;
        };
        /** @description A device on which I am this guest; `seen` is to the day, `here` is the one that asks. */
        SessionInfo: {
            id: string;
            label: string;
            created: number;
            seen: number;
            here: boolean;
        };
        /** @description All that one has played here, game by game. */
        AllStatistics: {
            games: components["schemas"]["GameStatistics"][];
        };
        /** @description One's games of one game. */
        GameStatistics: {
            game: string;
            score: components["schemas"]["Score"];
            kinds: components["schemas"]["CountedKind"][];
            streaks: components["schemas"]["Streaks"];
        };
        /** @description Games played, won and drawn, and where the true share of points lies in 95 of 100 cases. */
        Score: {
            played: number;
            won: number;
            drawn: number;
            low: number;
            high: number;
        };
        /** @description A kind of things by which games are counted; of a tally it matters how often each came. */
        CountedKind: {
            kind: string;
            label: string;
            best: string;
            rows: components["schemas"]["Counted"][];
            /** @default false */
            is_tally: boolean;
        };
        /** @description The games with one clan, weapon, opponent; `best` is a record, where there are records. */
        Counted: {
            played: number;
            won: number;
            drawn: number;
            low: number;
            high: number;
            /** @default  */
            value: string;
            /** @default  */
            label: string;
            /** @default null */
            best: number | null;
        };
        /** @description Games won one after the other, now and at best; `recent` are the last results, the latest last. */
        Streaks: {
            now: number;
            best: number;
            recent: ("drawn" | "lost" | "shared" | "unknown" | "won")[];
        };
        /** @description A game that is over, as one who played it is told; `has_record`: its table and record are here. */
        FinishedGame: {
            id: string;
            game: string;
            seat: number;
            players: number;
            opponents: components["schemas"]["PlayedAgainst"][];
            /** @enum {unknown} */
            outcome: "drawn" | "lost" | "shared" | "unknown" | "won";
            way: string;
            scores: number[];
            tags: components["schemas"]["TagInfo"][];
            choices: number;
            began: number;
            ended: number;
            /** @enum {unknown} */
            purpose: "daily" | "lesson" | "play" | "study";
            unrated: ("daily" | "guest" | "hints" | "known-deal" | "lesson" | "level" | "rules" | "self" | "undo" | "unknown") | null;
            kept: boolean;
            has_record: boolean;
        };
        /** @description The same at one table. */
        PlayedAgainst: {
            key: string;
            name: string;
            label: string;
            /** @default null */
            level: string | null;
            /** @default null */
            portrait: components["schemas"]["PortraitInfo"] | null;
            /** @default false */
            won: boolean;
        };
        /** @description What a game is remembered by: a clan, a weapon, an enemy. */
        TagInfo: {
            kind: string;
            value: string;
            label: string;
        };
        /**
         * @description Some of one's finished games, the latest first; `next` asks for those before them.
         *
         *     The first page says how many there are: `total`, or if there are many `more`, at least so many.
         */
        FinishedGames: {
            games: components["schemas"]["FinishedGame"][];
            next: string | null;
            total: number | null;
            more: boolean;
        };
        /** @description Whom one has played against, the most frequent first. */
        FoundOpponents: {
            opponents: components["schemas"]["OpponentInfo"][];
        };
        /** @description Somebody one has played against; `key` asks for the games with them, and tells nobody else anything. */
        OpponentInfo: {
            key: string;
            name: string;
            label: string;
            /** @default null */
            level: string | null;
            /** @default null */
            portrait: components["schemas"]["PortraitInfo"] | null;
        };
        /** @description Whether a game is kept, whatever else is tidied away. */
        Keep: {
            /** @default true */
            on?: boolean;
        };
        /** @description What a bot would choose at this seat, and what it considered. */
        Advice: {
            seat: number;
            choice: string;
            considered: components["schemas"]["ConsideredInfo"][];
        };
        /**
         * @description A choice that a bot weighed: how often it tried it, the chance that it wins, the line it foresees.
         *
         *     For the best and the two next ones advice says what they bring, in a sentence.
         */
        ConsideredInfo: {
            choice: string;
            label: string;
            visits: number;
            chance: number;
            line: string[];
            /** @default  */
            why: string;
        };
        Advise: {
            table: string;
            /** @default null */
            seat?: number | null;
        };
        /** @description A ready-made phrase, or some words of one's own. */
        ChatWish: {
            /** @default null */
            phrase?: string | null;
            /** @default null */
            text?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /** @description The choice is on disk; `seq` is the number of choices since. */
        MoveReceipt: {
            id: string;
            seq: number;
            epoch: number;
        };
        /** @description The chance that the next blow hits, as a fraction and as a number. */
        OddsInfo: {
            text: string;
            value: number;
        };
        /** @description Let all reactions pass until the turn ends, or be asked again. */
        Pass: {
            passing: boolean;
            /** @default null */
            seat?: number | null;
        };
        /** @description A choice; `seq` and `epoch` are those of the state it answers, `id` makes a retry harmless. */
        Play: {
            seq: number;
            choice: string;
            id: string;
            /** @default 0 */
            epoch?: number;
        };
        Resign: {
            /** @default null */
            seat?: number | null;
        };
        /** @description Go back to where `made` choices stood, to one's own choice; `id` makes a retry harmless. */
        RewindWish: {
            seq: number;
            made: number;
            id: string;
            /** @default 0 */
            epoch?: number;
        };
        TakebackWish: {
            /** @enum {unknown} */
            action: "ask" | "grant" | "refuse";
            /** @default null */
            seat?: number | null;
        };
        /** @description Take one's last choice back. */
        Undo: {
            seq: number;
            /** @default 0 */
            epoch?: number;
            /** @default null */
            seat?: number | null;
        };
        /** @description Nothing if the choice is legal now, else every condition that it fails. */
        WhyNot: {
            choice: string;
            refusals: components["schemas"]["RefusalText"][];
        };
        /** @description A table at which others wait for me: for my choice, for the sealing of the deal, or for a rematch. */
        Awaited: {
            /** @enum {unknown} */
            kind: "rematch" | "seal" | "turn";
            since: number;
            table: components["schemas"]["TableInfo"];
        };
        /** @description A table as a lobby or a waiting room shows it. */
        TableInfo: {
            id: string;
            game: string;
            options: {
                [key: string]: string;
            };
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            status: "closed" | "over" | "playing" | "waiting";
            clock: components["schemas"]["ClockWish"];
            /** @enum {unknown} */
            spectators: "none" | "open-after" | "public";
            lobby: boolean;
            hot_seat: boolean;
            host: boolean;
            link: string;
            watch: string | null;
            created: number;
            rematch: string | null;
            advice: boolean;
            /** @enum {unknown} */
            deal: "known" | "sealed" | "server";
            seal: components["schemas"]["SealInfo"] | null;
            /** @default false */
            archive: boolean;
            /** @default null */
            offer: components["schemas"]["OfferInfo"] | null;
            /** @default false */
            again: boolean;
            /**
             * @default play
             * @enum {unknown}
             */
            purpose: "daily" | "lesson" | "play" | "study";
            /** @default null */
            asked: number | null;
            /** @default 0 */
            touched: number;
        };
        /**
         * @description Who sits there, called `name` in all texts and `label` on a plate, which says how strong a bot is.
         *
         *     `invite` is the link to a free seat, for those who sit at the table.
         */
        SeatInfo: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "human" | "open";
            name: string;
            label: string;
            you: boolean;
            online: boolean;
            /** @default null */
            level: string | null;
            /** @default null */
            portrait: components["schemas"]["PortraitInfo"] | null;
            /** @default null */
            invite: string | null;
        };
        /** @description Fischer: minutes for all, seconds for each turn; correspondence: days for each turn. */
        ClockWish: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind: "correspondence" | "fischer" | "none";
            /** @default 15 */
            minutes: number;
            /** @default 10 */
            increment: number;
            /** @default 3 */
            days: number;
        };
        /** @description How far a sealed deal is; `values` are told when all are in, `half` when the game is over. */
        SealInfo: {
            round: number;
            /** @enum {unknown} */
            phase: "commit" | "open" | "reveal";
            server: string;
            half: string | null;
            commits: (string | null)[];
            revealed: boolean[];
            values: (string | null)[];
            until: number | null;
            broken: components["schemas"]["BrokenSeal"][];
            without: number[];
        };
        /** @description A round that came to nothing: these seats left, or did not show the value they had promised. */
        BrokenSeal: {
            round: number;
            seats: number[];
        };
        /** @description Who wants to play a finished game again, by their seats; `declined` says that nothing comes of it. */
        OfferInfo: {
            agreed: number[];
            declined: number[];
            same: boolean;
        };
        /** @description What a device is told by push; never anything of the cards. */
        Notice: {
            title: string;
            body: string;
            url: string;
        };
        /** @description The key with which a browser subscribes; none if this server sends nothing. */
        PushInfo: {
            key: string | null;
        };
        /** @description Where the browser's push service takes notices for this device, and the keys to encrypt them with. */
        Subscription: {
            endpoint: string;
            p256dh: string;
            auth: string;
        };
        Closing: {
            closed: boolean;
        };
        /** @description In no name and no line of chat; with * at an end also as a part of other words. */
        ForbiddenWords: {
            words: string[];
        };
        /** @description A guest as the owner sees one; `closed` is when the owner closed it. */
        GuestInfo: {
            id: string;
            name: string;
            account: boolean;
            created: number;
            closed: number | null;
        };
        /** @description Something that was said at the table. */
        ReportedText: {
            seat: number;
            name: string;
            text: string;
            at: number;
        };
        /** @description What somebody told the owner of somebody else; `done` is when the owner was done with it. */
        ReportInfo: {
            id: number;
            at: number;
            by: string;
            about: string;
            guest: string;
            closed: boolean;
            table: string;
            seat: number;
            words: string;
            lines: components["schemas"]["ReportedText"][];
            done: number | null;
        };
        /** @description Somebody on the leaderboard; a bot has a `level` and no place: it is there to compare with. */
        BoardRow: {
            place: number | null;
            name: string;
            points: number;
            deviation: number;
            games: number;
            you: boolean;
            /** @default null */
            level: string | null;
        };
        /** @description The strongest of a game for one number of players, one of `counts`; so many `people` have a place. */
        Leaderboard: {
            game: string;
            players: number;
            counts: number[];
            people: number;
            rows: components["schemas"]["BoardRow"][];
        };
        /**
         * @description Points in one game for one number of players; `deviation` is how far off they may well be.
         *
         *     `provisional`: too few games for a place among others. `curve`: the last games, the oldest first.
         */
        RatingInfo: {
            game: string;
            players: number;
            points: number;
            deviation: number;
            provisional: boolean;
            games: number;
            curve: components["schemas"]["RatingPoint"][];
        };
        /** @description After a game: `table` is where it was played. */
        RatingPoint: {
            at: number;
            points: number;
            deviation: number;
            table: string;
        };
        /** @description A finished game as a line of numbers that everybody could see; no points: it has no such picture. */
        GameStory: {
            points: components["schemas"]["StoryPoint"][];
            /** @default  */
            result: string;
            /** @default null */
            seconds: number | null;
        };
        /** @description How the sides stood after a choice that ended a turn, or in a battle; None: that side was not there. */
        StoryPoint: {
            moment: number;
            fact: number;
            round: number;
            turn: number;
            sides: (number | null)[];
            /** @default false */
            battle: boolean;
        };
        ReplayId: {
            id: string;
        };
        /** @description A finished or broken-off game: `moments` counts from before the first choice to after the last. */
        ReplayInfo: {
            id: string;
            game: string;
            options: {
                [key: string]: string;
            };
            seats: string[];
            moments: number;
            turns: number[];
            outcome: components["schemas"]["OutcomeInfo"] | null;
            /** @enum {unknown} */
            deal: "known" | "sealed" | "server";
            /** @default null */
            archive: components["schemas"]["Archive"] | null;
        };
        /** @description How the game ended; `text` says it to this reader, `rewound` is how often somebody went back. */
        OutcomeInfo: {
            winners: number[];
            rule: string;
            text: string;
            scores: number[];
            rewound: number;
        };
        /** @description A game of other rules or cards: it can be watched, not continued; `reason` says so to people. */
        Archive: {
            rules: number | null;
            here: number | null;
            choices: components["schemas"]["ArchivedChoice"][];
            reason: string;
        };
        /** @description A choice in notation; what others may not know of it is ? */
        ArchivedChoice: {
            seat: number;
            choice: string;
        };
        /**
         * @description The table after `n` lines of the record; `choice` led there, `log` and `events` are what it brought.
         *
         *     Where somebody went back, `back_to` is the moment that this one is like.
         */
        ReplayMoment: {
            n: number;
            seat: number | null;
            choice: string | null;
            turn: number;
            view: {
                [key: string]: unknown;
            };
            log: components["schemas"]["LogEntry"][];
            events: {
                [key: string]: unknown;
            }[];
            /** @default null */
            back_to: number | null;
        };
        /** @description A line of the log; `n` counts the facts of the game, `kind`, `player` and `card` are its event's. */
        LogEntry: {
            n: number;
            text: string;
            rule: string;
            turn: number;
            kind: string;
            player: number | null;
            card: string | null;
        };
        /** @description Of a record, or of a table that is over. */
        ReplayWish: {
            /** @default null */
            record?: string | null;
            /** @default null */
            table?: string | null;
        };
        /** @description A line of a replay's log, and the moment at which it was told. */
        StoryLine: {
            moment: number;
            n: number;
            text: string;
            rule: string;
            turn: number;
            kind: string;
            player: number | null;
            card: string | null;
        };
        /** @description The choice, or the way back, with this id is on disk. */
        Ack: {
            /** @enum {unknown} */
            type: "ack";
            id: string;
            seq: number;
            epoch: number;
        };
        ChatMessage: {
            /** @enum {unknown} */
            type: "chat";
            /** @default null */
            phrase?: string | null;
            /** @default null */
            text?: string | null;
            /** @default null */
            seat?: number | null;
        };
        CommitMessage: {
            /** @enum {unknown} */
            type: "commit";
            hash: string;
        };
        LangMessage: {
            /** @enum {unknown} */
            type: "lang";
            /** @enum {unknown} */
            lang: "en" | "fr";
        };
        PassMessage: {
            /** @enum {unknown} */
            type: "pass";
            passing: boolean;
            /** @default null */
            seat?: number | null;
        };
        PingMessage: {
            /** @enum {unknown} */
            type: "ping";
        };
        PlayMessage: {
            /** @enum {unknown} */
            type: "play";
            seq: number;
            choice: string;
            id: string;
            /** @default 0 */
            epoch?: number;
        };
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            at: number;
        };
        /** @description Whose players are there, and how many look on. */
        Presence: {
            /** @enum {unknown} */
            type: "presence";
            online: number[];
            spectators: number;
        };
        ResignMessage: {
            /** @enum {unknown} */
            type: "resign";
            /** @default null */
            seat?: number | null;
        };
        RevealMessage: {
            /** @enum {unknown} */
            type: "reveal";
            value: string;
        };
        RewindMessage: {
            /** @enum {unknown} */
            type: "rewind";
            seq: number;
            made: number;
            id: string;
            /** @default 0 */
            epoch?: number;
        };
        /** @description Look from this seat (one's own), or as a spectator: the cover of a hot seat. */
        SeatMessage: {
            /** @enum {unknown} */
            type: "seat";
            /** @default null */
            seat?: number | null;
        };
        /** @description A message that was refused, and why. */
        SocketError: {
            /** @enum {unknown} */
            type: "error";
            error: string;
            detail: string;
            id?: string;
            refusals?: components["schemas"]["RefusalText"][];
        };
        /** @description Send the state again, with the log from fact `since` on if the epoch is still this one. */
        SyncMessage: {
            /** @enum {unknown} */
            type: "sync";
            /** @default 0 */
            since?: number;
            /** @default 0 */
            epoch?: number;
        };
        TakebackMessage: {
            /** @enum {unknown} */
            type: "takeback";
            /** @enum {unknown} */
            action: "ask" | "grant" | "refuse";
            /** @default null */
            seat?: number | null;
        };
        UndoMessage: {
            /** @enum {unknown} */
            type: "undo";
            seq: number;
            /** @default 0 */
            epoch?: number;
            /** @default null */
            seat?: number | null;
        };
        /** @description Something said: a phrase in the reader's language, or free text. */
        ChatEntry: {
            n: number;
            seat: number;
            text: string;
            phrase: string | null;
            at: number;
        };
        /** @description Milliseconds left for each seat (none: no clock) at the server's time `at`. */
        ClockState: {
            remaining: (number | null)[];
            running: number | null;
            at: number;
        };
        /**
         * @description What is asked; the options are for the seat that decides only.
         *
         *     `card` is what the question is about, `cause` where the card stands whose effect asks, `threat` where
         *     the one stands that an answer could save; `reaction` says that it answers what another is about to do.
         *     Also for the seat that decides only: `decline` is the answer that does nothing, `pause` says that the
         *     game then goes on by itself, as it may ask several times a turn, `risk` how much that risks, to compare
         *     within a turn, and `idle` is the answer to give where no other is of any use; between people there is
         *     none, since how fast one answers would tell what one holds.
         */
        DecisionInfo: {
            seat: number;
            prompt: string;
            label: string;
            options: components["schemas"]["OptionInfo"][];
            /** @default null */
            card: string | null;
            /** @default null */
            cause: string | null;
            /** @default null */
            threat: string | null;
            /** @default false */
            reaction: boolean;
            /** @default null */
            decline: string | null;
            /** @default false */
            pause: boolean;
            /** @default null */
            risk: number | null;
            /** @default null */
            idle: string | null;
        };
        /** @description One of the legal choices. */
        OptionInfo: {
            notation: string;
            kind: string;
            card: string | null;
            slot: string | null;
            label: string;
        };
        /** @description A choice of one's own to go back to: `made` choices came before it; what was asked, and chosen. */
        RewindInfo: {
            made: number;
            turn: number;
            asked: string;
            label: string;
        };
        /** @description Where one can go back to, in order; if nowhere, why: a word for programs, a sentence for people. */
        RewindState: {
            points: components["schemas"]["RewindInfo"][];
            why: string | null;
            reason: string | null;
        };
        /**
         * @description A table as one seat may see it; `log` and `events` begin at fact `since`: forget what came after it.
         *
         *     `passing` says whether the seat lets all reactions of this turn pass; None: there are none here.
         */
        TableState: {
            /** @enum {unknown} */
            type: "state";
            table: string;
            seq: number;
            epoch: number;
            seat: number | null;
            you: number[];
            view: {
                [key: string]: unknown;
            };
            decision: components["schemas"]["DecisionInfo"] | null;
            since: number;
            log: components["schemas"]["LogEntry"][];
            events: {
                [key: string]: unknown;
            }[];
            undo: number;
            takebacks: number;
            takeback: components["schemas"]["TakebackState"] | null;
            rewind: components["schemas"]["RewindState"];
            rewound: number;
            passing: boolean | null;
            outcome: components["schemas"]["OutcomeInfo"] | null;
            clock: components["schemas"]["ClockState"];
            chat: components["schemas"]["ChatEntry"][];
            muted: number[];
            info: components["schemas"]["TableInfo"];
            /** @default null */
            archive: components["schemas"]["Archive"] | null;
        };
        /** @description Somebody asks to take the last choice back; `granted` have agreed so far. */
        TakebackState: {
            seat: number;
            granted: number[];
        };
        /** @description Sit down; `seal` is the SHA-256 of a value of one's own, where the deal is sealed. */
        Join: {
            /** @default null */
            invite?: string | null;
            /** @default null */
            seal?: string | null;
        };
        Mute: {
            seat: number;
            /** @default true */
            on?: boolean;
        };
        /** @description Play again, with other cards or with the `same`; or agree to who wants that. */
        Rematch: {
            /** @default null */
            seal?: string | null;
            /** @default false */
            same?: boolean;
        };
        /** @description The promise of a value (its SHA-256), or the value itself. */
        SealMessage: {
            /** @default null */
            hash?: string | null;
            /** @default null */
            value?: string | null;
        };
        /** @description Who shall sit there: oneself, whoever has the link, anybody, or a bot. */
        SeatWish: {
            /** @enum {unknown} */
            kind: "bot" | "link" | "me" | "open";
            /** @default null */
            level?: string | null;
        };
        /** @description A table to be made; from the beginning, a position, or a record's first `at` choices. */
        TableWish: {
            game: string;
            seats: components["schemas"]["SeatWish"][];
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
            /** @default null */
            players?: number | null;
            clock?: components["schemas"]["ClockWish"];
            /**
             * @default public
             * @enum {unknown}
             */
            spectators?: "none" | "open-after" | "public";
            /** @default false */
            lobby?: boolean;
            /** @default false */
            hot_seat?: boolean;
            /** @default null */
            seed?: string | null;
            /** @default null */
            position?: string | null;
            /** @default null */
            record?: string | null;
            /** @default null */
            at?: number | null;
            /** @default false */
            advice?: boolean;
            /** @default false */
            known_deal?: boolean;
            /** @default null */
            seal?: string | null;
            /** @default false */
            lesson?: boolean;
        };
        /** @description Somebody whom I do not want to meet, by the name they have now. */
        BlockInfo: {
            id: string;
            name: string;
            since: number;
        };
        /** @description Whoever sits there. */
        BlockWish: {
            seat: number;
        };
        /** @description What I wrote for myself at this table; nobody else reads it. */
        Note: {
            text: string;
        };
        NoteWish: {
            text: string;
        };
        /** @description What the owner of the server should know of whoever sits there. */
        ReportWish: {
            seat: number;
            words: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Event = components['schemas']['Event'];
export type Asked = components['schemas']['Asked'];
export type Health = components['schemas']['Health'];
export type Problem = components['schemas']['Problem'];
export type RefusalText = components['schemas']['RefusalText'];
export type CardInfo = components['schemas']['CardInfo'];
export type ExampleInfo = components['schemas']['ExampleInfo'];
export type GameInfo = components['schemas']['GameInfo'];
export type LevelInfo = components['schemas']['LevelInfo'];
export type PortraitInfo = components['schemas']['PortraitInfo'];
export type SettingInfo = components['schemas']['SettingInfo'];
export type GoalInfo = components['schemas']['GoalInfo'];
export type LessonInfo = components['schemas']['LessonInfo'];
export type StepInfo = components['schemas']['StepInfo'];
export type WrongInfo = components['schemas']['WrongInfo'];
export type TipInfo = components['schemas']['TipInfo'];
export type PhraseInfo = components['schemas']['PhraseInfo'];
export type RuleInfo = components['schemas']['RuleInfo'];
export type DailyChallenge = components['schemas']['DailyChallenge'];
export type DailyEntry = components['schemas']['DailyEntry'];
export type DailyPage = components['schemas']['DailyPage'];
export type Account = components['schemas']['Account'];
export type KeyInfo = components['schemas']['KeyInfo'];
export type Carry = components['schemas']['Carry'];
export type CarryLink = components['schemas']['CarryLink'];
export type Codes = components['schemas']['Codes'];
export type KeyLabel = components['schemas']['KeyLabel'];
export type KeyProof = components['schemas']['KeyProof'];
export type KeyQuestion = components['schemas']['KeyQuestion'];
export type Me = components['schemas']['Me'];
export type NewKey = components['schemas']['NewKey'];
export type NewName = components['schemas']['NewName'];
export type Recovery = components['schemas']['Recovery'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type AllStatistics = components['schemas']['AllStatistics'];
export type GameStatistics = components['schemas']['GameStatistics'];
export type Score = components['schemas']['Score'];
export type CountedKind = components['schemas']['CountedKind'];
export type Counted = components['schemas']['Counted'];
export type Streaks = components['schemas']['Streaks'];
export type FinishedGame = components['schemas']['FinishedGame'];
export type PlayedAgainst = components['schemas']['PlayedAgainst'];
export type TagInfo = components['schemas']['TagInfo'];
export type FinishedGames = components['schemas']['FinishedGames'];
export type FoundOpponents = components['schemas']['FoundOpponents'];
export type OpponentInfo = components['schemas']['OpponentInfo'];
export type Keep = components['schemas']['Keep'];
export type Advice = components['schemas']['Advice'];
export type ConsideredInfo = components['schemas']['ConsideredInfo'];
export type Advise = components['schemas']['Advise'];
export type ChatWish = components['schemas']['ChatWish'];
export type MoveReceipt = components['schemas']['MoveReceipt'];
export type OddsInfo = components['schemas']['OddsInfo'];
export type Pass = components['schemas']['Pass'];
export type Play = components['schemas']['Play'];
export type Resign = components['schemas']['Resign'];
export type RewindWish = components['schemas']['RewindWish'];
export type TakebackWish = components['schemas']['TakebackWish'];
export type Undo = components['schemas']['Undo'];
export type WhyNot = components['schemas']['WhyNot'];
export type Awaited = components['schemas']['Awaited'];
export type TableInfo = components['schemas']['TableInfo'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type ClockWish = components['schemas']['ClockWish'];
export type SealInfo = components['schemas']['SealInfo'];
export type BrokenSeal = components['schemas']['BrokenSeal'];
export type OfferInfo = components['schemas']['OfferInfo'];
export type Notice = components['schemas']['Notice'];
export type PushInfo = components['schemas']['PushInfo'];
export type Subscription = components['schemas']['Subscription'];
export type Closing = components['schemas']['Closing'];
export type ForbiddenWords = components['schemas']['ForbiddenWords'];
export type GuestInfo = components['schemas']['GuestInfo'];
export type ReportedText = components['schemas']['ReportedText'];
export type ReportInfo = components['schemas']['ReportInfo'];
export type BoardRow = components['schemas']['BoardRow'];
export type Leaderboard = components['schemas']['Leaderboard'];
export type RatingInfo = components['schemas']['RatingInfo'];
export type RatingPoint = components['schemas']['RatingPoint'];
export type GameStory = components['schemas']['GameStory'];
export type StoryPoint = components['schemas']['StoryPoint'];
export type ReplayId = components['schemas']['ReplayId'];
export type ReplayInfo = components['schemas']['ReplayInfo'];
export type OutcomeInfo = components['schemas']['OutcomeInfo'];
export type Archive = components['schemas']['Archive'];
export type ArchivedChoice = components['schemas']['ArchivedChoice'];
export type ReplayMoment = components['schemas']['ReplayMoment'];
export type LogEntry = components['schemas']['LogEntry'];
export type ReplayWish = components['schemas']['ReplayWish'];
export type StoryLine = components['schemas']['StoryLine'];
export type Ack = components['schemas']['Ack'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type CommitMessage = components['schemas']['CommitMessage'];
export type LangMessage = components['schemas']['LangMessage'];
export type PassMessage = components['schemas']['PassMessage'];
export type PingMessage = components['schemas']['PingMessage'];
export type PlayMessage = components['schemas']['PlayMessage'];
export type Pong = components['schemas']['Pong'];
export type Presence = components['schemas']['Presence'];
export type ResignMessage = components['schemas']['ResignMessage'];
export type RevealMessage = components['schemas']['RevealMessage'];
export type RewindMessage = components['schemas']['RewindMessage'];
export type SeatMessage = components['schemas']['SeatMessage'];
export type SocketError = components['schemas']['SocketError'];
export type SyncMessage = components['schemas']['SyncMessage'];
export type TakebackMessage = components['schemas']['TakebackMessage'];
export type UndoMessage = components['schemas']['UndoMessage'];
export type ChatEntry = components['schemas']['ChatEntry'];
export type ClockState = components['schemas']['ClockState'];
export type DecisionInfo = components['schemas']['DecisionInfo'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type RewindInfo = components['schemas']['RewindInfo'];
export type RewindState = components['schemas']['RewindState'];
export type TableState = components['schemas']['TableState'];
export type TakebackState = components['schemas']['TakebackState'];
export type Join = components['schemas']['Join'];
export type Mute = components['schemas']['Mute'];
export type Rematch = components['schemas']['Rematch'];
export type SealMessage = components['schemas']['SealMessage'];
export type SeatWish = components['schemas']['SeatWish'];
export type TableWish = components['schemas']['TableWish'];
export type BlockInfo = components['schemas']['BlockInfo'];
export type BlockWish = components['schemas']['BlockWish'];
export type Note = components['schemas']['Note'];
export type NoteWish = components['schemas']['NoteWish'];
export type ReportWish = components['schemas']['ReportWish'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
