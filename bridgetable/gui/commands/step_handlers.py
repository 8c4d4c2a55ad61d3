"""The commands that step along the timeline, along a lesson, and along the line of play that the director shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bridgetable.gui.commands.command import Command, CommandHost, CommandMenu
from bridgetable.gui.commands.file_handlers import open_step
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.gui.panel.line_play import LinePlay

command = CommandMenu("Step")
RULE_FIRST = tr("Rule first: the lesson goes on when you have. Ctrl+R lets the director tell")


def step(host: CommandHost, by: int, *, by_trick: bool = False) -> None:
    """Step along the timeline, back (-1) or on (1), by an action or by a trick."""
    from bridgetable.gui.timeline.bar import step_back, step_forward

    stepped = step_forward if by > 0 else step_back
    host.controller.go_to(stepped(host.timeline.line.view, by_trick=by_trick))


back = command(tr("Back"), ("PgUp", "Alt+Left"), tr("Back by one action"), at_work=True)(lambda host: step(host, -1))
on = command(tr("On"), ("PgDown", "Alt+Right"), tr("On by one action"))(lambda host: step(host, 1))
trick_back = command(
    tr("Back by a trick"), ("Shift+PgUp", "Alt+Shift+Left"), tr("Back to the trick before"), starts_group=True
)(lambda host: step(host, -1, by_trick=True))
trick_on = command(tr("On by a trick"), ("Shift+PgDown", "Alt+Shift+Right"), tr("On to the next trick"))(
    lambda host: step(host, 1, by_trick=True)
)
to_start = command(tr("To the start"), ("Ctrl+Home",), tr("To the first moment"), starts_group=True)(
    lambda host: host.controller.go_to(0)
)


@command(tr("To the end"), ("Ctrl+End",), tr("To the last moment"))
def to_end(host: CommandHost) -> None:
    """Go to the last moment."""
    from bridgetable.gui.timeline.bar import length

    host.controller.go_to(length(host.timeline.line.view))


@command(
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
        words = "The course “{title}” ends here: Ctrl+Home begins the lesson again"
        host.say(tr(words, title=document.step.course.title), Icon.TICK)
    else:
        host.say(tr("The lesson ends here: Ctrl+Home begins it again, and the table is yours"), Icon.TICK)


# The line of play.


def along_line(
    words: str, keys: str, about: str, place: Callable[[LinePlay], int], *, starts_group: bool = False
) -> Command:
    """A command that goes along the line of play that the director shows, while he shows one."""
    row = command(words, (keys,), about, starts_group=starts_group, enabled=lambda host: host.line.count > 0)
    return row(lambda host: host.line.go(place(host.line)))


line_first = along_line(
    tr("The line: to its start"), "Ctrl+Shift+Left", tr("The cards as they lie"), lambda _line: 0, starts_group=True
)
line_back = along_line(
    tr("The line: back by a trick"), "Ctrl+Left", tr("Back along the line of a claim"), lambda line: line.at - 1
)
line_on = along_line(
    tr("The line: on by a trick"), "Ctrl+Right", tr("On along the line of a claim"), lambda line: line.at + 1
)
line_last = along_line(
    tr("The line: to its end"), "Ctrl+Shift+Right", tr("To the last trick of the line"), lambda line: line.count
)
