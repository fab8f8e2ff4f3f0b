# What any table says, whatever the game.
refused = { $reason }: { $rule }
refusal-other-question = not what is asked now ({ $asked })
refusal-not-your-decision = player { $seat } decides now
refusal-no-such-seat = there is no player { $seat }; the players are 0 to { $last }
refusal-game-over = the game is over
refusal-not-understood = “{ $text }” is not a choice; choices begin with: { $words }
refusal-unknown-word = “{ $word }” is not { $hole ->
    [card] a card of this set
    [place] a place (II.1, or 1:II.1 in another army)
    [word] one of { $words }
    *[seat] a player's number
}{ $close ->
    [none] {""}
    *[other] ; did you mean { $close }?
}
ruling = Ruling: { $text }
log-resign = Player { $player } resigns.
log-time-out = Player { $player } has run out of time.
log-forfeit = Player { $player } has left the game.
