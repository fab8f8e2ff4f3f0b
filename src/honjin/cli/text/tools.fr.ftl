### Les outils : games, rules, cards, replay, position, leakcheck, completion

did-you-mean = { $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire { $words } ?
}
no-file = il n'y a pas de fichier « { $file } » ; vérifiez le nom, ou le dossier où vous êtes
no-text = { $file } n'est pas un fichier de texte en UTF-8 ; enregistrez-le en UTF-8
no-seat = il n'y a pas de siège { $seat } ; les sièges vont de 0 à { $last }
no-tests = il n'y a pas de dossier de tests « { $folder } » ; lancez ceci dans les sources de Honjin, ou nommez-le avec --tests
no-golden = il n'y a pas de dossier de parties de référence « { $folder } » ; lancez ceci dans les sources de Honjin, ou nommez-le avec --golden
game-missing = le fichier ne dit pas pour quel jeu il est ; commencez-le par : { $line }

## honjin games

help-games = Énumère les jeux : joueurs, cartes, version des règles.

    Exemple : honjin games
games-game = Jeu
games-players = Joueurs
games-cards = Cartes
games-rules = Version des règles

## honjin rules

help-rules = Lire les règles, et voir qui en répond.

    honjin rules GAME [ID] abrège honjin rules show GAME [ID].

    Exemple : honjin rules gosu-tactics GT-L2
help-rules-show = Montre les règles de GAME par section, ou la règle ID en entier.

    Exemple : honjin rules show gosu-tactics GT-L2
help-rules-coverage = Montre pour chaque règle le code qui la cite et les tests qui portent son nom.

    La réponse est non (code de sortie 1) si une règle n'a pas de test, ou si un test porte le nom d'une règle qui n'existe pas.

    Exemple : honjin rules coverage --tests tests
help-rules-coverage-tests = Le dossier des tests ; par défaut tests.
rules-unknown = il n'y a pas de règle « { $rule } ».{ $hint } honjin rules { $game } les énumère toutes.
section-components = Matériel
section-set-up = Mise en place
section-army = L'armée
section-round = La ronde
section-playing = Jouer un gobelin
section-mutating = Muter
section-powers = Les pouvoirs et ce qui les déclenche
section-families = Les familles de pouvoirs
section-battle = La Grande Bataille
section-next-round = La ronde suivante
section-choices = À toute table : les choix
section-options = À toute table : les options
coverage-none = aucun
coverage-code = code : { $places }
coverage-tests = tests : { $places }
coverage-no-test = { $rule } n'a pas de test ; nommez-en un { $name }
coverage-unknown-rule = { $test } porte le nom d'une règle qui n'existe pas
coverage-rules = { $rules } règles, dont { $cited } citées dans le code ; { $tests } tests portent le nom d'une règle ; { $without ->
    [one] { $without } règle
   *[other] { $without } règles
} sans test, { $unknown ->
    [one] { $unknown } test
   *[other] { $unknown } tests
} de règles inconnues.

## honjin cards

help-cards = Lire les cartes, et faire ses propres jeux de cartes.

    honjin cards GAME [NAME] abrège honjin cards show GAME [NAME].

    Exemple : honjin cards gosu-tactics papi-ozz
help-cards-show = Montre les cartes de GAME en tableau, ou la carte NAME en entier.

    Exemple : honjin cards show gosu-tactics --clan darks --level 3
help-cards-show-clan = Seulement les cartes de ce clan.
help-cards-show-level = Seulement les cartes de ce niveau.
help-cards-show-cards = Votre propre jeu de cartes, un fichier TOML, au lieu de l'officiel.
help-cards-check = Vérifie votre propre jeu de cartes et énumère toutes ses erreurs, ou ce qu'il contient.

    La réponse est non (code de sortie 1) s'il y a une erreur.

    Exemple : honjin cards check my.toml
help-cards-export = Écrit le jeu de cartes officiel de GAME en TOML, pour corriger une carte ou commencer le vôtre.

    Sans FILE, il est affiché. Un fichier qui existe n'est pas écrasé.

    Exemple : honjin cards export gosu-tactics my.toml
