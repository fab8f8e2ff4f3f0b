"""A game being played here: who sits where, what a typed line means, what has happened; no drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from zlib import crc32

import honjin
from honjin.bots.bot import Thought, observation_hash
from honjin.bots.external import Forfeit
from honjin.bots.players import Players
from honjin.cli.command import HUMAN, Terminal
from honjin.cli.commands.rules import contents
from honjin.cli.explanation import advice_lines, thought_lines
from honjin.cli.items import find_item
from honjin.cli.players import called
from honjin.cli.screen.board import Board, board, plain_lines, plain_row, renderer
from honjin.cli.suggestion import suggestion
from honjin.lab.report.numbers import percent
from honjin.lab.report.words import forfeit_text
from honjin.table.bot_notes import BotNotes, BotSeat, Noted
from honjin.table.card_set import slug
from honjin.table.choice import Choice
from honjin.table.lists import KIND
from honjin.table.notation import Hole
from honjin.table.people import Names, People
from honjin.table.record import read_bot_notes
from honjin.table.refusal import Refusal
from honjin.table.table import Option, Question, RewindPoint
from honjin.table.text import rules

LOOKS = ("why", "rule", "card", "log", "hand", "board", "odds", "unseen", "hint", "explain")
ADVISER = "expert"
TURN = "turn"  # undo turn: all of one's choices in it
DIGITS = 9  # of a number that is typed
WORDS = (*LOOKS, "undo", "save", "load", "help", "quit")


@dataclass
class Reply:
    """What a typed line led to: lines to show, whether the game went on, whether to leave."""

    lines: list[str] = field(default_factory=list)
    moved: bool = False
    leave: bool = False


class Session:
    """People and bots at one table; front ends show it and hand over what is typed."""

    def __init__(
        self,
        table: honjin.Table,
        seats: Sequence[str],
        terminal: Terminal,
        cards: Path | None = None,
        bot_notes: BotNotes | None = None,
    ) -> None:
        self.table = table
        self.cards = cards  # the user's card set, if the table has one
        self.terminal = terminal.of(table.game.package)
        self.seats = list(seats)
        self.names = called(self.seats, terminal)
        self.players = Players(table.game, None if cards is None else cards.read_text("utf-8"))
        self.thoughts: dict[int, Thought] = {}  # of the bots, by how many lines the record had then
        self.gave_up = ""  # which bot, and why
        self._sit_down_bots(bot_notes)
        self.viewer: int | None = None  # the person looking at the screen
        self.read = [0] * table.players  # how many facts each seat has been told

    def _sit_down_bots(self, before: BotNotes | None) -> None:
        """The seed stands for the whole game, the bots included; the same ones keep what was noted before."""
        chance = crc32(self.table.origin.seed.encode())
        levels = {p: level for p, level in enumerate(self.seats) if level != HUMAN}
        seeds = {p: chance + p for p in levels}
        self.bot_notes = BotNotes({p: BotSeat(level, seeds[p]) for p, level in levels.items()})
        self.thoughts = {}
        self._make_bots_anew()
        if before is not None and before.bots == self.bot_notes.bots:
            self.bot_notes.notes = before.notes
            self.bot_notes.begin_anew(len(self.table.done))

    def _make_bots_anew(self) -> None:
        """The same ones, who remember nothing."""
        bots = self.bot_notes.bots
        levels = {seat: bot.level for seat, bot in bots.items()}
        self.bots = self.players.seated(levels, {seat: bot.seed for seat, bot in bots.items()})

    def close(self) -> None:
        """Let the programs among the players go."""
        self.players.close()

    @property
    def people(self) -> list[int]:
        return [p for p in range(self.table.players) if p not in self.bots]

    def advance(self) -> None:
        """Let the bots choose until a person is asked or the game is over."""
        while (question := self.table.decision) is not None and question.seat in self.bots:
            self._let_choose(question.seat)

    def _let_choose(self, seat: int) -> None:
        """A bot chooses, which is noted; one of a user's own may give up instead."""
        bot, observation = self.bots[seat], self.table.observe(seat)
        try:
            choice = bot.choose(observation)
        except Forfeit as forfeit:
            reason = forfeit_text(str(forfeit), self.terminal)
            self.gave_up = self.terminal.say("play-gave-up", name=self.names[seat], reason=reason)
            self.table.end(seat, "forfeit")
            return
        self.table.play(choice)
        line, thought = len(self.table.done), bot.explain()
        simulations = 0 if thought is None else thought.simulations
        self.bot_notes.note(line, Noted(seat, observation_hash(observation.state), simulations))
        if thought is not None:
            self.thoughts[line] = thought

    def needs_cover(self) -> bool:
        """Whether another person than the last one is asked: nobody's hand may show until they sit down."""
        question = self.table.decision
        return question is not None and len(self.people) > 1 and question.seat != self.viewer

    def sit_down(self) -> None:
        """The person asked looks at the screen now; with one person, that one always does."""
        if self.table.decision is not None and self.table.decision.seat in self.people:
            self.viewer = self.table.decision.seat

    def stand_up(self) -> None:
        """Nobody looks: what is shown until the next person sits down is a spectator's view."""
        self.viewer = None

    def looker(self) -> int | None:
        """Whose view is shown: the person who sat down, the only one, or a spectator's."""
        return self.people[0] if len(self.people) == 1 else self.viewer

    def board(self, seat: int | None) -> Board:
        return board(self.table, seat, self.terminal, self.names)

    def asked(self, question: Question) -> str:
        """The question, and whose it is."""
        return asked_line(self.table, question, self.looker(), self.terminal, self.names)

    def label(self, option: Option) -> str:
        return option.label(self.terminal.lang, self.names)

    # --- what has happened

    def news(self) -> list[honjin.LogLine]:
        """The log since this person last saw it."""
        seat = self.looker()
        if seat is None:
            return []
        lines = self.log(seat, self.read[seat])
        self.read[seat] += len(lines)
        return lines

    def log(self, seat: int | None, since: int = 0) -> list[honjin.LogLine]:
        return self.table.log(seat, self.terminal.lang, since, self.names)

    def result(self) -> list[str]:
        """Who won, and by which rule; with several people here nobody is "you"."""
        reader = self.people[0] if len(self.people) == 1 else None
        lines = result_lines(self.table, reader, self.terminal, self.names)
        return [*([self.gave_up] if self.gave_up else []), *lines]

    # --- what a typed line means

    def completions(self) -> list[str]:
        """Everything that could be typed now: choices first, then words, then what words can ask about."""
        question = self.table.decision
        choices = [] if question is None else [option.notation for option in question.options]
        cards = [f"{word} {id}" for word in ("card", "why") for id in self.table.cards.ids]
        tiles = [f"card {face.id}" for face in self.table.game.items(self.table.cards, self.terminal.lang)]
        return [
            *choices,
            *WORDS,
            f"undo {TURN}",
            *cards,
            *tiles,
            *(f"rule {id}" for id in rules(self.table.game.package)),
        ]

    def respond(self, line: str) -> Reply:
        """A number or a notation is a choice; other words ask something."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        question = self.table.decision
        if word in ("", "?", "help"):
            return Reply(self.help())
        if word in WORDS:
            answer: Reply = getattr(self, f"_{word}")(rest)
            return answer
        if question is None:
            return Reply(self.result())
        if word.isdecimal() and not rest:
            if not 1 <= int(word) <= len(question.options):
                return Reply([self.terminal.say("play-no-number", last=len(question.options))])
            line = question.options[int(word) - 1].notation
        try:
            self.table.play(line)
        except honjin.IllegalChoice as refused:
            return Reply(self.refusal_texts(refused.refusals))
        return Reply(moved=True)

    def refusal_texts(self, refusals: Sequence[Refusal]) -> list[str]:
        return [refusal.text(self.terminal.lang, self.names) for refusal in refusals]

    def help(self) -> list[str]:
        """What can be typed at this table, leaving last."""
        say = self.terminal.say
        *lines, last = say("play-help", rule=self.some_rule).splitlines()
        faces = self.table.game.items(self.table.cards, self.terminal.lang)
        if faces:
            lines.append(say("play-help-items"))
        if self.board(None).unseen:
            lines += say("play-help-odds").splitlines()
        if self.bots:
            lines.append(say("play-help-explain"))
        return [*lines, last]

    def _why(self, rest: str) -> Reply:
        """Of a choice, or of a card or another word: every way of using it that could be meant now."""
        question = self.table.decision
        if question is None:
            return Reply(self.result())
        choices = self.meant(rest, question) or [rest]
        lines = []
        for choice in choices:
            said = self.refusal_texts(self.table.why_not(question.seat, choice))
            said = said or [self.terminal.say("play-legal")]
            lines += [f"{choice}: {text}" for text in said]
        return Reply(lines)

    def meant(self, word: str, question: Question) -> list[str]:
        """The choices with this word alone that are like an option; of a card, at least to play it."""
        notation, found = self.table.notation, []
        kinds = [notation.patterns[code // KIND] for code in question.codes]
        firsts = {str(pattern[0]) for pattern in kinds}
        for pattern in notation.patterns:
            holes = [part for part in pattern if isinstance(part, Hole)]
            if len(holes) == 1 and (pattern in kinds or (len(pattern) == 2 and pattern[0] in firsts)):
                fits = holes[0].read(word.lower(), question.seat) is not None
                found += [" ".join(word if isinstance(p, Hole) else p for p in pattern)] if fits else []
        verb = "play" if "play {card}" in self.table.game.patterns else "place"
        return found or ([f"{verb} {word}"] if word in self.table.cards.numbers else [])

    @property
    def some_rule(self) -> str:
        return next(iter(rules(self.table.game.package)))

    def _rule(self, rest: str) -> Reply:
        """One rule in full, or the titles of all."""
        id = rest.upper()
        if not id:
            return Reply(contents(list(rules(self.table.game.package).values()), self.terminal))
        try:
            return Reply([f"{id}: {honjin.rule(id, self.terminal.lang)}"])
        except ValueError:
            return Reply([self.terminal.say("play-no-rule", rule=rest, example=self.some_rule)])

    def _card(self, rest: str) -> Reply:
        """One card, or all in hand."""
        id = slug(rest)
        if not id:
            names = dict.fromkeys(c.name for c in self.board(self.looker()).hand.cells)
            return Reply([line for name in names for line in self._card(name).lines] or ["-"])
        tile = find_item(self.table.game.items(self.table.cards, self.terminal.lang), id)
        if tile is not None and id not in self.table.cards.numbers:
            return Reply([tile.headline, tile.text, *tile.notes])
        if id not in self.table.cards.numbers:
            hint = suggestion(self.terminal, id, self.table.cards.ids)
            return Reply([self.terminal.say("play-no-card", card=rest) + hint])
        face = self.table.game.card_face(id, self.terminal.lang, self.table.cards)
        return Reply([face.headline, face.text, *face.notes])

    def _log(self, rest: str) -> Reply:
        seat = self.looker()
        lines = self.log(seat)
        return Reply(log_lines(lines[-(int(rest) if rest.isdecimal() else 20) :]))

    def _hand(self, rest: str) -> Reply:
        shown = self.board(self.looker())
        return Reply([plain_row(shown.hand)])

    def _board(self, rest: str) -> Reply:
        return Reply(plain_lines(self.board(self.looker()), whole=True))

    def _odds(self, rest: str) -> Reply:
        """The exact chance that the next blow hits, as far as the person looking can know it."""
        seat = self.looker()
        if self.table.decision is None:
            return Reply(self.result())
        chance = None if seat is None else self.table.game.odds(self.table.observe(seat).state, seat)
        if chance is None:
            return Reply([self.terminal.say("play-no-odds")])
        share = percent(float(chance), self.terminal)
        return Reply([self.terminal.say("play-odds", chance=str(chance), share=share)])

    def _unseen(self, rest: str) -> Reply:
        rows = self.board(self.looker()).unseen
        return Reply([plain_row(row) for row in rows] or [self.terminal.say("play-no-unseen")])

    def _hint(self, rest: str) -> Reply:
        """What a strong bot would consider here, knowing what the person looking knows."""
        question = self.table.decision
        if question is None:
            return Reply(self.result())
        if question.seat != self.looker():
            return Reply([self.terminal.say("play-no-hint")])
        try:
            budget = honjin.Budget.read(rest) if rest else None
        except ValueError:
            return Reply([self.terminal.say("play-hint-budget", found=rest)])
        return Reply(advice_lines(self.table, ADVISER, budget, crc32(rest.encode()), self.terminal))

    def _explain(self, rest: str) -> Reply:
        """Why a bot made its last choice, or one before; not while that would tell of its hand."""
        if self.table.decision is not None and self.table.players > 1:
            return Reply([self.terminal.say("play-explain-later")])
        back = int(rest) if rest.isdecimal() and int(rest) > 0 else 1
        told = sorted(self.thoughts)
        if back > len(told):
            return Reply([self.terminal.say("play-no-thought", count=len(told))])
        line = told[-back]
        choice = self.table.done[line - 1]
        assert isinstance(choice, Choice)
        heading = self.terminal.say(
            "play-explained",
            number=line,
            name=self.names[choice.seat],
            choice=choice.notation,
        )
        thought = self.thoughts[line]
        return Reply([heading, *thought_lines(thought, self.table.notation, choice.seat, self.terminal)])

    def _undo(self, rest: str) -> Reply:
        """Some choices of one's own, or those of a turn, back; with nobody but bots as far as one likes."""
        seat = self.looker()
        if rest not in ("", TURN) and not (rest.isdecimal() and int(rest[:DIGITS]) > 0):
            return Reply([self.terminal.say("play-undo-what", found=rest)])
        points = [] if seat is None else self.table.rewind_points(seat)
        back = count_of(points, rest[:DIGITS])
        if seat is not None and 0 < back <= self.table.undo_depth(seat):
            for _ in range(back):
                self.table.undo()
            self.bot_notes.forget(len(self.table.done))
            return self._went_back("play-undone")
        if len(self.people) > 1 or self.table.origin.seal is not None:
            return Reply([self.terminal.say("play-no-undo")])
        if not 0 < back <= len(points):
            return Reply([self.terminal.say("play-no-choices", count=len(points))])
        self.table.rewind(points[-back].made)
        self._make_bots_anew()
        return self._went_back("play-rewound")

    def _went_back(self, key: str) -> Reply:
        self.read = [min(count, self.table.fact_count) for count in self.read]
        return Reply([self.terminal.say(key)], moved=True)

    def _save(self, rest: str) -> Reply:
        path = Path(rest or f"{self.table.game.name}.game")
        try:
            path.write_text(self.table.record(bot_notes=self.bot_notes), "utf-8")
        except OSError as error:
            return Reply([self.terminal.say("play-not-saved", file=str(path), why=str(error.strerror))])
        return Reply([self.terminal.say("play-saved", file=str(path))])

    def _load(self, rest: str) -> Reply:
        path = Path(rest or f"{self.table.game.name}.game")
        try:
            text = path.read_text("utf-8")
            loaded, bot_notes = honjin.replay(text, self.cards), read_bot_notes(text)
        except OSError as error:
            return Reply([self.terminal.say("play-not-loaded", file=str(path), why=str(error.strerror))])
        except honjin.FormError as error:
            return Reply(error.text(self.terminal.lang).splitlines())
        if loaded.players != self.table.players or loaded.game is not self.table.game:
            return Reply(
                [self.terminal.say("play-other-table", players=loaded.players, game=loaded.game.name)]
            )
        self.table = loaded
        self._sit_down_bots(bot_notes)
        self.viewer = None
        self.read = [len(loaded.events(None))] * loaded.players
        return Reply([self.terminal.say("play-loaded", file=str(path))], moved=True)

    def _quit(self, rest: str) -> Reply:
        return Reply(leave=True)


