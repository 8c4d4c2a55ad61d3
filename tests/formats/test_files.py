"""Files are written whole or not at all."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetable.formats.errors import RecordError
from bridgetable.formats.files import (
    append,
    end_of_links,
    is_read_only,
    keep_whole,
    lock,
    not_written,
    read_bytes,
    see_writable,
    write_whole,
)
from bridgetable.game.errors import sentence_of
from bridgetable.game.limits import MOST_BYTES


def test_new_content_replaces_the_old(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_written_is_one_sentence_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "none" / "a.pbn"
    with pytest.raises(OSError, match="No such file") as raised:
        write_whole(path, b"one")
    why = "No such file or directory. Choose another folder; nothing is lost."
    assert f"{path} cannot be written: {why}" == not_written(path, raised.value)
    assert f"{path} cannot be written: full. Choose another folder; nothing is lost." == not_written(
        path, OSError("full")
    )


def test_trouble_while_writing_leaves_the_old_content_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pbn"
    write_whole(path, b"old")

    def full(_: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space") as trouble:
        write_whole(path, b"new")
    assert str(path) == trouble.value.filename
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_command_line_names_the_file_and_no_number_of_an_error() -> None:
    assert "a.pbn: No space left on device" == sentence_of(OSError(28, "No space left on device", "a.pbn"))
    assert "No space left on device" == sentence_of(OSError(28, "No space left on device"))


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_bytes(b"old")
    path.chmod(0o600)
    write_whole(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_folder_cannot_be_read_as_a_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="expected a file that can be read"):
        read_bytes(tmp_path)


def test_what_somebody_names_is_written_where_its_links_lead(tmp_path: Path) -> None:
    target, link, farther = tmp_path / "elsewhere" / "a.pbn", tmp_path / "link.pbn", tmp_path / "farther.pbn"
    target.parent.mkdir()
    link.symlink_to(target)
    farther.symlink_to("link.pbn")
    for content in (b"not there before", b"new"):
        see_writable(farther)
        write_whole(farther, content)
        assert (content, True, True) == (target.read_bytes(), link.is_symlink(), farther.is_symlink())
    assert {"elsewhere", "link.pbn", "farther.pbn", "a.pbn"} == {path.name for path in tmp_path.rglob("*")}


def test_a_pipe_and_a_folder_are_not_replaced(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe.pbn", tmp_path / "link.pbn"
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
    else:
        pipe.mkdir()
    link.symlink_to(pipe)
    for path in (pipe, link, tmp_path):
        with pytest.raises(OSError, match="no plain file, and so left as it is"):
            write_whole(path, b"new")
    assert pipe.exists()
    assert not pipe.is_file()


def test_where_a_link_leads_into_a_folder_that_is_gone_is_seen_before_work_is_done(tmp_path: Path) -> None:
    link = tmp_path / "link.pbn"
    link.symlink_to(tmp_path / "gone" / "a.pbn")
    with pytest.raises(FileNotFoundError, match="gone"):
        see_writable(link)


def test_what_the_program_keeps_of_its_own_is_not_written_through_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "a.pbn", tmp_path / "link.pbn"
    target.write_bytes(b"old")
    link.symlink_to(target)
    assert target == end_of_links(link)
    keep_whole(link, b"new")
    assert (b"old", b"new", False) == (target.read_bytes(), link.read_bytes(), link.is_symlink())
    through = tmp_path / "faults.txt"
    through.symlink_to(target)
    with pytest.raises(OSError, match="symbolic links"):
        append(through, "new")
    assert b"old" == target.read_bytes()


def test_where_a_system_changes_line_ends_no_file_is_opened_as_text() -> None:
    says = "print(all(flags & os.O_BINARY for flags in (files._READING, files._APPENDING, files._NEW)))"
    program = f"import os; os.O_BINARY = 1 << 40; from bridgetable.formats import files; {says}"
    assert b"True" == subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout.strip()


def test_links_in_a_circle_cannot_be_read_and_are_replaced(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.symlink_to(other)
    other.symlink_to(one)
    assert end_of_links(one).is_symlink()
    with pytest.raises(RecordError):
        read_bytes(one)
    write_whole(one, b"new")
    assert b"new" == read_bytes(other)


@pytest.mark.skipif(os.name == "nt", reason="there is no umask there")
@pytest.mark.parametrize(
    ("umask", "write", "expected"),
    [(0o077, write_whole, 0o600), (0o022, write_whole, 0o644), (0o002, keep_whole, 0o600)],
)
def test_a_new_file_keeps_the_umask(
    tmp_path: Path, umask: int, write: Callable[[Path, bytes], None], expected: int
) -> None:
    before = os.umask(umask)
    try:
        write(tmp_path / "a.pbn", b"new")
        append(tmp_path / "faults.txt", "new")
    finally:
        os.umask(before)
    assert expected == (tmp_path / "a.pbn").stat().st_mode & 0o777
    assert 0o666 & ~umask == (tmp_path / "faults.txt").stat().st_mode & 0o777


def test_what_reads_back_as_something_else_does_not_replace_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pbn"
    write_whole(path, b"old")

    def spoilt(handle: int) -> None:
        os.pwrite(handle, b"X", 0)

    monkeypatch.setattr(os, "fsync", spoilt)
    with pytest.raises(OSError, match="reads back as something else"):
        write_whole(path, b"new")
    assert (b"old", [path]) == (path.read_bytes(), list(tmp_path.iterdir()))


def test_the_folder_is_put_on_the_disk_after_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    real = os.fsync

    def noted(handle: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
        real(handle)

    monkeypatch.setattr(os, "fsync", noted)
    write_whole(tmp_path / "a.pbn", b"new")
    assert [False, True] == synced


def test_what_a_killed_save_left_is_cleared_at_the_next_one_and_nothing_else(tmp_path: Path) -> None:
    left = tmp_path / ".bridgetable-k2j_8x1q.saving"
    held = tmp_path / ".bridgetable-zzzzzzzz.saving"
    link = tmp_path / ".bridgetable-llllllll.saving"
    others = [tmp_path / name for name in (".bridgetable-notes", "bridgetable-k2j_8x1q.saving", ".hidden.saving")]
    for path in (left, held, *others):
        path.write_bytes(b"half")
    link.symlink_to(others[0])
    with held.open("rb") as file:
        assert lock(file)
        write_whole(tmp_path / "a.pbn", b"new")
        assert held.exists()
    assert not left.exists()
    assert link.is_symlink()
    assert all(path.exists() for path in others)
    write_whole(tmp_path / "a.pbn", b"newer")
    assert not held.exists()


def test_a_save_that_is_killed_leaves_the_old_file_and_what_the_next_one_clears(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    write_whole(path, b"old")
    code = (
        "import os, pathlib, signal, sys\nfrom bridgetable.formats.files import write_whole\n"
        "os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\nwrite_whole(pathlib.Path(sys.argv[1]), b'new')"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    assert (b"old", 2) == (path.read_bytes(), len(list(tmp_path.iterdir())))
    write_whole(path, b"new")
    assert (b"new", [path]) == (path.read_bytes(), list(tmp_path.iterdir()))


def test_a_file_that_nobody_is_meant_to_write_is_known(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    assert not is_read_only(path)
    path.write_bytes(b"old")
    assert not is_read_only(path)
    path.chmod(0o444)
    assert is_read_only(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_pipes_and_devices_are_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "a.pbn"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/tty")):
        with pytest.raises(RecordError, match=r"a pipe or a device|expected a file that can be read"):
            read_bytes(path)


def test_a_file_of_gigabytes_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    with path.open("wb") as file:
        file.truncate(8 * 1024**3)
    with pytest.raises(RecordError, match=f"at most {MOST_BYTES}"):
        read_bytes(path)


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(RecordError, match="expected a file that can be read"):
        read_bytes(Path("a\x00b"))
