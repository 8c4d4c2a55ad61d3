"""All commands of the window, in the order of its menus."""

from __future__ import annotations

from bridgetable.gui.commands.class_handlers import CLASS_COMMANDS
from bridgetable.gui.commands.command import Command
from bridgetable.gui.commands.file_handlers import FILE_COMMANDS
from bridgetable.gui.commands.lesson_editor_handlers import LESSON_EDITOR_COMMANDS
from bridgetable.gui.commands.lesson_handlers import LESSON_COMMANDS
from bridgetable.gui.commands.step_handlers import STEP_COMMANDS
from bridgetable.gui.commands.table_handlers import TABLE_COMMANDS
from bridgetable.gui.commands.view_handlers import HELP_COMMANDS, VIEW_COMMANDS

COMMANDS: tuple[Command, ...] = (
    *FILE_COMMANDS,
    *TABLE_COMMANDS,
    *STEP_COMMANDS,
    *LESSON_COMMANDS,
    *LESSON_EDITOR_COMMANDS,
    *VIEW_COMMANDS,
    *CLASS_COMMANDS,
    *HELP_COMMANDS,
)
