"""The table of Way of the Samurai."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from msgspec.structs import asdict

from honjin.cli.screen.board import Board, Cell, Line, Mark, Panel, Renderer, Row, Suit, yes_no
from honjin.games.way_of_the_samurai.card import (
    CLIMATE_TRAITS,
    COST_TIMES,
    ENEMY_TRAITS,
    GAUGES,
    SYMBOLS,
    WEAPON_TRAITS,
    Action,
    Adversary,
    Card,
    Climate,
    Cost,
    Enemy,
    Item,
    Weapon,
)
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.engine.book import HIGHEST, LOWEST
from honjin.games.way_of_the_samurai.text import (
    INITIALS,
    SHAPES,
    TEXTS,
    card_text,
    changes,
    counter_text,
    defence_text,
    is_joker,
    losses,
)
from honjin.games.way_of_the_samurai.view import Opponent, Seat, View
from honjin.table.fields import word_of, write_words
from honjin.table.table import Outcome
from honjin.table.text import Argument
from honjin.table.view import Cards

HEART, SPARK, SPENT, DICE = "♥", "✦", "✧", "⚀⚁⚂⚃⚄⚅"
COLOURS = ("#c0caf5", "#7dcfff", "#8ec07c", "#f7768e")
PLAIN, JOKER, FAINT, EDGE, MARK = "#a9b1d6", "#bb9af7", "#565f89", "#3b4261", "bold #e0af68"
RED, BLUE = "#f7768e", "#7dcfff"
LONGEST = 10  # a row of symbols; beyond that only the number says it all
NO_ENEMY = "none"


def symbols(symbol: str, count: int, limit: int = 0) -> str:
    """♥♥♥ 3, or with a limit ✦✦✧ 2/3."""
    row = symbol * min(count, LONGEST) + ("+" if count > LONGEST else "")
    if limit:
        return f"{row}{SPENT * min(limit - count, LONGEST)} {count}/{limit}"
    return f"{row} {count}".strip()


def find(items: Iterable[Item], id: str) -> Item | None:
    return next((item for item in items if item.id == id), None)


class SamuraiBoard(Renderer):
    """One look at a table of Way of the Samurai."""

    @cached_property
    def view(self) -> View:
        return self.shown(View)

    @property
    def cards(self) -> SamuraiCards:
        assert isinstance(self.t.cards, SamuraiCards)
        return self.t.cards

    def text(self, key: str, **args: Argument) -> str:
        """In the words of the game itself."""
        return TEXTS(self.lang, key, args)

    def card(self, id: str) -> Card:
        return self.cards.box.cards[self.cards.numbers[id]]

    def board(self) -> Board:
        held = [] if self.seat is None else self.view.seats[self.seat].hand
        panels = [self.player(p, player) for p, player in enumerate(self.view.seats)]
        if len(panels) == 1:
            panels.insert(0, self.enemy())
        return Board(
            self.status(),
            panels,
            Row(self.say("board-hand"), self.cells(held)),
            [Row(self.say("ws-looked-at"), self.cells(self.view.looked_at))],
            tuple(self.suit(number) for number in range(len(SYMBOLS))),
            self.legend(),
            self.notes(),
            more=self.discards(),
            unseen=self.unseen(),
            tints=(Mark(HEART, "", RED), Mark(SPARK, "", BLUE), Mark(SPENT, "", FAINT)),
        )

    def result(self, outcome: Outcome, sentence: str) -> str:
        """Alone: won or lost, and how many were beaten; a fight without end has a rank for that (WS-E5)."""
        if self.t.players > 1:
            return super().result(outcome, sentence)
        number = self.view.rank
        rank = "none" if number is None else self.say(f"rank-{number}")
        fallen = not outcome.winners and number is not None
        return self.say(
            "solo-result",
            sentence=self.say("solo-fallen") if fallen else sentence,
            rule=outcome.rule,
            beaten=outcome.scores[0],
            rank=rank,
            number=str(number),
        )

    # --- the table

    def legend(self) -> tuple[Mark, ...]:
        suits = [self.suit(number) for number in range(len(SYMBOLS))]
        gauges = [
            Mark(initial, self.text(f"gauge-{gauge}"))
            for initial, gauge in zip(INITIALS, GAUGES, strict=True)
        ]
        return (*(Mark(suit.symbol, suit.name, suit.colour) for suit in suits), *gauges)

    @cached_property
    def opponent(self) -> Opponent | None:
        """The enemy as the view has it; between two fights of a campaign there is none."""
        enemy = self.view.enemy
        if enemy is None:
            return None
        between = enemy.life == 0 and self.t.outcome is None and self.view.mode != "fight"
        return None if between else enemy

    @property
    def campaign(self) -> str:
        box, name = self.cards.box, self.view.mode
        at = {"dojo": 0, "village": 1}.get(name)
        return name if at is None else box.campaigns[at].label(self.lang)

    def status(self) -> str:
        """Which fight, which round, and how far a campaign has come."""
        return self.say(
            "ws-status",
            mode=self.view.mode,
            campaign=self.campaign,
            met=yes_no(self.opponent is not None),
            round=self.view.round,
            fight=self.view.beaten + 1,
            beaten=self.view.beaten,
            waiting=len(self.view.waiting),
            **self.who(self.view.to_move),
        )

    def notes(self) -> list[str]:
        """The decks, where the fight is, and what else holds."""
        view, box = self.view, self.cards.box
        notes = [
            self.say(
                "ws-decks",
                actions=view.actions.deck,
                spent=len(view.actions.discard),
                specials=view.specials.deck,
                adversaries=view.adversaries.deck,
                shown=len(view.adversaries.discard),
                wounds=sum(view.wounds.values()),
            )
        ]
        if view.location is not None:
            notes.append(self.say("ws-location", name=self.name(box.places, view.location)))
        if view.climate is not None:
            notes.append(self.climate(view.climate))
        if view.hard:
            notes.append(self.say("ws-hard"))
        if view.waiting:
            everyone = [who for campaign in box.campaigns for who in campaign.opponents]
            names = ", ".join(self.name(everyone, id) for id in view.waiting)
            notes.append(self.say("ws-waiting", names=names))
        if view.broken:
            names = ", ".join(self.name(box.weapons, id) for id in view.broken)
            notes.append(self.say("ws-broken", names=names))
        return notes

    def name(self, items: Iterable[Item], id: str) -> str:
        found = find(items, id)
        return id if found is None else found.label(self.lang)

    def climate(self, id: str) -> str:
        climate = find(self.cards.box.climates, id)
        assert isinstance(climate, Climate)
        said = [self.say(f"ws-trait-{word}") for word in write_words(CLIMATE_TRAITS, climate.traits)]
        said += [self.cost(clause) for clause in climate.costs]
        return self.say("ws-climate", name=climate.label(self.lang), effects=self.together(said))

    def cost(self, clause: Cost) -> str:
        """A clause of a climate (WS-M5)."""
        low = "none"
        if clause.gauge is not None:
            sign = "" if clause.level == LOWEST else "≤ "
            low = f"{self.text(f'gauge-{tuple(GAUGES)[clause.gauge]}')} {sign}{clause.level}"
        lost = "fight" if clause.defeat else losses(self.lang, clause.life, clause.ki, clause.either)
        return self.say("ws-cost", when=word_of(COST_TIMES, clause.when), low=low, lost=lost)

    def discards(self) -> list[Row]:
        """WS-R11: for everybody to look through."""
        piles = {"actions": self.view.actions, "adversaries": self.view.adversaries}
        return [Row(self.say(f"ws-used-{key}"), self.cells(pile.discard)) for key, pile in piles.items()]

    def unseen(self) -> list[Row]:
        """What remains in each deck, as a careful player counts it."""
        piles = {
            "actions": self.view.actions.unseen,
            "specials": self.view.specials.unseen,
            "adversaries": self.view.adversaries.unseen,
            "wounds": self.view.wounds,
        }
        return [
            Row(self.say(f"ws-unseen-{key}"), [self.counted(id, count) for id, count in pile.items()])
            for key, pile in piles.items()
        ]

    def counted(self, id: str, count: int) -> Cell:
        shown = self.cell(id)
        name = shown.name if count == 1 else f"{shown.name} ×{count}"
        return Cell(name, shown.suit, shown.rank, shown.note)

    # --- the two sides

    def enemy(self) -> Panel:
        if self.opponent is None:
            nobody = self.say("ws-no-enemy")
            return Panel(nobody, nobody, lines=self.adversary_lines())
        id, life, ki = self.opponent.name, self.opponent.life, self.opponent.ki
        box = self.cards.box
        found = find(box.enemies, id) if self.view.mode == "fight" else None
        opponents = [who for campaign in box.campaigns for who in campaign.opponents]
        name = self.say("ws-clan") if self.view.mode == "clan" else self.name([*box.enemies, *opponents], id)
        details = ""
        if isinstance(found, Enemy):
            words = write_words(ENEMY_TRAITS, found.traits)
            details = self.together([self.say(f"ws-trait-{word}") for word in words])
        return Panel(
            self.say("ws-enemy", name=name, life=life, ki=ki, trait=details or NO_ENEMY),
            self.say("ws-enemy-brief", name=name, life=symbols(HEART, life), ki=symbols(SPARK, ki)),
            details=details,
            lines=self.adversary_lines(),
        )

    @property
    def faced(self) -> dict[str, str | None]:
        """The two cards of the enemy, where they are known."""
        return {"defence": self.view.defence, "counter": self.view.counter}

    def adversary_lines(self) -> list[Line]:
        """The Defence and the Counter-attack, as sentences."""
        lines = []
        for key, id in self.faced.items():
            if id is None:
                hidden = self.say(f"ws-no-{key}")
                lines.append(Line(((hidden, FAINT),), hidden))
                continue
            card = self.card(id)
            assert isinstance(card, Adversary)
            if card.hard:
                said = card_text(card, self.lang)
            else:
                said = defence_text(card, self.lang) if key == "defence" else counter_text(card, self.lang)
            name = card.label(self.lang)
            head, mark, rest = said.partition(":")
            lines.append(Line(((head + mark, "bold"), (rest, ""), (f" {name}", FAINT)), f"{said} ({name})"))
        return lines

    def player(self, p: int, player: Seat) -> Panel:
        weapon = find(self.cards.box.weapons, player.weapon)
        assert isinstance(weapon, Weapon)
        life, ki, most, die = player.life, player.ki, player.ki_max, player.die
        details = self.weapon(weapon)
        alone, moves = len(self.view.seats) == 1, p == self.view.to_move
        facts: dict[str, Argument] = {
            **self.who(p),
            "weapon": weapon.label(self.lang),
            "effects": details or NO_ENEMY,
            "hand": len(player.hand),
            "die": die,
        }
        title = self.say("ws-player", **facts, life=life, ki=ki, max=most)
        rows = {"life": symbols(HEART, life), "ki": symbols(SPARK, ki, most), "face": DICE[die - 1]}
        brief = self.say("ws-player-brief", **facts, **rows, alone=yes_no(alone))
        lines = self.gauges(player, weapon, self.asked() if moves else {})
        stored = self.cells(player.stored)
        if stored:
            lines.append(self.stored(stored))
        if not alone and not moves:
            lines += self.adversary_lines()
        return Panel(title, brief, is_active=moves or alone, details=details, lines=lines)

    def weapon(self, weapon: Weapon) -> str:
        said = [self.say(f"ws-trait-{word}") for word in write_words(WEAPON_TRAITS, weapon.traits)]
        if weapon.guard_max < HIGHEST:
            said.append(self.say("ws-guard-max", level=weapon.guard_max))
        return self.together(said)

    def together(self, said: Iterable[str]) -> str:
        return self.say("ws-semicolon").join(said)

    def asked(self) -> dict[str, int]:
        """The levels that the cards of the enemy ask for, where they are known."""
        found: dict[str, int | None] = {}
        for key, id in self.faced.items():
            card = None if id is None else self.card(id)
            if isinstance(card, Adversary) and not card.hard:
                levels = {"force": card.force, "technique": card.technique}
                found |= levels if key == "defence" else {"guard": card.guard}
        return {name: level for name, level in found.items() if level is not None}

    def gauges(self, player: Seat, weapon: Weapon, asked: Mapping[str, int]) -> list[Line]:
        """Each gauge as a scale, and beside them the cards of the attack."""
        levels = asdict(player.gauges)
        names = {name: self.text(f"gauge-{name}") for name in GAUGES}
        said = ", ".join(f"{names[name]} {level}" for name, level in levels.items())
        attack = [self.cell(placed.card, placed.symbol) for placed in player.attack]
        placed = ", ".join(f"{cell.name} ({cell.note})" for cell in attack)
        words = [
            self.say("ws-gauges", low=LOWEST, high=HIGHEST, levels=said),
            self.say("ws-attack", cards=placed) if placed else self.say("ws-no-attack"),
            "",
        ]
        wide = max(map(len, names.values()))
        lines = []
        for at, (name, level) in enumerate(levels.items()):
            most = weapon.guard_max if name == "guard" else HIGHEST
            title = self.say("ws-attack-short")
            head = f"  {title if at == 0 else '':<{len(title)}} "
            pieces = [(f"{names[name]:<{wide}} ", ""), *scale(level, most, asked.get(name)), (head, FAINT)]
            pieces += slot(at + 1, attack[at] if at < len(attack) else None)
            lines.append(Line(tuple(pieces), words[at]))
        return lines

    def stored(self, cells: list[Cell]) -> Line:
        """WS-X2: Specials beside the gauges."""
        pieces = [(self.say("ws-stored").strip() + " ", FAINT)]
        for cell in cells:
            pieces += [(f" {cell.suit.symbol} {cell.name}", cell.suit.colour), (f" {cell.rank} ", FAINT)]
        said = ", ".join(f"{cell.name} ({cell.note})" for cell in cells)
        return Line(tuple(pieces), f"{self.say('ws-stored')}: {said}")

    # --- cards

    def suit(self, number: int) -> Suit:
        shape, _, word = self.text(f"symbol-{SYMBOLS[number]}").partition(" ")
        return Suit(word, shape, COLOURS[number], f"{shape} {word}")

    def cells(self, cards: Cards) -> list[Cell]:
        """The known cards of a zone."""
        return [self.cell(card) for card in cards if card is not None]

    def cell(self, id: str, symbol: str | None = None) -> Cell:
        """A card of any deck; a Joker that lies in an attack has a symbol."""
        card = self.card(id)
        name = card.label(self.lang)
        if isinstance(card, Adversary):
            return Cell(name, Suit("", "", PLAIN), note=self.demands(card))
        if not isinstance(card, Action):
            return Cell(name, Suit("", "", PLAIN), note=card_text(card, self.lang).rstrip("."))
        lines = " ".join(f"{INITIALS[gauge]}{by:+d}" for gauge, by in card.lines)
        said = changes(card.lines, self.lang)
        if is_joker(card):
            suit = Suit(self.text("any-symbol").partition(" ")[2], SHAPES, JOKER, SHAPES)
            lines, said = "+1", self.say("ws-joker")
        else:
            suit = self.suit(card.symbol or 0)
        if symbol is not None:
            suit = self.suit(SYMBOLS.index(symbol))
        return Cell(name, suit, lines, f"{suit.name}, {said}")

    def demands(self, card: Adversary) -> str:
        """What Defence and Counter-attack ask for, in two words."""
        if card.hard:
            return self.say("ws-hard-card")
        asked = [
            f"{self.text(f'gauge-{gauge}')} {level}"
            for gauge, level in (("force", card.force), ("technique", card.technique))
            if level is not None and level >= LOWEST
        ]
        asked_for = ", ".join(asked) or "0"
        return self.say("ws-demands", asked=asked_for, guard=card.guard, any=yes_no(card.guard > HIGHEST))


BOARD: Final = SamuraiBoard


def scale(level: int, most: int, asked: int | None) -> list[tuple[str, str]]:
    """-2 ─ -1 ─ 0 ━[1]─(2)─ 3 ─ ×: the level, the one asked for, and what is out of reach."""
    pieces: list[tuple[str, str]] = []
    for at in range(LOWEST, HIGHEST + 1):
        if at > LOWEST:
            heavy = min(level, 0) < at <= max(level, 0)
            pieces.append(("━", MARK) if heavy else ("─", EDGE))
        if at == level:
            pieces.append((f"[{at}]", MARK))
        elif at == asked:
            pieces.append((f"({at})", RED))
        else:
            pieces.append((f" {at} " if at <= most else " × ", FAINT))
    return pieces


def slot(number: int, cell: Cell | None) -> list[tuple[str, str]]:
    """A place of the attack."""
    if cell is None:
        return [(f"{number} ", FAINT), ("·", EDGE)]
    return [
        (f"{number} ", FAINT),
        (f"{cell.suit.symbol} {cell.name}", cell.suit.colour),
        (f" {cell.rank}", MARK),
    ]
