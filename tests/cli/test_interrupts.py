"""Ctrl+C ends every start of the program quietly, wherever it is."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]["bridgetable"]
STARTS = {
    "python -m": "runpy.run_module('bridgetable', run_name='__main__')",
    "command": "from {} import {}; sys.exit(main())".format(*SCRIPT.split(":")),
    "bundle": f"runpy.run_path({str(ROOT / 'packaging' / 'bundle' / 'launcher.py')!r}, run_name='__main__')",
    "deb": f"runpy.run_path({str(ROOT / 'packaging' / 'deb' / 'bridgetable')!r}, run_name='__main__')",
}
INTERRUPTED_AT = """
import runpy, sys
class Interrupt:
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            raise KeyboardInterrupt
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
