"""A session with all that its pages ask of it: what each stage scored, the rows of its boards, what is still open."""

from collections.abc import Iterator
from fractions import Fraction

from bridgetable.desk.sorts import clock_text
from bridgetable.desk.working import Refused
from bridgetable.formats.check import findings
from bridgetable.formats.match.draft import OpenedMatch, PlayedBoard
from bridgetable.formats.match.played import is_taken_off
from bridgetable.game.conditions import Grade
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase
from bridgetable.game.values import cached_property, frozen
from bridgetable.language import capital, tr, tr_n
from bridgetable.match.boards import BoardField
from bridgetable.match.results import Line, Match, Rescored, Result
from bridgetable.match.stages import Moved, Stage, moved, stages
from bridgetable.views.match.words import result_words
from bridgetable.views.result.page import EntrySummary
from bridgetable.views.result.summary import summary_of
from bridgetable.views.table.table_view import FactView
from bridgetable.views.words import prose

FEW = 2
"""The tables of a board up to which each has a row of its own in the list."""


@frozen
class BoardRow:
    """A row of the list: a board, the table that is shown of it (none where all are alike), and what became of it."""

    board: int
    line: Line | None
    result: Result
    won: Fraction | None
    top: int
    scored: int
    went_wrong: bool
    ruled: bool
    is_open: bool


@frozen
class BoardTold:
    """A thing that is open or was ruled: its board, the sentence, its clauses, and what besides."""

    board: int
    text: str
    clauses: tuple[str, ...] = ()
    besides: str = ""


