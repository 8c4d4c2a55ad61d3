"""Events at the desk: the scales of victory points whole and even, worked cases, ties and pairings."""

import math
import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise
from time import process_time

import pytest

from bridgetable.desk.amounts import Amount
from bridgetable.desk.matching import paired
from bridgetable.desk.scales import Scale, Table, by_table, continuous, tables
from bridgetable.desk.working import Refused
from tests.desk.desk import first_two, numbers, worked


def said(name: str, **inputs: str) -> list[tuple[str, str]]:
    """The results as they are read."""
    results = worked(name, **inputs).results
    return [(r.label, r.value.number if isinstance(r.value, Amount) else r.value) for r in results]


# --- the scales


@pytest.mark.parametrize("table", tables().values(), ids=tables())
def test_a_scale_is_complete_rises_with_the_margin_and_is_the_same_for_both(table: Table) -> None:
    assert len(table.won) == len(table.lost) == len(set(zip(table.won, table.lost, strict=True)))
    assert list(table.won) == sorted(table.won)
    assert list(table.lost) == sorted(table.lost, reverse=True)
    assert table.won[0] == table.lost[0]
    boards = [number for column in table.columns for number in column.boards]
    assert boards == sorted(set(boards))
    for column in table.columns:
        assert len(column.most) == len(table.won) - 1
        assert all(a < b for a, b in pairwise(column.most))
        for margin in range(int(column.most[-1]) + 3):
            won, lost = by_table(table, column, Fraction(margin))
            assert won >= lost
            assert (lost, won) == by_table(table, column, Fraction(-margin)) or margin == 0


@pytest.mark.parametrize("table", ["teams", "triangle", "tollemache", "pairs"])
def test_winner_and_loser_share_the_same_whole(table: str) -> None:
    found = tables()[table]
    assert {2 * found.won[0]} == {w + lost for w, lost in zip(found.won, found.lost, strict=True)}


@pytest.mark.parametrize("table", ["teams", "triangle", "european"])
def test_more_boards_need_a_larger_margin(table: str) -> None:
    for fewer, more in pairwise(tables()[table].columns):
        assert all(a <= b for a, b in zip(fewer.most, more.most, strict=True))


def test_the_continuous_scale_is_the_formula_of_the_wbf_and_rises_to_twenty() -> None:
    ratio = ((math.sqrt(5) - 1) / 2) ** 3
    for boards in (4, 7, 8, 16, 20, 32, 64):
        blitz = 15 * math.sqrt(boards)
        found = [continuous(margin, boards) for margin in range(math.ceil(blitz) + 3)]
        assert 10 == found[0]
        assert {20} == set(found[math.ceil(blitz) :])
        assert all(a < b for a, b in pairwise(found[: math.ceil(blitz)]))
        for margin in range(math.floor(blitz)):
            slow = 10 + 10 * (1 - ratio ** (margin / blitz)) / (1 - ratio)
            assert abs(float(found[margin]) - slow) < 0.005001


@pytest.mark.parametrize("scale", Scale)
def test_what_one_side_wins_by_a_margin_the_other_wins_by_the_opposite(scale: Scale) -> None:
    word = {one: one.name.lower() for one in Scale}[scale]
    for margin in range(-70, 71, 7):
        there = first_two("vp", imps=str(margin), boards="12", scale=word)
        assert there == first_two("vp", imps=str(-margin), boards="12", scale=word)[::-1]


@pytest.mark.parametrize(
    ("case", "imps", "boards", "scale", "won"),
    [
        ("WB-253", "12", "8", "teams", (15, 5)),
        ("WB-254", "20", "13", "teams", (17, 3)),
        ("WB-259", "15", "16", "butler", (15, 5)),
        ("WB-259", "9", "9", "butler", (15, 5)),
        ("WB-260", "32", "12", "eight", (17, 3)),
        ("161.2", "-6", "4", "triangle", (2, 8)),
        ("161.6", "52", "10", "tollemache", (16, 4)),
        ("161.9", "50", "28", "european", (24, 6)),
        ("161.9", "50", "30", "european", (24, 6)),
        ("161.9", "-60", "16", "european", (2, 25)),
        ("WBF", "23", "16", "wbf", (Fraction("15.56"), Fraction("4.44"))),
    ],
)
def test_victory_points(case: str, imps: str, boards: str, scale: str, won: tuple[Fraction, Fraction]) -> None:
    assert won == first_two("vp", imps=imps, boards=boards, scale=scale), case


