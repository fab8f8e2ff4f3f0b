### Le terminal : ce que toutes les commandes partagent

heading-error = Erreur :
goodbye = Au revoir.
next-help = { $command } --help montre comment s'en servir.
next-report = Cela ne devrait pas arriver. Une nouvelle fois avec --debug montre où ; merci de le signaler.
no-game = il n'y a pas de jeu « { $game } » ; il y a : { $games }
usage-no-option = l'option { $option } n'existe pas{ $close ->
    [none] {""}
   *[other] {"\u00A0"}; vouliez-vous dire { $close } ?
}
usage-missing = il manque { $parameter }
usage-bad-value = { $parameter } : valeur refusée (permis : { $allowed })
