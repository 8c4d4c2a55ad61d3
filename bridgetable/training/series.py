"""A series of cases to practise on: each a law and a seed, from which the same board comes again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from bridgetable.formats.staged import StagedJournal, staged_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE, MOST_LINES
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.staging.case import Level
from bridgetable.staging.wanted import CannotBeStaged, wanted_of_law
from bridgetable.staging.wanted import laws as laws_staged

TRIES = 10
"""How many cases of a seed and a level are tried until one asks something."""
NEXT_SEED = 2_000_003
SELDOM_ASKED = frozenset({2, 9, 11, 17, 28, 81})
"""Laws on which nobody, or hardly ever anybody, is asked anything when they are staged."""


@frozen
class CaseName:
    """By what a case is known: the number of its law, its seed, and its level; equal names make equal boards."""

    law: int
    seed: int
    level: Level = Level.CLUB


class NoCase(BridgetableError):
    """No board on which this law is asked about could be made from this seed."""


def laws() -> tuple[int, ...]:
    """The numbers of the laws on which cases can be made."""
    return tuple(law for law in map(int, laws_staged()) if law not in SELDOM_ASKED)


def make(name: CaseName) -> StagedJournal:
    """The case of this name, in which a question waits; of another level, where its own asks nothing. Raises NoCase."""
    for level in dict.fromkeys((name.level, *Level)):
        for attempt in range(TRIES):
            with suppress(CannotBeStaged):
                found = staged_journal(wanted_of_law(str(name.law), level), name.seed + attempt * NEXT_SEED)
                if found.case.sitting.pending is not None:
                    return found
    raise NoCase(tr("no board on Law {law} comes from seed {seed}; try another seed", law=name.law, seed=name.seed))


MAGIC = "bridgetable practice 1"
SUFFIX = ".practice"
MOST_CASES = 200
"""How many cases a series has at most."""
_LAW = re.compile(r"^law (\d{1,2})(?: (easy|club|hard))? seeds? (\d{1,9})(?:-(\d{1,9}))?$")


class PracticeError(BridgetableError):
    """A series that cannot be read: the file, the line, what was found and what was expected there."""


@frozen
class Practice:
    """A series: its title, and its cases: names from which boards are made, or names of journals' files."""

    title: str = ""
    cases: tuple[CaseName | str, ...] = ()


def read_practice(text: str, name: str = tr("the series")) -> Practice:
    """Read a series. Raises PracticeError with the line and what was expected there."""
    title, cases = "", list[CaseName | str]()
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
        try:
            cases.extend(cases_of(said))
        except ValueError as error:
            raise PracticeError(tr("{name}, line {number}: {error}", name=name, number=number, error=error)) from None
        if len(cases) > MOST_CASES:
            msg = tr(
                "{name}, line {number}: more than {most_cases} cases", name=name, number=number, most_cases=MOST_CASES
            )
            raise PracticeError(msg)
    if not cases:
        msg = tr("{name}: no case; expected a line such as “law 61 seed 3” or “table revoke.table”", name=name)
        raise PracticeError(msg)
    return Practice(title, tuple(cases))


def cases_of(said: str) -> Iterator[CaseName | str]:
    """The cases of a line. Raises ValueError with what was expected."""
    if said.startswith("table "):
        yield said.removeprefix("table ").strip()
        return
    found = _LAW.match(said)
    if found is None:
        msg = tr("“{said}” is no case; expected “law 61 club seed 1-4” or “table revoke.table”", said=said[:60])
        raise ValueError(msg)
    law, level, first, last = found.groups()
    if int(law) not in laws():
        msg = tr("no case can be made on Law {law}; there are {str}", law=law, str=", ".join(map(str, laws())))
        raise ValueError(msg)
    end = int(last or first)
    if not int(first) <= end < int(first) + MOST_CASES:
        raise ValueError(tr("expected at most {most_cases} seeds, the lower first", most_cases=MOST_CASES))
    yield from (CaseName(int(law), seed, Level(level or "club")) for seed in range(int(first), end + 1))
