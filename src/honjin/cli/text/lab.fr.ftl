### honjin simulate et honjin fuzz, et où travaille le laboratoire

## simulate

simulate-progress = En jeu
simulate-interrupted = Interrompu après { $games } parties sur { $of }.
simulate-heading = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $seats }, graine « { $seed } » :
simulate-decisions = décisions : { $mean } en moyenne, de { $least } à { $most }
simulate-turns = tours : { $mean } en moyenne, de { $least } à { $most }
simulate-rounds = rondes : { $mean } en moyenne, de { $least } à { $most }
simulate-ways = Façons de gagner :
simulate-ends = Comment elles ont fini :
simulate-way = { $way } : { $count } ({ $share } %)
simulate-rules = par règle : { $rules }
simulate-wins = Victoires, avec leurs intervalles à 95 % :
simulate-seat = siège { $seat } ({ $bot })
simulate-any-seat = siège { $seat }
simulate-bots = Victoires par robot, sur { $deals ->
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
} dans toutes les places :
simulate-note = { $bot } : { $rate } % (de { $low } à { $high })
simulate-go-on = Ce qui est fini est dans { $file } ; la même commande avec --resume continue à partir de là.
simulate-resume-what = --resume continue un fichier : nommez-le avec --out
simulate-out-ending = { $file } : le nom doit finir par { $endings }
simulate-out-exists = { $file } existe déjà ; ajoutez --resume pour le continuer, ou nommez un autre fichier
simulate-starting = qui a commencé
simulate-rate = { $who } : { $rate } % (de { $low } à { $high }){ $shared ->
    [0] {""}
    [one] , { $shared } victoire partagée comptée en fraction
   *[other] , { $shared } victoires partagées comptées en fractions
}
simulate-clans = Clans, selon leur part des { $winning } cartes des armées victorieuses et des { $played } cartes jouées :
simulate-clan = { $clan } : { $won } % pour { $played } %, rapport { $ratio }

## Où travaille le laboratoire et ce qu'il garde

lab-on = trouvé --on { $found }, attendu ray, ou ray:ADRESSE pour une grappe
lab-no-extra = { $package } n'est pas installé ; il vient avec l'extra « { $extra } » : { $command }
lab-line = { $file }, ligne { $line },
lab-bad-line = { $where } n'est pas un résultat de ces parties : { $problem }
lab-other-terms = { $where } vient d'autres conditions : { $term } est { $found }, attendu { $expected } ; nommez un autre fichier, ou demandez ce que contient celui-ci

## fuzz

fuzz-progress = Essais
fuzz-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; essayé : { $trials }
fuzz-failed = Échec ({ $kind }) : { $error }
fuzz-next = L'enregistrement ci-dessous y mène ; honjin fuzz { $game } --reproduce FICHIER réessaie.
fuzz-passes = Pas d'échec ici : ce que nomme l'enregistrement fonctionne.
