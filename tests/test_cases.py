"""The cases that travel with the program: each is opened at the moment where a clause bites, and few clauses have none."""

import pytest

from bridgetable.formats.cases import CITES, Example, examples_under, shown_in
from bridgetable.formats.lawbook import lawbook
from bridgetable.game.books import LAWS_2017
from bridgetable.views.book.clauses import Status, examples_of, found_by, page, related_to
from bridgetable.views.book.moments import cited, moment_of_clause, scene_of_clause, up_to

BOOK = lawbook()
CASES = examples_under(LAWS_2017)
# Clauses that no case shows yet: the lists may only become shorter.
CODED_WITHOUT: tuple[str, ...] = ()
JUDGED_WITHOUT: tuple[str, ...] = ()
SEEN = [c.id for law in BOOK.law for c in law.clause if Status(c.status).can_be_seen]


def case(name: str) -> Example:
    return next(one for one in CASES if one.name == name)


def without_case(status: Status) -> tuple[str, ...]:
    """The clauses of a status that no case shows, in the order of the book."""
    shown = {cite for case in CASES for cite in case.cites}
    return tuple(c.id for law in BOOK.law for c in law.clause if c.status == status.value and c.id not in shown)


def test_no_clause_that_the_table_carries_out_is_left_without_a_case() -> None:
    assert CODED_WITHOUT == without_case(Status.CODED)


def test_no_clause_that_the_director_judges_by_is_left_without_a_case() -> None:
    assert JUDGED_WITHOUT == without_case(Status.JUDGEMENT)


@pytest.mark.parametrize("told", CASES, ids=lambda c: c.name)
def test_a_case_that_says_what_it_shows_names_clauses_and_says_what_to_look_at(told: Example) -> None:
    for one in told.shows:
        assert one.cite in BOOK.by_id
        scene = scene_of_clause(told, one.cite, "its gloss")
        assert one.count == len(scene.history.done)
        notes = scene.journal.notes_before(one.count)
        assert notes
        assert ("its gloss",) != notes, "a note must say what is to be seen"


@pytest.mark.slow
@pytest.mark.parametrize("cite", SEEN)
def test_the_first_case_of_a_clause_opens_where_the_clause_bites(cite: str) -> None:
    best = examples_of(cite, CASES)[0]
    scene = scene_of_clause(best, cite, "its gloss")
    count = len(scene.history.done)
    assert scene.journal.notes_before(count)
    if best.shown(cite) is None:
        assert cite in cited(up_to(scene.history, count))
        assert not count or cite not in cited(up_to(scene.history, count - 1))


def test_the_moment_is_the_first_at_which_the_clause_is_cited() -> None:
    scene = scene_of_clause(case("law_57/partner-cannot-comply"), "57A1", "the highest")
    assert ("57C2 no",) != scene.journal.notes_before(0)
    assert 14 < len(scene.history.done)
    whole = scene.history.at(len(scene.history.done) + len(scene.history.undone))
    assert len(scene.history.done) == moment_of_clause(whole, "57A1")
    assert len(whole.done) == moment_of_clause(whole, "1A"), "a clause that is never cited: the end"


def test_what_a_case_shows_is_counted_by_the_actions_above_its_line() -> None:
    journal = (
        "bridgetable 1\ntitle: x\n\n# shows 17B\n> a note\nW calls Pass\n# a comment\nN calls 1S\n# shows 18A 18B\n"
    )
    assert [("17B", 0), ("18A", 2), ("18B", 2)] == [(one.cite, one.count) for one in shown_in(journal)]


def test_the_law_of_an_irregularity_is_cited_too() -> None:
    told = "irregularity 1: S C5 premature play, Law 57C3, trick 1: condoned by 60A1\n  South led. [56 53A]\n"
    assert ["57C3", "60A1", "56 53A"] == ["".join(found) for found in CITES.findall(told)]


def test_cases_made_for_a_clause_come_first_and_those_that_begin_alike_are_parted() -> None:
    assert case("law_44/a-trick-and-its-winner") == examples_of("44D", CASES)[0]
    first, second = examples_of("50D2a", CASES)[:2]
    assert first.start != second.start


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("27b", ["27B", "27B1a", "27B1b", "27B2", "27B3", "27B4"]),
        ("50 D 2", ["50D2", "50D2a", "50D2b"]),
        ("27(B)1", ["27B1a", "27B1b"]),
        ("33", ["33"]),
        ("caravan", []),
        ("93Z", []),
    ],
)
def test_a_clause_is_found_by_its_number_however_it_is_written(typed: str, expected: list[str]) -> None:
    assert expected == [c.id for c in found_by(BOOK, typed).rows]


def test_words_in_quotes_are_looked_for_as_they_stand() -> None:
    loose, strict = found_by(BOOK, "bid legal").rows, found_by(BOOK, "“legal bid”").rows
    assert set(strict) < set(loose)
    assert strict
    assert all("legal bid" in c.gloss.lower() for c in strict)


def test_what_a_gloss_names_goes_with_its_clause() -> None:
    related = [c.id for c in related_to(BOOK, BOOK.by_id["9C"], CASES)]
    assert "26B" in related
    assert "9C" not in related


def test_a_clause_that_is_only_to_be_read_says_that_there_is_nothing_to_see() -> None:
    told = page(BOOK, "84", ())
    assert told is None or told.nothing_to_see
    outside = page(BOOK, "3", CASES)
    assert outside is not None
    assert "There is nothing of it to be seen at the table." == outside.nothing_to_see
    assert page(BOOK, "X", CASES) is None
