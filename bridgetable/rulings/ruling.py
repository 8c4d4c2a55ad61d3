"""A ruling in progress: a law is a plain function that is run again from its first word with the answers so far."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from bridgetable.game.books import Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import is_weighted
from bridgetable.game.pauses import pause
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.rulings import decisions
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Effect
from bridgetable.rulings.readings import readings_of

S = TypeVar("S")
Event = TypeVar("Event")


class AnswerDoesNotFit(BridgetableError):
    """An answer that is not among the options of the question that is asked."""


class Unanswered(Exception):
    """The law has come to a question that nobody has answered yet."""

    def __init__(self, decision: decisions.Decision) -> None:
        super().__init__(decision.cite)
        self.decision = decision


@frozen
class Said:
    """A sentence that the director says as the facts come out, with the clauses it rests on."""

    words: Msg
    cites: tuple[str, ...]
    reminds: bool = False  # of a rule that holds anyway: nothing is decided by it


@frozen
class Folded:
    """A fact asked about only when somebody speaks of it, or a single option, after so many answers (`place`)."""

    place: int
    decision: decisions.Decision
    silence: Msg

    @property
    def is_fact(self) -> bool:
        """True where it is a fact, of which somebody may speak."""
        return self.decision.sort is decisions.Sort.FACT


Meanwhile = Callable[[Table, int], Table]


def nothing_happens(table: Table, _answered: int) -> Table:
    """The table as it is: nothing was done while the question waited."""
    return table


class Ruling:
    """The ruling to which a law tells facts, puts questions and gives orders; its table shows the orders so far."""

    def __init__(self, table: Table, answers: tuple[decisions.Answer, ...], meanwhile: Meanwhile) -> None:
        self.table, self.answers, self.meanwhile = table, answers, meanwhile
        self.said: list[Said] = []
        self.ordered: list[Effect] = []
        self.asked: list[decisions.Decision] = []
        self.folded: list[Folded] = []
        self.looked = -1

    def says(self, words: Msg, *cites: str) -> None:
        """Tell the table a fact, with the clauses that make it matter."""
        self.said.append(Said(words, cites))

    def reminds(self, words: Msg, *cites: str) -> None:
        """Tell the table of a rule that holds anyway."""
        self.said.append(Said(words, cites, reminds=True))

    def orders(self, *effects: Effect) -> None:
        """Carry out orders on the table, in order."""
        for effect in effects:
            self.table = carry_out(self.table, effect)
            self.ordered.append(effect)

    @property
    def as_it_lies(self) -> Table:
        """The table as it has become while the next question waits, for the acts that answer it."""
        return self.meanwhile(self.table, len(self.asked))

    def looks_again(self) -> Table:
        """The table as it has become while the next question waits, for the facts and options of that question."""
        self.looked = len(self.asked)
        self.table = self.as_it_lies
        return self.table

    def ask(self, decision: decisions.Decision) -> str:
        """The recorded answer; stops the law when there is none. Raises AnswerDoesNotFit when it is no option."""
        place = len(self.asked)
        self.asked.append(decision)
        if self.looked != place:
            self.table = self.meanwhile(self.table, place)
        if place >= len(self.answers):
            raise Unanswered(decision)
        check_fits(decision, self.answers[place], self.table.book)
        return self.answers[place].key

    @clause("10C1", "10C2")
    def choose(
        self,
        by: decisions.Chooser,
        cite: str,
        question: Msg,
        options: Iterable[decisions.Option],
        *,
        acts: Iterable[decisions.ByAct] = (),
        notes: Iterable[decisions.Note] = (),
    ) -> str:
        """The key of the option that a player chooses; the only one unasked, but a call he makes himself."""
        decision = decisions.Decision(
            by, cite, question, tuple(options), decisions.Sort.CHOICE, (), tuple(acts), tuple(notes)
        )
        place = len(self.asked)
        given = self.answers[place] if place < len(self.answers) else None
        named = given is not None and given.cite == cite and decision.admits(given.key)
        if named or len(decision.options) != 1 or self.table.phase is Phase.AUCTION:
            return self.ask(decision)
        self.folded.append(Folded(place, decision, decision.options[0].title))
        return decision.options[0].key

    def yes(self, by: Seat, cite: str, question: Msg, *, yes: decisions.Option, no: decisions.Option) -> bool:
        """Let a player say yes or no; the options' keys must be `yes` and `no`."""
        return self.choose(by, cite, question, (yes, no)) == "yes"

    def fact(
        self, cite: str, question: Msg, *, yes: decisions.Option | None = None, no: decisions.Option | None = None
    ) -> bool:
        """Establish a fact at the table; the director records what he has found."""
        options = (yes or decisions.Option("yes", Msg("Yes")), no or decisions.Option("no", Msg("No")))
        return self.ask(decisions.Decision(decisions.DIRECTOR, cite, question, options, decisions.Sort.FACT)) == "yes"

    def spoken_of(self, cite: str, question: Msg, silence: Msg, *, yes: decisions.Option, no: decisions.Option) -> bool:
        """Establish a fact that matters only if somebody speaks of it; nobody is asked, and silence means no."""
        decision = decisions.Decision(decisions.DIRECTOR, cite, question, (yes, no), decisions.Sort.FACT)
        place = len(self.asked)
        if place < len(self.answers) and self.answers[place].cite == cite:
            return self.ask(decision) == "yes"
        self.folded.append(Folded(place, decision, silence))
        return False

    def judge(
        self,
        cite: str,
        question: Msg,
        options: Iterable[decisions.Option],
        criteria: Iterable[Msg] = (),
        *,
        tried: Iterable[str] = (),
        form: decisions.OutcomeForm | None = None,
    ) -> str:
        """The key of the director's judgement by the criteria shown; with a form, an outcome, or several."""
        sort, shown = decisions.Sort.JUDGEMENT, tuple(criteria)
        decision = decisions.Decision(decisions.DIRECTOR, cite, question, tuple(options), sort, shown, form=form)
        return self.ask(evolve(decision, tried=tuple(tried)))


