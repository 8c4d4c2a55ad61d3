"""A hesitation, a question and an explanation leave a sign beside the plate for as long as they matter."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import SEATS, Seat
from bridgetable.views.eyes import Watcher
from bridgetable.views.view import view_for
from tests.gui.told import HEAD


def signs(lines: str) -> str:
    """The signs that everybody sees: each seat that has one, and its signs."""
    history = acted_out(read_journal(HEAD + lines))
    seen = [view_for(history, eye).signs for eye in (*SEATS, *Watcher)]
    assert all(one == seen[0] for one in seen)
    return " ".join(f"{seat}{''.join(sign.sign for sign in seen[0][seat])}" for seat in Seat if seen[0][seat])


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("S calls 1S\nW hesitates\n", "W…"),
        ("S calls 1S\nW hesitates\nW calls Pass\nN calls 2S\n", "W…"),
        ("S calls 1S\nW hesitates\nW calls Pass\nN calls 2S\nE calls Pass\n", ""),
        ("S calls 1S\nW asks about 1S\n", "W?"),
        ('S calls 1S\nW asks about 1S\nN explains 1S: "five cards"\n', "Ni W?"),
        ('S calls 1S\nW asks about 1S\nN explains 1S: "five cards"\nW calls Pass\nN calls 2S\nE calls Pass\n', "Ni"),
        (
            'S calls 1S\nW asks about 1S\nN explains 1S: "five cards"\nW calls Pass\nN calls 2S\nE calls Pass\nS calls Pass\n',
            "",
        ),
    ],
)
def test_a_sign_stays_until_those_have_acted_whose_choice_it_touches(lines: str, expected: str) -> None:
    assert expected == signs(lines)
