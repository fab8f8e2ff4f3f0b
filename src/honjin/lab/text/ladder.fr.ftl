### Rapports du labo : tournois

tournament-heading = { $game }, { $players } joueurs, graine « { $seed } ». Une paire est une donne jouée dans toutes les places ; les taux sont la part des victoires du premier robot.
tournament-title = { $game } : un tournoi
tournament-ladder = Le classement
tournament-pairings = Qui bat qui
tournament-rates = Combats gagnés
tournament-differences = Qui gagne davantage
tournament-drawn = Dessin
tournament-rank = Rang
tournament-elo = Elo
tournament-wins = Victoires, %
tournament-table = Table
tournament-from-mean = Les points Elo se comptent à partir de la moyenne de tous.
tournament-from-reference = Les points Elo se comptent à partir de { $bot }.
tournament-neither = Dans les taux, une partie qu'aucun des deux ne gagne compte pour une demie.
tournament-model = Ce sont les plus vraisemblables si chaque victoire va à un robot en proportion de sa force (Bradley et Terry ; Luce à plus de deux) ; 400 points font dix victoires contre une.
tournament-first = Premier
tournament-second = Second
tournament-pairs = Paires
tournament-games = Parties
tournament-rate = Taux, %
tournament-interval = Intervalle à 95 %
tournament-any-time = Valable à tout moment
tournament-verdict = Verdict
tournament-above = plus de { $against } %
tournament-below = moins de { $against } %
tournament-open = ouvert : { $against } % est possible
tournament-spread = { $low } à { $high }
tournament-forfeit = { $bot } a renoncé à { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $reason }
tournament-solo = { $game }, graine « { $seed } ». Tous les robots livrent les mêmes combats ; les différences sont comptées combat par combat.
tournament-enemy = Ennemi
tournament-bot = Robot
tournament-fights-won = Combats gagnés
tournament-compared = Comparés
tournament-difference = Différence, points
tournament-every-enemy = tous
