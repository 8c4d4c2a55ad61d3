"""The quitted trick that somebody has just had faced, or the one card of it at which he looks."""

from __future__ import annotations

from attrs import evolve

from bridgetable.game.cards import Card
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.session.actions import Action
from bridgetable.session.history import History
from bridgetable.session.table.actions import LookAtOwnCard, LookAtTrick
from bridgetable.views.eyes import Eye
from bridgetable.views.table.table_view import CardView, LedgerView, TrickView
from bridgetable.views.words.prose import SEAT_NAMES, card_text


def looked_at(history: History, eye: Eye) -> TrickView | None:
    """The trick that lies faced again because somebody looks at it, as far as this eye sees it; else nothing.

    It is turned again as soon as anything else is done. His own card a player looks at alone (66B).
    """
    action = history.done[-1] if history.done else None
    if not isinstance(action, LookAtTrick | LookAtOwnCard) or not may_look_on(action, eye):
        return None
    return faced(history.now.table, action)


def may_look_on(action: Action, eye: Eye) -> bool:
    """Whether this eye sees what is looked at: a trick that is faced everybody, his own card the player alone."""
    return not isinstance(action, LookAtOwnCard) or not isinstance(eye, Seat) or eye is action.seat


def faced(table: Table, action: LookAtTrick | LookAtOwnCard) -> TrickView:
    """The trick of a look, the cards that are not faced left out."""
    trick = table.tricks[action.trick - 1]

    def view(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        hidden = isinstance(action, LookAtOwnCard) and seat is not action.seat
        return None if card is None or hidden else CardView(card)

    return TrickView(
        action.trick, trick.leader, BySeat.each(view), None, "", f"Trick {action.trick}", led(trick.leader, trick.lead)
    )


def led(leader: Seat, card: Card | None) -> str:
    """Who led what."""
    return "" if card is None else f"{SEAT_NAMES[leader]} led {card_text(card)}"


def label_of(looked: TrickView | None) -> str:
    """The label of a table on which a quitted trick lies faced, or nothing."""
    return "" if looked is None else f"Trick {looked.number} faced again"


def on_mat(trick: TrickView, looked: TrickView | None, table: Table) -> TrickView:
    """What lies on the mat: the trick in progress, or in its place the one that is looked at."""
    return trick if looked is None or table.phase is Phase.END else looked


def in_ledger(ledger: LedgerView | None, looked: TrickView | None) -> LedgerView | None:
    """The reckoning after play with the trick that is looked at shown beside it."""
    if ledger is None or looked is None:
        return ledger
    return evolve(ledger, trick=looked, held=None, held_by=None, held_text="")