def test_a_number_of_boards_that_the_scale_lacks_is_refused() -> None:
    with pytest.raises(Refused, match="boards"):
        worked("vp", imps="5", boards="30", scale="tollemache")


@pytest.mark.parametrize(
    ("scale", "boards", "said"),
    [("teams", "4", "20 (1–2 boards)"), ("teams", "5", ""), ("butler", "6", "20 (1–4 boards)"), ("butler", "7", "")],
)
def test_where_no_scale_is_recommended_it_is_said(scale: str, boards: str, said: str) -> None:
    found = [step.text for step in worked("vp", imps="5", boards=boards, scale=scale).remarks]
    assert bool(said) is bool(found)
    assert all(said in text for text in found)


@pytest.mark.parametrize(
    ("case", "percent", "boards", "won"),
    [
        ("WB-257", "56.23", "8", (14, 6)),
        ("WB-255", "55", "8", (14, 6)),
        ("161.8", "43.77", "8", (6, 14)),
        ("161.8", "43.76", "8", (5, 15)),
    ],
)
def test_victory_points_of_pairs(case: str, percent: str, boards: str, won: tuple[int, int]) -> None:
    assert won == first_two("vp-pairs", percent=percent, boards=boards), case


def test_wb_258_cross_imps_are_divided_by_seventy_per_cent_of_the_scores() -> None:
    assert (15, 5) == first_two("vp-cross-imps", total="168", scores="20", boards="8")
    assert (6, 14) == first_two("vp-cross-imps", total="-112", scores="20", boards="8")


# --- other methods


def test_the_percentage_of_a_session_with_an_artificial_score_and_a_penalty() -> None:
    told = {"won": "12x3,6", "top": "20"}
    assert (Fraction("52.5"), Fraction("52.5")) == first_two("percentage", **told)
    assert (54, Fraction("52.5")) == first_two("percentage", **told, artificial="60")
    assert Fraction(52) == numbers("percentage", **told, artificial="60", fine="10")[0]


def test_board_a_match_gives_two_points_a_board() -> None:
    assert (5, 3) == first_two("board-a-match", ours="420,-50,110,100", theirs="400,-100,110,110")


@pytest.mark.parametrize(
    ("swings", "total", "won"),
    [
        ("100,0,-500", "4800", (5, 5)),
        ("500,20", "1000", (7, 0)),
        ("500,-10", "1500", (Fraction(11, 2), Fraction(3, 2))),
        ("20,30,40,50", "2380", (Fraction(21, 2), Fraction(5, 2))),
        ("100,-100,0", "900", (5, 5)),
    ],
)
def test_hybrid_scoring(swings: str, total: str, won: tuple[Fraction, Fraction]) -> None:
    assert won == first_two("hybrid", swings=swings, total=total)


def test_hybrid_points_sum_to_what_is_at_stake() -> None:
    chance = random.Random(1)  # noqa: S311 -- cases that can be had again
    for boards, stake in ((2, 7), (3, 10), (4, 13)):
        for _ in range(40):
            swings = [10 * chance.randint(-80, 80) for _ in range(boards)]
            total = abs(sum(swings)) + 10 * chance.randint(0, 900)
            told = {"swings": ",".join(map(str, swings)), "total": str(total)}
            mirror = {"swings": ",".join(str(-s) for s in swings), "total": str(total)}
            assert stake == sum(first_two("hybrid", **told))
            assert first_two("hybrid", **told) == first_two("hybrid", **mirror)[::-1]


def test_172_carry_forward() -> None:
    assert (150,) == numbers("carry-forward", score="300", final_top="20", qualifying_top="20")
    assert (Fraction("33.3334"),) == numbers("carry-forward", score="100", final_top="20", qualifying_top="30")
    assert (Fraction(34),) == numbers("carry-forward", score="100", final_top="20", qualifying_top="30", unit="1")


# --- ties


