### The words of the page

## Every page

close = Close
cancel = Cancel
loading = Loading…
send = Send
copy = Copy
copied = Copied
navigation = Main navigation
skip = Skip to the content
settings = Settings
language = Language
other-language = Passer au français
theme = Theme
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
speed = Speed of the cards
speed-off = No movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
sound = Sounds
unreachable = The server cannot be reached.
unreachable-retry = Is this device online? The page tries again by itself.
no-answer = The server does not answer ({ $status }). Try again in a moment.
try-again = Try again
to-home = Home
page-home = Home
page-play = New game
page-table = Table
page-replay = Replay
page-cards = Cards
page-rules = Rules
page-learn = Lessons
page-lobby = Lobby
page-about = About
page-account = Your account
page-leaderboard = Leaderboard
page-owner = The owner’s page
page-missing = There is no such page
game-missing = There is no such game
game-missing-help = “{ $name }” is none of the games here. These are:
rule-of = Rule { $id }
rule-ruling = Our ruling:
rule-in-book = Open in the rulebook

## Home

home-title =
    { $count ->
        [3] Three games, one camp
       *[other] { $count } games, one camp
    }
home-intro = Lead an army or draw a blade: against the computer at once, or against friends by a link. No account needed.
players-range =
    { $low ->
        [1] { $high ->
            [1] 1 player
           *[other] 1 player, or a duel
        }
       *[other] { $high ->
            [2] 2 players
           *[other] { $low } to { $high } players
        }
    }
minutes = about { $count } min
play-now = Play now against a bot
play-now-solo = Fight now
set-up = Set up a game
learn = Learn by playing
your-name = Your name at the table
your-tables = Your games

## Your devices

page-carry = Your devices
devices = Your devices
devices-open = Play on another device
devices-intro = You play as { $name }. There is no password: every device that is logged in holds your seats.
devices-link-title = On another device
devices-link-help = Make a link and open it there: that device then plays as you, too.
devices-link-make = Make a link
devices-link = Link for another device
devices-link-made = It works once, within { $minutes } minutes. Whoever opens it plays as you: send it to nobody else.
devices-list = Logged in
device-unknown = A device
device-here = this device
device-seen = last seen { $when }
device-end = Log out
log-out = Log out
log-out-last = You are logged in nowhere else. Once you have logged out, nobody can come back as { $name }: your seats and running games are lost. Make a link for another device first if you want to keep them.
log-out-others = Your other devices keep your seats. To be { $name } here again you will need a link from one of them.
log-out-yes = Log out here
carry-done = This device plays as { $name } now
carry-done-help = All your games are here. The first device stays logged in as well.
carry-go = To your games
carry-sure = You already play here as { $name }
carry-sure-help =
    { $count ->
        [one] One game is open. If this device becomes somebody else, only another device of { $name } can go on with it.
       *[other] { $count } games are open. If this device becomes somebody else, only another device of { $name } can go on with them.
    }
carry-take = Become the guest of the link
carry-stay = Stay { $name }
carry-failed = This link opens nothing

## Set-up

set-up-of = { $game }: a new game
who-plays = Who plays
players = Players
opponent = Opponent { $number }
level = Which bot
seat-bot = A bot
seat-link = A friend, by link
seat-open = Anybody in the lobby
seat-here = A friend on this device
seat-link-help = You will get a link to send.
seat-open-help = The table stays in the lobby until somebody sits down.
seat-here-help = You pass the device; a curtain hides the cards between turns.
solo = You fight alone.
first-seat = I take the first seat
last-seat = I take the last seat
who-begins = Seats
for-study = For study:
more-terms = Rules, spectators, shuffles
other-terms = Spectators, shuffles
rules-of-table = Rules at this table
clock = Clock
clock-none = None
clock-fischer = Minutes
clock-correspondence = Days a turn
clock-minutes = Minutes each
clock-increment = Seconds added each turn
clock-days = Days
spectators = Spectators
spectators-none = None
spectators-public = See what lies open
spectators-open-after = See all hands after the end
seed = Seed of the shuffles
seed-random = at random
start = Start

