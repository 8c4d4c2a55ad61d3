"""The program started in surroundings that somebody prepared: settings, environment and working folder, drawn from a seed.

Whatever lies there, the program runs none of it, writes through no link, and ends in its work or in a sentence.
"""

import json
import os
import pickle
import random
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from attrs import Factory, define

from bridgetable.resources import lessons
from bridgetable.worth.process import command, environment
from tests.stress.files import mutated

PATIENCE_S = 60
HERE = str(Path(__file__).parents[2])
LIBRARIES = (
    "attr", "attrs", "cattrs", "json", "re", "pathlib", "gettext", "configparser", "tempfile", "shutil", "queue", "random",
    "multiprocessing", "concurrent", "PySide6", "shiboken6", "endplay", "sitecustomize", "usercustomize", "argparse",
)  # fmt: skip
WINDOW = (
    "import os, sys, traceback; from bridgetable.gui import app\n"
    "plain = app.settle\n"
    "def settle(window):\n"
    "    try:\n"
    "        plain(window)\n"
    "        window.keeper.keep_settings()\n"
    "    except BaseException:\n"
    "        traceback.print_exc()\n"
    "    sys.stdout.flush(); sys.stderr.flush(); os._exit(0)\n"
    "app.settle = settle; app.run()"
)
SETTINGS = {
    "theme": "light", "four_colours": True, "recent": ["/a.table", "b.pbn"], "geometry": "AdnQywADAAAAAAJ+",
    "classroom": {"eye": "N", "hides": ["hands"], "theme": "dark", "screen": "", "geometry": ""},
}  # fmt: skip
INI = (
    "[General]\nfour_colours=true\ngeometry=AdnQ\nrecent=/a.table\\n/b.pbn\nstart_page=true\ntheme=light\n\n"
    "[class]\neye=S\nhides=\\nhands\n"
)


class Trap:
    """A value that, unpickled, makes a folder."""

    def __init__(self, sign: Path) -> None:
        """Create it with the folder that is to be made."""
        self.sign = sign

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Tell pickle to call `os.mkdir`."""
        return os.mkdir, (str(self.sign),)


def variant(trap: Trap) -> str:
    """The trap as a value of Qt's INI format: an object of Python's, pickled, in a variant of a type of its own."""
    inside = pickle.dumps(trap, 2)
    name = b"PySide::PyObjectWrapper\0"
    content = b"\0\0\0\x7f" + len(name).to_bytes(4, "big") + name + len(inside).to_bytes(4, "big") + inside
    return "@Variant(" + "".join(f"\\x{byte:02x}" for byte in content) + ")"


def prepared(chance: random.Random, folder: Path, sign: Path) -> None:
    """Fill a working folder with files that would run if they were taken for a library, and settings in every place."""
    spring = f"import os; os.mkdir({str(sign)!r})\n"
    for name in chance.sample(LIBRARIES, 8):
        package = folder / name
        if chance.random() < 0.3:
            package.mkdir()
            (package / "__init__.py").write_text(spring, encoding="utf-8")
        else:
            package.with_suffix(".py").write_text(spring, encoding="utf-8")
    kept = folder / "config" / "bridgetable"
    kept.mkdir(parents=True)
    ini = INI.replace(
        chance.choice(INI.splitlines()), f"{chance.choice(('theme', 'recent', 'motion'))}={variant(Trap(sign))}"
    )
    for name, text in (("bridgetable.ini", ini), ("settings.json", json.dumps(SETTINGS))):
        content = text.encode()
        content = mutated(content, chance) if chance.random() < 0.7 else content
        match chance.randrange(4):
            case 0:
                pass
            case 1:
                (folder / "elsewhere").write_bytes(content)
                (kept / name).symlink_to(folder / "elsewhere")
            case _:
                (kept / name).write_bytes(content)
    (folder / "board.table").write_bytes(chance.choice(lessons()).read_bytes())


def drawn_environment(chance: random.Random, folder: Path) -> dict[str, str]:
    """The environment with some variables that name odd places, or none."""
    odd = ("", ".", "config", str(folder / "nowhere"), str(folder / "board.table"), "\udc80", "/" + "x" * 300)
    drawn = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "QT_QPA_PLATFORM": "offscreen"}
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR", "LC_ALL"):
        if chance.random() < 0.3:
            drawn[name] = chance.choice(odd)
    if chance.random() < 0.3:
        drawn["BRIDGETABLE_LANGUAGE"] = chance.choice(
            ("pseudo", "de", "../../..", str(folder), "x" * 5000, "{0}", "%s")
        )
    return {**os.environ, **drawn}


@define
class Surroundings:
    """What came of starting the program: how often, and what went wrong with the seed of its surroundings."""

    starts: int = 0
    faults: list[str] = Factory(list)

    def start(self, seed: int, folder: Path) -> None:
        """Prepare surroundings from a seed, and start a command, the helper of best play and the window in them."""
        chance = random.Random(seed)
        here, sign = folder / f"surroundings-{seed}", folder / f"sign-{seed}"
        here.mkdir()
        prepared(chance, here, sign)
        drawn = drawn_environment(chance, here)
        before = contents(here)
        # The surroundings change nothing of where Python itself and the program are found.
        found = {**drawn, "PYTHONPATH": HERE}
        self.run(seed, here, found, sys.executable, "-P", "-m", "bridgetable", "rule", "board.table")
        helper = {**environment(), **drawn, "PYTHONPATH": environment()["PYTHONPATH"]}
        self.run(seed, here, helper, *command())
        if find_spec("PySide6") is not None:
            self.run(seed, here, found, sys.executable, "-P", "-c", WINDOW)
        if sign.exists():
            self.faults.append(f"surroundings {seed}: what lay there was run")
        if (here / "elsewhere").exists() and contents(here)["elsewhere"] != before["elsewhere"]:
            self.faults.append(f"surroundings {seed}: settings were written through a link")

    def run(self, seed: int, here: Path, drawn: dict[str, str], *program: str) -> None:
        """Start a program there, and see that it ends soon, and without a traceback."""
        self.starts += 1
        done = subprocess.run(
            program, cwd=here, env=drawn, capture_output=True, stdin=subprocess.DEVNULL, check=False, timeout=PATIENCE_S
        )
        said = done.stderr.decode(errors="replace")
        if done.returncode not in {0, 1, 2} or "Traceback" in said:
            self.faults.append(f"surroundings {seed}: {program[1:4]} ended with {done.returncode}: {said[-600:]}")


def contents(folder: Path) -> dict[str, bytes]:
    """The files of a folder, not of those in it, by their names."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
