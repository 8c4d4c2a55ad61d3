"""Nothing that is printed is lost with status 0, and where a stream is closed, gone or full nobody sees a traceback."""

import errno
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from bridgetable.cli.output import NoOutput, reader_has_gone
from bridgetable.cli.typed import Parser

LESSON = Path(__file__).parents[2] / "resources" / "lessons" / "5-established-revokes.table"
pytestmark = pytest.mark.skipif(os.name != "posix", reason="the words for a shell are those of POSIX")
NO_OUTPUT = "bridgetable: there is no standard output to print on"
PRINTING = (
    "rule {lesson}",
    "rule {lesson} --json",
    "laws 27B",
    "lessons",
    "--help",
    "--version",
    "stage --list",
    "deal",
    "handbook",
)


def shell(words: str, folder: Path, *, unbuffered: str = "") -> subprocess.CompletedProcess[str]:
    """What a shell says of a command line, in which `bridgetable` stands for the program."""
    line = words.format(lesson=LESSON, program=f"{sys.executable} -m bridgetable")
    kept = {n: v for n, v in os.environ.items() if n != "PYTHONUNBUFFERED"} | {"PYTHONPATH": str(LESSON.parents[2])}
    kept |= {"PYTHONUNBUFFERED": unbuffered, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, cwd=folder, env=kept, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", PRINTING)
def test_what_cannot_be_written_out_is_told_and_ends_with_1(command: str, unbuffered: str, tmp_path: Path) -> None:
    done = shell(f"{{program}} {command} > /dev/full", tmp_path, unbuffered=unbuffered)
    assert (1, 1) == (done.returncode, len(done.stderr.splitlines()))
    assert "bridgetable: the output: No space left on device\n" == done.stderr


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["rule {lesson} --json", "laws 27B", "--help"])
def test_a_reader_that_has_gone_ends_it_quietly_as_the_shell_expects(
    command: str, unbuffered: str, tmp_path: Path
) -> None:
    done = shell(f"(sleep 0.3; {{program}} {command}; echo $? >&2) | true", tmp_path, unbuffered=unbuffered)
    assert "141\n" == done.stderr


@pytest.mark.parametrize("command", PRINTING)
def test_without_standard_output_what_must_print_says_so(command: str, tmp_path: Path) -> None:
    done = shell(f"{{program}} {command} >&-", tmp_path)
    assert (1, f"{NO_OUTPUT}\n") == (done.returncode, done.stderr)


def test_help_is_printed_as_everything_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(NoOutput):
        Parser("bridgetable")._print_message("help")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_what_writes_a_file_needs_no_stream(closed: str, tmp_path: Path) -> None:
    done = shell(f"{{program}} deal -o a.pbn {closed}", tmp_path)
    assert (0, "") == (done.returncode, done.stderr)
    assert b"[Deal " in (tmp_path / "a.pbn").read_bytes()


@pytest.mark.parametrize(("command", "status"), [("rule none.table", 1), ("rule --none", 2)])
@pytest.mark.parametrize("closed", ["2>&-", "2>/dev/full", ">&- 2>&-"])
def test_where_nothing_can_be_said_the_status_tells(command: str, status: int, closed: str, tmp_path: Path) -> None:
    done = shell(f"{{program}} {command} {closed}", tmp_path)
    assert (status, "", "") == (done.returncode, done.stdout, done.stderr)


@pytest.mark.skipif(find_spec("PySide6") is None, reason="a window needs Qt")
@pytest.mark.parametrize("file", ["", str(LESSON)])
def test_the_window_opens_where_there_is_no_console(file: str, tmp_path: Path) -> None:
    # As Windows starts a program that has a window and no console.
    program = (
        "import sys; sys.stdout = sys.stderr = sys.stdin = None\n"
        "from bridgetable.gui import app\n"
        "settle = app.settle\n"
        "def then(window):\n"
        "    settle(window)\n"
        "    window.close()\n"
        "app.settle = then\n"
        "from bridgetable.cli import main\n"
        f"sys.exit(main([{file!r}] if {file!r} else []))\n"
    )
    kept = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    kept |= {"XDG_CONFIG_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=kept, check=False, timeout=60
    )
    assert (0, "", "") == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(("platform", "gone"), [("win32", True), ("linux", False)])
def test_on_windows_an_invalid_argument_is_a_reader_that_has_gone(
    monkeypatch: pytest.MonkeyPatch, platform: str, gone: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert gone == reader_has_gone(OSError(errno.EINVAL, "Invalid argument"))
    assert not reader_has_gone(OSError(errno.EINVAL, "Invalid argument", "a.table"))
    assert reader_has_gone(BrokenPipeError())
