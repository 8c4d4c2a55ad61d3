"""Golden rulings come out as they are told; `pytest --renew` writes anew what came."""

from pathlib import Path

import pytest

from bridgetable.cli.cases import renew, tables, tell

FOLDER = Path(__file__).parent / "rulings_told"


@pytest.mark.parametrize("path", tables(FOLDER), ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_ruling_comes_out_as_told(path: Path, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--renew"):
        renew(path)
    told = tell(path)
    assert told.expected == told.came
