"""The last quitted trick as it was played, looked back at for a moment; nothing is done at the table by that."""

from __future__ import annotations

from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.views.table.faced_trick import in_ledger, led
from bridgetable.views.table.table_view import CardView, TableView, TrickView


def last_trick(history: History) -> TrickView | None:
    """The last trick that was quitted, with all its cards; None before one was."""
    table = history.now.table
    number = len(table.winners)
    if not number:
        return None
    trick = table.tricks[number - 1]

    def lying(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        return None if card is None else CardView(card)

    said = led(trick.leader, trick.lead)
    return TrickView(number, trick.leader, BySeat.each(lying), None, "", tr("Trick {number}", number=number), said)


def looking_back(history: History, view: TableView) -> TableView | None:
    """The view of a history with its last quitted trick lying on the mat; None where there is none."""
    trick = last_trick(history)
    if trick is None:
        return None
    if view.phase is Phase.END:
        return evolve(view, ledger=in_ledger(view.ledger, trick))
    return evolve(view, trick=trick, looked=tr("Trick {number} as it was played", number=trick.number))
