"""A quitted trick that a player has just had turned face up again, or his own card of it that he looks at."""

from bridgetable.game.cards import Card
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.session.table.actions import LookAtOwnCard, LookAtTrick
from bridgetable.views.eyes import Eye
from bridgetable.views.table.table_view import CardView, LedgerView, TableView, TrickView
from bridgetable.views.words.prose import SEAT_NAMES, card_text


def faced_trick(history: History, eye: Eye) -> TrickView | None:
    """The quitted trick that the last action turned face up, or the player's own card for his eye (66B); else None."""
    action = history.done[-1] if history.done else None
    if isinstance(action, LookAtTrick):
        return face_up(history.now.table, action.trick)
    if not isinstance(action, LookAtOwnCard) or (isinstance(eye, Seat) and eye is not action.seat):
        return None
    return face_up(history.now.table, action.trick, action.seat)


def face_up(table: Table, number: int, owner: Seat | None = None) -> TrickView:
    """A quitted trick (1 to 13) with its cards face up, all of them or those of one player."""
    trick = table.tricks[number - 1]

    def lying(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        return None if card is None or owner not in {None, seat} else CardView(card)

    said, title = led(trick.leader, trick.lead), tr("Trick {number}", number=number)
    return TrickView(number, trick.leader, BySeat.each(lying), None, "", title, said)


def led(leader: Seat, card: Card | None) -> str:
    """The leader and his card, in words."""
    return "" if card is None else tr("{leader} led {card}", leader=SEAT_NAMES[leader], card=card_text(card))


def label_of(faced: TrickView | None) -> str:
    """The label shown while a quitted trick lies face up, or an empty text."""
    return "" if faced is None else tr("Trick {number} faced again", number=faced.number)


def on_mat(trick: TrickView, faced: TrickView | None, table: Table) -> TrickView:
    """The trick on the mat: the quitted one that lies face up during play, else the one in progress."""
    return trick if faced is None or table.phase is Phase.END else faced


def in_ledger(ledger: LedgerView | None, faced: TrickView | None) -> LedgerView | None:
    """The reckoning after play with the quitted trick beside it."""
    if ledger is None or faced is None:
        return ledger
    return evolve(ledger, trick=faced, held=None, held_by=None, held_text="")


def last_trick(history: History) -> TrickView | None:
    """The last trick that was quitted, with all its cards; None before one was."""
    table = history.now.table
    return face_up(table, len(table.winners)) if table.winners else None


def looking_back(history: History, view: TableView) -> TableView | None:
    """The view of a history with its last quitted trick lying on the mat; None where there is none."""
    trick = last_trick(history)
    if trick is None:
        return None
    if view.phase is Phase.END:
        return evolve(view, ledger=in_ledger(view.ledger, trick))
    return evolve(view, trick=trick, looked=tr("Trick {number} as it was played", number=trick.number))
