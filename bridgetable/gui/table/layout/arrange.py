"""The arrangement of one hand's cards: a fan, columns as dummy spreads them, or rows."""

from collections.abc import Sequence
from itertools import pairwise

from bridgetable.game.cards import Suit
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.table.layout.places import Size
from bridgetable.views.table.table_view import CardView, HandView

# Everything in shares of a card's width.
ASPECT = 1.4
FAN_STEP = 0.5
SUIT_GAP = 0.08
"""Between two suits of a fan, in shares of its step, so that a fan closed up shows every index."""
ROW_STEP, ROW_STEP_LEAST = 0.515, 0.404
ROW_PITCH, ROW_PITCH_LEAST = 0.9, 0.6
BACK_STEP, BACK_STEP_LEAST = 0.26, 0.06
COLUMN_STEP, COLUMN_GAP = 0.57, 0.096
COLUMN_STEP_LEAST = 0.515
SUIT_MOST = 6
"""So many cards lie in a column, or in a row where there is little room; a longer suit takes two."""


@frozen
class HandCard:
    """One card from the upper left corner of its hand: its place among the hand's cards, and the share that shows."""

    index: int
    x: float
    y: float
    across: float = 1.0
    down: float = 1.0


@frozen
class Arranged:
    """A hand's cards, the lowest of the pile first, and the size they take together."""

    size: Size
    cards: tuple[HandCard, ...]


Group = tuple[int, ...]


def groups(hand: HandView) -> tuple[Group, ...]:
    """The cards' places suit by suit, in the order given; backs are a suit of their own."""
    found: dict[Suit | None, list[int]] = {}
    for index, shown in enumerate(hand.cards):
        found.setdefault(None if shown.card is None else shown.card.suit, []).append(index)
    return tuple(tuple(places) for places in found.values())


def with_trumps(hand: HandView, *, first: bool) -> tuple[Group, ...]:
    """The suits with trumps first or last, the others in the order given."""

    def is_trumps(group: Group) -> bool:
        card = hand.cards[group[0]].card
        return card is not None and card.suit is hand.trump

    return tuple(sorted(groups(hand), key=is_trumps, reverse=first))


def fan(hand: HandView, width: float, room: float) -> Arranged:
    """One row, the suits a little apart, in no more than a width of `room`."""
    order = [(index, number) for number, group in enumerate(groups(hand)) for index in group]
    if not order:
        return Arranged(Size(0.0, width * ASPECT), ())
    step = FAN_STEP * width
    if len(order) > 1:
        step = min(step, (room - width) / (len(order) - 1 + order[-1][1] * SUIT_GAP))
    xs = [(place + number * SUIT_GAP) * step for place, (_, number) in enumerate(order)]
    lying = tuple(
        HandCard(index, x, 0.0, min(1.0, (after - x) / width))
        for (index, _), x, after in zip(order, xs, [*xs[1:], xs[-1] + width], strict=True)
    )
    return Arranged(Size(xs[-1] + width, width * ASPECT), lying)


def columns(suits: Sequence[Group], width: float, room: Size) -> Arranged:
    """A column for each suit, two for a very long one, a long one stepped tighter, in no more than the room."""
    suits = [column for suit in suits for column in parted(suit)]
    if not suits:
        return Arranged(Size(0.0, width * ASPECT), ())
    pitch = (1 + COLUMN_GAP) * width
    if len(suits) > 1:
        pitch = min(pitch, (room.width - width) / (len(suits) - 1))
    steps = [COLUMN_STEP * width if len(pile) < 2 else column_step(len(pile), width, room) for pile in suits]
    lying: list[HandCard] = []
    for number, pile in enumerate(suits):
        across = min(1.0, pitch / width) if number + 1 < len(suits) else 1.0
        for place, index in enumerate(pile):
            down = steps[number] / width / ASPECT if place + 1 < len(pile) else 1.0
            lying.append(HandCard(index, number * pitch, place * steps[number], across, down))
    longest = max((len(pile) - 1) * step for pile, step in zip(suits, steps, strict=True))
    return Arranged(Size((len(suits) - 1) * pitch + width, longest + width * ASPECT), tuple(lying))


def parted(suit: Group) -> tuple[Group, ...]:
    """The cards of a suit in as few columns or rows as hold them, as alike as can be."""
    count = -(-len(suit) // SUIT_MOST)
    ends = [len(suit) * n // count for n in range(count + 1)] if count else []
    return tuple(suit[start:end] for start, end in pairwise(ends))


def column_step(count: int, width: float, room: Size) -> float:
    """The distance from one card of a column to the next: less where so many would not have room."""
    return min(COLUMN_STEP * width, max(COLUMN_STEP_LEAST * width, (room.height - ASPECT * width) / (count - 1)))


def rows(hand: HandView, suits: Sequence[Group], width: float, room: Size) -> Arranged | None:
    """A row for each suit, a long one stepped tighter, two for a very long one where one row has no room."""
    # Nothing where the cards' indices would not show in the room.
    if not hand.cards:
        return Arranged(Size(0.0, width * ASPECT), ())
    hidden = all(shown.card is None for shown in hand.cards)
    in_two = () if hidden else tuple(row for suit in suits for row in parted(suit))
    ways = (suits, in_two) if len(in_two) > len(suits) else (suits,)
    return next((found for way in ways if (found := _rows(way, width, room, hidden=hidden)) is not None), None)


def _rows(suits: Sequence[Group], width: float, room: Size, *, hidden: bool) -> Arranged | None:
    widest, least = (BACK_STEP, BACK_STEP_LEAST) if hidden else (ROW_STEP, ROW_STEP_LEAST)
    longest = max(len(line) for line in suits)
    step = widest * width
    if longest > 1:
        step = min(step, (room.width - width) / (longest - 1))
    if room.width < width or step < least * width - 1e-6:
        return None
    pitch = ROW_PITCH * width
    if len(suits) > 1:
        pitch = min(pitch, (room.height - width * ASPECT) / (len(suits) - 1))
    if pitch < ROW_PITCH_LEAST * width or room.height < width * ASPECT:
        return None
    lying = tuple(lay for number in range(len(suits)) for lay in _row(suits, number, step / width, pitch / width))
    placed = tuple(HandCard(one.index, one.x * width, one.y * width, one.across, one.down) for one in lying)
    size = Size((longest - 1) * step + width, (len(suits) - 1) * pitch + width * ASPECT)
    return Arranged(size, placed)


def _row(lines: Sequence[Group], number: int, step: float, pitch: float) -> list[HandCard]:
    """One row, lengths in shares of the width; the row below hides the foot of the cards that it lies on."""
    below = len(lines[number + 1]) if number + 1 < len(lines) else 0
    covered = (below - 1) * step + 1 if below else 0.0
    line = lines[number]
    return [
        HandCard(
            index,
            place * step,
            number * pitch,
            step if place + 1 < len(line) else 1.0,
            min(1.0, pitch / ASPECT) if place * step < covered else 1.0,
        )
        for place, index in enumerate(line)
    ]


def whole_hand(hand: HandView) -> HandView:
    """The hand as it was dealt, as far as that is known: cards are as large for the whole board as it lets them be."""
    known = {shown.card for shown in hand.cards if shown.card is not None}
    if len(hand.dealt) < len(hand.cards) or (None not in hand.dealt and not known <= set(hand.dealt)):
        return hand
    return evolve(hand, cards=tuple(CardView(card) for card in hand.dealt))
