### Ce que dit Way of the Samurai

back-way-of-the-samurai = Carte cachée de Way of the Samurai
fight-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
place-card = La poser dans l'attaque
hand-of = Main { DE($name) } : { $count }
odds-of = La probabilité que le prochain coup vous touche, d'après tout ce que vous pouvez savoir.
enemy = Ennemi
life = Vie
ki = Ki
part-defence = Défense
part-counter = Contre-attaque
part-defence-brief = Défense
part-counter-brief = Contre
met-defence = atteinte
unmet-defence = pas atteinte
met-counter = arrêtée
unmet-counter = touche
your-attack = Votre côté
attack = Attaque
gauges = Jauges
gauge-force = Force
gauge-technique = Technique
gauge-guard = Garde
symbol-mountain = montagne
symbol-moon = lune
symbol-gate = porte
symbol-blood = sang
wound-die = Dé de blessure : { $face }
stored = Spéciales en réserve
hard-card = Carte Difficile dans le deck Adversaire
deck-actions = Actions
deck-specials = Spéciales
deck-wounds = Blessures
deck-adversaries = Adversaires
unseen-actions = Actions encore à venir
unseen-specials = Spéciales encore à venir
unseen-adversaries = Adversaires encore à venir
campaign-map = Campagne
beaten = vaincu
beaten-count =
    { $count ->
        [one] { $count } ennemi vaincu
       *[other] { $count } ennemis vaincus
    }
scene-next = Continuer
scene-pierced = La Défense est percée
scene-held = La Défense tient
scene-parried = Parée
scene-cancelled = Désarmé
scene-hit = Touché
scene-dodged = Esquivée : rien ne se passe
scene-beheaded = Décapitation
scene-no-loss = Plus rien à perdre
scene-made-combo = Combo
scene-rolled = Le dé
scene-cashed-die = Le dé blessure
scene-beat-enemy = { $name } tombe
scene-rounds =
    { $count ->
        [one] à la première manche
       *[other] à la manche { $count }
    }
scene-started-fight = Combat { $number } : { $name }
scene-brought = Vous apportez
wound-level = Blessure de niveau { $level }
master = le maître
life-by-die = Vie au dé
fight-rounds = manches
fight-struck = coups portés
fight-parried = coups parés
fight-taken = coups reçus
fight-combos = combos
fight-won = Vous êtes debout, l'ennemi est tombé
fight-lost = Vous êtes tombé ; { $name } baisse sa lame
clan-action = Actions
clan-special = Actions Spéciales
clan-adversary = Adversaires
clan-wound = Blessures
clan-weapon = Armes
clan-enemy = Ennemis
clan-location = Lieux
clan-climate = Climats
clan-campaign = Campagnes
clan-events = Événements
keyword-force = Force
keyword-technique = Technique
keyword-guard = Garde
cards-decks = Deck
cards-gauges = Jauge
