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
unreachable = The server cannot be reached. Is this device online?
no-answer = The server does not answer ({ $status }). Try again in a moment.
try-again = Try again
to-home = Home
page-home = Home
page-play = New game
page-table = Table
page-replay = Replays
page-cards = Cards
page-rules = Rules
page-learn = First game
page-lobby = Lobby
page-about = About
page-missing = There is no such page
rule-of = Rule { $id }
rule-ruling = Our ruling:
rule-in-book = Open in the rulebook

## Home

home-title = Three games, one camp
home-intro = Lead an army or draw a blade: against the computer at once, or against friends by a link. No account.
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
devices-intro = You play as { $name }. There is no account and no password: every device that is logged in holds your seats.
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
rules-of-table = Rules at this table
time-and-more = Clock, spectators, shuffles
clock = Clock
clock-none = None
clock-fischer = Minutes, with seconds added each turn
clock-correspondence = Days for each turn
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
seat-passed = passed
turns-left =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
side-of = { $name }'s side
army-of =
    { $own ->
        [true] Your army
       *[other] { $name }'s army
    }
row-of = Row { $row }
card-at = at { $place }
card-unknown = Hidden card
card-captured = captured, face down
card-imprisoned = imprisoned, face down
card-tokens =
    { $count ->
        [one] { $count } token on it
       *[other] { $count } tokens on it
    }
card-bounty = Bounty token on it
card-veteran = doubled in the Great Battle
card-recruited = has recruited
card-chosen = selected
card-lit = can be chosen
place-here = Place it at { $place }
place-card = Place it in the attack
your-hand = Your hand
hand = Hand
hand-of = { $name }'s hand: { $count }
known-hand = Cards that you know in { $name }'s hand
hand-empty = No cards in hand
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pile = Pile
deck = Deck
discard = Discard
removed = Removed
revealed = Revealed
coming = Coming in:
unseen = Not seen yet
pile-empty = Nothing here
banned = May not play:
round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
fight-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
turn-number = turn { $turn }
tile-of = { $clan } tile
song = Song for the Dead
wonder = Wonder
wonder-free = Wonder: free
advantage = Advantage
additional-turn = Additional turn
supremacy = Supremacy
supremacy-count = Supremacy { $count }
points = Victory points
points-count = Victory points { $count }
tokens-all = Activation tokens: { $hand } ready, { $spent } spent, { $locked } locked
strength = Strength
time-left = Time left
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
what-is-asked = What is asked
your-place = Your place
you-decide = Your turn:
bot-thinks = { $name } is thinking
waits-for = Waiting for { $name }: “{ $question }”
game-over = The game is over.
reconnecting = Connection lost, trying again…
line-shut = This device is no longer logged in at this table. Open the table again to look on.
offered = Cards to choose from
why-not = Not now:
lesson-only = You could, but this lesson is about something else.
log = Log
chat = Chat
log-and-chat = Log and chat
chat-empty = Nothing said yet.
chat-write = Say something
mute = Hide what { $name } says
tools = Tools
undo = Undo
takeback-ask = Ask to take it back
takeback-asked = { $name } would like to take the last choice back.
grant = Allow
refuse = Refuse
hint = Hint
hint-none = This table gives no hints while people play against each other.
hint-best = { $name } would choose:
hint-visits = tried { $count } times
hint-follow = Do that
thinking = Thinking…
odds = Odds
odds-of = The chance that the next blow hits you, by all that you can know.
resign = Resign
resign-sure = Give this game up? You lose it.
rematch = Play again
watch-replay = Watch the replay
cover-title = { $name }, it is your turn
cover-text = Hand the device over. No cards are on the screen now.
cover-open = I am { $name }: show my cards
type-choice = Choice in writing

## Keys

keys = Keys
key-help = this list
key-arrows = go to the nearest thing that is lit up
key-shift = go to anything
key-enter = choose
key-escape = deselect, close
key-zoom = look at the card closely
key-type = write a choice
key-undo = undo
key-log = log
key-hint = hint

## Way of the Samurai

enemy = Enemy
no-enemy = Nobody to fight yet
life = Life
ki = Ki
part-defence = Defence
part-counter = Counter-attack
your-attack = Your side
attack = Attack
gauges = Gauges
gauge-force = Force
gauge-technique = Technique
gauge-guard = Guard
symbol-mountain = mountain
symbol-moon = moon
symbol-gate = gate
symbol-blood = blood
wound-die = Wound die: { $face }
stored = Stored Specials
hard-card = Hard card in the deck
deck-actions = Actions
deck-specials = Specials
deck-wounds = Wounds
deck-adversaries = Adversaries
unseen-actions = Actions still to come
unseen-specials = Specials still to come
unseen-adversaries = Adversaries still to come
campaign-map = Campaign
beaten = beaten
beaten-count =
    { $count ->
        [one] { $count } enemy beaten
       *[other] { $count } enemies beaten
    }

## Clans

clan-justice = Justice
clan-abhilasha = Abhilasha
clan-tomorrow = Tomorrow
clan-narashima = Narashima
clan-galmi = Galmi
clan-phoenix = Phoenix
clan-goan-sul = Goan Sul
clan-xi-an = Xi'an

## Replay

replay-controls = Steps of the replay
replay-start = Before the first choice
replay-choice = { $name }: { $choice }
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

## First game

learn-next = Go on
learn-do = Do it on the table
learn-show = Do it for me
learn-play = Now for a real game

## About

about-what = Honjin is a table for GOSU X, GOSU Tactics and Way of the Samurai: play, study, replay. The server knows the rules; this page shows what it may show you and nothing more.
about-privacy-title = What it keeps
about-privacy = A name, and for each of your devices a cookie, its kind (such as “Firefox, Linux”) and the day it was last seen, so that you find your tables again and can log it out. Nothing is fetched from elsewhere, and nothing is passed on.
about-cards-title = The cards
about-cards = All pictures are drawn by this page from the data of the cards. Every card says how sure we are of it: confirmed, transcribed once, or our reconstruction.
about-programs-title = For programs
about-programs = Everything this page does, a program can do by the same interface:

## The clans of GOSU Tactics and the decks of Way of the Samurai

clan-gobans = Gobans
clan-alphas = Alphas
clan-darks = Darks
clan-mekas = Mekas
clan-fires = Fires
clan-action = Actions
clan-special = Special Actions
clan-adversary = Adversaries
clan-wound = Wounds
clan-weapon = Weapons
clan-enemy = Enemies
clan-location = Places
clan-climate = Climates
clan-campaign = Campaigns
clan-events = Events

## The cards

keyword-recruiter = Recruiter
keyword-force-of-will = Force of Will
keyword-secret-shift = Secret shift
keyword-bounty = Bounty
keyword-echo = Echo
keyword-ethereal = Ethereal
keyword-veteran = Veteran
keyword-wondrous = Wondrous
keyword-zombie = Zombie mutation
keyword-arrival = Arrival
keyword-link = Link
keyword-mutation = When it mutates
keyword-force = Force
keyword-technique = Technique
keyword-guard = Guard
books = Games
cards-title = The cards of { $game }
cards-filters = Clan, level, keyword
cards-search = Search names and texts
cards-clans = Clan
cards-decks = Deck
cards-levels = Level
cards-keywords = Keyword
cards-gauges = Gauge
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
