### What the server says to people

## Answers that are no

refused-too-fast = That was too much at once. Wait a moment and try again.
refused-origin = Only Honjin's own page, or a program that sends the header X-Honjin, may change anything here.
refused-no-session = You are not known here yet. Open the first page (GET /api/me) to become a guest.
refused-carry = This link was used before or is too old. Make a new one on the first device.
refused-no-game = There is no game “{ $game }”; there are: { $games }.
refused-no-table = There is no such table.
refused-no-game-of-mine = There is no such game in your list.
refused-too-many-kept = You keep { $most } games already. Let one go first, or take them home as an archive.
refused-too-many-exports = You have taken your games home often enough for today.
refused-no-opponent = You have not played against anybody of that key.
refused-cursor = This does not lead to another page of the list.
refused-daily-secret = This is today's challenge: its record is for those who have finished it, until the day (UTC) ends.
refused-daily-practice = This is the deal of today's challenge: it is played once, and at its own table.
refused-daily-begun = You have begun today's challenge already, in another window.
refused-daily-hints = There are no hints in the challenge of the day.
refused-daily-close = A challenge of the day is played or given up, not closed.
refused-daily-undo = In the challenge of the day nothing is taken back: only the first try counts.
refused-no-day = There is no challenge of that day, or none any more.
refused-no-replay = There is no such replay.
refused-no-rule = There is no rule { $rule }.
refused-no-moment = This replay ends after { $last } choices; it has no moment { $n }.
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
refused-rewind-people = Others play here: only your last choice can be taken back, if they agree and if it showed no card, used no chance and nobody has chosen since ({ $rule }).
refused-rewind-nothing = There is nothing to take back: you have not chosen yet.
refused-rewind-long = So much was taken back in this game that it can only go on now.
refused-no-reactions = Nobody reacts to what others do in this game.
refused-no-rewind = You can only go back to a choice of your own that still counts ({ $rule }).
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
refused-no-passkeys = Browsers give passkeys only to a secure address with a name (HTTPS, or localhost on this machine).
refused-challenge = That took too long, or was answered before. Please try again.
refused-key-proof = This is not what was asked of your passkey. Please try again.
refused-key-unknown = This passkey opens no account here. It may have been removed.
refused-key-copied = This passkey was used more often than it says, so somebody may have copied it. It was not accepted: sign in with another one, or with a recovery code, and remove it.
refused-key-known = This passkey is in use here already.
refused-too-many-keys = An account can have { $most } passkeys. Remove one first.
refused-no-key = You have no such passkey.
refused-no-key-here = None of your passkeys works at this address. Use a recovery code, or the address where you made one.
refused-last-key = This is your only passkey. Make another one or recovery codes first, or nobody could come back.
refused-not-fresh = Please confirm with your passkey first.
refused-no-account = Make a passkey first.
refused-is-account = You are signed in to another account, whose games stay with it.
refused-code = This recovery code opens nothing. It may have been used before.
refused-guest-closed = Whoever runs this server has closed your account: you can finish your games, but not begin any, take a seat, change your name or chat.
refused-forbidden = This holds a word that whoever runs this server does not allow.
refused-too-many-words = The list may have { $most } words at most.
refused-no-guest = There is no such guest.
refused-no-board = { $game } is not played by { $players }.
refused-owner = This page is for whoever runs the server. Start it with honjin serve --owner to get its address.
refused-owner-line = This page opens only on the server itself or over HTTPS.
refused-internal = Something went wrong here; it has been noted.
refused-deal-known = With seats for other people nobody may know the deal: no seed, position or record. Or say to all that you know it (known_deal).
refused-no-seal = The deal of this table is not sealed.
refused-seal-form = Send either the hash of a value, to promise it, or the value, to show it.
refused-seal-late = The values are being shown: nobody can promise another one now.
refused-seal-early = Values are shown when no seat is free and everybody has promised one.
refused-seal-other = That is not the value you promised: its SHA-256 is another.
refused-seal-without = You sat down without promising a value, so there is none to show.
refused-you-blocked = You have blocked somebody at this table. Unblock them first (Settings, Blocked people).
refused-push-endpoint = Notices can only be sent to a public push service.
refused-no-push = This server sends no notices to devices.
refused-too-many-devices = { $most } devices of yours are told already. Turn notices off on one of them first.
refused-too-many-blocks = You have blocked { $most } people already.
refused-too-many-notes = You have notes at { $most } tables already. Empty one first.
refused-no-block = You have not blocked anybody by that name.
refused-too-many-reports = You have reported enough for today. Come back tomorrow.

## Games of another version

archive-line = { $word } (nothing here can put this into words)

## What somebody has played

tag-rival = Opponents
tag-players = Players
tag-players-count = { $count } players
export-readme =
    All your games from this Honjin.
    { "" }
    games/ has a record of each finished game; “honjin replay FILE” tells it, and the page opens it under My games, Import.
    imported/ has the records that you brought along yourself.
    games.json lists all of them, also those whose record is no longer kept here.

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

## Notices to devices

notice-turn = Your turn
notice-seal = The others are waiting to deal
notice-rematch = A rematch?
notice-where = { $game }, with { $names }
