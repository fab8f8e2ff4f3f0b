### What is wrong with a card set or a position

form-level-of-x = { $path }.x: found true at level { $level }, expected it at level 1 only ({ $rule })
form-zombie-cost = { $path }.zombie: found true without a mutation cost, expected a cost ({ $rule })
form-beside = { $path }: { $missing } is missing, expected it beside { $there } ({ $rule })
form-same-id = { $path }: found the id { $id } of cards[{ $other }] again, expected different names, or x = true for the X of a family
form-set-size = cards: found { $found } cards with copies, expected { $low } to { $high }
form-no-trooper = cards: found no card of level 1, expected troopers to begin armies with ({ $rule })
form-mover-passed = to_move: found { $seat }, expected a seat that has not passed ({ $rule })
form-mover-done = to_move: found { $seat }, expected a seat with a turn left ({ $rule })
form-won-already = seats[{ $seat }].army: found an army that has won already ({ $rule })
form-rows = seats[{ $seat }].army: found rows of { $rows }, expected none longer than the one below ({ $rule })
form-hole = seats[{ $seat }].army: found a hole in row { $row }, expected none ({ $rule })
form-aside = seats[{ $seat }].hand: found { $found } cards aside, expected { $expected }

expected-name = the printed name
expected-letters = a name with letters or digits
expected-level = 1, 2 or 3
expected-cards = a list of cards
expected-card-id = a card's id
expected-no-unknown = a card's id; a position with unknown cards cannot be played
expected-only-words = only { $words } after the card
expected-only-id = only a card's id
expected-copies = at most { $copies } of this card in the whole position
expected-in-row = a card of level { $level } in this row ({ $rule })
