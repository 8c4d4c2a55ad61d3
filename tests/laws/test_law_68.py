"""Law 68: claims and concessions, what is none, and playing on."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.claims import ClaimStage
from bridgetable.game.errors import BridgetableError, ImpossibleAction
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase
from tests.laws.with_claims import SIX_LEFT, claim_of, claimed, stage
from tests.laws.with_leads import in_play, keys, opening, settled

HEART = "W leads HJ|N plays H5|E plays HQ|S plays HK"


@pytest.mark.parametrize("line", ["S claims 4", "S concedes 2", 'W claims 2: "the diamonds"', "E abandons the hand"])
def test_play_is_suspended_by_a_claim_or_a_concession(line: str) -> None:
    table = claimed(line).table
    assert (Phase.SUSPENDED, None, None) == (table.phase, table.turn, table.score_for(Side.NS))


@pytest.mark.parametrize(
    ("line", "tricks"),
    [
        ("S claims 4", 4),
        ("S concedes 2", 4),
        ("W concedes 2", 2),
        ("S abandons the hand", 0),
        ("W abandons the hand", 6),
    ],
)
def test_a_claim_of_some_tricks_concedes_the_others(line: str, tricks: int) -> None:
    claim = claim_of(claimed(line))
    assert (tricks, 6 - tricks) == (claim.tricks_for(Side.NS, 6), claim.tricks_for(Side.EW, 6))


def test_what_defenders_concede_goes_to_declarer() -> None:
    assert 13 == claimed("W abandons the hand", "all agree").table.tricks_won(Side.NS)
    assert 9 == claimed("W concedes 2", "all agree").table.tricks_won(Side.NS)


def test_a_suggestion_to_stop_is_a_claim_whose_tricks_are_asked() -> None:
    assert ("68A", ("6", "5", "4", "3", "2", "1", "0")) == keys(claimed("S suggests stopping"))
    assert ClaimStage.MADE is stage(claimed("S suggests stopping", "68A 4"))


def test_it_is_agreed_when_both_opponents_have_agreed() -> None:
    assert ClaimStage.MADE is stage(claimed("S claims 4", "N agrees", "E agrees"))
    assert ClaimStage.AGREED is stage(claimed("S claims 4", "E agrees", "W agrees"))
    assert Phase.END is claimed("S claims 4", "all agree").table.phase


def test_silence_until_the_next_board_is_agreement() -> None:
    assert ClaimStage.AGREED is stage(claimed("S claims 4", "hands returned"))
    assert ClaimStage.DOUBTED is stage(claimed("S claims 4", "E doubts", "hands returned"))


@pytest.mark.parametrize("seat", "NEW")
def test_any_other_player_may_doubt_it_dummy_included(seat: str) -> None:
    assert ClaimStage.DOUBTED is stage(claimed("S claims 4", f"{seat} doubts"))


def test_who_agrees_after_all_takes_back_his_own_doubt() -> None:
    assert ClaimStage.MADE is stage(claimed("S claims 4", "E doubts", "E agrees"))
    assert ClaimStage.DOUBTED is stage(claimed("S claims 4", "N doubts", "E doubts", "E agrees"))
    assert ClaimStage.AGREED is stage(claimed("S claims 4", "E doubts", "W agrees", "E agrees"))


def test_the_director_is_called_for_a_claim_that_nobody_has_answered() -> None:
    assert ClaimStage.CONTESTED is stage(claimed("S claims 4", "E notices"))


def test_dummy_cannot_claim_and_play_goes_on() -> None:
    now = claimed("N claims 6", "E notices")
    assert (Phase.PLAY, None) == (now.table.phase, now.table.claim)
    assert [("ruled", "68A")] == settled(now.table)
    assert ["43A1c"] == [r.law for r in now.table.reviews]


def test_a_defenders_concession_is_none_when_partner_objects_at_once() -> None:
    now = claimed("E concedes 2", "E spreads", "W doubts")
    assert (Phase.PLAY, None, ()) == (now.table.phase, now.table.claim, now.table.penalty_cards)
    assert {(Seat.W,)} == {i.may_not for i in now.table.information}
    assert 7 == len(now.table.information)
    assert Seat.E not in now.table.spread


def test_what_the_objecting_partner_shows_goes_back_as_well() -> None:
    now = claimed("E concedes 2", "W shows DQ", "W doubts")
    assert ((), ()) == (now.table.exposed, now.table.penalty_cards)
    shown, conceded = now.table.information
    assert (None, (Seat.W,)) == (conceded.card, conceded.may_not)
    assert (card("DQ"), (Seat.E,)) == (shown.card, shown.may_not)


def test_to_claim_some_tricks_is_to_concede_the_others_so_partner_may_object() -> None:
    now = claimed("E claims 1", "W doubts")
    assert (Phase.PLAY, None) == (now.table.phase, now.table.claim)


@pytest.mark.parametrize("lines", [("E claims 6", "W doubts"), ("E concedes 2", "S agrees", "W doubts")])
def test_partner_must_object_at_once_and_to_a_concession(lines: tuple[str, ...]) -> None:
    assert ClaimStage.DOUBTED is stage(claimed(*lines))


def test_declarers_concession_that_dummy_doubts_is_contested_like_any() -> None:
    assert ClaimStage.DOUBTED is stage(claimed("S concedes 2", "N doubts"))


def test_a_revoke_is_not_established_by_a_concession_that_never_was() -> None:
    line = f"{SIX_LEFT}|N leads D6|E plays C9|E concedes 1|W doubts"
    assert Kind.REVOKE is in_play(line).table.irregularities[0].kind
    assert ("62B", ("DA", "DT", "D7", "D5", "D2")) == keys(in_play(line, "S notices"))


def test_words_about_the_trick_in_progress_make_no_claim_and_no_penalty_card() -> None:
    now = opening(HEART, "S leads C3|W plays C4|N plays CT", 'E claims this trick with CA: "mine"', "S notices")
    assert (Phase.PLAY, None, ()) == (now.table.phase, now.table.claim, now.table.penalty_cards)
    assert [(Seat.W,)] == [i.may_not for i in now.table.information]
    assert "CA" in {str(c) for c in now.table.hands[Seat.E]}


def test_declarer_may_bind_partner_when_the_card_came_before_his_play() -> None:
    shown = (HEART, "S leads C3", "E claims this trick with CA", "S notices")
    assert ("68", ("no", "yes")) == keys(opening(*shown))
    assert ("57A", ("highest", "lowest", "require", "forbid")) == keys(opening(*shown, "68 yes"))
    assert () == opening(*shown, "68 no").table.obligations


def test_play_goes_on_when_the_other_side_asks_and_all_agree() -> None:
    now = claimed("S claims 4", "S spreads", "W doubts", "W shows DQ", "W wants to play on", "all agree")
    assert (Phase.PLAY, Seat.N) == (now.table.phase, now.table.turn)
    assert ((Seat.N,), (), ()) == (now.table.spread, now.table.exposed, now.table.penalty_cards)
    assert [ClaimStage.VOID] == [c.stage for c in now.table.earlier_claims]
    assert () == now.table.information


def test_all_four_must_want_to_play_on() -> None:
    three = ("S claims 4", "W wants to play on", "E agrees", "S agrees")
    assert ClaimStage.PLAY_ON is stage(claimed(*three))
    assert claimed(*three, "N agrees").table.claim is None
    assert ClaimStage.CONTESTED is stage(claimed(*three, "N refuses"))


def test_the_claimer_who_says_that_he_wants_it_too_consents_and_does_not_ask_anew() -> None:
    asked = ("S claims 4", "W wants to play on", "E wants to play on", "N wants to play on")
    assert Seat.W is claim_of(claimed(*asked)).asked
    assert claimed(*asked, "S wants to play on").table.claim is None


def test_silence_to_the_request_is_consent() -> None:
    now = claimed("S claims 4", "W wants to play on", "N leads C5")
    assert ((), None) == (now.table.irregularities, now.table.claim)


def test_nobody_can_ask_to_play_on_when_the_director_has_been_called() -> None:
    with pytest.raises(BridgetableError, match="while the director rules"):
        claimed("S claims 4", "W doubts", "W notices", "W wants to play on")


@pytest.mark.parametrize(
    "lines", [("S claims 4",), ("S claims 4", "W doubts"), ("S claims 4", "N wants to play on", "all agree")]
)
def test_cards_played_without_right_are_cancelled_and_the_claim_is_ruled_on(lines: tuple[str, ...]) -> None:
    on = claimed(*lines, "N leads C5|E plays C9|S plays C7|W plays CJ|W leads D3")
    assert [Kind.PLAY_AFTER_CLAIM] == [i.kind for i in on.table.irregularities]
    now = claimed(*lines, "N leads C5|E plays C9|S plays C7|W plays CJ|W leads D3", "E notices")
    before = claimed("S claims 4").table
    assert (before.hands, before.tricks) == (now.table.hands, now.table.tricks)
    assert ClaimStage.CONTESTED is stage(now)


def test_a_later_claim_after_playing_on_rightly_is_the_only_one() -> None:
    lines = ("S claims 5", "W wants to play on", "all agree", "N leads C5|E plays C9|S plays C7|W plays CJ")
    now = claimed(*lines, "S claims 3", "W doubts", "W notices")
    assert [ClaimStage.VOID, ClaimStage.CONTESTED] == [*(c.stage for c in now.table.earlier_claims), stage(now)]
    assert 5 == now.table.tricks_left


def test_a_claim_by_the_revoking_side_establishes_the_revoke_even_when_it_is_void() -> None:
    revoke = f"{SIX_LEFT}|N leads D6|E plays C9|S plays D8|W plays DQ"
    assert "64" == in_play(revoke, "E claims 1", "S notices").table.reviews[0].law
    assert "64" == in_play(revoke, "E claims 1", "S wants to play on", "all agree", "S notices").table.reviews[0].law


def test_the_other_sides_claim_does_not_and_doubt_goes_against_the_revoker() -> None:
    now = in_play(f"{SIX_LEFT}|N leads D6|E plays C9|S plays D8|W plays DQ", "S claims 4", "W notices", "62B DA")
    assert ("70A", "4") == (keys(now)[0], keys(now)[1][0])
    assert Side.EW is claim_of(now).doubt_against


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("S claims 14",), "a board has 13"),
        (("S concedes 14",), "a board has 13"),
        (("all agree",), "no claim waits"),
        (("E doubts",), "no claim waits"),
        (("E refuses",), "nobody has asked"),
        (("E withdraws",), "no claim has been agreed"),
        (("S claims 4", "S doubts"), "own claim"),
        (("S claims 4", "E claims 1"), "only while the hands are played"),
        (("S claims 4", "all agree", "all agree"), "no claim waits"),
        (("E claims this trick",), "no trick is in progress"),
        (("N leads C5", "E claims this trick with HA"), "does not hold"),
    ],
)
def test_what_nobody_could_do_is_refused(lines: tuple[str, ...], why: str) -> None:
    with pytest.raises(BridgetableError, match=why):
        claimed(*lines)


def test_the_table_before_a_claim_is_not_changed_by_one_that_is_refused() -> None:
    assert issubclass(ImpossibleAction, BridgetableError)
    assert Phase.PLAY is claimed().table.phase
