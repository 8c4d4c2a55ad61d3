"""The regulations of an event: each has its row, is read, and changes what is ruled, asked, shown or allowed."""

import ast
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, get_type_hints

import pytest

from bridgetable import api
from bridgetable.formats.handbook import handbook
from bridgetable.formats.journal import FIELDS, Journal, JournalError, acted_out, journal_text, read_journal
from bridgetable.formats.lawbook import editions, lawbook
from bridgetable.formats.under_book import retold
from bridgetable.game.irregularities import Irregularity
from bridgetable.game.regulations import (
    BY_FIELD,
    ROWS,
    STANDARD,
    OneOf,
    Regulation,
    Regulations,
    WholeNumber,
    carried_over,
    differing,
    header_of,
    own_of,
)
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.matters import Fact, Matter
from bridgetable.session.history import History
from bridgetable.views.transcript import transcript
from bridgetable.views.view import view_for
from tests.golden import EDITIONS
from tests.packaging.test_house import SOURCES

GOLDEN = Path(__file__).parents[1]
ROOT = GOLDEN.parent
TOLD = "rulings_told/"
NO_CONTRACT = """bridgetable 1
book: {book}
deal: N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763

"""
PLAYED = """bridgetable 1
book: {book}
deal: N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763
contract: 4H by E

"""
FORBIDDEN = (
    NO_CONTRACT
    + "N calls 1S\nE calls 2H\nE breaks regulations with 2H\nS notices\n40B4 no\n"
    + ("S calls Pass\nW calls Pass\nN calls Pass\nS leads S3\nE claims 8\nall agree\n")
)

CASES = {
    "opening_leads": ("face up", PLAYED + "S leads S3 face down\n", "41A"),
    "bidding": ("silent bidder", NO_CONTRACT + "N calls 1S\nN asks to change a call\n", "touched by mistake"),
    "pass_shown": (
        "yes", NO_CONTRACT + "N calls 1S\nE calls Pass\nS calls Pass\nE leads HA\nS notices\n", "Has West shown that he passes?"
    ),
    "pause": ("10", TOLD + "law_12/QBA-010-asked.table", "had to pause for 10 seconds"),
    "screens": (
        "yes",
        NO_CONTRACT.replace("deal:", "pause after a jump: 10\ndeal:")
        + "N calls 1S\nE calls 3C\nS hesitates\nS calls Pass\nW reserves rights\n",
        "not: had to pause",
    ),
    "tray_held": (
        "20",
        NO_CONTRACT.replace("deal:", "screens: yes\ndeal:")
        + "N calls 1S\nE calls 2H\nS hesitates\nS calls Pass\nW calls Pass\nE reserves rights\n",
        "more than 20 seconds",
    ),
    "announcements": (
        "yes", NO_CONTRACT.replace("deal:", "alerts: no\ndeal:") + "N calls 1NT\nE calls Pass\nS does not alert\n", "misinformation"
    ),
    "review": ("displayed", NO_CONTRACT + "N calls 1S\nS asks for a review\nE notices\n", "not: may have no review now"),
    "alerts": ("no", NO_CONTRACT + "N calls 1S\nE calls Pass\nS does not alert\n", "not: misinformation"),
    "own_card": ("yes", NO_CONTRACT + "N calls 1S\nE consults own card\n", "not: 40B2b"),
    "their_card": ("at any time", NO_CONTRACT + "N calls 1S\nS consults opponents' card\nE notices\n", "not: opponents' card"),
    "aids": ("yes", NO_CONTRACT + "N calls 1S\nE consults notes\n", "not: 40B2d"),
    "reserving": (
        "call the director", NO_CONTRACT + "N calls 1S\nE hesitates\nE calls Pass\nS reserves rights\n", "called at once"
    ),
    "asking_partner": ("no", PLAYED + "S leads S3\nE spreads\nW plays ST\nN plays SJ\nN asks S\n", "question not allowed"),
    "several_hands": ("yes", NO_CONTRACT + "N calls 1S\nspectator behind E looks at N\nS notices\n", "not: hand as well"),
    "claims": ("from the top", TOLD + "law_70/70E2-any-order.table", "By regulation a suit counts"),
    "significant": ("50", TOLD + "law_12/QBA-010-asked.table", "50 % count"),
    "like_meaning": ("liberal", NO_CONTRACT + "N calls 2NT\nE calls Pass\nS calls 2C\nW notices\n27A1 no\nS calls 3C\n27B1a no\n", "read it liberally"),
    "varying": (
        "forbidden",
        NO_CONTRACT + "N calls 1S\nE calls 2H\nE varies 2H after their irregularity\nS notices\n",
        "The regulations forbid that.",
    ),
    "not_allowed": ("average plus and minus", FORBIDDEN, "average plus for the others"),
    "assigned": ("two-sided", TOLD + "law_12/QBA-010-asked.table", "most favourable result that was likely"),
    "average_plus": ("70", PLAYED + "S leads S3\nE claims 9\nall agree\nS applies for an adjusted score\n"
                     "12A violation\n12A1 EW\n12A1 unclear\n", "at least 70 %"),
    "average_minus": ("30", PLAYED + "S leads S3\nE claims 9\nall agree\nS applies for an adjusted score\n"
                      "12A violation\n12A1 EW\n12A1 unclear\n", "at most 30 %"),
    "average_imps": ("2", PLAYED + "S leads S3\nE claims 9\nall agree\nS applies for an adjusted score\n"
                     "12A violation\n12A1 EW\n12A1 unclear\n", "Pairs in IMPs: +2."),
    "part_of_imp": ("half towards the average", TOLD + "law_12/WB-058.table", "not: 0.5 IMPs"),
    "elsewhere": (
        "to a team not at fault", "editions/2007/law_86/86D-asked.table", "cause that the board cannot be played here"
    ),
    "late_correction": ("forbidden", TOLD + "law_79/79C2-asked.table", "allows no later correction"),
    "playing_to_lose": (
        "allowed", NO_CONTRACT + 'N calls 1S\nE breaches 72A: "to lose the match"\nS notices\n', "for a gain elsewhere"
    ),
    "correction": ("20", TOLD + "law_79/79C2-asked.table", "period of 20 minutes"),
    "appeals": ("20", TOLD + "law_12/12A-too-late.table", "too late after 20 minutes"),
}  # fmt: skip
"""For each field a value, a journal, and what is said with that value alone, or without it alone."""


