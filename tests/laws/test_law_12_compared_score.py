"""Law 12C: what adjusted scores are worth in matchpoints and IMPs."""

from fractions import Fraction

import pytest
from attrs import evolve

from bridgetable.game.boards import Board, Vulnerability
from bridgetable.game.conditions import Artificial, Contest, Grade, Session
from bridgetable.game.deals import deal
from bridgetable.game.outcomes import Adjustment, Relief, outcomes
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Table, new_table
from bridgetable.laws.law_12_assigned_score import assigned
from bridgetable.laws.law_12_compared_score import in_imps, in_matchpoints
from tests.laws.with_calls import DEAL

NS, EW = Side
FIELD = (1430, 1430, 680, 680, 680, 680, 680, 650, 650, -100, -100)
WEIGHTS = {1430: Fraction(3, 10), 680: Fraction(4, 10), 650: Fraction(2, 10), -100: Fraction(1, 10)}
MAY_BID_SPADES = "30% 6S by N 12, 40% 4S by N 12, 20% 4S by N 11, 10% 6S by N 11"


def board(*given: Adjustment, contest: Contest, vulnerable: Vulnerability = Vulnerability.NS) -> Table:
    """A board that has been scored with these adjustments, and what it is compared with."""
    table = new_table(Board(1, Seat.N, vulnerable, deal(DEAL)))
    return evolve(table, cancelled="12A", adjustments=given, contest=contest)


def imps_of(table: Table) -> tuple[float | None, float | None]:
    """The IMPs of both sides."""
    return as_decimal(in_imps(table, NS)), as_decimal(in_imps(table, EW))


def units_of(table: Table) -> tuple[float | None, float | None]:
    """The matchpoints of both sides."""
    return as_decimal(in_matchpoints(table, NS)), as_decimal(in_matchpoints(table, EW))


def as_decimal(value: Fraction | None) -> float | None:
    """A number of points, exact to the tenths with which these cases are reckoned."""
    return None if value is None else float(value)


def both(text: str) -> Adjustment:
    """Outcomes assigned to both sides."""
    return assigned(outcomes(text), (NS, EW), "12A1")


def graded(ns: Grade, ew: Grade, contest: Contest) -> Table:
    """A board with artificial scores."""
    return evolve(board(contest=contest), artificial=(Artificial(NS, ns, "12C2a"), Artificial(EW, ew, "12C2a")))


def test_qba_009_the_whole_score_is_that_of_the_contract_that_would_have_been_played() -> None:
    table = board(both("4H by N 10"), contest=Contest())
    assert (620, -620) == (table.score_for(NS), table.score_for(EW))


def test_qba_010_two_numbers_of_tricks_are_weighted_in_matchpoints_and_not_in_points() -> None:
    table = board(both("50% 4H by N 10, 50% 4H by N 9"), contest=Contest(field=(620, -50, -100)))
    assert (None, None) == (table.score_for(NS), table.score_for(EW))
    assert (3.0, 3.0) == units_of(table)


@pytest.mark.parametrize(
    ("made", "units"), [("6S by N 12", 20), ("4S by N 12", 13), ("4S by N 11", 6), ("6S by N 11", 2)]
)
def test_qba_013_each_score_is_entered_by_itself(made: str, units: int) -> None:
    assert units == units_of(board(both(made), contest=Contest(field=FIELD)))[0]


def test_qba_012_four_results_are_weighted_by_their_matchpoints() -> None:
    assert (12.6, 9.4) == units_of(board(both(MAY_BID_SPADES), contest=Contest(field=FIELD)))


def test_qba_012_a_frequency_table_with_the_weights_in_it_comes_to_the_same() -> None:
    frequencies = dict(zip(WEIGHTS, (Fraction(n, 10) for n in (23, 54, 22, 21)), strict=True))
    units = {
        ours: sum(2 * n for other, n in frequencies.items() if other < ours) + frequencies[ours] - 1
        for ours in frequencies
    }
    assert [Fraction(n, 10) for n in (207, 130, 54, 11)] == list(units.values())
    table = board(both(MAY_BID_SPADES), contest=Contest(field=FIELD))
    assert sum((WEIGHTS[p] * units[p] for p in WEIGHTS), Fraction(0)) == in_matchpoints(table, NS)


