### The table in the terminal

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
tactics-player-brief = { $who ->
    [you] You
   *[other] { $name }
} · strength { $strength } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $hand } in hand{ $advantage ->
    [yes] {" "}· Advantage
   *[no] {""}
}{ $passed ->
    [yes] {" "}· passed
   *[no] { $left ->
        [any] {""}
        [one] {" "}· { $left } turn left
       *[other] {" "}· { $left } turns left
    }
}