def text_of(where: str, edition: str) -> str:
    """The journal of a case, under an edition."""
    if not where.startswith((TOLD, "editions/")):
        return where.format(book=edition)
    return (GOLDEN / where).read_text(encoding="utf-8").partition("\n---")[0] + "\n"


def told(text: str, header: str) -> str:
    """All that the program says and shows of a journal with a line more in its header, as far as its answers fit."""
    journal, other = read_journal(text), read_journal(text.replace("deal:", f"{header}deal:", 1))
    table = api.Table(evolve(journal, entries=()))
    table._history = retold(journal, other).history
    return json.dumps(table.report(), ensure_ascii=False) + table.transcript() + str(view_for(table._history))


# --- what can be forgotten --------------------------------------------------------------------------------------------

READ = [text for path in SOURCES if path.name != "regulations.py" for text in (path.read_text(encoding="utf-8"),)]
KNOWN = {clause.id for law in lawbook().law for clause in law.clause}
OTHER_KEYS = Counter(FIELDS) - Counter(row.key for row in ROWS)


def forgotten(row: Regulation, own: object) -> Iterator[str]:
    """Each thing that is wanting in the row of a regulation with this value of its own, in one sentence."""
    reading = [
        text for text in READ if re.search(rf'(regulations|laid_down)\.{row.field}\b|BY_FIELD\["{row.field}"\]', text)
    ]
    if not reading:
        yield f"{row.field} is read nowhere"
    elif not any(f'"{cite}"' in text for cite in row.clauses for text in reading):
        yield f"{row.field} is read where none of its clauses is cited"
    if row.field not in CASES:
        yield f"{row.field} has no case in CASES that shows what it changes"
    if row.key in OTHER_KEYS or [one.key for one in ROWS if one is not row].count(row.key):
        yield f"the key “{row.key}” of {row.field} has another line of a header already"
    if not re.fullmatch(r"[^:#\s][^:]*[^:\s]", row.key):
        yield f"the key “{row.key}” of {row.field} cannot stand in a line before its colon"
    if not row.title or not row.by_itself:
        yield f"{row.field} has no words for what it is, or for what is so without it"
    if isinstance(row.form, OneOf) and ("" in row.form.titles or len(row.form.titles) != len(row.form.values)):
        yield f"{row.field} has {len(row.form.values)} values and words for {len([t for t in row.form.titles if t])}"
    if isinstance(row.form, WholeNumber) and "{n}" not in row.form.words:
        yield f"the words for the values of {row.field} lack their “{{n}}”"
    for value in (own, *(value for _, value in row.own)):
        if str(value) not in values_of(row):
            yield f"{value} is no value of {row.field}"
    if not row.clauses or not KNOWN.issuperset(row.clauses):
        yield f"{row.field} has no clause of the register of 2017: {', '.join(row.clauses) or 'none is named'}"
    if not set(editions()).issuperset((*row.closed, *(edition for edition, _ in row.own))):
        yield f"{row.field} names an edition that there is not"


