"""Every licence that travels with a package, Qt's among them, is named, and its text is there."""

import re
import tomllib
from importlib.metadata import distribution, distributions
from pathlib import Path

from packages import licences

CHECKOUT = Path(__file__).resolve().parents[2]


def test_every_licence_that_travels_is_named_and_its_text_is_there(tmp_path: Path) -> None:
    (site,) = {Path(str(distribution("attrs").locate_file("")))}
    licences.put_licences(tmp_path, site, python_licence="PSF")
    page = (tmp_path / "LICENCES.txt").read_text(encoding="utf-8")
    named = set(re.findall(r"licences/(\S+?\.txt)|(?<=to )(\S+\.txt)", page))
    texts = {path.name for path in (tmp_path / "licences").iterdir()}
    assert texts == {one for pair in named for one in pair if one}
    assert {*licences.CARRIED, "bridgetable", "Python", "Inter", "DejaVu", "RobotoCondensed"} <= set(
        re.findall(r"\w+", page)
    )
    assert all((tmp_path / "licences" / text).stat().st_size > 2 for text in texts)


def test_what_is_carried_is_all_that_the_program_stands_on() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = {plain_name(d.name): d for d in distributions()}
    waiting, needed = list(project["dependencies"]), set()
    while waiting:
        line = waiting.pop()
        name = plain_name(re.split(r"[^\w.-]", line)[0])
        if "extra ==" not in line and name in known and name not in needed:
            needed.add(name)
            waiting += known[name].requires or ()
    assert needed == {plain_name(name) for name in licences.CARRIED}


def plain_name(name: str) -> str:
    """The name of a distribution, written in one way."""
    return name.lower().replace("-", "_")
