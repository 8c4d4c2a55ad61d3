"""Views of tables in the states of the mock-ups, and hands of every shape."""

from collections.abc import Callable

from attrs import evolve

from bridgetable.game.boards import Board, vulnerability
from bridgetable.game.cards import SUITS_DOWN, Rank, card_of
from bridgetable.game.deals import deal
from bridgetable.game.seats import BySeat, Seat
from bridgetable.gui.table.layout.places import Rect
from bridgetable.session.history import History, replay
from bridgetable.session.notation import action
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.table_view import Back, CardView, HandView, Mark, QuittedView, TableView
from bridgetable.views.view import view_for

AUCTION_4S = "S calls 1S|W calls pass|N calls 3S|E calls pass|S calls 4S|W calls pass|N calls pass|E calls pass"


def told(board: Board, lines: str) -> History:
    """The history of a board after actions written one after the other, separated by bars."""
    return replay(board, [action(line) for line in lines.split("|")])


def board(number: int, dealer: Seat, vulnerable: str, hands: str) -> Board:
    """A board of one's own."""
    return Board(number, dealer, vulnerability(vulnerable), deal(f"N:{hands}"))


def play_50d2() -> History:
    """Mock-up 1: South is asked what West may lead while East has a major penalty card."""
    return told(
        board(3, Seat.S, "EW", "KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"),
        AUCTION_4S
        + "|W leads CQ face down|W faces CQ|N plays C2|E plays CA|S plays C5"
        + "|E leads DT|S plays D2|W plays D6|N plays DQ"
        + "|N leads S4|E plays S5|S plays SA|W plays S2"
        + "|S leads D4|W plays DA|N plays D5|E plays D3|E drops HK|S notices",
    )


def auction_27a1() -> History:
    """Mock-up 2: East has bid too little."""
    return told(
        board(12, Seat.W, "NS", "AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763"),
        "W calls pass|N calls 1S|E calls 1H",
    )


def lead_54() -> History:
    """Mock-up 3: East has faced an opening lead that was West's."""
    return told(
        board(15, Seat.S, "NS", "K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4"),
        "S calls 1NT|W calls pass|N calls 3NT|E calls pass|S calls pass|W calls pass|E leads DQ|S notices",
    )


BOARD_64 = board(7, Seat.S, "All", "T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ")


def end_64a1() -> History:
    """Mock-up 4: an established revoke of two tricks, and the director is asked whether they repair the damage."""
    return told(
        BOARD_64,
        AUCTION_4S
        + "|W leads CK face down|W faces CK|N plays CA|E plays C2|S plays C3"
        + "|N plays S4|E plays S5|S plays SA|W plays S2"
        + "|S leads HA|W plays H3|N plays H2|E plays H4"
        + "|S plays HK|W plays H6|N plays H7|E plays SQ"
        + "|E plays DA|S notices|S claims 3|all agree",
    )


def passed_out() -> History:
    """A board that nobody has bid on."""
    return told(BOARD_64, "S calls pass|W calls pass|N calls pass|E calls pass")


def fresh(number: int = 1) -> History:
    """A board that nobody has touched."""
    return History(told(board(number, Seat.N, "None", _FRESH), "N calls 1C").start)


_FRESH = "AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"
Told = Callable[[], History]
STATES: tuple[Told, ...] = (play_50d2, auction_27a1, lead_54, end_64a1, passed_out, fresh)


# --- shapes -----------------------------------------------------------------------------------------------------------


def hand_of(seat: Seat, lengths: tuple[int, ...], *, columns: bool = False) -> HandView:
    """A hand with so many spades, hearts, diamonds and clubs, the highest of each."""
    held = [
        CardView(card_of(suit, Rank(14 - place)))
        for suit, length in zip(SUITS_DOWN, lengths, strict=True)
        for place in range(length)
    ]
    return HandView(seat, tuple(held), columns, None, (), face_down=False)


def hidden(seat: Seat, count: int) -> HandView:
    """A hand of backs."""
    return HandView(seat, (CardView(None),) * count, columns=False, trump=None, tray=(), face_down=False)


def with_hands(view: TableView, hands: BySeat[HandView], quitted: int = 0) -> TableView:
    """A view with other hands and so many quitted tricks."""
    rows = tuple(QuittedView(n + 1, n % 3 == 0, Back.PLAIN) for n in range(quitted))
    return evolve(view, hands=hands, quitted=rows)


def with_tray(hand: HandView, count: int) -> HandView:
    """The hand with its first cards lying face up in the tray."""
    out = tuple(evolve(shown, mark=Mark.MAJOR, tab="MAJOR") for shown in hand.cards[:count])
    return evolve(hand, cards=hand.cards[count:], tray=out)


def seen(history: History, eye: Eye = Watcher.ALL) -> TableView:
    """The view of an eye, everything seen unless it is told."""
    return view_for(history, eye)


def contains(outer: Rect, inner: Rect, slack: float = 0.0) -> bool:
    """Whether one rectangle lies in another, give or take `slack`."""
    from_left, from_top = inner.x - outer.x, inner.y - outer.y
    return min(from_left, from_top, outer.right - inner.right, outer.bottom - inner.bottom) >= -slack
