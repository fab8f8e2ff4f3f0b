# The terminal.
welcome = Honjin { $version }: you are player 0, the others choose at random. Type help for help.
help = Type an option's number or its notation. Also: why CHOICE, rule ID (rule GT-L2), card ID, quit.
why-legal = That is legal now.
goodbye = Goodbye.
board-table = Round { $round } · pile { $deck } · discard { $discard } · Advantage: player { $advantage }
board-you = You (player { $player }): strength { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $passed ->
    [yes] , passed
   *[no] {""}
}
board-player = Player { $player }: strength { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand{ $passed ->
    [yes] , passed
   *[no] {""}
}
board-hand = Your hand: { $cards }
