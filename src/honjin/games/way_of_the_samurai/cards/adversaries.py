"""Adversaries, the Hard card and the Wounds."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Adversary, Wound

ADVERSARIES: Final = (
    Adversary("Jodan", technique=3, ki=1, guard=2, wound=1),
    Adversary("Chudan", force=2, technique=2, life=1, ki=1, either=True, guard=2, wound=1),
    Adversary("Gedan", force=3, life=1, guard=1, wound=1),
    Adversary("Hasso", technique=3, life=1, guard=3, wound=1),
    Adversary("Waki", force=2, technique=1, life=1, guard=1, wound=2),
    Adversary("Kasumi", force=1, technique=2, life=1, guard=3, hit_ki=1),
    Adversary("Seigan", force=4, life=2, guard=2, hit_life=1),
    Adversary("Hidari", technique=4, life=2, guard=1, wound=2),
    Adversary("Migi", force=3, ki=1, guard=3, wound=1),
    Adversary("Tachi-ai", force=3, technique=2, life=2, guard=2, wound=2),
    Adversary("Zanshin", force=2, technique=3, life=2, guard=2, wound=1),
    Adversary("Kiai", force=3, life=1, ki=1, either=True, guard=1, hit_life=1),
    Adversary("Hard", "Difficile", "confirmed", hard=True),
)

WOUNDS: Final = (
    Wound("Kubi", certainty="confirmed", fatal=True),
    Wound("Ude", light=(1, 0), grave=(2, 1)),
    Wound("Hara", light=(1, 0), grave=(3, 0)),
    Wound("Ashi", light=(0, 1), grave=(2, 0)),
    Wound("Kata", light=(1, 1), grave=(2, 2)),
)
