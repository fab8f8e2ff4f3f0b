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
