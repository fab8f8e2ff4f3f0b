"""The golden games of Way of the Samurai: every weapon, enemy, campaign, climate and kind of fact."""

from tale import Policy, at_random, new, record

from honjin.bots.levels import make_bot
from honjin.engine.chance import Stream
from honjin.games.way_of_the_samurai.card import SYMBOLS, Action
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import STANDARD
from honjin.games.way_of_the_samurai.game import EVENT_CARDS, GAME
from honjin.games.way_of_the_samurai.lists import FACTS
from honjin.games.way_of_the_samurai.study.checks import careful_index
from honjin.games.way_of_the_samurai.view import MODES
from honjin.lab.checks.policies import drawn_options, players_among
from honjin.table.table import Option, Table

NAME = "way-of-the-samurai"
TRIES = 3000
CASHED = (3, 4, 5, 6)
FACES = (1, 2, 3, 4, 5, 6)

SWORDSMAN = make_bot(GAME, "swordsman", 0)

Use = tuple[str, str]


def all_uses() -> set[Use]:
    """What the golden games show together."""
    found: set[Use] = {("mode", mode) for mode in MODES}
    found |= {("weapon", weapon.id) for weapon in BOX.weapons}
    found |= {("enemy", enemy.id) for enemy in BOX.enemies}
    found |= {("location", place.id) for place in BOX.places}
    found |= {("climate", climate.id) for climate in BOX.climates}
    found |= {("combo", symbol) for symbol in SYMBOLS}
    found |= {("cashed", str(level)) for level in CASHED}
    found |= {("event", f"{card} {face}") for card in EVENT_CARDS for face in FACES}
    return found | {("told", fact.word) for fact in FACTS} | {("ended", "won"), ("ended", "lost")}


def uses(t: Table) -> set[Use]:
    """What this game shows of all that; a location counts if it was used."""
    options, events = t.origin.options, t.events(None)
    found = {("mode", options["mode"]), ("climate", options["climate"])}
    found |= {("weapon", weapon) for weapon in options["weapon"].split()}
    if options["mode"] == "fight":
        found.add(("enemy", options["enemy"]))
    before: dict[str, object] = {}
    for event in events:
        kind, rule = str(event["kind"]), event["rule"]
        found.add(("told", kind))
        if kind == "made-combo":
            found.add(("combo", str(event["word"])))
        elif kind == "cashed-die":
            found.add(("cashed", str(event["number"])))
        elif kind == "rolled" and rule == "WS-L1":
            found.add(("location", options["location"]))
        elif kind == "rolled" and rule == "WS-G4" and (before["kind"], before["rule"]) != (kind, rule):
            found.add(("event", f"{options['events']} {event['number']}"))
        before = event
    found.add(("ended", ending(t)))
    return found


def ending(t: Table) -> str:
    assert t.outcome is not None
    return "won" if t.outcome.winners else "lost"


# --- how they are played


def careful(t: Table, stream: Stream) -> Option:
    """Whatever leaves the seat standing best."""
    assert t.decision is not None
    return t.decision.options[careful_index(t.decision.observation, t.decision.codes, stream, risk=0)]


def masterly(t: Table, stream: Stream) -> Option:
    """As the swordsman plays."""
    assert t.decision is not None
    chosen = SWORDSMAN.pick(t.decision.observation, None)
    return t.decision.options[t.decision.codes.index(chosen)]


def patient(t: Table, stream: Stream) -> Option:
    """Three equal symbols, red ones first, and the wound die left to rise as high as it goes."""
    assert t.decision is not None
    options = {option.notation: option for option in t.decision.options}
    if t.decision.prompt == "collecting":
        cashed = ("cash die",) if rising(t) == 6 else ()
        return next(
            options[word] for word in (*cashed, "combo die", "combo special", "no") if word in options
        )
    if "location" in options and rising(t) < 6:
        return options["location"]
    places = [option for option in t.decision.options if option.kind == "place"]
    if t.decision.prompt == "placing" and places:
        counts = {option.notation: alike(option, t) for option in places}
        most = max(counts.values())
        best = [option for option in places if counts[option.notation] == most]
        return best[stream.below(len(best))]
    return careful(t, stream)


def rising(t: Table) -> int:
    return int(t.view(0)["seats"][0]["die"])  # type: ignore[index]


