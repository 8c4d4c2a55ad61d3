"""Sessions are read from `.match` files, folders, PBN and CSV; what is wrong with one is a sentence."""

from fractions import Fraction
from pathlib import Path

import pytest

from bridgetable.desk.amounts import Unit
from bridgetable.formats.match.draft import OpenedMatch
from bridgetable.formats.match.live import with_history
from bridgetable.formats.match.opening import open_match
from bridgetable.game.conditions import Grade
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import message
from bridgetable.game.seats import Side
from bridgetable.match.results import Assigned, Form, Fouled, Penalty, Rescored, Result, Winners, whole
from bridgetable.match.stages import first_scores, stages
from bridgetable.session.notation import action
from bridgetable.views.match.session import Session
from tests.formats.shared_data import DATA

TUESDAY = Path(__file__).parents[2] / "shots" / "match" / "tuesday.match"
HEAD = "bridgetable match 1\n"
CSV = "board,table,ns,ew,contract,declarer,result\n1,1,1,4,4S,S,10\n1,2,2,5,4S,S,=\n1,3,3,6,3NT,N,-1\n"
DEAL = "KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
OTHER = "AQT83.AJ4.742.K5 62.T92.AJ96.QJT4 KJ74.Q63.KQ85.92 95.K875.T3.A8763"


def opened(folder: Path, files: dict[str, str | bytes], name: str = "") -> OpenedMatch:
    """The session of files that are written into a folder; of the folder where none is named."""
    for one, text in files.items():
        (folder / one).write_bytes(text if isinstance(text, bytes) else text.encode())
    return open_match(folder / name if name else folder)


def points(found: OpenedMatch) -> dict[tuple[int, str], object]:
    return {
        (li.board, li.table): li.result.ns.points if isinstance(li.result.ns, Assigned) else li.result.ns
        for li in found.match.lines
    }


def journal(board: int, *lines: str, deal: str = DEAL, table: str = "") -> str:
    head = f"bridgetable 1\nboard: {board}\ndeal: N:{deal}\ncontract: 4S by S\n"
    return head + (f"table: {table}\n" if table else "") + "\n" + "".join(f"{line}\n" for line in lines)


# --- a `.match` file


def test_a_match_file_brings_its_results_journals_names_and_changes_together() -> None:
    found = open_match(TUESDAY)
    match = found.match
    assert ("Tuesday pairs", Form.MATCHPOINTS, Winners.TWO) == (match.title, match.terms.form, match.winners)
    assert tuple(range(1, 22)) == match.boards
    assert 7 == match.terms.expected
    assert 22 * 60 + 10 == match.ended
    assert "Eaton–Finch" == match.name_of("NS 3")
    assert {("7", "3"), ("11", "3")} == {(str(one.board), one.table) for one in found.played}


def test_a_ruling_of_a_journal_is_a_change_from_the_result_as_played() -> None:
    found = open_match(TUESDAY)
    assert -200 == points(found)[7, "3"]
    change = found.match.changes[0]
    assert isinstance(change, Rescored)
    assert (7, "3", whole(620), ("64A1",)) == (change.board, change.table, change.result.ns, change.clauses)
    before, later = stages(found.match)[:2]
    assert 0 == before.scores.by_number[7].worth[Side.NS]["3"]
    assert 7 == later.scores.by_number[7].worth[Side.NS]["3"]


def test_results_are_told_in_every_way(tmp_path: Path) -> None:
    lines = """1 at 1: 1 v 5: 4S by S 10
1 at 2: 2 v 6: 4SX by S -1
1 at 3: 3 v 7: passed out
1 at 4: 4 v 8: -50
2 at 1: 1 v 6: A+
2 at 2: 2 v 5: not played
2 at 3: 3 v 8: NS A+; EW A-
2 at 4: 4 v 7: 60% 4S by S 10, 40% 4S by S 9
3 at 1: 1 v 7: NS 4S by S 10; EW 60:+420,40:-50
"""
    found = opened(tmp_path, {"a.match": HEAD + lines}, "a.match")
    told = points(found)
    assert [420, -100, 0, -50] == [told[1, str(n)] for n in range(1, 5)]
    assert (Grade.PLUS, None) == (told[2, "1"], told[2, "2"])
    by_place = {(li.board, li.table): li for li in found.match.lines}
    assert Result(Grade.PLUS, Grade.MINUS) == by_place[2, "3"].result
    weighed = by_place[2, "4"].result
    assert isinstance(weighed.ns, Assigned)
    # Board 2 is North-South vulnerable.
    assert [(Fraction(3, 5), 620), (Fraction(2, 5), -100)] == [(p.weight, p.value) for p in weighed.ns.parts]
    assert weighed.outcome is None
    assert isinstance(by_place[3, "1"].result.ew, Assigned)


