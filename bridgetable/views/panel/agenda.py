"""The agenda of the rulings in progress: what is settled in the case in hand, and what is known to come after it."""

from collections.abc import Iterator

from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.dispatch import openings
from bridgetable.rulings.decisions import DIRECTOR, Answer, Decision
from bridgetable.rulings.effects import BackToHand, Informed, Reserved, Reviewed, Settled, Spread
from bridgetable.session.sitting import Case, Sitting
from bridgetable.views.table.table_view import FactView
from bridgetable.views.words.acts import answer_words, found_words, line_words
from bridgetable.views.words.orders import irregularity_words, order_words
from bridgetable.views.words.prose import Sees, row, say

SILENT = (BackToHand, Informed, Reserved, Reviewed, Settled)
"""The orders of which nothing is said by themselves."""
MOST = 3  # How many entries there are of what is settled, and of what is to come.
MANY = 13  # From more options than this it is not tried what each of them leads to.
FEW = 3  # Up to how many options are named by their numbers.


@frozen
class Agenda:
    """The things settled and to come, each with its clauses, in the director's order."""

    settled: tuple[FactView, ...] = ()
    to_come: tuple[FactView, ...] = ()


def agenda_of(sitting: Sitting, sees: Sees, facts: tuple[FactView, ...], *, knows_options: bool) -> Agenda:
    """The agenda while a question waits; what the facts say already is not said again."""
    if not sitting.cases:
        return Agenda()
    said = {fact.text.rstrip(".").casefold() for fact in facts}
    settled = [fact for fact in settled_in(sitting.cases[-1], sees) if fact.text.rstrip(".").casefold() not in said]
    to_come = (*(asked_after(sitting, sees) if knows_options else ()), *docketed(sitting, sees))
    return Agenda(tuple(settled[-MOST:]), tuple(dict.fromkeys(to_come))[:MOST])


def settled_in(case: Case, sees: Sees) -> Iterator[FactView]:
    """The answers and orders so far; an answer of which an order speaks is told by the order."""
    # That hands are spread, everybody sees.
    orders = [(order_words(e), e.cite) for e in case.progress.ordered if not isinstance(e, (*SILENT, Spread))]
    told = [FactView(say(words, sees=sees), (cite,)) for words, cite in orders if words is not None]
    spoken = {cite for fact in told for cite in fact.cites}
    for decision, answer in zip(case.progress.asked, case.answers, strict=False):
        if answer.cite not in spoken:
            words = found_words if decision.by is DIRECTOR else answer_words
            yield FactView(words(decision, answer.key, sees), (answer.cite,))
    yield from told


def asked_after(sitting: Sitting, sees: Sees) -> Iterator[FactView]:
    """The questions that the law in hand asks next, found by giving it each answer in turn."""
    case = sitting.cases[-1]
    now = case.progress.pending
    # The law on claims searches through endings, and of what nobody has made up yet there is no end.
    if now is None or now.form is not None or len(now.options) > MANY or sitting.table.claim is not None:
        return
    reached: dict[FactView, list[int]] = {}
    for number, option in enumerate(now.options, 1):
        then = case.answered(Answer(now.cite, option.key)).progress.pending
        if then is not None:
            reached.setdefault(FactView(say(then.question, sees=sees), (then.cite,)), []).append(number)
    for next_one, numbers in reached.items():
        yield FactView(words_for(next_one.text, numbers, now), next_one.cites)


def words_for(question: str, numbers: list[int], now: Decision) -> str:
    """A question to come, and after which of the options it is asked."""
    if len(numbers) == len(now.options):
        return tr("Then: {question}", question=question)
    if len(numbers) > FEW:
        return tr("Then perhaps: {question}", question=question)
    options = row([str(number) for number in numbers], of_one=True)
    return tr("Then, with option {options}: {question}", options=options, question=question)


def docketed(sitting: Sitting, sees: Sees) -> Iterator[FactView]:
    """The things that wait behind the case in hand: irregularities to be ruled on, earlier questions, and claims."""
    for below in range(len(sitting.cases) - 1, -1, -1):
        on_top = below == len(sitting.cases) - 1
        for waiting in sitting.waiting:
            if waiting.above == below or (on_top and waiting.above > below):
                one = sitting.table.irregularity(waiting.irregularity)
                matter = openings.matter_of(sitting.table, one)
                if matter is not None:
                    what = say(irregularity_words(one), sees=sees)
                    yield FactView(tr("Then to be ruled: {what}", what=what), (matter.law,))
        asked = sitting.cases[below - 1].progress.pending if below else None
        if asked is not None:
            yield FactView(tr("Then again: {question}", question=say(asked.question, sees=sees)), (asked.cite,))
    for claim in sitting.later:
        yield FactView(tr("Then: {claim}", claim=line_words(claim, sees)), ("68D",))
