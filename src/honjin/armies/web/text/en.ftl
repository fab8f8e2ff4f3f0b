### What tables of armies say

army-of =
    { $own ->
        [true] Your army
       *[other] { $name }'s army
    }
row-of = Row { $row }
card-at = at { $place }
card-captured = captured, face down
card-imprisoned = imprisoned, face down
card-tokens =
    { $count ->
        [one] { $count } token on it
       *[other] { $count } tokens on it
    }
card-bounty = Bounty token on it
card-veteran = doubled in the Great Battle
card-recruited = has recruited
place-here = Place it at { $place }
seat-passed = passed
turns-left =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
strength = Strength
additional-turn = Additional turn
revealed = Revealed
coming = Coming in:
unseen = Not seen yet
log-battle = Great Battle
targets =
    { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }

## The Great Battle

battle-title = The Great Battle
battle-hand = { $card }: the cards in hand
battle-hand-tile = the active tile: the cards in hand
battle-won =
    { $who ->
        [you] You win the battle.
       *[other] { $name } wins the battle.
    }
battle-shared = Equally strong: everyone who is tied takes one.
victory-title =
    { $who ->
        [you] Victory
        [nobody] A draw
       *[other] { $name } wins
    }
won-by-fifteen-cards = Fifteen cards stand in the army.
