### honjin play

play-welcome = Honjin { $version }. Type the number or the notation of an option; help lists what else you can type.
play-help = An option's number or its notation makes that choice. You can also type:
    why CHOICE or why CARD    which rules refuse it now
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
play-no-odds = there are no odds to reckon here: no blow is drawn from a deck
play-no-unseen = nothing is counted here: this game's decks are not open to all
play-which-game = Which game? There are: { $games }. For example: honjin play gosu-tactics
play-seat-count = { $found ->
    [one] { $found } seat is named
   *[other] { $found } seats are named
}, the table has { $players }
play-option = “{ $option }” is not NAME=VALUE; the options are: { $names }
play-asked = Player { $seat }: { $question }
play-cover = Player { $seat } plays now. The others look away; press Enter.
play-legal = legal now
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
play-result = { $count ->
    [0] Nobody wins
    [one] Player { $winners } wins
   *[other] Players { $winners } win
} by { $rule }. { $scores }
play-scores-gosu-tactics = Points: { $scores }.
play-scores-gosu-x = Supremacy tokens: { $scores }.

## The table

board-hand = Your hand
board-revealed = Revealed
board-imprisoned = imprisoned
tactics-status = Round { $round }, { $deck } in the pile, { $discard } in the discard.
tactics-player = { $own ->
    [yes] You, player { $player }
   *[no] Player { $player }
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
        [-1] {""}
        [one] , { $left } turn left
       *[other] , { $left } turns left
    }
}

## The table of GOSU X

x-status = { $stage ->
    [draft] Draft of the clans.
    [set-up] Set-up.
    [over] Round { $round } is over. Wonder token: { $wonder ->
        [-1] on the board
       *[other] player { $wonder }
    }.
   *[round] Round { $round }, player { $player }'s turn. Wonder token: { $wonder ->
        [-1] on the board
       *[other] player { $wonder }
    }.
}
x-player-draft = { $own ->
    [yes] You, player { $player }
   *[no] Player { $player }
}: { $clans ->
    [none] no clan yet
   *[other] { $clans }
}
x-player = { $own ->
    [yes] You, player { $player }
   *[no] Player { $player }
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
        [-1] {""}
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
x-passed = Player { $player } has passed
x-turns-left = { $left ->
    [one] Player { $player } has { $left } turn left
   *[other] Player { $player } has { $left } turns left
}
x-additional-turn = This is an additional turn
x-additional-turn-due = An additional turn follows
x-from-discard = Cards of the discard may be played in this turn
x-coming = Coming in: { $card }
x-banned = Player { $player } may not play: { $cards }
x-known-hand = Seen in player { $player }'s hand
x-known-deck = { $own ->
    [yes] Known in your deck, from the top
   *[no] Known in player { $player }'s deck, from the top
}
x-discard = Discard of player { $player }
x-removed = Removed from the game by player { $player }

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
