"""A `.match` file is written whole or not at all, and keeps all that was not changed in it."""

from pathlib import Path

import pytest

from bridgetable.formats.match.draft import MatchError
from bridgetable.formats.match.opening import match_of, open_match
from bridgetable.formats.match.written import naming, new_match, save_match, with_header, with_line
from bridgetable.game.books import LAWS_2017
from bridgetable.match.results import Form, Penalty, whole
from bridgetable.views.match.session import Session
from tests.formats.match.test_opening import CSV, HEAD, journal, points

BY_HAND = """\ufeffbridgetable match 1\r
# Tuesday, by hand
title: Tuesday   \r
\r
  scoring: matchpoints
results: r.csv    \r
# the end"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "r.csv").write_text(CSV)
    (tmp_path / "board-01.table").write_text(journal(1, "S claims 9", "all agree", table="2"))
    (tmp_path / "a.match").write_bytes(BY_HAND.encode())
    return tmp_path


def test_comments_blanks_order_and_line_endings_stay_byte_for_byte(folder: Path) -> None:
    content = with_line(BY_HAND.encode(), 'penalty NS 1: 10% "late"')
    assert content.startswith(BY_HAND.encode())
    content = with_header(content, {"title": "Wednesday", "ended": "22:10"})
    expected = BY_HAND.encode().replace(b"title: Tuesday   \r\n", b"title: Wednesday\r\n")
    expected = expected.replace(b"  scoring: matchpoints\n", b"  scoring: matchpoints\nended: 22:10\r\n")
    assert expected + b'\r\npenalty NS 1: 10% "late"\r\n' == content
    found = save_match(folder / "a.match", content)
    assert content == (folder / "a.match").read_bytes()
    assert ("Wednesday", 22 * 60 + 10) == (found.match.title, found.match.ended)
    assert isinstance(found.match.changes[0], Penalty)


def test_an_empty_value_takes_the_line_away_and_a_title_may_hold_anything() -> None:
    title = "a \u2028 title:\twith everything \\ # "
    content = with_header(f"{HEAD}1 at 1: 1 v 2: +420\n1 at 2: 3 v 4: 0\n".encode(), {"title": title, "scores": "7"})
    path = Path("a.match")
    assert (title, 7) == (match_of(content, path).match.title, match_of(content, path).match.terms.expected)
    without = with_header(content, {"title": "", "scores": ""})
    assert f"{HEAD}1 at 1: 1 v 2: +420\n1 at 2: 3 v 4: 0\n".encode() == without


def test_a_new_session_names_its_boards_and_results_as_seen_from_it(folder: Path) -> None:
    (folder / "sessions").mkdir()
    path = folder / "sessions" / "new.match"
    content = new_match(path, {"title": "New", "scoring": "butler"}, [folder / "r.csv", folder / "board-01.table"])
    named = "results: ../r.csv\njournal: ../board-01.table\n"
    assert f"{HEAD}title: New\nscoring: butler\n{named}".encode() == content
    found = save_match(path, content)
    assert ("New", Form.BUTLER, -50) == (found.match.title, found.match.terms.form, points(open_match(path))[1, "2"])
    assert "table 7: ../board-01.table" == naming(folder / "board-01.table", path, "7")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("penalty 9: 10%", "nobody in the session is 9"),
        ("penalty NS 1: 3 IMPs", "cannot be taken off in this form of scoring"),
        ("adjust 1 at 9: +420", "board 1 was not played at table 9"),
        ("table 5: gone.table", "there is no file gone.table"),
        ("penalt NS 1: 10%", "expected one of title, scoring"),
        ("resuls: r.csv", "expected one of title, scoring"),
        ("Tables: 7", "expected one of title, scoring"),
    ],
)
def test_what_does_not_fit_is_a_sentence_and_nothing_is_written(folder: Path, line: str, why: str) -> None:
    before = (folder / "a.match").read_bytes()
    with pytest.raises(MatchError, match=why):
        save_match(folder / "a.match", with_line(before, line))
    assert before == (folder / "a.match").read_bytes()
    assert {"a.match", "r.csv", "board-01.table"} == {one.name for one in folder.iterdir()}


def test_a_line_of_another_program_stays_and_is_told(folder: Path) -> None:
    content = BY_HAND.encode() + b"\r\nclub: Riverside\r\n"
    found = save_match(folder / "a.match", with_header(with_line(content, "penalty NS 1: 10%"), {"ended": "22:10"}))
    assert b"club: Riverside\r\n" in (folder / "a.match").read_bytes()
    assert ("a.match, line 9: “club: Riverside” is not known here, and stays as it is",) == found.remarks


def test_a_key_that_no_header_has_is_a_sentence() -> None:
    with pytest.raises(MatchError, match="is no line of the header: title, scoring"):
        with_header(HEAD.encode(), {"titel": "x"})


def test_a_journal_takes_the_place_of_the_record_of_its_board(tmp_path: Path) -> None:
    deal = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
    record = f'[Board "1"]\n[Deal "{deal}"]\n[Declarer "S"]\n[Contract "4S"]\n[Result "10"]\n'
    (tmp_path / "a.pbn").write_text(record)
    (tmp_path / "b.table").write_text(journal(1, "S claims 9", "all agree"))
    path = tmp_path / "a.match"
    found = save_match(path, new_match(path, {}, [tmp_path / "a.pbn", tmp_path / "b.table"]))
    assert {(1, "1"): -50} == points(found)
    assert 1 == len(found.played)


def test_the_book_of_a_session_is_told_or_that_of_its_regulations(folder: Path) -> None:
    base = f"{HEAD}results: r.csv\n".encode()
    ebu = {"regulations": "EBU 2013"}
    given: tuple[dict[str, str], ...] = ({}, {"book": "2007"}, ebu, {**ebu, "book": "2007"})
    found = [save_match(folder / "a.match", with_header(base, header)).match.book for header in given]
    assert [LAWS_2017.edition, "2007", "2007", "2007"] == [book.edition for book in found]
    with pytest.raises(MatchError, match="EBU 2013 are regulations under the Laws of 2007"):
        save_match(folder / "a.match", with_header(base, {"regulations": "EBU 2013", "book": "2017"}))
    with pytest.raises(MatchError, match="“1999” found, expected an edition of the laws"):
        save_match(folder / "a.match", with_header(base, {"book": "1999"}))


def test_a_board_ruled_by_another_book_than_its_session_is_remarked_on(folder: Path) -> None:
    content = new_match(folder / "b.match", {"book": "2007"}, [folder / "board-01.table"])
    remark = "board-01.table is ruled by the Laws of 2017, the session by the Laws of 2007"
    assert (remark,) == Session(save_match(folder / "b.match", content)).opened.remarks


def test_what_was_saved_reads_back_as_it_was_said(folder: Path) -> None:
    content = with_line(BY_HAND.encode(), 'adjust 1 at 3: 60% 4S by N 10, 40% 4S by N 9 "why not" [12C1c]')
    save_match(folder / "a.match", content)
    (changed,) = open_match(folder / "a.match").match.changes
    assert ("why not", ("12C1c",)) == (changed.why, changed.clauses)
    assert whole(420) == open_match(folder / "a.match").match.lines[0].result.ns
