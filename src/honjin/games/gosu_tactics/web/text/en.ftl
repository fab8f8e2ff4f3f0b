### What GOSU Tactics says

back-gosu-tactics = Hidden card of GOSU Tactics
pile = Pile
advantage = Advantage
points = Victory points
points-count = Victory points { $count }
clan-gobans = Gobans
clan-alphas = Alphas
clan-darks = Darks
clan-mekas = Mekas
clan-fires = Fires
keyword-zombie = Zombie mutation
keyword-arrival = Arrival
keyword-link = Link
keyword-mutation = When it mutates
keyword-zombie-means = the card that replaces it may come from the common discard too.
keyword-arrival-means = happens when the goblin comes into play, placed or by a mutation.
keyword-link-means = happens when another goblin of the same clan arrives next to it, on a side that its arrow shows.
keyword-mutation-means = happens when the goblin is replaced by a mutation.

## Moments

battle-tied-gosu-tactics =
    { $who ->
        [you] Equally strong: you hold the Advantage and win the battle.
       *[other] Equally strong: { $name } holds the Advantage and wins the battle.
    }
won-by-three-points = Three victory points.
won-by-nine-of-a-clan = Nine goblins of one clan.
aside-words = Ten cards each: three are set aside in secret, seven are kept.
aside-count = Set aside: { $count } of { $all }