@pytest.mark.parametrize(
    ("case", "told", "points"),
    [
        ("WB-266", {"opponents": "X:50,Y:40,Z:30"}, Fraction(120)),
        ("WB-266", {"opponents": "X:50,Y:40", "partners": "Z:30"}, Fraction(3)),
        ("WB-266", {"opponents": "X:40,Y:40", "partners": "Z:40"}, Fraction(2)),
        ("WB-267", {"opponents": "B:50,C:20", "times": "B:1.5"}, Fraction(95)),
        ("WB-267", {"opponents": "X:40", "withdrawn": "X:1/2"}, Fraction(80)),
        ("143.5.2", {"opponents": "X:40,Y:20", "missed": "1/4"}, Fraction(80)),
        ("143.6.2", {"opponents": "X:50,Y:40", "partners": "Z:30", "missed": "1/4"}, Fraction(3)),
        ("143.5.2", {"opponents": "X:50,Y:40", "partners": "Z:15", "withdrawn": "Z:1/2"}, Fraction(3)),
    ],
)
def test_tie_break_points(case: str, told: dict[str, str], points: Fraction) -> None:
    assert (points,) == numbers("tie-points", **told), case


@pytest.mark.parametrize(
    ("case", "boards", "average", "points"),
    [
        ("WB-268", "A:6,B:4", "0", {"A": "2", "B": "0"}),
        ("WB-268", "A:x,B:4", "0", {"B": "2", "A": "0"}),
        ("WB-268", "A:37,B:29", "25", {"A": "2", "B": "0"}),
        ("WB-268", "A:x,B:29", "25", {"B": "2", "A": "0"}),
        ("WB-269", "A:40,B:10,C:10,D:x", "25", {"A": "6", "D": "4", "B": "1", "C": "1"}),
    ],
)
def test_the_count_back(case: str, boards: str, average: str, points: dict[str, str]) -> None:
    assert points == dict(said("count-back", boards=boards, average=average)), case


def test_the_count_back_shares_out_the_same_points_on_every_board() -> None:
    chance = random.Random(5)  # noqa: S311 -- cases that can be had again
    for _ in range(30):
        n, boards = chance.randint(2, 6), chance.randint(1, 9)
        rows = [" ".join(chance.choice(["x", *map(str, range(-9, 10))]) for _ in range(boards)) for _ in range(n)]
        played = sum(any(row.split()[b] != "x" for row in rows) for b in range(boards))
        told = ",".join(f"T{i}:{row}" for i, row in enumerate(rows))
        assert played * n * (n - 1) == sum(numbers("count-back", boards=told))


def test_wb_270_who_beat_both_wins_and_the_others_begin_anew() -> None:
    told = {"names": "C,B,A", "met": "A/B:12~8,A/C:11~9,B/C:10~10", "met_basic": "A/B:30~20,A/C:20~19,B/C:14~15"}
    assert [("place 1", "A"), ("place 2", "C"), ("place 3", "B")] == said("split-tie", **told)


def test_143_7_2_scores_among_themselves_rank_all_and_only_equals_begin_anew() -> None:
    # B has beaten C, but C has more of the points that the four took off each other.
    met = "A/B:20~0,A/C:11~9,A/D:9~11,B/C:12~8,B/D:8~12,C/D:20~0"
    placed = [("place 1", "A"), ("place 2", "C"), ("place 3", "D"), ("place 4", "B")]
    assert placed == said("split-tie", names="A,B,C,D", met=met)
    level = [("place 1", "A"), ("place 2", "C"), ("place 3", "B")]
    assert level == said("split-tie", names="A,B,C", won="A:4,B:3,C:3", tie_points="A:0,B:90,C:95")


def test_143_6_4_at_hybrid_scoring_both_basic_methods_of_the_match_come_before_matches_won() -> None:
    told = {"names": "A,B", "met": "A/B:5~5", "met_basic": "A/B:3~3", "met_second": "A/B:10~0", "won": "A:3,B:4"}
    assert ("place 1", "A") == said("split-tie", **told)[0]


def test_a_tied_contestant_is_named_once() -> None:
    with pytest.raises(Refused, match="names"):
        worked("split-tie", names="A,A")


def test_wb_271_matches_won_are_compared_as_parts() -> None:
    assert [("place 1", "B"), ("place 2", "A")] == said("split-tie", names="A,B", won="A:8/12,B:6/8")


