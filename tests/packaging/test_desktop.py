"""What a desktop and a shell are told of the program is what their own tools accept, and what the program does."""

import ast
import gzip
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bridgetable.cli import COMMANDS
from bridgetable.formats.course import MAGIC as COURSE
from bridgetable.formats.detect import FileKind, kind_of
from bridgetable.formats.journal_kind import MAGIC
from bridgetable.formats.match.match_file import FIRST_LINE
from bridgetable.gui.commands.file_handlers import BOARD_ENDINGS
from bridgetable.training.series import MAGIC as PRACTICE
from packages.completions import bash, zsh
from packages.manual import arguments, manual, parsers
from packages.place import moment, version
from packages.share import DESKTOP, metainfo

CHECKOUT = Path(__file__).resolve().parents[2]
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def accepted(*command: str | Path) -> None:
    """See that a tool of the system accepts a file; skip the test where it is absent."""
    if not shutil.which(str(command[0])):
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, "" if done.returncode == 0 else done.stdout + done.stderr)


def kinds() -> dict[str, ET.Element]:
    """The kinds of file that a desktop is told of."""
    tree = ET.parse(DESKTOP / "bridgetable.xml").getroot()  # noqa: S314  (our own file)
    return {kind.attrib["type"]: kind for kind in tree}


def test_the_entry_of_the_menu_is_accepted() -> None:
    accepted("desktop-file-validate", DESKTOP / "bridgetable.desktop")


def test_the_page_for_shops_is_accepted(tmp_path: Path) -> None:
    page = tmp_path / "bridgetable.metainfo.xml"
    page.write_text(metainfo(), encoding="utf-8")
    # There is no address of the project to make a longer name of.
    accepted("appstreamcli", "validate", "--no-net", "--override=cid-desktopapp-is-not-rdns=info", page)


