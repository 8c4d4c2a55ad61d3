"""Law 46: incomplete and invalid designations of a card from dummy."""

from itertools import product

import pytest

from bridgetable.game.cards import Suit, card
from bridgetable.game.designations import Form, designated
from bridgetable.game.errors import ImpossibleAction, NotationError
from bridgetable.game.irregularities import Kind
from bridgetable.game.obligations import RunsSuit
from bridgetable.game.seats import Seat
from bridgetable.laws.law_46_designation import ROWS, Decider, Spoken, deemed, row_for
from bridgetable.session.act import act
from bridgetable.session.notation import action, action_text
from bridgetable.session.sitting import Sitting
from tests.laws.with_leads import NORTH_WON, acted, in_play, keys

ALL = [Spoken(*facts) for facts in product(Form, (False, True), (0, 1, 2), (False, True))]
EVERY = [said for said in ALL if said.form is not Form.NO_TRUMP or not said.answers]
HEAD = "board: 1\ndealer: S\nvulnerable: None\ndeal: {deal}\ncontract: {contract}\n"
LAST = "W leads DQ|N plays DK|E plays DA|S plays D2|E leads H2|S plays H5|W plays HT"
AQ4 = "N:T864.AQ4.K63.A85 Q5.J832.AT75.964 AKJ93.K75.842.T7 72.T96.QJ9.KQJ32"
RUN = "N:T86.72.AKQ63.A85 Q54.J83.T75.9642 AKJ93.AK5.84.T73 72.QT964.J92.KQJ"
RUNNING = (
    'W leads CK|N plays CA|E plays C2|S plays C3|declarer calls "run the diamonds"|E plays D5|S plays D4|W plays D2'
)


def at(deal: str, *lines: str, contract: str = "3NT by S") -> Sitting:
    return acted(HEAD.format(deal=deal, contract=contract), *lines)


def says(words: str) -> str:
    return f'declarer calls "{words}"'


def from_dummy(now: Sitting) -> str:
    """Dummy's last card."""
    return next(str(t.card_of(Seat.N)) for t in reversed(now.table.tricks) if t.card_of(Seat.N) is not None)


# --- the table --------------------------------------------------------------------------------------------------------


def test_one_row_and_no_other_speaks_of_every_combination_of_facts() -> None:
    assert [1] * len(EVERY) == [sum(row.speaks(said) for row in ROWS) for said in EVERY]


def test_every_row_speaks_of_something() -> None:
    assert set(ROWS) == {row_for(said) for said in EVERY}


def test_who_decides_is_as_the_clause_says() -> None:
    expected = {"46B3b": {Decider.DEEMED, Decider.WHICH}, "46B4": {Decider.AGAIN}, "46B5": {Decider.DEFENDER}}
    for cite in {r.cite for r in ROWS}:
        assert expected.get(cite, {Decider.DEEMED}) == {r.outcome for r in ROWS if r.cite == cite}


@pytest.mark.parametrize("form", [Form.HIGH, Form.WIN, Form.LOW])
def test_words_about_the_suit_led_name_nothing_when_dummy_is_to_lead(form: Form) -> None:
    assert row_for(Spoken(form, leading=True, answers=0, continues=True)).cite == "46B5"


# --- the words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "form", "named"),
    [
        ("the ace of hearts", Form.CARD, "HA"),
        ("HK", Form.CARD, "HK"),
        ("10 of clubs", Form.CARD, "CT"),
        ("low heart", Form.SUIT, "H"),
        ("any spade", Form.SUIT, "S"),
        ("top diamond", Form.TOP_OF_SUIT, "D"),
        ("run the diamonds", Form.RUN, "D"),
        ("trump", Form.SUIT, "S"),
        ("ruff low", Form.SUIT, "S"),
        ("ace of trumps", Form.CARD, "SA"),
        ("seven", Form.RANK, "7"),
        ("small", Form.LOW, ""),
        ("highest", Form.HIGH, ""),
        ("win it", Form.WIN, ""),
        ("play anything", Form.ANYTHING, ""),
        ("play one", Form.ANYTHING, ""),
    ],
)
def test_words_of_like_meaning_are_read_alike(words: str, form: Form, named: str) -> None:
    read = designated(words, Suit.S)
    assert (form, named) == (
        read.form,
        f"{'' if read.suit is None else read.suit}{'' if read.rank is None else read.rank}",
    )


@pytest.mark.parametrize("words", ["", "please", "heart spade", "low seven", "ace king", "banana", 'he"art', "run"])
def test_words_that_name_nothing_or_too_much_are_refused(words: str) -> None:
    with pytest.raises(NotationError):
        designated(words, Suit.S)


