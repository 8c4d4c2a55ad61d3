"""The command `bridgetable desk`: the calculations of the director's desk."""

import argparse
import json
import re
from typing import Any

from bridgetable.cli.output import put, put_json
from bridgetable.cli.rule import SET_TOLD
from bridgetable.cli.typed import Mistyped, Parser, edition, typed
from bridgetable.desk.calculation import Calculation, Input
from bridgetable.desk.registry import calculations
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Refused
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.regulation_sets import RegulationSet, known_set
from bridgetable.game.books import LAWS_2017
from bridgetable.game.regulations import own_of
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.views.desk import input_words, laid_down_by, source_words, working_json, working_lines
from bridgetable.views.desk_by_book import page_in, worked
from bridgetable.views.desk_list import list_json, list_lines


class FormParser(Parser):
    """A parser for which a list that begins with a loss, `-50,400`, is a value and no option."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 -- argparse fixes what it is given
        super().__init__(*given, **named)
        self._negative_number_matcher = re.compile(r"-\d")


class NameParser(Parser):
    """A parser of a name alone: which inputs follow is known with the book, which may stand among them."""

    def parse_known_args(self, *given: Any, **_: Any) -> Any:  # noqa: ANN401, D102 -- as argparse has it
        return argparse.Namespace(page=self.get_default("page"), typed=[*given[0]]), []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the calculations."""
    add_choices(parser)
    names = parser.add_subparsers(metavar="NAME", parser_class=NameParser, help=tr("the name of a calculation"))
    for one in calculations():
        names.add_parser(one.name, help=one.title, add_help=False).set_defaults(page=one)
    parser.set_defaults(run=run, page=None)


def by_itself(text: str) -> RegulationSet:
    """An edition of the Laws with the regulations that it has by itself."""
    return RegulationSet("", "", edition(text), own_of(edition(text)))


def add_choices(parser: argparse.ArgumentParser, laid_down: RegulationSet | None = None) -> None:
    """Let the book and the regulations be chosen, and the form of what is written."""
    parser.set_defaults(laid_down=laid_down or by_itself(LAWS_2017.edition))
    told = tr("by another edition of the Laws, such as 2007")
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--book", type=by_itself, dest="laid_down", metavar="YEAR", help=told)
    other.add_argument("--regulations", type=typed(known_set), dest="laid_down", metavar="NAME", help=SET_TOLD)
    parser.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))


def add_input(form: argparse.ArgumentParser, one: Input) -> None:
    """Declare one input as an argument."""
    alone: dict[str, Any] = {"nargs": "?", "const": True} if isinstance(one.sort, YesOrNo) else {}
    form.add_argument(
        f"--{one.name.replace('_', '-')}",
        dest=one.name,
        metavar="X",
        type=typed(one.sort.read),
        required=one.is_required,
        default=one.default,
        help=input_words(one).replace("%", "%%"),
        **alone,
    )


def run(args: argparse.Namespace) -> int:
    """Print all calculations by group, or the working of one."""
    if args.page is not None:
        return run_page(args.page, args)
    book = book_of(args.laid_down.edition)
    if args.json:
        put_json(json.dumps(list_json(book), indent=1, ensure_ascii=False))
    else:
        put("\n".join((*list_lines(book), "")))
    return 0


def run_page(named: Calculation[Any], before: argparse.Namespace) -> int:
    """Print the working of a calculation from what was typed behind its name, and before it."""
    choices = Parser(add_help=False, allow_abbrev=False)
    add_choices(choices, before.laid_down)
    chosen, _ = choices.parse_known_args(before.typed)
    book = book_of(chosen.laid_down.edition)
    one = page_in(book, named)
    decided = laid_down_by(chosen.laid_down.regulations, one)
    about = f"{one.about} {source_words(one)}."
    form = FormParser(f"bridgetable desk {one.name}", description=about.replace("%", "%%"), parents=[choices])
    for field in one.inputs():
        text = decided.get(field.name)
        add_input(form, field if text is None else evolve(field, default=field.sort.read(text)))
    args = form.parse_args(before.typed)
    given = one.takes(**{i.name: getattr(args, i.name) for i in one.inputs()})
    try:
        working = worked(book, one, given)
    except Refused as error:
        raise Mistyped(str(error)) from None
    if args.json or before.json:
        put_json(json.dumps(working_json(one, given, working), indent=1, ensure_ascii=False))
    else:
        put("\n".join((*working_lines(working), "")))
    return 0
