"""Sentences of the program that it does not look up: what looks like words for people and is not in the catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch

from attrs import frozen

from sentences.found import PHRASE, ROOT, Source, assigned, looked_up, sources, texts

WORDS = re.compile(r"[A-Za-z]{2,}")
NAME = "bridgetable"
"""The program's own name is the same in every language."""
LETTERS = re.compile(r"[A-Za-z][A-Za-z’' -]*[A-Za-z][.:…]?")
STYLE = re.compile(r"^[a-z-]+: ?[^;]*;( ?[a-z-]+: ?[^;]*(;|$))*$|\{\{|\}\}|\{ [a-z-]+: |::|\bpx\b|^Q[A-Z]\w+")
"""The pattern of a style sheet or of SVG."""
NOTATION = re.compile(r"^(\*?[a-z]*\.\w+ ?)+$|^\d+[-+]|^(Ctrl|Shift|Alt)\+\S*$|^[A-Z\d.]*\d[A-Z\d.]*$")
"""The pattern of what people write for the program to read: wishes, hands, keys, names of files."""
SHOWN = frozenset(
    (
        "words Heading plain_label QLabel QPushButton QRadioButton QCheckBox QAction QMenu QGroupBox "
        "QDockWidget BarButton FirstButton WordsField addAction addMenu addItem addItems addTab addButton "
        "setText setWindowTitle setTitle setToolTip setAccessibleName setAccessibleDescription "
        "setPlaceholderText setStatusTip setWhatsThis setInformativeText say announce heading named complain "
        "Breach Command command director_command class_command MenuEntry SectionHead Tab StepHead Topic LabelModel "
        "plain choices _button _foot _key "
        "setHeaderLabels Offer addRow getOpenFileName getSaveFileName _small_heading _show CardView PlateView"
    ).split()
)
"""The functions that show their words, so that even one of them is a sentence."""
NAMING = frozenset(("Command", "MenuEntry", "command", "director_command", "class_command"))
"""The functions that are given names as well, such as that of a menu: only what is written in the call counts."""
CODE = frozenset(
    (
        "pattern action action_from compile match search fullmatch sub findall finditer split rsplit "
        "partition rpartition strip lstrip rstrip startswith endswith removeprefix removesuffix replace "
        "encode decode import_module setStyleSheet setObjectName setProperty property getattr hasattr setattr "
        "TypeVar NewType cast strftime namedtuple open glob rglob joinpath Path field attrib QFont "
        "QRegularExpression QByteArray setValue TypeError ValueError KeyError "
        "AssertionError NotImplementedError RuntimeError AttributeError IndexError"
    ).split()
)
"""The functions that are given texts nobody reads: patterns, names, styles, and the errors of programmers."""


@frozen
class Outside:
    """A text that looks like a sentence and is not looked up."""

    place: str
    line: int
    text: str


