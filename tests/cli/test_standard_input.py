"""`-` instead of a file reads standard input, in every command that reads one."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from bridgetable.formats.errors import RecordError
from bridgetable.formats.files import standard_input
from bridgetable.game.limits import MOST_OPENED

LESSON = Path(__file__).parents[2] / "resources" / "lessons" / "5-established-revokes.table"
PBN = b"""[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"]
[Auction "S"]
1S 1H Pass Pass
Pass
"""


def told(*words: str, given: bytes) -> subprocess.CompletedProcess[bytes]:
    """What a command says, given this on its standard input."""
    command = [sys.executable, "-m", "bridgetable", *words]
    return subprocess.run(command, input=given, capture_output=True, check=False)


@pytest.mark.parametrize("form", ["--json", "--summary"])
def test_rule_acts_out_what_it_is_given_as_it_does_the_file(form: str) -> None:
    expected = told("rule", str(LESSON), form, given=b"")
    done = told("rule", "-", form, given=LESSON.read_bytes())
    assert expected.stdout
    assert (0, expected.stdout) == (done.returncode, done.stdout)


def test_check_finds_in_what_it_is_given_what_is_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "one.pbn").write_bytes(PBN)
    expected = told("check", str(tmp_path / "one.pbn"), given=b"").stdout.replace(bytes(tmp_path / "one.pbn"), b"-")
    assert b"1 finding" in expected
    assert expected == told("check", "-", given=PBN).stdout


@pytest.mark.parametrize("command", ["rule", "check"])
def test_what_cannot_be_read_is_refused_in_one_sentence_that_names_standard_input(command: str) -> None:
    done = told(command, "-", given=b"no bridge")
    assert 1 == done.returncode
    said = (done.stdout + done.stderr).decode()
    assert re.search(r"(?:-, line 1|-:1: not read): no record of boards", said)
    assert "Traceback" not in said


def test_no_more_is_read_than_a_file_may_hold() -> None:
    done = told("rule", "-", given=b"x" * (MOST_OPENED + 1))
    assert 1 == done.returncode
    assert f"at most {MOST_OPENED} bytes".encode() in done.stderr


def test_a_closed_standard_input_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    standard_input.cache_clear()
    with pytest.raises(RecordError, match="no standard input"):
        standard_input()


@pytest.mark.skipif(find_spec("PySide6") is None, reason="a PDF needs Qt")
def test_a_handout_is_made_of_what_is_given(tmp_path: Path) -> None:
    done = told("handout", "-", "-o", str(tmp_path / "a.pdf"), given=LESSON.read_bytes())
    assert (0, b"") == (done.returncode, done.stderr)
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
