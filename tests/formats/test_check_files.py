"""Many files are checked as one after the other would be, however many processes do it."""

import concurrent.futures.process
import errno
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.formats import check_files
from bridgetable.formats.check_files import check_paths, files_of
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN, write

TWICE = '[Site "here"]\n[Site "there"]\n[Dealer'


def folder_of_all_sorts(folder: Path) -> Path:
    for number in range(6):
        write(folder, f"{number}-sound.pbn", REGULAR)
        write(folder, f"{number}-wrong.pbn", f"{MARKED}\n{REGULAR}".replace("[Dealer", TWICE))
        write(folder, f"{number}-none.pbn", '[Dealer "Q"]\n')
        write(folder, f"{number}-other.lin", REGULAR_LIN)
    return folder


def helped() -> bool:
    """Whether the system gives what processes need to work together: a writable /dev/shm on Linux."""
    try:
        multiprocessing.Lock()
    except OSError:
        return False
    return True


HELPED = helped()


def program(*words: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "bridgetable", "check", *words]
    return subprocess.run(line, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_several_jobs_print_what_one_prints(tmp_path: Path, form: tuple[str, ...]) -> None:
    folder = str(folder_of_all_sorts(tmp_path))
    alone, together = program(folder, *form, "--jobs", "1"), program(folder, *form, "--jobs", "3")
    assert (0, "") == (alone.returncode, alone.stderr)
    assert (alone.returncode, alone.stdout) == (together.returncode, together.stdout)
    assert HELPED is ("one by one" not in together.stderr)
    assert alone.stdout.count("revoke") == 12


def test_each_file_is_told_of_in_its_order_with_what_was_found(tmp_path: Path) -> None:
    folder = folder_of_all_sorts(tmp_path)
    seen: list[tuple[str, int, int]] = []
    whole = check_paths(
        [folder], watch=lambda one, its: seen.append((Path(str(one)).name, its.counts.boards, len(its.findings)))
    )
    assert [("0-none.pbn", 0, 0), ("0-other.lin", 1, 0), ("0-sound.pbn", 1, 0), ("0-wrong.pbn", 2, 5)] == seen[:4]
    assert (24, 24, 30, 6) == (len(seen), whole.counts.files, whole.counts.findings, whole.counts.unreadable)


def test_a_file_named_twice_is_counted_twice(tmp_path: Path) -> None:
    path = write(tmp_path, "a.pbn", MARKED.replace("[Dealer", TWICE))
    one, two = check_paths([path]), check_paths([path, path])
    assert one.overlooked
    assert [f.times * 2 for f in one.overlooked.values()] == [f.times for f in two.overlooked.values()]
    assert 2 * one.counts.findings == two.counts.findings


@pytest.mark.skipif(not HELPED, reason="no processes can work together here")
def test_processes_that_are_begun_anew_find_what_copies_of_this_one_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_of_all_sorts(tmp_path)
    alone = check_paths([folder])
    monkeypatch.setattr(sys, "platform", "darwin")
    anew = check_paths([folder], jobs=2)
    assert (alone.findings, alone.counts) == (anew.findings, anew.counts)
    assert [*map(str, alone.unreadable)] == [*map(str, anew.unreadable)]


@pytest.mark.parametrize("number", ["0", "-1", "two", "62", "99999999999"])
def test_a_number_of_jobs_that_cannot_be_is_refused_in_a_sentence(number: str) -> None:
    done = program("here.pbn", f"--jobs={number}")
    assert 2 == done.returncode
    assert f"“{number}” found, expected a whole number from 1 to 61" in done.stderr


@pytest.mark.skipif(not HELPED, reason="no processes can work together here")
def test_a_process_that_is_ended_from_outside_is_told_in_a_sentence(tmp_path: Path) -> None:
    folder = folder_of_all_sorts(tmp_path)
    code = (
        "import os\n"
        "from pathlib import Path\n"
        "from bridgetable.formats import check_files\n"
        "check_files.check_one = lambda found: os._exit(9)\n"
        "try:\n"
        f"    check_files.check_paths([Path({str(folder)!r})], 2)\n"
        "except check_files.CheckerEnded as ended:\n"
        "    print(ended)\n"
    )
    if sys.platform != "linux":
        pytest.skip("what is changed here is changed in a copied process alone")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.startswith("a process that checked files was ended from outside"), done.stderr


@pytest.mark.skipif(not HELPED, reason="no processes can work together here")
def test_processes_that_are_begun_anew_import_nothing_from_the_current_folder(tmp_path: Path) -> None:
    folder, sign = folder_of_all_sorts(tmp_path), tmp_path / "sign"
    for name in ("multiprocessing", "attr", "re"):
        (folder / f"{name}.py").write_text(f"import os; os.mkdir({str(sign)!r})\n", encoding="utf-8")
    code = (
        "import sys\nsys.path.remove('')\nfrom pathlib import Path\nfrom bridgetable.formats import check_files\n"
        "sys.platform = 'one that copies no process'\nprint(check_files.check_paths([Path('.')], 2).counts.files)\n"
    )
    line = [sys.executable, "-c", code]
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    done = subprocess.run(line, cwd=folder, env=plain, capture_output=True, text=True, timeout=60, check=False)
    assert ("24\n", "") == (done.stdout, done.stderr)
    assert not sign.exists()


def test_no_more_processes_are_begun_than_windows_waits_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def refuse(jobs: int, *_how: object, **_more: object) -> None:
        asked.append(jobs)
        raise OSError(errno.ENOSYS, "no processes here")

    monkeypatch.setattr(concurrent.futures.process, "ProcessPoolExecutor", refuse)
    for name in "abc":
        (tmp_path / f"{name}.pbn").write_text(REGULAR, encoding="utf-8")
    with pytest.raises(check_files.NoHelpers):
        list(check_files.each_checked((*files_of([tmp_path]),), 1000))
    assert [check_files.MOST_JOBS] == asked
