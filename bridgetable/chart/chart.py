"""The chart as values: what happened, facts, choices and orders, and the edges between them."""

from enum import Enum

from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.rulings.decisions import Answer


class Shape(Enum):
    """The sort of a node, which decides its shape."""

    HAPPENED = tr("what happened")
    FACT = tr("a fact the director finds")
    JUDGEMENT = tr("what the director judges")
    CHOICE = tr("a player’s choice")
    ORDER = tr("an order")


@frozen
class Line:
    """A sentence of a node, with the clauses that say so."""

    text: str
    cites: tuple[str, ...]


@frozen
class Node:
    """A node: its place in the list of nodes, its shape and lines, and who chooses, in words."""

    number: int
    shape: Shape
    lines: tuple[Line, ...]
    who: str = ""
    is_option: bool = False  # an answer, and not the question
    taken: bool = False  # the case has come this way
    pending: bool = False  # the case waits here
    answers: tuple[Answer, ...] = ()  # lead to what it shows: by the way that was taken, else by the first

    @property
    def text(self) -> str:
        """The words of the node, a line each."""
        said = "\n".join(line.text for line in self.lines)
        return f"{self.who}: {said}" if self.who else said

    @property
    def cites(self) -> tuple[str, ...]:
        """The clauses of the node."""
        return tuple(dict.fromkeys(cite for line in self.lines for cite in line.cites))


@frozen
class Edge:
    """A way from one node to another, by their numbers, and the answer that stands beside it, if it is no node."""

    start: int
    end: int
    label: str = ""
    taken: bool = False


@frozen
class Chart:
    """The decision chart of one case: the law, its heading, the nodes from the first, and the edges in their order."""

    law: str
    heading: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    book: str = ""  # the title of the law book, where that is another than the Laws of 2017

    @property
    def title(self) -> str:
        """The law with its heading, and its book."""
        law = (
            tr("Law {law}: {heading}", law=self.law, heading=self.heading)
            if self.heading
            else tr("Law {law}", law=self.law)
        )
        return tr("{law} ({book})", law=law, book=self.book) if self.book else law

    def edges_from(self, number: int) -> tuple[Edge, ...]:
        """The edges that leave a node, in the order of its answers."""
        return tuple(e for e in self.edges if e.start == number)

    def edges_to(self, number: int) -> tuple[Edge, ...]:
        """The edges that enter a node."""
        return tuple(e for e in self.edges if e.end == number)
