"""The sentences of the program, read from its text: what it looks up in the catalogue, and where.

Babel writes the catalogue, but does not read it from the program: it reads words, not Python, and takes the two arms of
a conditional for one sentence.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from attrs import frozen

from sentences.data import data

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "bridgetable"
LOOKED_UP = {"tr": 1, "tr_n": 2, "template_for": 2, "Msg": 1}
"""The functions that take a sentence first, with the number of its forms."""
RECORDS = {"KindRecord": 4}
"""Records whose first fields, so many, are words for people."""
TEMPLATES = ("laws/*", "views/words/*", "game/conduct.py")
"""The modules where a plain text with fields in it is a template of `Msg`, by whatever way it comes there."""
TOLD = ("laws/*", "views/words/orders.py")
"""The modules where each phrase is one: the book uses phrases for nothing else, but for answers in two words."""
FIELD = re.compile(r"\{[a-z_]+(:[a-z ]+)?\}")
PHRASE = re.compile(r"[A-Za-z]{2,}[^A-Za-z{}]*\s|\s[^A-Za-z{}]*[A-Za-z]{2,}")


@frozen
class Sentence:
    """A sentence, its form for several where it has one, the files where it is said, and the values of its fields."""

    one: str
    many: str
    places: tuple[str, ...]
    values: dict[str, str]


@frozen(eq=False)
class Source:
    """A file of the program as Python reads it; `parents` leads from each node to the one that holds it."""

    path: Path
    tree: ast.Module
    parents: dict[ast.AST, ast.AST]

    @property
    def module(self) -> str:
        """The name by which others import it."""
        return ".".join(("bridgetable", *self.path.relative_to(PROGRAM).with_suffix("").parts)).removesuffix(
            ".__init__"
        )

    @property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All nodes, in the order of `ast.walk`."""
        return (self.tree, *self.parents)

    def holders(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes that hold a node, from the inside out."""
        while node in self.parents:
            node = self.parents[node]
            yield node


@cache
def sources() -> tuple[Source, ...]:
    """All files of the program."""
    return tuple(source(path) for path in sorted(PROGRAM.rglob("*.py")) if "_resources" not in path.parts)


def source(path: Path) -> Source:
    """One file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parents = {inner: node for node in ast.walk(tree) for inner in ast.iter_child_nodes(node)}
    return Source(path, tree, parents)


@cache
def constants(module: str) -> dict[str, tuple[ast.expr, ...]]:
    """The expressions for which the names of a module stand, by name; empty where there is no such module."""
    known: dict[str, list[ast.expr]] = {}
    for one in (one for one in sources() if one.module == module):
        for name, value in assigned(one.tree.body):
            known.setdefault(name, []).append(value)
    return {name: tuple(values) for name, values in known.items()}


@cache
def imported(one: Source) -> dict[str, tuple[str, str]]:
    """The names that a file takes from other modules: of which module, and how it is called there."""
    return {
        name.asname or name.name: (node.module or "", name.name)
        for node in one.nodes
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }


def assigned(body: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    """The names that statements give, and to what."""
    for statement in body:
        match statement:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from named(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield from named(target, value)
            case ast.NamedExpr(target=target, value=value):
                yield from named(target, value)
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                yield from named(target, value)
            case _:
                continue


def named(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The names of one target, and of what they are a name."""
    match target, value:
        case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
            for one, its in zip(targets, values, strict=True):
                yield from named(one, its)
        case ast.Tuple(elts=targets), _:
            for one in targets:
                yield from named(one, value)
        case ast.Name(id=name), _:
            yield name, value
        case _:
            return


@cache
def looked_up(one: Source) -> tuple[tuple[ast.Constant, str], ...]:
    """Each text of a file that the program looks up, with its form for several."""
    return tuple(_looked_up(one))


def _looked_up(one: Source) -> Iterator[tuple[ast.Constant, str]]:
    yield from ((text, "") for kind in (told_by_shape, said_of_members) for text in kind(one))
    for node in one.nodes:
        match node:
            case ast.Call(func=ast.Attribute(attr="counted"), args=[_, single, several, *_]):
                yield from pairs(one, single, several)
            case ast.Call(func=ast.Name(id=name), args=[single, several, *_]) if LOOKED_UP.get(name) == 2:
                yield from pairs(one, single, several)
            case ast.Call(func=ast.Name(id=name), args=[words, *_], keywords=keywords) if name in LOOKED_UP:
                yield from ((text, "") for text in texts(one, words, node))
                # The values of fields are looked up too, where they are words.
                if name == "Msg":
                    yield from ((t, "") for k in keywords for t in texts(one, k.value, node) if k.arg and t.value)
            case ast.Call(func=ast.Name(id="call_options"), args=[_, _, heading]):
                yield from ((text, "") for text in texts(one, heading, node))
            case ast.Call(func=ast.Name(id=name), args=words) if name in RECORDS:
                yield from ((text, "") for word in words[: RECORDS[name]] for text in texts(one, word, node))
            case _:
                continue


def told_by_shape(one: Source) -> Iterator[ast.Constant]:
    """The texts that come to a message by way of tables and functions, known by their shape and by where they stand."""
    place = one.path.relative_to(PROGRAM).as_posix()
    templates, told = (any(fnmatch(place, files) for files in kind) for kind in (TEMPLATES, TOLD))
    if not templates:
        return
    for node in one.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            holder = one.parents[node]
            is_shown = FIELD.search(node.value) or (told and PHRASE.search(node.value))
            if is_shown and not isinstance(holder, ast.Expr | ast.JoinedStr):
                yield node


def said_of_members(one: Source) -> Iterator[ast.Constant]:
    """The values of enumerations of the core that are words: as values of fields they are looked up."""
    if one.path.relative_to(PROGRAM).parts[0] not in {"game", "rulings", "session", "laws", "staging"}:
        return
    for node in one.nodes:
        if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and "Enum" in b.id for b in node.bases):
            for _, value in assigned(node.body):
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value


def pairs(one: Source, single: ast.expr, several: ast.expr) -> Iterator[tuple[ast.Constant, str]]:
    """A sentence and its form for several."""
    first, second = (list(texts(one, words, words)) for words in (single, several))
    for text, other in zip(first, second, strict=True):
        yield text, str(other.value)


def texts(one: Source, words: ast.expr, place: ast.AST, seen: set[str] | None = None) -> Iterator[ast.Constant]:
    """The texts that an expression may come to: its own, the arms of conditionals, what its names stand for."""
    seen = set() if seen is None else seen
    match words:
        case ast.Constant(value=str()):
            yield words
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(one, body, place, seen)
            yield from texts(one, orelse, place, seen)
        case ast.BoolOp(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            for part in parts:
                yield from texts(one, part, place, seen)
        case ast.Dict(values=parts):
            for part in parts:
                yield from texts(one, part, place, seen)
        case ast.Subscript(value=table):
            yield from texts(one, table, place, seen)
        case ast.Call(func=ast.Attribute(value=table, attr="get" | "items" | "values"), args=rest):
            for part in (table, *rest[1:]):
                yield from texts(one, part, place, seen)
        case ast.Call(func=ast.Name(id="dict" | "zip" | "next" | "iter" | "one_row_each"), args=parts):
            for part in parts:
                yield from texts(one, part, place, seen)
        case ast.Name(id=name) if name not in seen:
            seen.add(name)
            for value in meanings(one, name, place):
                yield from texts(one, value, place, seen)


def meanings(one: Source, name: str, place: ast.AST) -> Iterator[ast.expr]:
    """The expressions for which a name stands at a place: in the function there, else in the modules."""
    for holder in one.holders(place):
        if isinstance(holder, ast.FunctionDef):
            if here := local(holder).get(name):
                yield from here
                return
            if name in {a.arg for a in (*holder.args.args, *holder.args.kwonlyargs)}:
                return
    own = [value for given, value in assigned(one.tree.body) if given == name]
    module, there = imported(one).get(name, ("", ""))
    yield from own or constants(module).get(there, ())


@cache
def local(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """The expressions for which the names of a function stand."""
    known: dict[str, list[ast.expr]] = {}
    for name, value in assigned(ast.walk(function)):
        known.setdefault(name, []).append(value)
    return known


def values_of(one: Source, text: ast.Constant) -> dict[str, str]:
    """The values of the fields of a text where it is said, as the program writes them."""
    call = next((holder for holder in one.holders(text) if isinstance(holder, ast.Call)), None)
    return {k.arg: ast.unparse(k.value) for k in call.keywords if k.arg} if call is not None else {}


@cache
def sentences() -> tuple[Sentence, ...]:
    """All sentences of the program in the order in which they stand in it, each once."""
    found: dict[str, Sentence] = {}
    for one in sources():
        place = one.path.relative_to(ROOT).as_posix()
        said = sorted(looked_up(one), key=lambda text: (text[0].lineno, text[0].col_offset))
        for text, many in said:
            words = str(text.value)
            if any(map(str.isalpha, words)):
                add(found, Sentence(words, many, (place,), values_of(one, text)))
    for place, words in data():
        add(found, Sentence(words, "", (place,), {}))
    return tuple(found.values())


def add(found: dict[str, Sentence], said: Sentence) -> None:
    """Add a sentence, or the file in which one that is known is said again."""
    known = found.setdefault(said.one, said)
    places = tuple(dict.fromkeys((*known.places, *said.places)))
    found[said.one] = Sentence(said.one, known.many or said.many, places, said.values | known.values)