def alike(option: Option, t: Table) -> tuple[int, int]:
    """How many cards of its symbol are placed or held, and how red it is."""
    seat = t.view(0)["seats"][0]  # type: ignore[index]
    placed = [card["symbol"] for card in seat["attack"]]
    held = [symbol_of(id) for id in [*seat["hand"], *seat["stored"]]]
    symbol = symbol_of(str(option.card))
    return 10 * placed.count(symbol) + held.count(symbol), int(symbol == SYMBOLS[-1])


def symbol_of(id: str) -> str | None:
    card = STANDARD.box.cards[STANDARD.numbers[id]]
    assert isinstance(card, Action)
    return None if card.symbol is None else SYMBOLS[card.symbol]


# Its options, how it is played and what it must show; the first seed that does is taken.
GAMES: list[tuple[str, dict[str, object], Policy, set[Use]]] = [
    ("weapon-katana", {"weapon": "katana"}, careful, {("ended", "won")}),
    (
        "weapon-katana-kodachi",
        {"weapon": "katana-kodachi", "location": "mountains"},
        patient,
        {("cashed", "6"), ("location", "mountains")},
    ),
    (
        "weapon-naginata",
        {"weapon": "naginata", "location": "bridge", "climate": "storm"},
        careful,
        {("location", "bridge")},
    ),
    (
        "weapon-nodachi",
        {"weapon": "nodachi", "location": "forest", "climate": "fog"},
        careful,
        {("location", "forest"), ("ended", "lost")},
    ),
    (
        "weapon-tanto",
        {"weapon": "tanto", "location": "rice-field", "climate": "fire"},
        careful,
        {("location", "rice-field"), ("ended", "won")},
    ),
    (
        "weapon-kusarigama",
        {"weapon": "kusarigama", "location": "mountains", "climate": "snow"},
        careful,
        {("told", "cancelled")},
    ),
    (
        "weapon-bokken",
        {"weapon": "bokken", "easy": ["best-of-three", "die-at-2", "random-special"]},
        careful,
        {("told", "turned-life"), ("told", "joined")},
    ),
    ("enemy-ishida", {"enemy": "ishida", "hard": "yes"}, careful, {("ended", "lost"), ("told", "beheaded")}),
    ("enemy-takeshi", {"enemy": "takeshi"}, careful, {("ended", "won")}),
    ("enemy-oda", {"enemy": "oda"}, careful, {("told", "enemy-gained-life"), ("told", "dodged")}),
    ("enemy-kempo", {"enemy": "kempo"}, masterly, {("told", "enemy-rose"), ("ended", "won")}),
    ("campaign-dojo", {"mode": "dojo", "events": "hard"}, careful, {("told", "broke-weapon")}),
    ("campaign-village", {"mode": "village", "events": "normal"}, masterly, {("ended", "won")}),
    ("endless-clan", {"mode": "clan"}, careful, {("told", "beat-enemy"), ("told", "gained-special")}),
    ("duel", {"mode": "duel", "weapon": ["katana", "tanto"]}, careful, {("told", "dodged")}),
]


def played(seed: str, options: dict[str, object], policy: Policy) -> tuple[Table, str]:
    t = new(NAME, seed, players_among(GAME, options, 0), options)
    return t, record(t, policy)


def record_all() -> dict[str, str]:
    """Every golden game by its file name; more until everything that can happen has."""
    games: dict[str, str] = {}
    used: set[Use] = set()
    for name, options, policy, shows in GAMES:
        for number in range(TRIES):
            t, text = played(f"{name} {number}", options, policy)
            if shows <= uses(t):
                games[f"{NAME}/{name}.game"] = text
                used |= uses(t)
                break
        else:
            raise SystemExit(f"{NAME}: no game of {TRIES} shows what {name} must: {sorted(shows)}")
    for number in range(TRIES):
        missing = all_uses() - used
        if not missing:
            return games
        options = drawn_options(GAME, Stream(number))
        if any(kind == "event" for kind, _ in missing):
            options = {"mode": ("dojo", "village")[number % 2], "events": EVENT_CARDS[number // 2 % 2]}
            options["weapon"] = BOX.weapons[number % len(BOX.weapons)].id
        t, text = played(f"more {number}", options, (careful, patient, at_random)[number % 3])
        if len(uses(t) & missing) >= (3 if len(missing) > 6 else 1):
            games[f"{NAME}/more-{number}.game"] = text
            used |= uses(t)
    raise SystemExit(f"{NAME}: no golden game shows {sorted(missing)}")
