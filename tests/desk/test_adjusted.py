"""Adjusted scores at the desk: the worked cases of the handbooks, and what must hold of every one."""

import random
from fractions import Fraction

import pytest

from bridgetable.desk.registry import calculation_named
from bridgetable.desk.working import Refused
from bridgetable.game.scoring import imps, matchpoints
from bridgetable.game.seats import Side
from bridgetable.laws.law_12_compared_score import weighed
from bridgetable.laws.law_78_comparison import against_field
from tests.desk.desk import chart, first_two, numbers, worked

QBA_OTHERS = "1430x2,680x5,650x2,-100x2"
WB_36 = "650,-100x2,-200,-790"


def f(text: str) -> Fraction:
    whole, _, rest = text.partition(" ")
    return Fraction(whole) + (Fraction(rest) if rest else 0)


# --- artificial scores


@pytest.mark.parametrize(
    ("case", "inputs", "won", "written"),
    [
        ("WB-015 imps", "ns=none ew=directly scoring=imps ns_average=4 ew_average=-4", ("4", "-4"), "A6040"),
        ("WB-015 matchpoints", "ns=none ew=directly ns_average=64 ew_average=38", ("64", "38"), "A6040"),
        ("WB-017", "ns=directly ew=none", ("40", "60"), "A4060"),
        ("WB-017 fine", "ns=none ew=directly ew_fine=10", ("60", "30"), "A6030"),
        ("WB-018", "ns=none ew=none", ("60", "60"), "A6060"),
        ("WB-019", "ns=directly ew=directly", ("40", "40"), "A4040"),
        ("WB-019 extenuating", "ns=partly ew=partly", ("50", "50"), "A5050"),
        ("WB-019 one side", "ns=none ew=directly", ("60", "40"), "A6040"),
        ("WB-021", "ns=directly ew=none", ("40", "60"), "A4060"),
        ("other shares", "ns=none ew=directly average_plus=70 average_minus=30", ("70", "30"), "A7030"),
        ("other shares, own average", "ns=none ew=partly average_plus=70 ns_average=65", ("70", "50"), "A7050"),
        ("IMPS have no share", "ns=none ew=directly scoring=imps average_plus=70", ("3", "-3"), "A7040"),
        ("WB-023", "ns=directly ew=directly scoring=imps", ("-3", "-3"), "A4040"),
        ("WB-024", "ns=partly ew=partly scoring=imps", ("0", "0"), "A5050"),
        ("WB-025", "ns=none ew=directly scoring=imps", ("3", "-3"), "A6040"),
        ("QBA-018", "ns=none ew=directly ns_average=64 ew_average=38", ("64", "38"), "A6040"),
        ("QBA-019", "ns=none ew=directly scoring=imps ns_average=28/7", ("4", "-3"), "A6040"),
        ("QBA-153", "ns=none ew=directly scoring=imps ew_fine=3", ("3", "-6"), "A6040"),
        ("WB 12.5 butler", "ns=none ew=directly scoring=butler average_imps=2", ("2", "-2"), "A6040"),
        (
            "WB 12.5 butler, own average",
            "ns=none ew=directly scoring=butler ns_average=2.5 average_imps=2",
            ("2.5", "-2"),
            "A6040",
        ),
        ("WB 12.5 cross-imps", "ns=partly ew=none scoring=cross-imps average_imps=2", ("0", "2"), "A5060"),
        ("12C2b cross-imps", "ns=partly ew=none scoring=cross-imps", ("0", "3"), "A5060"),
        ("12C2b teams, whatever pairs have", "ns=none ew=directly scoring=imps average_imps=2", ("3", "-3"), "A6040"),
        ("WB 12.5 teams of eight", "ns=none ew=directly scoring=eight", ("4", "-4"), "A6040"),
        ("WB 12.5 teams of twelve", "ns=directly ew=directly scoring=twelve", ("-5", "-5"), "A4040"),
        ("WB 12.5 aggregate", "ns=none ew=directly scoring=aggregate ew_fine=100", ("100", "-200"), "A6040"),
        ("WB 12.5 point a board", "ns=none ew=directly scoring=board-a-match", ("1.5", "0.5"), "A6040"),
        ("below the usual", "ns=none ew=directly ns_average=55 ew_average=45", ("60", "40"), "A6040"),
    ],
)
def test_an_artificial_score(case: str, inputs: str, won: tuple[str, str], written: str) -> None:
    given = dict(part.split("=") for part in inputs.split())
    assert tuple(map(Fraction, won)) == numbers("artificial", **given), case
    assert written == worked("artificial", **given).results[2].value