## The terms of a table

terms = Terms of this table
terms-ask = Before you sit down
terms-with = with { $names }
terms-accept = I know: sit down
terms-decline = Not for me
term-sealed = Sealed deal
term-sealed-help = Nobody chose these cards, neither a player nor whoever runs this server. The server and each player locked a secret number before any of them was opened, and the shuffles follow from all of them together. After the game anybody can check it.
term-known = The host knows the deal
term-known-help = Whoever set this table up chose how the cards are shuffled and can know every hand, yours too. That is good for a lesson or a puzzle, not for a contest.
term-advice = Hints allowed
term-advice-help = While the game runs, every player may ask the computer what it would do.
advice-allow = Allow hints from the computer
known-allow = I choose the shuffles: the host knows this deal
known-means = Everybody is told before they sit down that you can know all the cards, and the record of the game says so too.
seed-sealed = With other people the deal is sealed: nobody can choose it, so there is no seed to enter. Tick this only for a lesson or a puzzle.

## Waiting, lobby

waiting-free = A seat is free at this table.
waiting-for-players = Waiting for players. Send them their link.
invite-link = Link to this seat
spectator-link = Link for spectators
seat-free = free seat
sit-down = Sit down
leave-table = Leave
lobby-intro = Tables that anybody may join or watch.
lobby-empty = No table is open now. Set one up for “Anybody in the lobby”.
watch = Watch
table-closed = This table was closed
table-problem = This table cannot be shown

## Sealed deals

seal-step-server = The server has locked its half.
seal-step-commit =
    { $done ->
        [yes] Every player has locked a number of their own.
       *[no] Every player locks a number of their own.
    }
seal-step-reveal =
    { $done ->
        [yes] All players have opened their numbers.
       *[no] When all are locked, the players open their numbers.
    }
seal-step-deal = The cards are dealt from the half and all numbers together. The server opens its half when the game is over: before, it would tell every hand.
seal-done = done
seal-left = { $seconds } s left to open
seal-means = Locked means: a fingerprint is published, so that nothing can be changed any more. This page does all of it for you.
seal-seat-waiting = has not locked a number yet
seal-seat-locked = has locked a number
seal-seat-opened = has opened their number
seal-seat-without = plays without a number of their own
seal-broken =
    { $count ->
        [one] { $names } left or did not open the locked number in time: the seat is free again.
       *[other] { $names } left or did not open the locked numbers in time: their seats are free again.
    } All numbers were made anew.
seal-lost = Your number was not opened in time, so your seat is free again. Sit down once more if you still want to play.
seal-without =
    { $count ->
        [one] { $names } takes part without a number, with a program that cannot lock one.
       *[other] { $names } take part without numbers, with programs that cannot lock one.
    } The numbers of the others still protect the deal.
seal-fits-values = Checked by this page: every number that was opened is the one that was locked. The server’s half is checked when the game is over.
seal-fits-all = Checked by this page: the server’s half and every number are the ones that were locked.
seal-whose = Whose
seal-shown = What everybody showed
seal-lock = locked
seal-number = opened
seal-server = Server
seal-later = when the game is over
seal-none = none
verify-title = Check it yourself
verify-deal = Check the deal
verify-later = When the game is over, its record holds all of this and every shuffle, and a small program checks it without Honjin.
verify-how = Save the record and the checker, one short file that needs Python and nothing of Honjin, and start it with the record:
verify-file = Save the checker
verify-noted = If you trust nobody, note what the server has locked and your own number; the checker compares them too.
seal-alarm-server-changed = The server locked something else than at first, or began anew without a reason.
seal-alarm-promises-changed = What the players have locked is no longer what it was when this page opened your number.
seal-alarm-value-false = A number that was opened is not the one that was locked.
seal-alarm-half-false = The server’s half is not the one that it had locked.
seal-alarm-blamed = The server says that your number was not opened, though it had confirmed it.
alarm-title = Stop: this deal is not what was promised
alarm-means = Somebody may have chosen these cards. Do not go on playing for anything that matters. What was locked and opened can be seen and saved.
alarm-see = See what does not fit
waiting-seal-commit = All seats are taken. The players lock their numbers.
waiting-seal-reveal = All numbers are locked. The players open them.
waiting-seal-open = All numbers are open. The cards are being dealt.

