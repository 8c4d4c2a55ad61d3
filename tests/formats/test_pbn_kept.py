"""A board of a PBN file that is saved leaves everything in the file that is not the board's own change."""

from pathlib import Path

import pytest

from bridgetable.formats.acted import board_scene
from bridgetable.formats.detect import read_any
from bridgetable.formats.encodings import decode
from bridgetable.formats.errors import RecordError
from bridgetable.formats.event import Event, event_of, event_told
from bridgetable.formats.from_table import recorded
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.laws_told import terms_of
from bridgetable.formats.pbn.kept import TOLD
from bridgetable.formats.pbn.reader import records
from bridgetable.formats.records import Record
from bridgetable.formats.regulation_sets import ready_sets
from bridgetable.formats.written import kept_bytes
from bridgetable.game.values import evolve
from bridgetable.session.history import History
from bridgetable.session.notation import action
from tests.formats.boards import MARKED, REGULAR, SLAMMISH
from tests.formats.shared_data import data_files, needs_data

PBN = [*data_files("**/*.pbn"), *data_files("**/*.PBN")]
OWN = REGULAR.replace('[Dealer "', '[Event "Ours"]\n[OurOwnTag "a \\\\ b"]\n{ of ours }\n% for programs\n[Dealer "')
THREE = f"% three boards\n\n{MARKED}\n{OWN}\n{SLAMMISH}"


def opened(content: bytes) -> list[tuple[Record, History]]:
    found = [r for r in records(decode(content), "kept.pbn") if isinstance(r, Record)]
    return [(r, scene.history()) for r in found if (scene := board_scene(r)) is not None]


def saved(content: bytes, record: Record, before: History, after: History) -> bytes:
    assert before.start == after.start
    return kept_bytes(content, record, after.now.table, event_of(record))


def own_tags(content: bytes) -> list[list[tuple[str, str, tuple[str, ...]]]]:
    """The tags of each game with their comments and rows, without those that tell what came about at the table."""
    found = [r for r in records(decode(content), "kept.pbn") if isinstance(r, Record)]
    told = {*TOLD, "Auction", "Play", "Note"}
    return [[(t.name, t.value, t.rows) for t in r.tags if t.name not in told] for r in found]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
def test_a_board_in_which_nothing_was_done_is_saved_byte_for_byte(ending: str, encoding: str) -> None:
    content = THREE.replace("Ours", "Où").replace("\n", ending).encode(encoding)
    assert [saved(content, r, h, h) for r, h in opened(content)] == [content] * 3


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
def test_what_was_changed_is_changed_and_the_rest_is_byte_for_byte(ending: str, encoding: str) -> None:
    text = THREE.replace("Ours", "Où – là" if encoding in {"utf-8", "utf-16", "cp1252"} else "Où")
    content = text.replace("\n", ending).encode(encoding)
    record, history = opened(content)[1]
    undone = history.at(len(history.done) - 5)
    after = saved(content, record, history, undone)
    lines = decode(content).text.split("\n")
    changed = decode(after).text.split("\n")
    first = next(n for n, (a, b) in enumerate(zip(lines, changed, strict=False)) if a != b)
    same = len(ending.join(lines[:first]).encode(encoding))
    assert after[:same] == content[:same]
    assert after.endswith(SLAMMISH.replace("\n", ending).encode(encoding.removesuffix("-sig").replace("16", "16-le")))
    assert own_tags(after) == own_tags(content)
    (now,) = [h.now.table for r, h in opened(after) if r.board == record.board and r.tag("OurOwnTag")]
    assert recorded(now).play == recorded(undone.now.table).play


def test_calls_keep_what_the_file_says_of_them_and_new_explanations_become_notes() -> None:
    text = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
    deal = '[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432"]\n'
    game = f'{text}{deal}[Auction "N"]\n2C =1= {{strong}} Pass\n[Note "1:any game"]\n[Ours "x"]\n'
    content = game.encode()
    ((record, history),) = opened(content)
    after = saved(content, record, history, history.act(action('S calls 2D: "waiting"')))
    expected = f'{text}{deal}[Auction "N"]\n2C =1= {{strong}} Pass 2D =2= +\n[Note "2:waiting"]\n'
    assert after.decode() == expected + '[Note "1:any game"]\n[Ours "x"]\n'