def count_of(points: Sequence[RewindPoint], wanted: str) -> int:
    """How many choices of one's own that is: so many, one, or those of the turn of the last."""
    if wanted == TURN:
        return sum(point.turn == points[-1].turn for point in points)
    return int(wanted or 1)


def asked_line(
    t: honjin.Table, question: Question, seat: int | None, terminal: Terminal, names: Names
) -> str:
    """What is asked of whom; the one who looks is asked without a name."""
    who = People(t.players, seat, names).who(question.seat, terminal.lang)
    asked = question.label(terminal.lang, names, is_asked=seat in (None, question.seat))
    return terminal.say("play-asked", question=asked, **who)


def result_lines(t: honjin.Table, seat: int | None, terminal: Terminal, names: Names) -> list[str]:
    """How the game ended, for the one who looks, and by which rule; nothing while it goes on."""
    outcome, sentence = t.outcome, t.result(seat, terminal.lang, names)
    if outcome is None or sentence is None:
        return []
    return [renderer(t, People(t.players, seat, names), terminal).result(outcome, sentence)]


def log_lines(lines: Sequence[honjin.LogLine]) -> list[str]:
    """Log lines with their rules, the same one several times running only once."""
    return [f"{line.text} ({line.rule}){times}" for line, times in counted(lines)]


def counted(lines: Sequence[honjin.LogLine]) -> list[tuple[honjin.LogLine, str]]:
    """Each line once with how many times running it was said, as " ×3"."""
    runs = [list(run) for _, run in groupby(lines, key=lambda line: (line.text, line.rule))]
    return [(run[0], f" ×{len(run)}" if len(run) > 1 else "") for run in runs]
