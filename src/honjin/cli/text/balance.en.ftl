### honjin balance and honjin compare-cards

## honjin balance

balance-colon = :
balance-progress = Playing
balance-level-and-seats = Give --level or --seats, not both: --level is one bot for every seat.
balance-interrupted = Interrupted after { $games } of { $of } games.
balance-go-on = Go on with --resume { $file }.
balance-written = The report is in { $file }.
balance-heading = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats }, seed “{ $seed }”:
balance-starting = Whoever started won { $rate }.
balance-won = Won: { $rate }.
balance-found-hash = Result hash { $hash }

## honjin compare-cards

compare-official = official
compare-other-games = { $first } is of { $game }, { $second } of { $other }: expected two sets of one game.
compare-two-officials = Give at least one file: two official sets name no game.
compare-same = The two sets play alike: nothing to compare. To check that nothing is found there, give --card and --unpaired.
compare-no-card = { $card } is in neither set.{ $hint }
compare-one-sided = { $item } is in one of the two sets only: a fight with it cannot be fought with both.
compare-duel = In a duel both players fight with the same cards: there is nobody to watch. Leave out mode=duel.
compare-no-deal = No deal gives { $card } to one player alone, so nobody can be watched. Is its clan left out by --option draft?
compare-progress = Comparing
compare-interrupted = Interrupted after { $pairs } of { $of } pairs.
compare-heading = { $game }, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of games with { $seats }, seed “{ $seed }”:
compare-changed = Changed: { $changes }
compare-what = What
compare-before = First set
compare-after = Second set
compare-difference = Difference
compare-interval = 95 %
compare-always = At any time
compare-score-dealt = won by who was dealt { $cards }, %
compare-score-won = fights won, %
compare-score-starting = won by whoever started, %
compare-starting = won by whoever started, %
compare-turns = turns
compare-plays = plays of the cards watched
compare-played = won when they were played, %
compare-by-card = won by who was dealt { $card }, %, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
compare-better = Decided: with the second set they win more.
compare-worse = Decided: with the second set they win less.
compare-open = Not decided: no difference can be told from chance after this many pairs.
compare-broken = { $count ->
    [one] One pair was
   *[other] { $count } pairs were
} broken off by a bot and not counted.
