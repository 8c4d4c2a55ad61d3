"""Command lines and calls of the public interface, drawn with odd files and arguments: each ends in a result or a sentence."""

import contextlib
import io
import random
import time
from pathlib import Path

from attrs import Factory, define

from bridgetable.cli import main
from bridgetable.formats.convert import ENDINGS
from tests.stress.files import SLOW_S, drawn_file
from tests.test_api_arguments import ABSURD, NAMES, asked

LINES = (
    "rule {file}", "rule {file} --json", "rule {file} --summary", "rule {file} --book 2007", "rule {file} --board {odd}",
    "rule {file} --at {odd}", "compare {file} --books 2017,{odd}", "check {file}", "check {file} --json",
    "check {folder}", "match {file}", "match {file} --json", "match {file} {file} -o {folder}/{odd}.match",
    "form ruling {file}", "form poll {file} --set {odd}={odd}", "laws {odd}", "laws --search {odd}", "lessons --law {odd}",
    "desk {odd}", "convert {file} -o {folder}/out", "convert {file} -o {odd}",
    *(f"convert {{file}} -o {{folder}}/out{ending}" for ending in ENDINGS),
    "stage --law {odd} -o {folder}/cases", "deal {odd} -o {folder}/deal.pbn",
)  # fmt: skip
ODD_WORDS = (
    "", "0", "-1", "9" * 30, "x", "x" * 5000, "\0", "\udc80", "é/ü", "27B1a", "--", "-", "=", "a=b", "./", "..", "CON",
    "'", "{0}",
)  # fmt: skip
STATUSES = {0, 1, 2}
TIMES_AS_LONG = 40


def inner(folder: Path) -> Path:
    """The folder where drawn lines run: what an odd name such as `..` writes stays within the folder of the run."""
    found = folder / "inner"
    found.mkdir(exist_ok=True)
    return found


@define
class Outside:
    """What came of lines and calls: how many, and what went wrong with the seed that brings it about again."""

    lines: int = 0
    calls: int = 0
    faults: list[str] = Factory(list)
    slowest: float = 0.0
    slowest_line: str = ""

    def line(self, seed: int, folder: Path) -> None:
        """Draw a file and a command line, and run it in this process."""
        chance = random.Random(seed)
        file = drawn_file(chance, folder / f"line-{seed}")
        if chance.random() < 0.02:
            file.write_bytes(file.read_bytes() * (TIMES_AS_LONG * TIMES_AS_LONG))
        line = chance.choice(LINES)
        words = [
            word.format(file=file, folder=folder, odd=chance.choice(ODD_WORDS)) if "{" in word else word
            for word in line.split()
        ]
        began, output, errors = time.process_time(), io.StringIO(), io.StringIO()
        status: object = None
        try:
            with (
                contextlib.chdir(inner(folder)),
                contextlib.redirect_stdout(output),
                contextlib.redirect_stderr(errors),
            ):
                status = main(words)
        except SystemExit as left:
            status = left.code
        except Exception as error:
            self.faults.append(f"line {seed}: {line} with {file.name}: {error!r}")
            return
        self.lines += 1
        said = errors.getvalue()
        took = time.process_time() - began
        if took > self.slowest:
            self.slowest, self.slowest_line = took, f"{line} with {file.name}, {file.stat().st_size} bytes"
        if (
            status not in STATUSES
            or bool(status) > bool(said + output.getvalue())
            or "Traceback" in said
            or took > SLOW_S
        ):
            self.faults.append(
                f"line {seed}: {line} with {file.name} ended with {status} after {took:.1f} s: {said[-300:]}"
            )
            return
        file.unlink()

    def call(self, seed: int, folder: Path) -> None:
        """Draw a public function and odd values for one or two of its arguments, and call it."""
        chance = random.Random(seed)
        call = chance.choice(NAMES)[0]
        names = [name for one, name in NAMES if one == call and name != "worth"]
        odd = {name: chance.choice(ABSURD) for name in chance.sample(names, min(2, len(names)))}
        self.calls += 1
        try:
            with contextlib.chdir(inner(folder)):
                asked(call, odd)
        except Exception as error:
            self.faults.append(f"call {seed}: {call} with {[*odd]}: {type(error).__name__}")
