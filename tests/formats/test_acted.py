"""A record acted out on our table comes to the end that the record tells."""

import pytest

from bridgetable.formats.acted import Scene, board_scene, scenes
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.records import Record
from bridgetable.game.cards import card
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Table
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import PlayCard, SpreadHand
from bridgetable.session.claims.actions import Agree, Claim
from bridgetable.session.score.actions import AgreeOnTricks
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN, SLAMMISH, one


def scene(text: str) -> Scene:
    (found,) = scenes(one(text))
    return found


def end(text: str) -> Table:
    return scene(text).history().now.table


@pytest.mark.parametrize(("text", "score"), [(REGULAR, -100), (SLAMMISH, 660)])
def test_the_score_of_the_record_comes_out(text: str, score: int) -> None:
    assert end(text).phase is Phase.END
    assert end(text).score_for(Side.NS) == score
    assert one(text).tag("Score") == f"NS {score}"


def test_a_regular_board_has_no_irregularity() -> None:
    assert end(REGULAR).irregularities == ()


def test_each_action_has_the_line_that_tells_it() -> None:
    steps = scene(REGULAR).steps
    assert (steps[0].line, steps[7].line, steps[8].line, steps[-1].line) == (12, 13, 16, 28)


def test_where_play_stopped_declarer_claims_what_the_result_gives_him() -> None:
    claim, answer = scene(SLAMMISH).steps[-2:]
    assert (Claim(Seat.N, 9), Agree()) == (claim.action, answer.action)
    assert end(SLAMMISH).tricks_won(Side.NS) == 11


def test_a_play_to_be_continued_ends_without_a_claim() -> None:
    assert not any(isinstance(a, Claim) for a in scene(SLAMMISH.replace("*", "+")).actions)


def test_a_result_that_the_tricks_do_not_allow_is_what_the_players_agreed_on() -> None:
    record, table = one(MARKED), end(MARKED)
    assert record.result is not None
    assert table.contract is not None
    assert scene(MARKED).actions[-1] == AgreeOnTricks(record.result.tricks)
    assert table.tricks_won(table.contract.declarer.side) == record.result.tricks
    assert table.irregularities[-1].kind is Kind.TRICKS_MISCOUNTED


def test_a_skipped_player_makes_no_call_and_the_next_is_out_of_rotation() -> None:
    actions = scene(MARKED).actions
    assert [a.seat for a in actions[:3] if isinstance(a, MakeCall)] == [Seat.W, Seat.E, Seat.S]
    first = end(MARKED).irregularities[0]
    assert (first.kind, first.seat, first.trick) == (Kind.CALL_OUT_OF_ROTATION, Seat.E, 0)


def test_declarer_and_dummy_are_exchanged_by_spreading_the_wrong_hand() -> None:
    actions = scene(MARKED).actions
    lead = actions.index(PlayCard(Seat.S, card("SA")))
    assert actions[lead + 1] == SpreadHand(Seat.W)
    table = end(MARKED)
    assert table.contract is not None
    assert table.contract.declarer is Seat.E
    lead_out_of_turn = next(i for i in table.irregularities if i.kind is Kind.OPENING_LEAD_OUT_OF_TURN)
    assert (lead_out_of_turn.stage, lead_out_of_turn.settled_by) == (Stage.CONDONED, "54A")


def test_a_lead_out_of_turn_that_stood_is_acted_in_its_order() -> None:
    table = end(MARKED)
    assert [(i.seat, i.trick, i.stage) for i in table.irregularities if i.kind is Kind.LEAD_OUT_OF_TURN] == [
        (Seat.E, 5, Stage.CONDONED)
    ]
    assert table.tricks[4].leader is Seat.E


def test_every_revoke_is_on_the_table_marked_or_not() -> None:
    for text in (MARKED, MARKED.replace("^R ", "")):
        revokes = [(i.seat, i.trick, i.cards) for i in end(text).irregularities if i.kind is Kind.REVOKE]
        assert revokes == [(Seat.E, 3, (card("CK"),)), (Seat.W, 6, (card("D7"),))]


def test_a_play_without_an_auction_begins_with_the_contract_of_the_record() -> None:
    text = REGULAR.partition("[Auction")[0] + "[Play" + REGULAR.partition("[Play")[2]
    found = scene(text)
    assert found.start.floor.contract == one(text).final_contract
    assert found.history().now.table.score_for(Side.NS) == -100


def test_a_play_that_does_not_belong_to_the_auction_is_acted_apart() -> None:
    auction, play = scenes(one(REGULAR.replace("2H Pass Pass Pass\n", "2H Pass 2NT AP\n")))
    assert all(isinstance(a, MakeCall) for a in auction.actions)
    assert play.history().now.table.irregularities == ()
    assert play.history().now.table.score_for(Side.NS) == -100
    assert board_scene(one(REGULAR.replace("2H Pass Pass Pass\n", "2H Pass 2NT AP\n"))) == play


def test_cards_alone_are_a_scene_without_actions() -> None:
    found = scene(REGULAR.partition("[Declarer")[0])
    assert found.actions == ()
    assert found.start.floor.phase is Phase.AUCTION


def test_a_deal_that_is_not_told_in_full_cannot_be_acted_out() -> None:
    assert scenes(one('[Dealer "N"]\n[Deal "N:J.AT7.K7642.QT65 - - -"]\n')) == ()


def test_a_lin_board_is_acted_out_to_its_claim() -> None:
    (record,) = lin.records(REGULAR_LIN, "own.lin")
    assert isinstance(record, Record)
    (found,) = scenes(record)
    table = found.history().now.table
    assert table.phase is Phase.END
    assert table.tricks_won(Side.NS) == 6
    assert table.irregularities == ()
