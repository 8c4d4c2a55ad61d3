"""How a statement is understood, and what the sheet of a claim offers at each stage."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import lawbook
from bridgetable.game.cards import Suit
from bridgetable.game.seats import Seat
from bridgetable.game.statements.grammar import statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.session.claims.actions import AskToPlayOn
from bridgetable.session.director.actions import Notice
from bridgetable.views.claims.sheet import claim_made, sheet_view, understood, what_it_is, why_no_claim
from bridgetable.views.view import view_for
from bridgetable.views.words.prose import say
from tests.views.four_tricks_left import CLAIMED, CONTESTED, FOUR_LEFT


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", []),
        ("drawing the trump", ["Understood: draw the trumps."]),
        ("SA SK, then the diamonds", ["Understood: ♠A, ♠K, diamonds from the top."]),
        ("ruff a club and duck a heart", ["Understood: ruff a club, duck a heart."]),
        ("ruff C5, discard H2", ["Understood: ruff ♣5, ♥2 thrown."]),
        ("I am tired", ["Not understood, and asked for: “I am tired”."]),
        ("draw trumps, they are mine", ["Understood: draw the trumps, all the rest."]),
        ("two spades, a heart", ["Understood: two rounds of spades, a round of hearts."]),
        ("S3 to SQ, then SA", ["Understood: ♠3 to ♠Q, ♠A."]),
        (
            "draw trumps, finesse the queen",
            ["Understood: draw the trumps.", "Not understood, and asked for: “finesse the queen”."],
        ),
    ],
)
def test_a_statement_is_told_as_it_is_understood(words: str, told: list[str]) -> None:
    assert told == [one.text for one in understood(statement(words, Speaker(Suit.S)))]


@pytest.mark.parametrize(
    ("seat", "tricks", "told"),
    [
        (Seat.S, 4, "South claims all of the last four."),
        (Seat.S, 3, "South claims three of the last four, and concedes one."),
        (Seat.W, 0, "West concedes all of the last four."),
        (Seat.N, 4, "North is dummy, and may not claim: play would go on."),
    ],
)
def test_what_a_claim_would_be_is_said_before_it_is_made(seat: Seat, tricks: int, told: str) -> None:
    table = acted_out(read_journal(FOUR_LEFT)).now.table
    assert told == say(what_it_is(table, seat, tricks))
    assert seat is claim_made(table, seat, tricks, "").seat


OFFERED = [
    ("", ["All agree"], ["Agrees Objects Play on?", "Objects Play on?", "Agrees Objects Play on?"]),
    ("W agrees\n", ["All agree"], ["Play on?", "Objects Play on?", "Agrees Objects Play on?"]),
    ("W doubts\n", [], ["Play on?", "Objects Play on?", "Objects Play on?"]),
    ("E wants to play on\n", ["All play on"], ["Plays on Refuses", "Plays on Refuses", "", "Plays on Refuses"]),
]


@pytest.mark.parametrize(("said", "for_all", "rows"), OFFERED, ids=["made", "agreed by one", "doubted", "play on"])
def test_each_player_is_offered_what_he_can_answer(said: str, for_all: list[str], rows: list[str]) -> None:
    sheet = sheet_view(acted_out(read_journal(CLAIMED + said)).now)
    assert sheet is not None
    assert for_all == [choice.words for choice in sheet.for_all]
    assert rows == [" ".join(choice.words for choice in row.choices) for row in sheet.rows]
    assert list(range(1, len(sheet.choices) + 1)) == [choice.number for choice in sheet.choices]


@pytest.mark.parametrize("edition", ["2007", "draft2006"])
@pytest.mark.parametrize("said", ["", "W agrees\n", "W doubts\n"])
def test_where_play_never_goes_on_nobody_is_offered_to_ask_for_it(edition: str, said: str) -> None:
    view = view_for(acted_out(read_journal(CLAIMED.replace("\n", f"\nbook: {edition}\n", 1) + said)))
    assert view.claim is not None
    assert view.sheet is not None
    offered = [*(one.action for one in view.claim.offers), *(one.action for one in view.sheet.choices)]
    assert [] == [one for one in offered if isinstance(one, AskToPlayOn)]
    cited = {one.cite for one in view.sheet.choices} | {c for fact in view.facts for c in fact.cites}
    assert set() == cited - {"", *lawbook(edition).by_id}


@pytest.mark.parametrize("edition", ["2017", "2007", "draft2006"])
def test_that_a_line_belongs_to_a_claim_is_said_before_it_is_answered(edition: str) -> None:
    without = FOUR_LEFT.replace("\n", f"\nbook: {edition}\n", 1) + "S claims 4\n"
    sheet = view_for(acted_out(read_journal(without))).sheet
    assert sheet is not None
    assert ("A line should have come with it.", 1) == (sheet.note, len(sheet.cites))
    stated = view_for(acted_out(read_journal(f'{without[:-1]}: "drawing the trump"\n'))).sheet
    assert stated is not None
    assert "" == stated.note


@pytest.mark.parametrize(
    ("said", "caller"), [("", Seat.W), ("N doubts\n", Seat.N), ("E doubts\n", Seat.E), ("E doubts\nW doubts\n", Seat.E)]
)
def test_the_first_who_objects_calls_the_director(said: str, caller: Seat) -> None:
    view = view_for(acted_out(read_journal(CLAIMED + said)))
    assert view.sheet is not None
    assert Notice(caller) == view.sheet.director.action
    assert view.claim is not None
    assert Notice(caller) == view.claim.offers[-1].action


def test_there_is_no_sheet_where_no_claim_waits_for_an_answer() -> None:
    for text in (FOUR_LEFT, CONTESTED, CLAIMED + "all agree\n"):
        assert sheet_view(acted_out(read_journal(text)).now) is None


def test_somebody_can_claim_from_the_end_of_the_auction_to_the_end_of_play() -> None:
    history = acted_out(read_journal(FOUR_LEFT))
    told = [why_no_claim(history.at(count).now) for count in range(len(history.done) + 1)]
    assert [""] * len(told) == told


def test_an_eye_that_may_not_see_a_card_of_the_line_is_shown_none() -> None:
    history = acted_out(read_journal(CLAIMED + "W doubts\n"))
    assert view_for(history, Seat.W).line is None
    ruled = acted_out(read_journal(CONTESTED))
    assert view_for(ruled, Seat.W).line is not None