class Session:
    """A session that was opened, scored through all of its changes. Raises BridgetableError where that cannot be."""

    def __init__(self, opened: OpenedMatch) -> None:
        self.opened = opened
        self.stages = scored_stages(opened.match)

    @property
    def match(self) -> Match:
        """The session itself."""
        return self.opened.match

    @property
    def last(self) -> Stage:
        """The session after all changes."""
        return self.stages[-1]

    def numbers_of(self, *clauses: str) -> tuple[str, ...]:
        """Clauses of 2017 by their numbers in the book of the session, each once."""
        return tuple(dict.fromkeys(map(self.match.book.number_of, clauses)))

    @property
    def limits(self) -> tuple[str, ...]:
        """The clauses of the times until which a ruling, an appeal or a correction may be asked for."""
        return self.numbers_of("92B", "79C1")

    @cached_property
    def own_table(self) -> str:
        """The table that is ours: the one that is named, else the only one of which more than results is known."""
        if self.opened.own_table:
            return self.opened.own_table
        known = {one.table for one in self.opened.played}
        return next(iter(known)) if len(known) == 1 else ""

    def moved_by(self, stage: int) -> Moved:
        """Everything that a change (1 upwards) moved."""
        return moved(self.stages[stage - 1].scores, self.stages[stage].scores)

    def before_of(self, stage: int) -> Result | None:
        """The result of the table that a change is about, before it."""
        change = self.stages[stage].change
        if not isinstance(change, Rescored):
            return None
        line = board_at(self.stages[stage - 1], change.board).at_table.get(change.table)
        return None if line is None else line.result

    # --- the list -----------------------------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> tuple[BoardRow, ...]:
        """The boards in order: at our table, or each of few tables, or all of a board together."""
        boards = {board.number: board for board in self.last.scores.boards}
        return tuple(row for number in self.numbers for row in self._rows_of(number, boards.get(number)))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the boards that were to be played or have results."""
        return tuple(sorted({*self.match.boards, *(line.board for line in self.match.lines)}))

    def _rows_of(self, number: int, board: BoardField | None) -> Iterator[BoardRow]:
        lines = () if board is None else board.lines
        own = [line for line in lines if line.table == self.own_table] if self.own_table else []
        if board is None or (not own and len(lines) > FEW):
            scored = sum(line.result.is_finished for line in lines)
            # A board without a result is open, and so is one that some tables have not played.
            flags = self._flags(number, lines)
            yield BoardRow(number, None, Result(None, None), None, 0, scored, *flags)
            return
        for line in own or lines:
            won = self.won_at(self.last, line, Side.NS)
            top = board.top if board.terms.form.has_top else 0
            scored = sum(one.result.is_finished for one in lines)
            yield BoardRow(number, line, line.result, won, top, scored, *self._flags(number, (line,)))

    def _flags(self, number: int, lines: tuple[Line, ...]) -> tuple[bool, bool, bool]:
        """Three flags: something went wrong, was ruled, is open."""
        told = [one for line in lines if (one := self.opened.played_at(number, line.table)) is not None]
        wrong = any(self.wrong_at(one) for one in told)
        ruled = any(self.entries_at(one) for one in told if is_ruled(one)) or self._is_changed(number, lines)
        unfinished = not lines or any(not line.result.is_finished for line in lines)
        return wrong, ruled, unfinished or any(tuple(open_words(one)) for one in told)

    def _is_changed(self, number: int, lines: tuple[Line, ...]) -> bool:
        places = {(number, line.table) for line in lines}
        return any(isinstance(c, Rescored) and (c.board, c.table) in places for c in self.match.changes)

    def won_at(self, stage: Stage, line: Line, side: Side) -> Fraction | None:
        """The worth of a side's score on a board at a stage: artificial ones as numbers, at a knockout averaged."""
        worth = board_at(stage, line.board).worth.get(side, {}).get(line.table)
        if not isinstance(worth, Grade) and not stage.scores.terms.knockout:
            return worth
        rows = stage.scores.by_contestant.get(line.contestant(side), ())
        found = next((r for r in rows if (r.line.board, r.line.table, r.side) == (line.board, line.table, side)), None)
        return None if found is None else found.won

    # --- what went wrong, was ruled, is open --------------------------------------------------------------------------

    def entries_at(self, one: PlayedBoard) -> tuple[EntrySummary, ...]:
        """The irregularities and rulings of a board that was played with its calls and cards."""
        if one.history is None:
            return ()
        found = self._entries.get(one)
        if found is None:
            found = self._entries[one] = summary_of(one.history).entries
        return found

    @cached_property
    def _entries(self) -> dict[PlayedBoard, tuple[EntrySummary, ...]]:
        return {}

    def wrong_at(self, one: PlayedBoard) -> tuple[FactView, ...]:
        """The irregularities of a board, each with its law."""
        if one.history is not None:
            return tuple(FactView(e.title, (e.law,)) for e in self.entries_at(one) if e.number)
        if one.record is None:
            return ()
        try:
            return tuple(FactView(f"{f.seat}: {f.kind}", (f.clause,)) for f in findings(one.record, self.match.book))
        except BridgetableError as error:
            return (FactView(str(error), ()),)

    def ruled_at(self, one: PlayedBoard) -> tuple[FactView, ...]:
        """The rulings of a board, each with its law."""
        rulings = (ruling for entry in self.entries_at(one) for ruling in entry.rulings)
        return tuple(FactView(capital(r.heading), (r.law,)) for r in rulings)

    @cached_property
    def ruled(self) -> tuple[BoardTold, ...]:
        """The rulings of the session, board by board."""
        found = [
            BoardTold(one.board, fact.text, fact.cites)
            for one in sorted(self.opened.played, key=lambda p: p.board)
            for fact in self.ruled_at(one)
        ]
        return tuple(dict.fromkeys(found))

    @cached_property
    def open(self) -> tuple[BoardTold, ...]:
        """Everything that is not finished: boards without a result, questions that wait, what nobody has ruled on."""
        return (*self._unplayed(), *self._waiting())

    def _unplayed(self) -> Iterator[BoardTold]:
        by_board: dict[int, list[Line]] = {number: [] for number in self.numbers}
        for board in self.last.scores.boards:
            by_board[board.number] += board.lines
        for number, lines in by_board.items():
            missing = [line.table for line in lines if not line.result.is_finished]
            if not lines:
                yield BoardTold(number, tr("Board {board}: nobody has a result", board=number))
            elif missing:
                words = tr_n(
                    "Board {board}: table {tables} has no result",
                    "Board {board}: tables {tables} have no result",
                    len(missing),
                    board=number,
                    tables=", ".join(missing),
                )
                yield BoardTold(number, words)

    def _waiting(self) -> Iterator[BoardTold]:
        for one in self.opened.played:
            for text in (*open_words(one), *self._fines_left(one)):
                line = next(li for li in self.match.lines if (li.board, li.table) == (one.board, one.table))
                deadline = self.deadline
                besides = result_words(line.result)
                if deadline:
                    besides = tr("{result}; a ruling may be asked for until {time}", result=besides, time=deadline)
                yield BoardTold(
                    one.board, tr("Board {board}: {what}", board=one.board, what=text), self.numbers_of("92B"), besides
                )

    def _fines_left(self, one: PlayedBoard) -> Iterator[str]:
        """The penalties of a board that the session does not take off: nobody is told, or not in such a unit."""
        fines = () if one.history is None else one.history.now.table.penalties
        line = next(li for li in self.match.lines if (li.board, li.table) == (one.board, one.table))
        for fine in fines:
            if not is_taken_off(fine, line, self.match.terms):
                words = "a penalty of {fine} for {side} has not been taken off"
                yield tr(words, fine=fine.fine.in_words, side=prose.SIDE_NAMES[fine.seat.side])

    @cached_property
    def deadline(self) -> str:
        """The time until which a ruling may be asked for; empty where nobody has told when the scores were shown."""
        ended = self.match.ended
        return "" if ended is None else clock_text(ended + self.match.terms.regulations.appeals)

    @cached_property
    def correction(self) -> str:
        """The time until which a score may be corrected."""
        ended = self.match.ended
        return "" if ended is None else clock_text(ended + self.match.terms.regulations.correction)

    @property
    def is_compared(self) -> bool:
        """True where scores are compared at all, so that there is a standing."""
        return any(row.won is not None for rows in self.last.scores.by_contestant.values() for row in rows)


def scored_stages(match: Match) -> tuple[Stage, ...]:
    """The stages of a session, scored. Raises BridgetableError where its scale has no such number of boards."""
    found = stages(match)
    for stage in found:
        try:
            _ = stage.scores.fields
        except Refused as refused:
            raise BridgetableError(tr("{title}: {why}", title=match.title, why=refused.sentence)) from None
    return found


def board_at(stage: Stage, number: int) -> BoardField:
    """A board at a stage."""
    return stage.scores.by_number[number]


def is_ruled(one: PlayedBoard) -> bool:
    """True where a ruling was closed at a board."""
    return one.history is not None and bool(one.history.now.ruled)


def open_words(one: PlayedBoard) -> Iterator[str]:
    """The words for each thing that is not finished at a board."""
    if one.history is None:
        return
    now = one.history.now
    if now.pending is not None:
        yield tr("a question waits for its answer")
        return
    # What nobody noticed is open as long as somebody may still ask.
    for found in now.table.irregularities:
        if found.is_open and now.table.phase is Phase.END:
            yield tr("{what}, nobody has ruled", what=tr(found.kind.value))
    if now.table.phase is not Phase.END and not now.table.artificial:
        yield tr("not played to its end")
