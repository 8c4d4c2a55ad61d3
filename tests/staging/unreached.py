"""The branches of the laws that staged cases do not reach, each with the reason."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.staging.branches import Branch, branch

LIST = Path(__file__).parent / "unreached.toml"


def told_unreached() -> dict[Branch, str]:
    """The branches listed, each with the reason why it is not reached."""
    told = tomllib.loads(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}
    return dict(read(told.get("why", [])))


def read(groups: list[dict[str, object]]) -> Iterator[tuple[Branch, str]]:
    """The branches of each group with its reason."""
    for group in groups:
        lines = group["branches"]
        assert isinstance(lines, list)
        yield from ((branch(line), str(group["reason"])) for line in lines)