def test_a_game_without_sections_gets_them_behind_its_tags() -> None:
    text = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
    game = f'{text}[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432"]\n[Ours "x"]'
    content = f"{game}\n\n{game}".encode()
    (_, (record, history)) = opened(content)
    after = saved(content, record, history, history.act(action("N calls 2C")))
    assert after.decode() == f'{game}\n\n{game}\n[Auction "N"]\n2C +\n'


def test_a_file_that_holds_another_game_by_now_is_refused() -> None:
    content = THREE.encode()
    record, history = opened(content)[1]
    with pytest.raises(RecordError, match="another game than was opened"):
        saved(SLAMMISH.encode(), record, history, history.at(3))


@needs_data
@pytest.mark.parametrize("path", PBN, ids=lambda p: p.name)
def test_no_tag_of_a_real_file_is_lost_when_a_board_of_it_is_saved(path: Path) -> None:
    content = path.read_bytes()
    boards = opened(content)
    assert len(boards) <= sum(isinstance(r, Record) for r in read_any(path))
    for record, history in boards[:: max(1, len(boards) // 3)]:
        assert saved(content, record, history, history) == content
        after = saved(content, record, history, history.at(len(history.done) // 2))
        assert own_tags(after) == own_tags(content)


def test_a_board_saved_into_its_own_file_can_be_saved_there_again() -> None:
    content = THREE.encode()
    record, history = opened(content)[1]
    once = saved(content, record, history, history.at(len(history.done) - 5))
    assert saved(once, record, history, history) == content


def test_a_board_without_a_score_that_is_taken_back_and_done_again_gets_none() -> None:
    content = "".join(line for line in REGULAR.splitlines(keepends=True) if not line.startswith("[Score ")).encode()
    ((record, history),) = opened(content)
    once = saved(content, record, history, history.at(len(history.done) - 5))
    assert b"[Score" not in once
    assert content == saved(once, record, history, history)


@pytest.mark.parametrize(
    "comment", ["; the auction of the evening\n", "{ on two\nlines }\n", "% for programs\n; and this\n"]
)
def test_comments_before_the_first_call_stay(comment: str) -> None:
    head = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 -"]\n'
    content = f'{head}[Auction "N"]\n{comment}2C Pass\n'.encode()
    ((record, history),) = opened(content)
    after = saved(content, record, history, history.act(action("S calls 2D")))
    assert after.decode() == f'{head}[Auction "N"]\n{comment}2C Pass 2D +\n'


LARGE = 200_000
"""The bytes of a large file that are tried."""


# --- another event ----------------------------------------------------------------------------------------------------

DEAL = '[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432"]'


def game(number: int, *tags: str) -> str:
    return "\n".join(
        [*tags, f'[Board "{number}"]', '[Dealer "N"]', '[Vulnerable "None"]', DEAL, '[Auction "N"]', "2C +\n"]
    )


def with_event(content: bytes, place: int, **fields: str) -> bytes:
    record = whole_records(content)[place]
    scene = board_scene(record)
    assert scene is not None
    return kept_bytes(content, record, scene.history().now.table, evolve(event_of(record), **fields))


def whole_records(content: bytes) -> list[Record]:
    found = [r for r in records(decode(content), "kept.pbn") if isinstance(r, Record)]
    return [record for record in found if record.is_complete]


def events(content: bytes) -> list[Event]:
    return [event_of(record) for record in whole_records(content)]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "latin-1"])
def test_a_name_that_is_changed_changes_its_own_tag_alone(ending: str, encoding: str) -> None:
    head = ('[Event "Où"] ; in May', '[West "A \\"B\\""]{his name}', '[North "C"]', '[Ours "x"]')
    text = "\n".join((game(1, *head), game(2, *head), game(3, *head))).replace("\n", ending)
    after = with_event(text.encode(encoding), 1, north='D "E" \\ F', west="")
    first, second, third = text.split(f"{ending}{ending}")
    second = second.replace('"C"', '"D \\"E\\" \\ F"').replace('"A \\"B\\""', '"?"')
    assert f"{ending}{ending}".join((first, second, third)).encode(encoding) == after
    assert ["C", 'D "E" \\ F', "C"] == [one.north for one in events(after)]


def test_a_name_beyond_latin_1_is_read_again() -> None:
    content = game(1, '[Event "Où"]').encode("latin-1")
    assert Event(event="Où", east="Łucja") == events(with_event(content, 0, east="Łucja"))[0]


def test_tags_that_a_game_has_not_are_added_once_and_a_change_back_is_the_value_that_stood() -> None:
    content = game(1, '[Event "Ours"]').encode()
    told = {"site": "Here", "round": "2", "scoring": "IMP", "south": "S"}
    after = with_event(content, 0, **told)
    assert [event_told({"event": "Ours", **told})] == events(after)
    back = with_event(with_event(after, 0, event="Another"), 0, event="Ours")
    assert after == back


def test_without_a_line_end_at_its_end_a_game_stays_one_game() -> None:
    whole = game(1).partition("[Auction")[0].rstrip("\n")
    after = with_event(whole.encode(), 0, north="N", east="E")
    assert f'{whole}\n[North "N"]\n[East "E"]\n' == after.decode()


@pytest.mark.parametrize("inheriting", ["#", "##"])
def test_the_games_behind_keep_what_they_inherit(inheriting: str) -> None:
    others = (game(number, f'[North "{inheriting}"]', '[Event "#"]') for number in (2, 3))
    content = "\n".join((game(1, '[North "A"]', '[Event "Ours"]'), *others, game(4))).encode()
    before = events(content)
    after = with_event(content, 0, north="B")
    assert [evolve(before[0], north="B"), *before[1:]] == events(after)
    assert (
        content.replace(b'"A"', b'"B"').replace(
            f'[North "{inheriting}"]'.encode(), f'[North "{inheriting[1:] * 2}A"]'.encode(), 1
        )
        == after
    )


def test_a_tag_for_all_games_that_follow_goes_on_for_them() -> None:
    content = "\n".join((game(1, '[Event "##Ours"]'), game(2), game(3))).encode()
    before = events(content)
    assert [evolve(before[0], event="Other"), *before[1:]] == events(with_event(content, 0, event="Other"))


def test_the_same_board_at_another_table_is_of_the_same_event() -> None:
    other = '[North "B"]\n[Auction "N"]\n1C +\n'
    content = "\n".join((game(1, '[Event "Ours"]', '[North "A"]'), other)).encode()
    after = with_event(content, 0, event="Other", north="C")
    assert [("Other", "C"), ("Other", "B")] == [(one.event, one.north) for one in events(after)]
    assert after.endswith(other.encode())


@needs_data
@pytest.mark.parametrize("path", PBN, ids=lambda p: p.name)
def test_another_name_in_a_real_file_changes_its_board_alone_and_can_be_changed_back(path: Path) -> None:
    content = path.read_bytes()
    if len(content) > LARGE:
        content = content[: content.rindex(b"\n[Event", 0, LARGE)]
    before = events(content)
    for place in {0, len(before) // 2, len(before) - 1} if before else ():
        event = before[place]
        after = with_event(content, place, north="Somebody Else", table="99")
        expected = [*before]
        expected[place] = evolve(event, north="Somebody Else", table="99")
        assert expected == events(after)
        back = with_event(after, place, north=event.north, table=event.table)
        assert before == events(back)
        assert own_tags(back) == own_tags(content)


def test_a_change_of_book_and_regulations_is_written_into_the_file_and_back() -> None:
    content = THREE.encode()
    record, history = opened(content)[1]
    ebu = next(one for one in ready_sets() if one.edition == "2007")
    under = evolve(history.now.table, book=book_of("2007"), regulations=ebu.regulations)
    once = kept_bytes(content, record, under, event_of(record))
    (again, _), found = opened(once)[1], [terms_of(r) for r, _ in opened(once)]
    assert [None, (under.book, under.regulations), None] == found
    assert once == kept_bytes(once, again, under, event_of(again))
    plain = [terms_of(r) for r, _ in opened(kept_bytes(once, again, history.now.table, event_of(again)))]
    assert [None, (history.now.table.book, history.now.table.regulations), None] == plain
