"""The README says what is true."""

import re
import tomllib
from pathlib import Path

from bridgetable.cli import COMMANDS

CHECKOUT = Path(__file__).resolve().parents[2]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


def test_it_names_each_command_and_no_other() -> None:
    told = set(re.findall(r"^\| `bridgetable ([a-z]+)", README, flags=re.MULTILINE))
    assert COMMANDS.keys() - {"open"} == told  # Opening is what `bridgetable FILE` does.


def test_every_file_and_folder_that_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:bridgetable|packaging|resources|tests|\.ci)/[^\s`*]+|LICENSE|CHANGELOG.md)`", README))
    named |= set(re.findall(r"\]\(([^)#:]+)\)", README))
    assert named
    assert [] == sorted(name for name in named if not (CHECKOUT / name).exists())


def test_it_names_the_oldest_python_that_the_project_accepts() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    assert f"Python {oldest} or newer" in README
