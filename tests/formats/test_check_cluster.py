"""A cluster of two workers finds what one process finds; one that cannot be reached is told in a sentence."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.formats import check_cluster
from bridgetable.formats.check_cluster import NoCluster, check_on_cluster
from bridgetable.formats.check_files import check_paths, files_of
from tests.formats.boards import MARKED, REGULAR


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in range(40):
        text = MARKED if number % 3 else REGULAR
        (tmp_path / f"{number:02}.pbn").write_text(text if number != 7 else "[Deal", encoding="utf-8")
    return tmp_path


@pytest.fixture
def cluster() -> Iterator[str]:
    distributed = pytest.importorskip("distributed", reason="the extra [dask] is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as local:
        yield local.scheduler_address


@pytest.mark.slow
def test_two_workers_find_what_one_process_finds(folder: Path, cluster: str) -> None:
    told: list[object] = []
    found = tuple(files_of([folder]))
    by_cluster = check_on_cluster(cluster, found, lambda one, _: told.append(one))
    alone = check_paths([folder])
    assert alone.findings == by_cluster.findings
    assert alone.counts == by_cluster.counts
    assert [str(e) for e in alone.unreadable] == [str(e) for e in by_cluster.unreadable]
    assert list(found) == told


@pytest.mark.slow
def test_the_command_prints_the_same(folder: Path, cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["check", str(folder)])
    alone = capsys.readouterr().out
    assert 0 == main(["check", "--dask", cluster, str(folder)])
    assert alone == capsys.readouterr().out


def test_a_cluster_that_is_not_there_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed", reason="the extra [dask] is not installed")
    monkeypatch.setattr(check_cluster, "PATIENCE", "200ms")
    assert 1 == main(["check", "--dask", "tcp://127.0.0.1:9", str(folder)])
    assert "bridgetable: the cluster at tcp://127.0.0.1:9 did not check the files" in capsys.readouterr().err


def test_without_the_library_a_sentence_says_what_brings_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_cluster, "find_spec", lambda _: None)
    with pytest.raises(NoCluster, match=r"bridgetable\[dask\]"):
        check_on_cluster("tcp://127.0.0.1:9", tuple(files_of([folder])))


def test_a_start_does_not_load_the_library() -> None:
    script = "import bridgetable.cli.check, sys; print('distributed' in sys.modules)"
    assert (
        "False"
        == subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip()
    )
