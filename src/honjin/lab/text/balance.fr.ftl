### Rapports du labo : études de l'équilibre

balance-title = Équilibre de { $game }
balance-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre robots ({ $seats }), graine « { $seed } », jeu de cartes { $cards }.
balance-again = La même chose à nouveau :
balance-hash = Empreinte du résultat :
balance-glance = Ce qui ressort
balance-cards = Cartes
balance-clans = Clans
balance-items = Ce qui a été rencontré
balance-maps = Deux à deux
balance-tiles = Tuiles d'Immortels restantes
balance-ways = Comment les parties ont fini
balance-lengths = Durées
balance-method = Comment lire cette page
balance-rate = { $rate } % ({ $low } à { $high })
balance-spread = { $low } à { $high }
balance-no-item = aucun

balance-tile-games = parties jouées{ $broken ->
    [0] {""}
   *[other] , dont { $broken } interrompues par un robot et non comptées
}
balance-tile-starting = gagnées par qui commençait ({ $low } à { $high })
balance-tile-won = des combats gagnés ({ $low } à { $high })
balance-tile-turns = tours en moyenne
balance-tile-outliers = cartes sur { $cards } sortent du lot

balance-no-outlier = Dans ces parties, aucune carte ne gagne nettement plus ou moins que ses semblables.
balance-more-outliers = { $count ->
    [one] Une autre carte sort du lot : voir plus bas.
   *[other] { $count } autres cartes sortent du lot : voir plus bas.
}
balance-outlier = { $card } ({ $clan }), { $kind } : { $rate } % de victoires quand elle est jouée, contre { $base } % pour les autres ; une différence d'au moins { $least } points.
balance-clan-out = { $clan } : { $kind }, { $rate } % de victoires, contre { $base } %.
balance-few-cards = { $count ->
    [one] Une carte sur { $cards } est trop rare pour être jugée
   *[other] { $count } cartes sur { $cards } sont trop rares pour être jugées
} : il faut plus de parties.
balance-few-cells = { $count ->
    [one] Une paire a trop peu de parties pour être jugée
   *[other] { $count } paires ont trop peu de parties pour être jugées
} : chiffres en italique, avec un point d'interrogation.

balance-verdict-strong = au-dessus
balance-verdict-weak = en dessous
balance-verdict-even = égalité
balance-verdict-few = trop peu de parties

balance-head-card = Carte
balance-head-clan = Clan
balance-head-played = Jouée
balance-head-rate = Gagné, %
balance-head-baseline = Comparé à, %
balance-head-drawn = Moins · plus
balance-head-difference = Différence, points (95 %)
balance-head-verdict = Verdict
balance-head-games = Parties
balance-head-tile = Tuile
balance-head-starting = Gagnées par qui commençait
balance-head-turns = Tours
balance-head-ways = Fin
balance-head-way = Fin
balance-head-share = Part
balance-effect = effet { NUMBER($times, useGrouping: 0) }{ $idle ->
    [0] {""}
   *[other] , en vain { NUMBER($idle, useGrouping: 0) }
}

balance-cards-about = { $compared } Le trait du milieu marque l'égalité ; l'axe va jusqu'à { $reach } points. Un point plein : la différence n'est pas due au hasard.
balance-cards-compared = De toutes les fois où une carte a été jouée, la part par des joueurs qui ont gagné, à côté des autres cartes de son niveau.
balance-clans-about = De toutes les cartes jouées de ce clan, la part par des joueurs qui ont gagné, à côté des cartes de tous les autres clans.
balance-items-about = Les parties avec chacun, à côté de toutes les autres parties.

balance-scale-hot = rouge : plus de victoires
balance-scale-cold = bleu : moins de victoires
balance-scale-mark = ▲ ▼ : pas le hasard
balance-scale-few = ? en italique : trop peu de parties
balance-map-facing = Clan (ligne) contre clan (colonne)
balance-map-together = Deux clans dans un même paquet
balance-map-draft = Clan selon le rang du choix
balance-map-lead-facing = Le clan le plus joué (ligne) contre celui d'un adversaire (colonne)
balance-map-pair = { $row } et { $column }
balance-map-about = Victoires, en % ; comparées à { $base } %.
balance-map-table = La même chose en tableau, avec les intervalles
balance-map-row = Ligne
balance-cell = { $rate } % de { NUMBER($games, useGrouping: 0) } ; { $apart }

balance-tiles-about = Une tuile restante sert aux deux joueurs : elle peut changer l'avantage de qui commence, la durée d'une partie et sa fin.
balance-length-turns = Tours
balance-length-rounds = Manches
balance-length-decisions = Décisions
balance-mean = moyenne { $mean }
balance-span = de { $least } à { $most }

balance-method-baseline-head = À quoi une carte est comparée
balance-method-baseline = Qui mène joue plus de cartes, et de plus fortes. Les fois où une carte a été jouée sont donc comparées à celles d'autres cartes du même niveau, chez des joueurs qui l'avaient dans leur paquet.
balance-method-interval-head = Intervalles
balance-method-interval = Ils sont justes dans 95 études sur 100 comme celle-ci. Ce qui arrive dans une même partie va ensemble : ils sont donc calculés sur les parties, pas sur les cartes jouées.
balance-method-many-head = Beaucoup de comparaisons
balance-method-many = Sur cent cartes égales, cinq intervalles manqueraient le zéro par hasard. Une carte n'est donc dite au-dessus ou en dessous que si elle passe aussi le test de Benjamini et Hochberg : parmi celles-là, environ une sur vingt est due au hasard.
balance-method-few-head = Trop peu de parties
balance-method-few = En dessous de 30 parties, de 5 victoires ou de 5 défaites, rien n'est dit au-dessus ou en dessous, et l'intervalle est celui de Wilson.
balance-method-draft-head = Choix des clans
balance-method-draft = Les robots préfèrent certains clans. Sauf demande contraire, une partie sur deux a ses clans tirés au hasard, pour que tous soient vus ; le tableau des choix ne montre que les autres parties.
balance-method-setups-head = Mises en place
balance-method-setups = Sauf demande contraire, tout est rencontré aussi souvent que toute autre chose que les règles permettent.
balance-method-bots-head = Robots
balance-method-bots = Tout cela montre comment ces robots jouent. De meilleurs joueurs peuvent mieux employer une carte, ou savoir comment y répondre.

balance-count = { $count }