help-cards-coverage = Montre pour chaque carte les parties de référence où elle paraît et agit, et les tests qui la nomment.

    La réponse est non (code de sortie 1) si une carte ne paraît dans aucune partie de référence, ou si un pouvoir n'y agit jamais par l'un de ses déclencheurs.

    Exemple : honjin cards coverage gosu-tactics
help-cards-coverage-tests = Le dossier des tests ; par défaut tests.
help-cards-coverage-golden = Le dossier des parties de référence ; par défaut golden.
cards-id = Id
cards-name = Nom
cards-clan = Clan
cards-level = Niveau
cards-copies = Exemplaires
cards-text = Texte
cards-unknown = il n'y a pas de carte « { $card } » dans ce jeu.{ $hint } honjin cards { $game } les énumère toutes.
cards-no-clan = il n'y a pas de clan « { $clan } » dans ce jeu ; il y a : { $clans }
cards-no-level = aucune carte n'est de niveau { $level } ; les niveaux sont : { $levels }
cards-wrong = { $file } : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}.
cards-right = { $file } est un jeu de cartes de { $game } sans erreur.
cards-total = { $cards } cartes, dont { $faces } différentes ; empreinte { $digest }
cards-of-level = Niveau { $level }
cards-file-exists = { $file } existe déjà ; choisissez un autre nom
cards-exported = { $file } contient le jeu officiel. Modifiez-le, puis : honjin cards check { $file }, honjin play { $game } --cards { $file }
coverage-games = parties de référence : { $places }
coverage-fires = agit dans : { $places }
coverage-no-game = { $card } ne paraît dans aucune partie de référence
coverage-no-power = aucune partie de référence ne déclenche { $power } par { $rule }
coverage-cards = { $cards } cartes, { $games } parties de référence ; { $fired } cartes agissent dans l'une d'elles ; { $missing ->
    [one] { $missing } carte ne paraît
   *[other] { $missing } cartes ne paraissent
} dans aucune, { $unused ->
    [one] { $unused } pouvoir inutilisé
   *[other] { $unused } pouvoirs inutilisés
}.

## honjin replay et honjin position

help-replay = Raconte une partie enregistrée, tour par tour, et montre la table à laquelle elle mène.

    Exemple : honjin replay evening.game --to 40 --seat 0
help-replay-to = S'arrêter après ce nombre de choix.
help-replay-cards = Le jeu de cartes de la partie, un fichier TOML, si ce n'est pas l'officiel.
help-position = Vérifie un fichier de position, montre la table et ce qu'on peut y choisir.

    Exemple : honjin position riddle.toml
help-position-cards = Le jeu de cartes de la position, un fichier TOML, si ce n'est pas l'officiel.
replay-too-far = la partie enregistrée a { $found } choix, donc --to { $wanted } va trop loin
sight-hand = Main du joueur { $player }
sight-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}

## honjin leakcheck

help-leakcheck = Vérifie que rien n'apprend à un siège ce qu'il ne doit pas savoir.

    Des paires de tables paraissent égales à un siège mais diffèrent par ce qui est caché ; tout ce qui est dit au siège doit être égal. La réponse est non (code de sortie 1) s'il y a une fuite. Avec --plant, elle est oui si la fuite posée est trouvée.

    Exemple : honjin leakcheck gosu-tactics --pairs 20000 --jobs 2
help-leakcheck-pairs = Combien de paires comparer ; par défaut 1000.
help-leakcheck-plant = Pose une fuite, pour voir qu'elle est trouvée ; all les essaie l'une après l'autre.
leakcheck-progress = Paires
leakcheck-leak = Fuite dans « { $channel } » vers { $seat }, { $choices } choix après le début d'une paire de la partie de graine « { $seed } » :
leakcheck-seat = { $seat ->
    [-1] un spectateur
   *[other] le siège { $seat }
}
leakcheck-here = ici :
leakcheck-there = là :
leakcheck-found = { $plant } : trouvée ; { $summary }
leakcheck-missed = { $plant } : NON trouvée ; { $summary }
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

## honjin completion

help-completion = Affiche le script avec lequel SHELL complète les commandes, options, jeux, cartes et règles de honjin.

    bash : ajoutez eval "$(honjin completion bash)" à ~/.bashrc ; zsh : de même avec zsh dans ~/.zshrc ; fish : honjin completion fish > ~/.config/fish/completions/honjin.fish

    Exemple : honjin completion bash
