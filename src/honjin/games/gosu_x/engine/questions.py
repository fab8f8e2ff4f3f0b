"""Questions that many effects ask."""

from mypy_extensions import i64

from honjin.engine.machine import Decision
from honjin.games.gosu_x.engine.conditions import OTHER_QUESTION
from honjin.games.gosu_x.engine.layout import CLAN_COUNT
from honjin.games.gosu_x.engine.options import CHOOSE_CLAN, DETAIL, KIND_MASK, NO, YES
from honjin.games.gosu_x.engine.state import XState


class YesNo(Decision[XState]):
    """Whether to do it."""

    def offer(self, s: XState) -> None:
        s.add_option(YES)
        s.add_option(NO)

    def failures(self, s: XState, option: i64) -> i64:
        return 0 if option in (YES, NO) else OTHER_QUESTION


class WhichClan(Decision[XState]):
    """Which clan."""

    def offer(self, s: XState) -> None:
        for clan in range(CLAN_COUNT):
            self.consider(s, CHOOSE_CLAN + clan)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CLAN:
            return OTHER_QUESTION
        return self.clan_failures(s, option % DETAIL)

    def clan_failures(self, s: XState, clan: i64) -> i64:
        """What speaks against this clan."""
        raise NotImplementedError
