"""The reckoning of boards on which the director gave a score."""

import pytest

from bridgetable.views.result.ledger import ledger_of
from bridgetable.views.table.table_view import LedgerView
from tests.laws.test_leaves import acted


def reckoned(name: str) -> LedgerView:
    """The reckoning at the end of a golden ruling of Law 12."""
    found = ledger_of(acted(f"law_12/{name}").now.table)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("QBA-009", [("Tricks won", "3", "10"), ("Law 16B3", "10", "3")]),
        (
            "QBA-014",
            [
                ("Tricks won", "3", "10"),
                ("Law 12A", "", ""),
                ("30 % of 6♠ North made", "+1430", "−1430"),
                ("40 % of 4♠ North +2", "+680", "−680"),
                ("20 % of 4♠ North +1", "+650", "−650"),
                ("10 % of 6♠ North −1", "−100", "+100"),
                ("IMPs", "+3", "−3"),
            ],
        ),
        (
            "QBA-017",
            [
                ("Tricks won", "7", "6"),
                ("Law 12C1eii: 4♠X −3", "−500", ""),
                ("and back what the infraction cost", "+", ""),
                ("Law 12C1ei: 3♠ North −2", "", "+100"),
                ("Matchpoints of 6", "5", "0"),
            ],
        ),
        (
            "QBA-018",
            [
                ("Tricks won", "4", "9"),
                ("Law 12C2a", "A+", "A−"),
                ("Law 12C2c: on the other boards", "64 %", "38 %"),
                ("Matchpoints of 10", "6.4", "3.8"),
            ],
        ),
        ("12A2", [("Law 12C2a", "A+", "A")]),
        ("12C4", [("Tricks won", "4", "9"), ("Law 12C2a", "A+", "A"), ("IMPs", "+1.5", "−1.5")]),
        ("12A1-no-damage", [("Tricks won", "4", "9"), ("Result", "4", "9")]),
    ],
)
def test_each_side_is_told_what_it_was_given_and_what_that_is_worth(
    name: str, rows: list[tuple[str, str, str]]
) -> None:
    assert rows == [(r.text, r.ns, r.ew) for r in reckoned(name).rows]


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("QBA-009", ("4♥ made", "N–S +620")),
        ("QBA-012", ("Weighted score", "")),
        ("QBA-017", ("Split score", "N–S −500 and relief, E–W +100")),
        ("QBA-123", ("Split score", "N–S +420, E–W +50")),
        ("12A2", ("Artificial score", "N–S A+, E–W A")),
        ("WB-022", ("6♠X −4", "E–W −800")),
    ],
)
def test_the_last_line_says_what_sort_of_score_it_is(name: str, result: tuple[str, str]) -> None:
    assert result == reckoned(name).result


def test_a_board_that_was_given_up_has_no_result_as_played() -> None:
    given_up = reckoned("WB-022")
    assert ("The board is not played on", ("", "")) == (given_up.heading, given_up.as_played)
    assert ("as played: 4♠ −1", "E–W −50") == reckoned("QBA-018").as_played


def test_a_penalty_stands_beneath_the_score_from_which_it_is_not_taken() -> None:
    found = ledger_of(acted("law_90/90A-matchpoints").now.table)
    assert found is not None
    matchpoints, penalty = found.rows[-2:]
    assert ("Matchpoints of 4", "Law 90B2: penalty") == (matchpoints.text, penalty.text)
    assert {"", "−20 %"} == {penalty.ns, penalty.ew}
