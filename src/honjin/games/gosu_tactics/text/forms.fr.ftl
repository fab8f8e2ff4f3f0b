### Ce qui ne va pas dans un jeu de cartes ou une position

form-level-of-x = { $path }.x : trouvé true au niveau { $level }, attendu seulement au niveau 1 ({ $rule })
form-zombie-cost = { $path }.zombie : trouvé true sans coût de mutation, attendu un coût ({ $rule })
form-beside = { $path } : il manque { $missing }, attendu avec { $there } ({ $rule })
form-same-id = { $path } : encore l'identifiant { $id } de cards[{ $other }], attendu des noms différents, ou x = true pour le X d'une famille
form-set-size = cards : trouvé { $found } cartes avec les exemplaires, attendu de { $low } à { $high }
form-no-trooper = cards : aucune carte de niveau 1, attendu des troupiers pour commencer les armées ({ $rule })
form-mover-passed = to_move : trouvé { $seat }, attendu un siège qui n'a pas passé ({ $rule })
form-mover-done = to_move : trouvé { $seat }, attendu un siège à qui il reste un tour ({ $rule })
form-won-already = seats[{ $seat }].army : cette armée a déjà gagné ({ $rule })
form-rows = seats[{ $seat }].army : trouvé des rangées de { $rows }, attendu aucune plus longue que celle du dessous ({ $rule })
form-hole = seats[{ $seat }].army : trouvé un trou dans la rangée { $row }, attendu aucun ({ $rule })
form-aside = seats[{ $seat }].hand : trouvé { $found } cartes mises de côté, attendu { $expected }

expected-name = le nom imprimé
expected-letters = un nom avec des lettres ou des chiffres
expected-level = 1, 2 ou 3
expected-cards = une liste de cartes
expected-card-id = l'identifiant d'une carte
expected-no-unknown = l'identifiant d'une carte ; une position avec des cartes inconnues ne peut pas être jouée
expected-only-words = seulement { $words } après la carte
expected-only-id = seulement l'identifiant d'une carte
expected-copies = au plus { $copies } de cette carte dans toute la position
expected-in-row = une carte de niveau { $level } dans cette rangée ({ $rule })
