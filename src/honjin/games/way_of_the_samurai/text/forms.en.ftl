### What is wrong with a card set or a position

form-same-id = { $path }: found the id { $id } twice, expected different names
form-how-many = { $path }: found { $found } in all, expected { $low } to { $high }
form-lines = { $path }: found { $found } lines, expected one or two ({ $rule })
form-defence = { $path }: found neither force nor technique, expected a Defence that asks for one or both ({ $rule })
form-weapon = seats[{ $seat }].weapon: found none of this set's weapons, expected one
form-gauge = seats[{ $seat }]: found a gauge at { $found }, expected it within its limits ({ $rule })
form-ki = seats[{ $seat }].ki: found { $found }, expected what this weapon can hold ({ $rule })
form-die = seats[{ $seat }].die: found { $found }, expected 1 to 6 ({ $rule })
form-life = seats[{ $seat }].life: found { $found }, expected at least 1 in a fight that goes on ({ $rule })
form-exclusion = climate: found { $climate } with the enemy { $enemy }, expected another climate or none ({ $rule })
form-climate-alone = climate: found { $climate } without a location, expected a location with it ({ $rule })
form-meaningless = option { $option }: found { $found } in the mode { $mode }, where it means nothing, expected it left out ({ $rule })
form-no-ki = ki: found 0 against { $enemy }, expected at least 1: without Ki that fight is lost ({ $rule })
form-broken = held: found the broken weapon { $weapon }, expected one that is not broken ({ $rule })

expected-name = the printed name
expected-letters = a name with letters or digits
expected-six = six results, one for each face of the die
expected-cost = a loss of life or ki, or a defeat
expected-either = both life and ki beside either = true
expected-level = gauge and level together
expected-costs = costs in the place of this older form, such as costs = [{"{"}when = "round", gauge = "technique", level = -2, life = 1{"}"}] (WS-M5)
expected-losses = Life and Ki, as in [1, 0]
expected-card-id = a card's id
expected-no-unknown = a card's id; a position with unknown cards cannot be played
expected-copies = at most { $copies } of this card in the whole position
expected-special = the id of a Special Action card
expected-two-seats = a table for each of the two players
form-place = { $path }: found a roll or a broken weapon among the results of a place, expected gauges, die, life or ki ({ $rule })
form-clan = clan: found a row without Life, expected at least 1 in each ({ $rule })
expected-of-deck = a card of this deck
