"""A page of the desk reckons by the book on the table, and cites it alone."""

import inspect
import json
import re
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

import bridgetable
from bridgetable.cli import main
from bridgetable.desk.amounts import Amount
from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import calculation_named, calculations, of_edition
from bridgetable.desk.working import Refused, Working
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.regulation_sets import known_set
from bridgetable.game.boards import numbered
from bridgetable.game.books import Book
from bridgetable.game.deals import shuffled
from bridgetable.game.regulations import STANDARD, AssignedScore, Elsewhere, PartOfImp, Regulations
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.session.history import begin
from bridgetable.views.desk import filled_from, laid_down_by
from bridgetable.views.desk_by_book import in_book, page_in
from bridgetable.views.desk_by_book import worked as worked_by
from tests.desk.desk import worked

BOOKS = {edition: book_of(edition) for edition in ("2017", "2007", "draft2006")}
THEN = BOOKS["2007"]
WITHOUT_A_CLAUSE = {"several-boards", "sit-out", "withdrawal"}
"""The pages that cite 12C2d of 2017, which only allows a regulation: by 2007 that regulation stands alone."""


def by(book: Book, name: str, **typed: str) -> Working:
    one = page_in(book, calculation_named(name))
    return worked_by(book, one, one.read(typed))


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
    """The clauses that the file of a page cites, or what is written of it."""
    told = repr(one) if isinstance(one.work, partial) else inspect.getsource(inspect.getmodule(one.work) or one.work)
    return set(re.findall(r"""["'](\d{1,2}[A-Z]\w*)["']""", told))


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
    used = by(THEN, "fouled-at-teams", good_result="yes", used="yes", **board)
    assert "keeps the good result" in str(used.results[0].value)
    assert "may assign a score here, and need not" in said(used)
    assert "86B" not in said(used)
    left = by(THEN, "fouled-at-teams", good_result="yes", used="no", **board)
    assert "anew" in str(left.results[0].value)
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
    assert "two-sided" == filled["assigned"]
    with pytest.raises(Refused, match=r"by regulation nothing is weighed.*12C1ei"):
        one(one.read({"weights": "50:620,50:-100", "other": "600", **filled}))
    assert "weighted" == filled_from(one, told_by_regulation(STANDARD))["assigned"]


def test_the_form_of_assigned_scores_is_asked_where_a_book_leaves_it_to_the_authority() -> None:
    with pytest.raises(Refused, match="assigned"):
        by(BOOKS["2017"], "weighted-imps", weights="620", other="600", assigned="single")
    assert "assigned" not in filled_from(calculation_named("weighted-imps"), told_by_regulation(STANDARD))


TWO_SIDED = {"assigned": "two-sided"}
MATCHPOINTS = {"weights": "420", "ew": "450", "others": "420,170,-50"}


@pytest.mark.parametrize(
    ("name", "typed", "won"),
    [
        ("weighted-imps", {"weights": "620", "ew": "650", "other": "600"}, (1, -2)),
        # Of 6: 420 ties once and beats two, 450 beats all.
        ("weighted-matchpoints", MATCHPOINTS, (5, 0)),
        # 620 and 650 against 600, 170 and -100: 1+10+12 and 2+10+13.
        ("weighted-cross-imps", {"weights": "620", "ew": "650", "others": "600,170,-100"}, (23, -25)),
        # A table of 16 boards: 4 IMPs are 11-9, 7 IMPs are 12-8.
        ("weighted-vps", {"weights": "620", "ew": "1370", "other": "600", "rest": "-9", "boards": "16"}, None),
    ],
)
def test_each_side_has_one_result_of_its_own_by_12c1e(
    name: str, typed: dict[str, str], won: tuple[int, int] | None
) -> None:
    working = by(THEN, name, **typed, **TWO_SIDED)
    assert {"12C1ei", "12C1eii"} <= {*said(working).split()}
    assert not {"12C1c", "12C1b"} & {*said(working).split()}
    assert won is None or won == imps_by(THEN, name, **typed, **TWO_SIDED)[:2]


