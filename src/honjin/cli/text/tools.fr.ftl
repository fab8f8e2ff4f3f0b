### Les outils : games, rules, cards, replay, position, leakcheck

did-you-mean = { $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire { $words } ?
}
no-file = il n'y a pas de fichier « { $file } » ; vérifiez le nom, ou le dossier où vous êtes
no-text = { $file } n'est pas un fichier de texte en UTF-8 ; enregistrez-le en UTF-8
no-seat = il n'y a pas de place { $seat } : --seat va de 0 à { $last }, comme la notation les compte
no-tests = il n'y a pas de dossier de tests « { $folder } » ; lancez ceci dans les sources de Honjin, ou nommez-le avec --tests
no-golden = il n'y a pas de dossier de parties de référence « { $folder } » ; lancez ceci dans les sources de Honjin, ou nommez-le avec --golden
game-missing = le fichier ne dit pas pour quel jeu il est ; commencez-le par : { $line }

## honjin games

games-game = Jeu
games-players = Joueurs
games-cards = Cartes
games-rules = Version des règles

## honjin rules

rules-unknown = il n'y a pas de règle « { $rule } ».{ $hint } honjin rules { $game } --titles les énumère toutes.
rulebook-title = { $game } : les règles
rulebook-about = Dans nos propres mots, chaque règle avec le numéro sous lequel le jeu la cite. « Décision » signale ce que Honjin a tranché là où les règles imprimées se taisent ou divergent.
rulebook-options = Options
rulebook-about-options = Ce que les règles imprimées laissent au choix des joueurs. On commence une partie avec l'une d'elles ainsi : honjin play { $game } --option { $name }={ $value }
rulebook-value = { $word } : { $meaning }
rulebook-default = { $value } (par défaut)
coverage-none = aucun
coverage-code = code : { $places }
coverage-tests = tests : { $places }
coverage-no-test = { $rule } n'a pas de test ; nommez-en un { $name }
coverage-unknown-rule = { $test } porte le nom d'une règle qui n'existe pas
coverage-rules = { $rules } règles, dont { $cited } citées dans le code ; { $tests } tests portent le nom d'une règle ; { $without ->
    [one] { $without } règle
   *[other] { $without } règles
} sans test, { $unknown ->
    [one] { $unknown } test
   *[other] { $unknown } tests
} de règles inconnues.

## honjin cards

cards-clan = Clan
cards-deck = Deck
cards-head-card = Carte
cards-head-level = Niv
cards-head-value = Val
cards-head-copies = ×
cards-all-certain = Certitude de ces cartes : { $certainty }.
cards-certain = Degré de certitude : { $certainties }.
cards-unknown = il n'y a pas de carte « { $card } » dans ce jeu.{ $hint } honjin cards { $game } les énumère toutes.
cards-no-clan = il n'y a pas de clan « { $clan } » dans ce jeu ; il y a : { $clans }
cards-no-deck = il n'y a pas de deck « { $clan } » dans ce jeu ; il y a : { $clans }
cards-without-levels = les cartes de { $game } n'ont pas de niveau ; retirez --level
cards-no-level = aucune carte n'est de niveau { $level } ; les niveaux sont : { $levels }
cards-wrong = { $file } : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}.
cards-right = { $file } est un jeu de cartes de { $game } sans erreur.
cards-total = { $cards } cartes, dont { $faces } différentes ; empreinte { $digest }
cards-deepest = Pendant la résolution de { $card }, jusqu'à { $found } effets s'attendent les uns les autres ; { $most } le peuvent.
cards-of-level = Niveau { $level }
cards-file-exists = { $file } existe déjà ; choisissez un autre nom
cards-exported = { $file } contient le jeu officiel. Modifiez-le, puis : honjin cards check { $file }, honjin play { $game } --cards { $file }
coverage-games = parties de référence : { $places }
coverage-fires = agit dans : { $places }
coverage-no-game = { $card } ne paraît dans aucune partie de référence
coverage-no-power = aucune partie de référence ne déclenche { $power } par { $rule }
coverage-no-golden = il n'y a pas encore de parties de référence dans { $folder }
coverage-no-card-test = aucun test ne nomme { $card } ; ce qu'un test devrait dire : { $name }
coverage-cards = { $cards } cartes, { $games } parties de référence ; { $fired } cartes agissent dans l'une d'elles ; { $missing ->
    [one] { $missing } carte ne paraît
   *[other] { $missing } cartes ne paraissent
} dans aucune, { $unused ->
    [one] { $unused } pouvoir inutilisé
   *[other] { $unused } pouvoirs inutilisés
}, { $untested ->
    [one] { $untested } carte
   *[other] { $untested } cartes
} sans test.

## honjin replay et honjin position

replay-too-far = la partie enregistrée n'a que { $found } choix ; --to { $wanted } va trop loin
sight-hand = Main { DE($name) }{"\u00A0"}
sight-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}

## honjin leakcheck

leakcheck-progress = Paires
leakcheck-leak = Fuite dans « { $channel } » vers { $seat }, { $choices } choix après le début d'une paire de la partie de graine « { $seed } » :
leakcheck-seat = { $seat ->
    [none] un spectateur
   *[other] le siège { $seat }
}
leakcheck-here = ici :
leakcheck-there = là :
leakcheck-found = { $plant } : trouvée ; { $summary }
leakcheck-missed = { $plant } : NON trouvée ; { $summary }
leakcheck-no-plant = « { $plant } » ne peut pas être posée dans { $game } ; essayez : { $plants }
leakcheck-summary = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}, { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments
}, { $leaks ->
    [one] { $leaks } fuite
   *[other] { $leaks } fuites
}.

## honjin verify-deal

deal-unsealed = { $file } n'est pas l'enregistrement entier d'une partie scellée ; honjin serve scelle celles où d'autres peuvent s'asseoir
deal-true = C'est vrai : la moitié du serveur et { $values ->
    [one] la valeur d'un siège
   *[other] les valeurs de { $values } sièges
} sont celles qui étaient promises, et les { $uses } tirages sont bien ceux de la partie.
deal-false = Ce n'est pas vrai : { $problem }
deal-no-value = aucun siège n'a donné de valeur, le serveur a donc fait la donne seul
deal-other = l'enregistrement dit « { $said } », la partie donne « { $found } »
deal-nothing = rien
deal-without = Sans valeur : { $seats ->
    [one] le siège { $list }
   *[other] les sièges { $list }
}.
deal-broken = La manche { $round } du sceau a été recommencée : { $seats ->
    [one] le siège { $list } n'a pas montré sa valeur
   *[other] les sièges { $list } n'ont pas montré leur valeur
}.
