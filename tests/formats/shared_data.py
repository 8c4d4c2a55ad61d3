"""Where the real records lie, which are not part of the project; tests that need them are skipped without them."""

import os
from pathlib import Path

import pytest

DATA = Path(os.environ.get("BRIDGETABLE_DATA") or Path(__file__).parents[2].parent / "shared" / "data")
needs_data = pytest.mark.skipif(not DATA.is_dir(), reason=f"no real records in {DATA} (set BRIDGETABLE_DATA)")


def data_files(pattern: str) -> list[Path]:
    """The files whose path below the folder fits, none when it is not there."""
    return sorted(p for p in DATA.glob(pattern) if p.is_file())
