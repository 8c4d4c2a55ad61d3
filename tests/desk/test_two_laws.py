"""Situations where two laws meet, worked out by hand from their text, and then by the command of the desk and a session."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.formats.match.opening import open_match
from bridgetable.match.stages import stages
from bridgetable.match.standings import Scores
from bridgetable.views.match.session import Session
from tests.desk.desk import chart, numbers

Printed = pytest.CaptureFixture[str]
F = Fraction

DESK = [
    # 12C1c with 90A: the fine of the one side takes nothing from the other, and is a share of one top.
    ("weighted, and fined", "weighted-matchpoints weights=60:620,40:-100 others=620,170,-100", ("17/5", "13/5")),
    # 87C with 86B2b: two results that cannot be compared, one side at fault: the better of two, and the complement.
    (
        "fouled at teams, the assigned better",
        "other-table several=yes ew=directly weights=100:620 other=170",
        ("10", "-10"),
    ),
    (
        "fouled at teams, own average better",
        "other-table several=yes ew=directly weights=100:170 other=170 ns_average=4",
        ("4", "-4"),
    ),
    # 86B1 with 90A: the good result counts for the side at fault too, which may be fined beside.
    (
        "the guilty had the good result",
        "other-table favourable=yes other=-500 weights=20:50,10:-120,70:-400 ns=directly",
        ("26/5", "-26/5"),
    ),
    # 12C1e with 12C2a, 12C2c: the relief is counted from the own average, and the offenders keep average minus.
    (
        "own damage beside average plus",
        "self-inflicted-values table=20 before=64 sound=50 total=100 offenders=40",
        ("34", "40"),
    ),
    # 12C4 with 12C1c and 90A: a fine on top of an adjustment is averaged with it (White Book 90.5).
    ("knockout, weighted and fined", "knockout ns=4.5 ew=-4", ("4", "-4")),
    ("knockout, both innocent", "knockout ns=3 ew=3", ("0", "0")),
    # 12C2a with 12C2d: after two boards the regulation, only for who is not at fault.
    ("four boards, a regulation for two", "several-boards boards=4 ns=none ew=directly usual=2 later=50", ("55", "40")),
    # 12C2c with 90A: late, below 40 % elsewhere, and fined.
    ("late, weak and fined", "artificial ns=directly ew=none ns_average=0 ew_average=100 ns_fine=10", ("-10", "100")),
    # 82C with 78A: both innocent, each on the chart of its own direction.
    ("both innocent", "weighted-matchpoints weights=100:620 ew=100:-100 others=620,170", ("3", "4")),
    # 40B with 21B and 12C2c: the better of two grounds; average plus is the own average.
    ("fielded, and misinformed", "better-ground first=55 artificial=yes average=64", ("64", "40")),
    # 81C4 with 78A: the scores of one who withdrew are cancelled, the others are factored.
    ("withdrawn", "neuberg scores=620,170,-100 expected=4", ()),
    # 12C2c at total points: the step is a hundred, and a side in no way at fault has its own average where it is more.
    ("unplayed at total points", "artificial ns=none ew=directly scoring=aggregate ns_average=150", ("150", "-100")),
    # 12C2b and 78D: by conditions average plus of pairs in IMPs is two.
    ("unplayed at Butler", "artificial ns=none ew=directly scoring=butler average_imps=2", ("2", "-2")),
    # 620 and -100 against 170 are 10 and -7: 6 - 2.8 is 3.2.
    ("weighted and rounded", "weighted-imps weights=60:620,40:-100 other=170 whole=away", ("3", "-3")),
    # 7, 11 and 2 in thirds, exactly.
    ("weighted in thirds", "weighted-imps weights=1/3:170,1/3:420,1/3:-50 other=-100", ("20/3", "-20/3")),
    # 0+6+10+10 is 26, -10-6 is -16: half of each is 5.
    ("weighted at cross-IMPs", "weighted-cross-imps weights=50:420,50:-50 others=420,170,-50x2", ("5", "-5")),
    # 650 comes 1.4 times and beats 3.6: 7.6; 620 comes 2.6 times and beats one: 3.6; 3.04 and 2.16.
    ("weighted in a field", "weighted-matchpoints weights=40:650,60:620 others=650,620x2,-100", ("26/5", "14/5")),
    # Two, one within ten points, two; 1500 over 440 is three, so that half a point of the four goes.
    ("hybrid of three boards", "hybrid swings=50,-10,400 total=1500", ("17/2", "3/2")),
    # Each result of Pachabo is converted first: 2.25 + 2.8 + 1.3 + 0.75.
    ("weighted hybrid", "weighted-values weights=25:9,40:7,20:6.5,15:5 total=10 unit=0.1", ("71/10", "29/10")),
    # The scale of 16 boards goes to 60: 10 + 10 (1 - 0.618^(69/60)) / (1 - 0.618^3) is 15.56.
    ("a match of 16 boards", "vp imps=23 boards=16", ("389/25", "111/25")),
    # 12C2a with 12C2d: 62 on the first board, 50 on the two after it.
    (
        "a regulation after one",
        "several-boards boards=3 ns=none ew=directly ns_average=62 usual=1 later=50",
        ("54", "40"),
    ),
    # (3 + 6) / 2 is 4.5, away from nought.
    ("knockout, a fine beside", "knockout ns=3 ew=-6", ("5", "-5")),
    # -15 at the table, -13 without its own error, none without the infraction: 13 come back.
    ("own damage at IMPs", "self-inflicted table=-500 before=620 sound=-200 others=620", ("-2", "0")),
    # Weighted without the infraction: 0 and -10 are -5; of -13 to -5 that is 8 back, and the offenders have 5.
    ("own damage, weighted", "self-inflicted table=-500 before=50:620,50:170 sound=-200 others=620", ("-7", "5")),
    # 4.5 and -1.5 are averaged.
    ("apart in a knockout", "weighted-imps weights=75:420,25:170 ew=25:420,75:170 other=170 knockout=yes", ("3", "-3")),
    # Half of 4.5, and half of half a point less than none; the others have 9, 1 and 2: twelve in all.
    ("weighted later", "changed-score scores=620x2,170,-100 old=-100 new=50:620,50:-100", ("2", "4")),
    # 130 of 240, a board at 60 per cent, and a tenth of a board off: (54 1/6 + 60 - 10) / 2.
    ("average plus, and fined", "percentage won=130 top=240 artificial=60 fine=10", ("625/12",)),
    # 150 x 24 / (2 x 36).
    ("carried forward", "carry-forward score=150 final_top=24 qualifying_top=36", ("50",)),
    # Less than half can be played: 24 boards at 1.5 IMPs.
    ("half a match", "part-match event=teams boards=24 playable=10", ("36",)),
    # An eighth of 40, and two matches of three boards.
    ("extra boards", "extra-boards boards=40", ("5",)),
    ("extra boards of three teams", "extra-boards boards=48 tie=three", ("6", "3")),
]


def test_factored_scores_come_to_what_they_must_in_a_field_and_in_each_group() -> None:
    # (M x 8 + 3) / 5 of 8, 5 and 2 points, and of none.
    told = chart("neuberg", scores="430,420x2,400,-50", expected="8")
    assert [F(67, 5), F(43, 5), F(19, 5), F(3, 5)] == [told[score][1] for score in (430, 420, 400, -50)]
    assert sum(often * won for often, won, _ in told.values()) == 8 * 7
    # Five and two of seven: (5 x 7 + 2) / 5 and 2 / 5; (2 x 7 + 5) / 2 and 5 / 2.
    first, second = (chart("fouled", n, first="620x4,170", second="600,100") for n in (0, 1))
    assert [F(37, 5), F(2, 5), F(19, 2), F(5, 2)] == [first[620][1], first[170][1], second[600][1], second[100][1]]


def test_a_swiss_round_leaves_out_who_is_last_and_pairs_no_two_again(capsys: Printed) -> None:
    told = commanded("swiss scores=A:60,B:54,C:52,D:50,E:48 met=A/B,C/D,A/C boards=8", capsys)
    assert "A – D" in str(told["results"])
    assert "'text': 'E'" in str(told["results"])
    assert "['2', 'B – C', '54', '52']" in str(told["tables"])


FINDINGS = [
    ("fined beside a weighted score", "penalty form=matchpoints top=6", "0.6 matchpoints"),
    ("fined beside the good result", "penalty form=vps", "0.5 VPs"),
    # 92B with 79C1: the period for an appeal begins with a late ruling, and over it nothing is heard.
    ("appeal after a late ruling", "correction period=earlier end=17:00 minutes=20 ruling=17:30 last_start=19:00", "17:50"),
    ("appeal after its period", "appeal in_time=no", "Not heard: too late"),
    # 91A with 93B3.
    ("appeal against discipline", "appeal in_time=yes own=yes agreed=yes about=discipline body=committee", "advise"),
    # 79C2 with 92B: a certain score may still be corrected where a ruling may not be asked for.
    ("certain, and too late", "late-request in_time=no score=yes", "Correct it only with the organiser"),
    ("a ruling, and too late", "late-request in_time=no score=no", "too late"),
]  # fmt: skip


def commanded(line: str, printed: Printed) -> dict[str, object]:
    name, *typed = line.split()
    options = [f"--{part.replace('_', '-')}" for part in (one.partition("=")[0] for one in typed)]
    values = [one.partition("=")[2] for one in typed]
    assert 0 == main(["desk", name, *(f"{o}={v}" for o, v in zip(options, values, strict=True)), "--json"])
    found: dict[str, object] = json.loads(printed.readouterr().out)
    return found


@pytest.mark.parametrize(("case", "line", "won"), DESK)
def test_the_command_comes_to_what_was_worked_out_by_hand(
    case: str, line: str, won: tuple[str, ...], capsys: Printed
) -> None:
    results = commanded(line, capsys)["results"]
    assert isinstance(results, list)
    exact = [one["exact"] for one in results if "exact" in one]
    assert list(won) == exact[: len(won)], case


@pytest.mark.parametrize(("case", "line", "said"), FINDINGS)
def test_the_command_finds_what_the_text_says(case: str, line: str, said: str, capsys: Printed) -> None:
    assert said in str(commanded(line, capsys)["results"]), case


# --- the same in a session


def scored(tmp_path: Path, text: str) -> list[Scores]:
    path = tmp_path / "one.match"
    path.write_text(f"bridgetable match 1\n{text}", encoding="utf-8")
    return [stage.scores for stage in stages(open_match(path).match)]


def won(scores: Scores, who: str) -> list[object]:
    return [row.won for row in scores.by_contestant[who]]


def figure(scores: Scores, who: str) -> Fraction:
    return next(field.by_contestant[who].figure for field in scores.fields if who in field.by_contestant)


def pairs(board: int, *points: str) -> str:
    """The results of a board at its tables, everybody ranked together."""
    head = "winners: one\n" if board == 1 else ""
    return head + "".join(f"{board} at {n}: {n} v 10{n}: {one}\n" for n, one in enumerate(points, 1))


OPEN, CLOSED = "1 at open: Owls v Larks: {}\n", "1 at closed: Larks v Owls: {}\n"


def test_a_weighted_score_and_a_fine_of_the_other_side(tmp_path: Path) -> None:
    text = pairs(1, "+620", "+170", "-100", "-100")
    last = scored(tmp_path, text + "adjust 1 at 4: 60:+620,40:-100 [12C1c]\npenalty 104: 10% [90A]\n")[-1]
    assert [F("3.4")] == won(last, "4")
    assert [F("2.6")] == won(last, "104")
    assert [F("5.4")] == won(last, "1")
    assert F(340, 6) == figure(last, "4")
    assert F(200, 6) == figure(last, "104")


def test_a_board_fouled_at_teams_by_one_side(tmp_path: Path) -> None:
    text = "scoring: teams\n" + OPEN.format("+170") + CLOSED.format("+170")
    last = scored(tmp_path, text + "adjust 1 at open: +620 [86B2b]\n")[-1]
    assert ([10], [-10]) == (won(last, "Owls"), won(last, "Larks"))
    last = scored(tmp_path, text + "adjust 1 at open: NS A+; EW A- [86B2b]\n")[-1]
    assert ([3], [-3]) == (won(last, "Owls"), won(last, "Larks"))


def test_the_good_result_of_the_guilty_counts_and_the_fine_is_in_victory_points(tmp_path: Path) -> None:
    text = "scoring: teams\n" + OPEN.format("not played") + CLOSED.format("-500")
    before, assigned, fined = scored(
        tmp_path, text + "adjust 1 at open: 20:+50,10:-120,70:-400 [86B1]\npenalty Owls: 0.5 VP [90A]\n"
    )
    assert ([None], [5], [-5]) == (won(before, "Owls"), won(assigned, "Owls"), won(assigned, "Larks"))
    vps = numbers("vp", imps="5", boards="1")
    assert (vps[0], vps[1]) == (figure(assigned, "Owls"), figure(assigned, "Larks"))
    assert (vps[0] - F(1, 2), vps[1]) == (figure(fined, "Owls"), figure(fined, "Larks"))


def test_a_team_at_fault_in_one_room_is_at_fault_though_the_other_room_was_spoilt_by_the_opponents(
    tmp_path: Path,
) -> None:
    text = "scoring: teams\n" + OPEN.format("+170") + CLOSED.format("+170")
    last = scored(tmp_path, text + "adjust 1 at open: NS A+; EW A-\nadjust 1 at closed: NS A+; EW A-\n")[-1]
    assert ([-3], [-3]) == (won(last, "Owls"), won(last, "Larks"))  # 86B2c


@pytest.mark.parametrize(
    ("change", "ns", "ew"),
    [
        ("NS A+; EW A+", 0, 0),
        ("NS A+; EW A", 2, -2),  # half of three, away from nought (White Book 90.5 d)
        ("NS A+; EW A-", 3, -3),
        ("NS +620; EW +170", 5, -5),  # 82C: ten and nothing
        ("60:+620,40:-100", 3, -3),  # 12C1c: +9 and −7 by their weights are 2.6 to both, and nothing is averaged
    ],
)
def test_at_a_knockout_scores_that_do_not_balance_are_averaged(tmp_path: Path, change: str, ns: int, ew: int) -> None:
    text = "scoring: teams\nknockout: yes\n" + OPEN.format("+170") + CLOSED.format("+170")
    last = scored(tmp_path, text + f"adjust 1 at open: {change} [12C4]\n")[-1]
    assert ([ns], [ew]) == (won(last, "Owls"), won(last, "Larks"))
    shown = Session(open_match(tmp_path / "one.match"))
    assert {"open": ns, "closed": ew} == {row.line.table: row.won for row in shown.rows if row.line is not None}


def test_a_form_of_a_fouled_board_that_is_played_late_waits_for_its_second_score(tmp_path: Path) -> None:
    fouled = "fouled 1: 1 2 3 | 4 5 [87B]\n"
    text = pairs(1, "+620", "+170", "-100", "+400", "not played") + fouled
    waits, late, never = (
        scored(tmp_path, text + more)[-1] for more in ("", "adjust 1 at 5: +430\n", "adjust 1 at 5: A+\n")
    )
    assert ([None], [None]) == (won(waits, "4"), won(waits, "5"))
    assert ([F("1.5")], [F("6.5")]) == (won(late, "4"), won(late, "5"))
    assert [F("4.8")] == won(never, "4") == won(never, "104")


def test_a_weighted_score_in_a_form_of_a_fouled_board_is_rounded_once(tmp_path: Path) -> None:
    text = pairs(1, "+620", "+170", "-100", "+400", "+430")
    last = scored(tmp_path, text + "fouled 1: 1 2 3 | 4 5 [87B]\nadjust 1 at 3: 50:+620,50:-100 [12C1c]\n")[-1]
    found = [won(last, str(n))[0] for n in (1, 2, 3)]
    assert [F("6.5"), F("2.3333"), F("3.1667")] == found


def test_an_average_minus_below_forty_per_cent_and_a_fine(tmp_path: Path) -> None:
    text = pairs(1, "+620", "+170", "-100") + pairs(2, "+620", "+170", "+170")
    last = scored(tmp_path, text + "adjust 2 at 3: NS A-; EW A+ [12C2c]\npenalty 3: 10% [90B1]\n")[-1]
    assert ([0, 0], [4, 4]) == (won(last, "3"), won(last, "103"))
    assert (F(-5), F(100)) == (figure(last, "3"), figure(last, "103"))


def test_the_scores_of_one_who_withdrew_are_cancelled_and_the_others_factored(tmp_path: Path) -> None:
    text = "scores: 4\n" + pairs(1, "+620", "+170", "-100", "+400") + "adjust 1 at 4: not played [81C4]\n"
    last = scored(tmp_path, text)[-1]
    assert [F("5.6667")] == won(last, "1")
    assert [None] == won(last, "4")


def test_a_weighted_board_is_rounded_before_a_fine_in_imps_comes_off_the_match(tmp_path: Path) -> None:
    text = "scoring: teams\n" + OPEN.format("+600") + CLOSED.format("+600")
    last = scored(tmp_path, text + "adjust 1 at open: 50:+620,50:-100 [12C1c]\npenalty Larks: 3 IMPs [90A]\n")[-1]
    assert [-6] == won(last, "Owls")  # half of +1 and half of −12, away from nought
    assert numbers("vp", imps="-6", boards="1")[0] == figure(last, "Owls")
    assert numbers("vp", imps="3", boards="1")[0] == figure(last, "Larks")
