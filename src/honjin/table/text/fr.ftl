# Ce que dit toute table, quel que soit le jeu.
refused = { $reason } : { $rule }
refusal-other-question = ce n'est pas la question posée ({ $asked })
refusal-not-your-decision =
    { $who ->
        [rival] c'est à votre adversaire de décider
       *[name] c'est à { $name } de décider
    }
refusal-no-such-seat = il n'y a pas de siège { $found } : les sièges vont de 0 à { $last }
refusal-game-over = la partie est terminée
refusal-not-understood = « { $text } » n'est pas un choix ; un choix commence par : { $words }
refusal-unknown-word = « { $word } » n'est pas { $hole ->
    [card] une carte de ce jeu
    [place] une place, comme II.1 (rangée et colonne), ou 1:II.1 dans l'armée d'un autre siège
    [word] l'un de { $words }
    *[seat] le numéro d'un siège
}{ $close ->
    [none] {""}
    *[other] {"\u00A0"}; vouliez-vous dire { $close } ?
}
ruling = Décision : { $text }
log-resign = { subject-has } abandonné.
log-time-out = { subject-has } dépassé le temps.
log-forfeit = { subject-has } quitté la partie.
either = { $most } ou { $last }
log-rewind = { subject-has } repris des choix.
value-no = non
value-yes = oui
value-random = au hasard
value-any = n'importe lequel
value-none = aucun

# La certitude du texte d'une carte.
certainty-confirmed = confirmée
certainty-transcribed = transcrite une fois
certainty-reconstructed = notre reconstruction
