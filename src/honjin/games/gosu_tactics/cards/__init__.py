"""The reconstructed card set of GOSU Tactics, clan by clan."""

from honjin.games.gosu_tactics.card import Card
from honjin.games.gosu_tactics.cards import alphas, darks, fires, gobans, mekas

CARDS: tuple[Card, ...] = gobans.CARDS + alphas.CARDS + darks.CARDS + mekas.CARDS + fires.CARDS
