### Ce qui ne va pas dans un jeu de cartes ou une position

form-same-id = { $path } : trouvé deux fois l'identifiant { $id }, attendu des noms différents
form-how-many = { $path } : trouvé { $found } en tout, attendu de { $low } à { $high }
form-lines = { $path } : trouvé { $found } lignes, attendu une ou deux ({ $rule })
form-defence = { $path } : trouvé ni force ni technique, attendu une Défense qui demande l'une, l'autre ou les deux ({ $rule })
form-weapon = seats[{ $seat }].weapon : trouvé aucune arme de ce jeu de cartes, attendu une
form-gauge = seats[{ $seat }] : trouvé une jauge à { $found }, attendu une jauge dans ses limites ({ $rule })
form-ki = seats[{ $seat }].ki : trouvé { $found }, attendu ce que cette arme permet ({ $rule })
form-die = seats[{ $seat }].die : trouvé { $found }, attendu de 1 à 6 ({ $rule })
form-life = seats[{ $seat }].life : trouvé { $found }, attendu au moins 1 dans un combat qui continue ({ $rule })
form-exclusion = climate : trouvé { $climate } avec l'ennemi { $enemy }, attendu un autre climat ou aucun ({ $rule })
form-climate-alone = climate : trouvé { $climate } sans lieu, attendu un lieu avec le climat ({ $rule })
form-meaningless = option { $option } : trouvé { $found } dans le mode { $mode }, où elle ne veut rien dire, attendu de la laisser de côté ({ $rule })
form-no-ki = ki : trouvé 0 contre { $enemy }, attendu au moins 1 : sans Ki ce combat est perdu ({ $rule })
form-broken = held : trouvé l'arme brisée { $weapon }, attendu une arme entière ({ $rule })

expected-name = le nom imprimé
expected-letters = un nom avec des lettres ou des chiffres
expected-six = six résultats, un pour chaque face du dé
expected-cost = une perte life ou ki, ou defeat
expected-either = life et ki tous deux à côté de either = true
expected-level = gauge et level ensemble
expected-costs = costs à la place de cette ancienne forme, par exemple costs = [{"{"}when = "round", gauge = "technique", level = -2, life = 1{"}"}] (WS-M5)
expected-losses = la Vie et le Ki, comme dans [1, 0]
expected-card-id = l'identifiant d'une carte
expected-no-unknown = l'identifiant d'une carte ; une position avec des cartes inconnues ne peut pas être jouée
expected-copies = au plus { $copies } de cette carte dans toute la position
expected-special = l'identifiant d'une carte Action Spéciale
expected-two-seats = une table pour chacun des deux joueurs
form-place = { $path } : trouvé un jet ou une arme brisée parmi les résultats d'un lieu, attendu jauges, dé, vie ou Ki ({ $rule })
form-clan = clan : trouvé une ligne sans Vie, attendu au moins 1 dans chacune ({ $rule })
expected-of-deck = une carte de ce paquet
