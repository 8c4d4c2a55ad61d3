"""Law 44: the sequence of play, and who wins a trick."""

import pytest

from bridgetable.game.calls import Strain
from bridgetable.game.cards import card, cards
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, Seat, clockwise_from
from bridgetable.laws.common.legal_play import bar_of, legal_cards
from bridgetable.laws.law_44_sequence_of_play import has_had_its_turn, winner_of
from tests.laws.with_leads import NORTH_WON, in_play


def trick(leader: Seat, text: str) -> Trick:
    """A trick with these cards, played in rotation from its leader."""
    seats = clockwise_from(leader)
    return Trick(leader, tuple(Played(s, card(c)) for s, c in zip(seats, text.split(), strict=False)))


@pytest.mark.parametrize(
    ("strain", "leader", "text", "winner"),
    [
        (Strain.NT, Seat.N, "S4 SQ SA S2", Seat.S),
        (Strain.NT, Seat.E, "H9 SA SK SQ", Seat.E),
        (Strain.S, Seat.E, "H9 S2 HA H3", Seat.S),
        (Strain.S, Seat.W, "HA S2 ST S9", Seat.E),
        (Strain.C, Seat.S, "D4 DT CJ C2", Seat.N),
        (Strain.H, Seat.W, "SA SK SQ SJ", Seat.W),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_card_of_the_suit_led(
    strain: Strain, leader: Seat, text: str, winner: Seat
) -> None:
    assert winner is winner_of(trick(leader, text), strain)


@pytest.mark.parametrize("hand", SEATS, ids=str)
def test_a_turn_has_come_when_all_hands_before_it_have_played(hand: Seat) -> None:
    assert (hand in {Seat.W, Seat.N, Seat.E}) is has_had_its_turn(trick(Seat.W, "SA SK"), hand)


def test_the_leader_may_play_any_card() -> None:
    table = in_play(NORTH_WON).table
    assert table.hands[Seat.N] == legal_cards(table, Seat.N)


def test_whoever_holds_a_card_of_the_suit_led_must_play_one() -> None:
    table = in_play(NORTH_WON, "N plays S4").table
    assert cards("SQ S5") == legal_cards(table, Seat.E)
    bar = bar_of(table, Seat.E, card("D2"))
    assert bar is not None
    assert "44C" == bar.cite


def test_whoever_is_void_of_the_suit_led_may_play_any_card() -> None:
    table = in_play(
        NORTH_WON,
        "N plays S4|E plays S5|S plays SA|W plays S2|S plays SK|W plays S7|N plays S6|E plays SQ",
        "S plays SJ",
    ).table
    assert table.hands[Seat.W] == legal_cards(table, Seat.W)


def test_following_suit_comes_before_a_penalty_card() -> None:
    assert cards("SQ S5") == legal_cards(in_play(NORTH_WON, "E drops DA|S notices|N plays S4").table, Seat.E)
