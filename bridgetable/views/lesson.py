"""A lesson as the person sees it who writes it: its rows in order, each with its place on the table in words."""

from typing import assert_never

from bridgetable.formats.journal import LEFT_OUT, Note
from bridgetable.formats.lesson import Row, Sort, Version, left_out_action, minutes, rows_of, why_left_out
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.table import Phase
from bridgetable.game.values import frozen
from bridgetable.language import tr, tr_n
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.acts import act_words, line_words
from bridgetable.views.words.prose import sees_all

STOPS = tr("Next stops here")
RULES_FIRST = tr("Whoever follows the lesson rules first")
NO_WORDS = tr("A question of your own")
NOBODY_ANSWERED = tr("Nobody has answered it yet: choose an option, and the answer is in the lesson.")
NOTHING_ASKED = tr("The director asks nothing at this place: put it where a ruling waits.")
FITS = tr("It can be done here, but breaks a law that it did not break before.")


@frozen
class LessonRow:
    """One row: its place among the journal's entries, its sort, the number of a note, and its words."""

    index: int
    sort: Sort
    number: int
    words: str
    count: int  # how many actions are done there
    place: str  # the same in words
    about: str = ""  # what there is to say of it when it is looked at
    own: OwnQuestion | None = None

    @property
    def short_place(self) -> str:
        """The place in as few words as can be."""
        return self.place.partition(",")[0]


@frozen
class LessonView:
    """The lesson: title, laws and level, its rows, its length, and the row in focus."""

    title: str
    laws: str
    level: str
    rows: tuple[LessonRow, ...]
    length: str
    here: str
    count: int
    chosen: LessonRow | None


def lesson_view(version: Version) -> LessonView:
    """The view of a lesson at one moment of its writing."""
    journal, whole = version.journal, version.whole
    rows, number = [], 0
    for row in rows_of(journal):
        number += row.sort is Sort.NOTE
        about = about_row(version, row) if row.index == version.chosen else ""
        place = place_words(whole, row.count)
        is_note = row.sort is Sort.NOTE
        shown = LessonRow(row.index, row.sort, number if is_note else 0, said(row), row.count, place, about, row.own)
        rows.append(shown)
    chosen = next((row for row in rows if row.index == version.chosen), None)
    here = place_words(whole, version.count)
    laws = ", ".join(map(str, journal.laws))
    return LessonView(journal.title, laws, journal.level, tuple(rows), length_of(version), here, version.count, chosen)


def said(row: Row) -> str:
    """The words of a row."""
    match row.sort:
        case Sort.NOTE | Sort.COMMENT:
            return row.words
        case Sort.STOP:
            return STOPS
        case Sort.QUESTION:
            return RULES_FIRST if row.own is None else row.own.question or NO_WORDS
        case Sort.LEFT_OUT:
            # An answer stands as it is written, for its question is gone.
            what = left_out_action(Note(row.words, shown=False))
            if what is None or isinstance(what, Reply):
                return row.words.removeprefix(LEFT_OUT)
            return line_words(what, sees_all)
        case _:
            assert_never(row.sort)


def about_row(version: Version, row: Row) -> str:
    """The words about a row that is looked at; empty for none."""
    match row.sort:
        case Sort.QUESTION:
            return about_question(version.whole, row.count) if row.own is None else row.own.lacks
        case Sort.LEFT_OUT:
            return why_left_out(version, row.index) or FITS
        case Sort.NOTE | Sort.STOP | Sort.COMMENT:
            return ""
        case _:
            assert_never(row.sort)


def about_question(whole: History, count: int) -> str:
    """The lesson's answer to the question that waits at a place, or the reason why there is none."""
    before = whole.after(count)
    if before.pending is None:
        return NOTHING_ASKED
    answer = whole.done[count] if count < len(whole.done) else None
    return act_words(before, answer) if isinstance(answer, Reply) else NOBODY_ANSWERED


def length_of(version: Version) -> str:
    """The number of notes, questions and minutes of a lesson."""
    sorts = [row.sort for row in rows_of(version.journal)]
    asked, lost = sorts.count(Sort.QUESTION), sorts.count(Sort.LEFT_OUT)
    parts = [tr_n("{n} note", "{n} notes", sorts.count(Sort.NOTE))]
    parts += [tr_n("{n} question", "{n} questions", asked)] if asked else []
    parts += [tr_n("{n} minute", "{n} minutes", minutes(version.journal))]
    return " · ".join((*parts, *((tr("{lost} left out", lost=lost),) if lost else ())))


def place_words(whole: History, count: int) -> str:
    """The place where `count` actions are done, such as “trick 5, before the lead”."""
    if not count:
        return tr("start")
    if count == len(whole.done):
        return tr("end, {moment}", moment=moment_words(whole.after(count)))
    return moment_words(whole.after(count))


def moment_words(sitting: Sitting) -> str:
    """The stage of a board, in words: in the auction, in a trick, or over."""
    table = sitting.table
    match table.phase:
        case Phase.AUCTION:
            return tr("auction")
        case Phase.CLARIFICATION:
            return tr("before the opening lead")
        case Phase.PLAY | Phase.SUSPENDED:
            begun = bool(table.tricks and table.tricks[-1].cards)
            return (
                tr("trick {trick_number}", trick_number=table.trick_number)
                if begun
                else tr("trick {trick_number}, before the lead", trick_number=table.trick_number)
            )
        case Phase.END:
            return tr("after the play")
        case _:
            assert_never(table.phase)
