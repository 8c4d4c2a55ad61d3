"""The licences that travel with a package: a page that names them all, and the text of each."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from importlib.metadata import Distribution, distributions
from pathlib import Path

from packages.place import PACKAGING, ROOT, PackageError, put, run

CARRIED = ("attrs", "cattrs", "typing_extensions", "PySide6_Essentials", "shiboken6")
"""The distributions that a package with everything inside carries, beside the program itself."""
TEXTS = PACKAGING / "licences"
"""The texts of licences that no distribution brings along: those of Qt."""


def put_licences(folder: Path, site: Path, *, python_licence: str = "", libraries: Sequence[str] = ()) -> None:
    """Put the page and the texts into `licences` of a folder, for what is installed in a `site-packages`.

    `python_licence` is its text where Python is carried along, `libraries` the names of files that are of the system.
    Raises PackageError where a distribution has no text of its own and none is kept here for it.
    """
    out = folder / "licences"
    out.mkdir()
    shutil.copy(ROOT / "LICENSE", out / "bridgetable.txt")
    rows = [("bridgetable", "", "MIT", "bridgetable.txt")]
    for font in sorted((ROOT / "resources" / "fonts").glob("LICENSE-*.txt")):
        shutil.copy(font, out)
        rows.append((f"the fonts {font.stem.removeprefix('LICENSE-')}", "", FONT_LICENCES[font.name], font.name))
    found = {d.name.replace("-", "_"): d for d in distributions(path=[str(site)])}
    rows += [row_of(found[name], out) for name in CARRIED]
    if python_licence:
        put(python_licence, out / "Python.txt")
        rows.append(("Python and its standard library", "", "PSF-2.0 and those named in it", "Python.txt"))
    rows += [system_row(package, names, out) for package, names in packages_of(libraries).items()]
    put(page(rows), folder / "LICENCES.txt")


FONT_LICENCES = {
    "LICENSE-DejaVu.txt": "Bitstream Vera, and public domain",
    "LICENSE-Inter.txt": "OFL-1.1",
    "LICENSE-RobotoCondensed.txt": "Apache-2.0",
}


def row_of(carried: Distribution, out: Path) -> tuple[str, str, str, str]:
    """Copy the text of a distribution's licence; its name, version, licence and where the text is."""
    name, metadata = carried.name, carried.metadata
    licence = next((metadata[key] for key in ("License-Expression", "License") if key in metadata), "")
    for file in carried.files or ():
        if file.parent.name == "licenses" and file.name.startswith("LICEN"):
            shutil.copy(str(carried.locate_file(file)), out / f"{name}.txt")
            return name, carried.version, licence, f"{name}.txt"
    if not licence.startswith("LGPL-3.0-only"):
        msg = f"{name} is carried along under {licence or 'no licence'}, and there is no text of it"
        raise PackageError(msg)
    for text in ("LGPL-3.txt", "GPL-3.txt"):
        shutil.copy(TEXTS / text, out)
    return name, carried.version, "LGPL-3.0-only", "LGPL-3.txt, which adds to GPL-3.txt"


def packages_of(libraries: Sequence[str]) -> dict[str, list[str]]:
    """The packages of this system that libraries are of, each with its libraries. Raises PackageError."""
    found: dict[str, list[str]] = {}
    for name in sorted(libraries):
        package = run(["dpkg-query", "--search", f"*/{name}"]).partition(":")[0]
        found.setdefault(package, []).append(name)
    return found


def system_row(package: str, names: list[str], out: Path) -> tuple[str, str, str, str]:
    """Copy what a package of this system says of its licence; its name, libraries, and where the text is."""
    text = Path("/usr/share/doc") / package / "copyright"
    if not text.is_file():
        msg = f"{', '.join(names)} is carried along from {package}, which says nothing of its licence"
        raise PackageError(msg)
    shutil.copy(text, out / f"{package}.txt")
    return package, f"({', '.join(names)})", "as the system it comes from tells", f"{package}.txt"


def page(rows: list[tuple[str, str, str, str]]) -> str:
    """The page that names every licence."""
    lines = [f"{' '.join(filter(None, row[:2]))}\n    {row[2]}: licences/{row[3]}\n" for row in rows]
    return "\n".join([HEAD, *lines, FOOT])


HEAD = """The licences of what is in this folder
======================================

Each part is under the licence that is named beneath it; the text is in the file named behind it.
"""
FOOT = """Qt is used through PySide6 and shiboken6, unchanged and as libraries of their own, under the GNU Lesser
General Public License, version 3. You may put other builds of the same libraries in the place of those in this folder.
Their source is published by The Qt Company together with each version; the version that is here is named above. What
Qt itself contains of others is named in the pages "Licenses Used in Qt" of its documentation.
"""
