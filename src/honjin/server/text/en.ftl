### What the server says to people

## Answers that are no

refused-too-fast = That was too much at once. Wait a moment and try again.
refused-origin = Only Honjin's own page, or a program that sends the header X-Honjin, may change anything here.
refused-no-session = You are not known here yet. Open the first page (GET /api/me) to become a guest.
refused-carry = This link was used before or is too old. Make a new one on the first device.
refused-no-game = There is no game “{ $game }”; there are: { $games }.
refused-no-table = There is no such table.
refused-no-replay = There is no such replay.
refused-no-rule = There is no rule { $rule }.
refused-no-moment = This replay ends after { $last } choices; it has no moment { $n }.
refused-no-guide = There is no guided game for { $game }.
refused-no-seat = This table has no such seat.
refused-no-page = There is nothing here.
refused-method = This address does not answer to that method.
refused-form = This message does not have the form that is expected here.
refused-message = This message could not be read: { $problem }.
refused-too-long = A message may be { $most } bytes long at most.
refused-too-deep = Lists and objects in a message may be nested { $most } deep at most.
refused-too-much = Reading this text takes too long or too much memory.
refused-long-header = The beginning of a game may be { $most } characters long at most.
refused-long-record = A record may be { $most } lines long at most.
refused-seat = Name the seat by its number in the notation, not by “{ $seat }”.
refused-seat-count = { $found ->
    [one] { $found } seat was given
   *[other] { $found } seats were given
}, this game needs { $expected }.
refused-bots-only = At least one seat must be for a person.
refused-no-level = There is no bot “{ $level }” for this game; there are: { $levels }.
refused-too-many-tables = You have { $most } open tables. Finish or close one first.
refused-not-seated = You are not seated at this table.
refused-not-your-seat = That seat is not yours.
refused-not-host = Only the person who set this table up can close it.
refused-others-play = Others are playing at this table: resign or leave instead.
refused-no-spectators = This table admits no spectators.
refused-invite = This invitation is not for this table.
refused-no-free-seat = No seat is free at this table.
refused-seat-taken = This seat is taken.
refused-is-waiting = The game has not begun: a seat is still free.
refused-time-out = Your time has run out.
refused-is-over = The game is over.
refused-is-closed = This table is closed.
refused-not-over = The game is still being played.
refused-stale = The game has moved on meanwhile. Look again, then choose.
refused-not-asked = It is somebody else's turn to decide.
refused-illegal = This cannot be chosen now.
refused-ask-first = Others play here: ask them whether you may take it back.
refused-no-undo = The last choice showed a card, used chance, or was not yours: it cannot be taken back ({ $rule }).
refused-no-takeback = Nobody is asking to take anything back.
refused-own-takeback = It is for the others to agree.
refused-chat = Send either a ready-made phrase or a text.
refused-no-phrase = There is no phrase “{ $phrase }”.
refused-no-odds = There is no blow to reckon with here now.
refused-no-position = A position can be saved only where a turn starts.
refused-secret = You can see this once the game is over.
refused-no-advice = There is nothing for you to decide now.
refused-no-advice-here = People play against each other here, and no hints were agreed on.
refused-gone = Whoever asked has gone.
refused-too-many-records = You have brought enough records for today. Come back tomorrow.
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
refused-archive-rules = This game was played by version { $rules } of the rules, and here is version { $here }: it can be watched, but not continued.
refused-archive-cards = This game was played with other cards than those here: it can be watched, but not continued.
refused-archive-game = There is no game { $game } here: this one can be watched, but not continued.
refused-archive-damaged = What is stored of this game is damaged: what can still be read can be watched, but not continued.
refused-internal = Something went wrong here; it has been noted.
refused-deal-known = With seats for other people nobody may know the deal: no seed, position or record. Or say to all that you know it (known_deal).
refused-no-seal = The deal of this table is not sealed.
refused-seal-form = Send either the hash of a value, to promise it, or the value, to show it.
refused-seal-late = The values are being shown: nobody can promise another one now.
refused-seal-early = Values are shown when no seat is free and everybody has promised one.
refused-seal-other = That is not the value you promised: its SHA-256 is another.
refused-seal-without = You sat down without promising a value, so there is none to show.