@pytest.mark.parametrize("words", ["trump", "low trump", "ruff high", "ace of trumps"])
def test_a_trump_called_for_in_no_trump_is_a_card_that_dummy_has_not(words: str) -> None:
    assert Form.NO_TRUMP is designated(words, None).form
    assert row_for(Spoken(Form.NO_TRUMP, leading=True, answers=0, continues=False)).cite == "46B4"


def test_a_call_for_a_card_cannot_be_mistaken_for_a_bid() -> None:
    line = says("low heart")
    assert line == action_text(action(line))
    with pytest.raises(NotationError):
        action('S calls "low heart"')


# --- high, win, low ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "expected"), [("high", "HA"), ("win", "HQ"), ("low", "H4")])
def test_wbf_009(words: str, expected: str) -> None:
    assert expected == from_dummy(at(AQ4, LAST, says(words)))


def test_no_card_is_known_to_win_while_a_defender_may_have_the_ace() -> None:
    deal = "N:T864.A74.KQJ.A85 Q5.KQ32.A975.964 AKJ93.JT5.842.T7 72.986.T63.KQJ32"
    assert ("46B4", ("DK", "DQ", "DJ")) == keys(at(deal, "W leads D3", says("win")))


def test_win_when_nobody_can_ruff_is_the_lowest_of_equals() -> None:
    deal = "N:T864.A74.AKQ.A85 Q5.KQ32.J975.964 AKJ93.JT5.842.T7 72.986.T63.KQJ32"
    assert from_dummy(at(deal, "W leads D3", says("win"))) == "DQ"


def test_win_in_a_suit_contract_takes_it_that_the_defenders_follow() -> None:
    deal = "N:T864.A74.AKQ.A85 Q5.KQ32.J975.964 AKJ93.JT5.842.T7 72.986.T63.KQJ32"
    assert from_dummy(at(deal, "W leads D3", says("win"), contract="4S by S")) == "DQ"


def test_win_by_a_trump_that_cannot_be_overruffed_comes_before_one_that_may_be() -> None:
    deal = "N:AT64.A74.AKQ8.85 Q5.KQ32.J975.964 KJ983.JT5.42.AT7 72.986.T63.KQJ32"
    lines = "W leads CK|N plays C5|E plays C4|S plays C7|W leads CQ|N plays C8|E plays C6|S plays CT|W leads CJ"
    assert from_dummy(at(deal, lines, says("win"), contract="4S by S")) == "SA"


def test_when_no_card_can_win_the_call_is_invalid() -> None:
    now = in_play("W leads DQ|N plays DK|E plays DA|S plays D4|E leads D2|S plays D8|W plays DJ", says("win"))
    assert ("46B4", card("D6")) == (now.ruled[-1].progress.said[0].cites[0], now.table.card_in(2, Seat.N)), (
        "the only legal card"
    )


def test_high_without_the_suit_led_is_invalid() -> None:
    lines = (
        "W leads CK|N plays CA|E plays C2|S plays C3|N leads C5|E plays C4|S plays C7|W plays CJ|W leads CQ|N plays C8"
    )
    now = in_play(lines, "E plays C6|S plays CT|W leads DQ")
    assert deemed(now.table, Seat.N, designated("high", Suit.S)).card is card("DK")


# --- a suit, a rank ---------------------------------------------------------------------------------------------------


def test_a_suit_alone_is_its_lowest_card() -> None:
    assert from_dummy(in_play(NORTH_WON, says("heart"))) == "H2"


def test_a_suit_named_when_dummy_can_follow_another_is_a_revoke_of_dummys() -> None:
    now = in_play("W leads CK", says("heart"))
    assert [Kind.UNCLEAR_DESIGNATION, Kind.REVOKE] == [i.kind for i in now.table.irregularities]


def test_a_suit_that_dummy_has_not_got_is_an_invalid_call() -> None:
    lines = (
        "W leads CK|N plays CA|E plays C2|S plays C3|N leads DK|E plays DA|S plays D4|W plays D3|E leads D2|S plays D8"
    )
    assert keys(in_play(lines, "W plays D9|N plays D6|W leads S2", says("diamond")))[0] == "46B4"


def test_wbf_010_a_rank_alone_continues_the_suit_with_which_dummy_has_won() -> None:
    deal = "N:T864.AQ7.K63.A87 Q5.J832.AT75.964 AKJ93.K54.842.T5 72.T96.QJ9.KQJ32"
    assert from_dummy(at(deal, "W leads H6|N plays HA|E plays H2|S plays H4", says("seven"))) == "H7"


