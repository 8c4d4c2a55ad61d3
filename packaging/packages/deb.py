"""The package for Debian and its like, with Qt inside, since Debian's own PySide6 is another one.

It is built without debhelper, checked by lintian, and installed into bare systems made by debootstrap, where it is
started by a user and removed; all of that needs root, and else it is unpacked and started from where it lies.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import shutil
import subprocess
import sys
from email.utils import format_datetime
from pathlib import Path

from packages.bare import SUITES, apt, bare_root, can_make, files_of, program_in
from packages.licences import put_licences
from packages.place import BUILD, DIST, PACKAGING, ROOT, PackageError, age, fresh, megabytes, moment, put, run, version
from packages.qt_parts import keep_used
from packages.share import put_share
from packages.started import Program, check_program, check_resources
from packages.wheel import build as build_wheel

LIBRARY = Path("usr/lib/bridgetable")
SCRIPTS = ("postinst", "prerm")


def build(out: Path = DIST) -> Path:
    """The package for this kind of processor."""
    for tool in ("dpkg-deb", "ldd"):
        if not shutil.which(tool):
            msg = f"{tool} is not here; a .deb is built on Debian or its like"
            raise PackageError(msg)
    tree = fresh("deb")
    site = tree / LIBRARY
    wheel, _ = build_wheel(fresh("deb-wheel"))
    # Python 3.11 is the oldest that the package is for: its Qt must be one that runs with each.
    pip: list[str | Path] = [sys.executable, "-m", "pip", "install", "--quiet", "--target", site, "--no-compile"]
    run([*pip, "--python-version", "3.11", "--only-binary", ":all:", wheel])
    keep_used(site)
    documents = tree / "usr/share/doc/bridgetable"
    documents.mkdir(parents=True)
    put_licences(documents, site)
    for leftover in (*site.glob("*.dist-info"), site / "bin", *site.rglob("*.pyi"), *site.rglob("py.typed")):
        shutil.rmtree(leftover) if leftover.is_dir() else leftover.unlink(missing_ok=True)
    put(text_of("bridgetable"), tree / "usr/bin/bridgetable", mode=0o755)
    put(text_of("rtupdate"), tree / "usr/share/python3/runtime.d/bridgetable.rtupdate", mode=0o755)
    put_share(tree / "usr/share")
    put_documents(documents)
    put_control(tree)
    tidy(tree)
    package = out / f"bridgetable_{version()}_{architecture()}.deb"
    # With more threads it would be packed in other blocks.
    run(["dpkg-deb", "--root-owner-group", "--threads-max=1", "-Zxz", "--build", tree, package])
    return package


def text_of(name: str) -> str:
    """One of the files that are kept for this package."""
    return (PACKAGING / "deb" / name).read_text(encoding="utf-8")


def architecture() -> str:
    """The name by which Debian calls this kind of processor."""
    return run(["dpkg", "--print-architecture"]).strip()


def put_documents(folder: Path) -> None:
    """The licences as Debian wants them, and what changed."""
    put(text_of("copyright"), folder / "copyright")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    entry = text_of("changelog").replace("VERSION", version()).replace("DATE", format_datetime(moment()))
    (folder / "changelog.Debian.gz").write_bytes(gzip.compress(entry.encode(), 9, mtime=0))


def put_control(tree: Path) -> None:
    """Write the files that dpkg reads: what the package is and needs, its scripts, and the sums of its files."""
    size = round(megabytes(tree) * 1e6 / 1024)
    filled = {"VERSION": version(), "ARCHITECTURE": architecture(), "SIZE": str(size), "LIBRARIES": libraries()}
    control = text_of("control")
    for word, value in filled.items():
        control = control.replace(word, value)
    files = sorted(path for path in tree.rglob("*") if path.is_file())
    sums = [f"{hashlib.md5(p.read_bytes(), usedforsecurity=False).hexdigest()}  {p.relative_to(tree)}\n" for p in files]
    put(control, tree / "DEBIAN" / "control")
    put("".join(sums), tree / "DEBIAN" / "md5sums")
    for script in SCRIPTS:
        put(text_of(script), tree / "DEBIAN" / script, mode=0o755)


def libraries() -> str:
    """The packages that Qt needs for windows, as the set-up of a checkout names them."""
    spec = importlib.util.spec_from_file_location("dev_commands", PACKAGING / "commands.py")
    if spec is None or spec.loader is None:
        raise PackageError("packaging/commands.py cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return ", ".join((*module.LIBRARIES, *module.WINDOW_LIBRARIES))


def tidy(tree: Path) -> None:
    """Give every file and folder the rights and the time it should have."""
    for path in tree.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.parent.name == "bin" or path.name in SCRIPTS or path.suffix == ".rtupdate"
            path.chmod(0o755 if runs else 0o644)
    age(tree)


# --- the check


def check(package: Path) -> list[str]:
    """Let lintian read the package, and install, start and remove it on bare systems; what was seen.

    Raises PackageError.
    """
    seen = [f"{megabytes(BUILD / 'deb'):.0f} MB installed, byte code aside", read_by_lintian(package)]
    if not can_make():
        return [*seen, "not installed: that needs root and debootstrap", *check_unpacked(package)]
    for suite in SUITES:
        seen += [f"{suite}: {line}" for line in check_installed(package, suite)]
    return seen


def read_by_lintian(package: Path) -> str:
    """The findings of lintian. Raises PackageError where it finds an error."""
    if not shutil.which("lintian"):
        return "not read by lintian, which is not installed"
    profile = PACKAGING / "deb" / "lintian-tags-left-out"
    left_out = [line for line in profile.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    tags = ",".join(line.split()[0] for line in left_out)
    done = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", "--suppress-tags", tags, package],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        msg = f"lintian says:\n{done.stdout}{done.stderr}"
        raise PackageError(msg)
    return f"lintian finds no error and no warning ({len(left_out)} tags left out, each with its reason)"


def check_unpacked(package: Path) -> list[str]:
    """Unpack the package into a folder, and start it with this system's own Python; what was seen."""
    root = fresh("deb-unpacked")
    run(["dpkg-deb", "--extract", package, root])
    resources = root / LIBRARY / "bridgetable" / "_resources"
    program = Program((sys.executable, str(root / "usr/bin/bridgetable")))
    return [check_resources(resources), *check_program(program, resources / "lessons")]


def check_installed(package: Path, suite: str) -> list[str]:
    """Install the package into a bare system, start it there as a user, and remove it; what was seen."""
    root = bare_root(suite)
    apt(root, "update", "-qq")
    needed = run(["dpkg-deb", "--field", package, "Depends"]).split(", ")
    apt(root, "install", "-y", "-qq", "--no-install-recommends", *(name.split()[0] for name in needed))
    before = files_of(root)
    shutil.copy(package, root / "root")
    run(["chroot", root, "dpkg", "--install", f"/root/{package.name}"])
    (root / "root" / package.name).unlink()
    library = root / LIBRARY
    if not list((library / "bridgetable" / "cli" / "__pycache__").glob("*.pyc")):
        raise PackageError(f"{suite}: nothing was compiled")
    seen = [check_resources(library / "bridgetable" / "_resources")]
    seen += check_program(
        program_in(root, "bridgetable"), Path("/") / LIBRARY / "bridgetable" / "_resources" / "lessons"
    )
    run(["chroot", root, "dpkg", "--purge", "bridgetable"])
    if left := sorted(files_of(root) ^ before):
        msg = f"{suite}: the package leaves behind or takes along: {', '.join(left[:10])}"
        raise PackageError(msg)
    return [*seen, "removed without a trace"]
