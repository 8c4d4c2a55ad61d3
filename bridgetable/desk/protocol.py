"""A protocol: rows of answers with what follows from them. It asks only what decides, in the order of its rows."""

from collections.abc import Iterator
from typing import Annotated

from bridgetable.desk.calculation import Input, inputs_of
from bridgetable.desk.sorts import Words
from bridgetable.desk.working import Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import capital, tr

Question = bool | None
"""The answer to a question with yes or no; None while it is not answered."""


@frozen(kw_only=True)
class Judged:
    """The reason of the director, which is recorded with the finding."""

    reason: Annotated[str | None, Words(tr("the reason of the director, as it is recorded"))] = None


@frozen
class Finding:
    """One row of a protocol: the answers that lead to it, the finding in a few words, why, and what is done then.

    An answer may be any of several values. `results` stand beside the finding, such as the score that follows.
    """

    when: tuple[tuple[str, tuple[object, ...]], ...]
    says: str
    why: Step
    then: tuple[Step, ...] = ()
    results: tuple[Result, ...] = ()


def finding(
    says: str, why: str, *clauses: str, then: tuple[Step, ...] = (), results: tuple[Result, ...] = (), **when: object
) -> Finding:
    """A row: its finding, the reason for it with the clauses, and the answers that lead to it, by input."""
    asked = tuple((name, value if isinstance(value, tuple) else (value,)) for name, value in when.items())
    return Finding(asked, says, Step(why, clauses), then, results)


def found(
    rows: tuple[Finding, ...], given: object, remarks: tuple[Step, ...] = (), grids: tuple[Grid, ...] = ()
) -> Working:
    """The working of the first row that fits. Raises Refused with the name of the next question to be answered."""
    inputs = {one.name: one for one in inputs_of(type(given))}
    asked: dict[str, object] = {}
    row = first_row(rows, given, inputs, asked)
    facts = tuple(Step(fact(inputs[name], value)) for name, value in asked.items())
    reason = tuple(recorded(given))
    results = (Result(tr("the finding"), row.says), *row.results)
    return Working(results, (*facts, row.why, *row.then), grids, (*reason, *remarks))


def first_row(rows: tuple[Finding, ...], given: object, inputs: dict[str, Input], asked: dict[str, object]) -> Finding:
    """The first row that fits; what was asked on the way is put into `asked`. Raises Refused."""
    for row in rows:
        if all(answer_of(inputs[name], given, asked) in values for name, values in row.when):
            return row
    raise AssertionError(asked)


def answer_of(one: Input, given: object, asked: dict[str, object]) -> object:
    """The answer to a question, which is asked now if it was not before. Raises Refused while nobody has answered."""
    value = getattr(given, one.name)
    if value is None:
        raise Refused(one.name, tr("to be answered next: {question}?", question=one.sort.about))
    asked[one.name] = value
    return value


def fact(one: Input, value: object) -> str:
    """A question with its answer."""
    about = capital(one.sort.about)
    return tr("{question}: {answer}.", question=about.rstrip("?"), answer=one.sort.in_words(value))


def recorded(given: object) -> Iterator[Step]:
    """The reason that was given, or that it is to be written down."""
    if isinstance(given, Judged):
        told = tr("Recorded: {reason}", reason=given.reason) if given.reason else tr("Write down the reason.")
        yield Step(told)