def test_qba_014_four_results_are_weighted_by_their_imps() -> None:
    assert (3, -3) == imps_of(board(both(MAY_BID_SPADES), contest=Contest(other_table=650)))


@pytest.mark.parametrize(("other", "won"), [(500, -13.0), (-500, 5.2)])
def test_qba_124_and_125_a_result_at_one_table_is_compared_with_weighted_ones_at_the_other(
    other: int, won: float
) -> None:
    weighted = both("20% 2S by E 7, 10% 2NT by E 8, 70% 3NT by E 9")
    points = [w.outcome.score_for(NS, Vulnerability.NONE) for w in weighted.weighted]
    assert [50, -120, -400] == points
    assert (won, -won) == imps_of(board(weighted, contest=Contest(other_table=other), vulnerable=Vulnerability.NONE))


def own_part(without: str, with_it: str, at_the_table: str, contest: Contest) -> Table:
    """A board on which North-South did part of the damage themselves."""
    offenders = assigned(outcomes(without), (EW,), "12C1ei")
    kept = assigned(outcomes(at_the_table), (NS,), "12C1eii")
    relief = evolve(kept, relief=Relief(outcomes(without), outcomes(with_it)))
    return board(offenders, relief, contest=contest, vulnerable=Vulnerability.NONE)


def test_qba_017_the_damage_of_the_infraction_is_added_to_the_score_of_the_gamble() -> None:
    table = own_part("3S by N 7", "4H by W 10", "4SX by N 7", Contest(field=(-170, -180, -420)))
    assert (-500, 100) == (table.score_for(NS), table.score_for(EW))
    assert (5, 0) == units_of(table)


def test_qba_016_an_infraction_that_cost_nothing_gives_nothing_back() -> None:
    table = own_part("3S by N 7", "4H by W 9", "4SX by N 7", Contest(field=(-170, -180, -420)))
    assert (0, 0) == units_of(table)


def test_relief_counts_in_imps_as_well() -> None:
    table = own_part("3S by N 7", "4H by W 10", "4SX by N 7", Contest(other_table=-100))
    assert (-9 + 8, 0) == imps_of(table)


@pytest.mark.parametrize(
    ("ns", "ew", "sessions", "percents"),
    [
        (Grade.PLUS, Grade.MINUS, (), (60, 40)),
        (Grade.EVEN, Grade.EVEN, (), (50, 50)),
        (Grade.PLUS, Grade.MINUS, (Session(NS, Fraction(64)), Session(EW, Fraction(38))), (64, 38)),
        (Grade.PLUS, Grade.MINUS, (Session(NS, Fraction(55)), Session(EW, Fraction(45))), (60, 40)),
        (Grade.EVEN, Grade.PLUS, (Session(NS, Fraction(64)), Session(EW, Fraction(38))), (50, 60)),
    ],
)
def test_qba_018_a_contestant_beyond_the_artificial_score_keeps_his_own_percentage(
    ns: Grade, ew: Grade, sessions: tuple[Session, ...], percents: tuple[float, float]
) -> None:
    table = graded(ns, ew, Contest(field=(0,) * 50, sessions=sessions))
    assert percents == units_of(table)
    assert (None, None) == (table.score_for(NS), table.score_for(EW))


@pytest.mark.parametrize(
    ("sessions", "won"),
    [
        ((), (3, -3)),
        ((Session(NS, Fraction(28), 7), Session(EW, Fraction(-28), 7)), (4, -4)),
        ((Session(NS, Fraction(14), 7), Session(EW, Fraction(-14), 7)), (3, -3)),
    ],
)
def test_qba_019_average_plus_is_three_imps_or_the_average_of_the_other_boards(
    sessions: tuple[Session, ...], won: tuple[float, float]
) -> None:
    assert won == imps_of(graded(Grade.PLUS, Grade.MINUS, Contest(sessions=sessions)))


