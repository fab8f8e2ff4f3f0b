### La table dans le terminal

board-imprisoned = emprisonné
tactics-status = { $round ->
    [0] Mise en place
   *[other] Ronde { $round }
}, { $deck } dans la pioche, { $discard } dans la défausse.
tactics-player = { $who ->
    [you] Vous
   *[other] { $name }
} : puissance { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}{ $advantage ->
    [yes] , Avantage
   *[no] {""}
}{ $passed ->
    [yes] , a passé
   *[no] { $left ->
        [any] {""}
        [one] , encore { $left } tour
       *[other] , encore { $left } tours
    }
}
tactics-player-brief = { $who ->
    [you] Vous
   *[other] { $name }
} · puissance { $strength } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · main { $hand }{ $advantage ->
    [yes] {" "}· Avantage
   *[no] {""}
}{ $passed ->
    [yes] {" "}· a passé
   *[no] { $left ->
        [any] {""}
        [one] {" "}· encore { $left } tour
       *[other] {" "}· encore { $left } tours
    }
}
