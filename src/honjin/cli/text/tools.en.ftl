### The tools: games, rules, cards, replay, position, leakcheck, completion

did-you-mean = { $count ->
    [0] {""}
   *[other] {" "}Did you mean { $words }?
}
no-file = there is no file “{ $file }”; check the name, or the folder you are in
no-text = { $file } is not a text file in UTF-8; save it as UTF-8
no-seat = there is no seat { $seat }; the seats are 0 to { $last }
no-tests = there is no folder of tests “{ $folder }”; run this in Honjin's source tree, or name it with --tests
no-golden = there is no folder of golden games “{ $folder }”; run this in Honjin's source tree, or name it with --golden
game-missing = the file does not say which game it is for; begin it with: { $line }

## honjin games

help-games = List the games: players, cards, version of the rules.

    Example: honjin games
games-game = Game
games-players = Players
games-cards = Cards
games-rules = Rules version

## honjin rules

help-rules = Read the rules, and see who vouches for them.

    honjin rules GAME [ID] is short for honjin rules show GAME [ID].

    Example: honjin rules gosu-tactics GT-L2
help-rules-show = Show the rules of GAME by section, or the rule ID in full.

    Example: honjin rules show gosu-tactics GT-L2
help-rules-coverage = Show for every rule the code that cites it and the tests named after it.

    The answer is no (exit code 1) if a rule has no test, or if a test is named after a rule that does not exist.

    Example: honjin rules coverage --tests tests
help-rules-coverage-tests = The folder of the tests; by default tests.
rules-unknown = there is no rule “{ $rule }”.{ $hint } honjin rules { $game } lists them all.
section-components = Components
section-set-up = Set-up
section-army = The army
section-round = The round
section-playing = Playing a goblin
section-mutating = Mutating
section-powers = Powers and what triggers them
section-families = The families of powers
section-battle = The Great Battle
section-next-round = The next round
section-choices = At every table: choices
section-options = At every table: options
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

help-cards = Read the cards, and make sets of your own.

    honjin cards GAME [NAME] is short for honjin cards show GAME [NAME].

    Example: honjin cards gosu-tactics papi-ozz
help-cards-show = Show the cards of GAME as a table, or the card NAME in full.

    Example: honjin cards show gosu-tactics --clan darks --level 3
help-cards-show-clan = Only the cards of this clan.
help-cards-show-level = Only the cards of this level.
help-cards-show-cards = A card set of your own, a TOML file, instead of the official one.
help-cards-check = Check a card set of your own and list all its errors, or what it contains.

    The answer is no (exit code 1) if there is an error.

    Example: honjin cards check my.toml
help-cards-export = Write the official set of GAME as TOML, to correct a card or to begin a set of your own.

    Without FILE it is printed. A file that exists is not overwritten.

    Example: honjin cards export gosu-tactics my.toml
help-cards-coverage = Show for every card the golden games it appears and fires in and the tests that name it.

    The answer is no (exit code 1) if a card appears in no golden game, or if a power never fires there on one of its triggers.

    Example: honjin cards coverage gosu-tactics
help-cards-coverage-tests = The folder of the tests; by default tests.
help-cards-coverage-golden = The folder of the golden games; by default golden.
cards-id = Id
cards-name = Name
cards-clan = Clan
cards-level = Level
cards-copies = Copies
cards-text = Text
cards-unknown = there is no card “{ $card }” in this set.{ $hint } honjin cards { $game } lists them all.
cards-no-clan = there is no clan “{ $clan }” in this set; there are: { $clans }
cards-no-level = no card has level { $level }; the levels are: { $levels }
cards-wrong = { $file }: { $count ->
    [one] { $count } error
   *[other] { $count } errors
}.
cards-right = { $file } is a card set of { $game } without errors.
cards-total = { $cards } cards, { $faces } different ones; digest { $digest }
cards-of-level = Level { $level }
cards-file-exists = { $file } exists already; choose another name
cards-exported = { $file } has the official set. Change it, then: honjin cards check { $file }, honjin play { $game } --cards { $file }
coverage-games = golden games: { $places }
coverage-fires = fires in: { $places }
coverage-no-game = { $card } appears in no golden game
coverage-no-power = no golden game fires { $power } by { $rule }
coverage-cards = { $cards } cards, { $games } golden games; { $fired } cards fire in one; { $missing ->
    [one] { $missing } card appears
   *[other] { $missing } cards appear
} in none, { $unused ->
    [one] { $unused } power
   *[other] { $unused } powers
} unused.

## honjin replay and honjin position

help-replay = Tell a recorded game as a story, turn by turn, and show the table it leads to.

    Example: honjin replay evening.game --to 40 --seat 0
help-replay-to = Stop after this many choices.
help-replay-cards = The card set it was played with, a TOML file, if not the official one.
help-position = Check a position file, show the table and what can be chosen there.

    Example: honjin position riddle.toml
help-position-cards = The card set it is for, a TOML file, if not the official one.
replay-too-far = the record has { $found ->
    [one] { $found } choice
   *[other] { $found } choices
}, so --to { $wanted } is too far
sight-hand = Hand of player { $player }
sight-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}

## honjin leakcheck

help-leakcheck = Check that nothing tells a seat what it may not know.

    Pairs of tables look the same to a seat but differ in what is hidden; whatever the seat is told must be the same. The answer is no (exit code 1) if something leaks. With --plant it is yes if the planted leak is found.

    Example: honjin leakcheck gosu-tactics --pairs 20000 --jobs 2
help-leakcheck-pairs = How many pairs to compare; by default 1000.
help-leakcheck-plant = Switch a leak on, to see that the check finds it; all tries one after the other.
leakcheck-progress = Pairs
leakcheck-leak = Leak in “{ $channel }” to { $seat }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} into a pair of the game with the seed “{ $seed }”:
leakcheck-seat = { $seat ->
    [-1] a spectator
   *[other] seat { $seat }
}
leakcheck-here = here:
leakcheck-there = there:
leakcheck-found = { $plant }: found; { $summary }
leakcheck-missed = { $plant }: NOT found; { $summary }
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

## honjin completion

help-completion = Print the script with which SHELL completes honjin's commands, options, games, cards and rules.

    bash: add eval "$(honjin completion bash)" to ~/.bashrc; zsh: the same with zsh in ~/.zshrc; fish: honjin completion fish > ~/.config/fish/completions/honjin.fish

    Example: honjin completion bash
