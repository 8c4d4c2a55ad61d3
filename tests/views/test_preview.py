"""A preview tells during the auction what becomes of calls, who would be bound, and who acts next."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Seat
from bridgetable.rulings.decisions import Answer
from bridgetable.session.director.actions import Reply
from bridgetable.views.table.preview import Beside, preview_of
from bridgetable.views.view import view_for
from tests.gui.told import HEAD, PENALTY_CARD

INSUFFICIENT = "S calls 1S\nW calls Pass\nN calls 2S\nE calls Pass\nS calls 2H\nW notices\n25A no\n"
OUT_OF_ROTATION = "S calls 1S\nN calls 2S\nW notices\n"


def beside(lines: str, key: str) -> tuple[Beside, ...]:
    history = acted_out(read_journal(HEAD + lines))
    pending = history.now.pending
    assert pending is not None
    after = history.act(Reply(Answer(pending.cite, key)))
    return preview_of(view_for(history), view_for(after), 1).beside


@pytest.mark.parametrize(
    ("lines", "key", "expected"),
    [
        (INSUFFICIENT, "yes", (Beside(Seat.S, ("stands",), True), Beside(Seat.W, ("to call",), False))),
        (INSUFFICIENT, "no", (Beside(Seat.S, ("withdrawn", "calls again"), True),)),
        (
            INSUFFICIENT + "27A1 no\n27B 3D\n27B1a no\n",
            "no",
            (Beside(Seat.N, ("must pass", "a suit may be barred"), False), Beside(Seat.W, ("to call",), False)),
        ),
        (
            OUT_OF_ROTATION,
            "no",
            (Beside(Seat.N, ("cancelled", "must repeat 2♠"), True), Beside(Seat.W, ("to call",), False)),
        ),
    ],
)
def test_words_beside_the_calls(lines: str, key: str, expected: tuple[Beside, ...]) -> None:
    assert expected == beside(lines, key)


def test_who_would_be_bound_by_another_option_stays_free_by_this_one() -> None:
    history = acted_out(read_journal(HEAD + INSUFFICIENT + "27A1 no\n27B 3D\n27B1a no\n"))
    views = [view_for(history.act(Reply(Answer("23A", key)))) for key in ("similar", "no")]
    free = Beside(Seat.N, ("stays free",), False)
    assert free in preview_of(view_for(history), views[0], 1, tuple(views)).beside
    assert free not in preview_of(view_for(history), views[1], 4, tuple(views)).beside


def test_after_the_auction_nothing_is_said_beside_calls() -> None:
    history = acted_out(read_journal(PENALTY_CARD))
    pending = history.now.pending
    assert pending is not None
    after = history.act(Reply(Answer(pending.cite, pending.keys[0])))
    assert () == preview_of(view_for(history), view_for(after), 1).beside
