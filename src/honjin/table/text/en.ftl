# What any table says, whatever the game.
refused = { $reason }: { $rule }
refusal-other-question = not what is asked now ({ $asked })
refusal-not-your-decision =
    { $who ->
        [rival] it is your opponent's turn to decide
       *[name] it is { $name }'s turn to decide
    }
refusal-no-such-seat = there is no seat { $found }: the seats are numbered from 0 to { $last }
refusal-game-over = the game is over
refusal-not-understood = “{ $text }” is not a choice; choices begin with: { $words }
refusal-unknown-word = “{ $word }” is not { $hole ->
    [card] a card of this set
    [place] a place, such as II.1 (row and column), or 1:II.1 in the army of another seat
    [word] one of { $words }
    *[seat] the number of a seat
}{ $close ->
    [none] {""}
    *[other] ; did you mean { $close }?
}
ruling = Ruling: { $text }
log-resign = { subject } resigned.
log-time-out = { subject } ran out of time.
log-forfeit = { subject } left the game.
either =
    { $count ->
        [2] { $most } or { $last }
       *[other] { $most }, or { $last }
    }
log-rewind = { subject } took choices back.
value-no = no
value-yes = yes
value-random = at random
value-any = any
value-none = none

# How certain a card's text is.
certainty-confirmed = confirmed
certainty-transcribed = transcribed once
certainty-reconstructed = our reconstruction
