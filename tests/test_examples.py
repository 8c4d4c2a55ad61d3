"""The examples that come with the program run, and pass the strictest check of types."""

import csv
import importlib.util
import json
import subprocess
import sys
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from bridgetable.resources import resource
from tests.formats.boards import MARKED, REGULAR

EXAMPLES = resource("examples")


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_web_service_rules_what_is_posted() -> None:
    example = loaded("web_service")
    server = ThreadingHTTPServer(("127.0.0.1", 0), example.Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    try:
        with urlopen(Request(address, data=MARKED.encode())) as answer:
            assert "revoke" in {one["kind"] for one in json.load(answer)["irregularities"]}
        with pytest.raises(HTTPError) as refused:
            urlopen(Request(address, data=b"nothing"))
        assert 400 == refused.value.code
        assert json.load(refused.value)["error"]
    finally:
        server.shutdown()
        server.server_close()


def test_a_folder_is_checked_into_a_csv(tmp_path: Path) -> None:
    (tmp_path / "a.pbn").write_text(f"{REGULAR}\n{MARKED}", encoding="utf-8")
    found = loaded("folder_to_csv").write_findings(tmp_path, tmp_path / "findings.csv")
    with (tmp_path / "findings.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert found == len(rows) > 0
    assert "revoke" in {row["kind"] for row in rows}


def test_the_cells_of_the_notebook_run_from_the_first_to_the_last() -> None:
    command = [sys.executable, str(EXAMPLES / "notebook.py")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "62B" in done.stdout
    assert " · " in done.stdout
    assert "" == done.stderr
