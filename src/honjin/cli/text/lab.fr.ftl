### honjin simulate et honjin fuzz

decimal-point = ,
way-three-points = trois points
way-fifteen-cards = quinze cartes
way-nine-of-a-clan = neuf d'un clan

## simulate

help-simulate = Fait jouer beaucoup de parties de GAME à des bots et résume ce qui s'est passé.

    La partie numéro i a la graine « SEED i » : la même commande donne le même résultat, quel que soit le nombre de processus. Ctrl-C donne le résultat obtenu jusque-là.

    Exemple : honjin simulate gosu-tactics --seats greedy,random --games 1000
help-simulate-seats = Un bot par siège, séparés par des virgules (random, greedy) ; par défaut random,random.
help-simulate-games = Combien de parties ; par défaut 1000.
help-simulate-cards = Votre propre jeu de cartes, un fichier TOML.
simulate-progress = En jeu
simulate-interrupted = Interrompu après { $games } parties sur { $of }.
simulate-heading = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $seats }, graine « { $seed } » :
simulate-decisions = décisions : { $mean } en moyenne, de { $least } à { $most }
simulate-turns = tours : { $mean } en moyenne, de { $least } à { $most }
simulate-rounds = rondes : { $mean } en moyenne, de { $least } à { $most }
simulate-ways = Façons de gagner :
simulate-way = { $way } : { $count } ({ $share } %)
simulate-rules = par règle : { $rules }
simulate-wins = Victoires, avec leurs intervalles à 95 % :
simulate-seat = siège { $seat } ({ $bot })
simulate-starting = qui a commencé
simulate-rate = { $who } : { $rate } % (de { $low } à { $high }){ $shared ->
    [0] {""}
    [one] , { $shared } victoire partagée comptée en fraction
   *[other] , { $shared } victoires partagées comptées en fractions
}
simulate-clans = Clans, selon leur part des { $winning } cartes des armées victorieuses et des { $played } cartes jouées :
simulate-clan = { $clan } : { $won } % pour { $played } %, rapport { $ratio }

## fuzz

help-fuzz = Joue des parties bizarres de GAME, vérifie tout, et leur lance de faux choix et des textes abîmés.

    Un échec affiche un enregistrement qui y mène ; code de sortie 1.

    Exemple : honjin fuzz gosu-tactics --seconds 60 > echec.game
help-fuzz-seconds = Combien de temps ; par défaut 60.
help-fuzz-plant = Avec une erreur faite exprès, pour la voir trouvée : les gobelins qui quittent une armée sont perdus.
help-fuzz-reproduce = Essaie encore ce que nomme l'enregistrement de cet échec ; code de sortie 1 s'il échoue toujours.
fuzz-progress = Essais
fuzz-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; essayé : { $trials }
fuzz-failed = Échec ({ $kind }) : { $error }
fuzz-next = L'enregistrement ci-dessous y mène ; honjin fuzz { $game } --reproduce FICHIER réessaie.
fuzz-passes = Pas d'échec ici : ce que nomme l'enregistrement fonctionne.
