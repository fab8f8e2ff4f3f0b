# Le terminal.
welcome = Honjin { $version } : vous êtes le joueur 0, les autres choisissent au hasard. Tapez help pour l'aide.
help = Tapez le numéro d'une option ou sa notation. Aussi : why CHOIX (pourquoi pas), rule ID (rule GT-L2), card ID, quit.
why-legal = C'est possible maintenant.
goodbye = Au revoir.
board-table = Ronde { $round } · pioche { $deck } · défausse { $discard } · Avantage : joueur { $advantage }
board-you = Vous (joueur { $player }) : puissance { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $passed ->
    [yes] , a passé
   *[no] {""}
}
board-player = Joueur { $player } : puissance { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main{ $passed ->
    [yes] , a passé
   *[no] {""}
}
board-hand = Votre main : { $cards }
