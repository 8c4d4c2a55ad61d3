"""Law 23A: The meanings of two calls, set side by side for the director."""

from collections.abc import Iterator

from bridgetable.game.calls import Call
from bridgetable.game.meanings import MOST_POINTS, SHAPES, Meaning, Shape, understood
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.rulings.citations import clause

ASKS = "asks"
TAKEN_BACK = "{call}, taken back, shows: {words}."
MADE_INSTEAD = "{call}, made instead, shows: {words}."
EVENEST: tuple[tuple[int, Shape], ...] = tuple(sorted(enumerate(SHAPES), key=lambda one: sum(n * n for n in one[1])))


@frozen
class Verdict:
    """One of the three tests: its clause, whether it is met (nothing where the director must say), and the words."""

    cite: str
    holds: bool | None
    words: Msg


SAME = Verdict("23A1", holds=True, words=Msg("Same meaning: yes, both show the same."))
SIMILAR = Verdict(
    "23A1", holds=None, words=Msg("Similar meaning: the director judges; lengths and points need not match.")
)
SUBSET = Verdict("23A2", holds=True, words=Msg("Subset: yes, every hand for the new call could make the old one."))
NOT_TOLD = Verdict("23A2", holds=None, words=Msg("Subset: it is not told on which hands the old call asks."))
NO_SUBSET = "Subset: no. Not for the old call: {points} points with {spades}–{hearts}–{diamonds}–{clubs}."
NO_PURPOSE = Verdict("23A3", holds=None, words=Msg("Same purpose: neither is told to ask or relay."))
OTHER_PURPOSE = Verdict("23A3", holds=False, words=Msg("Same purpose: no, as told."))
SAME_PURPOSE = "Same purpose: yes, {purpose}."

VERDICTS: dict[str, tuple[str, bool | None]] = {
    NO_SUBSET: ("23A2", False),
    SAME_PURPOSE: ("23A3", True),
    **{
        row.words.template: (row.cite, row.holds)
        for row in (SAME, SIMILAR, SUBSET, NOT_TOLD, NO_PURPOSE, OTHER_PURPOSE)
    },
}
"""For each sentence that tells how a test came out: the clause of the test, and whether it is met."""


@clause("23A1", "23A2", "23A3")
def compare(old: Meaning, new: Meaning) -> tuple[Verdict, Verdict, Verdict]:
    """The three tests for a call that replaces another, as far as they can be computed."""
    return similar(old, new), subset(old, new), same_purpose(old, new)


def similar(old: Meaning, new: Meaning) -> Verdict:
    """The verdict yes where the two mean the same; on similar ones the director decides."""
    same = old.hands == new.hands and old.purpose == new.purpose
    return SAME if same else SIMILAR


def subset(old: Meaning, new: Meaning) -> Verdict:
    """The verdict yes where every hand for the new call is one for the old; the test is applied without leeway."""
    if old.purpose.startswith(ASKS) and old.shows_nothing and old.purpose != new.purpose:
        return NOT_TOLD
    found = hand_too_many(old, new)
    if found is None:
        return SUBSET
    points, (clubs, diamonds, hearts, spades) = found
    shown = Msg(NO_SUBSET, points=points, spades=spades, hearts=hearts, diamonds=diamonds, clubs=clubs)
    return Verdict("23A2", holds=False, words=shown)


def hand_too_many(old: Meaning, new: Meaning) -> tuple[int, Shape] | None:
    """The evenest hand for the new call that is none for the old, its points and shape; nothing if there is none."""
    for at, shape in EVENEST:
        left = new.hands[at] & ~old.hands[at]
        if left:
            return next(n for n in range(MOST_POINTS + 1) if left >> n & 1), shape
    return None


def same_purpose(old: Meaning, new: Meaning) -> Verdict:
    """The verdict yes where both calls have the same purpose, such as asking for aces."""
    if not old.purpose and not new.purpose:
        return NO_PURPOSE
    if old.purpose == new.purpose:
        return Verdict("23A3", holds=True, words=Msg(SAME_PURPOSE, purpose=old.purpose))
    return OTHER_PURPOSE


def withdrawn_meant(table: Table, seat: Seat, call: Call) -> str:
    """The meaning given of a call that this player has taken back; None where none was given."""
    places = [at for at in places_of(table, seat, call) if not table.auction.made[at].stands]
    given = (table.auction.made[at].meaning for at in places if table.auction.made[at].meaning)
    return next(given, "") or agreed(table, seat, call, as_opening=is_opening(table, places[-1] if places else None))


def said_to_mean(table: Table, seat: Seat, call: Call) -> str:
    """The meaning given of a call of this player: in the auction, else by the methods of his side; or nothing."""
    places = [at for at in reversed(places_of(table, seat, call)) if table.auction.made[at].stands]
    given = (table.auction.made[at].meaning for at in places if table.auction.made[at].meaning)
    return next(given, "") or agreed(table, seat, call, as_opening=is_opening(table, places[0] if places else None))


def meant_at(table: Table, place: int) -> str:
    """The meaning of the call at this place by the methods of the side, as far as somebody has said so."""
    made = table.auction.made[place]
    return made.meaning or agreed(table, made.seat, made.call, as_opening=is_opening(table, place))


def places_of(table: Table, seat: Seat, call: Call) -> list[int]:
    """The places in the record (0 upwards) at which this player has made this call."""
    return [at for at, made in enumerate(table.auction.made) if made.seat is seat and made.call == call]


def is_opening(table: Table, place: int | None) -> bool:
    """True where nobody had bid before the call at this place of the record, or before one that is made now."""
    before = table.auction if place is None else table.auction.before(place)
    return before.reached.bid is None


def agreed(table: Table, seat: Seat, call: Call, *, as_opening: bool) -> str:
    """The meaning of a call by the methods of this player's side, where somebody has told it."""
    mine = (a for a in reversed(table.agreements) if a.seat.side is seat.side and a.call == call)
    return next((a.words for a in mine if as_opening or not a.as_opening), "")


def side_by_side(table: Table, seat: Seat, old: Call, new: Call) -> Iterator[Msg]:
    """The meanings of the two calls and their comparison, as far as somebody has said what they mean."""
    was, becomes = withdrawn_meant(table, seat, old), said_to_mean(table, seat, new)
    if was:
        yield Msg(TAKEN_BACK, call=old, words=was)
    if becomes:
        yield Msg(MADE_INSTEAD, call=new, words=becomes)
    first, second = understood(was), understood(becomes)
    if not was or not becomes:
        return
    if first is None or second is None:
        yield Msg("These words cannot be compared by reckoning.")
        return
    for row in compare(first, second):
        yield row.words
