"""What is said about claims is written in one line, and read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.cards import PACK, card
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import SEATS, Seat
from bridgetable.session.claims.actions import (
    Abandon,
    Agree,
    AskToPlayOn,
    Claim,
    ClaimAction,
    ClaimTrick,
    Concede,
    Curtail,
    Doubt,
    Refuse,
    Withdraw,
)
from bridgetable.session.notation import action, action_text

SEAT, WORDS = st.sampled_from(SEATS), st.text(max_size=20)
ACTIONS = st.one_of(
    st.builds(Claim, SEAT, st.integers(0, 13), WORDS),
    st.builds(Concede, SEAT, st.integers(0, 13), WORDS),
    st.builds(Abandon, SEAT),
    st.builds(Curtail, SEAT, WORDS),
    st.builds(ClaimTrick, SEAT, st.none() | st.sampled_from(PACK), WORDS),
    st.builds(Agree, st.none() | SEAT),
    st.builds(Doubt, SEAT, WORDS),
    st.builds(AskToPlayOn, SEAT),
    st.builds(Refuse, SEAT),
    st.builds(Withdraw, SEAT, WORDS),
)


@given(ACTIONS)
def test_what_is_written_is_read_again(one: ClaimAction) -> None:
    assert one == action(action_text(one))


@pytest.mark.parametrize(
    ("line", "one"),
    [
        ('S claims 4: "drawing the trump"', Claim(Seat.S, 4, "drawing the trump")),
        ("E concedes 2", Concede(Seat.E, 2)),
        ("W abandons the hand", Abandon(Seat.W)),
        ("S suggests stopping", Curtail(Seat.S)),
        ('W claims this trick with SA: "mine"', ClaimTrick(Seat.W, card("SA"), "mine")),
        ("W claims this trick", ClaimTrick(Seat.W)),
        ("all agree", Agree()),
        ("N agrees", Agree(Seat.N)),
        ('E doubts: "a trump is out"', Doubt(Seat.E, "a trump is out")),
        ("E wants to play on", AskToPlayOn(Seat.E)),
        ("S refuses", Refuse(Seat.S)),
        ("E withdraws", Withdraw(Seat.E)),
    ],
)
def test_a_line_says_what_was_done(line: str, one: ClaimAction) -> None:
    assert (one, line) == (action(line), action_text(one))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("S claims", "a number of tricks"),
        ("S claims all", "a number of tricks"),
        ("S claims this trick SA", "this trick with"),
        ("S abandons", "the hand"),
        ("S suggests", "stopping"),
        ("E wants", "to play on"),
        ("E doubts it", "nothing more"),
        ('E agrees: "yes"', "no quotation"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_was_expected(line: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        action(line)
