"""Ctrl+C ends every start of the program quietly, wherever it is."""

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]["bridgetable"]
BUNDLE = ROOT / "packaging" / "bundle"
FIRST = f"runpy.run_path({str(BUNDLE / 'interrupted.py')!r})"
STARTS = {
    "python -m": "runpy.run_module('bridgetable', run_name='__main__')",
    "command": "from {} import {}; sys.exit(main())".format(*SCRIPT.split(":")),
    "bundle": f"{FIRST}; runpy.run_path({str(BUNDLE / 'launcher.py')!r}, run_name='__main__')",
    "deb": f"runpy.run_path({str(ROOT / 'packaging' / 'deb' / 'bridgetable')!r}, run_name='__main__')",
}
INTERRUPTED_AT = """
import runpy, signal, sys
class Interrupt:
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            signal.raise_signal(signal.SIGINT)
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may ignore it, as nohup does
sys.meta_path.insert(0, Interrupt)
sys.argv = ["bridgetable", "laws", "27"]
{start}
"""


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("module", ["bridgetable.cli", "bridgetable.formats.journal", "bridgetable.cli.laws"])
def test_an_interrupt_while_the_program_is_being_loaded_ends_quietly(start: str, module: str) -> None:
    program = INTERRUPTED_AT.format(module=module, start=STARTS[start])
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (130, "", "") == (ended.returncode, ended.stdout, ended.stderr)


@pytest.mark.skipif(os.name == "nt", reason="the status of an interrupt is another there")
@pytest.mark.parametrize(("ignored", "status"), [(False, -signal.SIGINT), (True, 0)], ids=["heard", "ignored"])
def test_an_interrupt_before_a_bundle_has_loaded_the_program_ends_it_without_a_word(ignored: bool, status: int) -> None:
    before = f"signal.signal(signal.SIGINT, signal.{'SIG_IGN' if ignored else 'default_int_handler'})"
    program = f"import runpy, signal; {before}; {FIRST}; signal.raise_signal(signal.SIGINT)"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (status, "", "") == (ended.returncode, ended.stdout, ended.stderr)
