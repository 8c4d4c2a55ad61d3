"""Golden rulings come out as they are told; `pytest --renew` writes anew what came."""

from pathlib import Path

import pytest

from bridgetable.cli.cases import renew, tell
from tests.golden import GOLDEN


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_ruling_comes_out_as_told(path: Path, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--renew"):
        renew(path)
    told = tell(path)
    assert told.expected == told.came
