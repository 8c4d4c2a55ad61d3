"""Whatever text is given, the readers answer with records and errors, and what they read can be written."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bridgetable.formats.check_files import check_paths
from bridgetable.formats.encodings import Decoded, decode
from bridgetable.formats.journal import proven_text, read_journal, without_lines
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.opening import open_file
from bridgetable.formats.pbn import reader as pbn
from bridgetable.formats.pbn.write import TagOrder, pbn_bytes
from bridgetable.formats.records import Record
from bridgetable.game.boards import seat, vulnerability
from bridgetable.game.calls import call
from bridgetable.game.cards import Suit, card
from bridgetable.game.deals import deal, deal_text, hand, hand_text
from bridgetable.game.designations import Form, designated
from bridgetable.game.errors import BridgetableError, NotationError
from bridgetable.game.limits import MOST_SORTS
from bridgetable.game.meanings import meaning
from bridgetable.game.outcomes import contract, contract_text, outcomes, outcomes_text
from bridgetable.session.notation import action, action_text
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN, SLAMMISH
from tests.game.meanings import is_subset
from tests.golden import GOLDEN

ALL_PBN = f"{MARKED}\n{REGULAR}\n{SLAMMISH}"
PIECES = [
    '"',
    "[",
    "]",
    "{",
    "}",
    ";",
    "\n",
    "\n\n",
    "%",
    "^R ",
    "^S ",
    "- ",
    "* ",
    "+ ",
    "SA ",
    "1C ",
    "AP ",
    "=1=",
    "$4",
]


def damaged(text: str) -> st.SearchStrategy[str]:
    """The text with a piece of it replaced by something else."""
    places = st.tuples(st.integers(0, len(text)), st.integers(0, 40), st.sampled_from(["", *PIECES]))
    return places.map(lambda p: text[: p[0]] + p[2] + text[p[0] + p[1] :])


@given(st.one_of(damaged(ALL_PBN), st.text(st.sampled_from("".join(PIECES) + "ADealNS:.234 "), max_size=60)))
def test_a_pbn_reader_answers_with_records_and_errors_in_the_order_of_their_lines(text: str) -> None:
    found = list(pbn.records(Decoded(text, "utf-8"), "any.pbn"))
    lines = [r.place.line for r in found]
    assert sorted(lines) == lines
    assert all(0 <= line <= text.count("\n") + 1 for line in lines)


@given(damaged(ALL_PBN))
def test_whatever_was_read_reads_the_same_when_it_is_written(text: str) -> None:
    found = list(pbn.records(Decoded(text, "utf-8"), "any.pbn"))
    before = [r for r in found if isinstance(r, Record)]
    assume(len(before) == len(found))  # a game may inherit from one that was refused, and so is not written
    assume(not any(r.remarks for r in before))  # what was overlooked is not written, so that other things may follow
    content = pbn_bytes(before, TagOrder.AS_READ)
    after = [r for r in pbn.records(decode(content), "again.pbn") if isinstance(r, Record)]
    assert after == before


@given(st.sampled_from(GOLDEN).flatmap(lambda path: damaged(path.read_text(encoding="utf-8"))))
def test_a_damaged_journal_is_read_or_refused_in_words(text: str) -> None:
    try:
        journal = read_journal(text)
    except BridgetableError:
        return
    assert without_lines(journal) == without_lines(read_journal(proven_text(journal)))


LINES = [line for path in GOLDEN for line in path.read_text(encoding="utf-8").partition("\n---")[0].split("\n")[8:]]


@given(st.sampled_from(LINES).flatmap(damaged) | st.text())
def test_a_damaged_line_is_an_action_or_no_notation(line: str) -> None:
    try:
        done = action(line)
    except NotationError:
        return
    assert done == action(action_text(done))


WORDS = "5+ 4-6 up to 7 spades hearts or in a major minor suit , ; any asks balanced 10-15 99 points two at least more".split()


@given(st.lists(st.sampled_from(WORDS), max_size=60).map(" ".join) | st.text())
def test_any_words_are_a_meaning_or_no_notation_and_are_reckoned_with_at_once(words: str) -> None:
    try:
        found = meaning(words)
    except NotationError:
        return
    assert len(found.showings) <= MOST_SORTS
    assert is_subset(found, found)


@given(st.text(), st.sampled_from([None, *Suit]))
def test_any_words_of_declarers_are_a_designation_or_no_notation(words: str, trumps: Suit | None) -> None:
    try:
        named = designated(words, trumps)
    except NotationError:
        return
    assert named.form is not Form.CARD or named.card is not None


NOUNS = {
    deal: deal_text,
    hand: hand_text,
    contract: contract_text,
    outcomes: outcomes_text,
    call: str,
    card: str,
    seat: str,
    vulnerability: str,
}


@pytest.mark.parametrize(("read", "write"), NOUNS.items(), ids=lambda f: f.__name__)
@given(text=st.text() | st.sampled_from(["٣C", "²S", "S٣", "0C", "9" * 5000, "100% 1C by N 99", "N:- - - -"]))
def test_any_text_is_a_noun_that_is_written_as_the_same_or_refused_in_words(
    read: Callable[[str], Any], write: Callable[[Any], str], text: str
) -> None:
    try:
        noun = read(text)
    except BridgetableError:
        return
    assert noun == read(write(noun))


@given(st.binary() | st.text().map(str.encode), st.sampled_from([".table", ".pbn", ".lin", ""]))
def test_any_bytes_are_a_file_or_refused_in_words(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, suffix: str
) -> None:
    path = tmp_path_factory.mktemp("any") / f"file{suffix}"
    path.write_bytes(content)
    try:
        boards = open_file(path)
    except BridgetableError:
        boards = ()
    records = [one for one in boards if one.record is not None]
    assert check_paths([path]).counts.boards >= len(records)


@given(damaged(REGULAR_LIN * 2))
def test_a_lin_reader_answers_with_records_and_errors(text: str) -> None:
    found = list(lin.records(text, "any.lin"))
    assert found
    assert all(0 <= r.place.line <= text.count("\n") + 1 for r in found)
