"""Chance is the same on every machine and version, and unbiased."""

from collections import Counter

from honjin.engine.chance import Chance, Stream, key_of

# Never change these: records of games already played depend on them.
KEY_START = "b420f04ef963ec75fcffe7fbef4a77f5"
BELOW_75 = [60, 31, 36, 57, 45, 28, 60, 60, 35, 1]
DICE = [3, 1, 5, 4, 4, 0, 3, 5, 1, 5]
STREAM = [27, 91, 16, 36, 96, 82, 13, 94, 1, 1]


def test_known_answers_of_keys() -> None:
    assert key_of("honjin").hex()[:32] == KEY_START
    assert len(key_of("")) == 64


def test_known_answers_of_shuffles_and_dice() -> None:
    chance = Chance(key_of("honjin"), 0)
    assert [chance.below(75) for _ in range(10)] == BELOW_75
    assert [Chance(key_of("honjin"), counter).below(6) for counter in range(10)] == DICE


def test_a_longer_digest_continues_the_shorter_one() -> None:
    chance = Chance(key_of("long"), 3)
    words = [chance.word() for _ in range(100)]
    assert words[:16] == [Chance(key_of("long"), 3).word(), *words[1:16]]
    assert len(set(words)) == 100


def test_rejection_leaves_every_number_equally_likely() -> None:
    """Three quarters of all words as the bound: the last quarter would else count for the lowest third."""
    bound = 3 << 30
    chance = Chance(key_of("reject"), 0)
    values = [chance.below(bound) for _ in range(2000)]
    assert max(values) < bound
    thirds = Counter(value // (bound // 3) for value in values)
    assert all(570 < thirds[third] < 770 for third in range(3))


def test_dice_are_fair() -> None:
    counts = Counter(Chance(key_of("dice"), counter).below(6) for counter in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_known_answers_of_the_search_stream() -> None:
    stream = Stream(1)
    assert [stream.below(100) for _ in range(10)] == STREAM
    assert Stream(-1).word() != Stream(1).word()
