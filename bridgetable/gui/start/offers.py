"""The offers of the start page: the place reached, a lesson, a deal, a case, and the files opened last."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.chance import any_seed
from bridgetable.formats.course import CourseStep, OpenedCourse, own_courses
from bridgetable.formats.journal_kind import SUFFIX
from bridgetable.game.books import LAWS_2017
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import visible
from bridgetable.game.regulations import STANDARD
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.commands import file_handlers
from bridgetable.gui.documents import clock
from bridgetable.gui.documents.folders import last_path
from bridgetable.gui.documents.lesson_files import lesson_paths, step_title, title_of
from bridgetable.gui.documents.new_tables import new_tables_told, terms_of_new_tables
from bridgetable.gui.documents.reading import read_text
from bridgetable.gui.files.course_places import FoundPlace, latest_place, place_in, places_path, read_kept_places
from bridgetable.gui.start.kept_pictures import DEAL, forget_pictures, kept_seed
from bridgetable.language import capital, together, tr
from bridgetable.resources import number_of, root

if TYPE_CHECKING:
    from bridgetable.formats.course_places import CoursePlace
    from bridgetable.gui.commands.command import CommandHost
    from bridgetable.session.history import History
    from bridgetable.views.table.table_view import TableView

PRACTISED = 68
"""The law whose case stands for practice: a claim, with the whole table in sight."""
MOST_FILES = 5


def no_table() -> History | None:
    """Nothing to draw."""
    return None


@frozen(eq=False)
class Offer:
    """One thing that can be chosen; `tells` says whether its table has more to tell than the line, `shown` names it."""

    title: str
    line: str
    choose: Callable[[], object]
    key: str = ""
    when: str = ""
    table: Callable[[], History | None] = no_table
    tells: bool = False
    shown: str = ""


@frozen(eq=False)
class Offers:
    """Everything that is offered: first the places left, then those to begin with, and the files opened last."""

    has_been: bool
    first: Offer
    deal: Offer
    lesson: Offer
    practice: Offer
    open: Offer
    files: tuple[Offer, ...]
    fault: str = ""


def offers_for(host: CommandHost, seed: int | None = None, now: datetime | None = None) -> Offers:
    """The offers that can be chosen now; the board of the seed is the one that is dealt."""
    dealt = seed_to_deal() if seed is None else seed
    moment = now or clock.now()
    kept, why = read_kept_places(places_path())
    place = latest_place(kept)
    was_lesson = place is not None and is_later(places_path(), last_path())
    first: Offer | None
    if place is not None and was_lesson:
        then = changed(places_path())
        first = lesson_offer(host, place.step, place.done, when_words(then, moment) if then is not None else "")
    else:
        first = table_left(host, moment)
    steps = lessons_to_suggest(place, was_left=was_lesson)
    own = steps.pop(0) if first is None and steps else None
    began = first or (lesson_offer(host, own) if own is not None else None)
    lesson = suggested(host, steps[0]) if steps else Offer(tr("A lesson"), tr("None can be read"), no_table)
    so = tr("Shuffled, all hands open")
    if terms_of_new_tables() != (LAWS_2017, STANDARD):
        so = together((so, new_tables_told()), " · ")
    deal = Offer(tr("Deal a board"), so, partial(deal_shown, host, dealt), "D")
    deal = evolve(deal, table=partial(table_dealt, dealt), shown=f"{DEAL}-{dealt}")
    practise = partial(file_handlers.practise, host)
    practice = Offer(tr("Practise"), tr("You rule first, case by case"), practise, "P")
    return Offers(
        first is not None,
        began or evolve(deal, key=""),
        deal,
        lesson,
        evolve(practice, table=a_case, shown=named(case_path())),
        Offer(tr("Open"), tr("Journal, PBN, LIN, course"), partial(file_handlers.open_file, host), "O"),
        tuple(file_offer(host, path) for path in host.settings.recent[:MOST_FILES]),
        why,
    )


def is_later(one: Path, other: Path) -> bool:
    """True where a file was written no earlier than another, or there is no other."""
    first, second = changed(one), changed(other)
    return first is not None and (second is None or first >= second)


def table_left(host: CommandHost, now: datetime) -> Offer | None:
    """The table that was there when the window was closed, if there was any."""
    then = changed(last_path())
    if then is None:
        return None
    title = title_of(last_path())
    words = tr("What was on the table") if title == last_path().stem else visible(title)
    when = when_words(then, now)
    taken_up = Offer(words, tr("As it was left"), partial(file_handlers.take_up, host), when=when)
    return evolve(taken_up, table=last_table, tells=True, shown=named(last_path()))


def lessons_to_suggest(place: FoundPlace | None, *, was_left: bool) -> list[CourseStep]:
    """Lessons that one might take now, the best first; where one went away from a lesson, those after it."""
    courses = own_courses()
    ahead = list(place.step.steps(1)[:1]) if place is not None else []
    here = [place.step] if place is not None and not was_left else []
    return [*here, *ahead, *(CourseStep(course, 0) for course in courses)]


def lesson_offer(host: CommandHost, step: CourseStep, done: int | None = None, when: str = "") -> Offer:
    """A lesson at its beginning, or after so many actions."""
    opens = partial(file_handlers.open_step, host, step, done)
    table, shown = partial(table_of_lesson, step.file, done or 0), named(step.file, done or 0)
    return Offer(step_title(step), step.words, opens, when=when, table=table, shown=shown)


def suggested(host: CommandHost, step: CourseStep) -> Offer:
    """A lesson that one might take now, with its number where it came with the program."""
    number = f"{number_of(step.file)} · " if step.file in lesson_paths() else ""
    return evolve(lesson_offer(host, step), title=tr("A lesson"), line=f"{number}{step_title(step)}", key="L")


def file_offer(host: CommandHost, path: str) -> Offer:
    """A file opened last."""
    return Offer(visible(Path(path).name), "", partial(file_handlers.open_path, host, Path(path)))


def course_offer(host: CommandHost, course: OpenedCourse, places: tuple[CoursePlace, ...]) -> Offer:
    """A course, and how far one has come in it."""
    found = place_in(course, places)
    many = len(course.files)
    line = tr("{many} lessons", many=many)
    if found is not None:
        line = tr("Lesson {at} of {many}", at=found.step.at + 1, many=many)
    return Offer(course.title, line, partial(file_handlers.go_on_with, host, course))


def course_offers(host: CommandHost) -> tuple[Offer, ...]:
    """The courses that came with the program."""
    places, _ = read_kept_places(places_path())
    return tuple(course_offer(host, course, places) for course in own_courses())


# What the tables show.


def named(path: Path, done: int = 0) -> str:
    """A name for the table of a file as it is now, after so many actions; empty where there is no such file."""
    try:
        state = path.stat()
    except OSError:
        return ""
    return f"{path} {state.st_mtime_ns} {state.st_size} {done}"


def seed_to_deal() -> int:
    """The seed whose picture was kept and that nobody has dealt since, else one that nobody has chosen."""
    kept = kept_seed()
    return any_seed() if kept is None else kept


def deal_shown(host: CommandHost, seed: int) -> None:
    """Deal the board of a seed, and show another the next time."""
    forget_pictures(DEAL)
    file_handlers.deal_seed(host, seed)


def table_dealt(seed: int) -> History:
    """The table with the board of a seed."""
    from bridgetable.gui.documents.document import dealt

    return dealt(seed).history


def table_of_lesson(path: Path, done: int = 0) -> History | None:
    """The table of a lesson after so many actions, or where its first question waits."""
    from bridgetable.gui.documents.document import lesson_in

    document = lesson_in(path)
    whole = len(document.history.done) + len(document.history.undone)
    if done:
        return document.history.at(min(done, whole))
    every = document.history.at(whole)
    return next((every.at(n) for n in range(whole + 1) if every.after(n).pending is not None), every)


def last_table() -> History | None:
    """The history that was on the table when the window was closed."""
    from bridgetable.formats.journal import acted_out, read_journal

    history = acted_out(read_journal(read_text(last_path()), last_path().name))
    return history.at(len(history.done) + len(history.undone))


def a_case() -> History | None:
    """A case at its first question."""
    from bridgetable.formats.journal import acted_out, read_journal

    path = case_path()
    return acted_out(read_journal(read_text(path), path.name))


def case_path() -> Path:
    """The file of that case."""
    return root() / "charts" / f"{PRACTISED}{SUFFIX}"


def table_words(view: TableView) -> str:
    """The next thing to be done at a table, in a line."""
    if view.decision is not None:
        return f"{view.decision.banner[0]}: {view.decision.question}"
    return capital(view.status)


# When it was.


def changed(path: Path) -> datetime | None:
    """The time at which a file was written, by the clock here; None where there is no file."""
    try:
        return clock.moment(path.stat().st_mtime)
    except OSError:
        return None


def when_words(then: datetime, now: datetime) -> str:
    """The time of something, as people say it: today with the time, yesterday, a day of the last week, or a date."""
    days = (now.date() - then.date()).days
    if days == 0:
        return tr("today, {then:%H:%M}", then=then)
    if days == 1:
        return tr("yesterday, {then:%H:%M}", then=then)
    if 1 < days < timedelta(weeks=1).days:
        return f"{then:%A}"
    return f"{then.day} {then:%B}" if then.year == now.year else f"{then.day} {then:%B %Y}"


def opened_when(path: Path, now: datetime) -> str:
    """The time at which a file was written, in words, or that it is not there any more."""
    then = changed(path)
    return tr("not found") if then is None else when_words(then, now)


FAULTS = (BridgetableError, OSError)
"""The faults that may keep a table from being drawn; its place then stays as felt."""
