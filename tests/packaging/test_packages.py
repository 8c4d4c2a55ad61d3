"""Packages bear one version and one time, and what goes wrong with one is told in a sentence."""

import hashlib
import os
import re
import tarfile
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

import pytest

import bridgetable
from packages import bundle, deb, licences, place
from packages.__main__ import BUILDS, SUMS, main
from packages.place import PackageError

CHECKOUT = Path(__file__).resolve().parents[2]


def test_the_version_stands_in_one_place() -> None:
    assert bridgetable.__version__ == place.version()
    written = re.compile(rf"(?<![\w.]){re.escape(place.version())}(?![\w.])")
    texts = [p for p in (CHECKOUT / "packaging").rglob("*") if p.is_file() and p.suffix != ".pyc"]
    assert [] == [p.name for p in texts if "licences" not in p.parts and written.search(p.read_text(encoding="utf-8"))]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A time that somebody tells."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    place.epoch.cache_clear()
    yield
    place.epoch.cache_clear()


def test_a_time_that_is_told_is_kept_to_the_end(told: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1_000_000_000 == place.epoch()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000007")
    assert 1_000_000_000 == place.epoch()
    assert "2001-09-09" == place.moment().date().isoformat()


def test_an_archive_tells_neither_who_packed_it_nor_when(told: None, tmp_path: Path) -> None:
    sums = []
    for name, time in (("one", 5), ("two", 7)):
        folder = tmp_path / name / "bridgetable"
        (folder / "in").mkdir(parents=True)
        for file in ("b", "a", "in/c"):
            (folder / file).write_text(file, encoding="utf-8")
            os.utime(folder / file, (time, time))
        (folder / "a").chmod(0o700 if name == "one" else 0o755)
        sums.append(hashlib.sha256(bundle.packed(folder, tmp_path / f"{name}.tar.xz").read_bytes()).hexdigest())
    assert sums[0] == sums[1]
    with tarfile.open(tmp_path / "one.tar.xz") as archive:
        assert {("root", 1_000_000_000)} == {(entry.uname, entry.mtime) for entry in archive}
        assert 0o755 == archive.getmember("bridgetable/a").mode


@pytest.mark.filterwarnings("ignore:Python 3.14 will")
def test_an_archive_is_unpacked_by_a_python_that_knows_no_filters(
    told: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of_debian_12(archive: tarfile.TarFile, path: Path = Path()) -> None:
        for entry in archive:
            archive.extract(entry, path)

    (tmp_path / "bridgetable").mkdir()
    (tmp_path / "bridgetable" / "a").write_text("a", encoding="utf-8")
    archive = bundle.packed(tmp_path / "bridgetable", tmp_path / "one.tar.xz")
    monkeypatch.setattr(tarfile.TarFile, "extractall", of_debian_12)
    monkeypatch.delattr(tarfile, "data_filter", raising=False)
    place.unpack(archive, tmp_path / "unpacked")
    assert "a" == (tmp_path / "unpacked" / "bridgetable" / "a").read_text(encoding="utf-8")


def test_a_licence_without_a_text_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "thing-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: thing\nVersion: 1\nLicense: Other\n", encoding="utf-8"
    )
    (thing,) = distributions(path=[str(tmp_path)])
    with pytest.raises(PackageError, match="thing is carried along under Other, and there is no text of it"):
        licences.row_of(thing, tmp_path)


def test_a_package_that_fails_its_check_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(_: Path) -> tuple[Path, ...]:
        raise PackageError("the window showed nothing in 60 s")

    monkeypatch.setattr("packages.__main__.DIST", tmp_path)
    monkeypatch.setitem(BUILDS, "deb", wrong)
    (tmp_path / "a.whl").write_bytes(b"wheel")
    assert 1 == main(["deb"])
    assert "FAILED: the window showed nothing in 60 s" in capsys.readouterr().err
    assert f"{hashlib.sha256(b'wheel').hexdigest()}  a.whl\n" == (tmp_path / SUMS).read_text(encoding="utf-8")


def test_a_kind_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["rpm"])
    assert "rpm: there are wheel, deb, bundle" in capsys.readouterr().err


def test_the_deb_needs_the_libraries_that_the_set_up_of_a_checkout_names() -> None:
    assert {"libegl1", "libxcb-cursor0", "libwayland-cursor0"} <= set(deb.libraries().split(", "))


def test_the_specs_that_nobody_has_run_say_so() -> None:
    specs = CHECKOUT / "packaging" / "bundle"
    assert {"linux.spec", "macos.spec", "windows.spec"} == {path.name for path in specs.glob("*.spec")}
    told = {path.name for path in specs.glob("*.spec") if "NEVER RUN" in path.read_text(encoding="utf-8")}
    assert {"macos.spec", "windows.spec"} == told
    for path in specs.glob("*.spec"):
        compile(path.read_text(encoding="utf-8"), path, "exec")
