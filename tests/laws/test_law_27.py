"""Law 27: insufficient bids."""

import pytest

from bridgetable.game.calls import call
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.views.words.prose import say
from tests.laws.with_calls import auction, may_be_barred, must_pass, record, settled, standing

TOO_LOW = ("W", "W:P N:1S E:1H")
REFUSED = (*TOO_LOW, "S notices", "25A no", "27A1 no")


def test_nobody_is_asked_about_a_slip_but_anybody_may_speak_of_one() -> None:
    asked = auction(*TOO_LOW, "S notices")
    assert ["25A"] == [f.decision.cite for f in asked.cases[-1].progress.folded]
    spoken = auction(*TOO_LOW, "S notices", "25A yes")
    assert spoken.pending is not None
    assert "25A1" == spoken.pending.cite


def test_who_speaks_of_a_slip_after_a_later_answer_takes_that_answer_back() -> None:
    spoken = auction(*TOO_LOW, "S notices", "27A1 no", "25A yes")
    assert spoken.pending is not None
    assert "25A1" == spoken.pending.cite


def test_silence_and_no_are_the_same() -> None:
    silent, said = auction(*TOO_LOW, "S notices"), auction(*TOO_LOW, "S notices", "25A no")
    assert (silent.table, silent.pending) == (said.table, said.pending)


def test_lho_is_asked_first() -> None:
    pending = auction(*TOO_LOW, "S notices").pending
    assert pending is not None
    assert (Seat.S, "27A1", ("yes", "no")) == (pending.by, pending.cite, pending.keys)


def test_over_seven_no_trump_no_bid_is_higher_and_none_is_sufficient() -> None:
    pending = auction("S", "S:7NT W:7NT", "N notices").pending
    assert pending is not None
    accept, refuse = pending.options
    assert "7NT stands. North calls next: no bid is higher." == say(accept.follows[0])
    assert ["27B1b", "27B2", "27B3"] == [d.cites[0] for d in refuse.details]
    assert say(refuse.details[1].words).startswith("**Pass**:")


def test_the_sorts_of_replacement_stand_beneath_the_refusal_each_with_its_clause() -> None:
    pending = auction(*TOO_LOW, "S notices", "25A no").pending
    assert pending is not None
    assert [("27B1a",), ("27B1b",), ("27B2", "26B"), ("27B3",)] == [d.cites for d in pending.options[1].details]


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ("E:1H", "**2♥**, the lowest, if 1♥ showed hearts"),
        ('E calls 1H: "8-16, 5+ hearts"', "**2♥**, the lowest in hearts"),
        ('E calls 1H: "natural"', "**2♥**, the lowest in hearts"),
        ('E calls 1H: "8-16, 5+ spades, artificial"', "**The lowest bid that shows the same as 1♥**"),
        ('E calls 1H: "8-16, 5+ hearts, 5+ clubs"', "**The lowest bid that shows the same as 1♥**"),
    ],
)
def test_the_lowest_bid_is_named_as_far_as_it_is_told_what_the_bid_showed(made: str, said: str) -> None:
    pending = auction("W", "W:P N:1S", made, "S notices", "25A no").pending
    assert pending is not None
    assert said == say(pending.options[1].details[0].words)


def test_a_natural_bid_in_no_trump_is_replaced_by_the_lowest_in_no_trump() -> None:
    pending = auction("W", "W:P N:2S E:1NT", "S notices", "25A no").pending
    assert pending is not None
    assert "**2NT**, the lowest, if 1NT was natural" == say(pending.options[1].details[0].words)


@pytest.mark.parametrize(
    "lines", [("S:1S",), ("S notices", "25A no", "27A1 yes", "S:1S"), ("S notices", "25A no", "S:1S")]
)
def test_a_bid_accepted_by_word_or_by_calling_is_the_highest_call(lines: tuple[str, ...]) -> None:
    table = auction(*TOO_LOW, *lines).table
    assert ["W:Pass", "N:1S", "E:1H", "S:1S"] == standing(table)
    assert Seat.W is table.turn
    assert "27A1" == table.irregularities[0].settled_by


