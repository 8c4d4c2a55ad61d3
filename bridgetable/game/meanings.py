"""The meaning of a call: points, lengths of suits, a purpose; how it is written, and which hands it can be made on.

A meaning is written as alternatives separated by semicolons, each of them as items separated by commas, all of which
hold; an item may itself name alternatives: `6-10, 6+ spades or 6+ hearts; 20+, balanced`. Lengths are exact (`six
spades`, `5 hearts`), at least (`5+ hearts`, `five or more hearts`), between (`4-6 hearts`) or none (`no hearts`);
points are `10-15`, `16+`, `6 or more`, `0-7` or `up to 7`, and may be followed by `points`. `a major` and `a minor` are
either suit. `any` shows nothing. A purpose begins with `asks`, or is `relay`, `puppet` or `waiting`. `artificial` or
`natural` tells the sort of call.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product

from bridgetable.game.cards import Suit
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import LONGEST_MEANING, MOST_SORTS
from bridgetable.game.values import cached_property, evolve, frozen
from bridgetable.language import tr

MOST_POINTS = 37
MOST_CARDS = 13
LONG = 4
Shape = tuple[int, int, int, int]
SHAPES: tuple[Shape, ...] = tuple(
    (c, d, h, MOST_CARDS - c - d - h) for c, d, h in product(range(MOST_CARDS + 1), repeat=3) if c + d + h <= MOST_CARDS
)
"""Every distribution of thirteen cards: the lengths of clubs, diamonds, hearts, spades."""


@frozen
class Span:
    """Whole numbers from the lowest to the highest, both included."""

    low: int
    high: int

    def within(self, other: Span) -> Span:
        """The numbers that both have; none when the lowest comes out above the highest."""
        return Span(max(self.low, other.low), min(self.high, other.high))


ANY_POINTS = Span(0, MOST_POINTS)
ANY_LENGTH = Span(0, MOST_CARDS)
FREE = (ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)


@frozen
class Showing:
    """One sort of hand: its points, the lengths of clubs, diamonds, hearts and spades, and whether it is balanced."""

    points: Span = ANY_POINTS
    lengths: tuple[Span, Span, Span, Span] = FREE
    balanced: bool = False

    def and_also(self, other: Showing) -> Showing:
        """The hands that are of both sorts."""
        c, d, h, s = (a.within(b) for a, b in zip(self.lengths, other.lengths, strict=True))
        return Showing(self.points.within(other.points), (c, d, h, s), self.balanced or other.balanced)

    def has(self, shape: Shape) -> bool:
        """True where a hand with these lengths is of the sort."""
        if self.balanced and not is_balanced(shape):
            return False
        return all(held.low <= n <= held.high for held, n in zip(self.lengths, shape, strict=True))


@frozen
class Meaning:
    """The meaning of a call: the sorts of hands, its purpose, and `artificial` or `natural` where that is told."""

    showings: tuple[Showing, ...] = (Showing(),)
    purpose: str = ""
    sort: str = ""

    @cached_property
    def hands(self) -> tuple[int, ...]:
        """For each of SHAPES the points on which the call can be made, as a set of bits from 0 to 37."""
        return tuple(points_with(self.showings, shape) for shape in SHAPES)

    @property
    def shows_nothing(self) -> bool:
        """True where it can be made on every hand."""
        return all(bits == _bits(ANY_POINTS) for bits in self.hands)

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits of which every sort of hand holds four or more."""
        return tuple(s for s in Suit if all(one.lengths[s].low >= LONG for one in self.showings))

    def overlaps(self, other: Meaning) -> bool:
        """True where there is a hand on which either could be made."""
        return any(mine & others for mine, others in zip(self.hands, other.hands, strict=True))


def is_balanced(shape: Shape) -> bool:
    """True where no suit is shorter than two cards, and at most one is of two."""
    return min(shape) >= 2 and sum(1 for n in shape if n == 2) <= 1


def points_with(showings: tuple[Showing, ...], shape: Shape) -> int:
    """The points, as bits, that a hand of this shape can have to be of one of the sorts."""
    bits = 0
    for one in showings:
        if one.has(shape):
            bits |= _bits(one.points)
    return bits


def _bits(points: Span) -> int:
    return sum(1 << n for n in range(points.low, points.high + 1))


# --- reading ---------------------------------------------------------------------------------------------------------

NUMBERS = {w: n for n, w in enumerate("no one two three four five six seven eight nine ten eleven twelve".split())}
SUITS: dict[str, tuple[Suit, ...]] = {"club": (Suit.C,), "diamond": (Suit.D,), "heart": (Suit.H,), "spade": (Suit.S,)}
SUITS |= {"c": (Suit.C,), "d": (Suit.D,), "h": (Suit.H,), "s": (Suit.S,)}
SUITS |= {"major": (Suit.H, Suit.S), "minor": (Suit.C, Suit.D), "suit": (Suit.C, Suit.D, Suit.H, Suit.S)}
SORTS = ("artificial", "natural")
PURPOSES = ("asks", "relay", "puppet", "waiting")
WHOLE = ("any", "any hand", "any shape", "anything")
_POINTS = re.compile(
    r"^(?:up to (?P<to>\d{1,2})|(?P<low>\d{1,2})(?:(?P<plus>\+)|-(?P<high>\d{1,2})))(?: (?:points|hcp))?$"
)
_LENGTH = re.compile(
    r"^(?:(?P<to>up to )?(?P<low>\d{1,2}|[a-z]{1,9}?)(?:(?P<plus>\+)|-(?P<high>\d{1,2}))?)[ -]?"
    r"(?:cards? )?(?:in )?(?:a )?(?:card )?(?P<suit>clubs?|diamonds?|hearts?|spades?|majors?|minors?|suit|[cdhs])$"
)
_AT_LEAST = re.compile(r"(?:\bat least (\w+)|\b(\w+)( points| hcp)? or more)\b")
_TOGETHER = re.compile(
    r"^(?P<first>(?:up to \d{1,2}|\d{1,2}(?:\+|-\d{1,2}))(?: (?:points|hcp))?|balanced|natural|artificial)"
    r" (?P<rest>(?!or ).+)$"
)
"""Two items with nothing between them, as people say “12-14 balanced”."""
EXPECTED = tr("a meaning such as “6-10, 6+ spades or 6+ hearts”, “16+, any” or “asks for aces”")