def test_victory_points_of_sides_apart_are_each_by_their_own_margin() -> None:
    match = {"rest": "-9", "boards": "16", "other": "600", "scale": "teams"}
    apart = imps_by(THEN, "weighted-vps", weights="620", ew="1370", **match, **TWO_SIDED)
    alone = [imps_by(THEN, "weighted-vps", weights=score, **match) for score in ("620", "1370")]
    assert (alone[0][0], alone[1][1]) == apart
    assert sum(apart) != 20


def test_one_result_by_regulation_is_neither_weighed_nor_split() -> None:
    one = {"assigned": "single", "other": "600"}
    assert "12C1a" in said(by(THEN, "weighted-imps", weights="620", **one))
    with pytest.raises(Refused, match="one result for both sides"):
        by(THEN, "weighted-imps", weights="50:620,50:-100", **one)
    field = {"scores": "620,170,-100", "old": "-100", "assigned": "single"}
    with pytest.raises(Refused, match="new: by regulation nothing is weighed"):
        by(THEN, "changed-score", new="50:620,50:170", **field)
    assert (3, 1) == imps_by(THEN, "changed-score", new="620", **field)


def test_offenders_are_scored_by_the_worst_result_where_each_side_has_its_own() -> None:
    known = {"table": "-10", "before": "5", "sound": "0"}
    assert (-5, -5) == imps_by(THEN, "self-inflicted-values", **known)
    assert (-5, -8) == imps_by(THEN, "self-inflicted-values", offenders="-8", **known, **TWO_SIDED)
    with pytest.raises(Refused, match=r"offenders: missing.*12C1eii"):
        by(THEN, "self-inflicted-values", **known, **TWO_SIDED)
    results = {"table": "-100", "before": "620", "sound": "170", "others": "620", "worst": "650"}
    # +620 is no swing, -100 is -12, +170 is -10 and +650 is +1.
    assert (-2, -1) == imps_by(THEN, "self-inflicted", **results, **TWO_SIDED)
    assert "12C1eii" in said(by(THEN, "self-inflicted", **results, **TWO_SIDED))


def test_what_a_page_refuses_cites_the_book_on_the_table() -> None:
    typed = {"matter": "explanation", "weights": "50:620,50:-100", "other": "600"}
    for book, cite in ((BOOKS["2017"], "75D3"), (THEN, "75B")):
        with pytest.raises(Refused, match=cite):
            by(book, "weighted-imps", **typed)


def test_the_command_and_the_public_interface_work_by_the_book_that_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = {"assigned": "two-sided", "weights": "620", "ew": "650", "other": "600"}
    told = bridgetable.calculate("weighted-imps", book="2007", **typed)
    assert "2007" == told["book"]
    options = [f"--{name}={value}" for name, value in typed.items()]
    for line in (["--book", "2007", "weighted-imps", *options], ["weighted-imps", *options, "--book", "2007"]):
        assert 0 == main(["desk", *line, "--json"])
        assert told == json.loads(capsys.readouterr().out)
    assert 2 == main(["desk", "weighted-imps", *options])
    assert "--assigned" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main("desk self-damage --book 2007 --help".split())
    assert "wild" in capsys.readouterr().out
    assert 0 == main("desk --book 2007".split())
    assert "a wild or gambling action" in capsys.readouterr().out
    with pytest.raises(bridgetable.Error, match="an edition of the laws"):
        bridgetable.calculate("imps", book="1987", ours=0, theirs=0)


def test_english_practice_fills_that_a_good_result_is_left_to_the_innocent() -> None:
    one = page_in(THEN, calculation_named("other-table"))
    assert (
        "yes"
        == filled_from(one, told_by_regulation(evolve(STANDARD, elsewhere=Elsewhere.INNOCENT)))["left_to_innocent"]
    )