def values_of(row: Regulation) -> list[str]:
    """The values of a regulation as text."""
    return [
        str(v) for v in (row.form.values if isinstance(row.form, OneOf) else range(row.form.least, row.form.most + 1))
    ]


@pytest.mark.parametrize("row", ROWS, ids=[row.field for row in ROWS])
def test_nothing_is_forgotten_in_a_row(row: Regulation) -> None:
    assert [] == list(forgotten(row, getattr(STANDARD, row.field)))


@pytest.mark.parametrize(
    ("change", "own", "told"),
    [
        ({"field": "lighting"}, True, "lighting is read nowhere"),
        ({"field": "lighting"}, True, "lighting has no case in CASES that shows what it changes"),
        ({"clauses": ("1A",)}, True, "aids is read where none of its clauses is cited"),
        ({"clauses": ("40Z",)}, True, "aids has no clause of the register of 2017: 40Z"),
        ({"clauses": ()}, True, "aids has no clause of the register of 2017: none is named"),
        ({"key": "screens"}, True, "the key “screens” of aids has another line of a header already"),
        ({"key": "deal"}, True, "the key “deal” of aids has another line of a header already"),
        ({"key": "aids: all"}, True, "the key “aids: all” of aids cannot stand in a line before its colon"),
        ({"by_itself": ""}, True, "aids has no words for what it is, or for what is so without it"),
        ({"form": OneOf((True, False), ("yes",))}, True, "aids has 2 values and words for 1"),
        ({"form": WholeNumber(0, 9, 1, "some")}, 5, "the words for the values of aids lack their “{n}”"),
        ({}, 31, "31 is no value of aids"),
        ({"closed": ("1997",)}, True, "aids names an edition that there is not"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_forgotten_in_a_row_is_named(change: dict[str, Any], own: object, told: str) -> None:
    assert told in forgotten(evolve(BY_FIELD["aids"], **change), own)


def asked_of_the_laws() -> Iterator[tuple[str, Callable[..., object]]]:
    """Each function of the laws that the session calls, with the file that calls it."""
    for path in (path for path in SOURCES if "session" in path.parts):
        names = vars(import_module(".".join(path.relative_to(ROOT).with_suffix("").parts)))
        for called in (
            node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)
        ):
            match called:
                case ast.Name(id=name):
                    function = names.get(name)
                case ast.Attribute(value=ast.Name(id=module), attr=name):
                    function = getattr(names.get(module), name, None)
                case _:
                    continue
            if isinstance(function, FunctionType) and function.__module__.startswith("bridgetable.laws."):
                yield path.name, function


def test_a_law_that_the_session_asks_is_told_the_table_and_so_the_regulations() -> None:
    # What only makes an irregularity or a matter, or compares facts, decides nothing: its ruling is told the table.
    without = [
        f"{function.__name__} in {function.__module__} is not told the table by {name}: it could read no regulation"
        for name, function in asked_of_the_laws()
        if not {Table, Matter, Irregularity, frozenset[Fact]} & set(get_type_hints(function).values())
    ]
    assert [] == without
    assert "law_of_own_card" in {function.__name__ for _, function in asked_of_the_laws()}


def test_no_case_is_left_of_a_regulation_that_has_gone() -> None:
    assert set() == CASES.keys() - BY_FIELD.keys()


# --- what each of them changes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", CASES)
def test_a_regulation_changes_what_is_ruled_asked_or_allowed(field: str) -> None:
    value, where, sign = CASES[field]
    row = next(row for row in ROWS if row.field == field)
    edition = "2007" if "2017" in row.closed else "2017"
    text = text_of(where, edition)
    text = text.replace("book: 2017", f"book: {edition}")
    only = sign.removeprefix("not: ")
    without, laid_down = only in told(text, ""), only in told(text, f"{row.key}: {value}\n")
    assert without is not laid_down, f"“{row.key}: {value}” changes nothing where its case says “{only}”"
    assert without is sign.startswith("not: ")


# --- in a header ------------------------------------------------------------------------------------------------------


def test_each_value_is_read_from_its_line_and_written_again() -> None:
    for row in ROWS:
        values = row.form.values if isinstance(row.form, OneOf) else (row.form.least, row.form.most)
        for value in values:
            settled = row.settled(STANDARD, row.form.read(row.form.write(value)))
            own = getattr(STANDARD, row.field) == value
            assert ([] if own else [f"{row.key}: {row.form.write(value)}"]) == list(header_of(settled, "2017"))


def test_the_page_of_the_notation_tells_every_line_and_its_values() -> None:
    page = handbook()[-1].text
    assert all(f"| `{row.key}:` | {row.form.values_told}; `" in page for row in ROWS)


def test_a_books_own_regulations_have_no_line_in_a_header() -> None:
    assert [] == [line for edition in ("2017", "2007") for line in header_of(own_of(edition), edition)]


def test_a_field_without_its_row_fails_to_import() -> None:
    text = Path(__file__).parents[2].joinpath("bridgetable/game/regulations.py").read_text(encoding="utf-8")
    forgotten = text.replace(
        "    screens: bool = False\n", "    screens: bool = False\n    lighting: bool = False\n", 1
    )
    assert forgotten != text
    with pytest.raises(TypeError, match="a field of Regulations and a row of ROWS: lighting is one of them alone"):
        exec(compile(forgotten, "regulations.py", "exec"), {"__name__": "pretended"})  # noqa: S102 -- as an import does


def test_a_regulation_that_the_book_leaves_to_nobody_is_refused_with_its_line() -> None:
    text = NO_CONTRACT.format(book=2017).replace("deal:", "defenders ask each other: no\ndeal:")
    with pytest.raises(JournalError, match=r"line 3: the Laws of 2017 leave no “defenders ask each other”"):
        read_journal(text)


def test_a_set_is_named_by_one_line_and_brings_its_book() -> None:
    text = "\n".join(line for line in NO_CONTRACT.splitlines() if not line.startswith("book:"))
    journal = read_journal(text.replace("deal:", "regulations: EBU 2013\ndeal:") + "\nS calls 1S\n")
    assert ("2007", 20, "EBU 2013") == (journal.book.edition, journal.regulations.correction, journal.regulations.named)
    assert journal == evolve(read_journal(journal_text(journal)), entries=journal.entries)


def test_a_set_with_one_line_otherwise_is_that_set_no_more() -> None:
    text = NO_CONTRACT.format(book=2007).replace("deal:", "regulations: EBU 2013\ncorrection period: 25\ndeal:")
    found = read_journal(text).regulations
    assert ("", 25, 10) == (found.named, found.correction, found.pause)
    assert found == read_journal(journal_text(read_journal(text))).regulations


def test_what_is_laid_down_goes_with_the_table_to_another_book_as_far_as_that_leaves_it_open() -> None:
    laid_down = evolve(own_of("2007"), correction=20, asking_partner=False)
    over = carried_over(laid_down, "2007", "2017")
    assert ["correction"] == [row.field for row in differing(over, "2017")]


def test_every_value_is_told_in_words_for_people() -> None:
    assert all(row.told(Regulations()) for row in ROWS)


def test_each_line_of_the_english_set_changes_a_golden_ruling_that_is_made_by_it() -> None:
    told = [path.read_text(encoding="utf-8").partition("\n---")[0] + "\n" for path in EDITIONS]
    journals = [read_journal(text) for text in told if "\nregulations: EBU 2013\n" in text]
    laid_down = journals[0].regulations
    assert [] == [
        row.key
        for row in differing(laid_down, "2007")
        if not any(rules_otherwise(journal, row.settled(laid_down, row.own_in("2007"))) for journal in journals)
    ]


def rules_otherwise(journal: Journal, regulations: Regulations) -> bool:
    """True where the same journal is ruled, or asked, otherwise by these regulations, the lines of its header apart."""
    other = retold(journal, evolve(journal, regulations=regulations)).history
    return ruling_of(other) != ruling_of(acted_out(journal))


def ruling_of(history: History) -> list[str]:
    """The transcript of a ruling without the lines that name the regulations, and what its options say."""
    keys = ("regulations", *(row.key for row in ROWS))
    decision = view_for(history).decision
    said = [] if decision is None else [str(option) for option in decision.options]
    return [*(line for line in transcript(history).splitlines() if not line.startswith(keys)), *said]
