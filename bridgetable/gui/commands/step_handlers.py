"""The commands that step along the timeline, along a lesson, and along the line of play that the director shows."""

from __future__ import annotations

from functools import partial

from bridgetable.gui.commands.command import Command, CommandHost
from bridgetable.gui.commands.file_handlers import open_step
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

STEP = "Step"
RULE_FIRST = tr("Rule first: the lesson goes on when you have. Ctrl+R lets the director tell")


def step(host: CommandHost, by: int, *, by_trick: bool = False) -> None:
    """Step along the timeline, back (-1) or on (1), by an action or by a trick."""
    from bridgetable.gui.timeline.bar import step_back, step_forward

    stepped = step_forward if by > 0 else step_back
    host.controller.go_to(stepped(host.timeline.line.view, by_trick=by_trick))


@partial(Command, STEP, tr("Back"), ("PgUp", "Alt+Left"), tr("Back by one action"))
def back(host: CommandHost) -> None:
    """Step back by one action."""
    step(host, -1)


@partial(Command, STEP, tr("On"), ("PgDown", "Alt+Right"), tr("On by one action"))
def on(host: CommandHost) -> None:
    """Step on by one action."""
    step(host, 1)


@partial(
    Command,
    STEP,
    tr("Back by a trick"),
    ("Shift+PgUp", "Alt+Shift+Left"),
    tr("Back to the trick before"),
    starts_group=True,
)
def trick_back(host: CommandHost) -> None:
    """Step back to the trick before."""
    step(host, -1, by_trick=True)


@partial(Command, STEP, tr("On by a trick"), ("Shift+PgDown", "Alt+Shift+Right"), tr("On to the next trick"))
def trick_on(host: CommandHost) -> None:
    """Step on to the next trick."""
    step(host, 1, by_trick=True)


@partial(Command, STEP, tr("To the start"), ("Ctrl+Home",), tr("To the first moment"), starts_group=True)
def to_start(host: CommandHost) -> None:
    """Go to the first moment."""
    host.controller.go_to(0)


@partial(Command, STEP, tr("To the end"), ("Ctrl+End",), tr("To the last moment"))
def to_end(host: CommandHost) -> None:
    """Go to the last moment."""
    from bridgetable.gui.timeline.bar import length

    host.controller.go_to(length(host.timeline.line.view))


@partial(
    Command,
    STEP,
    tr("Next step of the lesson"),
    ("N",),
    tr("On to the lesson’s next note, or to the next case of a series"),
    starts_group=True,
    enabled=lambda host: host.document.is_lesson or host.series is not None,
)
def next_note(host: CommandHost) -> None:
    """Go on to the lesson's next note, from wherever the table has come to."""
    document = host.document
    if host.is_ruling_first:
        host.say(RULE_FIRST)
        return
    if host.series is not None:
        host.series.step(1)
        return
    if document.journal is None or not document.is_lesson:
        on(host)
        return
    actions, done = document.journal.actions, host.controller.history.done
    same = next((n for n, a in enumerate(done) if n >= len(actions) or a != actions[n]), len(done))
    if same < len(actions):
        host.controller.follow(actions, document.next_stop(same))
        return
    following = document.following(done)
    if following is not None:
        open_step(host, following)
    elif document.step is not None and document.step.at + 1 == len(document.step.course.files):
        host.say(
            tr("The course “{title}” ends here: Ctrl+Home begins the lesson again", title=document.step.course.title),
            Icon.TICK,
        )
    else:
        host.say(tr("The lesson ends here: Ctrl+Home begins it again, and the table is yours"), Icon.TICK)


# The line of play.


def has_line(host: CommandHost) -> bool:
    """Whether the director shows a line."""
    return host.line.count > 0


@partial(
    Command,
    STEP,
    tr("The line: to its start"),
    ("Ctrl+Shift+Left",),
    tr("The cards as they lie"),
    starts_group=True,
    enabled=has_line,
)
def line_first(host: CommandHost) -> None:
    """Show the cards as they lie."""
    host.line.go(0)


@partial(
    Command,
    STEP,
    tr("The line: back by a trick"),
    ("Ctrl+Left",),
    tr("Back along the line of a claim"),
    enabled=has_line,
)
def line_back(host: CommandHost) -> None:
    """Go back along the line by a trick."""
    host.line.go(host.line.at - 1)


@partial(
    Command, STEP, tr("The line: on by a trick"), ("Ctrl+Right",), tr("On along the line of a claim"), enabled=has_line
)
def line_on(host: CommandHost) -> None:
    """Go on along the line by a trick."""
    host.line.go(host.line.at + 1)


@partial(
    Command,
    STEP,
    tr("The line: to its end"),
    ("Ctrl+Shift+Right",),
    tr("To the last trick of the line"),
    enabled=has_line,
)
def line_last(host: CommandHost) -> None:
    """Go to the last trick of the line."""
    host.line.go(host.line.count)


STEP_COMMANDS = (
    back,
    on,
    trick_back,
    trick_on,
    to_start,
    to_end,
    next_note,
    line_first,
    line_back,
    line_on,
    line_last,
)
