### What the server says to people

## Answers that are no

refused-too-fast = That was too much at once. Wait a moment and try again.
refused-origin = Only Honjin's own page, or a program that sends the header X-Honjin, may change anything here.
refused-no-session = Nobody is known here yet. Open the first page (GET /api/me) to become a guest.
refused-carry = This link was used before or is too old. Make a new one on the first device.
refused-no-game = There is no game “{ $game }”; there are: { $games }.
refused-no-table = There is no such table.
refused-no-replay = There is no such replay.
refused-no-rule = There is no rule { $rule }.
refused-no-moment = The game has moments 0 to { $last }, not { $n }.
refused-no-guide = There is no guided game for { $game }.
refused-no-seat = There is no seat { $seat } at this table.
refused-no-page = There is nothing here.
refused-method = This address does not answer to that method.
refused-form = The message has another form.
refused-message = This message could not be read: { $problem }.
refused-too-long = A message has { $most } bytes at most.
refused-too-deep = Lists and objects in a message are { $most } deep at most.
refused-too-much = This text takes too long or too much memory to read.
refused-long-header = The beginning of a game has { $most } characters at most.
refused-long-record = A record has { $most } lines at most.
refused-seat = A seat is a number from 0, not “{ $seat }”.
refused-seat-count = { $found ->
    [one] { $found } seat was given
   *[other] { $found } seats were given
}, this game has { $expected }.
refused-bots-only = At least one seat must be for a person.
refused-no-level = There is no bot “{ $level }” for this game; there are: { $levels }.
refused-too-many-tables = You have { $most } open tables. Finish or close one first.
refused-not-seated = You do not sit at this table.
refused-not-your-seat = Seat { $seat } is not yours.
refused-not-host = Only whoever made the table can close it.
refused-others-play = Others play at this table. Resign or leave instead.
refused-no-spectators = This table has no spectators.
refused-invite = This invitation does not fit this table.
refused-no-free-seat = No seat is free at this table.
refused-seat-taken = Seat { $seat } is taken.
refused-is-waiting = The game has not begun: a seat is still free.
refused-time-out = Your time has run out.
refused-is-over = The game is over.
refused-is-closed = This table is closed.
refused-not-over = The game is still being played.
refused-stale = The table has moved on (choice { $seq }, taken back { $epoch ->
    [one] once
   *[other] { $epoch } times
}). Look again.
refused-not-asked = Somebody else is asked now.
refused-illegal = This cannot be chosen now.
refused-ask-first = Others play here: ask them to let you take it back.
refused-no-undo = The last choice showed a card, used chance, or was not yours: it stays ({ $rule }).
refused-no-takeback = Nobody asks to take anything back.
refused-own-takeback = The others decide that.
refused-chat = Say either a ready-made phrase or a text.
refused-no-phrase = There is no phrase “{ $phrase }”.
refused-no-odds = This game has no such odds, or nothing threatens you now.
refused-no-position = A position exists only where a turn starts.
refused-secret = This is told when the game is over.
refused-no-advice = There is nothing to advise on now.
refused-no-advice-here = Others play at this table, and advice was not agreed on.
refused-gone = Whoever asked is gone.
refused-too-many-records = Enough records were kept for you today. Come back tomorrow.
refused-replay-of = Give either a record or a table.
refused-unbuilt = The page has not been built here. In the source tree, run make web.
docs = Documentation
docs-unbuilt = The documentation has not been rendered here. In the source tree, run make docs, then start the server again. Its sources are readable as they are, in the folder docs.
refused-store = The disk does not answer; nothing was changed. Try again in a moment.
refused-disk-full = The server's disk is full; nothing was changed. The game goes on as soon as there is space.
refused-read-only = The server's disk can only be read at the moment; nothing was changed.
refused-busy = Too many others have asked just now. Try again in a moment.
refused-hosts = This server is not known as “{ $host }”. Whoever runs it can add that name to HONJIN_HOSTS.
refused-too-many-sockets = { $most } tables are open from here already. Close one and try again.
refused-no-session-here = No device of yours goes by that name.
refused-words = This holds signs that cannot be shown to others: control or invisible characters, or piled-up accents.
refused-chat-full = This table has heard { $most } lines already. That is enough talk for one game.
refused-metrics = Metrics are for programs on the server itself, or with its token.
refused-archive-rules = This game was made by version { $rules } of the rules, here is version { $here }: it can be watched, not continued.
refused-archive-cards = This game was made with other cards than those here: it can be watched, not continued.
refused-archive-game = There is no game { $game } here: this one can be watched, not continued.
refused-archive-damaged = What is stored of this game is damaged: it can be watched as far as it can be read, not continued.
refused-internal = Something went wrong here; it has been noted.
refused-deal-known = With seats for other people nobody may know the deal: no seed, position or record. Or say to all that you know it (known_deal).
refused-no-seal = The deal of this table is not sealed.
refused-seal-form = Send either the hash of a value, to promise it, or the value, to show it.
refused-seal-late = The values are being shown: nobody can promise another one now.
refused-seal-early = Values are shown when no seat is free and everybody has promised one.
refused-seal-other = That is not the value you promised: its SHA-256 is another.
refused-seal-without = You sat down without promising a value, so there is none to show.

