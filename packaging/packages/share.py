"""The files for a desktop and a shell, in a folder `share` as every Linux has it."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path

from packages.completions import bash, zsh
from packages.manual import manual
from packages.place import PACKAGING, ROOT, moment, put, version

DESKTOP = PACKAGING / "desktop"
DATED = re.compile(r"^## \[(\S+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def put_share(share: Path) -> None:
    """Write everything: entry of the menu, page for shops, kinds of file, icons, manual, completions."""
    from packages.icons import put_icons  # noqa: PLC0415  (the rest is looked at where Qt is absent too)

    for name, folder in (("bridgetable.desktop", "applications"), ("bridgetable.xml", "mime/packages")):
        (share / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(DESKTOP / name, share / folder)
    put(metainfo(), share / "metainfo" / "bridgetable.metainfo.xml")
    put_icons(share)
    (share / "man" / "man1").mkdir(parents=True)
    page = manual(version(), moment().date()).encode()
    (share / "man" / "man1" / "bridgetable.1.gz").write_bytes(gzip.compress(page, 9, mtime=0))
    put(bash(), share / "bash-completion" / "completions" / "bridgetable")
    put(zsh(), share / "zsh" / "vendor-completions" / "_bridgetable")


def metainfo() -> str:
    """The page for shops of programs, with the releases that the list of changes dates, else the present state."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = DATED.findall(changes)
    rows = [f'<release version="{number}" date="{day}"/>' for number, day in released]
    if version() not in dict(released):
        rows.insert(0, f'<release version="{version()}" date="{moment().date()}" type="development"/>')
    text = (DESKTOP / "bridgetable.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("<releases/>", "\n    ".join(["<releases>", *rows]) + "\n  </releases>")
