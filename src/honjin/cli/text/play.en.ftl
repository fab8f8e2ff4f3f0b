### honjin play

play-welcome = Honjin { $version }. Type the number or the notation of an option; help lists what else you can type.
play-help = Type an option's number or its notation to choose it. You can also type:
    why CHOICE or why CARD    which rules forbid it now
    rule                      the titles of all rules
    rule ID                   what a rule says, as in rule { $rule }
    card                      what the cards in your hand do
    card NAME                 what a card does
    hand, board, log [N]      look again
    hint [2000 or 3s]         what a strong bot would consider in your place
    undo                      take back your last choice, if it showed nothing
    save [FILE], load [FILE]  keep the game, go on with one
    quit                      leave
play-help-tiles = card tile CLAN            what a tile does
play-help-items = card weapon NAME          what a weapon does; also enemy, location, climate, campaign, events
play-help-odds = odds                      the exact chance that the next Counter-attack hits you
    unseen                    the cards that are still to come, deck by deck
play-odds = At your Guard as it is now, the next Counter-attack hits you with a chance of { $chance } ({ $share } %).
play-no-odds = there is nothing to reckon here: no blow is drawn from a deck
play-no-unseen = nothing is counted here: the decks of this game are nobody's to know
play-which-game = Which game? There are: { $games }. For example: honjin play gosu-tactics
play-seat-count = { $found ->
    [one] { $found } seat is named
   *[other] { $found } seats are named
}, this table needs { $players }
play-option = “{ $option }” is not NAME=VALUE; the options are: { $names }
play-asked = { $who ->
    [you] Your turn: { $question }
   *[other] { $name }: { $question }
}
play-bot = { $label }: { $words }
play-cover = { $name }, it is your turn. The others look away; press Enter.
play-legal = you can do this now
play-no-number = there is no such option; the numbers go from 1 to { $last }
play-no-card = there is no card “{ $card }” in this set.
play-no-rule = there is no rule “{ $rule }”; ids look like { $example }
play-no-undo = nothing to take back: your last choice showed something, or somebody has chosen since
play-undone = taken back
play-saved = saved as { $file }; honjin play --load { $file } goes on
play-not-saved = cannot write { $file }: { $why }
play-loaded = going on with { $file }
play-not-loaded = cannot read { $file }: { $why }
play-other-table = that is a game of { $game } for { $players }; honjin play --load opens it
play-result = { $sentence } ({ $rule }). { $scores }
play-score = { subject } ({ $score })
play-scores-gosu-tactics = Points: { $scores }.
play-scores-gosu-x = Supremacy tokens: { $scores }.

## The table

board-hand = Your hand
board-revealed = Revealed
board-imprisoned = imprisoned
tactics-status = { $round ->
    [0] Set-up
   *[other] Round { $round }
}, { $deck } in the pile, { $discard } in the discard.
tactics-player = { $who ->
    [you] You
   *[other] { $name }
}: strength { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}{ $advantage ->
    [yes] , Advantage
   *[no] {""}
}{ $passed ->
    [yes] , passed
   *[no] { $left ->
        [any] {""}
        [one] , { $left } turn left
       *[other] , { $left } turns left
    }
}

## The table of GOSU X

x-status = { $stage ->
    [draft] Draft of the clans.
    [set-up] Set-up.
    [over] Round { $round } is over. Wonder token: { $wonder ->
        [none] on the board
       *[other] { $wonder }
    }.
   *[round] Round { $round }, { $who ->
        [you] your turn
       *[other] { $name }'s turn
    }. Wonder token: { $wonder ->
        [none] on the board
       *[other] { $wonder }
    }.
}
x-holder = { someone }
x-player-draft = { $who ->
    [you] You
   *[other] { $name }
}: { $clans ->
    [none] no clan yet
   *[other] { $clans }
}
x-player = { $who ->
    [you] You
   *[other] { $name }
}{ $clans ->
    [none] {""}
   *[other] {" "}({ $clans })
}: strength { $strength }, { $supremacy ->
    [one] { $supremacy } Supremacy token
   *[other] { $supremacy } Supremacy tokens
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, Activation tokens: { $held } in hand, { $spent } spent, { $locked } locked; { $deck } in the deck, { $discard } in the discard{ $removed ->
    [0] {""}
   *[other] , { $removed } removed
}{ $passed ->
    [yes] , passed
   *[no] { $left ->
        [any] {""}
        [one] , { $left } turn left
       *[other] , { $left } turns left
    }
}
x-token = token
x-spent = spent
x-locked = locked
x-icon = icon
x-bounty = Bounty
x-open = OPEN
x-captured = captured
x-veteran = x2
x-recruited = has recruited
x-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
x-left-over = Clans left, with their tiles (those of the last two will act for both players): { $tiles }
x-tiles = Active tiles: { $tiles }
x-passed = { subject-has } passed
x-turns-left = { $left ->
    [one] { subject-has } { $left } turn left
   *[other] { subject-has } { $left } turns left
}
x-additional-turn = This is an additional turn
x-additional-turn-due = An additional turn follows
x-from-discard = Cards of the discard may be played in this turn
x-coming = Coming in: { $card }
x-banned = { subject-may } not play: { $cards }
x-known-hand = Seen in { $name }'s hand
x-known-deck = { $who ->
    [you] Known in your deck, from the top
   *[other] Known in { $name }'s deck, from the top
}
x-discard = { possessive } discard
x-removed = { $who ->
    [you] Removed from the game by you
   *[other] Removed from the game by { $name }
}

# What a tile does, in a word; honjin cards gosu-x says all of it.

x-tile-ethereal-top = highest OPEN card Ethereal
x-tile-secret-shifts = Secret shift
x-tile-echo-immortals = Immortals have Echo
x-tile-wild-immortals = Immortals of all clans
x-tile-hand-of-five = hand limit 5
x-tile-short-pass = 2 turns after a pass
x-tile-hand-in-battle = +1 per card in hand
x-tile-battle-of-ten = +10 in battle wins
x-tile-hunter = more for a Bounty