## Games of another version

archive-line = { $word } (there are no words for it here)

## How a game ended

outcome-victory = Victory: { $title } ({ $rule })
outcome-defeat = Defeat: { $title } ({ $rule })
outcome-draw = A draw: { $title } ({ $rule })
outcome-won = { $count ->
    [one] Player { $winners } wins
   *[other] Players { $winners } win
}: { $title } ({ $rule })

## The games

game-gosu-x-title = GOSU X
game-gosu-x-tagline = Draft three clans each and lead two armies against one another.
game-gosu-tactics-title = GOSU Tactics
game-gosu-tactics-tagline = Goblin armies for two to four, from one common pile.
game-way-of-the-samurai-title = Way of the Samurai
game-way-of-the-samurai-tagline = Alone with your blade against the masters.

level-random = Random
level-greedy = Greedy
level-swordsman = Swordsman
level-novice = Novice
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

setting-gosu-x-tie-start = Who starts after a tie
setting-gosu-x-tie-start-help = When a Great Battle has no winner, the next round is started by the player who made the last turn, or by the one who started the round.
setting-gosu-x-fifth-token-in-song = Fifth token in the Song
setting-gosu-x-fifth-token-in-song-help = Whether a fifth Activation token also wins the game during the Song for the Dead.
setting-gosu-x-goan-sul-tile-extra-sacrifice = Goan Sul's tile
setting-gosu-x-goan-sul-tile-extra-sacrifice-help = Whether the tile lets its owner sacrifice one card more.
setting-gosu-x-wonder-after-song = Wonder token after the Song
setting-gosu-x-wonder-after-song-help = Whether the Wonder token goes back to the board after the Song for the Dead or stays with its holder.
setting-gosu-x-draft = Choosing the clans
setting-gosu-x-draft-help = Players pick their clans in turn, or get three each at random.
setting-gosu-tactics-discard-target = Whom a discard can hit
setting-gosu-tactics-discard-target-help = Whether only a player who still holds cards can be chosen to discard, or anybody.
setting-way-of-the-samurai-mode = Kind of game
setting-way-of-the-samurai-mode-help = One enemy, the endless Clan, one of two campaigns, or a duel of two players.
setting-way-of-the-samurai-enemy = Enemy
setting-way-of-the-samurai-enemy-help = Whom you meet in a single fight; Ishida is the mildest.
setting-way-of-the-samurai-weapon = Weapon
setting-way-of-the-samurai-weapon-help = Each weapon has its own way of fighting; the Katana is the simplest.
setting-way-of-the-samurai-location = Place
setting-way-of-the-samurai-location-help = A place where Ki buys a roll of the die.
setting-way-of-the-samurai-climate = Climate
setting-way-of-the-samurai-climate-help = Weather changes the fight; it needs a place.
setting-way-of-the-samurai-easy = Easier
setting-way-of-the-samurai-easy-help = Any of three reliefs for a first fight.
setting-way-of-the-samurai-hard = Hard card
setting-way-of-the-samurai-hard-help = Whether the Hard card is among the Adversaries.
setting-way-of-the-samurai-events = Events
setting-way-of-the-samurai-events-help = The event card of a campaign.

value-last = whoever took the last turn
value-first = whoever started the round
value-no = no
value-yes = yes
value-returns = goes back
value-stays = stays
value-pick = picked in turn
value-random = at random
value-holding = who holds cards
value-any = anybody
value-fight = one fight
value-clan = the endless Clan
value-dojo = campaign: the dojo
value-village = campaign: the village
value-duel = a duel for two
value-none = none
value-best-of-three = the best of three cards
value-die-at-2 = the wound die starts at 2
value-random-special = a Special Action from the start
value-normal = normal
value-hard = hard

## Ready-made phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-thinking = Let me think…
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-lucky = What luck!
phrase-oops = Oops.
phrase-thanks = Thank you!
phrase-sorry = Sorry.
phrase-back-soon = Back in a moment.
phrase-good-game = Good game!
phrase-again = Another one?
