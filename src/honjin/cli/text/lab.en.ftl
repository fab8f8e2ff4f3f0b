### honjin simulate and honjin fuzz

decimal-point = .
way-three-points = three points
way-fifteen-cards = fifteen cards
way-nine-of-a-clan = nine of a clan

## simulate

help-simulate = Let bots play many games of GAME and sum up how they went.

    Game number i has the seed “SEED i”, so the same command gives the same result, for any number of jobs. Ctrl-C gives the result so far.

    Example: honjin simulate gosu-tactics --seats greedy,random --games 1000
help-simulate-seats = A bot for each seat, separated by commas (random, greedy); by default random,random.
help-simulate-games = How many games; by default 1000.
help-simulate-cards = A card set of your own, a TOML file.
simulate-progress = Playing
simulate-interrupted = Interrupted after { $games } of { $of } games.
simulate-heading = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats }, seed “{ $seed }”:
simulate-decisions = decisions: { $mean } on average, { $least } to { $most }
simulate-turns = turns: { $mean } on average, { $least } to { $most }
simulate-rounds = rounds: { $mean } on average, { $least } to { $most }
simulate-ways = Ways to win:
simulate-way = { $way }: { $count } ({ $share } %)
simulate-rules = by rule: { $rules }
simulate-wins = Wins, with their 95 % intervals:
simulate-seat = seat { $seat } ({ $bot })
simulate-starting = whoever started
simulate-rate = { $who }: { $rate } % ({ $low } to { $high }){ $shared ->
    [0] {""}
    [one] , { $shared } shared win as a fraction
   *[other] , { $shared } shared wins as fractions
}
simulate-clans = Clans, by share of the { $winning } cards in winning armies and of the { $played } cards played:
simulate-clan = { $clan }: { $won } % of { $played } %, ratio { $ratio }

## fuzz

help-fuzz = Play odd games of GAME, check everything, and throw wrong choices and broken texts at them.

    A failure prints a record that leads to it; exit code 1.

    Example: honjin fuzz gosu-tactics --seconds 60 > failure.game
help-fuzz-seconds = How long; by default 60.
help-fuzz-plant = With a bug made on purpose, to see it found: goblins that leave an army are lost.
help-fuzz-reproduce = Try again what this failure's record names; exit code 1 if it still fails.
fuzz-progress = Fuzzing
fuzz-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; tried: { $trials }
fuzz-failed = Failed ({ $kind }): { $error }
fuzz-next = The record below leads there; honjin fuzz { $game } --reproduce FILE tries it again.
fuzz-passes = It does not fail here: what the record names works.
