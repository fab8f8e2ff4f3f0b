"""Adversaries, the Hard card and the Wounds."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Adversary, Wound

UNPARRIED: Final = 5  # more Guard than there is: a blow that always comes through

ADVERSARY_CARDS: Final = (
    Adversary("Jodan", technique=3, ki=1, guard=2, wound=1),
    Adversary("Chudan", force=2, technique=2, life=1, ki=1, either=True, guard=3, wound=2),
    Adversary("Gedan", force=3, ki=1, guard=UNPARRIED, hit_life=2),
    Adversary("Hasso", technique=2, ki=1, guard=2, wound=1),
    Adversary("Waki", force=2, technique=1, life=1, guard=3, wound=2),
    Adversary("Kasumi", force=1, technique=2, ki=1, guard=UNPARRIED, hit_life=1, hit_ki=1),
    Adversary("Seigan", force=4, life=2, guard=4, wound=2),
    Adversary("Hidari", technique=3, life=1, guard=2, wound=1),
    Adversary("Migi", force=3, ki=1, guard=1, hit_life=1),
    Adversary("Tachi-ai", force=4, technique=1, life=1, guard=3, wound=2),
    Adversary("Zanshin", force=2, technique=2, ki=2, guard=3, wound=1),
    Adversary("Kiai", force=3, life=1, ki=1, either=True, guard=1, hit_ki=1),
    Adversary("Hard", "Difficile", "confirmed", hard=True),
)

WOUND_CARDS: Final = (
    Wound("Kubi", certainty="confirmed", fatal=True),
    Wound("Ude", light=(1, 1), grave=(2, 2)),
    Wound("Hara", light=(0, 1), grave=(1, 1)),
    Wound("Ashi", light=(0, 2), grave=(1, 3)),
    Wound("Kata", light=(0, 1), grave=(1, 2)),
)
