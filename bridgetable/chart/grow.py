"""The tree of all the ways in which a case can go from its first question, found by trying every answer."""

from __future__ import annotations

from bridgetable.game.errors import BridgetableError
from bridgetable.game.messages import Msg
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import Answer, Decision, Option
from bridgetable.rulings.effects import Effect
from bridgetable.rulings.explore import tried
from bridgetable.rulings.ruling import Folded, Progress
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting
from bridgetable.views.words.acts import outcome_of

SILENCE = "no"
"""The label of the path on which nobody speaks of a fact."""


@frozen(eq=False)
class Branch:
    """An answer, the orders that it brings before the next question, and where it leads."""

    option: Option
    orders: tuple[Effect, ...]
    then: Step


@frozen(eq=False)
class Step:
    """A question with its answers, or an end, reached by these answers."""

    answers: tuple[Answer, ...]
    table: Table  # as ordered so far
    decision: Decision | None
    branches: tuple[Branch, ...] = ()
    is_taken: bool = False  # the case has come here
    waits: bool = False  # the case waits here


@frozen(eq=False)
class Grown:
    """The whole tree of a case: how it began, and its first question, or its end."""

    case: Case
    begun: Progress
    first: Step


def grown(case: Case) -> Grown:
    """The tree of a case."""
    begun = progress_with(case, ())
    return Grown(case, begun, step(case, (), begun))


def progress_with(case: Case, answers: tuple[Answer, ...]) -> Progress:
    """The ruling with these answers, as far as it comes; acts done meanwhile are on the path taken alone."""
    events = dict(event for event in case.events if event[0] <= shared(answers, case.answers))

    def meanwhile(table: Table, place: int) -> Table:
        return events.get(place, table)

    return case.matter.run(case.base, answers, meanwhile)


def shared(some: tuple[Answer, ...], others: tuple[Answer, ...]) -> int:
    """The number of answers that two sequences share at their beginning."""
    pairs = zip(some, others, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if not same(a, b)), min(len(some), len(others)))


def same(one: Answer, other: Answer) -> bool:
    """True where two answers say the same, whatever the reason."""
    return (one.cite, one.key) == (other.cite, other.key)


def step(case: Case, answers: tuple[Answer, ...], now: Progress, silent: int = 0) -> Step:
    """The tree from here, with so many facts that nobody raised where they could be raised."""
    folded = facts_to_speak_of(now, len(answers))[silent:]
    taken = shared(answers, case.answers) == len(answers)
    if folded:
        return spoken_of(case, answers, now, folded[0], silent)
    if now.pending is None:
        return Step(answers, now.table, None, is_taken=taken)
    said = case.answers[len(answers) :][:1] if taken else ()
    given = said[0].key if said and said[0].cite == now.pending.cite else ""
    branches = tuple(branch(case, answers, now, now.pending, option) for option in options_of(now.pending, given))
    waits = taken and len(answers) == len(case.answers)
    return Step(answers, now.table, now.pending, branches, taken, waits)


def options_of(decision: Decision, given: str) -> tuple[Option, ...]:
    """The options that represent all answers, and the answer that was given where it is not among them."""
    options = {option.key: option for option in decision.options}
    made_up = () if not given or given in options else (Option(given, Msg("{what}", what=outcome_of(given))),)
    keys = dict.fromkeys((*tried(decision), *((given,) if given in options else ())))
    return (*(options[key] for key in keys), *made_up)


def facts_to_speak_of(now: Progress, place: int) -> tuple[Folded, ...]:
    """The facts that can be spoken of after so many answers, one a clause."""
    facts = (one for one in reversed(now.folded) if one.is_fact and one.place == place)
    return tuple({one.decision.cite: one for one in facts}.values())[::-1]


def spoken_of(case: Case, answers: tuple[Answer, ...], now: Progress, folded: Folded, silent: int) -> Step:
    """The branches on which somebody raises a fact, and on which nobody does."""
    decision = folded.decision
    spoken = branch(case, answers, now, decision, decision.options[0])
    silence = Branch(Option(SILENCE, Msg("No")), (), step(case, answers, now, silent + 1))
    said = case.answers[len(answers) :][:1]
    taken = shared(answers, case.answers) == len(answers)
    # Where it was spoken of, nobody was silent.
    if taken and said and said[0].cite == decision.cite:
        silence = Branch(silence.option, (), not_taken(silence.then))
    return Step(answers, now.table, decision, (spoken, silence), taken)


def not_taken(where: Step) -> Step:
    """This step, marked as not reached."""
    branches = tuple(Branch(w.option, w.orders, not_taken(w.then)) for w in where.branches)
    return Step(where.answers, where.table, where.decision, branches)


def branch(case: Case, answers: tuple[Answer, ...], now: Progress, decision: Decision, option: Option) -> Branch:
    """The branch of an answer."""
    longer = (*answers, Answer(decision.cite, option.key))
    then = progress_with(case, longer)
    begun = next((n for n, (a, b) in enumerate(zip(now.ordered, then.ordered, strict=False)) if a != b), None)
    common = min(len(now.ordered), len(then.ordered)) if begun is None else begun
    return Branch(option, then.ordered[common:], step(case, longer, then))


# --- the table at a node ----------------------------------------------------------------------------------------------


def at_node(history: History, case: Case, answers: tuple[Answer, ...]) -> History:
    """The history at a node that these answers lead to; other cases that come first get their first answers."""
    kept = shared(answers, case.answers)
    place = next(
        (n for n in range(len(history.done) + 1) if stands_at(history.after(n), case, kept)), len(history.done)
    )
    there = history.at(place)
    try:
        for answer in answers[kept:]:
            there = answered(there, case, answer)
    except BridgetableError:
        return there
    return there


def stands_at(sitting: Sitting, case: Case, count: int) -> bool:
    """True where a case has got so many of its answers."""
    same = (one for one in (*sitting.cases, *sitting.ruled) if one.matter == case.matter and one.base == case.base)
    return any(shared(one.answers, case.answers) == len(one.answers) == count for one in same)


def answered(history: History, case: Case, answer: Answer) -> History:
    """The history when the case has got one answer more. Raises AnswerDoesNotFit."""
    now = history.now
    while now.cases and now.cases[-1].matter != case.matter and now.pending is not None:
        history = history.act(Reply(Answer(now.pending.cite, now.pending.options[0].key)))
        now = history.now
    return history.act(Reply(answer))