## Games of another version

archive-line = { $word } (nothing here can put this into words)

## The games

game-gosu-x-title = GOSU X
game-gosu-x-tagline = Draft three clans each and lead two armies against one another.
game-gosu-tactics-title = GOSU Tactics
game-gosu-tactics-tagline = Goblin armies for two to four, from one common pile.
game-way-of-the-samurai-title = Way of the Samurai
game-way-of-the-samurai-tagline = Alone with your blade against the masters.

setting-gosu-x-tie-start = Who starts after a tie
setting-gosu-x-tie-start-help = When both players take a Supremacy token, the next round is started by whoever sacrificed last in the Song for the Dead, or by whoever sacrificed first.
setting-gosu-x-fifth-token-in-song = Fifth token in the Song
setting-gosu-x-fifth-token-in-song-help = Whether unlocking a fifth Activation token wins the game during the Song for the Dead too.
setting-gosu-x-goan-sul-tile-extra-sacrifice = Extra sacrifice by the Goan Sul tile
setting-gosu-x-goan-sul-tile-extra-sacrifice-help = Whether the tile, while it is active, makes whoever wins a Great Battle by less than 10 sacrifice one card more.
setting-gosu-x-wonder-after-song = Wonder token after the Song
setting-gosu-x-wonder-after-song-help = Whether the Wonder token goes back to the board after the Song for the Dead or stays with its holder.
setting-gosu-x-galmi-pass = Passing through Galmi
setting-gosu-x-galmi-pass-help = Whether passing through Galmi always asks for all Activation tokens to be used, or only of the first player to pass, as usual.
setting-gosu-x-veteran = Veteran
setting-gosu-x-veteran-help = Whether a card must be a Veteran when the token is placed or when the battle is counted; it matters for Aat alone.
setting-gosu-x-recruiter = Recruiter
setting-gosu-x-recruiter-help = Whether the place beside a Recruiter is free each time it is filled, or for the next card only.
setting-gosu-x-justice-copy = Copies of Justice
setting-gosu-x-justice-copy-help = Whether a card that copies Justice can also win the game by the third tile.
setting-gosu-x-clan-choice = Naming a clan
setting-gosu-x-clan-choice-help = Whether an effect that asks for a clan lets you name any of the eight, or one of your own three.
setting-gosu-x-draft = Choosing the clans
setting-gosu-x-draft-help = Players pick their clans in turn, or get three each at random.
setting-gosu-tactics-discard-target = Who can be made to discard
setting-gosu-tactics-discard-target-help = Must whoever is chosen to discard still hold cards, or can anybody be chosen?
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
setting-way-of-the-samurai-easy-help = One or more of three reliefs for a first fight.
setting-way-of-the-samurai-hard = Hard card
setting-way-of-the-samurai-hard-help = Is the Hard card among the Adversaries?
setting-way-of-the-samurai-events = Events
setting-way-of-the-samurai-events-help = The event card of a campaign: the printed one is hard; the values of the kinder one are ours.

value-last = whoever sacrificed last
value-first = whoever sacrificed first
value-no = no
value-yes = yes
value-returns = goes back
value-stays = stays
value-pick = picked in turn
value-random = at random
value-holding = only who holds cards
value-any = any
value-always-spent = only without a token in hand
value-as-usual = as usual
value-when-placed = when the token is placed
value-at-battle = when the battle is counted
value-each-time = each time
value-once = only once
value-own = one of your own
value-fight = one fight
value-clan = the endless Clan
value-dojo = campaign: the dojo
value-village = campaign: the village
value-duel = a duel for two
value-none = none
value-best-of-three = the best of three cards
value-die-at-2 = the wound die starts at 2
value-random-special = a Special Action from the start
value-normal = normal (our reconstruction)
value-hard = hard (the printed card)

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
