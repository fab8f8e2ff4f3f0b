"""Row: one finished game as data, with all that it was played under."""

from msgspec import Struct, structs
from msgspec.json import Decoder, encode

from honjin.games import GAMES
from honjin.lab.play.match import FORFEIT, Played, card_set


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game is played under: the same terms give the same game."""

    game: str
    rules: int
    cards: str  # the digest of the card set
    options: dict[str, object]
    number: int
    seed: str
    seats: tuple[str, ...]


class Row(Terms, frozen=True, forbid_unknown_fields=True):
    """How it went; of a game that a bot broke off there is only who won."""

    winners: tuple[int, ...]
    rule: str
    way: str
    first: int | None = None  # the seat that started, where one did
    decisions: int | None = None
    turns: int | None = None
    rounds: int | None = None
    played: dict[str, int] = {}  # cards, by clan
    won_with: dict[str, int] = {}  # cards in the winners' armies, by clan
    forfeiter: int | None = None
    forfeit: str | None = None  # why that seat gave up

    def line(self) -> bytes:
        """As it stands in a file: always the same bytes, the terms first."""
        return encode(self) + b"\n"


row_of_line = Decoder(Row).decode


def row_of(terms: Terms, played: Played) -> Row:
    given, winners = structs.asdict(terms), played.winners
    if played.forfeit is not None:
        seat, why = played.forfeiter, str(played.forfeit)
        return Row(**given, winners=winners, rule=played.rule, way=FORFEIT, forfeiter=seat, forfeit=why)
    game, cards = GAMES[played.match.game], card_set(played.match.game, played.match.cards)
    measured = game.measure(played.state, cards)
    return Row(
        **given,
        winners=winners,
        rule=played.rule,
        way=measured.way,
        first=measured.first if measured.first >= 0 else None,
        decisions=len(played.choices),
        turns=int(played.state.turn),
        rounds=measured.rounds,
        played=dict(sorted(measured.played.items())),
        won_with=dict(sorted(measured.won_with.items())),
    )
