"""A page of the desk reckons by the book on the table, and cites it alone."""

import inspect
import re
from fractions import Fraction
from typing import Any

import pytest

from bridgetable.desk.amounts import Amount
from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import calculation_named, calculations, of_edition
from bridgetable.desk.working import Refused, Working
from bridgetable.formats.lawbook import book_of
from bridgetable.game.boards import numbered
from bridgetable.game.books import Book
from bridgetable.game.deals import shuffled
from bridgetable.game.regulations import STANDARD, AssignedScore, Elsewhere, Regulations
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.session.history import begin
from bridgetable.views.desk import filled_from
from bridgetable.views.desk_by_book import in_book, page_in
from tests.desk.desk import worked

BOOKS = {edition: book_of(edition) for edition in ("2017", "2007", "draft2006")}
THEN = BOOKS["2007"]
WITHOUT_A_CLAUSE = {"several-boards", "sit-out", "withdrawal"}
"""The pages that cite 12C2d of 2017, which only allows a regulation: by 2007 that regulation stands alone."""


def by(book: Book, name: str, **typed: str) -> Working:
    one = page_in(book, calculation_named(name))
    return in_book(book, one(one.read(typed)))


def imps_by(book: Book, name: str, **typed: str) -> tuple[Fraction | int, ...]:
    return tuple(r.value.value for r in by(book, name, **typed).results if isinstance(r.value, Amount))


def said(working: Working) -> str:
    lines = (*working.steps, *working.remarks)
    return " ".join(f"{step.text} {' '.join(step.clauses)}" for step in lines)


def test_every_page_of_2007_is_a_page_of_the_desk_and_asks_by_its_title() -> None:
    for name, one in of_edition("2007").items():
        sibling = calculation_named(name)
        assert (sibling.group, sibling.title) == (one.group, one.title)


def test_a_page_that_cites_what_2007_lacks_has_one_of_its_own() -> None:
    lacking = {one.name for one in calculations() if any(map(THEN.lacks, cited_by(one)))}
    assert WITHOUT_A_CLAUSE == lacking - of_edition("2007").keys()
    assert not [one.name for one in of_edition("2007").values() if any(map(THEN.lacks, cited_by(one)))]


def cited_by(one: Calculation[Any]) -> set[str]:
    """The clauses that the file of a page cites."""
    return set(re.findall(r'"(\d{1,2}[A-Z]\w*)"', inspect.getsource(inspect.getmodule(one.work) or one.work)))


def test_what_a_regulation_alone_says_by_2007_cites_no_clause() -> None:
    missed = {"boards": "3", "ns": "none", "ew": "none", "usual": "1", "later": "50"}
    assert "12C2d" in said(by(BOOKS["2017"], "several-boards", **missed))
    assert "12C2d" not in said(by(THEN, "several-boards", **missed))
    assert "12C2d" not in page_in(THEN, calculation_named("several-boards")).clauses


def test_under_the_laws_of_2017_nothing_is_otherwise() -> None:
    working = worked("weighted-imps", weights="50:620,50:600", other="600")
    assert working == in_book(BOOKS["2017"], working)
    assert all(one == page_in(BOOKS["2017"], one) for one in calculations())


def test_under_the_draft_every_page_names_the_laws_it_works_by() -> None:
    assert "works by the Laws of 2017" in by(BOOKS["draft2006"], "knockout", ns="3", ew="1").remarks[0].text


# --- 86C and 86D

GOOD = {"weights": "100:-680", "other": "-1430"}


def test_a_good_result_is_used_only_where_the_director_uses_it() -> None:
    assert (13, -13) == imps_by(THEN, "other-table", favoured="ns", **GOOD)
    assert (3, 3) == imps_by(THEN, "other-table")


@pytest.mark.parametrize(
    ("case", "fault", "won"),
    [("WB-064", {"ew": "directly"}, (13, -13)), ("WB-067, WB-068", {"ns": "directly"}, (-3, 3))],
)
def test_in_england_a_team_at_fault_keeps_no_good_result(
    case: str, fault: dict[str, str], won: tuple[int, int]
) -> None:
    assert won == imps_by(THEN, "other-table", favoured="ns", left_to_innocent="yes", **GOOD, **fault), case


