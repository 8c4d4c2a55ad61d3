"""Meanings written and compared, as the tests of them need it."""

from bridgetable.game.cards import SUITS_DOWN, Suit
from bridgetable.game.meanings import ANY_LENGTH, ANY_POINTS, MOST_CARDS, MOST_POINTS, Meaning, Showing, span_text


def is_subset(one: Meaning, other: Meaning) -> bool:
    """Whether every hand on which one call can be made is one for the other."""
    return all(mine & ~others == 0 for mine, others in zip(one.hands, other.hands, strict=True))


def meaning_text(shown: Meaning) -> str:
    """Write a meaning so that it is read again as the same."""
    parts = [showing_text(one) for one in shown.showings]
    extra = ", ".join(word for word in (shown.purpose, shown.sort) if word)
    if extra:
        parts[0] = f"{extra}, {parts[0]}" if parts[0] != "any" or len(parts) > 1 else extra
    return "; ".join(parts)


def showing_text(one: Showing) -> str:
    """Write one sort of hand."""
    items = [] if one.points == ANY_POINTS else [span_text(one.points, MOST_POINTS, exact=False)]
    items += ["balanced"] if one.balanced else []
    for suit in SUITS_DOWN:
        cards = one.lengths[suit]
        if cards != ANY_LENGTH:
            name = {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"}[suit]
            items.append(f"{span_text(cards, MOST_CARDS, exact=True)} {name}")
    return ", ".join(items) or "any"
