"""The book and the regulations of a table, told in PBN and read back."""

from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.formats.journal import read_journal

JOURNAL = """bridgetable 1
book: {book}
{lines}board: 3
dealer: S
vulnerable: EW
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4

S calls 1S
W calls Pass
N calls 4S
E calls Pass
S calls Pass
W calls Pass
W leads CQ
"""


def converted(folder: Path, text: str) -> tuple[str, str]:
    """A journal in PBN, and the journal that is read from that."""
    (folder / "in.table").write_text(text, encoding="utf-8")
    assert main(["convert", str(folder / "in.table"), "-o", str(folder / "out.pbn")]) == 0
    assert main(["convert", str(folder / "out.pbn"), "-o", str(folder / "back.table")]) == 0
    return (folder / "out.pbn").read_text(encoding="utf-8"), (folder / "back.table").read_text(encoding="utf-8")


@pytest.mark.parametrize("book", ["2017", "2007", "draft2006"])
@pytest.mark.parametrize("lines", ["", "opening leads: face up\nscreens: yes\n", "regulations: EBU 2013\n"])
def test_book_and_regulations_survive_pbn(tmp_path: Path, book: str, lines: str) -> None:
    text = JOURNAL.format(book=book, lines=lines)
    pbn, back = converted(tmp_path, text)
    there, again = read_journal(text), read_journal(back)
    assert (there.book, there.regulations) == (again.book, again.regulations)
    told = f"{book}, never enacted" if book == "draft2006" else book
    assert (book != "2017" or bool(lines)) is (f'[Laws "{told}"]' in pbn)
    assert max(map(len, pbn.splitlines())) < 256


def test_a_draft_is_read_without_the_words_that_it_was_never_enacted_too(tmp_path: Path) -> None:
    pbn, _ = converted(tmp_path, JOURNAL.format(book="draft2006", lines=""))
    (tmp_path / "plain.pbn").write_text(pbn.replace(", never enacted", ""), encoding="utf-8")
    assert main(["convert", str(tmp_path / "plain.pbn"), "-o", str(tmp_path / "plain.table")]) == 0
    assert "draft2006" == read_journal((tmp_path / "plain.table").read_text(encoding="utf-8")).book.edition


def test_a_book_that_nobody_knows_and_a_table_that_cannot_be_read_leave_the_book_alone(tmp_path: Path) -> None:
    pbn, _ = converted(tmp_path, JOURNAL.format(book="2007", lines="screens: yes\n"))
    for old, new, book in (('"2007"', '"1997"', "2017"), ('"screens" "yes"', '"screens" "maybe"', "2007")):
        assert old in pbn
        (tmp_path / "other.pbn").write_text(pbn.replace(old, new), encoding="utf-8")
        assert main(["convert", str(tmp_path / "other.pbn"), "-o", str(tmp_path / f"{book}.table")]) == 0
        journal = read_journal((tmp_path / f"{book}.table").read_text(encoding="utf-8"))
        assert (book, False) == (journal.book.edition, journal.regulations.screens)