def test_every_call_can_be_chosen_for_a_replacement() -> None:
    pending = auction(*REFUSED).pending
    assert pending is not None
    assert (38, Seat.E) == (len(pending.options), pending.by)
    groups = {o.group: o.cites for o in pending.options}
    assert ("27B4",) == groups["Too low again"]
    assert ("27B1b", "27B3") == groups["Double"]


@pytest.mark.parametrize("how", ["27B 2H", "E calls 2H"])
def test_the_replacement_can_be_called_or_chosen(how: str) -> None:
    assert "E:2H" == standing(auction(*REFUSED, how).table)[-1]


@pytest.mark.parametrize("answers", [("27B1a yes",), ("27B1a no", "23A subset")])
def test_after_27b1_the_auction_goes_on_freely_and_27d_is_kept(answers: tuple[str, ...]) -> None:
    table = auction(*REFUSED, "E:2H", *answers).table
    assert ([], [], ["27D"]) == (must_pass(table), may_be_barred(table), [r.law for r in table.reviews])
    assert [(SEATS, ())] == [(i.may_use, i.may_not) for i in table.information]


@pytest.mark.parametrize(("replacement", "answers"), [("E:3C", ("27B1a no", "23A no")), ("E:P", ("23A no",))])
def test_partner_passes_throughout_when_the_correction_is_not_comparable(
    replacement: str, answers: tuple[str, ...]
) -> None:
    table = auction(*REFUSED, replacement, *answers).table
    assert [("W", "rest of the auction", "27B2")] == must_pass(table)
    assert [Seat.E] == may_be_barred(table)
    assert ["72C"] == [r.law for r in table.reviews]
    assert [Side.EW.seats] == [i.may_not for i in table.information]


def test_a_double_that_is_not_comparable_is_cancelled_and_partner_passes_whatever_comes() -> None:
    table = auction(*REFUSED, "E:X", "23A no", "E:2H").table
    assert [("E", "1H", "withdrawn"), ("E", "X", "cancelled"), ("E", "2H", "made")] == record(table)[2:]
    assert [("W", "rest of the auction", "27B3")] == must_pass(table)


def test_a_comparable_double_stands() -> None:
    table = auction(*REFUSED, "E:X", "23A purpose").table
    assert ("E:X", []) == (standing(table)[-1], must_pass(table))


def test_an_inadmissible_double_is_cancelled_without_a_judgement() -> None:
    pending = auction(*REFUSED, "E:XX").pending
    assert pending is not None
    assert "27B3" == pending.cite


def test_a_second_insufficient_bid_is_offered_to_lho_again() -> None:
    lines = ("W", "W:P N:2S E:1H", "S notices", "25A no", "27A1 no", "E:2H")
    pending = auction(*lines).pending
    assert pending is not None
    assert (Seat.S, "27B4") == (pending.by, pending.cite)
    assert [("W", "rest of the auction", "27B4")] == must_pass(auction(*lines, "27B4 no", "E:3H").table)
    assert [] == must_pass(auction(*lines, "27B4 yes").table)


def test_who_has_replaced_his_bid_already_does_not_choose_again() -> None:
    table = auction(*TOO_LOW, "E:2H", "S notices", "25A no", "27A1 no", "27B1a yes").table
    assert ("E:2H", Seat.S) == (standing(table)[-1], table.turn)
    assert {"ruled"} == {stage for _, stage, _ in settled(table)}


def test_the_first_bid_can_be_accepted_all_the_same() -> None:
    table = auction(*TOO_LOW, "E:2H", "S notices", "25A no", "27A1 yes").table
    assert ("E:1H", Seat.S) == (standing(table)[-1], table.turn)


def test_a_barred_partner_who_passes_breaks_no_law() -> None:
    table = auction(*REFUSED, "E:3C", "27B1a no", "23A no", "S:3S W:P").table
    assert ["insufficient bid"] == [i.kind.value for i in table.irregularities]


def test_the_waiver_lets_the_bid_stand() -> None:
    table = auction(*TOO_LOW, "S notices", "25A no", 'director waives: "they asked"').table
    assert ("E:1H", Seat.S) == (standing(table)[-1], table.turn)


@pytest.mark.parametrize("key", [str(call(t)) for t in ("1NT", "Pass", "X", "7NT")])
def test_a_call_is_its_own_key(key: str) -> None:
    pending = auction(*REFUSED).pending
    assert pending is not None
    assert key in pending.keys
