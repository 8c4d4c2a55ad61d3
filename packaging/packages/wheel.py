"""The wheel and the source archive: built by the project's own build file, installed where nothing is, started."""

from __future__ import annotations

import sys
from pathlib import Path

from packages.place import DIST, PackageError, environment, fresh, run, unpack, version
from packages.started import Program, check_program, check_resources

SITE = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
QUICK = ("-m", "not slow", "tests/packaging", "tests/cli", "tests/formats/test_files.py", "tests/test_lessons.py")


def build(out: Path = DIST) -> tuple[Path, Path]:
    """The wheel and the source archive, built into a folder."""
    run([sys.executable, "-m", "hatchling", "build", "-d", out])
    return out / f"bridgetable-{version()}-py3-none-any.whl", out / f"bridgetable-{version()}.tar.gz"


def check_wheel(wheel: Path) -> list[str]:
    """Install the wheel into an empty environment, and start it; what was seen. Raises PackageError."""
    python = environment("wheel")
    run([python, "-m", "pip", "install", "--quiet", wheel])
    resources = Path(run([python, "-c", SITE], cwd=python.parent).strip()) / "bridgetable" / "_resources"
    program = Program((str(python.parent / "bridgetable"),))
    return [check_resources(resources), *check_program(program, resources / "lessons")]


def check_sdist(sdist: Path, *, all_tests: bool) -> list[str]:
    """Unpack the source archive, install it into an empty environment, and pass its tests; what was seen.

    Raises PackageError.
    """
    folder = fresh("sdist")
    unpack(sdist, folder)
    (source,) = folder.iterdir()
    python = environment("sdist-environment")
    run([python, "-m", "pip", "install", "--quiet", "-e", f"{source}[test]"])
    chosen = () if all_tests else QUICK
    said = run([python, "-m", "pytest", "-q", "-n", "2", *chosen], {"QT_QPA_PLATFORM": "offscreen"}, cwd=source)
    summary = said.strip().splitlines()[-1]
    if " passed" not in summary:
        msg = f"the tests of the source archive say: {summary}"
        raise PackageError(msg)
    return [f"{'all' if all_tests else 'some'} of its own tests: {summary.strip('= ')}"]
