### Ce qui ne va pas dans un jeu de cartes ou une position

form-beside = { $path } : il manque { $missing }, attendu avec { $there } ({ $rule })
form-field-missing = { $path } : il manque { $field }, attendu avec { $word }
form-same-id = { $path } : encore l'identifiant { $id } de cards[{ $other }], attendu des noms différents
form-no-such-name = { $path } : trouvé le nom { $name }, attendu le nom d'une carte de ce jeu de cartes
form-faces = cards : trouvé { $found } cartes différentes, attendu au plus { $high }
form-clan-size = cards : trouvé { $found } cartes { $clan } avec les exemplaires, attendu de { $low } à { $high }
form-no-troop = cards : aucune carte { $clan } de niveau 1, attendu des Troupes pour commencer les armées ({ $rule })
form-tiles = tiles : trouvé { $found } pour { $clan }, attendu une seule ({ $rule })
form-copies = { $path } : trouvé un effet qui en copie { $found } autres, attendu { $most } au plus ({ $rule })
form-mover-passed = to_move : trouvé { $seat }, attendu un siège qui n'a pas passé ({ $rule })
form-mover-done = to_move : trouvé { $seat }, attendu un siège à qui il reste un tour ({ $rule })
form-won-already = seats[{ $seat }].army : cette armée a déjà gagné ({ $rule })
form-rows = seats[{ $seat }].army : trouvé des rangées de { $rows }, attendu aucune plus longue que celle du dessous ({ $rule })
form-hole = seats[{ $seat }].army : trouvé un trou dans la rangée { $row }, attendu aucun ({ $rule })
form-clans = seats[{ $seat }].clans : trouvé { $found }, attendu trois clans à lui ({ $rule })
form-clans-shared = seats : trouvé { $found } dans les deux decks, attendu chaque clan dans un seul ({ $rule })
form-tokens = seats[{ $seat }] : trouvé { $found } jetons d'Activation, attendu 4 en tout ({ $rule })
form-captured-tokens = seats[{ $seat }].army : trouvé des jetons d'Activation sur une carte capturée, attendus dans la zone des jetons dépensés ({ $rule })
form-veteran = seats[{ $seat }].army : trouvé un jeton sur sa mauvaise face, attendu x2 sur les Vétérans et nulle part ailleurs ({ $rule })
form-recruited = seats[{ $seat }].army : trouvé une carte qui a déjà recruté, attendu cela des Recruteurs et avec l'option recruiter = once ({ $rule })
form-bounty = seats : trouvé le jeton Prime sur deux cartes, attendu sur une au plus ({ $rule })
form-bounty-place = bounty : trouvé le jeton Prime là où il n'y a pas de carte, attendu sur une carte ou sur le plateau ({ $rule })
form-wonder = wonder : trouvé le jeton Merveille en de mauvaises mains, attendu chez un seul siège ou sur le plateau ({ $rule })

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
expected-clan = une liste de trois clans
expected-draft = pick, random, ou trois clans pour chacun des deux sièges
expected-own-card = une carte des clans de ce siège : { $clans }
expected-deeds = une seule action, ou plusieurs parmi capture, destroy et release
expected-ban = l'identifiant d'une carte, puis 1 ou 2 pour les tours où elle reste interdite
expected-levels = au moins un de 1, 2 et 3
form-supremacy = seats : trouvé { $found } jetons Suprématie dans la ronde { $round }, attendu au moins un pour chaque bataille précédente ({ $rule })
