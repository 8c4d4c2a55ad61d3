"""A session through the public interface: opened, begun, changed, told and kept."""

import shutil
from pathlib import Path

import pytest

import bridgetable

FOLDER = Path(__file__).parent / "shots" / "match"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "tuesday"))


def test_a_session_is_opened_told_and_changed(folder: Path) -> None:
    session = bridgetable.open_session(folder)
    assert "Tuesday pairs" == session.title
    before = session.report()
    session.add('penalty NS 3: 10% "late"')
    session.set(ended="22:30", our_table="4")
    assert 1 == len(session.report()["changes"]) - len(before["changes"])
    assert "until 23:00" in session.transcript()
    session.write(folder / "tuesday.match")
    assert 'penalty NS 3: 10% "late"\n' in (folder / "tuesday.match").read_text()


def test_a_session_is_begun_and_written(folder: Path) -> None:
    new = folder.parent / "new.match"
    session = bridgetable.new_session(new, [folder / "tuesday.csv"], title="New", scoring="butler")
    assert not new.exists()
    session.write()
    text = "bridgetable match 1\ntitle: New\nscoring: butler\nresults: tuesday/tuesday.csv\n"
    assert text == new.read_text()
    assert "New" == bridgetable.open_session(new).title


def test_what_does_not_fit_is_one_sentence_and_changes_nothing(folder: Path) -> None:
    session = bridgetable.open_session(folder)
    before = session.transcript()
    with pytest.raises(bridgetable.Error, match="nobody in the session is 99"):
        session.add("penalty 99: 10%")
    with pytest.raises(bridgetable.Error, match=r"titel.*is no line of the header"):
        session.set(titel="x")
    with pytest.raises(bridgetable.Error, match="ended is a text of at most"):
        session.set(ended=5)  # type: ignore[arg-type]
    assert before == session.transcript()
    csv = bridgetable.open_session(folder / "tuesday.csv")
    with pytest.raises(bridgetable.Error, match="make one with new_session"):
        csv.add("penalty 1: 10%")
    with pytest.raises(bridgetable.Error, match="A4"):
        session.save_pdf(folder / "x.pdf", paper="A5")