def check_fits(decision: decisions.Decision, answer: decisions.Answer, book: Book) -> None:
    """Make sure that an answer belongs to a question. Raises AnswerDoesNotFit."""
    if answer.cite != decision.cite:
        words = "Law {cite} asks now; the answer given is to {cite_2}"
        raise AnswerDoesNotFit(tr(words, cite=book.number_of(decision.cite), cite_2=book.number_of(answer.cite)))
    if not decision.admits(answer.key):
        raise AnswerDoesNotFit(why_not(decision, answer.key, book.number_of(decision.cite)))


def why_not(decision: decisions.Decision, key: str, cite: str) -> str:
    """The reason why an answer does not fit a question: the fault in its weights, else the possible answers."""
    if decision.form is not None and is_weighted(key):
        return tr("Law {cite}: {fault_of}", cite=cite, fault_of=decision.form.fault_of(key))
    besides = "" if decision.form is None else tr(", or what is written like {example}", example=decision.form.example)
    return tr(
        "Law {cite} offers {keys}{besides}; “{key}” is none of them",
        cite=cite,
        keys=", ".join(decision.keys),
        besides=besides,
        key=key,
    )


def cited_in(ruling: Ruling) -> Iterator[str]:
    """Every clause that a ruling has cited so far, those of its questions among them."""
    for said in ruling.said:
        yield from said.cites
    yield from (effect.cite for effect in ruling.ordered)
    for decision in ruling.asked:
        yield decision.cite
        yield from (cite for option in decision.options for cite in option.cites)
        yield from (cite for note in decision.notes for cite in note.cites)


Law = Callable[[S, Ruling], None]


@frozen
class Progress:
    """The progress of a ruling; `looks_again` where its law handles changes, `folded` the facts nobody raised."""

    table: Table
    pending: decisions.Decision | None
    said: tuple[Said, ...]
    asked: tuple[decisions.Decision, ...]
    ordered: tuple[Effect, ...]
    looks_again: bool = False
    folded: tuple[Folded, ...] = ()


def run_law(
    law: Law[S],
    subject: S,
    table: Table,
    answers: tuple[decisions.Answer, ...] = (),
    meanwhile: Meanwhile = nothing_happens,
) -> Progress:
    """Run a law with the answers so far. Raises AnswerDoesNotFit when one is no option, or one too many."""
    pause()
    ruling = Ruling(table, answers, meanwhile)
    pending = None
    try:
        law(subject, ruling)
    except Unanswered as stop:
        pending = stop.decision
    if pending is None and len(ruling.asked) < len(answers):
        cite = ruling.table.book.number_of(answers[len(ruling.asked)].cite)
        raise AnswerDoesNotFit(tr("nothing is left to ask; the answer to {cite} has no question", cite=cite))
    for words, cites in readings_of(ruling.table.book, cited_in(ruling)):
        ruling.says(words, *cites)
    looks = pending is not None and ruling.looked == len(ruling.asked) - 1
    spoken = tuple(ruling.said), tuple(ruling.asked), tuple(ruling.ordered)
    return Progress(ruling.table, pending, *spoken, looks, tuple(ruling.folded))
