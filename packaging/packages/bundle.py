"""The bundle: one folder with the program, Python and Qt, which needs neither of them on the computer (PyInstaller)."""

from __future__ import annotations

import platform
import shutil
import sys
import tarfile
from pathlib import Path

from packages.bare import SUITES, apt, bare_root, can_make, program_in
from packages.licences import put_licences
from packages.place import BUILD, DIST, PACKAGING, age, environment, epoch, fresh, megabytes, run, unpack, version
from packages.started import Program, check_program, check_resources
from packages.wheel import build as build_wheel

SPECS = {"linux": "linux.spec", "win32": "windows.spec", "darwin": "macos.spec"}
NEEDED = ("libegl1", "libgl1", "fontconfig-config")
"""The packages that a bundle needs of a Debian: the drivers of the screen and the fonts belong to the computer."""
SITE = "import sysconfig; print(sysconfig.get_paths()['purelib'])"


def build(out: Path = DIST) -> Path:
    """The bundle of this system as an archive, built from the wheel in an environment of its own."""
    wheel, _ = build_wheel(fresh("bundle-wheel"))
    python = environment("bundle-environment")
    run([python, "-m", "pip", "install", "--quiet", f"{wheel}[package]"])
    work = fresh("bundle")
    spec = PACKAGING / "bundle" / SPECS[sys.platform]
    command: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    # The order of a set would differ from one build to the next.
    settings = {"PYTHONHASHSEED": "1", "BRIDGETABLE_VERSION": version()}
    # Elsewhere than in the checkout, whose package has no resources inside.
    run([*command, "--distpath", work / "dist", "--workpath", work / "work", spec], settings, cwd=work)
    folder = work / "dist" / "bridgetable"
    site = Path(run([python, "-c", SITE], cwd=work).strip())
    put_licences(folder, site, python_licence=python_licence(python), libraries=system_libraries(folder / "_internal"))
    shutil.copy(PACKAGING / "bundle" / "README.txt", folder)
    age(folder)
    return packed(folder, out / f"bridgetable-{version()}-{sys.platform}-{platform.machine()}.tar.xz")


def system_libraries(folder: Path) -> list[str]:
    """The libraries in a bundle that are of this system, and neither Python's nor Qt's."""
    own = ("libpython", "libpyside6", "libshiboken6")
    files = (path for path in folder.glob("lib*.so*") if not path.is_symlink())
    return [path.name for path in files if not path.name.startswith(own)]


def python_licence(python: Path) -> str:
    """The licence of Python itself, as this Python prints it where it keeps no file of it."""
    say = "import pathlib, sysconfig; p = pathlib.Path(sysconfig.get_paths()['stdlib'], 'LICENSE.txt'); "
    either = "print(p.read_text(encoding='utf-8') if p.is_file() else (license._Printer__setup() or str(license)))"
    return run([python, "-c", "from builtins import license; " + say + either], cwd=BUILD)


def packed(folder: Path, archive: Path) -> Path:
    """A folder as an archive in which nothing tells who packed it, or when."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch()
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    archive.parent.mkdir(exist_ok=True)
    with tarfile.open(archive, "w:xz") as file:
        file.add(folder, folder.name, recursive=False, filter=plain)
        for path in sorted(folder.rglob("*")):
            file.add(path, f"{folder.name}/{path.relative_to(folder).as_posix()}", recursive=False, filter=plain)
    return archive


def check(archive: Path) -> list[str]:
    """Unpack the bundle elsewhere and start it; what was seen. Raises PackageError."""
    folder = fresh("bundle-unpacked")
    unpack(archive, folder)
    unpacked = folder / "bridgetable"
    inside = Path("_internal") / "bridgetable" / "_resources"
    seen = [f"{megabytes(unpacked):.0f} MB unpacked", check_resources(unpacked / inside)]
    if not sys.platform.startswith("linux") or not can_make():
        program = Program((str(unpacked / "bridgetable"),))
        return [*seen, "started here, not on a bare system", *check_program(program, unpacked / inside / "lessons")]
    root = bare_root(SUITES[-1])
    apt(root, "update", "-qq")
    apt(root, "install", "-y", "-qq", "--no-install-recommends", *NEEDED)
    run(["cp", "-a", unpacked, root / "opt"])
    here = Path("/opt/bridgetable")
    lines = check_program(program_in(root, str(here / "bridgetable")), here / inside / "lessons")
    return [*seen, *(f"{SUITES[-1]} with {' and '.join(NEEDED)} alone: {line}" for line in lines)]