def test_the_kinds_of_file_are_accepted(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    shutil.copy(DESKTOP / "bridgetable.xml", tmp_path / "packages")
    accepted("update-mime-database", tmp_path)


def test_the_page_for_shops_names_the_version_and_the_name_of_the_entry() -> None:
    page = ET.fromstring(metainfo())  # noqa: S314  (our own text)
    releases = [release.attrib for release in page.findall("releases/release")]
    assert version() == releases[0]["version"]
    # The list of changes dates the releases that have been made.
    assert "2026-11-22" == next(one["date"] for one in releases if one["version"] == "0.9.0")
    assert "bridgetable.desktop" == page.findtext("launchable")


def test_the_window_has_the_name_of_the_entry_by_which_a_desktop_knows_it() -> None:
    text = (CHECKOUT / "bridgetable" / "gui" / "app.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{(DESKTOP / "bridgetable.desktop").stem}")' in text


def test_the_entry_and_the_page_open_every_kind_and_no_other() -> None:
    entry = (DESKTOP / "bridgetable.desktop").read_text(encoding="utf-8")
    told = re.search(r"^MimeType=(.*);$", entry, flags=re.MULTILINE)
    page = ET.fromstring(metainfo())  # noqa: S314  (our own text)
    assert told
    assert set(kinds()) == set(told[1].split(";"))
    assert set(kinds()) == {one.text for one in page.iterfind("provides/mediatype")}


def test_the_first_words_by_which_a_desktop_knows_a_file_are_those_by_which_the_program_does() -> None:
    starts = {name: [m.attrib["value"] for m in kind.iter(f"{MIME}match")] for name, kind in kinds().items()}
    assert {f"{MAGIC} 1"} == set(starts["application/x-bridgetable"])
    assert {COURSE} == set(starts["application/x-bridgetable-course"])
    assert {FIRST_LINE} == set(starts["application/x-bridgetable-match"])
    assert {PRACTICE} == set(starts["application/x-bridgetable-practice"])
    for name, kind in (("pbn", FileKind.PBN), ("lin", FileKind.LIN)):
        found = starts[f"application/x-bridge-{name}"]
        assert found
        assert {kind} == {kind_of(f"{start}") for start in found}


def test_the_lessons_are_of_the_kind_that_a_desktop_is_told(tmp_path: Path) -> None:
    if not shutil.which("update-mime-database") or not shutil.which("gio"):
        pytest.skip("update-mime-database or gio is not installed")
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(DESKTOP / "bridgetable.xml", packages)
    subprocess.run(["update-mime-database", tmp_path / "mime"], check=True, capture_output=True)
    lesson = next((CHECKOUT / "resources" / "lessons").glob("1-*.table"))
    nameless = tmp_path / "nameless"
    nameless.write_bytes(lesson.read_bytes())
    env = {"XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": str(tmp_path / "none"), "PATH": "/usr/bin:/bin"}
    for file in (lesson, nameless):
        said = subprocess.run(
            ["gio", "info", "-a", "standard::content-type", file], env=env, check=True, capture_output=True, text=True
        )
        assert "application/x-bridgetable" in said.stdout


# --- the manual and the completions


def test_the_manual_names_every_command_and_every_option() -> None:
    page = manual(version(), moment().date()).replace(r"\-", "-")
    for name, parser in parsers().items():
        section = page.partition(f".SS {name}\n")[2].partition(".SS ")[0]
        assert section
        for action in arguments(parser):
            assert (action.help or "nothing told") in section
            assert [] == [option for option in action.option_strings if rf"\fB{option}\fR" not in section]
            if not action.option_strings:
                assert f".I {action.metavar}" in section


def test_the_manual_is_accepted(tmp_path: Path) -> None:
    page = tmp_path / "bridgetable.1"
    page.write_text(manual(version(), moment().date()), encoding="utf-8")
    accepted("mandoc", "-T", "lint", "-W", "warning", page)
    assert gzip.compress(page.read_bytes(), mtime=0)


def completed(*words: str) -> set[str]:
    """What bash completes behind these words, the last of which is not yet whole."""
    line = " ".join(f"'{word}'" for word in words)
    script = f"{bash()}\nCOMP_WORDS=({line})\nCOMP_CWORD={len(words) - 1}\n_bridgetable\nprintf '%s\\n' \"${{COMPREPLY[@]}}\""
    done = subprocess.run(
        ["bash", "-O", "extglob", "-c", script], cwd=CHECKOUT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split("\n")) - {""}


@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("bridgetable", "le"), {"lessons"}),
        (("bridgetable", "rule", "--s"), {"--summary"}),
        (("bridgetable", "show", "--theme", ""), {"dark", "light", "contrast"}),
        (("bridgetable", "show", "x.table", "--eye", "t"), {"table"}),
        (("bridgetable", "rule", "tests/rulings_told/law_57/highest"), {"tests/rulings_told/law_57/highest.table"}),
        (("bridgetable", "rule", "pyproj"), set()),
    ],
)
def test_bash_completes_commands_options_choices_and_files_that_can_be_read(
    words: tuple[str, ...], expected: set[str]
) -> None:
    assert expected == completed(*words)


@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
def test_bash_completes_every_command() -> None:
    assert {*COMMANDS, "--help", "--version"} <= completed("bridgetable", "")
    for name, parser in parsers().items():
        assert {o for a in arguments(parser) for o in a.option_strings} <= completed("bridgetable", name, "-")


def test_zsh_accepts_its_completion_which_names_every_option(tmp_path: Path) -> None:
    text = zsh()
    for parser in parsers().values():
        assert [] == [o for a in arguments(parser) for o in a.option_strings if f"{o}[" not in text]
    script = tmp_path / "_bridgetable"
    script.write_text(text, encoding="utf-8")
    accepted("zsh", "-n", script)


def test_a_mac_is_told_of_every_kind_of_file_that_the_program_opens() -> None:
    spec = (CHECKOUT / "packaging" / "bundle" / "macos.spec").read_text(encoding="utf-8")
    kinds = next(
        node.value
        for node in ast.parse(spec).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
    )
    told = {ending for _, endings in ast.literal_eval(kinds) for ending in endings}
    assert {*BOARD_ENDINGS, "course", "practice"} == told
