"""Another edition is its difference from the Laws of 2017, and its register and its functions agree in both directions."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.desk.forms import form_named
from bridgetable.formats.cases import CITES
from bridgetable.formats.journal import RULE, JournalError, acted_out, read_journal
from bridgetable.formats.lawbook import STATUSES, book_of, difference, editions, lawbook
from bridgetable.game.books import INFERRED, SILENT
from bridgetable.rulings.citations import CLAUSES, book_order, law_of, name_of
from bridgetable.rulings.decisions import Decision
from bridgetable.rulings.editions import Edition, edition_in
from bridgetable.views.books_compared import first_difference
from bridgetable.views.desk_list import list_json, list_lines
from bridgetable.views.forms import filled
from bridgetable.views.numbering import cites_in as cites_in_view
from bridgetable.views.report.report import report
from bridgetable.views.result.summary import summary_of
from bridgetable.views.transcript import transcript
from bridgetable.views.view import view_for
from bridgetable.views.words.prose import say
from tests.golden import EDITIONS
from tests.laws.test_register import cites_in, imported_rooms

ROOT = Path(__file__).parents[2]
BUILT = {"coded", "judgement"}
REWORDED = {"9C", "12C1c", "36A", "37A", "37B2", "38D", "39C", "43B3", "47C", "55C", "61B3", "63B"}
"""The clauses of 2007 that have the same number in 2017 and other words, but are carried out alike."""
OTHERS = tuple(e for e in editions() if e != "2017")
SUITS_REQUIRED = ROOT / "tests" / "rulings_told" / "law_27" / "QBA-051.table"


def modules_of(edition: str) -> tuple[Path, ...]:
    return tuple((ROOT / book_of(edition).rules.replace(".", "/")).rglob("*.py"))


@pytest.mark.parametrize("edition", OTHERS)
def test_every_clause_that_an_edition_cites_is_in_its_register(edition: str) -> None:
    book, laws = book_of(edition), lawbook(edition)
    own = set(edition_in(book.rules).clauses)
    cited = own | {book.number_of(c) for path in modules_of(edition) for c in cites_in(path) if c not in own}
    lacking = (c for c in sorted(cited) if c not in laws.by_id and not any(i.startswith(c) for i in laws.by_id))
    assert [] == [f"{c} is cited by {book.rules}, and {edition}.toml has no such clause" for c in lacking]


@pytest.mark.parametrize("edition", OTHERS)
def test_what_an_edition_rules_otherwise_is_carried_by_its_functions_or_by_those_of_the_clause_it_was(
    edition: str,
) -> None:
    imported_rooms()
    book = book_of(edition)
    own, numbers = edition_in(book.rules).clauses, {one: book.number_of(one) for one in CLAUSES}
    shared = {number for one, number in numbers.items() if number != one} | REWORDED
    for c in difference(edition).clause:
        is_carried = c.id in own or any(one.startswith(c.id) for one in shared)
        # In a book with numbers of its own a clause may be the whole of several.
        is_carried |= book.own_numbers and any(one.startswith(c.was or "-") for one in CLAUSES)
        assert is_carried or c.status not in BUILT, f"{edition}.toml lists {c.id} as {c.status}, and no function has it"
        assert c.id not in own or c.status != "planned", (
            f"{edition}.toml lists {c.id} as planned, and a function has it"
        )


@pytest.mark.parametrize("edition", OTHERS)
def test_a_clause_whose_functions_an_edition_replaces_is_carried_by_those_in_their_place_or_is_absent(
    edition: str,
) -> None:
    imported_rooms()
    book, laws = book_of(edition), lawbook(edition)
    rules = edition_in(book.rules)
    gone = set(map(name_of, rules.instead))
    numbers = {one: book.number_of(one) for one, functions in CLAUSES.items() if gone.issuperset(functions)}
    listed = {n: laws.by_id[n].status for n in numbers.values() if n in laws.by_id and n not in rules.clauses}
    words = "{edition}.toml lists {one} as {status}, and the functions that stand in place of {gone} do not have it"
    assert [] == [
        words.format(edition=edition, one=number, status=listed[number], gone=", ".join(CLAUSES[one]))
        for one, number in numbers.items()
        if listed.get(number) in BUILT
    ]


@pytest.mark.parametrize("edition", OTHERS)
def test_the_clauses_of_an_edition_stand_in_order_and_each_once(edition: str) -> None:
    ids = [c.id for law in lawbook(edition).law for c in law.clause]
    assert sorted(set(ids), key=book_order) == ids


@pytest.mark.parametrize("edition", OTHERS)
def test_a_difference_is_told_in_one_short_line_and_names_what_is_there_in_2017(edition: str) -> None:
    there = lawbook().by_id
    for one in difference(edition).clause:
        assert one.status in STATUSES
        assert 0 < len(one.gloss) <= 110
    moved = (one.was for one in difference(edition).renumbered if one.was != one.id)
    named = {*difference(edition).absent, *moved}
    named |= {one.was for one in difference(edition).clause if one.was}
    assert {n for n in named if n not in there and not any(i.startswith(n) for i in there)} == set()


@pytest.mark.parametrize("edition", OTHERS)
def test_a_number_of_an_edition_leads_back_to_a_clause_of_that_number(edition: str) -> None:
    book = book_of(edition)
    assert [n for _, n in book.numbers if book.number_of(book.cite_of(n)) != n] == []


def test_a_journal_of_an_edition_that_nobody_knows_is_refused_in_one_sentence() -> None:
    text = SUITS_REQUIRED.read_text(encoding="utf-8").replace("book: 2017", "book: 1897")
    with pytest.raises(JournalError, match=r"“1897” found, expected an edition of the laws: .*2017, 2007"):
        read_journal(text, "old.table")


def test_another_book_costs_nothing_until_it_is_asked_for() -> None:
    asks = "import sys; from bridgetable import open_file; open_file(sys.argv[1]).transcript()"
    told = f"{asks}; print([m for m in sys.modules if 'edition_2007' in m])"
    run = [sys.executable, "-c", told, str(SUITS_REQUIRED)]
    assert "[]\n" == subprocess.run(run, capture_output=True, text=True, check=True).stdout


def test_only_a_function_that_varies_can_be_replaced() -> None:
    with pytest.raises(TypeError, match="is not marked with @varies"):
        Edition().instead_of(book_order)


def test_the_window_says_which_book_is_in_force() -> None:
    text = (ROOT / "tests/editions/2007/law_27/27B1a-lowest-natural.table").read_text(encoding="utf-8")
    lines = view_for(acted_out(read_journal(text))).plaque.lines
    assert "Laws of 2007" == lines[-1]
    older = view_for(acted_out(read_journal(text.replace("book: 2007", "book: 2017")))).plaque.lines
    assert older == lines[:-1]


@pytest.mark.parametrize("edition", OTHERS)
def test_of_another_edition_nothing_is_planned_any_more(edition: str) -> None:
    assert [] == [c.id for c in difference(edition).clause if c.status == "planned"]


ROWS_COMPARED = {"2007": 61, "draft2006": 98}
"""The rows in which each edition was compared with 2017, counted from 1."""
TOLD_ALIKE = {
    "2007": {7, 28, 33, 34, 35, 45, 48, 50, 52, 53, 58},
    "draft2006": {10, 28, 29, 35, 38, 39, 40, 49, 72, 74, 83, 91, 92, 97},
}
"""Of these the rows where both books ask and order the same: by other clauses, for other reasons or with other limits."""


@pytest.mark.parametrize("edition", ROWS_COMPARED)
def test_each_row_in_which_an_edition_was_compared_with_2017_has_a_golden_that_shows_both(edition: str) -> None:
    told = {path: path.read_text(encoding="utf-8") for path in EDITIONS if path.parts[-3] == edition}
    assert [] == [path for path, text in told.items() if f"\n{RULE} 2017\n" not in text]
    differing: dict[int, bool] = {}
    for path, text in told.items():
        title = next(line for line in text.splitlines() if line.startswith("title:"))
        named = re.findall(r"\b[Rr]ows? (\d+(?:(?:, | and )\d+)*)", title)
        journal = read_journal(text.partition(f"\n{RULE}\n")[0], path.name) if named else None
        differs = journal is not None and first_difference(journal, ("2017", edition)) is not None
        for row in (int(number) for one in named for number in re.findall(r"\d+", one)):
            differing[row] = differing.get(row, False) or differs
    assert set(range(1, ROWS_COMPARED[edition] + 1)) == differing.keys()
    assert TOLD_ALIKE[edition] == {row for row, differs in differing.items() if not differs}


RECKONED_AT_THE_DESK = {2, 7, 8, 9, 14, 15, 17, 21, 27, *range(30, 42), *range(48, 58), 151}
"""The cases of the handbook on the laws of 2007 that no table shows: requests, amounts, percentages, weights."""


def test_each_case_of_the_handbook_about_the_laws_of_the_table_is_a_golden_ruling() -> None:
    heads = (f"{path.stem} {path.read_text(encoding='utf-8').partition('book:')[0]}" for path in EDITIONS)
    told = {int(number) for head in heads for number in re.findall(r"WB-(\d{3})", head)}
    assert RECKONED_AT_THE_DESK == set(range(1, 207)) - told


def test_an_artificial_score_is_fixed_by_the_draft_of_2006_but_for_the_session() -> None:
    text = (ROOT / "tests/editions/draft2006/law_07/7D-artificial.table").read_text(encoding="utf-8")
    lines = text.partition(f"\n{RULE}\n")[0].replace("7D not at fault\n7D partly", "")
    asked = acted_out(read_journal(lines)).sittings[-1].pending
    assert asked is not None
    assert "60 %, or +3 IMPs; what he has got on the boards played where that is more." in words_of(asked)
    assert not [one for one in words_of(asked) if one.startswith("Average plus: at least")]


def test_a_golden_ruling_of_an_edition_cites_what_its_book_has() -> None:
    wrong = {}
    for path in EDITIONS:
        told = path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[2].partition(f"{RULE} ")[0]
        laws, book = lawbook(path.parts[-3]), book_of(path.parts[-3])
        cited = {cite for found in CITES.findall(told) for words in found for cite in words.split()}
        there = {c.removeprefix(INFERRED) for c in cited if not c.startswith(SILENT)}
        gone = {c for c in there if c not in laws.by_id and not any(i.startswith(c) for i in laws.by_id)}
        if found := {c for c in gone if not 41 <= law_of(c) <= 71 or not book.planned}:
            wrong[path.stem] = found
    assert {} == wrong


def test_a_draft_says_wherever_it_is_named_that_it_was_never_enacted() -> None:
    text = (ROOT / "tests/editions/draft2006/law_25/25E-other-bid.table").read_text(encoding="utf-8")
    history = acted_out(read_journal(text))
    assert "Draft of 2006, never enacted" == view_for(history).plaque.lines[-1]
    assert "book: draft2006 (never enacted)" in transcript(history).splitlines()
    assert "Draft of 2006, never enacted" in summary_of(history).event
    assert "Draft of 2006, never enacted" == report(history).book_title
    assert filled(form_named("ruling"), history)["law"].startswith("Draft of 2006, never enacted: 25B, 25E")
    assert "Draft of 2006, never enacted" == next(list_lines(book_of("draft2006")))
    assert "Draft of 2006, never enacted" == list_json(book_of("draft2006"))["book_title"]


def test_the_command_that_compares_names_a_draft_as_never_enacted_whatever_it_writes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asks = str(ROOT / "tests/editions/draft2006/law_46/46A1-ruffed.table")
    plain = str(ROOT / "tests/rulings_told/law_02/QBA-003.table")
    for line, told in (
        (["compare", asks, "--books", "2017,draft2006"], "Draft of 2006, never enacted\n"),
        (
            ["compare", plain, "--books", "2017,draft2006"],
            "no difference between the Laws of 2017, draft2006 (never enacted)",
        ),
        (["compare", asks, "--books", "2017,draft2006", "--json"], '"draft2006": "Draft of 2006, never enacted"'),
        (["compare", "--changes", "2017,draft2006"], "    draft2006 (never enacted) ["),
        (["compare", "--changes", "2017,draft2006", "--json"], '"draft2006": "Draft of 2006, never enacted"'),
    ):
        assert 0 == main(line)
        assert told in capsys.readouterr().out


def test_a_book_that_numbers_all_otherwise_shows_a_clause_of_2017_that_it_lacks_as_one_of_2017() -> None:
    draft = book_of("draft2006")
    assert ("25E", "25C", "2017:54E", "41C") == tuple(map(draft.number_of, ("27B2", "D25C", "54E", "51B2a")))
    assert ("54E", "D25E") == tuple(map(draft.cite_of, ("2017:54E", "25E")))
    assert not draft.waits_for("25E")


def test_a_clause_that_a_draft_lacks_beneath_one_that_it_has_is_one_of_2017() -> None:
    draft = book_of("draft2006")
    assert ("34E", "2017:45D2") == tuple(map(draft.number_of, ("45D1", "45D2")))


def test_what_a_draft_does_not_decide_is_marked_and_said_in_the_ruling() -> None:
    text = (ROOT / "tests/editions/draft2006/law_46/46A1-both-sides.table").read_text(encoding="utf-8")
    told = report(acted_out(read_journal(text)))
    assert [("inferred:46A1", "inferred")] == [(one.cite, one.mark) for one in told.marks]
    said = [one.text for one in told.rulings[-1].said if one.text.startswith("Inferred: ")]
    assert [f"Inferred: {one.text[:1].upper()}{one.text[1:]}" for one in told.marks] == said


def test_what_a_draft_is_silent_on_is_marked_and_said_in_the_ruling() -> None:
    text = (ROOT / "tests/editions/draft2006/law_29/54E-declaring-side-leads.table").read_text(encoding="utf-8")
    told = report(acted_out(read_journal(text)))
    assert ["silent"] == list({one.mark for one in told.marks})
    assert any(one.text.startswith("Silent: The draft has no rule for an opening lead") for one in told.rulings[0].said)


@pytest.mark.parametrize("edition", OTHERS)
def test_every_reading_that_an_edition_infers_is_explained_in_its_register_and_none_is_explained_in_vain(
    edition: str,
) -> None:
    found = {one for path in modules_of(edition) for one in re.findall(r'"(inferred:\w+)"', path.read_text("utf-8"))}
    found |= {number for _, number in book_of(edition).numbers if number.startswith(INFERRED)}
    assert {mark for mark, _ in book_of(edition).readings if mark.startswith(INFERRED)} == found


@pytest.mark.parametrize("edition", OTHERS)
def test_what_an_edition_with_its_own_numbers_cites_by_them_is_in_its_register(edition: str) -> None:
    laws = lawbook(edition)
    cited = {one for path in modules_of(edition) for one in re.findall(r'"D(\d+[A-Z]\w*)"', path.read_text("utf-8"))}
    assert set() == {c for c in cited if c not in laws.by_id}


@pytest.mark.parametrize("edition", OTHERS)
def test_a_claim_that_all_have_answered_is_shown_under_any_book(edition: str) -> None:
    text = (ROOT / "tests/editions/2007/law_12/WB-020.table").read_text(encoding="utf-8").partition("E applies")[0]
    shown = view_for(acted_out(read_journal(text.replace("book: 2007", f"book: {edition}"))))
    assert shown.claim is not None
    assert ["agrees", "agrees"] == [one.text for one in shown.claim.answers]
    assert "12A" not in cites_in_view(shown)


def test_the_laws_of_2007_never_speak_of_a_comparable_call() -> None:
    told = {}
    for path in EDITIONS:
        if path.parents[1].name == "2007" and path.parent.name.startswith(("law_2", "law_3")):
            journal = read_journal(path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0], path.name)
            words = [w for s in acted_out(journal, path.name).sittings if s.pending for w in words_of(s.pending)]
            told[path.stem] = [w for w in words if "comparable" in w]
    assert {stem: words for stem, words in told.items() if words} == {}


def words_of(asked: Decision) -> list[str]:
    notes = [note for option in asked.options for note in option.details] + list(asked.notes)
    follows = [words for option in asked.options for words in (option.title, *option.follows)]
    return [say(words) for words in (asked.question, *asked.criteria, *follows, *(note.words for note in notes))]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("resources/cases/law_70/small-trump-out.table", "Law 49C3 costs one of those claimed."),
        ("tests/rulings_told/law_45/45C1-asked.table", "Only exposed: Law 39B3 decides about"),
    ],
)
def test_a_clause_that_a_sentence_names_has_the_number_of_the_book_in_force(told: str, expected: str) -> None:
    lines = (ROOT / told).read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0].splitlines()
    lines = [line.replace("book: 2017", "book: draft2006") for line in lines if not line[:3].strip()[:2].isdigit()]
    asked = acted_out(read_journal("\n".join(lines))).now.pending
    assert asked is not None
    assert any(words.startswith(expected) for words in words_of(asked))
