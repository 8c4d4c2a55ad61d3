"""What becomes of a ruling when other things have gone wrong before it, beside it or since."""

from itertools import product

import pytest

from bridgetable.formats.journal import Journal, acted_out, read_journal
from bridgetable.game.boards import numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.outcomes import contract
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.history import History
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Watcher
from bridgetable.views.view import view_for
from tests.session.invariants import faults, faults_of_step


def after(seed: int, final: str, lines: str) -> Sitting:
    """The sitting after these actions on a board dealt by a seed, every step of which is sound."""
    history = History(Journal(numbered(seed, shuffled(seed)), contract=contract(final)).start)
    for line in lines.split(" / "):
        before, history = history.now, history.act(action(line))
        assert [] == [*faults(history.now), *faults_of_step(before, action(line), history.now)], line
    assert view_for(history, Watcher.TABLE).status
    return history.now


def stages(table: Table, kind: Kind) -> list[Stage]:
    return [i.stage for i in table.irregularities if i.kind is kind]


START = "W plays D2 / N plays DT / E plays D3 / S plays D6"
"""The first trick of board 2, 3NT by S: it is won in dummy."""


def test_a_card_shown_twice_is_ruled_on_once() -> None:
    sitting = after(2, "3NT by S", f"{START} / S shows SJ / S shows SJ / W notices")
    assert [Stage.RULED, Stage.LAPSED] == stages(sitting.table, Kind.DECLARER_EXPOSED)
    assert sitting.pending is None


def test_an_early_lead_of_a_card_that_has_become_a_penalty_card_is_not_ruled_on_again() -> None:
    table = after(2, "4S by W", "S shows SJ / S plays H9 / S leads SJ / E notices SJ / 54C no / 54 refuse").table
    assert ["SJ", "H9"] == [str(p.card) for p in table.penalty_cards]
    assert [Stage.LAPSED] == stages(table, Kind.PREMATURE_LEAD)


def test_a_card_played_too_early_stays_in_its_trick_once_there_is_a_card_in_the_next() -> None:
    early = "N plays H2 / W plays HA / E plays H6 / S plays H3 / W plays SK"
    table = after(2, "3NT by S", f"{START} / {early} / E notices / 47E1 no").table
    assert [4, 4, 1] == [len(t.cards) for t in table.tricks]
    assert "47F2" == table.irregularities[0].settled_by


def test_a_lead_taken_back_while_its_acceptance_is_asked_for_lies_there_until_declarer_has_chosen() -> None:
    asked = "E plays S3 / S notices / 47E1 no / E takes back S3"
    sitting = after(2, "3NT by S", f"{START} / {asked}")
    assert sitting.pending is not None
    assert "56" == sitting.pending.cite
    assert ["9B2"] == [i.settled_by for i in sitting.table.irregularities if i.kind is Kind.TAKEN_BACK]
    refused = after(2, "3NT by S", f"{START} / {asked} / 56 refuse").table
    assert ["S3"] == [str(p.card) for p in refused.penalty_cards]


def test_a_claim_made_while_the_director_asks_is_put_forward_when_he_has_ruled() -> None:
    asked = after(2, "3NT by S", f"{START} / E plays S3 / S notices / 47E1 no / S claims 4")
    assert asked.pending is not None
    assert asked.table.claim is None
    ruled = after(2, "3NT by S", f"{START} / E plays S3 / S notices / 47E1 no / S claims 4 / 56 refuse")
    assert ruled.table.claim is not None
    assert (Seat.S, 4) == (ruled.table.claim.seat, ruled.table.claim.tricks)


def test_no_claim_is_answered_while_the_director_asks() -> None:
    with pytest.raises(ImpossibleAction, match="while the director rules"):
        after(2, "3NT by S", f"{START} / E plays S3 / S notices / 47E1 no / E agrees")


def test_nobody_calls_on_a_board_that_is_not_played() -> None:
    cancelled = History(Journal(numbered(2, shuffled(2))).start).act(action("E finds a misdeal"))
    with pytest.raises(ImpossibleAction, match="the board is not played"):
        cancelled.act(action("E calls 1S"))


def test_a_card_that_lies_face_down_lies_there_no_longer_when_it_is_played_or_dropped() -> None:
    played = "E leads H6 face down / W plays H5 / N plays H2 / E plays H6"
    assert () == after(2, "3NT by S", played.replace("W plays H5", "W plays HA")).table.face_down
    dropped = after(2, "3NT by S", "E leads H6 face down / W plays D2 / E drops H6").table
    assert () == dropped.face_down
    assert ["H6"] == [str(e.card) for e in dropped.exposed]


REVOKES = (
    "W plays SK / N plays SA / E plays H7 / S plays SJ / N plays HQ / E plays SQ / S plays HJ / W plays HA / "
    "W plays S6 / N plays HT / E plays S9 / S plays ST / S plays S2 / W plays S5 / N plays H5 / E plays S8 / "
    'S claims 4 / all agree / N notices / 64C1 yes: "enough"'
)


def test_what_a_reckoning_gave_is_not_given_twice_when_it_is_set_aside_after_time_has_passed() -> None:
    table = after(2, "3NT by S", f'{REVOKES} / round ended / director rules forfeited: "they waited"').table
    assert [2] == [t.irregularity for t in table.transfers]


def test_a_revoke_in_a_trick_that_is_cancelled_with_the_play_after_a_claim_lapses() -> None:
    on = "S claims 4 / N plays H2 / E plays S3 / S plays H3 / W plays HA / W plays SK / N notices"
    table = after(2, "3NT by S", f"{START} / {on}").table
    assert [Stage.LAPSED] == stages(table, Kind.REVOKE)
    assert () == table.reviews


TWICE_QUITTED = """bridgetable 1
board: 1
dealer: N
vulnerable: None
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4
contract: 4S by S

W leads CQ
N plays C2
E plays CA
S plays C5
E plays C3
S plays CK
W plays C4
N plays C9
S plays D2
W plays D6
N plays DQ
E plays D3
N plays DK
E plays DT
S plays D4
W quits DJ
W plays D6
W quits CJ
"""


@pytest.mark.parametrize("keys", list(product((0, 1), repeat=4)))
def test_a_card_that_was_quitted_wrongly_twice_is_in_one_place_whatever_is_answered(keys: tuple[int, ...]) -> None:
    sitting = acted_out(read_journal(TWICE_QUITTED)).now
    assert [] == list(faults(sitting))
    sitting = act(sitting, Notice(Seat.N))
    for key in keys:
        asked = sitting.pending
        if asked is None:
            break
        sitting = act(sitting, Reply(Answer(asked.cite, asked.keys[key], "as it was judged")))
        assert [] == list(faults(sitting))