def test_changes_are_told_with_reason_and_clauses(tmp_path: Path) -> None:
    text = (
        f"{HEAD}results: r.csv\n"
        'adjust 1 at 2: A+ "no board" [12C2a, 12C2c]\n'
        'penalty 2: 0.5% "late"\n'
        "penalty 3: 10%\n"
        "fouled 1: 1 2 | 3 [87B]\n"
    )
    found = opened(tmp_path, {"r.csv": CSV, "a.match": text}, "a.match")
    first, second, third, last = found.match.changes
    assert Rescored(1, "2", Result(Grade.PLUS, Grade.PLUS), "no board", ("12C2a", "12C2c")) == first
    assert Penalty("NS 2", Fraction(1, 2), Unit.PERCENT, "late", ("90A",)) == second
    assert Penalty("NS 3", Fraction(10), Unit.PERCENT, clauses=("90A",)) == third
    assert Fouled(1, (("1", "2"), ("3",)), clauses=("87B",)) == last


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (
            "scoring: aggregate",
            "a.match, line 2: “aggregate” found, expected a form of scoring: matchpoints, cross-imps",
        ),
        ("results: gone.csv", "a.match, line 2: there is no file gone.csv in"),
        ("table 3: board-07.table", "a.match, line 2: there is no file board-07.table in"),
        ("scale: old", "a.match, line 2: “old” found, expected a scale of victory points: wbf"),
        ("winners: three", "a.match, line 2: “three” found, expected one or two"),
        ("regulations: nobody's", "a.match, line 2: “nobody's” is no set of regulations"),
        ("ended: late", "a.match, line 2: “late” found, expected a time of day such as 17:40"),
        ("boards: 9-1", "a.match, line 2: “9-1” found, expected numbers of boards such as 1-21"),
        ("title: a\ntitle: b", "a.match, line 3: “title: b” found, expected “title” once"),
        ("frobnicate", "a.match, line 2: “frobnicate” found, expected one of title, scoring"),
        ("7 at 3: 1 v 5: 8S by S 10", "a.match, line 2: “8S by S” found"),
        ("7 at 3: 1 v 5: 50% 4S by S 10, 40% 4S by S 9", "a.match, line 2: “50% 4S by S 10, 40% 4S by S 9” found"),
        ("7 at 3: 1 v 5: +420\n7 at 3: 1 v 5: +420", "a.match, line 3: board 7 has two results at table 3"),
        ("adjust 7: +420", "a.match, line 2: “7” found, expected a board and its table, such as 7 at 3"),
        ("7 at 3: 1 v 5: 0\nadjust 8 at 3: +420", "a.match: nobody has a result on board 8"),
        ("penalty 1: much", "a.match, line 2: “much” found, expected an amount such as 10%, 3 IMPs or 0.5 VPs"),
        ("7 at 3: 1 v 5: 0\npenalty 9: 10%", "a.match: nobody in the session is 9"),
        (
            "7 at 3: 1 v 5: 0\npenalty 1: 3 IMPs",
            "a.match: a penalty of 3 IMPs cannot be taken off in this form of scoring",
        ),
        (
            "fouled 7: 1 1 | 2",
            "a.match, line 2: “7: 1 1 | 2” found, expected a board, and the tables of each form once",
        ),
        ("results: a.match", "a.match, line 2: a.match is a session itself, expected boards or results of this one"),
        ("0 at 3: 1 v 5: 0", "a.match, line 2: “0 at 3: 1 v 5: 0” found, expected one of title, scoring"),
        ("", "a.match: no results and no boards in it"),
    ],
)
def test_what_is_wrong_in_a_match_file_is_one_sentence(tmp_path: Path, lines: str, why: str) -> None:
    with pytest.raises(BridgetableError) as caught:
        opened(tmp_path, {"a.match": f"{HEAD}{lines}\n"}, "a.match")
    assert why in str(caught.value)
    assert "\n" not in message(str(caught.value))


def test_a_session_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BridgetableError, match="“bridgetable match 2” found, expected “bridgetable match 1”"):
        opened(tmp_path, {"a.match": "bridgetable match 2\n"}, "a.match")


