"""All commands of the window, in the order of its menus: every one that these modules define, from top to bottom."""

from bridgetable.gui.commands import (
    class_handlers,
    file_handlers,
    help_handlers,
    lesson_handlers,
    step_handlers,
    table_handlers,
    view_handlers,
)
from bridgetable.gui.commands.command import Command

TOPICS = (file_handlers, table_handlers, step_handlers, lesson_handlers, view_handlers, class_handlers, help_handlers)
FOUND = {topic.__name__: [one for one in vars(topic).values() if isinstance(one, Command)] for topic in TOPICS}
COMMANDS: tuple[Command, ...] = tuple(
    one for topic, found in FOUND.items() for one in found if one.handler.__module__ == topic
)
