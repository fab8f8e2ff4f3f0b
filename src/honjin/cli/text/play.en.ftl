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
    undo                      take back your last choice
    undo N, undo turn         take back your last N choices, or those of a turn
    save [FILE], load [FILE]  keep the game, go on with one
    quit                      leave
play-help-items = card KIND NAME            what lies beside the cards
play-help-odds = odds                      the exact chance that the next blow hits you
    unseen                    the cards that are still to come, deck by deck
play-odds = As things are now, the next blow hits you with a chance of { $chance } ({ $share } %).
play-no-odds = there is nothing to reckon here: no blow is drawn from a deck
play-no-unseen = nothing is counted here: the decks of this game are nobody's to know
play-which-game = Which game? There are: { $games }. For example: honjin play { $example }
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
play-no-undo = nothing to take back: others play here, and your last choice showed something, or somebody has chosen since
play-undone = taken back
play-rewound = back at that choice; cards were seen or bots have chosen since, so the result will say that choices were taken back
play-no-choices = { $count ->
    [0] nothing to take back: you have not chosen yet
    [one] nothing to take back: you have made one choice
   *[other] nothing to take back: you have made { $count } choices
}
play-undo-what = “{ $found }” is neither a number of choices nor the word turn
play-saved = saved as { $file }; honjin play --load { $file } goes on
play-not-saved = cannot write { $file }: { $why }
play-loaded = going on with { $file }
play-not-loaded = cannot read { $file }: { $why }
play-other-table = that is a game of { $game } for { $players }; honjin play --load opens it
play-result = { $sentence } ({ $rule }). { $scores }
play-score = { subject } ({ $score })
play-scores = Points: { $scores }.

## The table

board-hand = Your hand
board-revealed = Revealed
