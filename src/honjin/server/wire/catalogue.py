"""Catalogue: games, cards, rules, phrases and lessons, as the page shows them."""

from msgspec import Struct

from honjin.server.wire.base import Data


class SettingInfo(Struct):
    """An option of a game; `names` are its values as people read them.

    It means something only where each option in `needs` has one of the values there.
    """

    name: str
    values: list[str]
    default: str
    label: str
    help: str
    rule: str
    names: dict[str, str]
    needs: dict[str, list[str]]


class PortraitInfo(Struct):
    """The parts of a bot's face, which the page draws."""

    headgear: str
    body: str
    weapon: str
    look: int


class LevelInfo(Struct):
    """A strength of bots: `called` so at a table, as `label` on its plate, and `words` say how it plays."""

    name: str
    called: str
    label: str
    words: str
    portrait: PortraitInfo


class GameInfo(Struct):
    """A game as the first page shows it."""

    name: str
    title: str
    tagline: str
    players: tuple[int, int]
    minutes: int
    levels: list[LevelInfo]
    settings: list[SettingInfo]
    lessons: int  # of its course
    fields: dict[str, str]  # of its view, in words of its own


class CardInfo(Struct):
    """A card, or what lies beside the cards (`kind` tile or item), with the fields of its card file."""

    id: str
    kind: str
    name: str
    clan: str
    level: int
    copies: int
    certainty: str
    certainty_text: str
    headline: str
    text: str
    notes: tuple[str, ...]
    data: Data


class RuleInfo(Struct):
    """A rule in our words; `ruling` is how we read it where the printed rules are silent."""

    id: str
    part: str
    title: str
    text: str
    ruling: str | None


class PhraseInfo(Struct):
    """A ready-made line of chat."""

    id: str
    text: str


class GoalInfo(Struct):
    """What shall happen: so many events that have these fields; a text that ends in * is a beginning.

    In a whole game: that it is over.
    """

    say: str
    event: dict[str, str | int]
    times: int


class WrongInfo(Struct):
    """What to say to a choice that is allowed and misses the point; `tried` may end in *."""

    tried: str
    say: str


class StepInfo(Struct):
    """What the learner is asked to do, by any choice of `do`; each may end in *."""

    say: str
    hint: str
    do: list[str]
    wrong: list[WrongInfo]


class TipInfo(Struct):
    """A word for when first something like `event` happens, or `prompt` is asked."""

    say: str
    event: dict[str, str | int] | None
    prompt: str | None


class ExampleInfo(Struct):
    """A rule shown at a table, as its first seat sees it: before, and after what `lines` tell, if anything.

    `lit` are the places that can be chosen then; `refused` says what cannot be done, and why.
    """

    name: str
    title: str
    say: str
    rules: list[str]
    before: Data
    after: Data | None
    lines: list[str]
    lit: list[str]
    refused: list[str]


class LessonInfo(Struct):
    """A lesson: a table to be made, what to reach there, and what to say on the way.

    With steps all seats are one's own, and `answers` are what the others choose; without, bots sit there.
    """

    name: str
    title: str
    idea: str
    end: str
    rules: list[str]
    seats: int
    position: str | None
    seed: str | None
    options: Data
    answers: list[str]
    bot: str | None
    goals: list[GoalInfo]
    steps: list[StepInfo]
    tips: list[TipInfo]
