"""The commands that go from lesson to lesson: along the course in which one is, and back to where one was."""

from bridgetable.gui.commands.command import Command, CommandHost, CommandMenu
from bridgetable.gui.commands.file_handlers import open_step
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

LESSONS = "Lessons"
command = CommandMenu(LESSONS)


next_lesson = Command(
    LESSONS,
    tr("Next lesson"),
    ("Ctrl+Shift+PgDown",),
    tr("The next lesson of the course"),
    lambda host: open_beside(host, 1, tr("This is the last lesson")),
    enabled=lambda host: host.document.is_lesson,
)


previous_lesson = Command(
    LESSONS,
    tr("Previous lesson"),
    ("Ctrl+Shift+PgUp",),
    tr("The lesson before it in the course"),
    lambda host: open_beside(host, -1, tr("This is the first lesson")),
    enabled=lambda host: host.document.is_lesson,
)


def open_beside(host: CommandHost, by: int, none: str) -> None:
    """Open the lesson beside this one in its course; a sentence where there is none."""
    here = host.document.place
    beside = host.document.lesson_beside(by)
    if beside is not None:
        open_step(host, beside)
    elif here is not None:
        host.say(tr("{none} of the course “{title}”", none=none, title=here.course.title), Icon.TICK)
    else:
        host.say(tr("This lesson is of no course"))


@command(tr("Where I was"), ("Ctrl+Shift+Home",), tr("Go on in the course in which you were last"))
def where_i_was(host: CommandHost) -> None:
    """Go on where one was last in a course."""
    from bridgetable.gui.files.course_places import latest_place, places_path, read_kept_places

    kept, why = read_kept_places(places_path())
    found = latest_place(kept)
    if found is not None:
        open_step(host, found.step, found.done)
    else:
        host.say(why or tr("No lesson was opened yet: choose one in the menu Lessons"))


@command(
    tr("Handout…"),
    ("Ctrl+Shift+H",),
    tr("This lesson, board or course as exercises on paper, the answers on sheets apart"),
    starts_group=True,
)
def handout(host: CommandHost) -> None:
    """Ask what is to be handed out, on which paper, and print it or keep it."""
    from bridgetable.gui.files.handout_dialog import show_handout

    show_handout(host)
