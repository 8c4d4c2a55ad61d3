"""Whatever text is given, the readers answer with records and errors, and what they read can be written."""

from hypothesis import assume, given
from hypothesis import strategies as st

from bridgetable.formats.encodings import Decoded, decode
from bridgetable.formats.errors import RecordError
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.pbn import reader as pbn
from bridgetable.formats.pbn.write import Order, pbn_bytes
from bridgetable.formats.records import Record
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN, SLAMMISH

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
    assert all(isinstance(r, Record | RecordError) for r in found)
    assert all(e.line <= text.count("\n") + 1 for e in found if isinstance(e, RecordError))


@given(damaged(ALL_PBN))
def test_whatever_was_read_reads_the_same_when_it_is_written(text: str) -> None:
    found = list(pbn.records(Decoded(text, "utf-8"), "any.pbn"))
    before = [r for r in found if isinstance(r, Record)]
    assume(len(before) == len(found))  # a game may inherit from one that was refused, and so is not written
    content = pbn_bytes(before, Order.AS_READ)
    after = [r for r in pbn.records(decode(content), "again.pbn") if isinstance(r, Record)]
    assert after == before


@given(damaged(REGULAR_LIN * 2))
def test_a_lin_reader_answers_with_records_and_errors(text: str) -> None:
    found = list(lin.records(text, "any.lin"))
    assert found
    assert all(isinstance(r, Record | RecordError) for r in found)
