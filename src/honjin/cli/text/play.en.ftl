### honjin play

play-welcome = Honjin { $version }. Type the number or the notation of an option; help lists what else you can type.
play-help = An option's number or its notation makes that choice. You can also type:
    why CHOICE or why CARD    which rules refuse it now
    rule ID                   what a rule says, as in rule GT-L2
    card NAME                 what a card does
    hand, board, log [N]      look again
    undo                      take back your last choice, if it showed nothing
    save [FILE], load [FILE]  keep the game, go on with one
    quit                      leave
play-which-game = Which game? There are: { $games }. For example: honjin play gosu-tactics
play-seat-count = { $found ->
    [one] { $found } seat is named
   *[other] { $found } seats are named
}, the table has { $players }
play-asked = Player { $seat }: { $question }
play-cover = Player { $seat } plays now. The others look away; press Enter.
play-legal = legal now
play-no-number = there is no such option; the numbers go from 1 to { $last }
play-no-card = there is no card “{ $card }” in this set.
play-no-rule = there is no rule “{ $rule }”; ids look like GT-L2
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
} by { $rule }. Points: { $scores }.

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