NOT_FOR_PEOPLE: dict[str, tuple[str, ...]] = {
    # The notation and the forms of files, the same in every language, and words that are read by rules of English.
    "session/*/actions.py": ("{} {} IMPs", "{} trick", "10 tricks", "NS ", "a misdeal"),
    # The `repr` of a table is for programmers.
    "api/table.py": ("<bridgetable.Table", "board {}", "a board", "; {} is asked"),
    "formats/file_names.py": ("the {}",),
    "formats/match_kind.py": ("bridgetable match",),
    "formats/match/written.py": ("table {}: {}", "journal: {}"),
    "views/match/entries.py": ("adjust {}", " on board {}", "penalty {}", "fouled {}"),
    "formats/rbn.py": ("Site", "Event", "Description"),
    "session/slots.py": ("HK H2",),
    "rulings/decisions.py": ("4SX by", "60% 4S"),
    # What is wrong in a file of a page is for programmers: its names are checked before anybody sees it.
    "desk/page_names.py": ("*",),
    "desk/points.py": (" vul",),
    "desk/boards/traveller.py": ("{}T, {}AS",),
    "game/designations.py": (
        "run cash",
        "high higher",
        "win wins",
        "low lower",
        "anything whatever",
        "s spade",
        "h heart",
        "d diamond",
        "c club",
    ),
    "game/meanings.py": ("any ",),
    # The keys and values of header lines.
    "formats/regulation_sets.py": ("name: {}", "about: {}", "book: {}"),
    "game/regulations.py": ("regulations: {}",),
    "game/outcomes.py": ("passed out", "{} by {}"),
    # The words of claims are read, and steps are written in notation.
    "game/statements/*": ("*",),
    "game/values.py": ("def __init__(", "    _held["),
    "formats/course.py": ("bridgetable course", "lesson {}", "table {}"),
    "formats/course_places.py": ("bridgetable places", "lesson {} action"),
    "formats/deal_forms/hands.py": ("*",),
    "formats/deal_forms/write.py": ("Board {}  ", "{}Dealer", "PBN", "LIN"),
    "formats/from_table.py": ("NS {}",),
    "formats/hands.py": ("? hands",),
    "formats/journal.py": (
        *("laws: ", "level: ", "left out: "),
        *("title: ", "book: ", "board: ", "dealer: ", "vulnerable: ", "deal: ", "seed: ", "contract: "),
    ),
    "formats/laws_told.py": (", never enacted",),
    "formats/lin/write.py": ("Board {}",),
    "formats/own_question.py": ("? ask",),
    "formats/pbn/checks.py": ("Pass",),
    "formats/pbn/kept.py": ("NS {}",),
    "formats/pbn/tags.py": ("(?:", "NS ["),
    "formats/pbn/write.py": ("% ", "as read"),
    "formats/recovery.py": ("bridgetable recovery",),
    "formats/staged.py": ("staged: ",),
    "training/beliefs.py": ("prohibit ",),
    "training/examination.py": (*("bridgetable examination", "candidate: ", "begun: ", "folder: ", "case {} part"),),
    "training/examined.py": ("pass at",),
    "training/series.py": (
        *("bridgetable practice", "title: ", "minutes: ", "pass: ", "book: ", "table {}", "law {} {} seed", "{} marks"),
    ),
    "training/boxes.py": (
        "bridgetable results",
        "{} asked {}",
        " book {}",
        "(?: book ",
        "card law",
        "series {}",
        "clause,asked",
    ),
    "training/trial.py": ("carries out", "steps aside"),
    "worth/wire.py": ("*",),
    "gui/commands/file_handlers.py": ("bridgetable practice",),
    "gui/commands/spoken/director.py": ("NS 50%",),
    "gui/commands/spoken/player.py": ("remarks: ",),
    # The title of a section of the handbook, which is a document of its own.
    "gui/commands/view_handlers.py": ("Best play",),
    "gui/files/practice.py": ("# at ", "# case ", "# step "),
    "gui/files/course_places.py": ("shipped: ",),
    "gui/table/dummy_call.py": ("low heart", "{} the "),
    "views/book/stageable.py": (
        " while ",
        "does not alert",
        " corrects ",
        "changes to",
        "face down",
        " asks ",
        " withdraws",
        "a shrug",
    ),
    # The names of the fields of forms.
    "views/forms.py": (
        *("facts", "ruling", "law", "reason", "appeal", "before", "after", "weights", "scoring", "compared"),
    ),
    "views/claims/sheet.py": ("drawing the trump",),
    "views/words/english.py": ("*",),
    "views/report/report.py": ("*",),
    "gui/auction/bidding_keys.py": ("Yes, accept ",),
    "gui/auction/meaning_form.py": ("asks for a",),
    "gui/lesson_editor/own_form.py": ("ABC",),
    "gui/panel/vote_row.py": ("ABC",),
    # What players say in staged cases: it is kept in journals.
    "staging/talk.py": ("*",),
    "staging/claiming.py": ("*",),
    "staging/conventions.py": ("*",),
    "staging/meanings.py": ("*",),
    "staging/spectating.py": ("*",),
    "staging/handling.py": ("*",),
    "staging/regular.py": ("*",),
    "staging/sequels.py": ("run the ",),
    "staging/occasions.py": (
        *(
            "they ",
            "the book says",
            "a player has been",
            "the cards fell",
            "the fire alarm",
            "a card lay",
            "the board was not",
            "late again",
            "rude to his",
        ),
    ),
    # Answers as they are written, and what is kept of a remark.
    "laws/law_26_*": ("prohibit {}",),
    "laws/edition_2007/law_26_*": ("prohibit {}", "require {}"),
    "laws/law_70_*": ("{} in trick {}", "any {}"),
    "laws/law_74_*": ("Law {}",),
    # The program's own name, and rows in which all that is to be read stands in the fields.
    "cli/*": ("bridgetable",),
    "gui/files/keeper.py": ("bridgetable: ",),
    # Where the program's own files are missing, the catalogue is as well.
    "resources.py": ("*",),
    # Names of typefaces.
    "gui/paint/fonts.py": ("Roboto", "DejaVu"),
    # What only a programmer can meet.
    "__init__.py": ("module ",),
    "game/rows.py": ("no row for",),
    "rulings/editions.py": ("*",),
    "gui/table/layout/layout.py": ("no room on",),
    "views/words/prose.py": ("no words for",),
}
"""By file, the beginnings of texts that look like sentences and are none; `*` is all of them."""