def test_both_average_plus_is_remarked_on() -> None:
    assert worked("artificial", ns="none", ew="none").remarks
    assert not worked("artificial", ns="none", ew="directly").remarks


# --- weighted scores


def test_qba_012_weighted_matchpoints() -> None:
    weights = "30:1430,40:680,20:650,10:-100"
    rows = chart("weighted-matchpoints", 1, weights=weights, others=QBA_OTHERS)
    assert {1430: f("23/10"), 680: f("27/5"), 650: f("11/5"), -100: f("21/10")} == {s: r[0] for s, r in rows.items()}
    assert {1430: f("207/10"), 680: f("13"), 650: f("27/5"), -100: f("11/10")} == {s: r[1] for s, r in rows.items()}
    assert (f("63/5"), f("47/5")) == first_two("weighted-matchpoints", weights=weights, others=QBA_OTHERS)


def test_qba_013_each_score_entered_in_turn_comes_to_the_same() -> None:
    field = (1430, 1430, *(680,) * 5, 650, 650, -100, -100)
    turns = {score: matchpoints(score, field).units for score in (1430, 680, 650, -100)}
    assert {1430: 20, 680: 13, 650: 6, -100: 2} == turns
    parts = zip((f("3/10"), f("2/5"), f("1/5"), f("1/10")), turns.values(), strict=True)
    assert f("63/5") == weighed(parts)
    told = worked("weighted-matchpoints", weights="30:1430,40:680,20:650,10:-100", others=QBA_OTHERS)
    assert any("1.6 to N–S and −1.6 to E–W" in step.text for step in told.steps)


@pytest.mark.parametrize(
    ("case", "weights", "other", "won"),
    [
        ("QBA-014", "30:1430,40:680,20:650,10:-100", "650", "3"),
        ("WB-031", "25:1430,40:680,20:650,15:-100", "650", "17/10"),
        ("WB-033", "10:100,20:-650,40:-680,30:-1430", "-680", "-12/5"),
        ("WB-034", "2/3:620,1/3:-100", "140", "14/3"),
        ("QBA-009", "100:620", "420", "5"),
    ],
)
def test_weighted_imps(case: str, weights: str, other: str, won: str) -> None:
    assert (f(won), -f(won)) == first_two("weighted-imps", weights=weights, other=other), case


def test_wb_031_is_rounded_once_and_halves_go_as_the_conditions_say() -> None:
    assert 2 == first_two("weighted-imps", weights="25:1430,40:680,20:650,15:-100", other="650", whole="away")[0]
    half = {"weights": "50:620,50:640", "other": "600"}
    assert [1, 1] == [first_two("weighted-imps", **half, whole=to)[0] for to in ("away", "towards")]
    half["weights"] = "50:620,50:600"
    assert [1, 0] == [first_two("weighted-imps", **half, whole=to)[0] for to in ("away", "towards")]


def test_the_picture_of_the_desk_comes_out_as_it_is_drawn() -> None:
    told = worked("weighted-imps", weights="50:650,30:620,20:-100", other="600", played="-100")
    assert ["−1.1 IMPs", "+1.1 IMPs"] == [r.value.in_words for r in told.results if not isinstance(r.value, str)]
    assert any("N–S gain +10.9 IMPs" in step.text for step in told.steps)


def test_wb_030_matchpoints_that_are_known_are_weighed_without_a_chart() -> None:
    weights = "25:17.1,40:12.2,20:8.7,15:3.4"
    assert f("2281/200") == first_two("weighted-values", weights=weights, total="20")[0]


def test_wb_032_hybrid_victory_points_are_weighed_match_by_match() -> None:
    weights = "25:9,40:7,20:6.5,15:5"
    assert (f("71/10"), f("29/10")) == first_two("weighted-values", weights=weights, total="10", unit="0.1")


def test_wb_035_thirds_and_sixths_of_a_score() -> None:
    weights, others = "1/3:400,1/2:-50,1/6:420", "420x4,400x2,170,150,-50x3"
    rows = chart("weighted-matchpoints", 1, weights=weights, others=others)
    assert {420: f("25/6"), 400: f("7/3"), 170: f("1"), 150: f("1"), -50: f("7/2")} == {
        s: r[0] for s, r in rows.items()
    }
    parts = chart("weighted-matchpoints", weights=weights, others=others)
    assert {400: f("37/3"), -50: f("5/2"), 420: f("113/6")} == {s: r[0] for s, r in parts.items()}
    assert f("17/2") == first_two("weighted-matchpoints", weights=weights, others=others)[0]


