### Those at a table, as the reader calls them: `who` does something, `whose` army it is

player-number = Player { $number }
subject =
    { $who ->
        [you] You
        [rival] Your opponent
       *[name] { $name }
    }
someone =
    { $who ->
        [you] you
        [rival] your opponent
       *[name] { $name }
    }
subject-has =
    { $who ->
        [you] You have
        [rival] Your opponent has
       *[name] { $name } has
    }
subject-may =
    { $who ->
        [you] You may
        [rival] Your opponent may
       *[name] { $name } may
    }
possessive =
    { $who ->
        [you] Your
        [rival] Your opponent's
       *[name] { $name }'s
    }
someones =
    { $who ->
        [you] your
        [rival] your opponent's
       *[name] { $name }'s
    }
# Volantis in row I, and whose it is; in the army of who acts it goes without saying.
standing-there =
    { $whose ->
        [you] your { $standing } in { row-there }
        [rival] your opponent's { $standing } in { row-there }
        [own] { $standing } in { row-there }
       *[name] { $owner }'s { $standing } in { row-there }
    }
# The place only where two of the same name stand in one row.
row-there =
    { $nth ->
        [0] row { $row }
       *[other] place { $nth } of row { $row }
    }
place-there =
    { $whose ->
        [you] place { $column } of your row { $row }
        [rival] place { $column } of your opponent's row { $row }
        [own] place { $column } of row { $row }
       *[name] place { $column } of { $owner }'s row { $row }
    }
swapped-there =
    { $whose ->
        [you] places { $column } and { $other } of your row { $row }
        [rival] places { $column } and { $other } of your opponent's row { $row }
        [own] places { $column } and { $other } of row { $row }
       *[name] places { $column } and { $other } of { $owner }'s row { $row }
    }

## How a game ended

result-won =
    { $who ->
        [you] You win: { $reason }
        [rival] Your opponent wins: { $reason }
       *[name] { $name } wins: { $reason }
    }
result-won-by-several = { $most } and { $last } win: { $reason }
result-draw = Draw: { $reason }
result-nobody = Nobody wins: { $reason }
result-victory = Victory: { $reason }
result-defeat =
    { $score ->
        [0] Defeat: { $reason }
       *[other] Defeat: { $reason } (score { $score })
    }
result-rewound = { $result }; choices were taken back
reason-hj-e1 = { someone } resigned
reason-hj-e2 = { someone } ran out of time
reason-hj-e3 = { someone } left the game