def test_a_named_set_fills_what_it_decides_for_command_interface_and_window_alike(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = bridgetable.calculate("results", regulations="EBU 2013", shown="17:00")
    assert ("2007", "20") == (told["book"], told["inputs"]["minutes"])
    chosen = ["--regulations", "EBU 2013"]
    for line in (["results", "--shown", "17:00", *chosen], [*chosen, "results", "--shown", "17:00"]):
        assert 0 == main(["desk", *line, "--json"])
        assert told == json.loads(capsys.readouterr().out)
    assert 0 == main(["desk", "results", "--shown", "17:00", "--minutes", "25", *chosen])
    assert "official at: 17:25" in capsys.readouterr().out
    laid_down = known_set("EBU 2013").regulations
    for one in (page_in(THEN, one) for one in calculations()):
        decided = laid_down_by(laid_down, one)
        assert decided == {n: v for n, v in filled_from(one, told_by_regulation(laid_down)).items() if n in decided}
    assert 2 == main(["desk", "results", "--shown", "17:00", "--book", "2007", *chosen])
    assert 2 == main(["desk", "results", "--shown", "17:00", "--regulations", "Nowhere"])
    assert "known are: Club, EBU 2013" in capsys.readouterr().err
    with pytest.raises(bridgetable.Error, match="no set of regulations"):
        bridgetable.calculate("results", regulations="Nowhere", shown="17:00")


@pytest.mark.parametrize(
    ("name", "typed", "changed", "told"),
    [
        ("weighted-imps", {"weights": "50:620,50:-100", "other": "600"}, {"part_of_imp": PartOfImp.AWAY}, "whole"),
        ("alert", {"call": "double", "conventional": "yes"}, {"screens": True}, "screens"),
        ("results", {"shown": "17:00"}, {"correction": 20}, "minutes"),
        ("correction", {"period": "last-stanza", "end": "17:00"}, {"correction": 20}, "correction"),
        ("artificial", {"ns": "none", "ew": "directly"}, {"average_plus": 70}, "average_plus"),
        ("several-boards", {"ns": "none", "ew": "directly", "boards": "2"}, {"average_minus": 30}, "average_minus"),
        ("fielding", {"offence": "method", "score": "35"}, {"average_minus": 30}, "average_minus"),
    ],
)
def test_a_regulation_decides_the_input_that_means_it(
    name: str, typed: dict[str, str], changed: dict[str, Any], told: str
) -> None:
    one = calculation_named(name)
    usual, other = (laid_down_by(laid_down, one) for laid_down in (STANDARD, evolve(STANDARD, **changed)))
    assert usual.get(told) != other[told]
    assert one(one.read(usual | typed)) != one(one.read(other | typed))


def test_scores_are_corrected_by_their_own_period_where_it_is_not_that_of_appeals() -> None:
    ended = {"period": "last-stanza", "end": "17:00", "minutes": "30", "correction": "20"}
    assert ["17:30", "17:30", "17:20"] == [r.value for r in worked("correction", **ended).results][:3]
    last = worked("correction", **ended | {"period": "penultimate"}).results[2]
    assert "20 minutes after the end of the last session" == last.value


# --- 75 and 79C


def test_a_certain_score_is_not_corrected_once_its_period_is_over() -> None:
    late = {"in_time": "no", "score": "yes"}
    assert "organiser" in str(by(BOOKS["2017"], "late-request", **late).results[0].value)
    assert "No correction: too late" == by(THEN, "late-request", **late).results[0].value
    assert "nothing is corrected" in said(by(THEN, "correction", period="last", end="22:00"))


def test_without_an_agreement_a_wrong_explanation_is_presumed() -> None:
    assert "Misexplanation" == by(BOOKS["2017"], "misbid", agreed="no").results[0].value
    assert "Misexplanation is presumed" == by(THEN, "misbid", agreed="no").results[0].value
