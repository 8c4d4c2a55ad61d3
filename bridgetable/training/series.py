"""A series of cases to practise on: each a law and a seed, from which the same board comes again."""

import re
from collections.abc import Iterator
from contextlib import suppress

from bridgetable.formats.journal import book as book_named
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.staged import StagedJournal, staged_journal
from bridgetable.game.books import LAWS_2017
from bridgetable.game.errors import BridgetableError, NotationError
from bridgetable.game.limits import LONGEST_TITLE, MOST_LINES
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.staging.case import Level
from bridgetable.staging.wanted import CannotBeStaged, wanted_of_law
from bridgetable.staging.wanted import laws as laws_staged

TRIES = 10
"""The number of cases of a seed and a level that are tried until one asks something."""
NEXT_SEED = 2_000_003
SELDOM_ASKED = frozenset({2, 9, 11, 17, 28, 81})
"""Laws on which nobody, or hardly ever anybody, is asked anything when they are staged."""
ASKED_BESIDE = frozenset({31, 38, 39, 60, 65, 66})
"""Laws that ask nothing themselves: a case of theirs, which an old series may name, asks about what meets it there."""


@frozen
class CaseName:
    """The identity of a case: its law in an edition, its seed, and its level; equal names make equal boards."""

    law: int
    seed: int
    level: Level = Level.CLUB
    edition: str = LAWS_2017.edition


class NoCase(BridgetableError):
    """No board on which this law is asked about could be made from this seed."""


def laws(edition: str = LAWS_2017.edition) -> tuple[int, ...]:
    """The numbers of the laws of an edition on which cases can be made."""
    return tuple(map(int, laws_staged(book_of(edition), SELDOM_ASKED | ASKED_BESIDE)))


def make(name: CaseName) -> StagedJournal:
    """The case of this name, in which a question waits; of another level, where its own asks nothing. Raises NoCase."""
    book = book_of(name.edition)
    for level in dict.fromkeys((name.level, *Level)):
        for attempt in range(TRIES):
            with suppress(CannotBeStaged):
                found = staged_journal(wanted_of_law(str(name.law), level, book), name.seed + attempt * NEXT_SEED)
                if found.case.sitting.pending is not None:
                    return found
    raise NoCase(tr("no board on Law {law} comes from seed {seed}; try another seed", law=name.law, seed=name.seed))


MAGIC = "bridgetable practice 1"
SUFFIX = ".practice"
MOST_CASES = 200
"""The most cases that a series has."""
TERMS = {"minutes": 600, "pass": 100}
"""The lines that make a series an examination, and the most that each can be."""
USUAL_MARKS, MOST_MARKS = 4, 20
"""The marks of a case of which nothing is said, and the most that one can be worth."""
_MARKS = re.compile(r"^(.*\S)\s+marks (\d+)$", re.ASCII)
_LAW = re.compile(r"^law (\d{1,2})(?: (easy|club|hard))? seeds? (\d{1,9})(?:-(\d{1,9}))?$")


class PracticeError(BridgetableError):
    """A series that cannot be read: the file, the line, what was found and what was expected there."""


@frozen
class Terms:
    """The terms of an examination: its minutes, 1 to 600, and the percentage with which one passes, 1 to 100."""

    minutes: int = 45
    passes_at: int = 60


@frozen
class Practice:
    """A series: its title, and its cases: names from which boards are made, or names of journals' files."""

    title: str = ""
    cases: tuple[CaseName | str, ...] = ()
    terms: Terms | None = None  # those of an examination
    marks: tuple[int, ...] = ()  # in an examination what each case is worth, 1 to 20


