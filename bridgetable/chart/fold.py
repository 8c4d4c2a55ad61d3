"""Many like answers folded into one: with the words that all share, and “that card” where they differ."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from bridgetable.chart.chart import Shape
from bridgetable.game.auction import Contract
from bridgetable.game.calls import Bid, Double, Pass, Redouble, Strain
from bridgetable.game.cards import Card, Suit
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Outcome, Weighted
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.rulings.decisions import Answer

MANY = 5
THAT_BID = tr("that bid")
"""So many like answers are always one; fewer only where they differ by a card, a call or a number."""


@frozen
class Said:
    """A sentence with its clauses, before it is put into words."""

    words: Msg
    cites: tuple[str, ...]


@frozen(eq=False)
class Knot:
    """A node of the tree before it is put into words, with its answers and the nodes to which they lead."""

    shape: Shape
    said: tuple[Said, ...]
    branches: tuple[tuple[str, Knot], ...]
    alike: Hashable  # equal for what differs in values alone
    who: Seat | None = None
    titles: tuple[Msg, ...] = ()  # the answers that it stands for
    answers: tuple[Answer, ...] = ()
    is_taken: bool = False
    waits: bool = False


def knot(shape: Shape, said: tuple[Said, ...], branches: tuple[tuple[str, Knot], ...], who: Seat | None = None) -> Knot:
    """A node that knows to which others it is alike."""
    words = tuple((template_of(one.words), one.cites) for one in said)
    return Knot(shape, said, branches, (shape, words, who, tuple((label, then.alike) for label, then in branches)), who)


def template_of(message: Msg) -> Hashable:
    """A message without its values, but for the messages within it."""
    inner = tuple((name, template_of(value)) for name, value in message.arguments if isinstance(value, Msg))
    return message.template, tuple(name for name, _ in message.arguments), inner


def folded(options: Iterable[Knot]) -> tuple[Knot, ...]:
    """The answers to a question, like ones as one, in the order of the first of each; the one given stays apart."""
    found: dict[Hashable, list[Knot]] = {}
    for option in options:
        found.setdefault((option.alike, option.is_taken), []).append(option)
    return tuple(one for same in found.values() for one in as_one(same))


def as_one(options: list[Knot]) -> Sequence[Knot]:
    """Like answers as one, where they are many or differ in degree alone."""
    if len(options) < 2 or (len(options) < MANY and not differ_in_degree([o.said[0].words for o in options])):
        return options
    return (evolve(united(options), said=options[0].said, titles=tuple(t for o in options for t in o.titles)),)


def differ_in_degree(titles: list[Msg]) -> bool:
    """True where the values in which titles differ are cards, calls, numbers or results."""
    columns = zip(*([value for _, value in title.arguments] for title in titles), strict=True)
    return all(is_degree(value) for column in columns if any(v != column[0] for v in column) for value in column)


def is_degree(value: object) -> bool:
    """True where a value is one of many of its kind."""
    if isinstance(value, Seat | Suit | Strain | Side):
        return False
    return isinstance(value, Card | Bid | Pass | Double | Redouble | int | Outcome | Weighted | tuple)


def to_the_same(options: Iterable[Knot]) -> tuple[Knot, ...]:
    """The answers to a question, those with the same consequence as one; the answer that was given stays apart."""
    found: dict[Hashable, list[Knot]] = {}
    for number, option in enumerate(options):
        key = number if option.is_taken or len(option.titles) > 1 else exactly(option.branches[0][1])
        found.setdefault(key, []).append(option)
    return tuple(evolve(same[0], said=tuple(s for o in same for s in o.said)) for same in found.values())


def exactly(one: Knot) -> Hashable:
    """The key of a node: all that it says and leads to."""
    branches = tuple((label, exactly(then)) for label, then in one.branches)
    return one.shape, one.said, one.who, one.titles, branches


def united(knots: Sequence[Knot]) -> Knot:
    """Like nodes as one, with the words that all share; the case has reached none of them."""
    if len(knots) == 1:
        return knots[0]
    columns = zip(*(k.branches for k in knots), strict=True)
    titles = max((k.titles for k in knots), key=len)
    branches = tuple((column[0][0], united([then for _, then in column])) for column in columns)
    return evolve(knots[0], said=said_by_all(k.said for k in knots), branches=branches, titles=titles)


def said_by_all(different: Iterable[tuple[Said, ...]]) -> tuple[Said, ...]:
    """The words that like nodes have in common."""
    return tuple(Said(common(one.words for one in row), row[0].cites) for row in zip(*different, strict=True))


def common(messages: Iterable[Msg]) -> Msg:
    """The words that like messages have in common, with a word of its kind for each value in which they differ."""
    first, *others = messages
    if all(other == first for other in others):
        return first
    rows = {name: [value, *(other[name] for other in others)] for name, value in first.arguments}
    return first.with_arguments(**{name: in_common(row) for name, row in rows.items()})


def in_common(row: list[object]) -> object:
    """One value for many: the common one, the common part of messages, or a word that stands for all."""
    messages = [value for value in row if isinstance(value, Msg)]
    if len(messages) == len(row):
        return common(messages)
    if all(value == row[0] for value in row):
        return row[0]
    if isinstance(row[0], tuple) and any(isinstance(value, Msg) for value in row[0]):
        # Of lists of answers the longest is shown.
        return max((value for value in row if isinstance(value, tuple)), key=len)
    return placeholder(row)


WORDS: tuple[tuple[tuple[type, ...], str], ...] = (
    ((Bid, Pass, Double, Redouble), tr("that call")),
    ((Card,), tr("that card")),
    ((Suit, Strain), tr("that suit")),
    ((Seat,), tr("that player")),
    ((Side,), tr("that side")),
    ((Contract,), tr("that contract")),
    ((tuple,), tr("those cards")),
    ((int,), tr("that many")),
    ((Outcome, Weighted), tr("that result")),
)
"""The word that stands for values of these types, the first that fits."""
UNNAMED = "…"
PLACEHOLDERS = frozenset({THAT_BID, UNNAMED, *(words for _, words in WORDS)})


def placeholder(row: list[object]) -> str:
    """The word that stands for values of one kind."""
    already = next((value for value in row if value in PLACEHOLDERS), None)
    if all(isinstance(value, Bid) or value == THAT_BID for value in row):
        return THAT_BID
    if isinstance(already, str):
        return tr("that call") if already == THAT_BID else already
    if isinstance(row[0], tuple) and not all(isinstance(value, Card) for value in row[0]):
        return UNNAMED
    return next((words for types, words in WORDS if isinstance(row[0], types)), UNNAMED)
