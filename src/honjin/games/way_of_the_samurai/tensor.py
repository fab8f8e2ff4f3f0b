"""What a tensor of Way of the Samurai holds."""

from collections.abc import Mapping
from typing import Final

from honjin.games.way_of_the_samurai.card import GAUGES, SYMBOLS
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.engine import layout
from honjin.games.way_of_the_samurai.engine.book import LOWEST
from honjin.games.way_of_the_samurai.game import EASY, ids
from honjin.games.way_of_the_samurai.view import MODES
from honjin.rl.engine.reward import ONLY_THE_END
from honjin.rl.fields import Bits, Choice, Fields, Number, OneCard, OnTop, Pile, Question, Seat
from honjin.rl.game_tensor import GameTensor
from honjin.table.card_set import CardSet

GAUGE_MOST: Final = 15


def fields(cards: CardSet) -> Fields:
    assert isinstance(cards, SamuraiCards)
    box = cards.box
    longest = max((len(campaign.opponents) for campaign in box.campaigns), default=0)
    opponents = tuple(f"opponent {index + 1}" for index in range(longest))
    bits = cards.samurai_book.special
    specials = tuple(
        sorted(
            (id for id in cards.ids if bits[cards.numbers[id]] >= 0), key=lambda id: bits[cards.numbers[id]]
        )
    )
    return Fields(
        table=(
            Question("question"),
            Choice("mode", layout.MODE, MODES),
            Number("round", layout.ROUND, 63),
            Seat("active", layout.ACTIVE),
            Choice("enemy", layout.ENEMY, ids(box.enemies)),
            Number("enemy_life", layout.ENEMY_LIFE, 63),
            Number("enemy_ki", layout.ENEMY_KI, 31),
            Choice("location", layout.LOCATION, ids(box.places)),
            Choice("climate", layout.CLIMATE, ids(box.climates)),
            Number("hard", layout.HARD, 1),
            Bits("easy", layout.EASIER_BY, EASY),
            Number("events", layout.EVENTS, 1),
            Number("beaten", layout.BEATEN),
            Bits("waiting", layout.WAITING, opponents),
            Choice("opponent", layout.OPPONENT, opponents),
            Bits("broken", layout.BROKEN, ids(box.weapons)),
            Number("redrawn", layout.REDRAWN, 1),
            Number("next_force", layout.NEXT_FORCE, 15, -7),
            Number("next_technique", layout.NEXT_TECHNIQUE, 15, -7),
            Bits("joined", layout.JOINED, specials),
            OneCard("defence", layout.DEFENCE),
            OneCard("counter", layout.COUNTER_CARD),
            Pile("actions", layout.ACTIONS),
            OnTop("actions_top", layout.ACTIONS),
            Pile("actions_used", layout.ACTIONS_USED),
            Pile("specials", layout.SPECIALS),
            Pile("adversaries", layout.ADVERSARIES),
            OnTop("adversaries_top", layout.ADVERSARIES),
            Pile("adversaries_used", layout.ADVERSARIES_USED),
            Pile("wounds", layout.WOUNDS),
            Pile("looked", layout.LOOKED),
        ),
        seat=(
            Number("life", layout.OWN_LIFE, 63),
            Number("ki", layout.OWN_KI, 31),
            Number("die", layout.OWN_DIE, 6),
            Choice("weapon", layout.WEAPON, ids(box.weapons)),
            *(
                Number(name, layout.GAUGE_LEVELS + gauge, GAUGE_MOST, LOWEST)
                for name, gauge in GAUGES.items()
            ),
            *(Choice(f"symbol_{i}", layout.ATTACK_SYMBOLS + i, SYMBOLS) for i in range(layout.ATTACK_CARDS)),
            Pile("attack", layout.ATTACK),
            Pile("hand", layout.HAND),
            Pile("stored", layout.STORED),
        ),
    )


def counter(options: Mapping[str, str]) -> int:
    """Against the endless Clan every enemy beaten is worth something (WS-E5), else only the end."""
    return layout.BEATEN if options.get("mode") == "clan" else ONLY_THE_END


TENSOR: Final = GameTensor(fields, counter)