@lru_cache(maxsize=1_024)
def meaning(text: str) -> Meaning:
    """Read a meaning. Raises NotationError when it is not understood, or says too much to be reckoned with."""
    if len(text) > LONGEST_MEANING:
        raise NotationError(
            text, tr("a meaning of at most {longest_meaning} characters", longest_meaning=LONGEST_MEANING)
        )
    whole = Meaning(())
    for part in text.lower().split(";"):
        one = alternative(part)
        sorts = few_sorts((*whole.showings, *one.showings), text)
        whole = Meaning(sorts, whole.purpose or one.purpose, whole.sort or one.sort)
    return whole


def few_sorts(found: tuple[Showing, ...], text: str) -> tuple[Showing, ...]:
    """Each sort of hand once. Raises NotationError when the words name more sorts than can be reckoned with."""
    once = tuple(dict.fromkeys(found))
    if len(once) > MOST_SORTS:
        raise NotationError(text, tr("a meaning with at most {most_sorts} sorts of hand", most_sorts=MOST_SORTS))
    return once


def understood(text: str) -> Meaning | None:
    """The meaning that the words have, or nothing when they are not understood."""
    try:
        return meaning(text)
    except NotationError:
        return None


def alternative(text: str) -> Meaning:
    """Read items of which all hold. Raises NotationError."""
    found = Meaning()
    text = _AT_LEAST.sub(lambda m: f"{m[1] or m[2]}+", text.replace(" and ", ","))
    for item in (one for part in text.replace("–", "-").split(",") for one in apart(part.strip())):
        if item in SORTS:
            found = evolve(found, sort=item)
        elif item.split(" ")[0] in PURPOSES:
            found = evolve(found, purpose=" ".join(item.split()))
        else:
            sorts = tuple(s for words in item.split(" or ") for s in showings(" ".join(words.split())))
            once = few_sorts(sorts, item)
            found = evolve(found, showings=few_sorts(tuple(a.and_also(b) for a in found.showings for b in once), text))
    return found


def apart(words: str) -> tuple[str, ...]:
    """The items in words between two commas: one, unless points or a sort of hand stand before another without one."""
    found = _TOGETHER.match(words)
    is_length = _LENGTH.match(words.split(" or ", maxsplit=1)[0]) is not None
    if found is None or is_length or found["rest"] in {"points", "hcp"}:
        return (words,)
    return (found["first"], *apart(found["rest"]))


def showings(item: str) -> tuple[Showing, ...]:
    """Read one item: points, a length, `balanced` or `any`. Raises NotationError."""
    if item in WHOLE:
        return (Showing(),)
    if item == "balanced":
        return (Showing(balanced=True),)
    found = _POINTS.match(item)
    if found is not None:
        return (Showing(points=span(found["to"], found["low"], found["plus"], found["high"], ANY_POINTS)),)
    return lengths(item)


def lengths(item: str) -> tuple[Showing, ...]:
    """Read the length of a suit, or of either of two. Raises NotationError."""
    found = _LENGTH.match(item)
    if found is None:
        raise NotationError(item, EXPECTED)
    low = found["low"]
    if not low.isdecimal():
        if low not in NUMBERS:
            raise NotationError(item, EXPECTED)
        low = str(NUMBERS[low])
    plus = found["plus"]
    cards = span(low, "", "", "", ANY_LENGTH) if found["to"] else span("", low, plus, found["high"] or low, ANY_LENGTH)
    word = found["suit"] if len(found["suit"]) == 1 else found["suit"].removesuffix("s")
    return tuple(with_length(suit, cards) for suit in SUITS[word])


def span(to: str, low: str, plus: str, high: str, every: Span) -> Span:
    """The numbers from two ends, one of which may be open."""
    if to:
        return Span(every.low, int(to))
    return Span(int(low), every.high if plus else int(high))


def with_length(suit: Suit, cards: Span) -> Showing:
    """The hands with so many cards of a suit."""
    c, d, h, s = (cards if one is suit else ANY_LENGTH for one in Suit)
    return Showing(lengths=(c, d, h, s))


# --- writing ---------------------------------------------------------------------------------------------------------


def span_text(numbers: Span, most: int, *, exact: bool) -> str:
    """Write numbers from the lowest to the highest."""
    if numbers.high == most:
        return f"{numbers.low}+"
    return str(numbers.low) if exact and numbers.low == numbers.high else f"{numbers.low}-{numbers.high}"
