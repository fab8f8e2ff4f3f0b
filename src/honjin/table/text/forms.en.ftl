### What is wrong with a text of bad form

form-of-record = record
form-of-dump = dump
form-of-position = position
form-of-document = document
form-of-card-set = card set
form-error = { $what }: { $problem }
form-also = also: { $problem }
form-document = document
form-line = line { $line }
form-wrong = { $path }: found { $found }, expected { $expected }
form-missing = { $path }: { $key } is missing, expected { $expected }
form-unknown-key = { $path }: unknown key { $key }, expected { $expected }
form-toml = not valid TOML: { $error }
form-json = not valid JSON: { $error }
form-too-long = found more than { $most } characters, expected no more
form-too-deep = line { $line }: found lists or tables nested too deeply to read, expected at most { $most } levels
form-deep-key = line { $line }: found a key of too many parts, expected at most { $most } with dots between them
form-too-many = line { $line }: found more than { $most } keys, lists and tables, expected no more
form-long-word = line { $line }: found a key or number of more than { $most } characters, expected a shorter one
form-and-more = and more; nothing after this was read
form-card-count = cards: found { $found } of { $card }, expected { $expected }
form-needs-rules = rules: this { $what } needs rules version { $needed }, here is { $here }
form-needs-cards = cards: this { $what } needs the card set { $needed }, given is { $given }
form-no-divider = found no line { $divider }, expected one between header and choices
form-no-positions = { $game } has no positions
form-no-position = position: found no table, expected a position
form-one-seat = seed is missing: this is one seat's record, only the whole one replays
form-other-hash = line { $line }: the game's hash here is { $here }, the record says { $said }
form-broken-seal = { $path }: what was promised is not what was shown, or the seed does not follow from it
form-deep-effect = { $path }: found effects inside each other, { $found } deep, expected at most { $most }
form-long-effect = { $path }: found an effect of { $found } steps, those for each player counted for each, expected at most { $most }
form-no-text = { $path }: found no text in the language { $lang } ({ $error }), expected a card that can be read
form-refused = line { $line }: { $refusal }

expected-short-name = a name of at most { $most } characters on one line
expected-text = a text
expected-one-of = one of { $words }
expected-from = a whole number from { $low }
expected-from-to = a whole number from { $low } to { $high }
expected-range = { $low } to { $high }
expected-flag = true or false
expected-list = a list
expected-items = at most { $most } items
expected-table = a table
expected-seats = { $low } to { $high } seats
expected-format = the { $what }'s format, { $form }
expected-rules = the rules version, { $version }
expected-digest = the digest of a card set
expected-game = the game's name
expected-seed = the seed's text
expected-digits = 64 hexadecimal digits in lower case
expected-lot = a use of chance in a sealed game, as in '% 0 shuffle sati quae > quae sati' or '% 1 number 6 > 4'
expected-no-seal = no seal with a position or a deal that the host knew
expected-end = nothing more: the game is over
expected-ending = who ended the game, a seat from 0 to { $last }, and how ({ $ways }), as in '{ $example }'
expected-rewind = how many of the { $count } choices so far stay, in a game that is neither sealed nor broken off, as in '{ $example }'
expected-choice = a choice of seat { $seat }, as in '{ $example }'
expected-card = the id of a card of this set{ $close ->
    [none] {""}
   *[other] {" "}(did you mean { $close }?)
}
