### Reports of the lab: studies of balance

balance-title = Balance of { $game }
balance-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots ({ $seats }), seed “{ $seed }”, card set { $cards }.
balance-again = The same again:
balance-hash = Result hash:
balance-glance = What stands out
balance-cards = Cards
balance-clans = Clans
balance-items = What was met
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
balance-tile-turns = turns on average
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

balance-verdict-strong = strong
balance-verdict-weak = weak
balance-verdict-even = even
balance-verdict-few = too few games

balance-head-card = Card
balance-head-clan = Clan
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

balance-cards-about = { $compared } The line in the middle is no difference; the ends of the axis are { $reach } points. A full dot: the difference is not chance.
balance-cards-compared = Of all plays of a card, the share by players who won, beside the plays of other cards of its level.
balance-clans-about = Of all plays of this clan's cards, the share by players who won, beside the plays of all other clans.
balance-items-about = Games with each of them, beside all other games.

balance-scale-hot = red: won more
balance-scale-cold = blue: won less
balance-scale-mark = ▲ ▼: not chance
balance-scale-few = ? in italics: too few games
balance-map-facing = Clan (row) against clan (column)
balance-map-together = Two clans in one deck
balance-map-draft = Clan by pick of the draft
balance-map-lead-facing = The clan played most (row) against that of an opponent (column)
balance-map-pair = { $row } and { $column }
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
balance-method-baseline = Who leads plays more cards, and stronger ones. So plays of a card are compared with plays of other cards of the same level, by players who had it in their deck.
balance-method-interval-head = Intervals
balance-method-interval = They hold in 95 of 100 studies like this one. Whatever happens in one game belongs together, so they are computed from games, not from plays.
balance-method-many-head = Many comparisons
balance-method-many = Among a hundred even cards, five intervals would miss zero by chance. So a card is called strong or weak only if it also passes the test of Benjamini and Hochberg: of those called so, about one in twenty is chance.
balance-method-few-head = Too few games
balance-method-few = Below 30 games, 5 wins or 5 losses nothing is called strong or weak, and the interval is Wilson's.
balance-method-draft-head = Drafts
balance-method-draft = Bots like some clans better than others. Unless asked otherwise, every second game has its clans dealt by chance, so that all of them are seen; the map of the draft shows the other games only.
balance-method-setups-head = Set-ups
balance-method-setups = Unless asked otherwise, everything is met as often as anything else that the rules allow.
balance-method-bots-head = Bots
balance-method-bots = All this is how these bots play the game. Stronger players may use a card better, or know what to do against it.

balance-count = { $count }
