### What is wrong with a card set or a position

form-beside = { $path }: { $missing } is missing, expected it beside { $there } ({ $rule })
form-field-missing = { $path }: { $field } is missing, expected it with { $word }
form-same-id = { $path }: found the id { $id } of cards[{ $other }] again, expected different names
form-no-such-name = { $path }: found the name { $name }, expected the name of a card of this set
form-faces = cards: found { $found } different cards, expected at most { $high }
form-clan-size = cards: found { $found } cards of { $clan } with copies, expected { $low } to { $high }
form-no-troop = cards: found no card of level 1 of { $clan }, expected Troops to begin armies with ({ $rule })
form-tiles = tiles: found { $found } of { $clan }, expected one ({ $rule })
form-copies = { $path }: found an effect that copies { $found } others, expected at most { $most } ({ $rule })
form-mover-passed = to_move: found { $seat }, expected a seat that has not passed ({ $rule })
form-mover-done = to_move: found { $seat }, expected a seat with a turn left ({ $rule })
form-won-already = seats[{ $seat }].army: found an army that has won already ({ $rule })
form-rows = seats[{ $seat }].army: found rows of { $rows }, expected none longer than the one below ({ $rule })
form-hole = seats[{ $seat }].army: found a hole in row { $row }, expected none ({ $rule })
form-clans = seats[{ $seat }].clans: found { $found }, expected three clans of its own ({ $rule })
form-clans-shared = seats: found { $found } in both decks, expected each clan in one at most ({ $rule })
form-tokens = seats[{ $seat }]: found { $found } Activation tokens, expected 4 in all ({ $rule })
form-captured-tokens = seats[{ $seat }].army: found Activation tokens on a captured card, expected them in the spent area ({ $rule })
form-veteran = seats[{ $seat }].army: found a token on its wrong side, expected x2 on Veterans and nowhere else ({ $rule })
form-recruited = seats[{ $seat }].army: found a card that has recruited, expected that of Recruiters and with the option recruiter = once ({ $rule })
form-bounty = seats: found the Bounty token on two cards, expected it on one at most ({ $rule })
form-bounty-place = bounty: found the Bounty token where no card stands, expected it on a card or on the board ({ $rule })
form-wonder = wonder: found the Wonder token in the wrong hands, expected it with one seat or on the board ({ $rule })

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
expected-clan = a list of three clans
expected-draft = pick, random, or three clans for each of two seats
expected-own-card = a card of the seat's own clans: { $clans }
expected-deeds = one deed, or several of capture, destroy and release
expected-ban = a card's id, and 1 or 2 for the turns it stays banned
expected-levels = at least one of 1, 2 and 3
form-supremacy = seats: found { $found } Supremacy tokens in round { $round }, expected at least one for each battle before it ({ $rule })