def read_practice(text: str, name: str = tr("the series")) -> Practice:
    """Read a series. Raises PracticeError with the line and what was expected there."""
    title, edition, cases, marks = "", LAWS_2017.edition, list[CaseName | str](), list[int]()
    terms: dict[str, int] = {}
    if text.count("\n") > MOST_LINES:
        raise PracticeError(tr("{name}: more than {most_lines} lines", name=name, most_lines=MOST_LINES))
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise PracticeError(tr("{name}, line 1: expected “{magic}”", name=name, magic=MAGIC))
    for number, line in enumerate(lines[1:], 2):
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        if said.startswith("title:") and not cases:
            title = said.removeprefix("title:").strip()[:LONGEST_TITLE]
            continue
        key, colon, value = (part.strip() for part in said.partition(":"))
        try:
            if colon and key in TERMS and not cases:
                terms[key] = number_in(value, TERMS[key])
                continue
            if colon and key == "book":
                edition = book_named(value).edition
                continue
            said, points = points_of(said)
            cases.extend(cases_of(said, edition))
            marks.extend([points] * (len(cases) - len(marks)))
        except (ValueError, NotationError) as error:
            raise PracticeError(tr("{name}, line {number}: {error}", name=name, number=number, error=error)) from None
        if len(cases) > MOST_CASES:
            msg = tr(
                "{name}, line {number}: more than {most_cases} cases", name=name, number=number, most_cases=MOST_CASES
            )
            raise PracticeError(msg)
    if not cases:
        msg = tr("{name}: no case; expected a line such as “law 61 seed 3” or “table revoke.table”", name=name)
        raise PracticeError(msg)
    if not terms:
        return Practice(title, tuple(cases))
    usual = Terms()
    told = Terms(terms.get("minutes", usual.minutes), terms.get("pass", usual.passes_at))
    return Practice(title, tuple(cases), told, tuple(marks))


def practice_text(practice: Practice) -> str:
    """Write a series as the text of a file."""
    lines = [MAGIC, *([f"title: {practice.title}"] if practice.title else [])]
    if practice.terms is not None:
        lines += [f"minutes: {practice.terms.minutes}", f"pass: {practice.terms.passes_at}"]
    marks = practice.marks or (USUAL_MARKS,) * len(practice.cases)
    edition = LAWS_2017.edition
    for case, points in zip(practice.cases, marks, strict=True):
        if isinstance(case, CaseName) and case.edition != edition:
            edition = case.edition
            lines.append(f"book: {edition}")
        name = f"table {case}" if isinstance(case, str) else f"law {case.law} {case.level.value} seed {case.seed}"
        lines.append(name if points == USUAL_MARKS else f"{name} marks {points}")
    return "\n".join(lines) + "\n"


def points_of(said: str) -> tuple[str, int]:
    """A line without its marks, and the marks. Raises ValueError with what was expected."""
    found = _MARKS.match(said)
    return (said, USUAL_MARKS) if found is None else (found[1], number_in(found[2], MOST_MARKS))


def number_in(text: str, most: int) -> int:
    """Read a whole number from 1 to `most`. Raises ValueError with what was expected."""
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or not 1 <= int(text) <= most:
        raise ValueError(tr("“{text}” found, expected a whole number from 1 to {most}", text=text[:60], most=most))
    return int(text)


def cases_of(said: str, edition: str) -> Iterator[CaseName | str]:
    """The cases of a line, whose laws are those of an edition. Raises ValueError with what was expected."""
    if said.startswith("table "):
        yield said.removeprefix("table ").strip()
        return
    found = _LAW.match(said)
    if found is None:
        msg = tr("“{said}” is no case; expected “law 61 club seed 1-4” or “table revoke.table”", said=said[:60])
        raise ValueError(msg)
    law, level, first, last = found.groups()
    if int(law) not in {*laws(edition), *ASKED_BESIDE}:
        known = ", ".join(map(str, laws(edition)))
        msg = tr("no case can be made on Law {law}; there are {str}", law=law, str=known)
        raise ValueError(msg)
    end = int(last or first)
    if not int(first) <= end < int(first) + MOST_CASES:
        raise ValueError(tr("expected at most {most_cases} seeds, the lower first", most_cases=MOST_CASES))
    hard = Level(level or "club")
    yield from (CaseName(int(law), seed, hard, edition) for seed in range(int(first), end + 1))