def outside() -> tuple[Outside, ...]:
    """All texts that look like sentences and are not looked up."""
    return tuple(
        Outside(place, node.lineno, shape(node))
        for one in sources()
        for place in (one.path.relative_to(ROOT / "bridgetable").as_posix(),)
        for node in not_looked_up(one)
        if not excepted(place, shape(node))
    )


def excepted(place: str, text: str) -> bool:
    """True where a text of a file is named as none for people."""
    return any(
        fnmatch(place, files) and any(text.startswith(begin) or begin == "*" for begin in begins)
        for files, begins in NOT_FOR_PEOPLE.items()
    )


def not_looked_up(one: Source) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The texts of a file that look like sentences and are not looked up."""
    known = {text for text, _ in looked_up(one)} | several(one)
    single = {text for text in (*fields(one), *shown(one), *beside(one)) if is_word(one, text)}
    for node in one.nodes:
        if not isinstance(node, ast.Constant | ast.JoinedStr) or node in known:
            continue
        if node in single or is_sentence(one, node):
            yield node


def fields(one: Source) -> Iterator[ast.Constant]:
    """The texts that a file gives to the fields of its sentences."""
    for node in one.nodes:
        if isinstance(node, ast.Call) and called(node) in {"tr", "tr_n"}:
            for keyword in node.keywords:
                yield from texts(one, keyword.value, node)


def shown(one: Source) -> Iterator[ast.Constant]:
    """The texts that a file shows by way of its tables and names."""
    for node in one.nodes:
        if isinstance(node, ast.Call) and called(node) in SHOWN - NAMING:
            # Before the text stands a column, or a name.
            for words in node.args[-1:] if called(node) == "setText" else node.args:
                yield from texts(one, words, node)


def beside(one: Source) -> Iterator[ast.Constant]:
    """The texts that a file writes where it looks others up: in the same table, or as what a function gives back."""
    for node in one.nodes:
        match node:
            case ast.Dict(values=values):
                group = values
            case ast.ClassDef(body=body):
                group = [value for _, value in assigned(body)]
            case ast.IfExp(body=body, orelse=orelse):
                group = [body, orelse]
            case ast.FunctionDef():
                returned = (r for r in ast.walk(node) if isinstance(r, ast.Return | ast.Yield))
                group = [r.value for r in returned if r.value is not None]
            case _:
                continue
        arms = [arm for value in group for arm in arms_of(value)]
        if any(isinstance(arm, ast.Call) and called(arm) in {"tr", "tr_n"} for arm in arms):
            yield from (arm for arm in arms if isinstance(arm, ast.Constant))


def arms_of(value: ast.expr) -> Iterator[ast.expr]:
    """The values of an expression, and the parts of a tuple or a sum."""
    match value:
        case ast.IfExp(body=body, orelse=orelse):
            parts = [body, orelse]
        case ast.BoolOp(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            pass
        case ast.BinOp(left=left, right=right):
            parts = [left, right]
        case _:
            yield value
            return
    for part in parts:
        yield from arms_of(part)


def is_word(one: Source, node: ast.Constant) -> bool:
    """True where a text is a word of the language, and no clause, key or pattern."""
    text = shape(node)
    return bool(
        LETTERS.fullmatch(text.strip()) and text != NAME and not NOTATION.search(text) and not is_key(one, node)
    )


def several(one: Source) -> set[ast.expr]:
    """The forms for several of the sentences that have one."""
    return {
        text
        for node in one.nodes
        if isinstance(node, ast.Call)
        for name, place in (("tr_n", 1), ("template_for", 1), ("counted", 2))
        if called(node) == name and len(node.args) > place
        for text in texts(one, node.args[place], node)
    }


def is_key(one: Source, node: ast.expr) -> bool:
    """True where a text is the key of a table, or a part of another one that is looked at as a whole."""
    holder = one.parents.get(node)
    return isinstance(holder, ast.JoinedStr) or (
        isinstance(holder, ast.Dict) and any(key is node for key in holder.keys)
    )


def is_sentence(one: Source, node: ast.Constant | ast.JoinedStr) -> bool:
    """True where a text looks as if a person were to read it."""
    text = shape(node)
    plain = text.replace("{}", "")
    if (
        not WORDS.search(plain)
        or STYLE.search(text)
        or NOTATION.search(text)
        or not "".join(plain.split()).isprintable()
    ):
        return False
    holders = list(one.holders(node))
    holder = holders[0]
    if isinstance(holder, ast.Dict) and any(key is node for key in holder.keys):
        return False
    if isinstance(holder, ast.JoinedStr | ast.Compare | ast.MatchValue | ast.Expr | ast.Subscript):
        return False
    if isinstance(holder, ast.Attribute) and holder.attr in CODE:
        return False
    if any(is_code(outer, inner) for inner, outer in zip([node, *holders], holders, strict=False)):
        return False
    if PHRASE.search(plain) and not plain.strip().startswith(("--", "/")):
        return True
    # One word alone, where it is shown.
    while isinstance(holder, ast.IfExp | ast.BoolOp | ast.JoinedStr | ast.FormattedValue):
        holder = one.parents[holder]
    return isinstance(holder, ast.Call) and called(holder) in SHOWN


def is_code(outer: ast.AST, inner: ast.AST) -> bool:
    """True where what holds a text takes it for something that nobody reads."""
    match outer:
        case ast.Call(func=ast.Name(id="Regulation"), args=[_, key, *_]) if inner is key:
            return True
        case ast.Call():
            return called(outer) in CODE and inner is not outer.func
        case ast.keyword(arg="encoding" | "suffix" | "prefix" | "dest" | "metavar" | "type" | "action"):
            return True
        case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=annotation):
            return annotation is inner
        case ast.FunctionDef(returns=returns):
            return returns is inner
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name.startswith("__")
        case ast.Assert() | ast.Compare():
            return True
        case _:
            return False


def called(call: ast.Call) -> str:
    """The name of what is called, by way of partial as well."""
    match call:
        case ast.Call(func=ast.Name(id="partial"), args=[ast.Name(id=name), *_]):
            return name
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
        case _:
            return ""


def shape(node: ast.Constant | ast.JoinedStr) -> str:
    """A text with `{}` for each value in it; empty for what is no text."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(shape(part) if isinstance(part, ast.Constant) else "{}" for part in node.values)


if __name__ == "__main__":
    for text in outside():
        print(f"bridgetable/{text.place}:{text.line}: {text.text!r}")