@pytest.mark.parametrize(
    ("ns", "ew", "alone", "knockout"),
    [
        (Grade.PLUS, Grade.MINUS, (3, -3), 3.0),
        (Grade.PLUS, Grade.PLUS, (3, 3), 0.0),
        (Grade.PLUS, Grade.EVEN, (3, 0), 1.5),
        (Grade.EVEN, Grade.MINUS, (0, -3), 1.5),
    ],
)
def test_wb_225_scores_that_do_not_balance_are_averaged_at_a_knockout(
    ns: Grade, ew: Grade, alone: tuple[float, float], knockout: float
) -> None:
    assert alone == imps_of(graded(ns, ew, Contest()))
    assert (knockout, -knockout) == imps_of(graded(ns, ew, Contest(knockout=True)))


def test_qba_123_a_split_score_counts_for_each_side_by_itself() -> None:
    declarer = assigned(outcomes("4S by N 10"), (NS,), "12A3")
    defenders = assigned(outcomes("4S by N 9"), (EW,), "12A3")
    split = board(declarer, defenders, contest=Contest(other_table=420), vulnerable=Vulnerability.NONE)
    assert (420, 50) == (split.score_for(NS), split.score_for(EW))
    assert (0, 10) == imps_of(split)
    assert (-5, 5) == imps_of(evolve(split, contest=evolve(split.contest, knockout=True)))


def test_wb_031_and_wb_033_are_weighted_in_imps_of_each_side() -> None:
    ours = both("25% 6S by N 12, 40% 4S by N 12, 20% 4S by N 11, 15% 6S by N 11")
    assert 1.7 == imps_of(board(ours, contest=Contest(other_table=650)))[0]
    theirs = both("10% 6S by E 11, 20% 4S by E 11, 40% 4S by E 12, 30% 6S by E 12")
    table = board(theirs, contest=Contest(other_table=-680), vulnerable=Vulnerability.EW)
    assert (-2.4, 2.4) == imps_of(table)


AT_SIX_TABLES = Contest(field=(650, -100, -100, -200, -790))


def test_wb_036_a_weighted_score_among_six_tables() -> None:
    assert (6.9, 3.1) == units_of(board(both("30% 4S by N 11, 70% 4S by N 9"), contest=AT_SIX_TABLES))


def test_wb_037_a_split_score_among_six_tables() -> None:
    less, more = assigned(outcomes("4S by N 9"), (NS,), "12A3"), assigned(outcomes("4S by N 11"), (EW,), "12A3")
    assert (6, 1) == units_of(board(less, more, contest=AT_SIX_TABLES))


@pytest.mark.parametrize(
    ("case", "vulnerable", "results", "other", "won"),
    [
        ("WB-048", Vulnerability.NS, ("4S by N 12", "4HX by E 7", "4HX by E 8"), 680, (-4, 0)),
        ("WB-050", Vulnerability.NS, ("4S by N 12", "4HX by E 6", "4HX by E 7"), 680, (-5, 0)),
        ("WB-052", Vulnerability.NONE, ("4H by N 10", "4SX by E 8", "4SX by E 9"), 420, (-5, 0)),
        ("WB-053", Vulnerability.NONE, ("4H by N 10", "4SX by E 7", "4SX by E 8"), 420, (-3, 0)),
        ("WB-056", Vulnerability.NS, ("4H by N 9", "4S by E 8", "5HX by N 9"), 50, (-11, 4)),
        ("WB-057", Vulnerability.NS, ("4H by N 9", "4S by E 10", "5HX by N 9"), -170, (0, -2)),
    ],
)
def test_relief_is_what_lies_between_the_score_before_the_infraction_and_that_without_the_error(
    case: str, vulnerable: Vulnerability, results: tuple[str, str, str], other: int, won: tuple[float, float]
) -> None:
    without, with_it, made = results
    table = own_part(without, with_it, made, Contest(other_table=other))
    table = evolve(table, board=evolve(table.board, vulnerability=vulnerable))
    assert (case, won) == (case, imps_of(table))


def test_nothing_is_compared_where_nothing_was_told() -> None:
    table = board(both("4H by N 10"), contest=Contest())
    assert (None, None) == (in_imps(table, NS), in_matchpoints(table, NS))
