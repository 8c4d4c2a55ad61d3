"""Law 15: Wrong board or hand."""

from bridgetable.game.deals import hand_text
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.rulings.explore import leaves
from bridgetable.session.sitting import Sitting
from bridgetable.views.table.hands import in_hand
from tests.laws.with_calls import auction, settled, standing

WRONG = "E holds 98.A4.KJT43.K832 of board 6"


def cite(now: Sitting) -> str:
    assert now.pending is not None
    return now.pending.cite


def test_he_sees_the_cards_that_he_holds() -> None:
    now = auction("N", WRONG)
    assert "98.A4.KJT43.K832" == hand_text(in_hand(now.table, Seat.E))
    assert now.table.board.deal[Seat.E] == now.table.hands[Seat.E]


def test_a_call_on_wrong_cards_and_every_call_since_is_cancelled_and_he_calls_again() -> None:
    now = auction("N", WRONG, "N:1S E:2H S:2S", "E notices", "15A3 yes", "15A4 no")
    assert (["N:1S"], Seat.E, ()) == (standing(now.table), now.table.turn, now.table.misheld)
    assert [("cards from a wrong board", "ruled", "15A1")] == settled(now.table)


def test_only_lhos_side_may_use_what_the_offender_and_lho_called() -> None:
    known = auction("N", WRONG, "N:1S E:2H S:2S", "E notices", "15A3 yes", "15A4 no").table.information
    assert [Seat.E, Seat.S] == [k.seat for k in known]
    assert {((Seat.N, Seat.S), (Seat.E, Seat.W))} == {(k.may_use, k.may_not) for k in known}


def test_when_partner_has_called_since_the_board_is_not_played() -> None:
    now = auction("N", WRONG, "N:1S E:2H S:2S W:3H", "E notices")
    assert ("12C1d", "15A2a", Phase.END) == (cite(now), now.table.cancelled, now.table.phase)


def test_partners_call_before_his_own_does_not_matter() -> None:
    now = auction("W", WRONG, "W:P N:1S E:2H", "E notices", "15A3 yes", "15A4 no")
    assert ["W:Pass", "N:1S"] == standing(now.table)


def test_who_has_not_called_takes_the_right_cards() -> None:
    now = auction("N", WRONG, "N:1S", "E notices")
    assert (None, (), ["N:1S"]) == (now.pending, now.table.misheld, standing(now.table))


def test_the_board_to_which_the_cards_belong_is_watched_if_it_is_still_to_come() -> None:
    now = auction("N", WRONG, "N:1S E:2H", "E notices", "15A3 no", "15A4 no")
    assert "15A3" in {c for said in now.ruled[-1].progress.said for c in said.cites}


def test_after_the_last_pass_was_made_on_wrong_cards_and_play_has_begun_nothing_leads_to_normal_play() -> None:
    now = auction("S", WRONG, "S:1NT W:P N:P E:P", "W leads CQ", "S notices")
    assert ("12C1d", "12A2") == (cite(now), now.table.cancelled)


def test_every_answer_leads_to_an_auction_that_goes_on() -> None:
    case = auction("N", WRONG, "N:1S E:2H S:2S", "E notices").cases[-1]
    ends = list(leaves(case.matter.procedure, case.matter.subject, case.base))
    assert (10, {Seat.E}) == (len(ends), {e.progress.table.turn for e in ends})


def test_a_board_that_somebody_has_played_before_is_cancelled() -> None:
    now = auction("N", "N:1S", "E finds a wrong board", "15B1 yes", "12C2a at fault", "12C2a not at fault")
    assert ("15B1", ["average minus", "average plus"]) == (
        now.table.cancelled,
        [a.grade.value for a in now.table.artificial],
    )


def test_a_board_that_nobody_has_played_before_is_played_to_its_end() -> None:
    now = auction("N", "N:1S", "E finds a wrong board", "15B1 no")
    assert (Phase.AUCTION, Seat.E) == (now.table.phase, now.table.turn)
