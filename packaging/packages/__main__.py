"""Build packages and check them: `packaging/dev.py package [wheel|deb|bundle] [--all-tests] [--twice]`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from packages import bundle, deb, wheel
from packages.place import DIST, PackageError, digest, fresh, megabytes

KINDS = ("wheel", "deb", "bundle")
SUMS = "SHA256SUMS"


def main(words: list[str]) -> int:
    """Build and check what is named, or everything; the exit status."""
    parser = argparse.ArgumentParser("packaging/dev.py package", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)}; all where none is named")
    parser.add_argument("--all-tests", action="store_true", help="pass all tests of the source archive, not a few")
    parser.add_argument("--twice", action="store_true", help="build everything twice, and compare")
    args = parser.parse_args(words)
    if unknown := set(args.kinds) - set(KINDS):
        parser.error(f"{', '.join(sorted(unknown))}: there are {', '.join(KINDS)}")
    DIST.mkdir(exist_ok=True)
    try:
        for kind in args.kinds or KINDS:
            package(kind, all_tests=args.all_tests, twice=args.twice)
    except PackageError as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 1
    finally:
        put_sums()
    return 0


def package(kind: str, *, all_tests: bool, twice: bool) -> None:
    """Build the packages of a kind, check each, and print what was seen. Raises PackageError."""
    print(f"\n{kind}: building …", flush=True)
    begun = time.monotonic()
    built = BUILDS[kind](DIST)
    took = time.monotonic() - begun
    for path in built:
        print(f"  {path.name}: {megabytes(path):.1f} MB", flush=True)
    print(f"  built in {took:.0f} s", flush=True)
    if twice:
        compare(built, BUILDS[kind](fresh("again")))
    begun = time.monotonic()
    for path in built:
        for line in checked(path, all_tests=all_tests):
            print(f"  {path.name}: {line}", flush=True)
    print(f"  checked in {time.monotonic() - begun:.0f} s", flush=True)


BUILDS: dict[str, Callable[[Path], tuple[Path, ...]]] = {
    "wheel": wheel.build,
    "deb": lambda out: (deb.build(out),),
    "bundle": lambda out: (bundle.build(out),),
}


def checked(path: Path, *, all_tests: bool) -> list[str]:
    """Check a package by its kind; what was seen. Raises PackageError."""
    match path.suffix:
        case ".whl":
            return wheel.check_wheel(path)
        case ".gz":
            return wheel.check_sdist(path, all_tests=all_tests)
        case ".deb":
            return deb.check(path)
        case _:
            return bundle.check(path)


def compare(one: tuple[Path, ...], other: tuple[Path, ...]) -> None:
    """See that two builds are the same, byte by byte. Raises PackageError."""
    for first, second in zip(one, other, strict=True):
        if digest(first) != digest(second):
            msg = f"{first.name} is another one when it is built again: compare {first} and {second}"
            raise PackageError(msg)
        print(f"  {first.name}: built again, and the same byte by byte", flush=True)


def put_sums() -> None:
    """Write the sums of all packages that are there."""
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != SUMS)
    (DIST / SUMS).write_text("".join(f"{digest(file)}  {file.name}\n" for file in files), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