def test_a_contestant_of_any_number_of_digits_is_ranked(tmp_path: Path) -> None:
    longest, shorter = "9" * 4900, "1" + "0" * 4500
    text = f"board,table,ns,ew,score\n1,1,{longest},2,0\n1,2,{shorter},3,0\n"
    found = opened(tmp_path, {"r.csv": text}, "r.csv")
    first = stages(found.match)[0].scores.fields[0]
    assert [f"NS {shorter}", f"NS {longest}"] == [place.contestant for place in first.places]


# --- folders


def test_a_folder_is_the_session_of_its_match_file(tmp_path: Path) -> None:
    text = f"{HEAD}title: Ours\nresults: r.csv\n"
    found = opened(tmp_path, {"r.csv": CSV, "other.csv": CSV.replace("\n1,", "\n9,"), "a.match": text})
    assert "Ours" == found.match.title
    assert {1} == {line.board for line in found.match.lines}


def test_a_folder_without_a_match_file_is_all_its_boards_and_results(tmp_path: Path) -> None:
    lines = "S claims 10", "all agree"
    found = opened(tmp_path, {"r.csv": CSV, "2.table": journal(2, *lines), "notes.doc": "no board"})
    assert tmp_path.name == found.match.title
    assert 420 == points(found)[1, "1"]
    assert 620 == points(found)[2, "1"]


def test_results_tell_who_sat_where_a_journal_tells_what_was_played(tmp_path: Path) -> None:
    found = opened(tmp_path, {"r.csv": CSV, "1.table": journal(1, "S claims 9", "all agree", table="2")})
    line = next(li for li in found.match.lines if li.table == "2")
    assert ("NS 2", "EW 5", -50) == (line.ns, line.ew, points(found)[1, "2"])


def test_a_folder_without_boards_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(
        BridgetableError, match=r"no boards in it, expected files that end in \.table, \.pbn, \.lin, \.rbn"
    ):
        opened(tmp_path, {"notes.doc": "nothing"})


def test_two_boards_of_one_number_at_a_table_are_one_sentence(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"a.table": journal(7), "b.table": journal(7)}
    with pytest.raises(BridgetableError, match=r"two boards have the number 7 at table 1: a\.table and b\.table"):
        opened(tmp_path, files)


def test_two_boards_of_one_number_with_other_cards_are_one_sentence(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"a.table": journal(7, table="1"), "b.table": journal(7, deal=OTHER, table="2")}
    with pytest.raises(BridgetableError, match=r"b\.table: two boards have the number 7, with other cards"):
        opened(tmp_path, files)


def test_several_match_files_are_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BridgetableError, match=r"several sessions: a\.match, b\.match"):
        opened(tmp_path, {"a.match": HEAD, "b.match": HEAD})


def test_a_board_on_which_something_is_done_is_scored_by_what_was_done(tmp_path: Path) -> None:
    found = opened(tmp_path, {"r.csv": CSV, "1.table": journal(1, "S claims 9", table="2")})
    one = found.played_at(1, "2")
    assert one is not None
    assert one.history is not None
    assert 420 == points(found)[1, "2"]  # as the results tell it while the board is not over
    later = with_history(found, one, one.history.act(action("all agree")))
    assert -50 == points(later)[1, "2"]


def test_a_penalty_of_a_table_is_taken_off_who_sat_there(tmp_path: Path) -> None:
    ruled = ("S claims 9", "all agree", 'director penalises E: "late again"')
    files: dict[str, str | bytes] = {"r.csv": CSV, "1.table": journal(1, *ruled, table="2")}
    found = opened(tmp_path, files)
    one = found.played_at(1, "2")
    assert one is not None
    assert one.history is not None
    later, left = (one.history.act(action("90B 90A")).act(action(f"90A {fine}")) for fine in ("10%", "3 IMPs"))
    found = with_history(found, one, later)
    assert (Penalty("EW 5", Fraction(10), Unit.PERCENT, clauses=("90A",), board=1),) == found.match.changes
    before, after = (stage.scores.fields[1].by_contestant["EW 5"].figure for stage in stages(found.match))
    assert before - 10 == after
    assert () == Session(found).open
    now = found.played_at(1, "2")
    assert now is not None
    again = with_history(found, now, left)
    assert () == again.match.changes
    told = "Board 1: a penalty of 3 IMPs for East–West has not been taken off"
    assert [told] == [thing.text for thing in Session(again).open]
    assert () == with_history(found, now, one.history).match.changes


