### Ce qui ne va pas dans un texte mal formé

form-of-record = partie enregistrée
form-of-dump = état enregistré
form-of-position = position
form-of-card-set = jeu de cartes
form-error = { $what } : { $problem }
form-also = aussi : { $problem }
form-document = document
form-line = ligne { $line }
form-wrong = { $path } : trouvé { $found }, attendu { $expected }
form-missing = { $path } : il manque { $key }, attendu { $expected }
form-unknown-key = { $path } : clé inconnue { $key }, attendu { $expected }
form-toml = TOML incorrect : { $error }
form-json = JSON incorrect : { $error }
form-too-deep = trouvé des listes ou des tables trop imbriquées pour être lues, attendu quelques niveaux
form-card-count = cards : trouvé { $found } { $card }, attendu { $expected }
form-needs-rules = rules : { $what } qui demande la version { $needed } des règles, ici c'est la version { $here }
form-needs-cards = cards : { $what } qui demande le jeu de cartes { $needed }, celui-ci est { $given }
form-no-divider = aucune ligne { $divider }, attendu une ligne entre l'en-tête et les choix
form-no-position = position : pas de table TOML, attendu une position
form-one-seat = il manque seed : c'est ce qu'un seul siège a vu, seule la partie entière se rejoue
form-other-hash = ligne { $line } : l'empreinte de la partie est ici { $here }, l'enregistrement dit { $said }
form-refused = ligne { $line } : { $refusal }

expected-text = un texte
expected-one-of = l'un de { $words }
expected-from = un nombre entier à partir de { $low }
expected-from-to = un nombre entier de { $low } à { $high }
expected-range = de { $low } à { $high }
expected-flag = true ou false
expected-list = une liste
expected-items = au plus { $most } éléments
expected-table = une table
expected-seats = de { $low } à { $high } sièges
expected-format = le format, { $form } ({ $what })
expected-rules = la version des règles, { $version }
expected-digest = l'empreinte d'un jeu de cartes
expected-game = le nom du jeu
expected-seed = le texte de la graine
expected-end = rien de plus : la partie est terminée
expected-ending = qui a mis fin à la partie, un siège de 0 à { $last }, et comment ({ $ways }), comme « { $example } »
expected-choice = un choix du siège { $seat }, comme « { $example } »
expected-card = l'identifiant d'une carte de ce jeu{ $close ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire { $close } ?)
}