## Games of other rules

archive-won = won
archive-end-waiting = It had not begun.
archive-end-playing = It had not ended yet.
archive-end-over = It is over; how it ended was not kept.
archive-end-closed = The table was closed.
archive-end-broken = It was broken off.
archive-close = Close this game
archive-choices = All choices
archive-none = Nothing had been chosen yet.
archive-badge = older rules, to watch only

## The table

spectators-now =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
board = Table
you-named = { $name } (you)
player-number = Player { $number }
seat-away = away
to-move = to play
side-of = { $name }'s side
card-unknown = Hidden card
card-chosen = selected
card-lit = can be chosen
your-hand = Your hand
hand = Hand
known-hand = Cards that you know in { $name }'s hand
hand-empty = No cards in hand
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
discard = Discard
pile-empty = Nothing here
round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
turn-number = turn { $turn }
time-left = Time left
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
what-is-asked = What is asked
answers = Answers
your-place = Your place
you-decide = Your turn
you-react = You may answer
only-choice = Only choice: { $choice }
went-on = By itself: { $choice }
fewer-questions = Fewer questions
keep-asking = Keep asking this turn
pass-reactions = No reaction until the turn ends
never-ask = Never ask about { $card }
settings-play = Play
setting-goes-on = Go on by itself where nothing useful can be used
setting-once = Once I have gone on, ask no more until the turn ends
setting-confirms = Confirm before a card of the hand is played
setting-unasked = Not asked about in this game:
ask-again = Ask again
bot-thinks = { $name } is thinking
waits-for = Waiting for { $name }
game-over = The game is over.
reconnecting = Connection lost, trying again…
line-gone = There is no line to the server now: nothing was sent. Choose again when it is back.
choice-lost = The line was cut before your choice arrived. Please choose again.
skip-telling = Skip
line-shut = This device is no longer logged in at this table. Open the table again to look on.
offered = Cards to choose from
why-not = Not now:
log = Log
chat = Chat
log-and-chat = Log and chat
log-fold = Fold the log away
log-show = What the log shows
log-all = All
log-mine = Mine
log-theirs = Theirs
log-battles = Battles
log-more = Show every fact
log-less = Show what matters
log-look = Look at this moment: { $text }
log-look-back = Look back
log-drew =
    { $who ->
        [you] You drew { $count } cards
       *[name] { $name } drew { $count } cards
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
look-back-then = As it was
look-back-now = Back to now
look-back-your-turn = Back to your turn
chat-empty = Nothing said yet.
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
chat-write = Say something
mute = Hide what { $name } says
tools = Tools
undo = Undo
back-to = Back to…
back-none = There is nothing to take back.
back-words = Choose what you want to decide again. Everything after it is taken back, and the result will say so.
back-this-turn = this turn
back-turn =
    { $turn ->
        [0] set-up
       *[other] turn { $turn }
    }
back-here = You took choices back: decide again.
takeback-ask = Ask to take it back
takeback-asked = { $name } would like to take the last choice back.
grant = Allow
refuse = Refuse
hint = Hint
hint-none = This table gives no hints while people play against each other.
hint-best = { $name } would choose:
hint-chance = about { $chance } in 100
hint-wins = wins about { $chance } games in 100
hint-also = Next best:
hint-follow = Do that
thinking = Thinking…
odds = Odds
resign = Resign
resign-sure = Give this game up? You lose it.
rematch = Play again
rematch-asked =
    { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
rematch-same-asked =
    { $count ->
        [one] { $names } wants the same deal again, with the seats exchanged.
       *[other] { $names } want the same deal again, with the seats exchanged.
    }
rematch-accept = Accept
rematch-decline = Decline
rematch-waiting = Rematch offered to { $names }…
rematch-withdraw = Never mind
rematch-declined = { $names } declined the rematch.
rematch-go = To the rematch
rematch-same = Same deal, seats exchanged
new-opponent = New opponent
watch-replay = Watch the replay

## The end

moment-next = Go on
ending-open = See the result
ending-board = Look at the board
ending-save = Save picture
ending-restart = From the beginning
ending-higher = Next opponent: { $name }
ending-lower = An easier opponent: { $name }
ending-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
ending-minutes = { $count } min
ending-hours = { $count } h
ending-ahead =
    { $turns ->
        [one] You were ahead for { $turns } turn out of { $all }.
       *[other] You were ahead for { $turns } turns out of { $all }.
    }
ending-turned = Turning point: turn { $turn }
side-score = Score
side-rival = Opponent
chart-of = { $counted }, turn by turn. In the end: { $sides }
chart-side = { $name }, { $last }
chart-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
cover-title = { $name }, it is your turn
cover-text = Hand the device over. No cards are on the screen now.
cover-open = I am { $name }: show my cards
type-choice = Choice in writing

## What any game may show

view-hand = hand
view-deck = deck
view-discard = discard
view-played = played
view-points = points
view-score = score
view-tricks = tricks

## Keys

keys = Keys
key-help = this list
key-arrows = go to the nearest thing that is lit up
key-shift = go to anything
key-enter = choose
key-space = choose; while something is told, skip to its end
key-escape = deselect, close, skip what is told
key-zoom = look at the card closely
key-type = write a choice
key-undo = undo
key-log = log
key-hint = hint

## Replay

replay-controls = Steps of the replay
replay-start = Before the first choice
replay-moment = Step
replay-of = { $at } of { $all }
replay-play = Play
replay-pause = Pause
replay-back = Previous step
replay-next = Next step
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-from = As seen by
replay-open = everybody, all hands open
replay-play-on = Play on from here
replay-record = Save the record
replay-offline = Save as a web page
import-intro = Open the record of a game that was played here, in the terminal or anywhere else.
import-file = Record file
import-text = or paste its text
import-open = Open

## Lessons

welcome = New here?
welcome-help = Short lessons at a real table show you a game move by move.
welcome-course = Learn { $game }
courses = Courses
course-title = { $game }: learn by playing
course-progress = { $done } of { $count } lessons done
course-begin = Begin
course-go-on = Go on
course-none = There are no lessons for this game.
rule-lesson = Lesson: { $title }
rule-example = Example: { $title }
example-before = Before
example-after = After
example-hand = In your hand
example-you = You
example-other = Your opponent
lesson = Lesson
lesson-goal = Your goal
lesson-times = { $count } of { $times }
lesson-met = done
lesson-open = still to do
lesson-done = Well done!
lesson-watch = Watch what happens.
lesson-other = That is allowed, but it is not what this lesson is about. Nothing has happened: try something else.
lesson-hint = Hint
lesson-show = Do it for me
lesson-again = Start again
lesson-all = All lessons
lesson-next = Next: { $title }
lesson-play = Now a game of your own

## About

about-what = Honjin is a table for { $games }: play, study, replay. The server knows the rules; this page shows what it may show you and nothing more.
about-privacy-title = What it keeps
about-privacy = A name, and for each of your devices a cookie, its kind (such as “Firefox, Linux”) and the day it was last seen, so that you find your tables again and can log it out. With an account also its passkeys, of which only the public half is here, and the hashes of your recovery codes. Nothing is fetched from elsewhere, and nothing is passed on.
about-cards-title = The cards
about-cards = All pictures are drawn by this page from the data of the cards. Every card says how sure we are of it: confirmed, transcribed once, or our reconstruction.
about-programs-title = For programs
about-programs = Everything this page does, a program can do by the same interface:

## The cards

books = Games
cards-title = The cards of { $game }
cards-filters = Clan, level, keyword
cards-search = Search names and texts
cards-clans = Clan
cards-levels = Level
cards-keywords = Keyword
cards-certainty = Certainty
cards-every-certainty = any
cards-found =
    { $count ->
        [0] No card fits.
        [one] { $count } card
       *[other] { $count } cards
    }
cards-all = Show all
cards-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cards-number = In the game
cards-certain = How sure we are

## The rulebook

rules-title = The rules of { $game }
rules-search = Search ids and texts
rules-found =
    { $count ->
        [0] No rule says that.
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-parts = Parts of the rulebook
rules-both = Both languages side by side
rules-link = Link to rule { $id }

# The card that is looked at
preview = The card looked at
colon = { ":" }
preview-hint = Rest the mouse on a card, or touch it long: here is what it does.
targets-above =
    { $count ->
        [one] { $count } choice above
       *[other] { $count } choices above
    }
targets-below =
    { $count ->
        [one] { $count } choice below
       *[other] { $count } choices below
    }

## Your turn

awaited =
    { $count ->
        [one] You are awaited at { $count } table
       *[other] You are awaited at { $count } tables
    }
awaited-turn = Your turn
awaited-seal = Ready to deal
awaited-rematch = A rematch?
awaited-where = { $game }, with { $names }
notices = Notices and installing
notices-always = When it is your turn, the title and the icon of this page say so, a sound does if sounds are on, and the bar lists the tables that wait for you.
notices-system = Notices of your device
notices-ask = Shall your device tell you when it is your turn? It says which game and with whom, never a card.
notices-ask-number = Your device can tell you when it is your turn, if you open Honjin by a name instead of a number. You stay who you are.
notices-allow = Tell me
notices-no = No, thanks
notices-on = Your device tells you when others wait for you.
notices-pushed = Also when no page of Honjin is open.
notices-unpushed = As long as a page of Honjin is open somewhere: this server sends nothing to devices, or this browser has no service for it.
notices-off = Notices are off on this device.
notices-turn-off = Turn them off
notices-denied = This browser was told to show no notices of this page. You can change that in its settings for this address.
notices-missing = This browser cannot show notices.
notices-number = Browsers allow notices, installing and passkeys only to addresses with a name. This page has the number of your own machine: go on at localhost, the same machine by name. You stay who you are.
notices-plain = Browsers allow notices, installing and passkeys only at secure addresses (https). This one is not, so nothing of that can be offered here.
address-owner = Whoever runs this server can give it a name and a certificate, with a proxy in front.
address-how = How that is done
go-localhost = Go on at localhost
install = As an app
install-means = Honjin can be installed: a window and an icon of its own. The rules and cards can then be read without a connection.
install-do = Install
install-done = Honjin is installed here.
install-menu = In the menu for sharing, choose “Add to Home Screen”.

## Notes, people

notes = Notes
notes-means = For yourself: nobody else reads this. The replay shows it again.
notes-kept = Kept.
person-more = More about { $name }
block = Block { $name }
block-means = You will neither sit at a table with { $name } nor read what they say. They are not told.
block-done = { $name } is blocked. Settings, Blocked people undoes it.
blocked = Blocked people
blocked-means = You sit at no table with these people and do not read what they say. They do not know.
blocked-nobody = You have blocked nobody.
unblock = Unblock
report = Send report
report-words = What should the owner of this server know about { $name }?
report-means = The last lines of the chat go with it.
report-sent = Your report has been sent to the owner of this server.

## Links

share = Share
qr = QR code
qr-of = QR code of { $link }
link-local = This link works on this computer only. For others in your network, start the server with
spectators-invite = Invite spectators
fact-seat = Your seat
fact-seat-of = { $number } of { $all }
fact-rules-usual = as usual
clock-told-fischer = { $minutes } min each, { $increment } s added each turn
clock-days-each =
    { $count ->
        [one] 24 hours for each turn
       *[other] { $count } days for each turn
    }
clock-days-help = For people who come and go: whoever takes longer loses.
term-again = This deal is known
term-again-help = Everybody here has played these cards before, from the other seats. Such a game counts for no rating.

## My games, statistics, the challenge of the day

history = What you have played
page-games = My games
page-stats = Statistics
page-daily = Challenge of the day
games-games = Games
games-lessons = Lessons
games-playing = Under way
games-waiting = Waiting for somebody
games-finished = Finished
games-count =
    { $more ->
        [yes] more than { $count }
       *[no] { $count }
    }
games-none = Nothing yet: the games that you finish here stand in this list.
games-none-found = No game of yours is like that.
games-more = Show more
games-export = All as one archive
games-export-help = The records of all your games as files, and a list of them.
games-import = Open a record
filter-game = Game
filter-fate = Result
filter-opponent = Opponent
filter-search = Search
filter-all = all
fate-won = Won
fate-lost = Lost
fate-drawn = Drawn
fate-shared = One device
fate-unknown = Over
game-against = against { $rivals }
game-alone = alone
game-about =
    { $rivals ->
        [none] { $game }, { $when }
       *[other] { $game } against { $rivals }, { $when }
    }
game-choices =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
game-replay = Replay
game-download = Download
game-keep = Keep
game-kept = Kept
game-gone = Its record is no longer kept.
game-delete = Delete
game-delete-ask = Take this game of { $game } out of your list and your statistics? Whoever played it with you keeps it; if nobody did, its record is gone.
game-delete-yes = Delete it
unrated-lesson = lesson
unrated-daily = challenge of the day
unrated-known-deal = the deal was known
unrated-self = all at one device
unrated-hints = with hints
unrated-undo = with choices taken back
unrated-unknown = the result is not known
unrated-guest = unrated: a guest played
unrated-rules = unrated: other rules
unrated-level = unrated: a bot nobody has measured
open-you = It is your turn
open-other = { $name } is to choose
open-running = Under way
open-waits = A seat is free
open-go-on = Go on
open-look = Look
stats-none = Finish a game, and what your games come to is drawn here.
stats-played = played
stats-won = won
stats-drawn = drawn
stats-share = points
stats-interval = { $low } to { $high }
stats-streak = won in a row now
stats-streak-best = won in a row at best
stats-form =
    { $count ->
        [one] The last game
       *[other] The last { $count } games
    }: { $won } won, { $lost } lost{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }; { $share } of the points in the last ten.
stats-table = As a table
stats-help = A win is a point, a draw half of one. The black line says where your share truly lies in 95 of 100 cases; thick bars stand on many games. Lessons, deals that you knew and games on both sides are not counted.
daily-intro = Everybody here plays the same deal, once: no hints, nothing taken back. When you have finished you see how the others did, and how the expert did. Only those who have finished can watch it before the day (UTC) ends.
daily-ends = ends in { $time }
daily-position = A position in the middle of a game; it is your turn.
daily-game = A whole game.
daily-against = Against { $name }.
daily-option = { $name }: { $value }
daily-begin = Begin
daily-dealing = The cards are being dealt …
daily-finished =
    { $count ->
        [0] Nobody has finished it yet.
        [one] One has finished it.
       *[other] { $count } have finished it.
    }
daily-nobody = Nobody finished it that day.
daily-results = Results
daily-score = score { $score }
daily-bot = bot
daily-expert-plays = The expert is still playing.
daily-today = Today's
daily-open = Today's challenge

## The account

account-guest = You are a guest: your name and your games are kept for the browsers in which you are logged in.
account-since = Account since { $date }
account-closed = Whoever runs this server has closed your account: you can finish your games, but not begin any, take a seat, change your name or chat.
account-why = With a passkey your name, games and ratings stay yours on all your devices. It is the fingerprint, face or PIN with which you unlock them: no password, no e-mail address, nobody else involved.
name-change = Change
passkeys = Passkeys
keys-unknown = This browser knows no passkeys. A newer one does.
keys-none = You have no passkey any more: only a recovery code opens this account.
key-first = Make a passkey
key-add = Add a passkey
key-new = Passkey { $number }
key-here = This device has a passkey for your account already.
key-unnamed = Passkey
key-label = Name of the passkey
key-keep = Keep
key-used = last used { $when }
key-synced = on all your devices
key-doubted = It was used more often than it says: somebody may have copied it. Remove it.
key-rename = Rename
key-remove = Remove
key-remove-sure = Remove “{ $label }”? Nobody can sign in with it any more. If the device is lost, log it out below as well.
key-remove-yes = Remove it
codes = Recovery codes
codes-means = For the day on which you have lost all your passkeys. Each code opens your account once.
codes-left =
    { $count ->
        [0] You have none.
        [one] You have { $count } code left.
       *[other] You have { $count } codes left.
    }
codes-make = Make recovery codes
codes-again = Make new ones; the old ones end
codes-once = Write these down or print them. They are shown only now.
codes-kept = I have kept them
sign-in-title = You have an account already?
sign-in-why = Sign in, and this browser plays as your account.
sign-in-bring =
    { $count ->
        [one] Take the game of { $name } along
       *[other] Take the { $count } games of { $name } along
    }
sign-in = Sign in with a passkey
sign-in-code = I have lost my passkey
code = Recovery code
code-use = Open my account
ratings = Ratings
rating-of =
    { $players ->
        [1] { $game }
       *[other] { $game }, { $players } players
    }
rating-provisional = Provisional: a few more games are needed.
rating-means = After ± is how far off it may well be (two standard deviations). The bot Aoi (medium) has 1500 points in every game; 400 points more mean ten wins to one. Games with hints, with choices taken back, with a known deal or by other rules do not count, nor do games with guests.
rating-none = No rated game yet. Finish one against a bot or against somebody with an account.
rating-guest = Ratings are for accounts. Make a passkey, and your next games count.
curve-of =
    { $games ->
        [one] { $label }: { $points } points, give or take { $deviation }, after { $games } game
       *[other] { $label }: { $points } points, give or take { $deviation }, after { $games } games
    }
curve-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
devices-intro-account = You play as { $name }, with an account. Every device that is logged in holds your seats.
device-end-others = Log out everywhere else
log-out-account = You can come back as { $name } with a passkey or a recovery code.
account-delete = The end
account-delete-means = Deletes your name, passkeys, codes, ratings, results, notes and sessions. Open games are forfeited. In the games of others a number stands for your name.
account-delete-do = Delete everything
account-delete-sure = Delete { $name } for good? Nothing brings it back.
account-delete-yes = Yes, delete everything

## The leaderboard

board-people =
    { $count ->
        [0] Nobody has played enough yet to be ranked.
        [one] { $count } person is ranked.
       *[other] { $count } people are ranked.
    }
board-place = Place
board-name = Name
board-points = Points
board-games = Games
board-you = you
board-bot = bot
board-nobody = Nobody
board-means = Ranked is who has an account and has played enough rated games. The bots were measured in tournaments.
board-own = Your own ratings

## The owner’s page

owner-why = This page is for whoever runs the server. Start it with honjin serve --owner and open the address that it prints, or enter the token at its end.
owner-token = Token
owner-enter = Open
owner-reports = Reports
owner-reports-done = Show those that are done
owner-report-of = { $by } about { $about }
owner-lines =
    { $count ->
        [one] The line of chat that was sent along
       *[other] The { $count } lines of chat that were sent along
    }
owner-no-reports = None.
owner-close = Close
owner-open = Open again
owner-finish = Done
owner-guests = Closed accounts and guests
owner-closed-means = Who is closed can finish running games, but begins none, takes no seat, chats no more and keeps the name; and is told so.
owner-find = Part of a name; empty for all who are closed
owner-find-do = Search
owner-account = account
owner-guest = guest
owner-is-closed = closed on { $when }
owner-found-none = Nobody has such a name.
owner-none-closed = Nobody is closed.
owner-words = Forbidden words
owner-words-help = In names and chat, one a line; capitals and accents do not matter. A * at an end forbids longer words too (rascal* also rascals).
owner-words-keep = Keep the list
owner-words-kept = Kept.
