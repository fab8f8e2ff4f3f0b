### Bots: why they give up, what they think, tournaments, verification, training

## In simulate

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
hint-why = { $label }: { $why } (wins about { $chance } in 100)
hint-forced = { $label }: { $why }

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