def test_wb_036_one_of_six_tables() -> None:
    weights = "30:650,70:-100"
    rows = chart("weighted-matchpoints", 1, weights=weights, others=WB_36)
    assert {650: f("97/10"), -100: f("57/10"), -200: f("2"), -790: f("0")} == {s: r[1] for s, r in rows.items()}
    assert (f("69/10"), f("31/10")) == first_two("weighted-matchpoints", weights=weights, others=WB_36)


def test_wb_037_each_side_on_its_own_chart() -> None:
    assert (6, 1) == first_two("weighted-matchpoints", weights="100:-100", ew="100:650", others=WB_36)
    ew = chart("weighted-matchpoints", 3, weights="100:-100", ew="100:650", others=WB_36)
    assert {650: 1, -100: 5, -200: 8, -790: 10} == {s: r[2] for s, r in ew.items()}


def test_wb_038_and_039_the_chart_without_the_table_is_factored() -> None:
    told = {"weights": "30:650,70:-100", "others": WB_36, "method": "factored"}
    rows = chart("weighted-matchpoints", 1, **told)
    assert {650: f("6/5"), -100: f("12/5"), -200: f("6/5"), -790: f("6/5")} == {s: r[0] for s, r in rows.items()}
    assert {650: f("49/5"), -100: f("31/5"), -200: f("13/5"), -790: f("1/5")} == {s: r[1] for s, r in rows.items()}
    assert (f("182/25"), f("68/25")) == first_two("weighted-matchpoints", **told)
    steps = worked("weighted-matchpoints", **told).steps
    assert any("2.28 to N–S and −2.28 to E–W" in step.text for step in steps)


def test_wb_040_each_side_on_the_factored_chart() -> None:
    told = {"weights": "100:-100", "ew": "100:650", "others": WB_36, "method": "factored"}
    assert (f("31/5"), f("1/5")) == first_two("weighted-matchpoints", **told)


def test_wb_215_and_214_both_sides_after_a_directors_error() -> None:
    others = "430x3,420x5,400x17,-50x8,-100x2"
    told = {"weights": "60:400,40:-50", "ew": "40:400,60:-50", "others": others}
    assert (27, 48) == first_two("weighted-matchpoints", **told)
    ns, ew = (chart("weighted-matchpoints", n, **told) for n in (1, 3))
    assert [68, 60, f("187/5"), f("57/5"), 1] == [row[1] for row in ns.values()]
    assert [2, 10, f("162/5"), f("292/5"), 69] == [row[2] for row in ew.values()]


def test_wb_213_a_split_and_weighted_score_in_imps() -> None:
    ns, ew = "25:1430,40:680,20:650,15:-100", "10:1430,30:680,40:650,20:-100"
    assert (f("17/10"), f("1")) == first_two("weighted-imps", weights=ns, ew=ew, other="650")


def test_wb_214_after_a_directors_error_each_side_has_the_doubt() -> None:
    others = "430x3,420x5,400x17,-50x8,-100x2"
    found = worked("director-error", close="no", undone="no", known="no", obtainable="yes")
    assert ("Assign for each side, both as innocent", "82C") == (found.results[0].value, found.steps[-2].clauses[0])
    # Declarer has 3NT made, twice the ten worse scores and seventeen equal; the defence one trick off, on its chart.
    assert (37, 58) == first_two("weighted-matchpoints", weights="100:400", ew="100:-50", others=others)
    assert (0, 10) == first_two("weighted-imps", weights="100:400", ew="100:-50", other="400")


def test_wb_046_a_gamble_after_a_fielded_psyche_costs_the_others_and_leaves_the_offenders_average_minus() -> None:
    told = {"table": "20", "before": "60", "sound": "50"}
    assert (30, 40) == first_two("self-inflicted-values", **told, total="100", offenders="40")
    assert (30, 40) == first_two("self-inflicted-values", **told, total="100")
    assert (34, 40) == first_two("self-inflicted-values", **{**told, "before": "64"}, total="100", offenders="40")
    assert (20, 40) == first_two("self-inflicted-values", **{**told, "table": "20", "sound": "64"}, offenders="40")


def test_wb_042_and_043_a_directors_error_counts_both_as_innocent() -> None:
    ns, ew = first_two("weighted-imps", weights="75:420,25:170", ew="25:420,75:170", other="170")
    assert (f("9/2"), f("-3/2")) == (ns, ew)
    assert (6, 0) == first_two("weighted-imps", weights="100:420", ew="100:170", other="170")