def test_by_the_book_alone_a_team_at_fault_may_keep_it() -> None:
    assert (13, -13) == imps_by(THEN, "other-table", favoured="ns", ns="directly", **GOOD)


def test_a_side_at_fault_has_no_complement_of_what_its_opponents_get() -> None:
    fault = {"ns": "none", "ew": "directly", "ns_average": "5"}
    assert (5, -5) == imps_by(BOOKS["2017"], "other-table", several="yes", **fault)
    assert (5, -3) == imps_by(THEN, "other-table", **fault)


def test_a_fouled_board_at_teams_keeps_a_good_result_only_where_it_is_used() -> None:
    board = {"cause": "one-side", "known": "no", "disrupts": "no"}
    used = by(THEN, "fouled-at-teams", good_result="yes", **board)
    assert "keeps the good result" in str(used.results[0].value)
    assert "may assign a score here, and need not" in said(used)
    assert "86B" not in said(used)
    assert "anew" in str(by(THEN, "fouled-at-teams", good_result="no", **board).results[0].value)


# --- 12C1b


def test_a_wild_action_that_hoped_for_nothing_loses_redress() -> None:
    working = by(THEN, "self-damage", error="wild")
    assert "No redress for that part" == working.results[0].value
    assert "12C1b" in said(working)


def test_a_serious_error_loses_redress_only_where_it_is_unrelated() -> None:
    lost = by(THEN, "self-damage", error="serious", related="no", only="no")
    kept = by(THEN, "self-damage", error="serious", related="yes")
    assert ("No redress for that part", "Full redress") == (lost.results[0].value, kept.results[0].value)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("self-inflicted-values", {"table": "-10", "before": "5", "sound": "0"}),
        ("self-inflicted", {"table": "-100", "before": "100:620", "sound": "100:170", "others": "620"}),
    ],
)
def test_own_damage_is_reckoned_alike_and_cites_the_clause_of_its_book(name: str, typed: dict[str, str]) -> None:
    now, then = by(BOOKS["2017"], name, **typed), by(THEN, name, **typed)
    assert now.results == then.results
    assert "12C1eii" in said(now)
    assert "12C1e" not in said(then)
    assert "12C1b" in said(then)


def told_by_regulation(laid_down: Regulations) -> Table:
    return evolve(begin(numbered(5, shuffled(5))).now.table, regulations=laid_down)


def test_where_the_organiser_has_chosen_12c1e_nothing_is_weighed() -> None:
    one = page_in(THEN, calculation_named("weighted-imps"))
    filled = filled_from(one, told_by_regulation(evolve(STANDARD, assigned=AssignedScore.TWO_SIDED)))
    assert "by-regulation" == filled["matter"]
    with pytest.raises(Refused, match="by regulation nothing is weighed"):
        one(one.read({"weights": "50:620,50:-100", "other": "600", **filled}))
    assert "matter" not in filled_from(one, told_by_regulation(STANDARD))


def test_english_practice_fills_that_a_good_result_is_left_to_the_innocent() -> None:
    one = page_in(THEN, calculation_named("other-table"))
    assert (
        "yes"
        == filled_from(one, told_by_regulation(evolve(STANDARD, elsewhere=Elsewhere.INNOCENT)))["left_to_innocent"]
    )


# --- 75 and 79C


def test_a_certain_score_is_not_corrected_once_its_period_is_over() -> None:
    late = {"in_time": "no", "score": "yes"}
    assert "organiser" in str(by(BOOKS["2017"], "late-request", **late).results[0].value)
    assert "No correction: too late" == by(THEN, "late-request", **late).results[0].value
    assert "nothing is corrected" in said(by(THEN, "correction", period="last", end="22:00"))


def test_without_an_agreement_a_wrong_explanation_is_presumed() -> None:
    assert "Misexplanation" == by(BOOKS["2017"], "misbid", agreed="no").results[0].value
    assert "Misexplanation is presumed" == by(THEN, "misbid", agreed="no").results[0].value
