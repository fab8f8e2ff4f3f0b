### La table dans le terminal

## Le résultat

play-scores = Vie restante : { $scores }.
solo-result = { $sentence } ({ $rule }). { $beaten ->
    [0] Aucun ennemi vaincu.
    [one] { $beaten } ennemi vaincu.
   *[other] { $beaten } ennemis vaincus.
}{ $rank ->
    [none] {""}
   *[other] {" "}Rang { $number } sur 5 : { $rank }.
}
solo-fallen = Votre voie s'achève ici
rank-1 = poussière du chemin
rank-2 = lame errante
rank-3 = sabre de renom
rank-4 = maître du sabre
rank-5 = légende vivante

## La table

ws-status = { $mode ->
    [fight] Combat simple, manche { $round }.
    [duel] Duel, manche { $round } : { $who ->
        [you] vous attaquez
       *[other] { $name } attaque
    }.
    [clan] Le Clan des Samouraïs, combat { $fight }, manche { $round }. Vaincus : { $beaten }.
   *[other] { $campaign }{ $met ->
        [yes] , combat { $fight }, manche { $round }
       *[no] {""}
    }. Vaincus : { $beaten }, en attente : { $waiting }.
}
ws-decks = Decks : { $actions } Actions ({ $spent } vues), { $specials } Spéciales, { $adversaries } Adversaires ({ $shown } vus), { $wounds } Blessures
ws-location = { $name } (un lancer coûte du Ki)
ws-climate = { $name } : { $effects }
ws-hard = Difficile : une carte impossible à percer est parmi les Adversaires
ws-waiting = En attente : { $names }
ws-broken = Brisées : { $names }
ws-no-enemy = Pas d'adversaire pour l'instant
ws-clan = Un samouraï du Clan
ws-enemy = { $name } : Vie { $life }, Ki { $ki }{ $trait ->
    [none] {""}
   *[other] {" "}({ $trait })
}
ws-enemy-brief = { $name } · Vie { $life } · Ki { $ki }
ws-player = { $who ->
    [you] Vous
   *[other] { $name }
} : { $weapon }{ $effects ->
    [none] {""}
   *[other] {" "}({ $effects })
}, Vie { $life }, Ki { $ki } sur { $max }, dé blessure { $die }, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
ws-player-brief = { $who ->
    [you] Vous
   *[other] { $name }
} · { $weapon } · Vie { $life } · Ki { $ki } · dé { $face } { $die }{ $alone ->
    [yes] {""}
   *[no] {" "}· main { $hand }
}
ws-gauges = Jauges, de { $low } à { $high } : { $levels }
ws-attack = Attaque : { $cards }
ws-attack-short = Attaque
ws-semicolon = {" ; "}
ws-no-attack = Attaque : aucune carte encore
ws-stored = Spéciales gardées{"\u00A0"}
ws-no-defence = Défense : pas encore révélée
ws-no-counter = Contre-Attaque : pas encore révélée
ws-looked-at = Piochées, une à garder{"\u00A0"}
ws-joker = une jauge au choix +1
ws-hard-card = impossible à percer ; deux Contre-Attaques de plus
ws-demands = { $asked } ; { $any ->
    [yes] toute Garde
   *[no] Garde { $guard }
}
ws-guard-max = Garde { $level } au plus
ws-used-actions = Défausse des Actions{"\u00A0"}
ws-used-adversaries = Défausse des Adversaires{"\u00A0"}
ws-unseen-actions = Actions à venir{"\u00A0"}
ws-unseen-specials = Spéciales à venir{"\u00A0"}
ws-unseen-adversaries = Adversaires à venir{"\u00A0"}
ws-unseen-wounds = Blessures à venir{"\u00A0"}

# Ce que font les armes, les ennemis et les climats, en un mot ; honjin cards way-of-the-samurai dit tout.

ws-trait-wounds-worse = les blessures de l'ennemi sont de niveau 2
ws-trait-guard-before-counter = Garde +1 avant chaque Contre-Attaque
ws-trait-buys-gauges = le Ki monte Force ou Technique
ws-trait-life-costs-ki = chaque Vie perdue coûte 1 Ki
ws-trait-doubles = tout ce que vous infligez est doublé
ws-trait-disarms = Technique 4 annule une Contre-Attaque
ws-trait-tangles = blessure si la Garde finit sous 0
ws-trait-life-to-ki = 1 Vie donne 1 Ki
ws-trait-breaks-weapon = sans Ki vous perdez aussitôt
ws-trait-drains = gagne chaque Vie que vous perdez
ws-trait-headless = ne meurt que décapité ; un combo rouge lance le dé bleu (5, 6 : une blessure)
ws-trait-no-grave-wound = vous n'infligez pas de blessure de niveau 2
ws-trait-no-early-defence = le Ki ne révèle pas la Défense
ws-trait-discard-to-buy = défaussez avant d'acheter
ws-trait-grave-wound-wins = une blessure de niveau 2 gagne
ws-trait-double-costs = le Ki coûte le double
ws-cost = { $when ->
    [combo] { $low ->
        [none] un combo
       *[other] un combo avec { $low }
    }
   *[round] { $low ->
        [none] chaque manche
       *[other] { $low } en fin de manche
    }
} { $lost ->
    [fight] fait perdre
   *[other] coûte { $lost }
}

play-help-items = card weapon NOM           ce que fait une arme ; de même enemy, location, climate, campaign, events
play-help-odds = odds                      la probabilité exacte que la prochaine Contre-Attaque vous touche
    unseen                    les cartes encore à venir, deck par deck
play-odds = Avec votre Garde actuelle, la prochaine Contre-Attaque vous touche avec une probabilité de { $chance } ({ $share } %).
