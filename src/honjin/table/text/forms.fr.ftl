### Ce qui ne va pas dans un texte mal formé

form-of-record = partie enregistrée
form-of-dump = état enregistré
form-of-position = position
form-of-document = document
form-of-card-set = jeu de cartes
form-error = { $what } : { $problem }
form-also = aussi : { $problem }
form-document = document
form-line = ligne { $line }
form-wrong = { $path } : trouvé { $found }, attendu { $expected }
form-missing = { $path } : il manque { $key }, attendu { $expected }
form-unknown-key = { $path } : clé inconnue { $key }, attendu { $expected }
form-toml = TOML incorrect : { $error }
form-json = JSON incorrect : { $error }
form-too-long = trouvé plus de { $most } caractères, attendu moins
form-too-deep = ligne { $line } : trouvé des listes ou des tables trop imbriquées pour être lues, attendu { $most } niveaux au plus
form-deep-key = ligne { $line } : trouvé une clé de trop de parties, attendu au plus { $most } séparées par des points
form-too-many = ligne { $line } : trouvé plus de { $most } clés, listes et tables, attendu moins
form-long-word = ligne { $line } : trouvé une clé ou un nombre de plus de { $most } caractères, attendu moins long
form-and-more = et d'autres encore ; la suite n'a pas été lue
form-card-count = cards : trouvé { $found } { $card }, attendu { $expected }
form-needs-rules = rules : { $what } qui demande la version { $needed } des règles, ici c'est la version { $here }
form-needs-cards = cards : { $what } qui demande le jeu de cartes { $needed }, celui-ci est { $given }
form-no-divider = aucune ligne { $divider }, attendu une ligne entre l'en-tête et les choix
form-no-positions = { $game } n'a pas de positions
form-no-position = position : pas de table TOML, attendu une position
form-one-seat = il manque seed : c'est ce qu'un seul siège a vu, seule la partie entière se rejoue
form-other-hash = ligne { $line } : l'empreinte de la partie est ici { $here }, l'enregistrement dit { $said }
form-broken-seal = { $path } : ce qui a été montré n'est pas ce qui était promis, ou la graine n'en découle pas
form-deep-effect = { $path } : trouvé des effets emboîtés sur { $found } niveaux, attendu { $most } au plus
form-long-effect = { $path } : trouvé un effet de { $found } étapes, celles de chaque joueur comptées une à une, attendu { $most } au plus
form-no-text = { $path } : trouvé aucun texte dans la langue { $lang } ({ $error }), attendu une carte lisible
form-refused = ligne { $line } : { $refusal }

expected-short-name = un nom de { $most } caractères au plus, sur une ligne
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
expected-digits = 64 chiffres hexadécimaux en minuscules
expected-lot = un tirage d'une partie scellée, par exemple '% 0 shuffle sati quae > quae sati' ou '% 1 number 6 > 4'
expected-no-seal = pas de sceau avec une position ou une donne connue de l'hôte
expected-end = rien de plus : la partie est terminée
expected-ending = qui a mis fin à la partie, un siège de 0 à { $last }, et comment ({ $ways }), comme « { $example } »
expected-rewind = combien des { $count } choix faits jusque-là restent, dans une partie ni scellée ni interrompue, comme « { $example } »
expected-choice = un choix du siège { $seat }, comme « { $example } »
expected-card = l'identifiant d'une carte de ce jeu{ $close ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire { $close } ?)
}
