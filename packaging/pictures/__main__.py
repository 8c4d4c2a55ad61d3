"""Draw all pictures of the README into `resources/pictures`, or some of them by their names."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from bridgetable.formats.files import write_whole
from pictures.encoded import png, webp
from pictures.moving import Story
from pictures.scenes import FOLDER, MOVING
from pictures.stills import stills


def main(wanted: Sequence[str]) -> int:
    """Draw the pictures of these names, or all; the exit status."""
    drawers = stills()
    names = (*drawers, Path(MOVING).stem)
    if unknown := [name for name in wanted if name not in names]:
        print(f"{unknown[0]}: no picture is called so; there are {', '.join(names)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in wanted or names:
        content = png(drawers[name]()) if name in drawers else webp(list(Story().frames()))
        path = FOLDER / (f"{name}.png" if name in drawers else MOVING)
        write_whole(path, content)
        print(f"{path}: {len(content) / 1000:.0f} kB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
