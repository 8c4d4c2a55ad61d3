"""Law 82: a ruling that the director takes back is mended where that can be, else both sides are innocent."""

import pytest

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Source
from bridgetable.session.act import act
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from tests.laws.with_calls import auction, may_be_barred, must_pass, standing

REFUSED = ("N:1S E:1H", "S notices", "25A no", "27A1 no", "27B 3H", "27B1a no", "23A no")
WRONG = 'director takes back the ruling 27: "it was comparable"'


def asked_when(sitting: Sitting) -> str:
    """The clause of the question that waits, if one does."""
    return "" if sitting.pending is None else sitting.pending.cite


def test_there_must_be_a_ruling_by_that_law() -> None:
    with pytest.raises(ImpossibleAction, match="no ruling by Law 29"):
        auction("N", *REFUSED, "director takes back the ruling 29")


def test_nothing_having_been_called_since_all_is_as_before_and_it_is_ruled_on_again() -> None:
    sitting = auction("N", *REFUSED, WRONG, "82C anew")
    assert sitting.pending is not None
    assert ("27A1", ["N:1S", "E:1H"], []) == (sitting.pending.cite, standing(sitting.table), must_pass(sitting.table))


def test_once_others_have_called_only_what_was_imposed_can_end() -> None:
    sitting = auction("N", *REFUSED, "S:P", WRONG)
    assert sitting.pending is not None
    assert ("lift", "play on", "stop") == sitting.pending.keys
    table = act(sitting, action("82C lift")).table
    assert ([], [], ()) == (must_pass(table), may_be_barred(table), table.information)
    assert (["N:1S", "E:3H", "S:Pass"], Seat.W) == (standing(table), table.turn)
    assert not any(r for r in table.reviews if not r.done)


def test_what_has_been_ruled_since_is_ruled_on_again_after_it() -> None:
    shown = ("N:1S", "S touches cards of E", "E drops H4", "N notices H4", "24 yes")
    sitting = auction("N", *shown, "N notices", "7B3 no", "90B5 no", "director takes back the ruling 24", "82C anew")
    assert ["24", "7B3"] == [asked_when(sitting), asked_when(act(sitting, action("24 yes")))]


def test_a_ruling_is_mended_although_others_have_called_while_the_director_considered_it() -> None:
    sitting = auction("N", *REFUSED, WRONG, "S:P")
    assert sitting.pending is not None
    assert ("lift", "play on", "stop") == sitting.pending.keys


def test_a_ruling_taken_back_is_not_taken_back_again() -> None:
    with pytest.raises(ImpossibleAction, match="no ruling by Law 27"):
        auction("N", *REFUSED, "S:P", WRONG, "82C lift", WRONG)


def test_a_ruling_that_is_being_taken_back_is_not_taken_back_again() -> None:
    with pytest.raises(ImpossibleAction, match="what Law 27 ruled on is being asked about"):
        auction("N", *REFUSED, WRONG, WRONG)


def test_what_was_said_since_a_ruling_is_known_when_it_is_given_anew() -> None:
    said = ("E hesitates", "S stops", 'S means 1S: "5+ spades"', WRONG, "82C anew")
    table = auction("N", *REFUSED, *said).table
    assert [Source.HESITATION] == [one.source for one in table.information]
    assert ((Seat.S,), 1) == (tuple(seat for seat, _ in table.stops), len(table.agreements))


def test_a_board_that_was_cancelled_by_mistake_goes_on() -> None:
    table = auction("N", "N finds a misdeal", "director takes back the ruling 6", "82C lift", "N:1S").table
    assert (["N:1S"], "") == (standing(table), table.cancelled)


def test_nothing_is_taken_back_while_its_irregularity_is_being_asked_about() -> None:
    lines = ("N:1S E:1H", "S notices", "25A no", "27A1 no", "27B 3H", "27B1a no", "23A no", "S:P W:P N:P", "S leads S3")
    with pytest.raises(ImpossibleAction, match="being asked about"):
        auction("N", *lines, "E claims 8", "all agree", "director takes back the ruling 27")


def test_when_the_board_cannot_be_played_on_neither_side_is_at_fault() -> None:
    table = auction("N", *REFUSED, "S:P", WRONG, "82C stop", "12C1d artificial").table
    assert [(Side.NS, "average plus"), (Side.EW, "average plus")] == [(a.side, a.grade.value) for a in table.artificial]


def test_each_side_is_scored_by_itself_when_play_has_ended() -> None:
    lines = ("S:P W:P N:P", "director takes back the ruling 27", "82C play on", "S leads S3", "E claims 8", "all agree")
    answers = ("72C no", "82C yes", "12C1b 4S by N 10", "82C no")
    sitting = auction("N", *REFUSED, *lines, *answers)
    assert (None, 420, -50) == (sitting.pending, sitting.table.score_for(Side.NS), sitting.table.score_for(Side.EW))
