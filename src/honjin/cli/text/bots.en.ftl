### Bots: why they give up, what they think, tournaments, verification, training

forfeit-no-file = there is no file { $detail }; a bot of your own is named FILE.py:CLASS
forfeit-no-program = there is no such program: { $detail }
forfeit-crashed = it stopped working: { $detail }
forfeit-stalled = no answer within { $detail }
forfeit-nonsense = the answer { $detail } is not one of the options

## In simulate

way-forfeit = broken off by a bot
simulate-forfeit = Seat { $seat } gave up { $count ->
    [one] one game
   *[other] { $count } games
}: { $reason }

## In play

play-help-explain = explain [N]               after the game: why a bot made its last choice, or the one N before the end
play-no-hint = there is nothing for you to choose now
play-hint-budget = “{ $found }” is no measure of thinking; type hint 2000 for 2000 simulations or hint 3s for 3 seconds
play-explain-later = not before the game is over: it would tell what the bot holds
play-no-thought = { $count ->
    [0] no bot here says what it thinks; levels from novice to expert do
    [one] the bots have thought about one choice only
   *[other] the bots have thought about { $count } choices only
}
play-explained = Choice { $number }, { $name }: { $choice }
play-look-back = explain tells why a bot made its last choice, explain 2 the one before, and so on; Enter leaves.
play-gave-up = { $name } gives up: { $reason }

## What a bot thinks

thought-none = this bot does not say what it considers
thought-forced = { $choice } is the only option.
thought-heading = { $simulations } games were imagined from here, with the hidden cards dealt at random each time:
thought-tries = Tries
thought-result = Result
thought-choice = Choice
thought-line = What may follow
thought-more = { $count ->
    [one] One more option was tried less.
   *[other] { $count } more options were tried less.
}

## honjin advise

advise-over = the game is over here; --to N looks at it after its first N choices
advise-other-seat = { $name } has nothing to choose here: it is { $asked }'s turn to decide; leave --seat out, or give --seat { $seat }
advise-no-choices = { $file } is a position: it has no choices, so leave --to out

## honjin tournament

tournament-bots = at least two bots, and no one twice; found: { $bots }
tournament-progress = Pairs of deals
tournament-fights = Fights
tournament-interrupted = Interrupted; this is how it stands.
tournament-mixed-seats = --mixed seats a bot of its own on each of three or four seats: found { $seats } seats and { $bots } bots
tournament-heading = { $game }, { $players } players, seed “{ $seed }”. A pair is one deal played in all seatings; rates are the share of wins of the first bot.
tournament-title = { $game }: a tournament
tournament-ladder = The ladder
tournament-pairings = Who beats whom
tournament-rates = Fights won
tournament-differences = Who wins more
tournament-drawn = Drawn
tournament-rank = Rank
tournament-elo = Elo
tournament-wins = Wins, %
tournament-table = Table
tournament-from-mean = Elo points are counted from the mean of all.
tournament-from-reference = Elo points are counted from { $bot }.
tournament-neither = In rates, a game that neither of the two wins counts half.
tournament-model = They are those of greatest likelihood when every win goes to a bot in proportion to its strength (Bradley and Terry; Luce for more than two); 400 points are ten wins to one.
tournament-first = First
tournament-second = Second
tournament-pairs = Pairs
tournament-games = Games
tournament-rate = Rate, %
tournament-interval = 95 % interval
tournament-any-time = Valid at any time
tournament-verdict = Verdict
tournament-above = above { $against } %
tournament-below = below { $against } %
tournament-open = open: { $against } % is possible
tournament-spread = { $low } to { $high }
tournament-forfeit = { $bot } gave up { $games ->
    [one] one game
   *[other] { $games } games
}: { $reason }
tournament-solo = { $game }, seed “{ $seed }”. All bots fight the same fights; differences are counted fight by fight.
tournament-enemy = Enemy
tournament-bot = Bot
tournament-fights-won = Fights won
tournament-compared = Compared
tournament-difference = Difference, points
tournament-every-enemy = all

## honjin verify-bot

verify-progress = Choices
verify-no-bots = { $file } names no bots; records of honjin play and of honjin simulate --records do
verify-seat = Seat { $seat } ({ $bot }): { $equal } of { $checked } choices come out the same.
verify-observation = choice { $choice } was thought from another observation ({ $recorded }, here { $found })
verify-chosen = choice { $choice } was { $recorded }, thought again it is { $found }
verify-failed = choice { $choice } was { $recorded }, and now the bot fails: { $found }

## honjin train

train-no-numpy = training needs numpy, which comes with the extra “lab”: { $extra }
train-progress = Games
train-fit = After iteration { $iteration }: { $situations } situations (loss { $worths }), { $decisions } decisions (loss { $habits }).
train-written = { $file } has the weights, and how they were made.
