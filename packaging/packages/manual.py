"""The manual page, made from the parsers of the commands."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from datetime import date

from bridgetable.cli import COMMANDS, parser_for

ABOUT = """A duplicate bridge table on a screen where anybody may do what people do with real cards.
When attention is drawn to an irregularity, the program acts as a director: it asks for the facts, gives the options
with the law that gives each, and carries the choice out. Without a command the window is opened."""
EXITS = """0 only when everything has been printed or written; 1 when something could not be read, found, written
or done, or no window can be opened; 2 when the command line is wrong by itself, whatever the files hold."""
FILES = """.TP
.I *.table
A journal: a board and what was done at it, a line for each action.
.TP
.IR *.pbn ", " *.lin ", " *.rbn
Records of boards in Portable Bridge Notation, as online clubs write them, and in Richard's Bridge Notation.
.TP
.IR *.dup ", " *.dlm
The cards of boards, as machines that duplicate them read them.
.TP
.I $XDG_CONFIG_HOME/bridgetable/settings.json
What you have chosen: the theme, the files opened last and the place of the windows.
.TP
.I $XDG_DATA_HOME/bridgetable
What was on the table when the window was closed, and every table that was played at, for a while.
.TP
.I $XDG_CACHE_HOME/bridgetable
Pictures of the start page, and the program's compiled code where it can be kept nowhere else: all of it can be deleted.
"""


def manual(version: str, day: date) -> str:
    """The page in the language of man(7)."""
    parts = [
        f'.TH BRIDGETABLE 1 "{day.isoformat()}" "bridgetable {escaped(version)}" "User Commands"',
        ".SH NAME",
        escaped("bridgetable - a bridge table that knows the Laws of Duplicate Bridge"),
        ".SH SYNOPSIS",
        "\n.br\n".join(synopsis(name, parser) for name, parser in parsers().items()),
        ".SH DESCRIPTION",
        escaped(ABOUT),
        ".SH COMMANDS",
        *(section(name, parser) for name, parser in parsers().items()),
        ".SH FILES",
        FILES.strip(),
        ".SH EXIT STATUS",
        escaped(EXITS),
    ]
    return "\n".join(parts) + "\n"


def parsers() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command, with its arguments."""
    return {name: subparsers(parser_for(name)).choices[name] for name in COMMANDS}


def subparsers(parser: argparse.ArgumentParser) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    """The action in which a parser keeps its commands."""
    return next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction))


def arguments(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The arguments that can be written behind a command, but for the help."""
    return (action for action in parser._actions if not isinstance(action, argparse._HelpAction))


def synopsis(name: str, parser: argparse.ArgumentParser) -> str:
    """The written form of a command."""
    usage = " ".join(parser.format_usage().split()).removeprefix(f"usage: bridgetable {name}").strip()
    usage = usage.removeprefix("[-h]").strip()
    shown = f"[open] {usage}" if name == "open" else f"{name} {usage}"
    return f".B bridgetable\n{escaped(shown)}"


def section(name: str, parser: argparse.ArgumentParser) -> str:
    """A command with its arguments."""
    rows = "\n".join(f".TP\n{naming(action)}\n{escaped(action.help or '')}" for action in arguments(parser))
    return f".SS {name}\n{escaped(sentence(COMMANDS[name]))}\n{rows}"


def naming(action: argparse.Action) -> str:
    """The name of an argument as it is written: an option in bold, what a person fills in in italics."""
    value = value_name(action)
    if not action.option_strings:
        return f".I {escaped(value)}"
    options = ", ".join(rf"\fB{escaped(option)}\fR" for option in action.option_strings)
    return options if action.nargs == 0 else rf"{options} \fI{escaped(value)}\fR"


def value_name(action: argparse.Action) -> str:
    """The placeholder for the value of an argument."""
    if action.choices is not None and action.option_strings:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return str(action.metavar or action.dest.upper())


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[0].upper()}{words[1:]}."


def escaped(text: str) -> str:
    """A text in which nothing is taken for a request of man(7), and each hyphen can be typed."""
    plain = text.replace("\\", r"\e").replace("-", r"\-").replace("’", r"\(cq").replace("…", "...")
    return re.sub(r"^([.'])", r"\\&\1", plain, flags=re.MULTILINE)
