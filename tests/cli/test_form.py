"""`bridgetable form`: a form as lines, as JSON and as a PDF."""

import json
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.desk.forms import FORMS
from tests.golden import golden

FILE = str(golden("law_12/QBA-010"))
Printed = pytest.CaptureFixture[str]


def test_the_fields_are_printed_and_may_be_set(capsys: Printed) -> None:
    assert 0 == main(["form", "appeal", FILE, "--set", "appellant=North–South", "--set", "deposit="])
    told = capsys.readouterr().out
    assert "appellant: North–South\n" in told
    assert "deposit: \n" in told


def test_json_names_the_form_and_every_field(capsys: Printed) -> None:
    assert 0 == main(["form", "poll", FILE, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert ("bridgetable-form", 1, "poll") == (told["format"], told["version"], told["name"])
    assert "E" == told["fields"]["seat"]


@pytest.mark.parametrize("paper", ["A4", "letter"])
@pytest.mark.parametrize("kind", [one.name for one in FORMS])
def test_every_form_is_written_on_both_papers(kind: str, paper: str, tmp_path: Path) -> None:
    pytest.importorskip("PySide6.QtWidgets")
    output = tmp_path / "form.pdf"
    assert 0 == main(["form", kind, FILE, "-o", str(output), "--paper", paper])
    assert output.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--set", "nothing=1"], "“nothing” is no field of this form"),
        (["--set", "seat=Q", "-o", "x.pdf"], "seat"),
        (["--set", "seat"], "expected a field"),
        (["--json", "-o", "x.pdf"], "leave --output or --json out"),
    ],
)
def test_bad_input_is_one_sentence(
    given: list[str], why: str, capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["form", "poll", FILE, *given])
    said = capsys.readouterr().err
    assert why in said
    assert "Traceback" not in said
    assert not (tmp_path / "x.pdf").exists()
