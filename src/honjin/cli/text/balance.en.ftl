### honjin balance and honjin compare-cards

## The report

balance-title = Balance of { $game ->
    [gosu-x] GOSU X
    [gosu-tactics] GOSU Tactics
   *[other] Way of the Samurai
}
balance-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots ({ $seats }), seed “{ $seed }”, card set { $cards }.
balance-again = The same again:
balance-hash = Result hash:
balance-glance = What stands out
balance-cards = Cards
balance-clans = Clans
balance-items = Weapons, enemies, places and climates
balance-maps = Pairs
balance-tiles = Immortal tiles left over
balance-ways = How games ended
balance-lengths = Lengths
balance-method = How to read this
balance-rate = { $rate } % ({ $low } to { $high })
balance-spread = { $low } to { $high }
balance-no-item = none

balance-tile-games = games played{ $broken ->
    [0] {""}
   *[other] , { $broken } of them broken off by a bot and not counted
}
balance-tile-starting = won by whoever started ({ $low } to { $high })
balance-tile-won = of the fights won ({ $low } to { $high })
balance-tile-turns = { $game ->
    [way-of-the-samurai] rounds on average
   *[other] turns on average
}
balance-tile-outliers = of { $cards } cards stand out

balance-no-outlier = No card wins clearly more or less than others of its kind in these games.
balance-more-outliers = { $count ->
    [one] Another card stands out: see below.
   *[other] { $count } more cards stand out: see below.
}
balance-outlier = { $card } ({ $clan }), { $kind }: { $rate } % when played, where others won { $base } %; a difference of at least { $least } points.
balance-clan-out = { $clan }, { $kind }: { $rate } % won, compared with { $base } %.
balance-few-cards = { $count ->
    [one] One card of { $cards } occurs
   *[other] { $count } cards of { $cards } occur
} too rarely to be judged: play more games.
balance-few-cells = { $count ->
    [one] One pair has too few games
   *[other] { $count } pairs have too few games
} to be judged: figures in italics, with a question mark.

balance-verdict-strong = { $game ->
    [way-of-the-samurai] won more
   *[other] strong
}
balance-verdict-weak = { $game ->
    [way-of-the-samurai] won less
   *[other] weak
}
balance-verdict-even = even
balance-verdict-few = too few games

balance-head-card = Card
balance-head-played = Played
balance-head-rate = Won, %
balance-head-baseline = Compared with, %
balance-head-drawn = Less · more
balance-head-difference = Difference, points (95 %)
balance-head-verdict = Verdict
balance-head-games = Games
balance-head-tile = Tile
balance-head-starting = Won by whoever started
balance-head-turns = Turns
balance-head-ways = Ended by
balance-head-way = How
balance-head-share = Share
balance-effect = effect { NUMBER($times, useGrouping: 0) }{ $idle ->
    [0] {""}
   *[other] , in vain { NUMBER($idle, useGrouping: 0) }
}

balance-cards-about = { $game ->
    [way-of-the-samurai] Of all times a card was placed or met, the share in fights that were won, beside the other cards of its deck. For Adversaries and wounds, less means more dangerous.
    [gosu-x] Of all plays of a card, the share by players who won, beside what players with the same clan won with other cards of its level.
   *[other] Of all plays of a card, the share by players who won, beside the plays of other cards of its level.
} The line in the middle is no difference; the ends of the axis are { $reach } points. A full dot: the difference is not chance.
balance-clans-about = { $game ->
    [gosu-x] How often the player with this clan won, beside an even share.
   *[other] Of all plays of this clan's cards, the share by players who won, beside the plays of all other clans.
}
balance-items-about = Fights with each of them, beside all other fights.
balance-factor-weapon = Weapon
balance-factor-enemy = Enemy
balance-factor-location = Place
balance-factor-climate = Climate

balance-scale-hot = red: won more
balance-scale-cold = blue: won less
balance-scale-mark = ▲ ▼: not chance
balance-scale-few = ? in italics: too few games
balance-map-facing = Clan (row) against clan (column)
balance-map-together = Two clans in one deck
balance-map-draft = Clan by pick of the draft
balance-map-lead-facing = The clan played most (row) against that of an opponent (column)
balance-map-weapon-enemy = Weapon against enemy
balance-map-weapon-location = Weapon and place
balance-map-weapon-climate = Weapon and climate
balance-map-enemy-location = Enemy and place
balance-map-enemy-climate = Enemy and climate
balance-map-location-climate = Place and climate
balance-map-about = Won, in %; compared with { $base } %.
balance-map-table = The same as a table, with intervals
balance-map-row = Row
balance-cell = { $rate } % of { NUMBER($games, useGrouping: 0) }; { $apart }

balance-tiles-about = Both players have what a left-over tile does, so it can change who starts well, how long a game lasts and how it ends.
balance-length-turns = Turns
balance-length-rounds = Rounds
balance-length-decisions = Decisions
balance-mean = mean { $mean }
balance-span = from { $least } to { $most }

balance-method-baseline-head = What a card is compared with
balance-method-baseline = { $game ->
    [way-of-the-samurai] Fights that last see more cards, and they are not won as often as others. So each time a card was placed or met is compared with each time another card of the same deck was.
   *[other] Who leads plays more cards, and stronger ones. So plays of a card are compared with plays of other cards of the same level, by players who had it in their deck.
}
balance-method-interval-head = Intervals
balance-method-interval = They hold in 95 of 100 studies like this one. Whatever happens in one game belongs together, so they are computed from games, not from plays.
balance-method-many-head = Many comparisons
balance-method-many = Among a hundred even cards, five intervals would miss zero by chance. So a card is called strong or weak only if it also passes the test of Benjamini and Hochberg: of those called so, about one in twenty is chance.
balance-method-few-head = Too few games
balance-method-few = Below 30 games, 5 wins or 5 losses nothing is called strong or weak, and the interval is Wilson's.
balance-method-draft-head = Drafts
balance-method-draft = Bots like some clans better than others. Unless asked otherwise, every second game has its clans dealt by chance, so that all of them are seen; the map of the draft shows the other games only.
balance-method-setups-head = Set-ups
balance-method-setups = Unless asked otherwise, every weapon meets every enemy in every place and climate that the rules allow, as often as any other.
balance-method-bots-head = Bots
balance-method-bots = All this is how these bots play the game. Stronger players may use a card better, or know what to do against it.

## honjin balance

balance-count = { $count }
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