def test_qba_123_a_split_score_after_a_directors_error() -> None:
    assert (10, 0) == first_two("weighted-imps", weights="100:420", ew="100:-50", other="-50")


def test_both_sides_of_a_knockout_get_the_average_where_their_scores_do_not_balance() -> None:
    ns, ew = first_two("weighted-imps", weights="100:420", ew="100:170", other="170", knockout="yes")
    assert (3, -3) == (ns, ew)


@pytest.mark.parametrize(
    ("case", "ns", "ew", "won"),
    [
        ("WB-225 plus and minus", "3", "-3", 3),
        ("WB-225 with a penalty", "3", "-6", 5),
        ("WB-225 plus and average", "3", "0", 2),
        ("WB-225 average and minus", "0", "-3", 2),
        ("WB-225 equal", "3", "3", 0),
        ("the other way", "-6", "3", -5),
    ],
)
def test_a_knockout_that_does_not_balance(case: str, ns: str, ew: str, won: int) -> None:
    assert (won, -won) == numbers("knockout", ns=ns, ew=ew), case


def test_wb_016_a_lead_grows_by_the_average_plus_of_a_head_to_head_match() -> None:
    assert 26 == 23 + numbers("knockout", ns="3", ew="-3")[0]


# --- weights that the Laws forbid


@pytest.mark.parametrize("name", ["weighted-imps", "weighted-matchpoints", "weighted-cross-imps"])
@pytest.mark.parametrize(
    ("case", "more", "why"),
    [
        ("QBA-010", {"illegal": "-50,620"}, "weights: \\+620 could be reached only illegally"),
        ("WB-079", {"illegal": "620"}, "12C1c"),
        ("QBA-145 WB-029", {"matter": "claim"}, "awarded whole and never weighed"),
        ("WB-205", {"matter": "explanation"}, "is decided and never weighed"),
    ],
)
def test_weights_that_the_laws_forbid(name: str, case: str, more: dict[str, str], why: str) -> None:
    field = {"other": "0"} if name == "weighted-imps" else {"others": "620,-50"}
    with pytest.raises(Refused, match=why):
        worked(name, weights="50:620,50:-100", **field, **more)


def test_one_whole_result_may_follow_from_a_claim_and_legal_ones_are_weighed() -> None:
    assert 12 == first_two("weighted-imps", weights="100:620", other="0", matter="claim")[0]
    assert 9 == first_two("weighted-imps", weights="100:420", other="0", illegal="-50")[0]
    assert f("61/5") == first_two("weighted-imps", weights="60:750,40:500", other="0", illegal="-620")[0]


# --- damage that a side did itself


@pytest.mark.parametrize(
    ("case", "inputs", "won"),
    [
        ("WB-048", "table=300 before=100:680 sound=100:500 others=680", (-4, 0)),
        ("WB-050", "table=500 before=100:680 sound=100:800 others=680", (-5, 0)),
        ("WB-052", "table=100 before=100:420 sound=100:300 others=420", (-5, 0)),
        ("WB-053", "table=300 before=100:420 sound=100:500 others=420", (-3, 0)),
        ("WB-054", "table=300 before=100:420 sound=100:300 others=420", (0, 0)),
        ("WB-055", "table=500 before=100:420 sound=100:500 others=420", (2, -2)),
        ("WB-056", "table=-500 before=100:-100 sound=100:100 others=50", (-11, 4)),
        ("QBA-015", "table=-980 before=100:50 sound=100:50 others=50", (-14, 0)),
        ("QBA-017", "table=-500 before=100:-100 sound=100:-420 others=-170,-180,-420 scoring=matchpoints", (5, 0)),
    ],
)
def test_damage_a_side_did_itself(case: str, inputs: str, won: tuple[int, int]) -> None:
    assert won == numbers("self-inflicted", **dict(part.split("=") for part in inputs.split())), case


@pytest.mark.parametrize(
    ("case", "table", "before", "sound", "innocent", "offenders"),
    [
        ("WB-049", 5, 15, 8, 12, -15),
        ("WB-051", 8, 15, 20, 8, -15),
        ("WB-057", -8, 2, -6, 0, -2),
        ("WB-055", 2, 0, 2, 2, -2),
        ("no damage", 5, 3, 8, 5, -5),
    ],
)
def test_damage_a_side_did_itself_from_three_scores(
    case: str, table: int, before: int, sound: int, innocent: int, offenders: int
) -> None:
    found = numbers("self-inflicted-values", table=str(table), before=str(before), sound=str(sound))
    assert (innocent, offenders) == found, case


