### The table in the terminal

## The result

play-scores = Life left: { $scores }.
solo-result = { $sentence } ({ $rule }). { $beaten ->
    [0] No enemy beaten.
    [one] { $beaten } enemy beaten.
   *[other] { $beaten } enemies beaten.
}{ $rank ->
    [none] {""}
   *[other] {" "}Rank { $number } of 5: { $rank }.
}
solo-fallen = Your way ends here
rank-1 = dust of the road
rank-2 = wandering blade
rank-3 = sword of renown
rank-4 = master of the sword
rank-5 = living legend

## The table

ws-status = { $mode ->
    [fight] Single fight, round { $round }.
    [duel] Duel, round { $round }: { $who ->
        [you] you attack
       *[other] { $name } attacks
    }.
    [clan] The Clan of Samurai, fight { $fight }, round { $round }. Beaten: { $beaten }.
   *[other] { $campaign }{ $met ->
        [yes] , fight { $fight }, round { $round }
       *[no] {""}
    }. Beaten: { $beaten }, waiting: { $waiting }.
}
ws-decks = Decks: { $actions } Actions ({ $spent } used), { $specials } Specials, { $adversaries } Adversaries ({ $shown } used), { $wounds } Wounds
ws-location = { $name } (a roll costs Ki)
ws-climate = { $name }: { $effects }
ws-hard = Hard: a card that cannot be pierced is among the Adversaries
ws-waiting = Waiting: { $names }
ws-broken = Broken: { $names }
ws-no-enemy = No opponent at the moment
ws-clan = A samurai of the Clan
ws-enemy = { $name }: Life { $life }, Ki { $ki }{ $trait ->
    [none] {""}
   *[other] {" "}({ $trait })
}
ws-enemy-brief = { $name } · Life { $life } · Ki { $ki }
ws-player = { $who ->
    [you] You
   *[other] { $name }
}: { $weapon }{ $effects ->
    [none] {""}
   *[other] {" "}({ $effects })
}, Life { $life }, Ki { $ki } of { $max }, wound die { $die }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
ws-player-brief = { $who ->
    [you] You
   *[other] { $name }
} · { $weapon } · Life { $life } · Ki { $ki } · die { $face } { $die }{ $alone ->
    [yes] {""}
   *[no] {" "}· hand { $hand }
}
ws-gauges = Gauges, from { $low } to { $high }: { $levels }
ws-attack = Attack: { $cards }
ws-attack-short = Attack
ws-semicolon = {"; "}
ws-no-attack = Attack: no card yet
ws-stored = Stored Specials
ws-no-defence = Defence: not revealed
ws-no-counter = Counter-attack: not revealed
ws-looked-at = Drawn, one to keep
ws-joker = any gauge +1
ws-hard-card = cannot be pierced; two more Counter-attacks
ws-demands = { $asked }; { $any ->
    [yes] any Guard
   *[no] Guard { $guard }
}
ws-guard-max = Guard { $level } at most
ws-used-actions = Action discard
ws-used-adversaries = Adversary discard
ws-unseen-actions = Actions still to come
ws-unseen-specials = Specials still to come
ws-unseen-adversaries = Adversaries still to come
ws-unseen-wounds = Wounds still to come

# What weapons, enemies and climates do, in a word; honjin cards way-of-the-samurai says all of it.

ws-trait-wounds-worse = wounds from the enemy are level 2
ws-trait-guard-before-counter = Guard +1 before each Counter-attack
ws-trait-buys-gauges = Ki raises Force or Technique
ws-trait-life-costs-ki = each Life lost costs 1 Ki
ws-trait-doubles = all you deal is doubled
ws-trait-disarms = Technique 4 cancels a Counter-attack
ws-trait-tangles = a wound if Guard ends below 0
ws-trait-life-to-ki = 1 Life gives 1 Ki
ws-trait-breaks-weapon = without Ki you lose at once
ws-trait-drains = gains each Life you lose
ws-trait-headless = dies only by beheading; a red combo rolls the blue die (5, 6: a wound)
ws-trait-no-grave-wound = you deal no level-2 wounds
ws-trait-no-early-defence = Ki reveals no Defence
ws-trait-discard-to-buy = discard before you buy
ws-trait-grave-wound-wins = a level-2 wound wins
ws-trait-double-costs = Ki costs double
ws-cost = { $when ->
    [combo] { $low ->
        [none] a combo
       *[other] a combo with { $low }
    }
   *[round] { $low ->
        [none] each round
       *[other] { $low } at the end
    }
} { $lost ->
    [fight] loses
   *[other] costs { $lost }
}

play-help-items = card weapon NAME          what a weapon does; also enemy, location, climate, campaign, events
play-help-odds = odds                      the exact chance that the next Counter-attack hits you
    unseen                    the cards that are still to come, deck by deck
play-odds = At your Guard as it is now, the next Counter-attack hits you with a chance of { $chance } ({ $share } %).
