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


def docstrings(tree: ast.AST) -> list[tuple[int, str]]:
    """The lines and the words of all docstrings, those beneath a constant among them."""
    alone = [n.value for n in ast.walk(tree) if isinstance(n, ast.Expr)]
    return [(n.lineno, n.value) for n in alone if isinstance(n, ast.Constant) and isinstance(n.value, str)]


ASKS = re.compile(r"\s*(What|Who|How|Where|Which|Why|Whether|When)(m|se|ever)?\b")


def test_a_docstring_begins_with_a_noun_or_a_verb_and_not_as_a_question_does() -> None:
    sources = [*SOURCES, *sorted((CHECKOUT / "packaging").rglob("*.py"))]
    said = [(s.name, *one) for s in sources for one in docstrings(ast.parse(s.read_text(encoding="utf-8")))]
    assert [] == [(name, line) for name, line, words in said if ASKS.match(words)]
    assert ASKS.match(docstrings(ast.parse('MOST = 3\n"""How many there are."""'))[0][1])


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


LAYERS = ("game", "rulings", "laws", "session", "views")
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


@pytest.mark.parametrize("layer", LAYERS)
def test_no_decision_rests_on_the_text_of_a_clause_or_of_a_word_for_people(layer: str) -> None:
    sources = sorted((CHECKOUT / "bridgetable" / layer).rglob("*.py"))
    found = [(s.name, line) for s in sources for line in decisions_on_text(ast.parse(s.read_text(encoding="utf-8")))]
    assert [] == found
    assert [1, 2, 3] == decisions_on_text(ast.parse('a.law == "48"\none.cite in FEW\n"lead" in one.kind.value'))


@pytest.mark.parametrize("layer", ["game", "rulings", "laws"])
def test_no_match_passes_over_what_it_does_not_know(layer: str) -> None:
    def passes(node: ast.AST) -> bool:
        match node:
            case ast.match_case(pattern=ast.MatchAs(name=None), guard=None, body=[ast.Pass(), *_]):
                return True
            case _:
                return False

    sources = sorted((CHECKOUT / "bridgetable" / layer).rglob("*.py"))
    assert [] == [s.name for s in sources for n in ast.walk(ast.parse(s.read_text(encoding="utf-8"))) if passes(n)]


def shadowed(tree: ast.Module) -> set[str]:
    """The functions of a module after which a local of another one is named."""
    names = {n.name for n in tree.body if isinstance(n, ast.FunctionDef)}
    functions = (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef))
    stored = (n for f in functions for n in ast.walk(f) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    return {n.id for n in stored if n.id in names}


@pytest.mark.parametrize("layer", ["game", "rulings", "laws"])
def test_no_local_has_the_name_of_a_function_of_its_module(layer: str) -> None:
    sources = sorted((CHECKOUT / "bridgetable" / layer).rglob("*.py"))
    found = {s.name: shadowed(ast.parse(s.read_text(encoding="utf-8"))) for s in sources}
    assert {} == {name: names for name, names in found.items() if names}


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


def without_encoding(source: Path) -> list[int]:
    """The lines that open a text without saying in which encoding, so that Windows would take another."""
    calls = (n for n in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(n, ast.Call))
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


def test_every_text_is_opened_in_an_encoding_that_is_named() -> None:
    sources = [*SOURCES, *sorted((CHECKOUT / "resources" / "examples").glob("*.py"))]
    assert [] == [(source.name, line) for source in sources for line in without_encoding(source)]
    assert any(opens_text(n) for n in ast.walk(ast.parse("path.read_text()")) if isinstance(n, ast.Call))


IN_STYLE = re.compile(r"\bQt\w+\.Q\w+(?:::|\s*\{)")
"""A class of Qt as Python writes it, where a style sheet wants its name alone: Qt overlooks it without a word."""


def test_a_style_sheet_names_a_class_without_its_module() -> None:
    # One tree after the other: all of them at once take Python's collector longer than everything else.
    trees = ((source.name, ast.parse(source.read_text(encoding="utf-8"))) for source in SOURCES)
    constants = ((name, n) for name, tree in trees for n in ast.walk(tree) if isinstance(n, ast.Constant))
    texts = ((name, n.lineno, n.value) for name, n in constants if isinstance(n.value, str))
    assert [] == [(name, line) for name, line, text in texts if IN_STYLE.search(text)]
    assert IN_STYLE.search("QTreeView::item, QtWidgets.QHeaderView::section {")


def test_no_row_is_asked_for_its_menu_which_qt_for_python_deleted_then_before_6_11_2() -> None:
    sources = [
        source for folder in ("bridgetable", "tests") for source in sorted((CHECKOUT / folder / "gui").rglob("*.py"))
    ]
    asks = re.compile(r"(?<!`row)\.menu\(\)")
    assert [] == [source.name for source in sources if asks.search(source.read_text(encoding="utf-8"))]
    assert asks.search("row.menu()")