def test_a_penalty_in_a_journal_and_in_a_line_of_the_session_is_never_taken_twice_in_silence(tmp_path: Path) -> None:
    ruled = ("S claims 9", "all agree", "director penalises E", "90B 90A", "90A 10%")
    files: dict[str, str | bytes] = {"r.csv": CSV, "1.table": journal(1, *ruled, table="2")}
    head = f"{HEAD}winners: two\nresults: r.csv\ntable 2: 1.table\n"
    remarks = []
    for line in ("", "penalty 5: 20%\n", "penalty 5 on board 1: 10%\n", "penalty EW 5: 10%\n"):
        found = opened(tmp_path, {**files, "a.match": head + line}, "a.match")
        remarks.append(found.remarks)
        assert 1 + bool(line) == sum(isinstance(c, Penalty) for c in found.match.changes)
    twice = "board 1 gives EW 5 a penalty, and a line of the session the same: both are taken off"
    assert [(), (), (twice,), (twice,)] == remarks


# --- CSV


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize("mark", [b"", "\ufeff".encode(), "utf-16"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_any_separator_mark_and_line_ending_is_read_alike(
    tmp_path: Path, separator: str, mark: bytes | str, ending: str
) -> None:
    text = CSV.replace(",", separator).replace("\n", ending)
    content = text.encode(mark) if isinstance(mark, str) else mark + text.encode()
    found = opened(tmp_path, {"r.csv": content}, "r.csv")
    assert {(1, "1"): 420, (1, "2"): 420, (1, "3"): -50} == points(found)


def test_the_columns_of_other_programs_are_known(tmp_path: Path) -> None:
    text = '"Board";"NS Pair";"EW Pair";"Contract";"NS Score"\n7;1;4;4Sx S;\n7;2;5;;+100\n7;3;6;AP;\n7;4;1;;A60-40\n'
    found = opened(tmp_path, {"r.csv": text}, "r.csv")
    assert [None, 100, 0, Grade.PLUS] == list(points(found).values())
    assert ["1", "2", "3", "4"] == [table for _, table in points(found)]


def test_a_score_that_its_contract_does_not_come_to_is_told_and_counts(tmp_path: Path) -> None:
    found = opened(tmp_path, {"r.csv": "board,table,contract,declarer,result,score\n1,1,4S,S,10,620\n"}, "r.csv")
    assert {(1, "1"): 620} == points(found)
    assert ("r.csv, line 2: 4S by S 10 comes to +420 for N–S, and +620 stands there",) == found.remarks


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('"' + 200_000 * "x", 'r.csv, line 1: “"xxx'),
        (f"board,table\n1,{200_000 * 'x'}\n", "r.csv, line 2: field larger than field limit"),
        ("board,table\nx,1\n", "r.csv, line 2: “x” found, expected the number of a board"),
        ("table,score\n1,50\n", "r.csv, line 1: “table,score” found, expected a first line that names the columns"),
        ("board,table,score\n1,1,many\n", "r.csv, line 2: “MANY” found, expected points such as 420"),
        ("board,contract,by,tricks\n1,9S,S,10\n", "r.csv, line 2: “9S” found, expected a contract"),
        ("board,contract,by,tricks\n1,4S,S,14\n", "r.csv, line 2: “14” found, expected the tricks of declarer"),
        ("board,table,score\n1,1,50\n1,1,50\n", "r.csv, line 3: board 1 has two results at table 1"),
        ("board,score,score\n1,1,50\n", "r.csv, line 1: two columns tell “score_ns”"),
        ("board,table,score\n", "r.csv: no results and no boards in it"),
    ],
)
def test_what_is_wrong_in_a_csv_is_one_sentence(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(BridgetableError) as caught:
        opened(tmp_path, {"r.csv": text}, "r.csv")
    assert why in str(caught.value)


# --- PBN


GAME = (
    '[Event "Club night"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Scoring "MatchPoints;MP1"]\n'
    f'[Deal "N:{DEAL}"]\n[Declarer "S"]\n[Contract "4S"]\n[Result "9"]\n'
)
TABLE = (
    '[ScoreTable "Table\\1R;Round\\1R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\6R;'
    'Score_EW\\6R"]\n1 1 8 1 4S S 9 - 50\n2 1 7 3 4S S 10 "420" -\n3 1 2 6 3NT N 9 400 -\n4 1 4 5 Pass - - 0 0\n'
)
TOTALS = (
    '[TotalScoreTable "Rank\\1R;PairId\\1R;Names\\37L;TotalPercentage"]\n'
    '1 7 "Adler, B. - Boon, C." 66.6\n2 8 "Carr;Dale" 33.3\n'
)


def test_a_session_is_read_from_the_tables_of_pbn(tmp_path: Path) -> None:
    found = opened(tmp_path, {"a.pbn": GAME + TABLE + TOTALS}, "a.pbn")
    assert ("Club night", Form.MATCHPOINTS) == (found.match.title, found.match.terms.form)
    assert {(1, "1"): -50, (1, "2"): 420, (1, "3"): 400, (1, "4"): 0} == points(found)
    assert "Adler, B. – Boon, C." == found.match.name_of("NS 7")
    assert "Carr – Dale" == found.match.name_of("NS 8")
    # The game itself is that of table 1, whose contract and result it has.
    assert ["1"] == [one.table for one in found.played]
    scores = first_scores(found.match)
    assert [6, 4, 2, 0] == [scores.by_number[1].worth[Side.NS][t] for t in ("2", "3", "4", "1")]


def test_rows_that_stand_for_several_tables_count_as_often(tmp_path: Path) -> None:
    table = '[ScoreTable "Score_NS\\5R;Multiplicity\\2L"]\n420 3\n-50 2\n'
    found = opened(tmp_path, {"a.pbn": GAME + table}, "a.pbn")
    assert sorted([420, 420, 420, -50, -50]) == sorted(str_points(found))
    assert () == first_scores(found.match).fields[0].places


def str_points(found: OpenedMatch) -> list[int]:
    return [int(str(one)) for one in points(found).values()]


def test_games_of_one_board_at_several_tables_are_its_results(tmp_path: Path) -> None:
    second = GAME.replace('[Result "9"]', '[Result "10"]').replace('[Event "Club night"]', '[Table "4"]')
    found = opened(tmp_path, {"a.pbn": GAME + '[Table "3"]\n\n' + second}, "a.pbn")
    assert {(1, "3"): -50, (1, "4"): 420} == points(found)


def test_an_unknown_form_of_scoring_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BridgetableError, match=r"a\.pbn, line 1: “Marbles” found, expected a form of scoring: mp"):
        opened(tmp_path, {"a.pbn": GAME.replace("MatchPoints;MP1", "Marbles")}, "a.pbn")


