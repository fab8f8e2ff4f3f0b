"""Match: one game between bots, on the bare state; the bots get observations as ever."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from honjin.bots.bot import Bot, observation_hash
from honjin.bots.external import Forfeit
from honjin.bots.players import Players
from honjin.engine.machine import ENDED, WINNERS, State, seat_bit
from honjin.games import GAMES
from honjin.table.bot_notes import BotNotes, BotSeat, Noted
from honjin.table.card_set import CardSet
from honjin.table.choice import ENDINGS
from honjin.table.opening import Origin
from honjin.table.refusal import rule_id

CAP: Final = 20_000  # decisions, after which a game is taken to run for ever
FORFEIT: Final = "forfeit"


@cache
def card_set(game: str, text: str | None) -> CardSet:
    found: CardSet = GAMES[game].card_set(text)
    return found


@dataclass(frozen=True)
class Match:
    """Who plays what; the same match goes the same way again."""

    game: str
    seats: tuple[str, ...]  # a level or a user's bot each
    seed: str
    bot_seeds: tuple[int, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    cards: str | None = None  # the text of a user's card set

    @property
    def origin(self) -> Origin:
        game = GAMES[self.game]
        options = {**game.options_for(len(self.seats)), **self.options}
        return Origin(self.seed, game.check_options(options))


@dataclass
class Played:
    """How a match went: where it ended, the choices made, what the bots thought of."""

    match: Match
    state: State
    choices: list[tuple[int, int]] = field(default_factory=list)  # seat and option
    noted: list[Noted] = field(default_factory=list)  # of each choice, if that was asked for
    forfeit: Forfeit | None = None
    forfeiter: int = -1  # the seat that gave up

    @property
    def winners(self) -> tuple[int, ...]:
        """A seat that gives up loses, all others win (HJ-E3)."""
        seats = range(len(self.match.seats))
        if self.forfeit is not None:
            return tuple(seat for seat in seats if seat != self.forfeiter)
        return tuple(seat for seat in seats if self.state.cells[WINNERS] & seat_bit(seat))

    @property
    def rule(self) -> str:
        if self.forfeit is not None:
            return ENDINGS[FORFEIT]
        return rule_id(GAMES[self.match.game].prefix, self.state.cells[ENDED])

    def record(self) -> str:
        """All of it as a text that replays, with what the bots noted."""
        match = self.match
        table = GAMES[match.game].open(card_set(match.game, match.cards), len(match.seats), match.origin)
        bots = zip(match.seats, match.bot_seeds, strict=True)
        bot_notes = BotNotes({seat: BotSeat(*bot) for seat, bot in enumerate(bots)})
        for made, ((seat, option), noted) in enumerate(zip(self.choices, self.noted, strict=True), start=1):
            table.play(table.notation.write(option, seat))
            bot_notes.note(made, noted)
        if self.forfeit is not None:
            table.end(self.forfeiter, FORFEIT)
        return table.record(bot_notes=bot_notes)


def noted(bot: Bot, seat: int, observed: State) -> Noted:
    """What the bot's last choice was thought from."""
    thought = bot.explain()
    return Noted(seat, observation_hash(observed), 0 if thought is None else thought.simulations)


def play_match(match: Match, players: Players, noting: bool = False) -> Played:
    """To the end, or until a bot gives up; `noting` is for a record that can be verified."""
    game = GAMES[match.game]
    s = game.begin(card_set(match.game, match.cards), len(match.seats), match.origin)
    played = Played(match, s)
    try:
        bots = players.seated(dict(enumerate(match.seats)), dict(enumerate(match.bot_seeds)))
        while not s.is_over:
            played.forfeiter = seat = int(s.seat)
            observed = s.observe(seat)
            option = bots[seat].pick(observed, None)
            if noting:
                played.noted.append(noted(bots[seat], seat, observed))
            played.choices.append((seat, option))
            s.apply(option)
            if len(played.choices) > CAP:
                raise RuntimeError(f"a game of seed {match.seed!r} has more than {CAP} decisions")
    except Forfeit as forfeit:
        played.forfeit = forfeit
    return played
