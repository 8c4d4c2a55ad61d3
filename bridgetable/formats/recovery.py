"""The acts at a table, kept line by line as they are done, so that no crash loses more than the last one.

Each line begins with a sum over itself and all lines before it: what a killed program left half written is seen, and
not read. The process that writes the file holds it, so that others know the table to be living.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import IO

from attrs import Factory, define

from bridgetable.formats.errors import RecordError
from bridgetable.formats.event import event_of_lines
from bridgetable.formats.files import is_locked, lock, read_bytes, sync_folder
from bridgetable.formats.hands import Hands, hands_text, read_hands
from bridgetable.formats.journal import DoesNotReadBack, Journal, common, proven_text, read_journal, with_actions
from bridgetable.formats.kept_forms import kept_lines, with_lines
from bridgetable.formats.recovery_files import CLOSE, SUFFIX, files_in
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import is_number
from bridgetable.game.printable import escaped, in_quotes, out_of_quotes, unescaped
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.history import History, acted
from bridgetable.session.notation import action, action_text

MAGIC = "bridgetable recovery 1"
MOST_KEPT = 20
"""The number of closed tables, and of tables that a killed program left, that are kept."""
_SUM, _BETWEEN = 8, "\n"
BEGINNING = 3
"""The lines before the first action: the kind of file, its time and place, and the journal as it was opened."""


class _Word(StrEnum):
    """The first word of a line."""

    BEGIN = "begin"
    JOURNAL = "journal"
    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    FORGET = "forget"
    HANDS = "hands"
    FORMS = "forms"
    EVENT = "event"
    CLOSE = CLOSE


class NoRecovery(BridgetableError):
    """A file from which no table can be recovered."""


@frozen
class Recovered:
    """A table as it stands in a recovery file."""

    path: Path
    begun: int
    closed: int | None  # nothing where the program was killed, or goes on
    origin: str
    journal: Journal  # every action, those undone last
    done: int  # how many of the actions are done
    is_touched: bool = True  # something was done there but what the journal held
    is_living: bool = False
    left_out: int = 0  # the lines at the end that this version does not understand
    is_lesson: bool = False

    @property
    def title(self) -> str:
        """The title of the table."""
        return self.journal.title

    @property
    def time(self) -> int:
        """The time at which it was closed, or else begun, in seconds."""
        return self.begun if self.closed is None else self.closed

    def history(self) -> History:
        """The history, at the place where it was left; what cannot be acted out any more is left out from there on."""
        start = now = self.journal.start
        sittings = []
        for one in self.journal.actions:
            try:
                now = acted(now, one)
            except BridgetableError:
                break
            sittings.append(now)
        return History(start, self.journal.actions[: len(sittings)], tuple(sittings)).at(self.done)


def sync_now(handle: int) -> None:
    """Put an open file on the disk itself before anything else is done. Raises OSError when it cannot be put there."""
    os.fsync(handle)


@define
class Recorder:
    """Writes one recovery file, and holds it until the table is closed; `sync` may put it on the disk itself later."""

    path: Path
    file: IO[bytes]
    sync: Callable[[int], None] = sync_now
    total: int = 0
    end: int = 0
    done: tuple[Action, ...] = ()
    undone: tuple[Action, ...] = ()
    opened: tuple[Action, ...] = ()
    is_written: bool = False

    @classmethod
    def begin(cls, folder: Path, journal: Journal, history: History, time: int, origin: str = "") -> Recorder:
        """Begin a file, named by the time in seconds, for a table that is opened. Raises OSError or DoesNotReadBack."""
        whole = with_actions(journal, (*history.done, *history.undone))
        text = proven_text(whole)
        folder.mkdir(parents=True, exist_ok=True)
        path, file = _new_file(folder, time)
        recorder = cls(path, file, done=history.done, undone=history.undone, opened=whole.actions)
        try:
            head = (
                f"{_Word.BEGIN} {time} {len(history.done)} {escaped(origin)}".rstrip(),
                f"{_Word.JOURNAL} {in_quotes(text)}",
            )
            recorder.append((MAGIC, *head))
            sync_folder(folder)
        except BaseException:
            file.close()
            path.unlink(missing_ok=True)
            raise
        return recorder

    def follow(self, history: History) -> None:
        """Write what was done, undone or redone. Raises OSError or DoesNotReadBack; the file is then as before."""
        done, undone = history.done, history.undone
        if done == self.done and undone == self.undone:
            return
        same = common(self.done, done)
        lines = [f"{_Word.UNDO} {len(self.done) - same}"] if same < len(self.done) else []
        left = (*self.done[same:], *self.undone)
        again = common(left, done[same:])
        if again:
            lines.append(f"{_Word.REDO} {again}")
        lines += [f"{_Word.DO} {proven_action(one)}" for one in done[same + again :]]
        if undone != (left[again:] if same + again == len(done) else ()):
            more = [f"{_Word.DO} {proven_action(one)}" for one in undone]
            lines += [*more, f"{_Word.UNDO} {len(undone)}"] if undone else [_Word.FORGET]
        self.append(lines)
        self.done, self.undone = done, undone

    def rewrite(self, journal: Journal, history: History) -> None:
        """Write a lesson's journal anew, notes and all. Raises OSError or DoesNotReadBack; the file is as before."""
        lines = [f"{_Word.JOURNAL} {in_quotes(proven_text(journal))}"]
        lines += [f"{_Word.UNDO} {len(history.undone)}"] if history.undone else []
        self.append(lines)
        self.done, self.undone, self.is_written = history.done, history.undone, True

    def count(self, place: int, hands: Hands) -> None:
        """Write the hands that a class raised when so many actions were done. Raises OSError; the file is as before."""
        self.append((f"{_Word.HANDS} {place} {in_quotes(hands_text(hands))}",))
        self.is_written = True

    def fill(self, journal: Journal) -> None:
        """Write what was typed in the forms of the board, and its event. Raises OSError; the file is then as before."""
        typed = ((_Word.FORMS, kept_lines(journal)), (_Word.EVENT, journal.event.lines()))
        self.append([f"{word} {in_quotes(_BETWEEN.join(lines))}" for word, lines in typed])
        self.is_written = True

    @property
    def is_there(self) -> bool:
        """True while the file lies where it was begun, so that it will be found."""
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self.file.fileno()))
        except OSError:
            return False

    def stand_behind(self, lines: tuple[str, ...]) -> None:
        """Go on behind these lines, which the file has already."""
        for line in lines:
            content = line.encode("utf-8")
            self.total, self.end = zlib.crc32(content, self.total), self.end + _SUM + len(content) + 2

    def append(self, lines: list[str] | tuple[str, ...]) -> None:
        """Write lines, all of them or none. Raises OSError."""
        total, written = self.total, b""
        for line in lines:
            total = zlib.crc32(line.encode("utf-8"), total)
            written += f"{total:0{_SUM}x} {line}\n".encode()
        try:
            self.file.seek(self.end)
            at = 0
            while at < len(written):
                at += self.file.write(written[at:])
            self.sync(self.file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                self.file.truncate(self.end)
            raise
        self.total, self.end = total, self.end + len(written)

    def close(self, time: int) -> None:
        """Say that the table was closed, and let go of the file; one at which nothing was done goes. Raises OSError."""
        try:
            if self.is_touched:
                self.append((f"{_Word.CLOSE} {time}",))
        finally:
            self.file.close()
        if not self.is_touched:
            self.path.unlink(missing_ok=True)

    @property
    def is_touched(self) -> bool:
        """True where anything was done but what the journal held when it was opened."""
        return self.is_written or (*self.done, *self.undone) != self.opened


def proven_action(one: Action) -> str:
    """Write an action as its line, and see that it is read as the same again. Raises DoesNotReadBack."""
    line = action_text(one)
    try:
        line.encode("utf-8")
        if action(line) == one and "\n" not in line:
            return line
    except (BridgetableError, UnicodeEncodeError):
        pass
    raise DoesNotReadBack(tr("“{line}” would not be read as the same again", line=line))


def _new_file(folder: Path, time: int) -> tuple[Path, IO[bytes]]:
    number = 0
    while True:
        path = folder / f"{time:012}-{number}{SUFFIX}"
        number += 1
        try:
            file = path.open("xb", buffering=0)
        except FileExistsError:
            continue
        # Another window may look whether it is held, and find that it is torn, before it is held here.
        if lock(file) and os.fstat(file.fileno()).st_nlink:
            return path, file
        file.close()


# --- reading ---------------------------------------------------------------------------------------------------------


@define
class _Reading:
    """A recovery file while its lines are read."""

    path: Path
    journal: Journal
    begun: int
    origin: str
    done: list[Action] = Factory(list)
    undone: list[Action] = Factory(list)
    closed: int | None = None
    is_lesson: bool = False
    is_filled: bool = False
    hands: list[tuple[int, Hands]] = Factory(list)

    def take(self, word: str, rest: str) -> bool:
        """Take a line; false when it has no meaning here."""
        count = int(rest) if is_number(rest) else -1
        match word:
            case _Word.DO:
                self.done.append(action(rest))
                self.undone.clear()
            case _Word.JOURNAL:
                self.journal = read_journal(out_of_quotes(rest), self.path.name)
                self.done, self.undone, self.is_lesson = list(self.journal.actions), [], True
            case _Word.FORMS:
                self.journal = with_lines(self.journal, out_of_quotes(rest).split(_BETWEEN))
                self.is_filled = True
            case _Word.EVENT:
                self.journal = evolve(self.journal, event=event_of_lines(out_of_quotes(rest).split(_BETWEEN)))
            case _Word.HANDS:
                place, _, told = rest.partition(" ")
                if not is_number(place):
                    return False
                self.hands.append((int(place), read_hands(out_of_quotes(told))))
            case _Word.UNDO if 0 < count <= len(self.done):
                self.undone[:0] = self.done[-count:]
                del self.done[-count:]
            case _Word.REDO if 0 < count <= len(self.undone):
                self.done += self.undone[:count]
                del self.undone[:count]
            case _Word.FORGET:
                self.undone.clear()
            case _Word.CLOSE if count >= 0:
                self.closed = count
            case _:
                return False
        return True


def read_recovery(path: Path) -> Recovered:
    """The table of a recovery file, up to the last line that was written whole. Raises NoRecovery."""
    try:
        lines = tuple(sound_lines(read_bytes(path)))
    except RecordError as error:
        raise NoRecovery(str(error)) from None
    reading = begun(path, lines)
    steps, taken = lines[BEGINNING:], 0
    for line in steps:
        word, _, rest = line.partition(" ")
        try:
            if not reading.take(word, rest):
                break
        except BridgetableError:
            break
        taken += 1
    actions, left_out = (*reading.done, *reading.undone), len(steps) - taken
    journal = with_actions(reading.journal, actions)
    for place, hands in reading.hands:
        journal = journal.with_hands(place, hands)
    found = Recovered(path, reading.begun, reading.closed, reading.origin, journal, len(reading.done))
    is_written = reading.is_lesson or reading.is_filled or bool(reading.hands)
    is_touched = left_out > 0 or is_written or actions != reading.journal.actions
    return evolve(found, is_touched=is_touched, left_out=left_out, is_lesson=reading.is_lesson)


def sound_lines(content: bytes) -> Iterator[str]:
    """The lines of a recovery file without their sums, up to the first that is not as it was written."""
    total = 0
    for line in content.split(b"\n")[:-1]:
        checksum, text = line[:_SUM], line[_SUM + 1 :]
        total = zlib.crc32(text, total)
        if checksum != f"{total:0{_SUM}x}".encode() or line[_SUM : _SUM + 1] != b" ":
            return
        yield text.decode("utf-8", errors="replace")


def begun(path: Path, lines: tuple[str, ...]) -> _Reading:
    """The beginning of a recovery file: time, file opened, and the journal as it was opened. Raises NoRecovery."""
    first = lines[1].split(" ", 3) if len(lines) > 2 else []
    sound = (
        len(first) >= 3 and lines[0] == MAGIC and first[0] == _Word.BEGIN and lines[2].startswith(f"{_Word.JOURNAL} ")
    )
    if not sound or not is_number(first[1]) or not is_number(first[2]):
        raise NoRecovery(tr("{path} does not begin as a recovery file does", path=path.name))
    try:
        journal = read_journal(out_of_quotes(lines[2].removeprefix(f"{_Word.JOURNAL} ")), path.name)
    except BridgetableError as error:
        raise NoRecovery(str(error)) from None
    actions, at = journal.actions, int(first[2])
    origin = unescaped(first[3]) if len(first) > 3 else ""
    return _Reading(path, journal, int(first[1]), origin, list(actions[:at]), list(actions[at:]))


# --- a folder of them ------------------------------------------------------------------------------------------------


def recoveries(folder: Path) -> tuple[Recovered, ...]:
    """Every table that can be recovered from a folder, the latest first; none where there is no folder."""
    found = []
    for path in files_in(folder):
        with contextlib.suppress(NoRecovery):
            found.append(evolve(read_recovery(path), is_living=is_locked(path)))
    return tuple(sorted(found, key=lambda one: (one.time, one.path.name), reverse=True))


def left_behind(folder: Path) -> tuple[Recovered, ...]:
    """The tables that a killed program left, and at which something had been done, the latest first."""
    return tuple(one for one in recoveries(folder) if one.closed is None and one.is_touched and not one.is_living)


def recent(folder: Path) -> tuple[Recovered, ...]:
    """The tables closed last, the latest first."""
    return tuple(one for one in recoveries(folder) if one.closed is not None)[:MOST_KEPT]


def close_for_others(path: Path, time: int) -> bool:
    """Close a table that a killed program left; false when a living process holds it, or it is none. Raises OSError."""
    with path.open("r+b", buffering=0) as file:
        if not lock(file):
            return False
        lines = tuple(sound_lines(file.read()))
        if not lines:
            return False
        recorder = Recorder(path, file)
        recorder.stand_behind(lines)
        file.truncate(recorder.end)
        recorder.append((f"{_Word.CLOSE} {time}",))
    return True


def discard(path: Path) -> None:
    """Remove a recovery file that nobody needs; one that a living process holds stays. Raises OSError."""
    if not is_locked(path):
        path.unlink(missing_ok=True)


def prune(folder: Path) -> None:
    """Remove all but the last closed tables and the last left behind, and torn beginnings; the unreadable stays."""
    found = recoveries(folder)
    kept = {one.path for one in (*left_behind(folder)[:MOST_KEPT], *recent(folder))}
    for path in files_in(folder):
        if path not in kept and (any(one.path == path for one in found) or is_torn(path)):
            with contextlib.suppress(OSError):
                discard(path)


def is_torn(path: Path) -> bool:
    """True where not even the beginning of a recovery file was written, so that it tells of no table."""
    try:
        return read_bytes(path).count(b"\n") < BEGINNING
    except (RecordError, OSError):
        return False