def test_at_imps_a_score_is_compared_with_one_other() -> None:
    with pytest.raises(Refused, match="others"):
        worked("self-inflicted", table="0", before="100:50", sound="100:50", others="0,50")


@pytest.mark.parametrize(
    ("name", "field", "inputs"),
    [
        ("artificial", "ns-average", "ns=none ew=none ns_average=101"),
        ("artificial", "ew-fine", "ns=none ew=none scoring=imps ew_fine=101"),
        ("several-boards", "later", "boards=2 ns=none ew=none scoring=board-a-match later=2.5"),
        ("fielding", "score", "offence=method score=-1"),
        ("better-ground", "second", "first=50 second=101"),
    ],
)
def test_a_score_that_no_board_can_give_is_refused_by_the_name_of_its_input(name: str, field: str, inputs: str) -> None:
    with pytest.raises(Refused, match=f"{field}: a score from"):
        worked(name, **dict(one.split("=") for one in inputs.split()))


# --- the other table


@pytest.mark.parametrize(
    ("case", "other", "weights", "won"),
    [("QBA-124", "500", "20:50,10:-120,70:-400", "-13"), ("QBA-125", "-500", "20:50,10:-120,70:-400", "26/5")],
)
def test_a_clearly_favourable_result_at_the_other_table(case: str, other: str, weights: str, won: str) -> None:
    for fault in ("none", "directly"):
        told = {"favourable": "yes", "other": other, "weights": weights, "ns": fault}
        assert (f(won), -f(won)) == first_two("other-table", **told), case


@pytest.mark.parametrize(
    ("case", "inputs", "won"),
    [
        ("QBA-126 one side", "several=yes ew=directly", (3, -3)),
        ("QBA-126 partly", "several=yes ew=partly", (3, -3)),
        ("QBA-126 assigned is better", "several=yes ew=directly weights=100:620 other=-100", (12, -12)),
        ("QBA-126 assigned is worse", "several=yes ew=directly weights=100:620 other=620", (3, -3)),
        ("QBA-126 own average", "several=yes ew=directly ns_average=4", (4, -4)),
        ("QBA-126 both", "several=yes ns=directly ew=directly", (-3, -3)),
        ("QBA-127 QBA-149 fouled at teams", "several=yes ns=directly", (-3, 3)),
        ("QBA-150", "several=yes", (3, 3)),
        ("QBA-150 12C2c", "several=yes ns_average=28/7", (4, 3)),
        ("WB-003", "several=yes ns=directly ew=directly", (-3, -3)),
        ("WB-067 WB-068 nothing favourable", "ns=directly", (-3, 3)),
    ],
)
def test_results_that_cannot_be_compared(case: str, inputs: str, won: tuple[int, int]) -> None:
    assert won == first_two("other-table", **dict(part.split("=") for part in inputs.split())), case


def test_wb_064_to_066_a_favourable_result_needs_what_is_assigned() -> None:
    for missing in ({"weights": "100:980"}, {"other": "980"}, {}):
        with pytest.raises(Refused, match="missing"):
            worked("other-table", favourable="yes", **missing)
    assert (0, 0) == first_two("other-table", favourable="yes", weights="100:980", other="980")


# --- illegal methods and fielding


@pytest.mark.parametrize(
    ("case", "inputs", "won", "is_fined"),
    [
        ("WB-220", "offence=misbid score=35", (35, 65), False),
        ("WB-221", "offence=method score=65", (40, 60), False),
        ("WB-222", "offence=psyche score=4 scoring=imps", (-3, 3), True),
        ("WB-223", "offence=method score=55", (40, 60), False),
        ("WB-224 WB-151", "offence=misbid score=50 assigned=65", (35, 65), False),
        ("WB-224 WB-014", "offence=misbid score=50 assigned=55", (40, 60), False),
        ("at Butler the step is 2", "offence=method score=3 scoring=butler average_imps=2", (-2, 2), False),
        ("at point a board both share 2", "offence=method score=1.5 scoring=board-a-match", (0.5, 1.5), False),
        ("other shares", "offence=method score=55 average_plus=70 average_minus=30", (30, 70), False),
        ("the second time", "offence=method score=55 again=yes", (40, 60), True),
    ],
)
def test_illegal_methods_and_fielding(case: str, inputs: str, won: tuple[int, int], *, is_fined: bool) -> None:
    given = dict(part.split("=") for part in inputs.split())
    assert won == numbers("fielding", **given), case
    assert is_fined is any("standard penalty" in step.text for step in worked("fielding", **given).steps)


