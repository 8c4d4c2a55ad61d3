"""`python -m tests.stress.killed_windows --kills 100`: windows killed while somebody plays in them.

It needs a display (such as Xvfb), or draws off the screen where there is none. It prints how many actions were lost, how many
files were torn, and how many tables came back; the exit status is 1 where more than the last action was ever lost.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

from attrs import define

from bridgetable.formats.recovery import read_recovery, sound_lines
from bridgetable.formats.recovery_files import files_in
from bridgetable.session.actions import Action
from bridgetable.session.history import History
from bridgetable.session.notation import action_text

NOTHING = 0


def mark(done: tuple[Action, ...], undone: tuple[Action, ...]) -> int:
    """A number that stands for a place in a history."""
    lines = (*map(action_text, done), "here", *map(action_text, undone))
    return zlib.crc32("\n".join(lines).encode())


# --- the window that is killed ---------------------------------------------------------------------------------------


def play(seed: int, told: int) -> None:
    """Open the window, and do anything in it for ever; tell before and after each step what is to be kept."""
    from PySide6.QtCore import QTimer

    from bridgetable.gui import app
    from bridgetable.gui.window import Window
    from tests.stress.acts import any_step

    chance = random.Random(seed)
    plain_settle = app.settle

    def step(window: Window) -> None:
        controller = window.controller
        new = any_step(controller.history, chance)
        tell(told, "will", new)
        if len(new.done) > len(controller.history.done) and not new.undone:
            controller.do(new.done[-1])
        else:
            controller.go_to(len(new.done))
        tell(told, "done", controller.history)

    def settle(window: Window) -> None:
        plain_settle(window)
        timer = QTimer(window)
        timer.timeout.connect(lambda: step(window))
        timer.start(1)

    app.settle = settle
    app.run()


def tell(told: int, word: str, history: History) -> None:
    """Tell a place in the history."""
    os.write(told, f"{word} {mark(history.done, history.undone)}\n".encode())


# --- the one who kills -----------------------------------------------------------------------------------------------


@define
class Count:
    """What became of windows that were killed."""

    kills: int = 0
    steps: int = 0
    lost: int = 0
    most_lost: int = 0
    torn: int = 0
    tails: int = 0

    def __str__(self) -> str:
        """Write the figures in a line."""
        return (
            f"{self.kills} windows killed after {self.steps} steps: {self.lost} actions lost, at most {self.most_lost} by a"
            f" kill; {self.torn} files torn, {self.tails} with a last line half written"
        )


def kill_one(seed: int, home: Path, count: Count) -> None:
    """Start a window, kill it at a moment that nobody chose, and look at what it left."""
    heard, told = os.pipe()
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    script = [sys.executable, "-m", "tests.stress.killed_windows", "--play", str(seed), "--told", str(told)]
    with subprocess.Popen(script, env=environment, pass_fds=(told,), stderr=subprocess.DEVNULL) as window:
        os.close(told)
        content = os.read(heard, 1 << 16)
        time.sleep(random.Random(seed).uniform(0, 2))
        window.send_signal(signal.SIGKILL)
    while more := os.read(heard, 1 << 16):
        content += more
    os.close(heard)
    look(home / "data" / "bridgetable" / "tables", content.decode().splitlines(), count)


def look(folder: Path, told: list[str], count: Count) -> None:
    """Compare the file that a window left with what it told, and remove it."""
    done = [int(line.split()[1]) for line in told if line.startswith("done ")]
    will = [int(line.split()[1]) for line in told if line.startswith("will ")]
    count.kills, count.steps = count.kills + 1, count.steps + len(done)
    paths = files_in(folder)
    lost = len(done)
    for path in paths:
        content = path.read_bytes()
        kept = sum(len(line.encode()) + 10 for line in sound_lines(content))
        count.tails += kept != len(content)
        try:
            found = read_recovery(path)
        except Exception:
            count.torn += 1
            continue
        actions = found.journal.actions
        now = mark(actions[: found.done], actions[found.done :])
        whole = found.history()
        count.torn += (*whole.done, *whole.undone) != actions
        if now == will[-1]:
            lost = 0
        elif now in done:
            lost = min(lost, done[::-1].index(now))
        path.unlink()
    count.lost, count.most_lost = count.lost + lost, max(count.most_lost, lost)


def main() -> int:
    """Kill so many windows."""
    parser = argparse.ArgumentParser("tests.stress.killed_windows")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--told", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play is not None:
        play(args.play, args.told)
        return 0
    count = Count()
    with tempfile.TemporaryDirectory() as home:
        for seed in range(args.seed, args.seed + args.kills):
            kill_one(seed, Path(home), count)
    print(count)
    return int(count.most_lost > 1 or count.torn > 0)


if __name__ == "__main__":
    sys.exit(main())
