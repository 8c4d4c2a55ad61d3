"""Files of all kinds with something wrong in them, given to what reads files: each ends in what it holds or in a sentence."""

import random
import time
import zlib
from functools import cache
from pathlib import Path

from attrs import Factory, define

from bridgetable.formats.check_files import check_paths
from bridgetable.formats.errors import RecordError
from bridgetable.formats.journal import acted_out
from bridgetable.formats.opening import open_file
from bridgetable.formats.recovery import MAGIC, NoRecovery, read_recovery
from bridgetable.game.errors import BridgetableError
from bridgetable.resources import lessons
from bridgetable.session.history import History
from bridgetable.views.eyes import Watcher
from bridgetable.views.report.report import report
from bridgetable.views.view import view_for
from tests.formats.test_machine_deals import DEALS, block, dlm, letters
from tests.formats.test_rbn import WHOLE

SESSION = Path(__file__).parents[1] / "shots" / "match"
SLOW_S = 5.0
"""A file that keeps the processor busy for longer is a fault; in seconds."""
PBN = (
    '% PBN 2.1\n[Event "x"]\n[Board "1"]\n[Dealer "S"]\n[Vulnerable "None"]\n'
    '[Deal "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"]\n[Declarer "S"]\n[Contract "4S"]\n'
    '[Result "10"]\n[Auction "S"]\n1S Pass 3S Pass\n4S Pass Pass Pass\n[Play "W"]\nCQ C2 CA C5\nDA D5 DT D2\n*\n'
)
LIN = (
    "qx|o1|pn|S,W,N,E|md|1SAQT83HAJ4D742CK5,S62HT92DAJ96CQJT4,SKJ74HQ63DKQ85C92,|sv|o|mb|1S|mb|P|mb|3S|mb|P|mb|4S|"
    "mb|P|mb|P|mb|P|pc|CQ|pc|C2|pc|CA|pc|C5|mc|10|pg||\n"
)
RECOVERY = (
    f"{MAGIC}\nbegin 5 0\njournal bridgetable 1\\nboard: 3\\ndealer: S\\nvulnerable: EW\\n"
    "deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4\\n\\nS calls 1S\n"
    "do S calls 1S\ndo W calls Pass\ndo N calls 3S\nundo 2\nredo 1\ndo N calls 2S\nforget\nclose 9\n"
)
NASTY = (
    b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"\xe2\x80\xae", b"\r", b"\x1b[2J", b"\n\n\n", b'"', b"\\", b"|", b"{", b"[", b"9" * 40,
    b"<img src=x>", b"-1", b" " * 300, b"S calls Pass\n", b"27A1 no\n", b"> note\n", b"x" * 3000, b";", b"N notices\n",
    b"W drops ", b"E says ", "٣".encode(), "♠".encode(),
)  # fmt: skip


@cache
def seeds() -> tuple[tuple[str, bytes], ...]:
    """A sound file of each kind, with its ending."""
    journals = tuple((".table", path.read_bytes()) for path in lessons())
    session = tuple((path.suffix, path.read_bytes()) for path in SESSION.iterdir() if path.suffix in {".match", ".csv"})
    machine = ((".dup", "".join(map(block, DEALS))), (".dlm", dlm(*map(letters, DEALS))), (".rbn", WHOLE))
    records = (*machine, (".pbn", PBN), (".lin", LIN), (".recovery", RECOVERY))
    return (*journals, *(*session, *((suffix, text.encode()) for suffix, text in records)) * 8)


def drawn_file(chance: random.Random, place: Path) -> Path:
    """A file of some kind with something wrong in it, at this place with its ending."""
    suffix, content = chance.choice(seeds())
    path = place.with_name(f"{place.name}{suffix}")
    content = mutated(content, chance)
    path.write_bytes(summed(content) if suffix == ".recovery" and chance.random() < 0.8 else content)
    return path


def mutated(content: bytes, chance: random.Random) -> bytes:
    """The content with some things wrong."""
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        at, to = sorted((chance.randrange(len(content) + 1), chance.randrange(len(content) + 1)))
        match chance.randrange(7):
            case 0:
                content = content[:at] + chance.choice(NASTY) + content[at:]
            case 1:
                content = content[:at] + content[min(to, at + chance.randrange(40)) :]
            case 2:
                content = content[:at]
            case 3:
                content = content[:at] + content[at:to] * chance.choice((2, 3, 30)) + content[to:]
            case 4:
                lines = content.split(b"\n")
                chance.shuffle(lines)
                content = b"\n".join(lines)
            case 5:
                content = content[:at] + bytes((chance.randrange(256),)) + content[at + 1 :]
            case _:
                one, other = chance.randrange(len(content) + 1), chance.choice(seeds())[1]
                content = content[:at] + other[one : one + 200] + content[at:]
    return content


def summed(content: bytes) -> bytes:
    """The lines of a recovery file with their sums, so that it is read on behind what is wrong."""
    total, lines = 0, b""
    for line in content.split(b"\n")[:-1]:
        total = zlib.crc32(line, total)
        lines += f"{total:08x} ".encode() + line + b"\n"
    return lines


@define
class Files:
    """What came of reading: figures, and what went wrong with the seed of its file."""

    files: int = 0
    opened: int = 0
    faults: list[str] = Factory(list)
    slowest: float = 0.0
    slowest_file: str = ""

    def read(self, seed: int, folder: Path) -> None:
        """Make a file from a seed, and give it to everything that reads files."""
        path = drawn_file(random.Random(seed), folder / f"{seed}")
        began = time.process_time()
        is_sound = True
        try:
            self.opened += reads(path)
        except Exception as error:
            is_sound = False
            self.faults.append(f"file {path.name}: {error!r}")
        took = time.process_time() - began
        self.files += 1
        if took > self.slowest:
            self.slowest, self.slowest_file = took, f"{path.name}, {path.stat().st_size} bytes"
        if took > SLOW_S:
            self.faults.append(f"file {path.name}: {took:.1f} s")
        elif is_sound:
            path.unlink()


def reads(path: Path) -> bool:
    """Check a file, open it, report what it holds and look at it; whether it holds a board.

    Raises anything but a BridgetableError.
    """
    for wrong in check_paths([path]).unreadable:
        assert isinstance(wrong, RecordError)
    if path.suffix == ".recovery":
        try:
            read_recovery(path).history()
        except NoRecovery:
            return False
        return True
    try:
        boards = open_file(path)
        for board in boards[:3]:
            shown(acted_out(board.journal, board.name))
    except BridgetableError as error:
        if not str(error).strip():
            raise ValueError("an error without words") from error
        return False
    return True


def shown(history: History) -> None:
    """Report a board, and look at it."""
    report(history)
    for eye in Watcher:
        view_for(history, eye)