def test_a_record_without_a_board_number_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BridgetableError, match=r"a\.pbn, line 1: “” found, expected the number of a board"):
        opened(tmp_path, {"a.pbn": GAME.replace('[Board "1"]\n', "")}, "a.pbn")


def test_teams_change_places_in_the_closed_room(tmp_path: Path) -> None:
    told = '[HomeTeam "Owls"]\n[VisitTeam "Larks"]\n[Room "Open"]\n'
    first = GAME.replace("MatchPoints;MP1", "IMP") + told
    second = first.replace("Open", "Closed").replace('[Result "9"]', '[Result "10"]')
    found = opened(tmp_path, {"a.pbn": first + "\n" + second}, "a.pbn")
    assert Form.TEAMS == found.match.terms.form
    scores = first_scores(found.match)
    assert [-10, 10] == [scores.by_contestant[team][0].won for team in ("Owls", "Larks")]


@pytest.mark.skipif(not (DATA / "endplay-tests").is_dir(), reason="the shared records are not at hand")
def test_every_board_of_a_large_qualifier_comes_to_the_imps_that_were_recorded() -> None:
    found = open_match(DATA / "endplay-tests" / "example2.pbn")
    scores = first_scores(found.match)
    compared = 0
    for one in found.played:
        assert one.record is not None
        recorded = one.record.tag("ScoreIMP").split()
        won = scores.by_number[one.board].worth[Side.NS][one.table]
        if recorded and won is not None:
            compared += 1
            assert int(recorded[1]) == won
    assert compared > 290


def test_a_session_that_is_cut_in_the_middle_of_a_letter_keeps_its_letters_and_says_so(tmp_path: Path) -> None:
    text = f"{HEAD}title: Café\n1 at 1: Renée v Zoë: +420\n1 at 2: Ö v Ü: -50\npair Ö: Chloé".encode()
    found = opened(tmp_path, {"a.match": text[:-1]}, "a.match")
    assert ("Café", "NS Renée") == (found.match.title, found.match.lines[0].ns)
    assert ("a.match ends in the middle of a letter: what came behind it is lost",) == found.remarks
