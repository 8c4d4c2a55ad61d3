"""What a reviewer would say twice: laws that swallow nothing, no sign of where it was written."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
SOURCES = sorted((CHECKOUT / "bridgetable").rglob("*.py"))


def docstrings(tree: ast.AST) -> list[tuple[int, str]]:
    """The lines and the words of all docstrings, those beneath a constant among them."""
    alone = [n.value for n in ast.walk(tree) if isinstance(n, ast.Expr)]
    return [(n.lineno, n.value) for n in alone if isinstance(n, ast.Constant) and isinstance(n.value, str)]


ASKS = re.compile(r"\s*(What|Who|How|Where|Which|Why|Whether|When)(m|se|ever)?\b")


def like_questions(tree: ast.Module) -> list[int]:
    """The lines of docstrings that begin as a question does, and not with a noun or a verb."""
    return [line for line, words in docstrings(tree) if ASKS.match(words)]


def swallowed(tree: ast.Module) -> list[int]:
    """The lines in which an error is caught."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)]


def test_no_file_names_a_registry_of_packages() -> None:
    hosts = ["py" + "pi.org", "pythonhosted" + ".org", "npm" + "js.org"]
    texts = [*SOURCES, *(CHECKOUT / "packaging").glob("*"), *CHECKOUT.glob("*.toml"), *CHECKOUT.glob("*.md")]
    found = [path.name for path in texts if path.is_file() and any(host in path.read_text("utf-8") for host in hosts)]
    assert [] == found


GREEDY = re.compile(r"[*+?}]\+|\(\?>")


def possessive(tree: ast.Module) -> list[int]:
    """The lines that compile a pattern with a possessive repeat, which the first Pythons of 3.11 end too early."""
    calls = (n for n in ast.walk(tree) if isinstance(n, ast.Call))
    compiled = [c.args[0] for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == "compile" and c.args]
    written = ((p.lineno, p.value) for p in compiled if isinstance(p, ast.Constant) and isinstance(p.value, str))
    # Without what is escaped, and with a letter for each set of characters.
    bare = ((line, re.sub(r"\[\^?\]?[^\]]*\]", "c", re.sub(r"\\.", "e", pattern))) for line, pattern in written)
    return [line for line, pattern in bare if GREEDY.search(pattern)]


CLAUSES = {"law", "cite", "settled_by", "required", "clause", "room"}
"""The names under which a clause is kept, which is shown and decides nothing."""