# --- what must hold of all


def test_weights_that_come_to_one_give_a_value_between_the_extremes() -> None:
    chance = random.Random(2024)  # noqa: S311 -- cases that can be had again
    for _ in range(150):
        field = tuple(chance.choice(range(-800, 801, 10)) for _ in range(chance.randint(1, 12)))
        values = chance.sample(range(-800, 801, 10), chance.randint(1, 4))
        shares = [chance.randint(1, 9) for _ in values]
        weights = ",".join(f"{n}/{sum(shares)}:{v}" for n, v in zip(shares, values, strict=True))
        found = [imps(v, field[0]) for v in values]
        assert min(found) <= first_two("weighted-imps", weights=weights, other=str(field[0]))[0] <= max(found)
        others = ",".join(map(str, field))
        ns, ew = first_two("weighted-matchpoints", weights=weights, others=others)
        units = [matchpoints(v, field).units for v in values]
        assert min(units) - f("1/10000") <= ns <= max(units) + f("1/10000")
        assert 2 * len(field) == ns + ew
        total = first_two("weighted-cross-imps", weights=weights, others=others)[0]
        sums = [sum(imps(v, other) for other in field) for v in values]
        assert min(sums) <= total <= max(sums)
        parts = [(Fraction(n, sum(shares)), v) for n, v in zip(shares, values, strict=True)]
        assert total == sum(w * sum(imps(v, other) for other in field) for w, v in parts)


def test_the_desk_and_the_table_weigh_alike() -> None:
    chance = random.Random(12)  # noqa: S311 -- the same
    for _ in range(60):
        field = tuple(chance.choice(range(-300, 301, 50)) for _ in range(chance.randint(1, 9)))
        first, second = chance.sample(range(-300, 301, 50), 2)
        scored = against_field(field, Side.NS)
        at_table = weighed(((f("3/5"), scored(first)), (f("2/5"), scored(second))))
        told = {"weights": f"60:{first},40:{second}", "others": ",".join(map(str, field))}
        assert at_table == first_two("weighted-matchpoints", **told)[0]


def test_an_input_beyond_its_limits_is_refused_by_name() -> None:
    one = calculation_named("weighted-imps")
    with pytest.raises(Refused, match="weights"):
        one(one.takes(weights=(), other=0))


def test_wb_031_in_victory_points_the_imps_are_weighed_and_the_match_is_turned() -> None:
    told = {"weights": "25:1430,40:680,20:650,15:-100", "other": "650", "rest": "10", "boards": "8", "scale": "teams"}
    assert (15, 5) == first_two("weighted-vps", **told)
    assert (10, 10) == first_two("weighted-vps", **{**told, "rest": "-2"})


def test_weighted_victory_points_are_those_of_the_match_for_every_whole_result() -> None:
    for score in (620, 140, -100):
        margin = 5 + int(numbers("weighted-imps", weights=str(score), other="600")[0])
        told = {"weights": str(score), "other": "600", "rest": "5", "boards": "16"}
        assert first_two("vp", imps=str(margin), boards="16") == first_two("weighted-vps", **told)


def test_several_boards_have_their_artificial_scores_one_by_one() -> None:
    told = {"boards": "4", "ns": "none", "ew": "directly"}
    assert (60, 40) == first_two("several-boards", **told)
    assert (12, -12) == first_two("several-boards", **told, scoring="imps")
    assert (Fraction("57.5"), 40) == first_two("several-boards", **told, usual="3", later="50")
    assert (65, 40) == first_two("several-boards", **told, ns_average="65")


def test_wb_044_a_ridiculous_double_costs_what_it_added() -> None:
    table, sound, before = ({"ours": score} for score in ("-590", "-420", "50"))
    worth = [numbers("imps", **one)[0] for one in (table, sound, before)]
    names = ("table", "sound", "before")
    told = {name: str(won) for name, won in zip(names, worth, strict=True)}
    doubled = worth[1] - worth[0]
    assert doubled > 0
    assert (worth[2] - doubled, -worth[2]) == first_two("self-inflicted-values", **told)


def test_qba_007_a_forfeited_right_lowers_the_side_that_gained_alone() -> None:
    told = {"weights": "140", "ew": "110", "other": "110"}
    assert (1, 0) == first_two("weighted-imps", **told)
