### The table in the terminal

play-scores = Supremacy tokens: { $scores }.
x-status = { $stage ->
    [draft] Draft of the clans.
    [set-up] Set-up.
    [over] Round { $round } is over. Wonder token: { $wonder ->
        [none] on the board
       *[other] { $wonder }
    }.
   *[round] Round { $round }, { $who ->
        [you] your turn
       *[other] { $name }'s turn
    }. Wonder token: { $wonder ->
        [none] on the board
       *[other] { $wonder }
    }.
}
x-holder = { someone }
x-player-draft = { $who ->
    [you] You
   *[other] { $name }
}: { $clans ->
    [none] no clan yet
   *[other] { $clans }
}
x-player = { $who ->
    [you] You
   *[other] { $name }
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
        [any] {""}
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
x-passed = { subject-has } passed
x-turns-left = { $left ->
    [one] { subject-has } { $left } turn left
   *[other] { subject-has } { $left } turns left
}
x-additional-turn = This is an additional turn
x-additional-turn-due = An additional turn follows
x-from-discard = Cards of the discard may be played in this turn
x-coming = Coming in: { $card }
x-banned = { subject-may } not play: { $cards }
x-known-hand = Seen in { $name }'s hand
x-known-deck = { $who ->
    [you] Known in your deck, from the top
   *[other] Known in { $name }'s deck, from the top
}
x-discard = { possessive } discard
x-removed = { $who ->
    [you] Removed from the game by you
   *[other] Removed from the game by { $name }
}

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

x-player-brief = { $who ->
    [you] You
   *[other] { $name }
} · strength { $strength } · Supremacy { $supremacy } · hand { $hand } · { $tokens } · deck { $deck } · discard { $discard }
x-details = { $clans }{ $removed ->
    [0] {""}
   *[other] {" "}· { $removed } removed from the game
}

play-help-items = card tile CLAN            what a tile does