def test_when_another_hand_has_won_the_trick_a_rank_continues_nothing() -> None:
    now = in_play("W leads CK|N plays C5|E plays C2|S plays C3", "W leads DQ", says("king"))
    assert (from_dummy(now), now.table.irregularities[-1].law) == ("DK", "46B3b")


def test_a_rank_of_which_only_one_is_legal_is_that_card() -> None:
    assert from_dummy(in_play("W leads HT", says("two"))) == "H2"


def test_a_rank_of_which_there_are_several_declarer_must_designate() -> None:
    now = in_play("W leads CK|N plays CA|E plays C2|S plays C3", says("six"))
    assert ("46B3b", ("S6", "D6")) == keys(now)
    assert from_dummy(act(now, action("46B3b D6"))) == "D6"


def test_declarer_may_say_which_by_calling_or_by_playing_it() -> None:
    now = in_play("W leads CK|N plays CA|E plays C2|S plays C3", says("six"))
    assert {"D6"} == {from_dummy(act(now, action(line))) for line in (says("six of diamonds"), "N plays D6")}


# --- not there, anything ----------------------------------------------------------------------------------------------


def test_a_card_that_is_not_in_dummy_may_be_replaced_by_any_legal_card() -> None:
    assert ("46B4", ("CA", "C8", "C5")) == keys(in_play("W leads CK", says("queen of clubs")))


def test_wbf_011_either_defender_may_designate() -> None:
    now = in_play(NORTH_WON, says("anything"))
    assert now.pending is not None
    assert (Seat.E, "46B5", 13) == (now.pending.by, now.pending.cite, len(now.pending.options))
    later = act(now, action("46B5 leave"))
    assert later.pending is not None
    assert (Seat.W, 12) == (later.pending.by, len(later.pending.options))
    assert from_dummy(act(later, action("46B5 DK"))) == "DK"


def test_nobody_can_be_asked_which_card_when_dummy_is_not_to_play() -> None:
    with pytest.raises(ImpossibleAction):
        act(in_play(NORTH_WON, "N plays S4"), action(says("anything")))


def test_before_dummy_is_spread_no_card_can_be_called() -> None:
    with pytest.raises(ImpossibleAction):
        act(in_play(), action(says("low heart")))


# --- another intention ------------------------------------------------------------------------------------------------


def test_what_was_incontrovertibly_meant_is_played_and_the_next_player_may_change() -> None:
    now = in_play("W leads CK", says("low"), "E plays C2", "S notices", "46B yes", "46B CA")
    assert ("46B", ("keep", "take back")) == keys(now)
    assert from_dummy(act(now, action("46B keep"))) == "CA"


def test_what_may_be_doubted_changes_nothing() -> None:
    assert from_dummy(in_play("W leads CK", says("low"), "S notices", "46B no")) == "C5"


def test_when_both_sides_have_played_on_nobody_asks_what_was_meant() -> None:
    lines = ("W leads CK", says("low"), "E plays C2", "S plays C3", "W plays CQ", "N plays CA", "S notices")
    assert in_play(*lines).pending is None


def test_a_complete_designation_is_no_irregularity() -> None:
    assert in_play("W leads CK", says("ace of clubs")).table.irregularities == ()


# --- run the suit -----------------------------------------------------------------------------------------------------


def test_the_suit_is_run_from_the_top_until_it_ends() -> None:
    now = at(RUN, RUNNING)
    assert [card("DA")] == [t.card_of(Seat.N) for t in now.table.tricks[1:2]]
    assert any(isinstance(o, RunsSuit) for o in now.table.obligations)


def test_the_next_card_of_a_run_is_no_irregularity() -> None:
    now = at(RUN, RUNNING, "N places DK")
    assert [Kind.UNCLEAR_DESIGNATION] == [i.kind for i in now.table.irregularities]


def test_qba_098_the_next_card_is_played_when_declarers_rho_has_followed() -> None:
    assert from_dummy(at(RUN, RUNNING, "N places DK", "E plays D7", "N changes to C5")) == "DK"
    assert from_dummy(at(RUN, RUNNING, "N places DK", "N changes to C5")) == "C5"


def test_the_run_is_over_when_dummy_leads_another_suit() -> None:
    now = at(RUN, RUNNING, "N plays C5")
    assert not any(isinstance(o, RunsSuit) for o in now.table.obligations)
