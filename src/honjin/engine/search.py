"""Search: a tree of choices over the worlds that a seat cannot tell apart (information-set search)."""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.chance import Stream
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import EFFECT, TOP, State

OPTIONS_MAX: Final = 512
PLAYOUT_MAX: Final = 80  # decisions of a playout at most
FREE: Final = -1


def edge_key(node: i64, option: i64) -> i64:
    return node * 0x400000 + option


def node_key(edge: i64, s: State) -> i64:
    """Who is asked what after the edge, and what chance has shown; below all edges' keys and FREE."""
    asked = s.cells[s.cells[TOP] + EFFECT]
    return -2 - (((edge * 8 + s.seat) * 4096 + asked) * 4096 + s.shown())


class Search:
    """Every simulation deals a fresh world, goes down the tree by what is available there, and adds a leaf.

    A node is a moment as far as it is told apart: the choices that led there and what is asked of whom. An
    edge is an option of a node; its value is the sum of what came of it for the seat that chose it.
    """

    def __init__(self, evaluation: Evaluation, seed: int, turns: i64, explore: float) -> None:
        self.evaluation = evaluation
        self.stream = Stream(seed)
        self.turns = turns  # ends of turns that a playout goes past; 0: it stops where this turn ends
        self.explore = explore
        self.decisions: i64 = 0  # made in simulations so far
        self.clear()

    def clear(self) -> None:
        """An empty tree: one node, the root."""
        self.root: i64 = 0
        self.node_visits = vec[i64]([0])
        self.node_value = vec[float]([0.0])  # for the seat that decides there
        self.behind = vec[i64]([FREE])  # the edge that leads to the node
        self.option = vec[i64]()
        self.parent = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.value = vec[float]()
        self.prior = vec[float]()
        self.keys = vec[i64]([FREE] * 1024)
        self.found = vec[i64]([0] * 1024)
        self.filled: i64 = 0
        self.scratch = vec[i64]([0] * OPTIONS_MAX)
        self.drawn = vec[float]([0.0] * OPTIONS_MAX)

    def advance(self, option: i64, observed: State) -> bool:
        """Keep what lies behind the option if it leads to this very question; else False, nothing changes."""
        at = self.look(edge_key(self.root, option))
        if self.keys[at] == FREE or observed.is_over:
            return False
        at = self.look(node_key(self.found[at], observed))
        if self.keys[at] == FREE:
            return False
        self.root = self.found[at]
        return True

    # --- one simulation

    def run(self, observed: State, simulations: i64) -> None:
        for _number in range(simulations):
            self.simulate(observed.sample(self.stream))

    def simulate(self, s: State) -> None:
        path = vec[i64](capacity=32)
        nodes = vec[i64](capacity=32)
        seats = vec[i64](capacity=32)
        node = self.root
        fresh = False
        while not fresh and self.skip_forced(s):
            if len(path) > 0:
                node = self.arrive(path[len(path) - 1], s)
            edge = self.select(s, node)
            path = append(path, edge)
            nodes = append(nodes, node)
            seats = append(seats, s.seat)
            fresh = self.visits[edge] == 0
            s.apply(self.option[edge])
            self.decisions += 1
        if not s.is_over:
            self.play_out(s)
        self.evaluation.evaluate(s)
        chances = self.evaluation.chances
        for index in range(len(path)):
            edge = path[index]
            gained = chances[seats[index]]
            self.visits[edge] += 1
            self.value[edge] += gained
            self.node_visits[nodes[index]] += 1
            self.node_value[nodes[index]] += gained

    def skip_forced(self, s: State) -> bool:
        """Go on to a decision with at least two options; False if the game ends before."""
        while not s.is_over:
            if s.offer() > 1:
                return True
            s.choose(0)
            self.decisions += 1
        return False

    def select(self, s: State, node: i64) -> i64:
        """The edge with the best mix of value, prior and curiosity among those this world offers."""
        count = s.listed
        assert count <= OPTIONS_MAX
        priors = 0.0
        for index in range(count):
            edge = self.edge_of(s, node, s.option(index))
            self.available[edge] += 1
            self.scratch[index] = edge
            priors += self.prior[edge]
        seen = self.node_visits[node]
        # An untried option is taken to be a little worse than the node so far.
        untried = self.node_value[node] / float(seen) - 0.1 if seen > 0 else 0.5
        best: i64 = -1
        top = -1.0
        for index in range(count):
            edge = self.scratch[index]
            visits = float(self.visits[edge])
            value = self.value[edge] / visits if visits > 0 else untried
            curiosity = self.explore * self.prior[edge] / priors * sqrt(float(self.available[edge]))
            merit = value + curiosity / (1.0 + visits)
            if merit > top:
                top = merit
                best = edge
        return best

    def play_out(self, s: State) -> None:
        """Choices by their priors until so many turns have ended."""
        last = s.turn + self.turns
        made: i64 = 0
        while not s.is_over and s.turn <= last and made < PLAYOUT_MAX:
            count = s.offer()
            chosen: i64 = 0
            if count > 1:
                chosen = self.draw(s, count)
            s.choose(chosen)
            made += 1
        self.decisions += made

    def draw(self, s: State, count: i64) -> i64:
        """An option, by its prior."""
        evaluation, priors = self.evaluation, self.drawn
        total = 0.0
        for index in range(count):
            prior = evaluation.prior(s, s.option(index))
            priors[index] = prior
            total += prior
        left = total * float(self.stream.word()) / 4294967296.0
        for index in range(count):
            left -= priors[index]
            if left < 0:
                return index
        return count - 1

    # --- the tree

    def edge_of(self, s: State, node: i64, option: i64) -> i64:
        """The node's edge for the option, made if it is new."""
        key = edge_key(node, option)
        at = self.look(key)
        if self.keys[at] != FREE:
            return self.found[at]
        edge: i64 = len(self.option)
        self.option = append(self.option, option)
        self.parent = append(self.parent, node)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.value = append(self.value, 0.0)
        self.prior = append(self.prior, self.evaluation.prior(s, option))
        self.keep(at, key, edge)
        return edge

    def arrive(self, edge: i64, s: State) -> i64:
        """The node that the edge leads to in this world, made if it is new."""
        key = node_key(edge, s)
        at = self.look(key)
        if self.keys[at] != FREE:
            return self.found[at]
        node: i64 = len(self.node_visits)
        self.node_visits = append(self.node_visits, 0)
        self.node_value = append(self.node_value, 0.0)
        self.behind = append(self.behind, edge)
        self.keep(at, key, node)
        return node

    def look(self, key: i64) -> i64:
        """Where the key is, or would be, in the hash table."""
        mask: i64 = len(self.keys) - 1
        mixed = key * 0x9E3779B97F4A7C
        at = (mixed ^ (mixed >> 29)) & mask
        while self.keys[at] != FREE and self.keys[at] != key:
            at = (at + 1) & mask
        return at

    def keep(self, at: i64, key: i64, found: i64) -> None:
        self.keys[at] = key
        self.found[at] = found
        self.filled += 1
        if self.filled * 2 > len(self.keys):
            self.grow()

    def grow(self) -> None:
        keys, found = self.keys, self.found
        size = 2 * len(keys)
        self.keys = vec[i64]([FREE] * size)
        self.found = vec[i64]([0] * size)
        for index in range(len(keys)):
            if keys[index] != FREE:
                at = self.look(keys[index])
                self.keys[at] = keys[index]
                self.found[at] = found[index]

    # --- what came of it

    def edges(self, node: i64) -> list[tuple[int, int, float]]:
        """Option, visits and mean value of every edge of the node that was tried."""
        return [
            (int(self.option[edge]), int(self.visits[edge]), self.value[edge] / float(self.visits[edge]))
            for edge in range(len(self.option))
            if self.parent[edge] == node and self.visits[edge] > 0
        ]

    def lines(self, options: list[int], most: int) -> list[list[int]]:
        """The choices tried most after each option of the root."""
        nodes, edges = self.busiest_nodes(), self.busiest_edges()
        found: list[list[int]] = []
        for option in options:
            edge = self.found[self.look(edge_key(self.root, option))]
            line: list[int] = []
            while len(line) < most and nodes[edge] != FREE and edges[nodes[edge]] != FREE:
                edge = edges[nodes[edge]]
                line.append(self.option[edge])
            found.append(line)
        return found

    def busiest_nodes(self) -> "vec[i64]":
        """By edge, the node visited most of those behind it, or FREE."""
        best = vec[i64]([FREE] * len(self.option))
        for node in range(1, len(self.behind)):
            edge = self.behind[node]
            if best[edge] == FREE or self.node_visits[node] > self.node_visits[best[edge]]:
                best[edge] = node
        return best

    def busiest_edges(self) -> "vec[i64]":
        """By node, its edge tried most, or FREE."""
        best = vec[i64]([FREE] * len(self.behind))
        for edge in range(len(self.option)):
            node, tried = self.parent[edge], self.visits[edge]
            if tried > 0 and (best[node] == FREE or tried > self.visits[best[node]]):
                best[node] = edge
        return best
