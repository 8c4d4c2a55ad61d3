"""The result of a board step by step, in figures and in a sentence."""

import pytest

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Side
from bridgetable.game.table import Table, new_table
from bridgetable.views.result.result import BoardResult, TricksMoved, result_of
from tests.golden import golden


def table_of(name: str) -> Table:
    path = golden(name)
    return acted_out(read_journal(read_text(path), path.name)).now.table


def result(name: str) -> BoardResult:
    found = result_of(table_of(name))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("law_64/QBA-008", "6♠ by South: made on the table 12, after 64A2 thirteen, +1010"),
        ("law_64/NZ-030", "6♠ by South: made on the table 11, after 64A1 thirteen, +1460"),
        ("law_64/too-late", "4♠ by South: made on the table 8, −200"),
        ("law_68/68D1-agreed", "4♠ by South: made on the table 11, +650"),
    ],
)
def test_the_sentence_tells_the_tricks_on_the_table_then_each_transfer_then_the_score(name: str, text: str) -> None:
    assert text == result(name).text


def test_a_transfer_tells_what_declarer_has_after_it() -> None:
    found = result("law_64/NZ-030")
    assert (11, 13) == (found.on_table, found.credited)
    assert (TricksMoved(Side.NS, 2, "64A1", found.moved[0].irregularity, 13),) == found.moved
    assert (1430 + 30, -1460) == (found.ns, found.ew)
    assert -100 == found.as_played


def test_a_claim_is_told_apart_from_play() -> None:
    found = result("law_68/68D1-agreed")
    assert found.claimed is not None
    assert (11, 11) == (found.played + found.claimed, found.on_table)
    assert found.claimed > 0


def test_a_score_assigned_stands_with_its_clause() -> None:
    found = result("law_64/QBA-113")
    assert [("64C2a", "The score is adjusted: 8 tricks")] == [(g.cite, g.text) for g in found.given]
    assert (13, 11) == (found.on_table, found.credited)


def test_a_board_that_was_not_played_on_has_no_score_of_its_own() -> None:
    found = result("law_15/QBA-027")
    assert (None, None, None) == (found.ns, found.ew, found.as_played)
    assert found.text.startswith("Not played on; 12A2: ")


def test_there_is_no_result_before_the_end() -> None:
    assert result_of(new_table(table_of("law_64/too-late").board)) is None
