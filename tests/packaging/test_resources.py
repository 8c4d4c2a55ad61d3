"""The program finds its own files wherever it is started from."""

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from bridgetable.resources import ResourceNotFound, candidates, resource, root

CHECKOUT = Path(__file__).resolve().parents[2]
PICTURES = CHECKOUT / "resources" / "pictures"
NEEDED = ("fonts/Inter-Bold.otf", "fonts/LICENSE-DejaVu.txt", "icons/bridgetable.svg")
ASK = "from bridgetable.resources import resource; print(resource('fonts', 'DejaVuSans.ttf'))"


def ask(python: Path | str, *, cwd: Path, path: Path | None = None) -> Path:
    """Where a fresh interpreter, started in a folder, says that the font is."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | ({"PYTHONPATH": str(path)} if path else {})
    command = [str(python), "-c", ASK]
    return Path(subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=True).stdout.strip())


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of this checkout."""
    out = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(out)], cwd=CHECKOUT, check=True, capture_output=True
    )
    return out


def test_a_checkout_has_them_beside_the_package(tmp_path: Path) -> None:
    assert CHECKOUT / "resources" / "fonts" / "DejaVuSans.ttf" == ask(sys.executable, cwd=tmp_path, path=CHECKOUT)


def test_an_editable_install_points_to_the_checkout(tmp_path: Path) -> None:
    """The environment that runs the tests is an editable install, as `packaging/dev.py` makes it."""
    where = subprocess.run(
        [sys.executable, "-c", "import bridgetable; print(bridgetable.__file__)"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if where.returncode != 0:
        pytest.skip("bridgetable is not installed in this environment")
    assert CHECKOUT / "resources" / "fonts" / "DejaVuSans.ttf" == ask(sys.executable, cwd=tmp_path)


@pytest.mark.slow
def test_a_wheel_carries_them_inside_the_package(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "site")  # noqa: S202  (the archive is ours, made a moment ago)
    assert set() == {f"bridgetable/_resources/{name}" for name in NEEDED} - names
    assert set() == {name.split("/")[0] for name in names if ".dist-info" not in name} - {"bridgetable"}
    expected = tmp_path / "site" / "bridgetable" / "_resources" / "fonts" / "DejaVuSans.ttf"
    assert expected == ask(sys.executable, cwd=tmp_path, path=tmp_path / "site")


@pytest.mark.slow
def test_every_resource_of_the_checkout_but_the_pictures_is_in_the_wheel(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    resources = CHECKOUT / "resources"
    ours = {path.relative_to(resources).as_posix() for path in files_in(resources) if path.parent != PICTURES}
    with zipfile.ZipFile(wheel) as archive:
        inside = {name.removeprefix("bridgetable/_resources/") for name in archive.namelist() if "/_resources/" in name}
    assert ours == inside


def test_every_resource_but_the_pictures_is_named_for_the_wheel() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    there = {path.name for path in (CHECKOUT / "resources").iterdir() if not is_left_there(path.name)} - {PICTURES.name}
    assert {f"resources/{name}": f"bridgetable/_resources/{name}" for name in there} == named


@pytest.mark.slow
def test_an_sdist_has_what_its_wheel_needs(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    assert set() == {*(f"resources/{name}" for name in NEEDED), "pyproject.toml", "README.md", "LICENSE"} - names
    assert set() == {".ci/run", "CONTRIBUTING.md", "packaging/dev.py", "tests/packaging/test_readme.py"} - names
    assert {f"resources/pictures/{path.name}" for path in PICTURES.iterdir()} <= names


def test_a_frozen_program_looks_where_it_was_unpacked_first() -> None:
    assert Path("/run/bridgetable/_resources") == candidates(Path("/run/bridgetable"), "/run")[0]


def test_a_folder_named_resources_beside_an_installed_package_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "resources").mkdir()
    assert (tmp_path / "bridgetable" / "_resources",) == candidates(tmp_path / "bridgetable", None)


def test_what_is_missing_is_named_with_the_place_where_it_was_looked_for() -> None:
    with pytest.raises(ResourceNotFound, match=r"fonts/none\.ttf is not among the program's own files in ") as caught:
        resource("fonts", "none.ttf")
    assert str(root()) in str(caught.value)


def files_in(folder: Path) -> tuple[Path, ...]:
    """The files below a folder that belong to the project: not what tools and desktops leave there."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return tuple(path for path in files if not any(map(is_left_there, path.relative_to(folder).parts)))


def is_left_there(name: str) -> bool:
    """True for the caches of Python and mypy, and what a desktop writes."""
    return name.startswith(".") or name == "__pycache__"
