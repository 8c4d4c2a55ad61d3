"""What a reviewer would say twice: laws that swallow nothing, no sign of where it was written."""

import ast
import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
SOURCES = sorted((CHECKOUT / "bridgetable").rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.relative_to(CHECKOUT).as_posix())
def test_a_file_says_what_it_is(source: Path) -> None:
    assert ast.get_docstring(ast.parse(source.read_text(encoding="utf-8")))


def test_no_law_swallows_an_error() -> None:
    rooms = sorted((CHECKOUT / "bridgetable" / "laws").rglob("*.py"))
    trees = {room.name: ast.walk(ast.parse(room.read_text(encoding="utf-8"))) for room in rooms}
    assert [] == [name for name, nodes in trees.items() if any(isinstance(node, ast.ExceptHandler) for node in nodes)]


def test_no_file_names_a_registry_of_packages() -> None:
    hosts = ["py" + "pi.org", "pythonhosted" + ".org", "npm" + "js.org"]
    texts = [*SOURCES, *(CHECKOUT / "packaging").glob("*"), *CHECKOUT.glob("*.toml"), *CHECKOUT.glob("*.md")]
    found = [path.name for path in texts if path.is_file() and any(host in path.read_text("utf-8") for host in hosts)]
    assert [] == found


def patterns(source: Path) -> list[str]:
    """The patterns that a file compiles, without what is escaped and with a letter for each set of characters."""
    calls = (n for n in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(n, ast.Call))
    compiled = [c.args[0] for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == "compile" and c.args]
    written = [p.value for p in compiled if isinstance(p, ast.Constant) and isinstance(p.value, str)]
    return [re.sub(r"\[\^?\]?[^\]]*\]", "c", re.sub(r"\\.", "e", pattern)) for pattern in written]


def test_no_pattern_needs_a_possessive_repeat_which_the_first_pythons_of_3_11_end_too_early() -> None:
    greedy = re.compile(r"[*+?}]\+|\(\?>")
    assert [] == [(s.name, p) for s in SOURCES for p in patterns(s) if greedy.search(p)]
    assert greedy.search("(?:a|b)*+")
