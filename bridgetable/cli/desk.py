"""The command `bridgetable desk`: the calculations of the director's desk."""

import argparse
import json
import re
from typing import Any

from bridgetable.cli.output import put, put_json
from bridgetable.cli.typed import Mistyped, Parser, typed
from bridgetable.desk.calculation import Calculation, Input
from bridgetable.desk.registry import calculations
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Refused
from bridgetable.language import tr
from bridgetable.views.desk import input_words, list_lines, source_words, working_json, working_lines


class FormParser(Parser):
    """A parser for which a list that begins with a loss, `-50,400`, is a value and no option."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 -- argparse fixes what it is given
        super().__init__(*given, **named)
        self._negative_number_matcher = re.compile(r"-\d")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the calculations, and the inputs of each as its arguments."""
    names = parser.add_subparsers(metavar="NAME", parser_class=FormParser, help=tr("the name of a calculation"))
    for one in calculations():
        told = f"{one.about} {source_words(one)}."
        form = names.add_parser(one.name, help=one.title, description=told)
        for field in one.inputs():
            add_input(form, field)
        form.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))
        form.set_defaults(calculation=one)
    parser.set_defaults(run=run, calculation=None)


def add_input(form: argparse.ArgumentParser, one: Input) -> None:
    """Declare one input as an argument."""
    alone: dict[str, Any] = {"nargs": "?", "const": True} if isinstance(one.sort, YesOrNo) else {}
    form.add_argument(
        f"--{one.name.replace('_', '-')}",
        dest=one.name,
        metavar="X",
        type=typed(one.sort.read),
        required=one.is_required,
        default=argparse.SUPPRESS,
        help=input_words(one).replace("%", "%%"),
        **alone,
    )


def run(args: argparse.Namespace) -> int:
    """Print all calculations by group, or the working of one."""
    one: Calculation[Any] | None = args.calculation
    if one is None:
        put("\n".join((*list_lines(), "")))
        return 0
    given = one.takes(**{i.name: getattr(args, i.name) for i in one.inputs() if hasattr(args, i.name)})
    try:
        working = one(given)
    except Refused as error:
        raise Mistyped(str(error)) from None
    if args.json:
        put_json(json.dumps(working_json(one, given, working), indent=1, ensure_ascii=False))
    else:
        put("\n".join((*working_lines(working), "")))
    return 0
