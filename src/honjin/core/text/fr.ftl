# Ce que dit toute table, quel que soit le jeu.
refused = { $reason } : { $rule }
refusal-other-question = ce n'est pas la question posée ({ $asked })
refusal-not-your-decision = c'est au joueur { $seat } de décider
refusal-no-such-seat = il n'y a pas de joueur { $seat } ; les joueurs vont de 0 à { $last }
refusal-game-over = la partie est terminée
refusal-not-understood = « { $text } » n'est pas un choix ; un choix commence par : { $words }
refusal-unknown-word = « { $word } » n'est pas { $hole ->
    [card] une carte de ce jeu
    [place] une place (II.1, ou 1:II.1 dans une autre armée)
    [word] l'un de { $words }
    *[seat] un numéro de joueur
}{ $close ->
    [none] {""}
    *[other] {"\u00A0"}; vouliez-vous dire { $close } ?
}
ruling = Décision : { $text }
log-resign = Le joueur { $player } abandonne.
log-time-out = Le joueur { $player } n'a plus de temps.
log-forfeit = Le joueur { $player } a quitté la partie.
