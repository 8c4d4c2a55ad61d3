"""The leaves of the laws: as many as counted, and after each the board goes on to its opening lead and to its end."""

import re
import tomllib
from pathlib import Path

import pytest

from bridgetable import laws
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.table import Phase
from bridgetable.laws.common.calls import must_repeat
from bridgetable.rulings.decisions import Answer
from bridgetable.rulings.explore import leaves
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting
from tests.golden import golden
from tests.session.anything import everybody_behaves

LAWS = Path(laws.__file__).parent
COUNTS = tomllib.loads((Path(__file__).parent / "leaves.toml").read_text(encoding="utf-8"))
SUBJECTS = [(law, told) for law, counts in COUNTS.items() for told in counts]
ENOUGH = 150


def acted(name: str) -> History:
    """The history of a golden ruling."""
    path = golden(name)
    return acted_out(read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0] + "\n", path.name))


def case_of(history: History) -> Case:
    """The case that is open at the end, or else the last that was ruled."""
    return (*history.now.ruled, *history.now.cases)[-1]


def opened(history: History, case: Case) -> Sitting:
    """The first sitting that knows of the case: its first question waits, or it needed none."""
    return next(
        sitting
        for sitting in history.sittings
        if any(c.matter == case.matter and c.base == case.base for c in (*sitting.cases, *sitting.ruled))
    )


def as_one_should(now: Sitting) -> Action | None:
    """What is done by people who do what they must: the first answer, the call owed, or a legal call or card."""
    turn = now.table.turn
    owed = must_repeat(now.table, turn) if turn is not None and now.table.phase is Phase.AUCTION else None
    if now.pending is None and turn is not None and owed:
        return MakeCall(turn, owed.call)
    return everybody_behaves(now, lambda _: 0)


def answered(now: Sitting, case: Case, answers: tuple[Answer, ...]) -> Sitting:
    """The sitting when a case has got these answers, and another that came up meanwhile its first ones."""
    for answer in answers:
        while now.cases and now.cases[-1].matter != case.matter and now.pending is not None:
            now = act(now, Reply(Answer(now.pending.cite, now.pending.options[0].key)))
        now = act(now, Reply(answer))
    return now


def played_out(now: Sitting) -> Sitting:
    """The sitting when the board is over: everybody has done what he should from here on."""
    for _ in range(ENOUGH):
        action = None if now.table.cancelled else as_one_should(now)
        if action is None:
            break
        now = act(now, action)
    return now


@pytest.mark.parametrize(("law", "told"), SUBJECTS)
def test_a_ruling_has_as_many_ends_as_counted_and_the_board_goes_on_after_each(law: str, told: str) -> None:
    history = acted(told)
    case = case_of(history)
    found = list(leaves(case.matter.procedure, case.matter.subject, case.base))
    assert (law, COUNTS[law][told]) == (case.matter.law, len(found))
    start = opened(history, case)
    for leaf in found:
        end = played_out(answered(start, case, leaf.answers)).table
        assert end.cancelled or end.phase is Phase.END, leaf.answers


def test_every_law_with_a_procedure_is_counted_on_three_subjects_or_more() -> None:
    rooms = {law for path in LAWS.glob("*.py") for law in re.findall(r'matter\(\s*"(\d+)"', path.read_text("utf-8"))}
    assert set() == {law for law in rooms if len(COUNTS.get(law, ())) < 3}
