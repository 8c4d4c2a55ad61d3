"""What the trail says of a card that was played because what was required could not be (Law 59)."""

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Seat
from bridgetable.resources import lessons
from bridgetable.session.history import History
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.view import view_for

UNABLE = "West cannot do what is required, and may play any card that is otherwise legal"


def lesson(name: str) -> History:
    """A shipped lesson, acted out to its end."""
    path = next(p for p in lessons() if name in p.name)
    return acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)


def says_so(history: History, eye: Eye) -> bool:
    return any((line.text, line.right) == (UNABLE, "59") for line in view_for(history, eye).trail)


def test_who_sees_the_hand_reads_that_it_could_not_comply() -> None:
    history = lesson("cannot-lead-as-required")
    assert says_so(history, Watcher.ALL)
    assert says_so(history, Seat.W)


def test_who_does_not_see_the_hand_learns_nothing_of_it() -> None:
    history = lesson("cannot-lead-as-required")
    assert not any(says_so(history, seat) for seat in (Seat.N, Seat.E, Seat.S))


def test_a_card_that_complies_is_not_spoken_of() -> None:
    history = lesson("cannot-lead-as-required")
    while says_so(history, Watcher.ALL):
        history = history.undo()
    assert history.now.table.obligations
    assert not says_so(history, Watcher.ALL)