def test_wb_272_all_meetings_of_two_count_together() -> None:
    assert ("place 1", "A") == said("split-tie", names="B,A", met="A/B:8~12,A/B:10~0")[0]


def test_wb_273_hybrid_scoring_tests_both_basic_methods() -> None:
    told = {"names": "A,B", "met": "A/B:5~5", "total": "A:90,B:90", "second": "A:1200,B:1190"}
    assert ("place 1", "A") == said("split-tie", **told)[0]


def test_wb_274_a_tie_that_no_test_breaks_goes_to_a_ballot() -> None:
    told = {
        "names": "A,B",
        "met": "A/B:10~10",
        "met_basic": "A/B:30~30",
        "won": "A:6,B:6",
        "tie_points": "A:554,B:554",
        "total": "A:94,B:94",
        "count_back": "A:50,B:50",
    }
    assert [("place 1, shared", "A, B")] == said("split-tie", **told)
    assert "ballot" in worked("split-tie", **told).steps[-1].text
    assert ("place 1", "B") == said("split-tie", **{**told, "tie_points": "A:553,B:554"})[0]
    closed = {**told, "tie_points": "A:553,B:554", "everybody": "yes"}
    assert [("place 1, shared", "A, B")] == said("split-tie", **closed)


@pytest.mark.parametrize(
    ("case", "boards", "tie", "extra"),
    [
        ("WB-275", "32", "two", (4,)),
        ("WB-275", "12", "two", (2,)),
        ("WB-275", "33", "two", (5,)),
        ("WB-275", "48", "hubert", (6, 2)),
        ("WB-275", "60", "hubert", (9, 3)),
        ("WB-276", "48", "three", (6, 3)),
        ("WB-276", "16", "two", (2,)),
    ],
)
def test_extra_boards(case: str, boards: str, tie: str, extra: tuple[int, ...]) -> None:
    assert extra == numbers("extra-boards", boards=boards, tie=tie), case


# --- who meets whom


def pairs_of(**told: str) -> list[str]:
    return [str(row[1]) for row in worked("swiss", **told).grids[0].rows]


def test_the_first_meets_the_second_unless_they_have_met() -> None:
    assert ["A – B", "C – D"] == pairs_of(scores="A:60,B:54,C:52,D:50")
    assert ["A – C", "B – D"] == pairs_of(scores="A:60,B:54,C:52,D:50", met="B/A")
    assert ["A – D", "B – C"] == pairs_of(scores="A:60,B:54,C:52,D:50", met="A/B,A/C")


def test_a_pairing_higher_up_gives_way_where_the_last_could_not_be_paired() -> None:
    assert ["A – C", "B – D"] == pairs_of(scores="A:60,B:54,C:52,D:50", met="C/D")


def test_in_an_odd_field_the_lowest_who_was_not_left_before_is_left() -> None:
    assert ["A – B", "C – E"] == pairs_of(scores="A:60,B:54,C:52,D:50,E:40", sat_out="E")


def test_nobody_meets_twice_while_that_is_possible() -> None:
    chance = random.Random(3)  # noqa: S311 -- cases that can be had again
    names = [f"T{n}" for n in range(12)]
    met: set[frozenset[str]] = set()
    for _ in range(7):
        scores = ",".join(f"{name}:{chance.randint(0, 60)}" for name in names)
        found = pairs_of(scores=scores, met=",".join("/".join(sorted(m)) for m in met))
        pairs = [frozenset(pair.split(" – ")) for pair in found]
        assert sorted(names) == sorted(name for pair in pairs for name in pair)
        assert not met & set(pairs)
        met |= set(pairs)


def test_wb_281_where_few_are_left_to_meet_those_who_met_some_rounds_ago_may_meet_again() -> None:
    told = worked("swiss", scores="A:60,B:54,C:52,D:50,E:40,F:30", met="A/C,A/D,B/C,B/D")
    assert ["A – B", "C – D", "E – F"] == [row[1] for row in told.grids[0].rows]
    assert any("leave out the meetings of other sessions, or of some rounds ago" in step.text for step in told.remarks)


