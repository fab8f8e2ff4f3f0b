### Words of all reports

decimal-point = .
way-won = won
way-lost = lost by { $rule }
way-beaten = { $beaten ->
    [21] 21 enemies beaten or more
    [one] { $beaten } enemy beaten
   *[other] { $beaten } enemies beaten
}
way-draw = both at once, a draw
way-forfeit = broken off by a bot
result-hash = Result hash: { $hash }

forfeit-no-file = there is no file { $detail }; a bot of your own is named FILE.py:CLASS
forfeit-no-program = there is no such program: { $detail }
forfeit-crashed = it stopped working: { $detail }
forfeit-stalled = no answer within { $detail }
forfeit-nonsense = the answer { $detail } is not one of the options
