### Le terminal : ce que toutes les commandes partagent

heading-usage = Usage :
heading-options = Options
heading-commands = Commandes
heading-error = Erreur :
goodbye = Au revoir.
next-help = { $command } --help montre comment s'en servir.
next-report = Cela ne devrait pas arriver. Une nouvelle fois avec --debug montre où ; merci de le signaler.
no-game = il n'y a pas de jeu « { $game } » ; il y a : { $games }
usage-no-option = l'option { $option } n'existe pas{ $close ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire { $close } ?
}
usage-missing = il manque { $parameter }
usage-bad-value = { $parameter } : valeur refusée (permis : { $allowed })

## L'aide que plusieurs commandes partagent

help-honjin = Jouer, étudier et construire trois jeux de cartes d'armées et de duels.

    Exemple : honjin play gosu-tactics
help-any-help = Affiche cette aide.
help-any-version = Affiche la version.
help-any-lang = La langue ; par défaut celle de la locale.
help-any-debug = Affiche la trace en cas d'erreur interne.
help-any-seed = Un texte quelconque : le même texte donne la même partie.
help-any-seat = Montre ce que ce siège peut voir ; par défaut toute la vérité.
help-any-jobs = Combien de processus se partagent le travail ; le résultat est le même.
help-any-json = Affiche le résultat en JSON.
