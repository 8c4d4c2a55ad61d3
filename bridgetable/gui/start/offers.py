"""What the start page offers: where somebody was, a lesson, a deal, a case, and the files opened last."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import cache, partial
from pathlib import Path

from attrs import evolve

from bridgetable.formats.course import CourseStep, OpenedCourse, own_courses
from bridgetable.formats.course_places import CoursePlace
from bridgetable.formats.journal import SUFFIX, acted_out, read_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import visible
from bridgetable.game.values import frozen
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.file_handlers import (
    SEEDS,
    deal_seed,
    go_on_with,
    open_file,
    open_path,
    open_step,
    practise,
    take_up,
)
from bridgetable.gui.documents import dealt, last_path, lesson_in, lesson_paths, read_text, step_title, title_of
from bridgetable.gui.files.course_places import FoundPlace, latest_place, place_in, places_path, read_kept_places
from bridgetable.language import tr
from bridgetable.resources import number_of, resource
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
    """One thing that can be chosen: title, line, when it was last in hand, key, what its table shows, what it does.

    `tells` says whether the table has more to tell than the line.
    """

    title: str
    line: str
    choose: Callable[[], object]
    key: str = ""
    when: str = ""
    table: Callable[[], History | None] = no_table
    tells: bool = False


@frozen(eq=False)
class Offers:
    """Everything that is offered: first what one went away from, then what one may begin, and the files opened last."""

    has_been: bool
    first: Offer
    deal: Offer
    lesson: Offer
    practice: Offer
    open: Offer
    files: tuple[Offer, ...]
    fault: str = ""


def offers_for(host: CommandHost, seed: int | None = None, now: datetime | None = None) -> Offers:
    """What can be chosen now; the board of the seed is the one that is dealt."""

    @cache
    def drawn() -> int:
        # What draws numbers takes some milliseconds to load, and nobody looks at the board before the first picture.
        import secrets

        return secrets.randbelow(SEEDS) if seed is None else seed

    moment = now or datetime.now().astimezone()
    kept, why = read_kept_places(places_path())
    place = latest_place(kept)
    was_lesson = place is not None and is_later(places_path(), last_path())
    first = lesson_left(host, place, moment) if place is not None and was_lesson else table_left(host, moment)
    steps = lessons_to_suggest(place, was_left=was_lesson)
    own = steps.pop(0) if first is None and steps else None
    began = first or (first_lesson(host, own) if own is not None else None)
    lesson = (
        lesson_offer(host, steps[0], tr("A lesson"), "L")
        if steps
        else Offer(tr("A lesson"), tr("None can be read"), no_table)
    )
    deal = Offer(
        tr("Deal a board"),
        tr("Shuffled, all hands open"),
        lambda: deal_seed(host, drawn()),
        "D",
        table=lambda: dealt(drawn()).history,
    )
    return Offers(
        first is not None,
        began or evolve(deal, key=""),
        deal,
        lesson,
        Offer(tr("Practise"), tr("You rule first, case by case"), partial(practise, host), "P", table=a_case),
        Offer(tr("Open"), tr("Journal, PBN, LIN, course"), partial(open_file, host), "O"),
        tuple(file_offer(host, path) for path in host.settings.recent[:MOST_FILES]),
        why,
    )


def is_later(one: Path, other: Path) -> bool:
    """Whether a file was written no earlier than another, or there is no other."""
    first, second = changed(one), changed(other)
    return first is not None and (second is None or first >= second)


def lesson_left(host: CommandHost, place: FoundPlace, now: datetime) -> Offer:
    """The lesson that one went away from last."""
    step, then = place.step, changed(places_path())
    return Offer(
        step_title(step),
        step.words,
        partial(open_step, host, step, place.done),
        when=when_words(then, now) if then is not None else "",
        table=lambda: table_of_lesson(step.file, place.done),
    )


def table_left(host: CommandHost, now: datetime) -> Offer | None:
    """The table that was there when the window was closed, if there was any."""
    then = changed(last_path())
    if then is None:
        return None
    title = title_of(last_path())
    words = tr("What was on the table") if title == last_path().stem else visible(title)
    when = when_words(then, now)
    return Offer(words, tr("As it was left"), partial(take_up, host), when=when, table=last_table, tells=True)


def lessons_to_suggest(place: FoundPlace | None, *, was_left: bool) -> list[CourseStep]:
    """Lessons that one might take now, the best first; where one went away from a lesson, those after it."""
    courses = own_courses()
    ahead = list(place.step.steps(1)[:1]) if place is not None else []
    here = [place.step] if place is not None and not was_left else []
    return [*here, *ahead, *(CourseStep(course, 0) for course in courses)]


def first_lesson(host: CommandHost, step: CourseStep) -> Offer:
    """A lesson for who has been nowhere yet."""
    return Offer(step_title(step), step.words, partial(open_step, host, step), table=lambda: table_of_lesson(step.file))


def lesson_offer(host: CommandHost, step: CourseStep, title: str, key: str = "") -> Offer:
    """A lesson at its beginning."""
    number = f"{number_of(step.file)} · " if step.file in lesson_paths() else ""
    line = f"{number}{step_title(step)}"
    return Offer(title, line, partial(open_step, host, step), key, table=lambda: table_of_lesson(step.file))


def file_offer(host: CommandHost, path: str) -> Offer:
    """A file opened last."""
    return Offer(visible(Path(path).name), "", partial(open_path, host, Path(path)))


def course_offer(host: CommandHost, course: OpenedCourse, places: tuple[CoursePlace, ...]) -> Offer:
    """A course, and how far one has come in it."""
    found = place_in(course, places)
    many = len(course.files)
    line = (
        tr("{many} lessons", many=many)
        if found is None
        else tr("Lesson {at} of {many}", at=found.step.at + 1, many=many)
    )
    return Offer(course.title, line, partial(go_on_with, host, course))


def course_offers(host: CommandHost) -> tuple[Offer, ...]:
    """The courses that came with the program."""
    places, _ = read_kept_places(places_path())
    return tuple(course_offer(host, course, places) for course in own_courses())


# What the tables show.


def table_of_lesson(path: Path, done: int = 0) -> History | None:
    """The table of a lesson after so many actions, or where its first question waits."""
    document = lesson_in(path)
    whole = len(document.history.done) + len(document.history.undone)
    if done:
        return document.history.at(min(done, whole))
    every = document.history.at(whole)
    return next((every.at(n) for n in range(whole + 1) if every.after(n).pending is not None), every)


def last_table() -> History | None:
    """What was on the table when the window was closed."""
    history = acted_out(read_journal(read_text(last_path()), last_path().name))
    return history.at(len(history.done) + len(history.undone))


def a_case() -> History | None:
    """A case at its first question."""
    path = resource("charts", f"{PRACTISED}{SUFFIX}")
    return acted_out(read_journal(read_text(path), path.name))


def table_words(view: TableView) -> str:
    """What waits at a table, in a line."""
    if view.decision is not None:
        return f"{view.decision.banner[0]}: {view.decision.question}"
    return view.status[:1].upper() + view.status[1:]


# When it was.


def changed(path: Path) -> datetime | None:
    """When a file was written, by the clock here; None where there is none."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (OSError, OverflowError, ValueError):
        return None


def when_words(then: datetime, now: datetime) -> str:
    """When something was, as people say it: today with the time, yesterday, a day of the last week, or a date."""
    days = (now.date() - then.date()).days
    if days == 0:
        return tr("today, {then:%H:%M}", then=then)
    if days == 1:
        return tr("yesterday, {then:%H:%M}", then=then)
    if 1 < days < timedelta(weeks=1).days:
        return f"{then:%A}"
    return f"{then.day} {then:%B}" if then.year == now.year else f"{then.day} {then:%B %Y}"


def opened_when(path: Path, now: datetime) -> str:
    """When a file was written, or that it is not there any more."""
    then = changed(path)
    return tr("not found") if then is None else when_words(then, now)


FAULTS = (BridgetableError, OSError)
"""What may keep a table from being drawn; its place then stays as felt."""
