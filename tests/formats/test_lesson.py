"""A lesson is written by pure functions: notes come and go, actions are inserted, and nothing is lost."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import JournalError, Note, journal_text, read_journal, without_lines
from bridgetable.formats.lesson import (
    QUESTION,
    STOP,
    LessonDraft,
    NoSuchAction,
    Sort,
    Version,
    begun,
    cut_off,
    inserted,
    kept_as_comment,
    minutes,
    moved,
    put,
    put_back,
    removed,
    reworded,
    rows_of,
    why_left_out,
    without_last,
)
from bridgetable.resources import lessons
from bridgetable.session.notation import action, action_text

HEAD = """\
bridgetable 1
title: A card falls
book: 2017
board: 3
dealer: S
vulnerable: EW
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4
contract: 4S by S

"""
TRICK = "W leads CQ\nN plays C2\nE plays CA\nS plays C5\n"
NEXT = "E plays DT\nS plays D2\nW plays D6\nN plays DQ\n"


def version(text: str, count: int) -> Version:
    return begun(read_journal(HEAD + text), count)


def body(one: Version) -> str:
    """The entries as their lines, which are read and acted out as the same again."""
    text = journal_text(one.journal)
    again = begun(read_journal(text), one.count)
    assert without_lines(again.journal) == without_lines(one.journal)
    assert (again.history.done, again.history.undone) == (one.history.done, one.history.undone)
    return text.partition("\n\n")[2]


def sorts(one: Version) -> list[Sort]:
    return [row.sort for row in rows_of(one.journal)]


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_every_lesson_is_the_same_text_after_it_was_opened_to_be_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == journal_text(begun(read_journal(text), 0).journal)


def test_a_note_is_put_behind_those_at_its_place_and_taken_away_again() -> None:
    first = version("> Look.\n" + TRICK, 0)
    journal, index = put(first.journal, 0, Note("Now West leads."))
    assert ["Look.", "Now West leads."] == [row.words for row in rows_of(journal)]
    assert without_lines(first.journal) == without_lines(removed(journal, index))


def test_a_note_moves_by_actions_and_stops_at_both_ends() -> None:
    journal = version("> One.\n> Two.\n" + TRICK, 0).journal
    on, index = moved(journal, 0, 1)
    assert [(0, "Two."), (1, "One.")] == [(row.count, row.words) for row in rows_of(on)]
    assert without_lines(read_journal(HEAD + "> Two.\n> One.\n" + TRICK)) == without_lines(moved(on, index, -5)[0])
    last, index = moved(on, index, 99)
    assert 4 == rows_of(last)[-1].count
    assert len(last.entries) - 1 == index


def test_an_action_is_no_note() -> None:
    journal = version(TRICK, 0).journal
    for do in (lambda: removed(journal, 0), lambda: reworded(journal, 99, "x"), lambda: moved(journal, 2, 0)):
        with pytest.raises(NoSuchAction):
            do()


def test_a_stop_is_a_note_without_words_and_a_question_has_a_line_of_its_own() -> None:
    journal, index = put(version(TRICK, 0).journal, 1, STOP)
    journal, _ = put(journal, 2, QUESTION)
    assert [Sort.STOP, Sort.QUESTION] == [row.sort for row in rows_of(journal)]
    assert "W leads CQ\n>\nN plays C2\n? ask\nE plays CA" in journal_text(journal)
    assert (False, True, True) == tuple(journal.stops_before(n) for n in range(3))
    assert () == journal.notes_before(1)
    assert ("Here.",) == reworded(journal, index, " Here. ").notes_before(1)


def test_laws_and_level_stand_in_the_header() -> None:
    text = HEAD.replace("\n\n", "\nlaws: 50, 52\nlevel: club\n\n") + TRICK
    journal = read_journal(text)
    assert ((50, 52), "club") == (journal.laws, journal.level)
    assert text == journal_text(journal)
    for old, new in (("50, 52", "94"), ("50, 52", "penalty"), ("club", "grim")):
        with pytest.raises(JournalError, match=r"line (9|10)"):
            read_journal(text.replace(old, new))


def test_the_deal_is_written_from_the_seat_from_which_it_was_read() -> None:
    text = HEAD.replace("N:KJ74", "S:KJ74") + TRICK.replace("W", "E")
    assert "deal: S:KJ74" in journal_text(read_journal(text))


def test_what_is_done_in_the_middle_stands_behind_the_notes_and_before_the_rest() -> None:
    there = version(TRICK + "> A card falls.\n" + NEXT, 4)
    after = inserted(there, (action("E drops HK"),))
    assert TRICK + "> A card falls.\nE drops HK\n" + NEXT == body(after)
    assert 5 == after.count
    assert [] == [row for row in rows_of(after.journal) if row.sort is Sort.LEFT_OUT]


def test_what_the_lesson_does_next_anyway_is_stepped_over() -> None:
    there = version(TRICK, 1)
    after = inserted(there, (action("N plays C2"),))
    assert there.journal is after.journal
    assert 2 == after.count


def test_what_no_longer_fits_is_left_out_where_it_stood_and_comes_back_when_it_fits_again() -> None:
    there = version(TRICK + NEXT + "> The end.\n", 5)
    after = inserted(there, (action("S plays D4"),))
    lines = TRICK + "E plays DT\nS plays D4\n# left out: S plays D2\nW plays D6\nN plays DQ\n> The end.\n"
    assert lines == body(after)
    row = rows_of(after.journal)[0]
    assert (Sort.LEFT_OUT, 6) == (row.sort, row.count)
    assert TRICK + NEXT + "> The end.\n" == body(without_last(after))


def test_while_a_question_waits_nothing_fits_and_after_the_answer_all_is_back() -> None:
    text = TRICK + "W drops HT\n" + NEXT
    asked = inserted(version(text, 5), (action("S notices"),))
    assert asked.history.now.pending is not None
    assert [Sort.LEFT_OUT] * 4 == sorts(asked)
    ruled = inserted(asked, (action("50D2 no restriction"),))
    assert TRICK + "W drops HT\nS notices\n50D2 no restriction\n" + NEXT == body(ruled)


def test_what_would_break_a_law_anew_is_left_out() -> None:
    asked = inserted(version(TRICK + "E drops HK\n" + NEXT, 5), (action("S notices"),))
    assert asked.history.now.pending is None
    assert [Sort.LEFT_OUT] * 4 == sorts(asked), "East must play the penalty card"


def test_what_broke_a_law_when_it_was_recorded_may_break_it_again() -> None:
    text = TRICK + "E plays DT\nS plays H4\nW plays D6\nN plays DQ\n"
    there = inserted(version(text, 4), (action("E hesitates"),))
    assert text.replace("E plays DT", "E hesitates\nE plays DT") == body(there)
    out = inserted(version(text, 5), (action("S plays D2"),))
    assert "# left out: S plays H4" in body(out)
    assert text == body(without_last(out))


def test_an_action_left_out_is_put_back_or_kept_as_a_comment_or_says_why_not() -> None:
    there = inserted(version(TRICK + NEXT, 5), (action("S plays D4"),))
    index = rows_of(there.journal)[0].index
    assert "" == why_left_out(there, index)
    back = put_back(there, index)
    assert "S plays D4\nS plays D2\n" in body(back)
    comment = kept_as_comment(there.journal, index)
    assert "# S plays D2" in journal_text(comment)
    assert [Sort.COMMENT] == [row.sort for row in rows_of(comment)]
    early = inserted(version(TRICK + NEXT, 5), (action("W plays D6"),))
    gone = next(row.index for row in rows_of(early.journal) if "W plays D6" in row.words)
    assert "" != why_left_out(early, gone), "he does not hold it any more"


def test_cutting_off_keeps_the_notes_of_the_place() -> None:
    there = version(TRICK + "> So far.\n" + NEXT + "> Never.\n", 4)
    assert TRICK + "> So far.\n" == body(cut_off(there))


def test_nothing_is_taken_out_where_nothing_is_done() -> None:
    with pytest.raises(NoSuchAction):
        without_last(version(TRICK, 0))


def test_every_change_is_undone_and_redone_and_the_letters_of_a_note_together() -> None:
    draft = LessonDraft(version(TRICK, 2)).kept()
    first = draft.now
    journal, index = put(first.journal, 2, Note("x"))
    draft = draft.changed(Version(journal, first.whole, 2, index), "a note", joins=index)
    for words in ("xy", "xyz"):
        now = draft.now
        again = Version(reworded(now.journal, index, words), now.whole, 2, index)
        draft = draft.changed(again, "a note", joins=index)
    assert draft.is_changed
    last = draft.now
    assert 1 == len(draft.changes)
    back = draft.undo()
    assert not back.is_changed
    assert first is back.now
    assert last is back.redo().now
    assert back.redo().redo().now is last
    assert first is back.undo().now
    assert not draft.kept().is_changed


def test_standing_elsewhere_is_no_change() -> None:
    draft = LessonDraft(version(TRICK, 2))
    there = Version(draft.now.journal, draft.now.whole, 1)
    assert () == draft.changed(there, "nothing").changes


def test_a_lesson_lasts_a_minute_at_least_and_longer_with_questions() -> None:
    assert 1 == minutes(version(TRICK, 0).journal)
    asked, _ = put(put(version(TRICK, 0).journal, 1, QUESTION)[0], 1, Note("word " * 120))
    assert 2 == minutes(asked)


@pytest.mark.parametrize("path", lessons()[::9], ids=lambda path: path.stem)
def test_a_lesson_taken_back_to_its_beginning_and_done_again_is_the_same(path: Path) -> None:
    first = begun(read_journal(path.read_text(encoding="utf-8")), 0)
    actions = first.journal.actions
    empty = cut_off(first)
    assert actions[: len(empty.history.done)] == empty.history.done
    done = inserted(empty, actions)
    assert [action_text(one) for one in actions] == [action_text(one) for one in done.journal.actions]


def test_what_a_class_has_voted_is_kept_and_is_no_row() -> None:
    voted = "? hands What went wrong? | + Revoke: 12 | - Lead out of turn: 3\n"
    there = version(TRICK + voted + "> So far.\n" + NEXT, 4)
    assert [Sort.NOTE] == sorts(there)
    assert voted in body(inserted(there, (action("E drops HK"),)))
