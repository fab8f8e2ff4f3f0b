### honjin simulate and honjin fuzz, and where the lab works

## simulate

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
simulate-ends = How they ended:
simulate-way = { $way }: { $count } ({ $share } %)
simulate-rules = by rule: { $rules }
simulate-wins = Wins, with their 95 % intervals:
simulate-seat = seat { $seat } ({ $bot })
simulate-any-seat = seat { $seat }
simulate-bots = Wins by bot, over { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} that were played in all seatings:
simulate-note = { $bot }: { $rate } % ({ $low } to { $high })
simulate-go-on = What is finished is in { $file }; the same command with --resume goes on from there.
simulate-resume-what = --resume goes on with a file: name it with --out
simulate-out-ending = { $file }: expected a name that ends in { $endings }
simulate-out-exists = { $file } is there already; add --resume to go on with it, or name another file
simulate-starting = whoever started
simulate-rate = { $who }: { $rate } % ({ $low } to { $high }){ $shared ->
    [0] {""}
    [one] , { $shared } shared win as a fraction
   *[other] , { $shared } shared wins as fractions
}
simulate-clans = Clans, by share of the { $winning } cards in winning armies and of the { $played } cards played:
simulate-clan = { $clan }: { $won } % of { $played } %, ratio { $ratio }

## Where the lab works and what it keeps

lab-on = found --on { $found }, expected ray, or ray:ADDRESS for a cluster
lab-no-extra = { $package } is not installed; it comes with the extra “{ $extra }”: { $command }
lab-line = { $file }, line { $line },
lab-bad-line = { $where } is no result of these games: { $problem }
lab-other-terms = { $where } was made under other terms: { $term } is { $found }, expected { $expected }; name another file, or ask for what this one has

## fuzz

fuzz-progress = Fuzzing
fuzz-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; tried: { $trials }
fuzz-failed = Failed ({ $kind }): { $error }
fuzz-next = The record below leads there; honjin fuzz { $game } --reproduce FILE tries it again.
fuzz-passes = It does not fail here: what the record names works.
