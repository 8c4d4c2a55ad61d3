"""What options are worth: tricks, score, the best for who chooses, and where nothing can be said."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import acted_out
from bridgetable.formats.opening import open_file
from bridgetable.game.seats import Side
from bridgetable.session.history import History
from bridgetable.worth.endplay import Solver, is_installed
from bridgetable.worth.options import OptionWorth, QuestionWorth, worth_of
from tests.worth.endings import ending, with_penalty_cards
from tests.worth.plain_solver import solve
from tests.worth.told import DEAL, GOLDEN, TABLE, TRICKS

needs_solver = pytest.mark.skipif(not is_installed(), reason="needs the extra [dd]")
RULINGS = Path(__file__).parents[1] / "rulings_told"


def golden(path: Path, at: int | None = None) -> History:
    history = acted_out(open_file(path)[0].journal)
    return history if at is None else history.at(at)


def test_nothing_is_said_where_nothing_is_asked_and_before_there_is_a_contract() -> None:
    assert worth_of(ending(3, 3).now, solve) is None
    in_auction = golden(RULINGS / "law_27" / "NZ-010.table", 3)
    assert in_auction.now.pending is not None
    assert worth_of(in_auction.now, solve) is None


def test_the_best_option_is_declarers_highest_score_and_none_where_all_are_alike() -> None:
    kinds = set()
    for seed in range(60):
        found = worth_of(with_penalty_cards(seed, 3).now, solve)
        if found is None:
            continue
        points = [one.points for one in found.options]
        best = tuple(one.key for one in found.options if one.points == max(points))
        assert (best if len(set(points)) > 1 else ()) == found.best
        kinds.add(bool(found.best))
    assert {True, False} == kinds


@needs_solver
def test_the_five_options_after_a_lead_out_of_turn_are_worth_what_the_law_makes_of_them() -> None:
    found = worth_of(golden(GOLDEN).now, Solver().tricks)
    options = tuple(OptionWorth(key, n, 630 if n == 10 else -100) for key, n in TRICKS.items())
    assert QuestionWorth(Side.NS, options, ("prohibit D",)) == found


@needs_solver
def test_a_lead_forbidden_is_searched_among_the_other_cards_only() -> None:
    found = worth_of(golden(RULINGS / "law_50" / "asked.table", 18).now, Solver().tricks)
    assert found is not None
    assert [("require H", 10), ("prohibit H", 9), ("no restriction", 11)] == [(o.key, o.tricks) for o in found.options]
    assert not any(o.about for o in found.options)


@needs_solver
def test_a_question_of_fact_is_worth_the_same_as_what_it_leads_to() -> None:
    found = worth_of(golden(GOLDEN, 8).now, Solver().tricks)
    assert found is not None
    assert [("yes", 8), ("no", 10)] == [(o.key, o.tricks) for o in found.options]
    assert () == found.best


@needs_solver
def test_the_double_dummy_table_of_a_deal_has_twenty_numbers() -> None:
    from bridgetable.game.deals import deal

    assert TABLE == {str(seat): list(row) for seat, row in zip("NESW", Solver().table(deal(DEAL)), strict=True)}
