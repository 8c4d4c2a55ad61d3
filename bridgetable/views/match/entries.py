"""The header and the lines that a director writes into a session, each one class of fields, made into the notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Protocol

from bridgetable.desk.calculation import Input, inputs_of, read_input
from bridgetable.desk.forms import Line
from bridgetable.desk.sorts import Whole, YesOrNo
from bridgetable.desk.working import Refused
from bridgetable.formats.match.draft import OpenedMatch
from bridgetable.formats.match.match_file import HEADER, SCALES
from bridgetable.formats.match.written import header_told, with_header, with_line
from bridgetable.game.limits import MOST_BOARDS
from bridgetable.game.printable import escaped, in_quotes
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.match.results import Form, Winners

BOARD = Annotated[int, Whole(tr("the board"), 1, MOST_BOARDS)]


class Entry(Protocol):
    """A line or a header, as somebody filled its fields in."""

    def written(self, content: bytes) -> bytes:
        """The content of a `.match` file with it."""


@frozen(kw_only=True)
class Head:
    """The header of a session."""

    title: Annotated[str, Line(tr("the title"))] = ""
    scoring: Annotated[str, Line(tr("scoring: {forms}", forms=", ".join(one.value for one in Form)))] = ""
    scale: Annotated[str, Line(tr("victory points: {scales}", scales=", ".join(SCALES)))] = ""
    winners: Annotated[str, Line(tr("one field, or two: one of each direction"))] = ""
    knockout: Annotated[str, Line(tr("yes where two teams play a knockout match"))] = ""
    boards: Annotated[str, Line(tr("the boards to be played, such as 1-21"))] = ""
    scores: Annotated[str, Line(tr("the number of scores on a board that all have played"))] = ""
    our_table: Annotated[str, Line(tr("the table of which the list tells"))] = ""
    ended: Annotated[str, Line(tr("when the scores were shown, such as 22:10"))] = ""
    book: Annotated[str, Line(tr("the edition of the Laws, such as 2017"))] = ""
    regulations: Annotated[str, Line(tr("a named set of regulations"))] = ""

    def written(self, content: bytes) -> bytes:
        """The content with this header; what is left empty goes."""
        others = {one.name: getattr(self, one.name).strip() for one in inputs_of(Head) if one.name in HEADER}
        return with_header(content, {**others, "our table": self.our_table.strip()})


@frozen(kw_only=True)
class ChangeEntry:
    """A change of the director, with its reason and its clauses."""

    why: Annotated[str, Line(tr("the reason"))] = ""
    clauses: Annotated[str, Line(tr("the clauses, such as 16B1 12C1c"))] = ""

    @property
    def told(self) -> str:
        """The change as it is written, without its reason."""
        raise NotImplementedError

    def written(self, content: bytes) -> bytes:
        """The content with one more line: the change, its reason in quotes, and its clauses in brackets."""
        why = f' "{in_quotes(self.why)}"' if self.why else ""
        return with_line(content, f"{self.told}{why}" + (f" [{self.clauses}]" if self.clauses else ""))


@frozen(kw_only=True)
class Adjusted(ChangeEntry):
    """Another result at a table."""

    board: BOARD
    table: Annotated[str, Line(tr("the table"))]
    result: Annotated[str, Line(tr("the result: 4S by S 10, +420, A+, or 60% 4S by S 10, 40% 4S by S 9"))]

    @property
    def told(self) -> str:
        """The result and its place."""
        return f"adjust {self.board} at {self.table}: {self.result}"


@frozen(kw_only=True)
class Fined(ChangeEntry):
    """An amount that a contestant loses."""

    who: Annotated[str, Line(tr("the contestant, such as NS 4 or Owls"))]
    amount: Annotated[str, Line(tr("the amount: 10%, 3 IMPs or 0.5 VPs"))]
    board: Annotated[int, Whole(tr("the board at which it was given, 0 for none"), 0, MOST_BOARDS)] = 0

    @property
    def told(self) -> str:
        """The contestant, the board and the amount."""
        at = f" on board {self.board}" if self.board else ""
        return f"penalty {self.who}{at}: {self.amount}"


@frozen(kw_only=True)
class FouledBoard(ChangeEntry):
    """A board that was played in several forms."""

    board: BOARD
    groups: Annotated[str, Line(tr("the tables of each form, such as 1 2 3 | 4 5 6 7"))]

    @property
    def told(self) -> str:
        """The board and its forms."""
        return f"fouled {self.board}: {self.groups}"


@frozen(kw_only=True)
class Named:
    """The name of a contestant."""

    who: Annotated[str, Line(tr("the contestant, such as NS 4"))]
    name: Annotated[str, Line(tr("the name"))]
    team: Annotated[bool, YesOrNo(tr("is it a team?"))] = False

    def written(self, content: bytes) -> bytes:
        """The content with one more line."""
        return with_line(content, f"{'team' if self.team else 'pair'} {self.who}: {escaped(self.name)}")


@frozen
class EntryForm:
    """A form of the session's window: its name, title and sentence, its clauses, and the class of its fields."""

    name: str
    title: str
    about: str
    clauses: tuple[str, ...]
    takes: type[Entry]
    handbook: tuple[str, ...] = ()

    def inputs(self) -> tuple[Input, ...]:
        """The fields."""
        return inputs_of(self.takes)

    def read(self, texts: Mapping[str, str]) -> Entry:
        """The entry from what was typed. Raises Refused, with the field."""
        known = {one.name: one for one in self.inputs()}
        given = {name: text for name, text in texts.items() if text.strip()}
        missing = next((one for one in known.values() if one.is_required and one.name not in given), None)
        if missing is not None:
            raise Refused(missing.name, tr("missing, expected {what}", what=missing.sort.about))
        return self.takes(**{name: read_input(known[name], text) for name, text in given.items()})


ENTRIES = (
    EntryForm(
        "head", tr("The session"), tr("Its title, its form of scoring, and when the scores were shown."), (), Head
    ),
    EntryForm(
        "adjust", tr("Another result"), tr("A table has another result than was written down."), ("12C1",), Adjusted
    ),
    EntryForm("penalty", tr("Penalty"), tr("Taken off the contestant; nobody gains it."), ("90A", "91A"), Fined),
    EntryForm("fouled", tr("Fouled board"), tr("The tables of each form are scored apart."), ("87B",), FouledBoard),
    EntryForm("name", tr("Name"), tr("The name of a pair or a team."), (), Named),
)
"""All forms, in the order in which they are shown."""


def head_texts(opened: OpenedMatch) -> dict[str, str]:
    """The header of a session by field: what its file tells, else what was found out of title and scoring."""
    match = opened.match
    told = {"title": match.title, "scoring": match.terms.form.value, "our_table": opened.own_table}
    if match.winners is Winners.TWO:
        told["winners"] = match.winners.value
    kept = {} if opened.content is None else header_told(opened.content)
    return {**told, **{key.replace(" ", "_"): text for key, text in kept.items()}}
