"""What a tensor of GOSU X holds."""

from typing import Final

from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.engine import layout
from honjin.rl.fields import Army, Bits, Fields, Marked, Number, OneCard, OnTop, Pile, Place, Question, Seat
from honjin.rl.game_tensor import GameTensor
from honjin.table.card_set import CardSet


def fields(cards: CardSet) -> Fields:
    return Fields(
        table=(
            Question("question", picks_places=True),
            Number("round", layout.ROUND, 3),
            Seat("first", layout.FIRST),
            Seat("active", layout.ACTIVE),
            Number("additional", layout.ADDITIONAL, 1),
            Number("due", layout.DUE, 1),
            Number("raising", layout.RAISING, 1),
            Number("raising_due", layout.RAISING_DUE, 1),
            Number("round_turns", layout.ROUND_TURNS, 63),
            Number("song", layout.SONG, 1),
            Seat("wonder", layout.WONDER),
            Place("bounty", layout.BOUNTY_AT),
            Bits("tiles", layout.ACTIVE_TILES, CLANS),
            OneCard("coming", layout.COMING),
            Number("tie_start", layout.TIE_START, 1),
            Number("fifth_token_in_song", layout.FIFTH_IN_SONG, 1),
            Number("goan_sul_tile_extra_sacrifice", layout.TILE_SACRIFICE, 1),
            Number("wonder_after_song", layout.WONDER_STAYS, 1),
            Number("galmi_pass", layout.GALMI_AS_USUAL, 1),
            Number("veteran", layout.VETERAN_AT_BATTLE, 1),
            Number("recruiter", layout.RECRUITS_ONCE, 1),
            Number("justice_copy", layout.JUSTICE_BY_COPY, 1),
            Number("clan_choice", layout.OWN_CLANS, 1),
            Pile("revealed", layout.REVEALED),
        ),
        seat=(
            Bits("clans", layout.CLANS_OF, CLANS),
            Number("supremacy", layout.SUPREMACY, 2),
            Number("tokens", layout.TOKENS, layout.TOKENS_MAX),
            Number("spent", layout.SPENT, layout.TOKENS_MAX),
            Number("locked", layout.LOCKED, layout.TOKENS_MAX),
            Number("passed", layout.PASSED, 1),
            Number("turns_left", layout.TURNS_LEFT, 7, layout.UNLIMITED),
            Bits("flipped", layout.FLIPPED, CLANS),
            *(OneCard(f"banned_{index}", layout.BANNED_CARDS + index) for index in range(layout.BANS)),
            *(Number(f"banned_for_{index}", layout.BANNED_FOR + index, 7) for index in range(layout.BANS)),
            Pile("hand", layout.HAND),
            Pile("deck", layout.DECK),
            OnTop("deck_top", layout.DECK),
            Pile("discard", layout.DISCARD),
            Pile("removed", layout.REMOVED),
            Army("army", layout.ARMY, layout.CAPTURED, "captured", layout.TOKEN),
            Marked("turned", layout.ARMY, layout.TURNED, "a token on it shows x2 (GX-K6)"),
            Marked("recruited", layout.ARMY, layout.RECRUITED, "it has had its card as a Recruiter (GX-P5)"),
        ),
    )


TENSOR: Final = GameTensor(fields)