def is_clause(node: ast.expr) -> bool:
    """True where an expression is a clause, or the word for people of an enumeration."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in CLAUSES or (isinstance(node, ast.Attribute) and name == "value")


def is_text(node: ast.expr) -> bool:
    """True where an expression is a text other than the empty one, a name for one in capitals, or a set of such."""
    match node:
        case ast.Constant(value=str(text)):
            return bool(text)
        case ast.Name(id=name):
            return name.isupper()
        case ast.Set(elts=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            return any(map(is_text, parts))
        case _:
            return False


def decisions_on_text(tree: ast.AST) -> list[int]:
    """The lines in which a clause, or a word for people, is compared with a text or searched for one."""
    lines = []
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                if any(map(is_clause, sides)) and any(map(is_text, sides)):
                    lines.append(node.lineno)
            case ast.Call(func=ast.Attribute(value=of, attr="startswith" | "endswith")) if is_clause(of):
                lines.append(node.lineno)
            case ast.Subscript(value=of, slice=ast.Slice()) if is_clause(of):
                lines.append(node.lineno)
    return lines


def passed_over(tree: ast.Module) -> list[int]:
    """The lines of a match that passes over what it does not know."""
    cases = (node for node in ast.walk(tree) if isinstance(node, ast.match_case))
    wild = (c for c in cases if isinstance(c.pattern, ast.MatchAs) and c.pattern.name is None and c.guard is None)
    return [case.body[0].lineno for case in wild if isinstance(case.body[0], ast.Pass)]


def shadowed(tree: ast.Module) -> list[int]:
    """The lines in which a local is named after a function of its module."""
    names = {n.name for n in tree.body if isinstance(n, ast.FunctionDef)}
    functions = (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef))
    stored = (n for f in functions for n in ast.walk(f) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    return [n.lineno for n in stored if n.id in names]


def imported(source: Path, modules: dict[str, Path]) -> set[str]:
    """The modules that a file imports, for its types alone as well."""
    froms = [n for n in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(n, ast.ImportFrom)]
    named = {f"{n.module}.{a.name}" for n in froms for a in n.names} | {str(n.module) for n in froms}
    return {m for m in named if m in modules and modules[m] != source}


@pytest.mark.parametrize("layer", ["game", "rulings", "laws"])
def test_no_circle_of_imports_even_for_types(layer: str) -> None:
    sources = (CHECKOUT / "bridgetable" / layer).rglob("*.py")
    modules = {".".join(s.relative_to(CHECKOUT).with_suffix("").parts): s for s in sources}
    left = {name: imported(source, modules) for name, source in modules.items()}
    while free := {name for name, wants in left.items() if not wants & left.keys()}:
        left = {name: wants for name, wants in left.items() if name not in free}
    assert [] == sorted(left)


MODES = {"r", "w", "a", "x", "r+", "w+", "rb", "wb", "ab", "xb", "r+b", "w+b"}


def without_encoding(tree: ast.Module) -> list[int]:
    """The lines that open a text without saying in which encoding, so that Windows would take another."""
    calls = (n for n in ast.walk(tree) if isinstance(n, ast.Call))
    return [call.lineno for call in calls if opens_text(call) and "encoding" not in {k.arg for k in call.keywords}]


def opens_text(call: ast.Call) -> bool:
    """Whether a call opens a file as text, with no encoding among its arguments that have no name."""
    named = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    modes = {a.value for a in call.args if isinstance(a, ast.Constant) and a.value in MODES}
    match named:
        case "read_text" | "write_text":
            return isinstance(call.func, ast.Attribute) and len(call.args) < 1 + (named == "write_text")
        case "fdopen":
            return not modes or any("b" not in mode for mode in modes)
        case _:
            return named == "open" and any("b" not in mode for mode in modes)


IN_STYLE = re.compile(r"\bQt\w+\.Q\w+(?:::|\s*\{)")
"""A class of Qt as Python writes it, where a style sheet wants its name alone: Qt overlooks it without a word."""


def with_module(tree: ast.Module) -> list[int]:
    """The lines of a style sheet that names a class with its module."""
    constants = (n for n in ast.walk(tree) if isinstance(n, ast.Constant))
    return [n.lineno for n in constants if isinstance(n.value, str) and IN_STYLE.search(n.value)]


CORE = ("bridgetable/game", "bridgetable/rulings", "bridgetable/laws")
CHECKS: tuple[tuple[Callable[[ast.Module], list[int]], tuple[str, ...], tuple[str, ...]], ...] = (
    (like_questions, ("bridgetable", "packaging"), ('MOST = 3\n"""How many there are."""',)),
    (swallowed, ("bridgetable/laws",), ("try: rule()\nexcept KeyError: pass",)),
    (possessive, ("bridgetable",), ('re.compile("(?:a|b)*+")', 're.compile("(?>a)")')),
    (
        decisions_on_text,
        (*CORE, "bridgetable/session", "bridgetable/views"),
        ('a.law == "48"', "one.cite in FEW", '"lead" in one.kind.value'),
    ),
    (passed_over, CORE, ("match a:\n    case _: pass",)),
    (shadowed, CORE, ("def b(): pass\ndef c():\n    b = 1",)),
    (without_encoding, ("bridgetable", "resources/examples"), ("path.read_text()", 'open("a")')),
    (with_module, ("bridgetable",), ('"QTreeView::item, QtWidgets.QHeaderView::section {"',)),
)
"""What no line may have, the folders in which none has it, and texts that have it."""


@pytest.mark.parametrize(("check", "_folders", "texts"), CHECKS, ids=lambda one: getattr(one, "__name__", ""))
def test_a_check_finds_what_it_looks_for(
    check: Callable[[ast.Module], list[int]], _folders: tuple[str, ...], texts: tuple[str, ...]
) -> None:
    assert all(check(ast.parse(text)) for text in texts)


def test_a_file_says_what_it_is_and_has_nothing_that_a_reviewer_would_say_twice() -> None:
    folders = ("bridgetable", "packaging", "resources/examples")
    found: list[tuple[str, str, int]] = []
    # One tree after the other: all of them at once take Python's collector longer than everything else.
    for source in (path for folder in folders for path in sorted((CHECKOUT / folder).rglob("*.py"))):
        name, tree = source.relative_to(CHECKOUT).as_posix(), ast.parse(source.read_text(encoding="utf-8"))
        looks = (check for check, within, _ in CHECKS if name.startswith(tuple(f"{folder}/" for folder in within)))
        found += [(check.__name__, name, line) for check in looks for line in check(tree)]
        if name.startswith("bridgetable/") and not ast.get_docstring(tree):
            found.append(("without docstring", name, 1))
    assert [] == found


def test_no_row_is_asked_for_its_menu_which_qt_for_python_deleted_then_before_6_11_2() -> None:
    sources = [
        source for folder in ("bridgetable", "tests") for source in sorted((CHECKOUT / folder / "gui").rglob("*.py"))
    ]
    asks = re.compile(r"(?<!`row)\.menu\(\)")
    assert [] == [source.name for source in sources if asks.search(source.read_text(encoding="utf-8"))]
    assert asks.search("row.menu()")
