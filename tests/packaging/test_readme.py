"""The README and its like say what is true."""

import re
import tomllib
from pathlib import Path

import pytest

from bridgetable.cli import COMMANDS

CHECKOUT = Path(__file__).resolve().parents[2]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


def test_it_names_each_command_and_no_other() -> None:
    told = set(re.findall(r"^\| `bridgetable ([a-z]+)", README, flags=re.MULTILINE))
    assert COMMANDS.keys() - {"open"} == told  # Opening is what `bridgetable FILE` does.


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "bridgetable/README.md"])
def test_every_file_and_folder_that_a_page_names_is_there(page: str) -> None:
    text = (CHECKOUT / page).read_text(encoding="utf-8")
    top = r"(?:bridgetable|packaging|resources|tests|\.ci)/[^\s`*<]+|LICENSE|[A-Z]+\.md"
    named = {name for name in re.findall(rf"`({top})`", text) if "NN" not in name and "YEAR" not in name}
    named |= set(re.findall(r"\]\(([^)#:]+)\)", text))
    assert named
    assert [] == sorted(name for name in named if not (CHECKOUT / name).exists())


def test_it_names_the_oldest_python_that_the_project_accepts() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    assert f"Python {oldest} or newer" in README
