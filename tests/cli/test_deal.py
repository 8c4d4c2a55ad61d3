"""`bridgetable deal`: hands as they were wished for, the same for the same seed, in files that open again."""

from pathlib import Path

import pytest

from bridgetable.api import open_file
from bridgetable.cli import main
from bridgetable.game.dealing import POINTS, Wishes, boards_as, shape_of, wish
from bridgetable.game.deals import Deal, deal
from bridgetable.game.meanings import is_balanced
from bridgetable.game.seats import BySeat, Seat, Side


def points(dealt: Deal, seat: Seat) -> int:
    return sum(POINTS[card] for card in dealt[seat])


def wishes(sides: tuple[tuple[Side, str], ...] = (), **hands: str) -> Wishes:
    return Wishes(
        BySeat.each(lambda seat: wish(hands[seat.name]) if seat.name in hands else None),
        tuple((side, wish(text)) for side, text in sides),
    )


def test_every_hand_is_as_it_was_wished_for() -> None:
    for dealt in boards_as(wishes(S="15-17, balanced", N="5+ spades, 6+ or 6+ hearts"), 7, 30):
        assert 15 <= points(dealt, Seat.S) <= 17
        assert is_balanced(shape_of(dealt[Seat.S]))
        assert shape_of(dealt[Seat.N])[3] >= 5 or shape_of(dealt[Seat.N])[2] >= 6


def test_partners_hold_together_what_was_wished_for() -> None:
    for dealt in boards_as(wishes(((Side.NS, "25-27, 8 spades"), (Side.EW, "13+"))), 3, 10):
        assert 25 <= points(dealt, Seat.N) + points(dealt, Seat.S) <= 27
        assert 8 == shape_of(dealt[Seat.N] | dealt[Seat.S])[3]


def test_without_a_wish_every_card_is_dealt_and_hands_differ() -> None:
    dealt = list(boards_as(wishes(), 1, 5))
    assert all(52 == len(frozenset().union(*hands)) for hands in dealt)
    assert 5 == len(set(dealt))


def test_all_hands_of_a_sort_come_equally_often() -> None:
    dealt = boards_as(wishes(S="4-5 spades"), 5, 600)
    with_five = sum(shape_of(hands[Seat.S])[3] == 5 for hands in dealt)
    # Of hands with four or five spades 34.3 in a hundred have five.
    assert 170 <= with_five <= 245


@pytest.mark.parametrize("name", ["one.table", "boards.pbn", "boards.lin"])
def test_a_file_of_boards_opens_again_and_the_seed_deals_it_anew(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["deal", "--south", "15-17, balanced", "--seed", "7"]
    assert 0 == main([*words, "-o", str(tmp_path / name)])
    assert "seed 7" in capsys.readouterr().out
    assert 0 == main(words)
    told = capsys.readouterr().out.splitlines()[0].removeprefix("1: ")
    hands = open_file(tmp_path / name).report()["hands"]
    assert {seat.name: {str(card) for card in deal(told)[seat]} for seat in Seat} == {
        s: set(h) for s, h in hands.items()
    }


def test_sixteen_boards_have_the_conditions_of_their_numbers(tmp_path: Path) -> None:
    assert 0 == main(["deal", "-n", "16", "--seed", "1", "-o", str(tmp_path / "set.pbn")])
    text = (tmp_path / "set.pbn").read_text(encoding="latin-1")
    assert 16 == text.count("[Deal ")
    assert '[Board "16"]' in text
    assert '[Vulnerable "All"]' in text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--south", "35+"), "none of 25,000 deals"),
        (("--south", "9+ spades", "--north", "9+ spades"), "none of 25,000 deals"),
    ],
)
def test_what_cannot_be_dealt_is_said_in_one_sentence(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["deal", *words])
    told = capsys.readouterr().err
    assert 1 == len(told.splitlines())
    assert why in told
