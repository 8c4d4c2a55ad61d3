"""Bare systems of Debian, made by debootstrap, into which packages are installed and in which they are started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from packages.place import BUILD, put, run
from packages.started import Program

SUITES = ("bookworm", "trixie")
"""The Debians that there are bare systems of: 12 and 13."""
NOBODY = "65534:65534"
SOCKETS = "/tmp/.X11-unix"  # noqa: S108  (the place that X11 itself prescribes)
ENTER = f'mkdir -p "$1{SOCKETS}" {SOCKETS} && mount --bind {SOCKETS} "$1{SOCKETS}" && shift && exec "$@"'
"""Shows an X server's sockets inside another root; the mount ends with the program."""
LEFT_BY_OTHERS = ("var/log", "var/cache", "var/lib/dpkg", "var/lib/apt", "tmp", "proc", "sys", "dev", "run")


def can_make() -> bool:
    """True where bare systems can be made here: that needs root and debootstrap."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("debootstrap") is not None


def program_in(root: Path, program: str) -> Program:
    """A program in another root, started there by a user without rights."""
    words = ("unshare", "--mount", "sh", "-c", ENTER, "sh", str(root), "chroot", f"--userspec={NOBODY}", str(root))
    return Program((*words, program), root)


def bare_root(suite: str) -> Path:
    """A new bare system, copied from one that is made once."""
    kept = BUILD / "roots" / suite
    if not (kept / "made").exists():
        shutil.rmtree(kept, ignore_errors=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        run(["debootstrap", "--variant=minbase", suite, kept])
        (kept / "made").touch()
    root = BUILD / "root"
    if root.exists():
        shutil.rmtree(root)
    run(["cp", "-a", kept, root])
    # Files of programs there are not started by the package manager of a system that does not run.
    put("#!/bin/sh\nexit 101\n", root / "usr/sbin/policy-rc.d", mode=0o755)
    return root


def apt(root: Path, *words: str) -> None:
    """Run apt-get in another root."""
    run(["chroot", root, "apt-get", *words], {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"})


def files_of(root: Path) -> set[str]:
    """The files of a root, but for those that the package manager and the system keep for themselves."""
    found = (path.relative_to(root).as_posix() for path in root.rglob("*"))
    return {path for path in found if not path.startswith(LEFT_BY_OTHERS)}
