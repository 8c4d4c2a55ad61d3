"""The summary of a board: every irregularity with its law, decisions and effects, in order; 80 columns as text."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import lawbook
from bridgetable.game.books import is_marked
from bridgetable.game.seats import SEATS, Seat
from bridgetable.rulings.decisions import Sort
from bridgetable.session.history import History
from bridgetable.views.eyes import Watcher
from bridgetable.views.numbering import cites_in
from bridgetable.views.result.page import CallSummary, DecisionSummary, LapsedSummary, Summary
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import WIDTH, summary_text
from bridgetable.views.table.table_view import Cell
from tests.golden import GOLDEN as EVERY
from tests.golden import golden

TESTS = Path(__file__).parents[1]
LESSONS = TESTS.parent / "resources" / "lessons"
SUMMARIES = Path(__file__).parent / "summaries_told"
GOLDEN = {
    "established-revokes": LESSONS / "5-established-revokes.table",
    "lead-restriction": LESSONS / "17-lead-restriction-at-trick-five.table",
    "logical-alternative": golden("law_16/QBA-031-adjusted"),
    "claim-decided": golden("law_70/QBA-118"),
    "waived": golden("law_11/waived"),
}


def history_of(path: Path) -> History:
    return acted_out(read_journal(read_text(path), path.name))


@cache
def everything() -> tuple[tuple[str, History, Summary], ...]:
    histories = ((path.name, history_of(path)) for path in EVERY)
    return tuple((name, history, summary_of(history)) for name, history in histories)


def ruled(name: str) -> Summary:
    return summary_of(history_of(golden(name)))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_summary_is_told_as_it_stands(name: str, request: pytest.FixtureRequest) -> None:
    told = SUMMARIES / f"{name}.txt"
    journal = read_journal(read_text(GOLDEN[name]), GOLDEN[name].name)
    text = summary_text(summary_of(acted_out(journal), journal.title))
    if request.config.getoption("--renew"):
        told.write_text(text, encoding="utf-8")
    assert told.read_text(encoding="utf-8") == text


@pytest.mark.slow
def test_every_board_has_a_page_of_eighty_columns_that_names_each_irregularity_and_its_law() -> None:
    for name, history, told in everything():
        text = summary_text(told)
        assert [] == [line for line in text.splitlines() if len(line) > WIDTH], name
        numbers = [e.number for e in told.entries if e.number]
        assert {i.number for i in history.now.table.irregularities} == set(numbers), name
        assert all(f"Law {e.law}" in text for e in told.entries), name


@pytest.mark.slow
def test_no_ruling_is_left_out_and_none_is_told_twice() -> None:
    for name, history, told in everything():
        standing = [e for e in told.entries if e.outcome is None or e.outcome.text != "The ruling fell away again."]
        rulings = [r for e in standing for r in e.rulings]
        rulings += [r.ruling for r in told.reviews if r.ruling is not None]
        assert len(history.now.ruled) + len(history.now.cases) == len(rulings), name


def test_irregularities_stand_in_the_order_in_which_they_happened() -> None:
    told = ruled("law_45/QBA-096")
    numbers = [e.number for e in told.entries if e.number]
    assert [1, 2, 3, 4] == numbers


def test_a_judgement_is_told_with_who_judged_and_his_reason() -> None:
    told = ruled("law_23/NZ-005-adjusted")
    (review,) = told.reviews
    assert review.ruling is not None
    first = review.ruling.decisions[0]
    asked = "Did the call out of rotation help East–West?"
    assert ("The director", Sort.JUDGEMENT, "23C") == (first.who, first.sort, first.cite), asked
    assert "only because East was known to have five" == first.reason


def test_a_choice_is_told_with_the_player_who_made_it() -> None:
    told = summary_of(history_of(LESSONS / "1-penalty-cards.table"))
    decisions = [d for e in told.entries for r in e.rulings for d in r.decisions]
    assert [DecisionSummary("South", Sort.CHOICE, "50D2", "What may West lead?", "No restriction", "")] == decisions


def test_a_review_that_has_not_come_waits() -> None:
    told = summary_of(history_of(LESSONS / "17-lead-restriction-at-trick-five.table"))
    assert [("72C", (1,), None)] == [(r.law, r.about, r.ruling) for r in told.reviews]


def test_established_revokes_are_reviewed_together() -> None:
    told = summary_of(history_of(LESSONS / "5-established-revokes.table"))
    assert [("64", (1, 2))] == [(r.law, r.about) for r in told.reviews]


def test_what_was_in_force_is_told_with_where_it_began_and_how_it_ended() -> None:
    told = summary_of(history_of(LESSONS / "1-penalty-cards.table"))
    king = LapsedSummary("East: ♥K is a major penalty card", "50D1a", "trick 5", "trick 5", "played")
    assert (king,) == told.lapsed
    assert ["East: ♣3 is a minor penalty card, until played"] == [f.text for f in told.force]


def test_a_penalty_card_that_goes_back_is_picked_up() -> None:
    told = summary_of(history_of(LESSONS / "2-two-penalty-cards.table"))
    endings = {one.text: one.ending for one in told.lapsed}
    assert "picked up" == endings["East: ♥J is a major penalty card"]
    assert "played" == endings["East: ♦6 is a major penalty card"]


@pytest.mark.slow
def test_nothing_is_in_force_when_the_board_is_over() -> None:
    for name, _, told in everything():
        assert not (told.is_over and told.force), name


def test_the_reason_of_a_waiver_stands_with_the_ruling_that_was_set_aside() -> None:
    told = ruled("law_11/waived")
    decisions = [d for e in told.entries for r in e.rulings for d in r.decisions]
    waived = next(d for d in decisions if d.cite == "81C5")
    assert waived.reason


def test_an_irregular_call_and_card_carry_the_number_of_the_irregularity() -> None:
    call = summary_of(history_of(LESSONS / "17-lead-restriction-at-trick-five.table"))
    taken_back = CallSummary("2♥", Cell.CANCELLED, (1,))
    assert (taken_back, CallSummary("Pass", Cell.MADE)) == call.auction[1][0]
    card = summary_of(history_of(LESSONS / "5-established-revokes.table"))
    queen = card.tricks[3].cards[Seat.E]
    assert queen is not None
    assert (1,) == queen.numbers


def test_tricks_add_up_from_trick_to_trick() -> None:
    told = summary_of(history_of(LESSONS / "5-established-revokes.table"))
    totals = [sum(t.score) for t in told.tricks if t.winner is not None]
    assert list(range(1, 14)) == totals
    assert all(b[0] >= a[0] for a, b in pairwise(t.score for t in told.tricks))


def test_until_the_board_is_over_an_eye_is_told_no_card_that_it_has_not_seen() -> None:
    history = history_of(LESSONS / "1-penalty-cards.table").at(8)
    told = summary_of(history, "", Seat.S)
    assert {Seat.N: 13, Seat.E: 13, Seat.S: 0, Seat.W: 13} == {s: told.hands[s].untold for s in SEATS}


def test_an_eye_is_told_of_no_revoke_that_nobody_has_noticed() -> None:
    history = history_of(LESSONS / "5-established-revokes.table")
    count = next(n for n in range(len(history.done)) if history.after(n).table.irregularities)
    assert () == summary_of(history.at(count), "", Watcher.TABLE).entries
    assert 1 == len(summary_of(history.at(count)).entries)


def test_when_the_board_is_over_every_eye_is_told_all_hands() -> None:
    history = history_of(LESSONS / "5-established-revokes.table")
    assert summary_of(history) == summary_of(history, "", Seat.S)


@pytest.mark.parametrize("edition", ["2007", "draft2006"])
def test_a_summary_cites_only_clauses_that_its_book_has(edition: str) -> None:
    ids = lawbook(edition).by_id
    found = {
        (path.name, cite)
        for path in sorted((TESTS / "editions" / edition).rglob("*.table"))
        for cite in cites_in(summary_of(history_of(path)))
        if not (is_marked(cite) or any(one.startswith(cite) for one in ids))
    }
    assert set() == found
