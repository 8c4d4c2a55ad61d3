"""Writers of recovery files killed at moments that nobody chose; run by a test, as a process without threads."""

import os
import random
import select
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.recovery import Recorder, read_recovery
from bridgetable.session.history import History

STEPS = 60


def walk(history: History, seed: int) -> Iterator[History]:
    """A table at which somebody goes back and forth, the same for the same seed."""
    chance = random.Random(seed)  # noqa: S311 -- reproducible, not secret
    actions = history.done
    now = history.at(0)
    for _ in range(STEPS):
        match chance.choice("do do do undo redo back".split()):
            case "do" if len(now.done) < len(actions):
                now = now.act(actions[len(now.done)])
            case "undo":
                now = now.undo()
            case "redo":
                now = now.redo()
            case "back":
                now = now.at(chance.randrange(len(actions)))
            case _:
                pass
        yield now


def write(folder: Path, journal_text: str, seed: int, told: int) -> None:
    """Write the walk, and tell after each step that it is on the disk."""
    journal = read_journal(journal_text)
    whole = acted_out(journal)
    recorder = Recorder.begin(folder, journal, whole.at(0), time=seed)
    os.write(told, b".")
    for now in walk(whole, seed):
        recorder.follow(now)
        os.write(told, b".")


def killed(folder: Path, journal_text: str, seed: int) -> str:
    """Kill a writer at a moment that the seed and the machine choose; what is wrong with what it left, or nothing."""
    heard, told = os.pipe()
    writer = os.fork()
    if not writer:
        os.close(heard)
        write(folder, journal_text, seed, told)
        os._exit(0)
    os.close(told)
    chance = random.Random(-seed)  # noqa: S311
    steps = 0
    most = chance.randrange(1, STEPS)
    while steps < most and (more := os.read(heard, most - steps)):
        steps += len(more)
    for _ in range(chance.randrange(20_000)):
        pass
    os.kill(writer, signal.SIGKILL)
    os.waitpid(writer, 0)
    while select.select([heard], [], [], 0)[0] and (more := os.read(heard, STEPS)):
        steps += len(more)
    os.close(heard)
    return fault(folder, journal_text, seed, steps)


def fault(folder: Path, journal_text: str, seed: int, steps: int) -> str:
    """What is wrong with the file of a writer that told so many steps, or nothing."""
    (path,) = folder.glob("*.recovery")
    found = read_recovery(path)
    path.unlink()
    whole = acted_out(read_journal(journal_text))
    states = [whole.at(0), *walk(whole, seed)]
    expected = [(s.done, s.done + s.undone) for s in states[steps - 1 : steps + 1]]
    history = found.history()
    if (history.done, history.done + history.undone) not in expected:
        return f"seed {seed}: after {steps} steps {len(history.done)} actions were found"
    return ""


def main() -> int:
    """Kill so many writers; print what was wrong."""
    folder, journal, number = Path(sys.argv[1]), Path(sys.argv[2]).read_text(encoding="utf-8"), int(sys.argv[3])
    wrong = [w for seed in range(1, number + 1) if (w := killed(folder, journal, seed))]
    print("\n".join(wrong))
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main())
