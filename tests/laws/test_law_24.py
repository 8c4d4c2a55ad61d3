"""Law 24: Card exposed or led during the auction."""

import itertools

import pytest

from bridgetable.formats.journal import JournalError
from bridgetable.game.cards import card, descending
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.law_24_exposed_in_auction import ExposedInAuction, which_case
from bridgetable.rulings.explore import leaves
from tests.laws.with_leads import acted, settled

BOARD = (
    "board: 7\ndealer: S\nvulnerable: All\n"
    "deal: N:T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ\n"
)
SPADES_BY_SOUTH = "N calls 4S|E calls pass|S calls pass|W calls pass"


def auction(*lines: str) -> Table:
    """South, who deals, has opened; what follows is given."""
    return acted(BOARD, "S calls 1S", *lines).table


def lying(table: Table) -> list[str]:
    return [str(e.card) for e in table.exposed]


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize(("cards", "before"), list(itertools.product(["D3", "DQ", "DQ D3"], ["", "H3"])))
def test_every_exposure_is_one_of_the_three_cases(cards: str, before: str, led: bool) -> None:
    held = descending(card(c) for c in cards.split())
    others = tuple(card(c) for c in before.split())
    seen = ExposedInAuction(1, Seat.W, held, led, True, others, held, False)
    expected = "24C" if len(held) + len(others) > 1 else "24B" if led or held[0].is_honour else "24A"
    assert expected == which_case(seen)


def test_the_card_lies_face_up_until_the_auction_ends() -> None:
    assert ["HT"] == lying(auction("W shows HT", "N notices", "W calls pass", "N calls 2S"))


def test_the_ten_is_an_honour() -> None:
    assert [("ruled", "24B")] == settled(auction("W drops HT", "N notices", "24 yes"))
    assert [("ruled", "24A")] == settled(auction("W drops H9", "N notices", "24 yes"))


def test_the_opponents_may_use_the_card_and_the_offenders_side_may_not() -> None:
    (known,) = auction("W shows D3", "N notices").information
    assert ((Seat.N, Seat.S), (Seat.E, Seat.W)) == (known.may_use, known.may_not)


def test_partner_passes_at_his_next_turn_and_no_longer() -> None:
    early = auction("W shows HT", "N notices", "W calls pass", "N calls 2S", "E calls 3D")
    assert "call by a player who must pass" in [i.kind.value for i in early.irregularities]
    passed = "W calls pass|N calls 2S|E calls pass|S calls 3S|W calls pass|N calls 4C"
    late = auction("W shows HT", "N notices", passed, "E calls 4D")
    assert ["card exposed during the auction"] == [i.kind.value for i in late.irregularities]


def test_whether_the_pass_paid_is_kept_for_the_end_of_play() -> None:
    assert [] == [r.law for r in auction("W drops D3", "N notices", "24 yes").reviews]
    assert ["72C"] == [r.law for r in auction("W leads D3", "N notices").reviews]


@pytest.mark.parametrize(
    ("shown", "major"), [("W drops D3|N notices|24 yes", False), ("W drops DQ|N notices|24 yes", True),
                         ("W shows D3|N notices", True), ("W leads D3|N notices", True)]
)  # fmt: skip
def test_a_defenders_single_card_is_a_penalty_card_of_the_sort_that_50b_says(shown: str, major: bool) -> None:
    (penalty,) = auction(shown, "W calls pass", SPADES_BY_SOUTH).penalty_cards
    assert (Seat.W, major, "24E") == (penalty.seat, penalty.major, penalty.cite)


def test_several_cards_of_a_defender_are_all_major() -> None:
    table = auction("W drops D3|N notices|24 yes|W drops H6|N notices|24 yes", "W calls pass", SPADES_BY_SOUTH)
    assert [True, True] == [p.major for p in table.penalty_cards]


def test_a_spread_hand_of_a_defender_is_thirteen_penalty_cards() -> None:
    table = auction("W spreads|N notices", "W calls pass", SPADES_BY_SOUTH)
    assert (13, ()) == (len(table.penalty_cards), table.spread)


@pytest.mark.parametrize("seat", ["N", "S"])
def test_the_declaring_side_picks_its_cards_up(seat: str) -> None:
    ends = {"N": "N calls 4S|E calls pass|S calls pass|W calls pass", "S": "N calls pass|E calls pass"}[seat]
    table = auction("W calls pass", f"{seat} shows {'CA' if seat == 'N' else 'SK'}", "W notices", ends)
    assert Phase.CLARIFICATION is table.phase
    assert ((), (), 13) == (table.exposed, table.penalty_cards, len(table.hands[Seat[seat]]))


def test_a_card_knocked_out_by_somebody_else_goes_back_and_nobody_must_pass() -> None:
    table = auction("W drops HT", "N notices", "24 no")
    assert ((), ()) == (table.exposed, table.obligations)


def test_nothing_happens_while_nobody_says_anything() -> None:
    assert [("committed", "")] == settled(auction("W shows HT", "W calls pass"))


def test_a_face_down_lead_goes_back_unseen() -> None:
    table = auction("W leads HT face down", "N notices")
    assert ((), (), ()) == (table.face_down, table.information, table.obligations)


def test_a_card_seen_before_the_first_call_is_not_under_this_law() -> None:
    table = acted(BOARD, "S shows SA").table
    assert ["16D1"] == [i.law for i in table.irregularities]


def test_every_answer_leads_to_an_auction_that_goes_on() -> None:
    case = acted(BOARD, "S calls 1S", "W drops HT", "N notices").cases[-1]
    ends = list(leaves(case.matter.procedure, case.matter.subject, case.base))
    assert 2 == len(ends)
    assert {Seat.W} == {e.progress.table.turn for e in ends}


def test_hands_are_not_exchanged_when_a_card_lies_as_a_penalty_card() -> None:
    over = "W calls pass|N calls pass|E calls pass"
    defends = ("W shows D3", "N notices", over)
    assert [card("D3")] == [p.card for p in auction(*defends).penalty_cards]
    with pytest.raises(JournalError, match="before a card is seen"):
        auction(*defends, "W swaps hands with N")
