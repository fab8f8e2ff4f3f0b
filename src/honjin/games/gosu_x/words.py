"""The words that cards of GOSU X are written with: clans, levels, keywords, abilities, triggers and verbs.

Whatever these modules have is a word here: a name means one thing within a game.
"""

from honjin.games.gosu_x.card import *
from honjin.games.gosu_x.engine.book import *
from honjin.games.gosu_x.engine.verbs.amount import *
from honjin.games.gosu_x.engine.verbs.army import *
from honjin.games.gosu_x.engine.verbs.control import *
from honjin.games.gosu_x.engine.verbs.deck import *
from honjin.games.gosu_x.engine.verbs.hand import *
from honjin.games.gosu_x.engine.verbs.passing import *
from honjin.games.gosu_x.engine.verbs.pile import *
from honjin.games.gosu_x.engine.verbs.tokens import *
