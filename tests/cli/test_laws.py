"""`bridgetable laws` joins the register with the functions that carry a clause and the rulings that prove it."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bridgetable.cli import main
from bridgetable.formats.cases import example
from bridgetable.formats.lawbook import STATUSES, lawbook

RULING = """\
bridgetable 1
title: A case [99A]
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4

57C2 no

---
phase: play, N to play
irregularity 1: S C5 premature play, Law 57C3, trick 1: condoned by 60A1
law 57
  Two clauses say so. [57A 57A1]
  > 47E1 no
  = ♣A goes back [47E1]
"""


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert 0 == main(["laws", *words])
    return capsys.readouterr().out.splitlines()


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads("\n".join(told(capsys, *words, "--json")))


def test_a_clause_is_told_with_those_beneath_it_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for line in told(capsys, "57A") if not line.startswith(" ")]
    assert ["57A", "57A1", "57A2", "57A3", "57A4"] == [line.split()[0] for line in lines]
    assert "coded" == lines[0].split()[1]


def test_every_function_that_carries_a_clause_is_told_not_only_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    code = [line.split()[1] for line in told(capsys, "60A3") if line.startswith("  code")]
    assert {
        "bridgetable.laws.common.obligations.has_led",
        "bridgetable.laws.law_60_play_after_illegal_play.still_owed",
    } <= set(code)
    assert len(set(code)) == len(code)


def test_the_rulings_that_cite_a_clause_are_told_with_their_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert "  case  law_28/28A: RHO had to pass: the next player’s call is in turn" in told(capsys, "28A")


def test_a_law_by_its_number_has_all_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    law = next(one for one in lawbook().law if one.number == 57)
    assert [c.id for c in law.clause] == [c["cite"] for c in as_json(capsys, "57")["clauses"]]


@pytest.mark.parametrize(
    ("cite", "why"), [("57Z", "Law 57 has 57A, 57A1"), ("120", "the Laws have 1 to 93"), ("penalty", "1 to 93")]
)
def test_a_clause_that_is_not_there_is_told_with_those_that_are(
    cite: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["laws", cite])
    error = capsys.readouterr().err
    assert f"“{cite}” is no clause of the register" in error
    assert why in error


def test_a_search_finds_the_clauses_that_are_meant(capsys: pytest.CaptureFixture[str]) -> None:
    clauses = as_json(capsys, "--search", "penalty CARD")["clauses"]
    titles = {c.id: law.title for law in lawbook().law for c in law.clause}
    texts = [f"{titles[c['cite']]} {c['gloss']}".lower() for c in clauses]
    assert 10 < len(texts) < 100
    assert all("penalt" in text or "partner" in text or "rectification" in text for text in texts)
    assert "50B" in [c["cite"] for c in clauses]
    assert "27A1" not in [c["cite"] for c in clauses]


def test_arguments_together_leave_what_fits_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    kept = as_json(capsys, "--search", "penalty card", "--law", "62", "--status", "coded")["clauses"]
    assert kept
    assert {("62", "coded")} == {(c["cite"][:2], c["status"]) for c in kept}


def test_the_json_has_every_clause_with_functions_that_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    shape = as_json(capsys)
    assert ("bridgetable-laws", 1) == (shape["format"], shape["version"])
    assert list(lawbook().by_id) == [c["cite"] for c in shape["clauses"]]
    assert {frozenset({"cite", "gloss", "status", "functions", "examples"})} == {frozenset(c) for c in shape["clauses"]}
    functions = {f for c in shape["clauses"] for f in c["functions"]}
    for name in functions:
        module, _, function = name.rpartition(".")
        try:
            assert callable(getattr(import_module(module), function))
        except ModuleNotFoundError:  # A method: its class stands between.
            room, _, kind = module.rpartition(".")
            assert callable(getattr(getattr(import_module(room), kind), function))
    assert 300 < len(functions)


def test_most_clauses_that_are_coded_have_a_ruling_that_proves_them(capsys: pytest.CaptureFixture[str]) -> None:
    coded = as_json(capsys, "--status", "coded")["clauses"]
    assert 0.7 < sum(1 for c in coded if c["examples"]) / len(coded)


def test_the_cites_of_a_ruling_are_those_of_what_must_come_of_it(tmp_path: Path) -> None:
    path = tmp_path / "law_57" / "told.table"
    path.parent.mkdir()
    path.write_text(RULING, encoding="utf-8")
    found = example(path)
    assert ("law_57/told", "A case [99A]") == (found.name, found.title)
    assert {"57C3", "60A1", "57A", "57A1", "47E1"} == found.cites


def test_a_folder_without_rulings_is_refused_where_it_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["laws", "57A", "--from", str(tmp_path)])
    assert "no worked cases" in capsys.readouterr().err


def test_the_cases_of_another_book_are_proved_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--cases", "--book", "2007")
    assert {line.split()[0][:3] for line in lines[:-1]} >= {"WB-"}
    assert all(line.split()[3] == "stands" for line in lines[:-1])
    (tmp_path / "law_57").mkdir()
    (tmp_path / "law_57" / "told.table").write_text(RULING.replace("A case", "WB-001 A case"), encoding="utf-8")
    assert 1 == main(["laws", "--cases", "--from", str(tmp_path)])
    assert "FAILS   WB-001 A case" in capsys.readouterr().out
    assert 1 == main(["laws", "--cases", "--book", "2007", "--from", str(tmp_path)])
    assert "no worked case there is under the Laws of 2007" in capsys.readouterr().err


def test_the_register_as_a_whole_ends_with_its_counts(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys)
    assert f"{sum(lawbook().counts().values())} clauses" in lines[-1]
    assert all(status in lines[-1] for status in STATUSES)
    assert "Law 93" in next(line for line in reversed(lines) if line.startswith("Law "))


def test_one_law_and_one_status_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--law", "33", "--status", "coded")
    assert ["Law 33: Simultaneous calls", "33"] == [lines[0], lines[1].split()[0]]
    assert 3 == len(lines)


def test_the_clauses_that_no_case_shows_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    without = {c["cite"]: c for c in as_json(capsys, "--without-case")["clauses"]}
    assert "1B" in without
    assert "27A1" not in without
    assert all(not c["examples"] for c in without.values())
    assert [] == as_json(capsys, "--without-case", "--status", "coded")["clauses"]


def test_a_clause_of_another_book_has_the_functions_that_stand_in_the_place_of_others_and_the_cases_that_come_to_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = told(capsys, "27B1b", "--book", "2007")
    assert ["Laws of 2007", "27B1b"] == [lines[0], lines[1].split()[0]]
    code = {line.split()[1].removeprefix("bridgetable.laws.") for line in lines if line.startswith("  code")}
    assert "edition_2007.law_27_insufficient_bid.means_the_same_or_more" in code
    assert "law_27_insufficient_bid.may_replace_freely" not in code
    assert (
        "  case  law_27/NZ-010: NZ-010 One diamond over one no-trump, corrected to a natural two diamonds" not in lines
    )
    assert any(line.startswith("  case  law_27/NZ-011-shows-hearts") for line in lines)


def test_a_clause_of_a_draft_is_told_as_one_never_enacted(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Draft of 2006, never enacted" == told(capsys, "25F", "--book", "draft2006")[0]
    shape = as_json(capsys, "25F", "--book", "draft2006")
    assert ("draft2006", "Draft of 2006, never enacted") == (shape["book"], shape["book_title"])
    assert 1 == main(["laws", "77", "--book", "draft2006"])
    assert "the Laws have 1 to 52" in capsys.readouterr().err
