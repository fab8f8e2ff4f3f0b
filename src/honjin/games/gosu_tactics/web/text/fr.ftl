### Ce que dit GOSU Tactics

back-gosu-tactics = Carte cachée de GOSU Tactics
pile = Pioche
advantage = Avantage
points = Points de victoire
points-count = Points de victoire { $count }
clan-gobans = Gobans
clan-alphas = Alphas
clan-darks = Darks
clan-mekas = Mekas
clan-fires = Fires
keyword-zombie = Mutation zombie
keyword-arrival = Arrivée
keyword-link = Lien
keyword-mutation = Quand il mute
keyword-zombie-means = la carte qui le remplace peut aussi venir de la défausse commune.
keyword-arrival-means = se produit quand le gobelin entre en jeu, posé ou par une mutation.
keyword-link-means = se produit quand un autre gobelin du même clan arrive à côté de lui, d'un côté que montre sa flèche.
keyword-mutation-means = se produit quand le gobelin est remplacé par une mutation.

## Moments

battle-tied-gosu-tactics =
    { $who ->
        [you] Égalité : vous avez l'Avantage et remportez la bataille.
       *[other] Égalité : { $name } a l'Avantage et remporte la bataille.
    }
won-by-three-points = Trois points de victoire.
won-by-nine-of-a-clan = Neuf gobelins d'un même clan.
aside-words = Dix cartes chacun : trois sont écartées en secret, sept sont gardées.
aside-count = Écartées : { $count } sur { $all }
