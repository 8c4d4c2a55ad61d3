"""The effect of an option, as the difference between the table now and the table after it."""

from collections.abc import Iterator
from enum import Enum

from bridgetable.game.cards import Card, Suit
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.rulings.decisions import Answer
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.views.table.table_view import Cell, Force, ForceView, TableView
from bridgetable.views.words.prose import SUITS_OF_CARDS


class From(Enum):
    """The place of a card on the table, or that it is in hand."""

    TRICK = "trick"
    TRAY = "tray"
    HAND = "hand"


@frozen
class Move:
    """A card that would go from one place of its owner to another, and the words beneath it."""

    seat: Seat
    card: Card
    before: From
    after: From
    label: str


@frozen
class Veil:
    """Suits that a hand would be kept from leading or playing, and the words beside them."""

    seat: Seat
    suits: tuple[Suit, ...]
    label: str


@frozen
class Beside:
    """The effect on a player: his call, what binds him and whether he acts next, as words beside his lane."""

    seat: Seat
    labels: tuple[str, ...]
    changes: bool  # his call would not stay as it is


@frozen
class PreviewView:
    """The number of the option, cards that would move, suits forbidden or required, what would be in force or end."""

    number: int  # 0 for what is previewed without one
    moves: tuple[Move, ...]
    veils: tuple[Veil, ...]
    required: tuple[Veil, ...]
    begins: tuple[ForceView, ...]
    ends: tuple[ForceView, ...]
    spread: tuple[Seat, ...]
    beside: tuple[Beside, ...] = ()  # the words beside the calls, during the auction
    wins: Seat | None = None  # who would win the trick in question that another hand wins now


LABELS = {
    (From.TRAY, From.HAND): tr("back in hand"),
    (From.TRICK, From.HAND): tr("back in hand"),
    (From.TRICK, From.TRAY): tr("penalty card"),
    (From.HAND, From.TRICK): tr("played"),
    (From.TRAY, From.TRICK): tr("played"),
    (From.HAND, From.TRAY): tr("face up"),
}


FEW = 5
"""The most other options that are compared to find whom an option leaves free."""


def preview_of(before: TableView, after: TableView, number: int, others: tuple[TableView, ...] = ()) -> PreviewView:
    """The changes from one view to the next, for the option of this number; `others` are the views after all."""
    begins = tuple(f for f in after.force if f not in before.force)
    return PreviewView(
        number,
        tuple(moves(before, after)),
        tuple(veils(begins, Force.PROHIBITED, tr("no {suits}"))),
        tuple(veils(begins, Force.REQUIRED, tr("only {suits}"))),
        begins,
        tuple(f for f in before.force if f not in after.force),
        tuple(s for s in SEATS if after.hands[s].columns and not before.hands[s].columns),
        tuple(beside_calls(before, after, spared(before, after, others))) if before.phase is Phase.AUCTION else (),
        after.trick.winner if after.trick.winner is not before.trick.winner else None,
    )


def after_answer(history: History, key: str) -> History:
    """The table after an answer, which partner gives too where he is asked next (55A). Raises the errors of `act`."""
    asked = history.now.pending
    answer = Reply(Answer("" if asked is None else asked.cite, key))
    after = history.act(answer)
    again = after.now.pending
    if asked is None or again is None or again.question != asked.question or again.by is asked.by:
        return after
    # An option that cites no other clause than the question only leaves the choice to him.
    leaves_it = any(o.key == key and {*o.cites} == {asked.cite} for o in asked.options)
    return after if leaves_it else after.act(answer)


FREE = tr("stays free")
BECOMES = {Cell.WITHDRAWN: tr("withdrawn"), Cell.CANCELLED: tr("cancelled"), Cell.ACCEPTED: tr("stands")}


def bound_by(before: TableView, after: TableView) -> dict[Seat, list[str]]:
    """The duties that each player would newly have, in brief."""
    bound: dict[Seat, list[str]] = {}
    for force in after.force:
        if force not in before.force and force.brief is not None:
            bound.setdefault(force.brief[0], []).append(force.brief[1])
    return bound


def spared(before: TableView, after: TableView, others: tuple[TableView, ...]) -> frozenset[Seat]:
    """The players whom another option would bind, and not this one that lets the auction go on."""
    if after.decision is not None:
        return frozenset()
    return frozenset(seat for other in others for seat in bound_by(before, other)) - bound_by(before, after).keys()


def beside_calls(before: TableView, after: TableView, free: frozenset[Seat]) -> Iterator[Beside]:
    """The words beside each player’s calls, where there are any; `free` are the players left without a restriction."""
    was = {call.number: call.cell for call in before.auction.calls}
    acts, bound = acts_next(after), bound_by(before, after)
    for seat in SEATS:
        mine = [c for c in after.auction.calls if c.seat is seat and c.number >= 0 and was.get(c.number) is not c.cell]
        # What replaces a call lies over it: the last word is said of the lane.
        changed = [BECOMES[call.cell] for call in mine if call.cell in BECOMES][-1:]
        duties = [FREE] if seat in free else bound.get(seat, [])
        turn = [acts[1]] if acts is not None and acts[0] is seat else []
        if changed or duties or turn:
            yield Beside(seat, (*changed, *duties, *turn), bool(changed))


def acts_next(after: TableView) -> tuple[Seat, str] | None:
    """The next to act and how: the player asked, or the one whose turn it is to call; None for the director."""
    if after.decision is not None:
        by = after.decision.by
        return (by, tr("calls again") if after.decision.by_call else tr("is asked")) if isinstance(by, Seat) else None
    turn = next((call.seat for call in after.auction.calls if call.cell is Cell.ON_TURN), None)
    return None if turn is None else (turn, tr("to call"))


def veils(begins: tuple[ForceView, ...], sort: Force, words: str) -> Iterator[Veil]:
    """The suits of each new restriction of this sort, and its words: no hearts, only hearts."""
    for force in begins:
        if force.sort is sort and force.seat is not None and force.suits:
            names = ", ".join(SUITS_OF_CARDS[s] for s in force.suits)
            yield Veil(force.seat, force.suits, tr(words, suits=names))


def moves(before: TableView, after: TableView) -> Iterator[Move]:
    """The cards that would lie elsewhere."""
    was, becomes = dict(places(before)), dict(places(after))
    for (seat, card), place in was.items():
        then = becomes.get((seat, card), place)
        if then is not place:
            yield Move(seat, card, place, then, LABELS.get((place, then), ""))


def places(view: TableView) -> Iterator[tuple[tuple[Seat, Card], From]]:
    """The place of every card whose face is seen."""
    for seat in SEATS:
        for c in view.hands[seat].cards:
            if c.card is not None:
                yield (seat, c.card), From.HAND
        for c in view.hands[seat].tray:
            if c.card is not None:
                yield (seat, c.card), From.TRAY
        for lying in (view.trick.cards[seat], *view.beside[seat]):
            if lying is not None and lying.card is not None:
                yield (seat, lying.card), From.TRICK
