### The tools: games, rules, cards, replay, position, leakcheck

did-you-mean = { $count ->
    [0] {""}
   *[other] {" "}Did you mean { $words }?
}
no-file = there is no file “{ $file }”; check the name, or the folder you are in
no-text = { $file } is not a text file in UTF-8; save it as UTF-8
no-seat = there is no seat { $seat }: --seat takes 0 to { $last }, as the notation counts them
no-tests = there is no folder of tests “{ $folder }”; run this in Honjin's source tree, or name it with --tests
no-golden = there is no folder of golden games “{ $folder }”; run this in Honjin's source tree, or name it with --golden
game-missing = the file does not say which game it is for; begin it with: { $line }

## honjin games

games-game = Game
games-players = Players
games-cards = Cards
games-rules = Rules version

## honjin rules

rules-unknown = there is no rule “{ $rule }”.{ $hint } honjin rules { $game } --titles lists them all.
rulebook-title = { $game }: the rules
rulebook-about = In our own words, each rule with the number under which the game cites it. “Ruling” marks what Honjin has decided where the printed rules are silent or differ.
rulebook-options = Options
rulebook-about-options = What the printed rules leave to the players. A game is started with one as in: honjin play { $game } --option { $name }={ $value }
rulebook-value = { $word }: { $meaning }
rulebook-default = { $value } (the default)
coverage-none = none
coverage-code = code: { $places }
coverage-tests = tests: { $places }
coverage-no-test = { $rule } has no test; name one { $name }
coverage-unknown-rule = { $test } is named after a rule that does not exist
coverage-rules = { $rules } rules, { $cited } of them cited in code; { $tests } tests named after rules; { $without ->
    [one] { $without } rule
   *[other] { $without } rules
} without a test, { $unknown ->
    [one] { $unknown } test
   *[other] { $unknown } tests
} of unknown rules.

## honjin cards

cards-clan = Clan
cards-deck = Deck
cards-head-card = Card
cards-head-level = Lv
cards-head-value = Val
cards-head-copies = ×
cards-all-certain = How certain these are: { $certainty }.
cards-certain = How certain each is: { $certainties }.
cards-unknown = there is no card “{ $card }” in this set.{ $hint } honjin cards { $game } lists them all.
cards-no-clan = there is no clan “{ $clan }” in this set; there are: { $clans }
cards-no-deck = there is no deck “{ $clan }” in this set; there are: { $clans }
cards-without-levels = the cards of { $game } have no levels; leave --level out
cards-no-level = no card has level { $level }; the levels are: { $levels }
cards-wrong = { $file }: { $count ->
    [one] { $count } error
   *[other] { $count } errors
}.
cards-right = { $file } is a card set of { $game } without errors.
cards-total = { $cards } cards, { $faces } different ones; digest { $digest }
cards-deepest = While { $card } resolves, up to { $found } effects wait for each other; { $most } can.
cards-of-level = Level { $level }
cards-file-exists = { $file } exists already; choose another name
cards-exported = { $file } has the official set. Change it, then: honjin cards check { $file }, honjin play { $game } --cards { $file }
coverage-games = golden games: { $places }
coverage-fires = fires in: { $places }
coverage-no-game = { $card } appears in no golden game
coverage-no-power = no golden game fires { $power } by { $rule }
coverage-no-golden = there are no golden games in { $folder } yet
coverage-no-card-test = { $card } is named by no test; what a test should say: { $name }
coverage-cards = { $cards } cards, { $games } golden games; { $fired } cards fire in one; { $missing ->
    [one] { $missing } card appears
   *[other] { $missing } cards appear
} in none, { $unused ->
    [one] { $unused } power
   *[other] { $unused } powers
} unused, { $untested ->
    [one] { $untested } card
   *[other] { $untested } cards
} without a test.

## honjin replay and honjin position

replay-too-far = the record has only { $found ->
    [one] { $found } choice
   *[other] { $found } choices
}; --to { $wanted } goes too far
sight-hand = { $name }'s hand
sight-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}

## honjin leakcheck

leakcheck-progress = Pairs
leakcheck-leak = Leak in “{ $channel }” to { $seat }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} into a pair of the game with the seed “{ $seed }”:
leakcheck-seat = { $seat ->
    [none] a spectator
   *[other] seat { $seat }
}
leakcheck-here = here:
leakcheck-there = there:
leakcheck-found = { $plant }: found; { $summary }
leakcheck-missed = { $plant }: NOT found; { $summary }
leakcheck-no-plant = “{ $plant }” cannot be planted in { $game }, try one of: { $plants }
leakcheck-summary = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments
}, { $leaks ->
    [one] { $leaks } leak
   *[other] { $leaks } leaks
}.

## honjin verify-deal

deal-unsealed = { $file } is no whole record of a sealed game; honjin serve seals those in which others can sit down
deal-true = True: the server's half and { $values ->
    [one] the value of one seat
   *[other] the values of { $values } seats
} are as promised, and all { $uses } uses of chance are the game's own.
deal-false = Not true: { $problem }
deal-no-value = no seat gave a value, so the server alone made the deal
deal-other = the record says “{ $said }”, the game has “{ $found }”
deal-nothing = nothing
deal-without = Took part without a value: { $seats ->
    [one] seat { $list }
   *[other] seats { $list }
}.
deal-broken = Round { $round } came to nothing: { $seats ->
    [one] seat { $list }
   *[other] seats { $list }
} did not show what was promised.
