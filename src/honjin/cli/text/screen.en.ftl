### The screen of honjin play

screen-hints = Tab completes · ↑ ↓ options · PgUp PgDn log · help · Ctrl-Q leaves
screen-type = a number, a choice, or help
screen-over = Enter leaves; log, card and save still work
screen-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
screen-log = Log
screen-cover = { $name }, it is your turn
screen-cover-how = The others look away. Then press Space.
screen-close = Esc or Enter goes back to the table

## The table

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

## The table of GOSU X

x-player-brief = { $who ->
    [you] You
   *[other] { $name }
} · strength { $strength } · Supremacy { $supremacy } · hand { $hand } · { $tokens } · deck { $deck } · discard { $discard }
x-details = { $clans }{ $removed ->
    [0] {""}
   *[other] {" "}· { $removed } removed from the game
}