def test_where_all_have_met_the_fewest_meet_again_and_the_others_are_as_near_as_they_can_be() -> None:
    told = worked("swiss", scores="A:60,B:54,C:52,D:50,E:40,F:30", met="A/B,A/C,A/D,A/E,A/F,B/C,D/E")
    assert ["A – B", "C – D", "E – F"] == [row[1] for row in told.grids[0].rows]
    assert told.steps[-1].text.endswith("the fewest meet again: A – B.")


def test_the_fewest_meet_again_of_all_pairings_and_of_those_the_first_from_the_top() -> None:
    def pairings(left: tuple[str, ...]) -> Iterator[tuple[tuple[str, str], ...]]:
        if not left:
            yield ()
        for n, other in enumerate(left[1:], 1):
            for rest in pairings(left[1:n] + left[n + 1 :]):
                yield ((left[0], other), *rest)

    chance = random.Random(1)  # noqa: S311 -- cases that can be had again
    for _ in range(150):
        order = tuple("ABCDEFGH"[: chance.choice((2, 4, 6, 8))])
        often = chance.random()
        met = frozenset(frozenset(pair) for pair in combinations(order, 2) if chance.random() < often)
        assert min(pairings(order), key=lambda all_: sum(frozenset(p) in met for p in all_)) == paired(order, met)


def test_a_large_field_in_which_few_can_meet_anybody_new_is_paired_in_a_second() -> None:
    order = tuple(f"T{n}" for n in range(200))
    met = frozenset(frozenset(pair) for half in (order[:101], order[101:]) for pair in combinations(half, 2))
    began = process_time()
    assert sum(frozenset(pair) in met for pair in paired(order, met)) == 1
    assert process_time() - began < 5


def test_whoever_sits_out_lets_the_others_meet_nobody_again() -> None:
    assert "C" == str(worked("swiss", scores="A:60,B:54,C:52", met="A/C,B/C").results[-1].value)
    assert "B" == str(worked("swiss", scores="A:60,B:54,C:52", met="A/B,B/C").results[-1].value)


def test_a_triangle_is_of_neighbours_below_the_average_for_the_first_time() -> None:
    told = {"scores": "A:60,B:54,C:52,D:50,E:40,F:30,G:20,H:10,I:5", "odd": "triangle", "boards": "9"}
    assert "F – G – H" == str(worked("swiss", **told).results[-1].value)
    assert ["A – B", "C – D", "E – I"] == pairs_of(**told)
    assert any("4 boards against each" in step.text for step in worked("swiss", **told).steps)
    assert "A – B – C" == str(worked("swiss", scores="A:2,B:1,C:0", odd="triangle").results[-1].value)
    assert "G – H – I" == str(worked("swiss", **told, sat_out="F").results[-1].value)
    assert "G – H – I" == str(worked("swiss", **told, met="F/H").results[-1].value)


def test_a_danish_pairing_is_one_of_which_no_meeting_is_left_out_again() -> None:
    scores = "A:60,B:54,C:52,D:50"
    assert ["A – B", "C – D"] == [str(row[1]) for row in worked("swiss", scores=scores).grids[0].rows]
    assert any("Danish pairing" in step.text for step in worked("swiss", scores=scores, met="A/B").remarks)


@pytest.mark.parametrize(
    ("case", "told", "won"),
    [
        ("WB-261 A", {"score": "10", "actual": "50", "correct": "54"}, 10),
        ("WB-261 B", {"score": "12", "actual": "52", "correct": "60", "own_fault": "yes"}, Fraction("10.5")),
        ("WB-261 D", {"score": "8", "actual": "60", "correct": "52"}, 11),
        ("WB-262", {"score": "8", "actual": "60", "correct": "54,55"}, 8),
        ("WB-263", {"score": "12", "actual": "60", "correct": "50"}, 14),
        ("WB-263 own fault", {"score": "12", "actual": "60", "correct": "50", "own_fault": "yes"}, 12),
        ("WB-264", {"score": "13", "actual": "40", "correct": "50", "own_fault": "yes"}, 11),
        ("WB-264 no fault", {"score": "13", "actual": "40", "correct": "50"}, 13),
        ("WB-265", {"score": "6", "actual": "60", "correct": "50", "scale": "ten"}, 7),
    ],
)
def test_a_mismatch(case: str, told: dict[str, str], won: Fraction) -> None:
    assert (won,) == numbers("mismatch", **told), case
