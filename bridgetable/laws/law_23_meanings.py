"""Law 23A: What two calls mean, set side by side for the director."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.calls import Call
from bridgetable.game.meanings import MOST_POINTS, SHAPES, Meaning, Shape, understood
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.rulings.citations import clause

ASKS = "asks"
EVENEST: tuple[tuple[int, Shape], ...] = tuple(sorted(enumerate(SHAPES), key=lambda one: sum(n * n for n in one[1])))


@frozen
class Row:
    """One of the three tests: its clause, whether it is met (nothing where the director must say), and the words."""

    cite: str
    holds: bool | None
    words: Msg


@clause("23A1", "23A2", "23A3")
def compare(old: Meaning, new: Meaning) -> tuple[Row, Row, Row]:
    """The three tests for a call that replaces another, as far as they can be computed."""
    return similar(old, new), subset(old, new), same_purpose(old, new)


def similar(old: Meaning, new: Meaning) -> Row:
    """Whether the two mean the same; whether they are similar is for the director to say."""
    if old.hands == new.hands and old.purpose == new.purpose:
        return Row("23A1", holds=True, words=Msg("Same meaning: yes, both show the same."))
    return Row(
        "23A1", holds=None, words=Msg("Similar meaning: the director judges; lengths and points need not match.")
    )


def subset(old: Meaning, new: Meaning) -> Row:
    """Whether every hand for the new call is one for the old; the test is applied without leeway."""
    if old.purpose.startswith(ASKS) and old.shows_nothing and old.purpose != new.purpose:
        return Row("23A2", holds=None, words=Msg("Subset: it is not told on which hands the old call asks."))
    found = hand_too_many(old, new)
    if found is None:
        return Row("23A2", holds=True, words=Msg("Subset: yes, every hand for the new call could make the old one."))
    points, (clubs, diamonds, hearts, spades) = found
    words = "Subset: no. Not for the old call: {points} points with {spades}–{hearts}–{diamonds}–{clubs}."
    shown = Msg(words, points=points, spades=spades, hearts=hearts, diamonds=diamonds, clubs=clubs)
    return Row("23A2", holds=False, words=shown)


def hand_too_many(old: Meaning, new: Meaning) -> tuple[int, Shape] | None:
    """The evenest hand for the new call that is none for the old, its points and shape; nothing if there is none."""
    for at, shape in EVENEST:
        left = new.hands[at] & ~old.hands[at]
        if left:
            return next(n for n in range(MOST_POINTS + 1) if left >> n & 1), shape
    return None


def same_purpose(old: Meaning, new: Meaning) -> Row:
    """Whether both calls have the same purpose, such as asking for aces."""
    if not old.purpose and not new.purpose:
        return Row("23A3", holds=None, words=Msg("Same purpose: neither is told to ask or relay."))
    if old.purpose == new.purpose:
        return Row("23A3", holds=True, words=Msg("Same purpose: yes, {purpose}.", purpose=old.purpose))
    return Row("23A3", holds=False, words=Msg("Same purpose: no, as told."))


def withdrawn_meant(table: Table, seat: Seat, call: Call) -> str:
    """What a call of this player that has been taken back was said to mean, or nothing."""
    made = (m.meaning for m in table.auction.made if m.seat is seat and m.call == call and m.meaning and not m.stands)
    return next(made, "") or agreed(table, seat, call)


def said_to_mean(table: Table, seat: Seat, call: Call) -> str:
    """What a call of this player was said to mean: in the auction, else by the methods of his side; or nothing."""
    calls = reversed(table.auction.standing)
    made = (m.meaning for m in calls if m.seat is seat and m.call == call and m.meaning)
    return next(made, "") or agreed(table, seat, call)


def agreed(table: Table, seat: Seat, call: Call) -> str:
    """What a call means by the methods of this player's side, where somebody has said so."""
    found = (a.words for a in reversed(table.agreements) if a.seat.side is seat.side and a.call == call)
    return next(found, "")


def side_by_side(table: Table, seat: Seat, old: Call, new: Call) -> Iterator[Msg]:
    """What the two calls mean and how they compare, as far as somebody has said what they mean."""
    was, becomes = withdrawn_meant(table, seat, old), said_to_mean(table, seat, new)
    if was:
        yield Msg("{call}, taken back, shows: {words}.", call=old, words=was)
    if becomes:
        yield Msg("{call}, made instead, shows: {words}.", call=new, words=becomes)
    first, second = understood(was), understood(becomes)
    if not was or not becomes:
        return
    if first is None or second is None:
        yield Msg("These words cannot be compared by reckoning.")
        return
    for row in compare(first, second):
        yield row.words
