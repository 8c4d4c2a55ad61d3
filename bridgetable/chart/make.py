"""The chart of a case: its tree in words, like answers and equal ends as one."""

from collections.abc import Hashable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from bridgetable.chart.chart import Chart, Edge, Line, Node, Shape
from bridgetable.chart.fold import PLACEHOLDERS, Knot, Said, folded, knot, said_by_all, template_of, to_the_same
from bridgetable.chart.grow import Branch, Grown, Step, grown
from bridgetable.formats.journal import read_journal
from bridgetable.formats.lawbook import heading_of
from bridgetable.formats.staged import staged_journal
from bridgetable.formats.under_book import under_book
from bridgetable.game.books import LAWS_2017, Book, is_marked, own_number
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.language import capital, tr
from bridgetable.resources import ResourceNotFound, chart_subjects, number_of
from bridgetable.rulings.citations import law_of
from bridgetable.rulings.decisions import Decision, Option, Sort
from bridgetable.rulings.effects import CallMade, Effect, Informed, Reserved
from bridgetable.session.sitting import Case, Sitting
from bridgetable.staging.case import Level
from bridgetable.staging.wanted import CannotBeStaged, law_in, wanted_of_law
from bridgetable.views.numbering import in_numbers_of
from bridgetable.views.words.orders import irregularity_words, order_words, subject_of
from bridgetable.views.words.prose import SEAT_NAMES, Sees, say, sees_all

SHAPES = one_row_each(Sort, {Sort.FACT: Shape.FACT, Sort.JUDGEMENT: Shape.JUDGEMENT, Sort.CHOICE: Shape.CHOICE})
BESIDE = {"yes": tr("yes"), "no": tr("no")}
"""Answers that stand beside their edge and are no node."""
KEPT = "When play is over: {question}"
NOTHING = Said(Msg("Nothing further is ordered"), ())
ANSWERS, ANY_RESULT = "{answers}", "Any result, such as {answers}"
MOST = 4
"""As many of the answers that are one are named."""
AT_FIRST = 2
"""So many of the facts that the director states stand in the first node."""


def case_of(sitting: Sitting, law: str = "") -> Case | None:
    """The case that is open, or else the one ruled last; of one law, where that is given, or where that law asks."""
    cases = cases_of(sitting)
    if not law:
        return next(iter(cases), None)
    of_law = (case for case in cases if case.matter.law == law)
    asking = (case for case in cases if any(str(law_of(asked.cite)) == law for asked in case.progress.asked))
    return next(of_law, next(asking, None))


def cases_of(sitting: Sitting) -> tuple[Case, ...]:
    """The cases that are open, and those that have been ruled, the last first."""
    return (*reversed(sitting.cases), *reversed(sitting.ruled))


def chart_of(case: Case, sees: Sees = sees_all, law: str = "") -> Chart:
    """The chart of a case, in words for who looks; it is named by the law that rules, or by one that asks in it."""
    named = law or case.matter.law
    nodes, edges = Wording(sees).drawn(beginning(grown(case)))
    book = case.base.book
    return in_numbers_of(book, Chart(named, heading_of(named, book), nodes, edges, book.other_title))


# --- the tree as nodes ------------------------------------------------------------------------------------------------


def beginning(tree: Grown) -> Knot:
    """The first node, and the nodes that follow."""
    most = AT_FIRST if tree.first.decision is not None else AT_FIRST + 1
    facts = (*tree.begun.said[:most], *(one for one in tree.begun.said[most:] if is_reading(one.cites, tree.case)))
    said = tuple(Said(one.words, one.cites) for one in facts) or (happened(tree.case),)
    then = after_orders(tree.begun.ordered, tree.first, None)
    return evolve(knot(Shape.HAPPENED, said, (("", then),)), is_taken=True)


def is_reading(cites: tuple[str, ...], case: Case) -> bool:
    """True for a sentence that tells how a gap in the text of the book is read."""
    return bool(cites) and all(is_marked(case.base.book.number_of(cite)) for cite in cites)


def happened(case: Case) -> Said:
    """The irregularity that a case is about, where the director states no fact; else the heading of the law."""
    number = case.matter.irregularity
    words = (
        irregularity_words(case.base.irregularity(number))
        if number
        else Msg(heading_of(case.matter.law, case.base.book))
    )
    return Said(words, (case.matter.law,))


def after_orders(orders: tuple[Effect, ...], then: Step, option: Option | None) -> Knot:
    """The orders of an answer, and the next question; at an end, the consequence where nothing is ordered."""
    on_the_way = then.decision is not None
    said = tuple(said_orders(orders, then.table, on_the_way=on_the_way))
    if not on_the_way:
        # Where nothing is ordered, an answer says what follows from it.
        follows = () if option is None else enumerate(option.follows)
        told = tuple(Said(one, () if n or option is None else option.cites) for n, one in follows)
        return reached(knot(Shape.ORDER, said or told or (NOTHING,), ()), then)
    asked = question(then, then.decision) if then.decision is not None else None
    if asked is None or not said:
        return asked or knot(Shape.ORDER, (NOTHING,), ())
    return evolve(reached(knot(Shape.ORDER, said, (("", asked),)), then), waits=False)


def reached(one: Knot, where: Step) -> Knot:
    """A node with how it is reached."""
    return evolve(one, answers=where.answers, is_taken=where.is_taken, waits=where.waits)


def said_orders(orders: Iterable[Effect], table: Table, *, on_the_way: bool) -> Iterable[Said]:
    """The orders that players hear, each once; a call that was chosen is no news where more is asked about it."""
    said: dict[Msg, tuple[str, ...]] = {}
    for effect in orders:
        if isinstance(effect, Informed) or (on_the_way and isinstance(effect, CallMade)):
            continue
        words = order_words(effect)
        if isinstance(effect, Reserved):
            words = Msg(KEPT, question=subject_of(effect.review, table))
        if words is not None:
            said[words] = (*said.get(words, ()), effect.cite)
    return (Said(words, tuple(dict.fromkeys(cites))) for words, cites in said.items())


def question(where: Step, decision: Decision) -> Knot:
    """A question and its answers: yes and no beside their edges, all others as nodes."""
    who = decision.by if isinstance(decision.by, Seat) else None
    if all(branch.option.key in BESIDE for branch in where.branches):
        branches = tuple((b.option.key, after_orders(b.orders, b.then, b.option)) for b in where.branches)
    else:
        branches = tuple(("", one) for one in to_the_same(folded(answer(decision, b) for b in where.branches)))
    said: tuple[Said, ...] = (Said(decision.question, (decision.cite,)),)
    if len(branches) == 1 and branches[0][1].titles:
        # All answers are one: they stand with the question.
        only = branches[0][1]
        answers = without(decision.cite, all_answers(only, any_result=decision.form is not None))
        said, branches = (*said, *answers), only.branches
    return reached(knot(SHAPES[decision.sort], said, branches, who), where)


def all_answers(one: Knot, *, any_result: bool) -> tuple[Said, ...]:
    """The words for all answers that lead to the same."""
    if len(one.titles) > 1:
        form = ANY_RESULT if any_result else ANSWERS
        return (Said(Msg(form, answers=one.titles), one.said[0].cites),)
    return one.said


def without(cite: str, said: tuple[Said, ...]) -> tuple[Said, ...]:
    """The sentences without the clauses that stand above them."""
    return tuple(evolve(one, cites=tuple(c for c in one.cites if c != cite)) for one in said)


def answer(decision: Decision, branch: Branch) -> Knot:
    """An answer as a node."""
    then = after_orders(branch.orders, branch.then, branch.option)
    said = (Said(branch.option.title, branch.option.cites),)
    one = knot(SHAPES[decision.sort], said, (("", then),))
    one = evolve(one, alike=(one.alike, branch.option.group), titles=(branch.option.title,))
    return evolve(one, answers=branch.then.answers, is_taken=branch.then.is_taken)


# --- the nodes in words -----------------------------------------------------------------------------------------------


class Wording:
    """The conversion of nodes into numbered words; nodes that say the same and lead to the same become one."""

    def __init__(self, sees: Sees) -> None:
        self._sees = sees
        self._nodes: list[Node] = []
        self._edges: list[list[Edge]] = []
        self._known: dict[Hashable, int] = {}
        self._alike: dict[Hashable, dict[tuple[Said, ...], None]] = {}

    def drawn(self, first: Knot) -> tuple[tuple[Node, ...], tuple[Edge, ...]]:
        """The nodes and edges, numbered from what happened, each question before its answers."""
        self._gather(first)
        self._add(first)
        return tuple(self._nodes), tuple(edge for branches in self._edges for edge in branches)

    def _key(self, one: Knot) -> Hashable:
        """The key by which nodes are made one."""
        branches = tuple((label, self._key(then)) for label, then in one.branches)
        if not one.branches or one.titles or one.is_taken:
            return one.shape, one.said, one.who, one.titles, branches
        return one.shape, tuple((template_of(s.words), words_in(s.words), s.cites) for s in one.said), one.who, branches

    def _gather(self, one: Knot) -> None:
        """Remember the words in which a joined node is said."""
        self._alike.setdefault(self._key(one), {})[one.said] = None
        for _, then in one.branches:
            self._gather(then)

    def _add(self, one: Knot) -> int:
        """The number of a node, which is drawn with all that it leads to; an answer belongs to its question alone."""
        key = self._key(one)
        number = None if one.titles else self._known.get(key)
        if number is None:
            number = self._known[key] = len(self._nodes)
            who = SEAT_NAMES[one.who] if one.who is not None and not one.titles else ""
            lines = tuple(lines_of(said_by_all(self._alike[key]), one.titles, self._sees))
            self._nodes.append(Node(number, one.shape, lines, who, bool(one.titles), answers=one.answers))
            self._edges.append([])
            self._edges[number] = [
                Edge(number, self._add(then), BESIDE.get(label, label)) for label, then in one.branches
            ]
        if one.is_taken:
            self._light(number, one)
        return number

    def _light(self, number: int, one: Knot) -> None:
        """Mark the way by which the case has come."""
        old = self._nodes[number]
        self._nodes[number] = evolve(old, taken=True, pending=old.pending or one.waits, answers=one.answers)
        for place, (edge, (_, then)) in enumerate(zip(self._edges[number], one.branches, strict=True)):
            if then.is_taken:
                self._edges[number][place] = evolve(edge, taken=True)
                self._light(edge.end, then)


def words_in(message: Msg) -> tuple[object, ...]:
    """The values of a message that are words themselves, for which no other word could stand."""
    return tuple(value for _, value in message.arguments if isinstance(value, str) and value not in PLACEHOLDERS)


def lines_of(said_here: tuple[Said, ...], titles: tuple[Msg, ...], sees: Sees) -> Iterator[Line]:
    """The lines of a node; answers that were folded into one are named in one row."""
    many = (Said(Msg(ANSWERS, answers=titles), said_here[0].cites),) if len(titles) > 1 else said_here
    for said in many:
        yield Line(in_words(said.words, sees), said.cites)


def in_words(message: Msg, sees: Sees) -> str:
    """A message in words, where answers are named in one row."""
    values = {
        name: titles_in_words(tuple(say(title, sees=sees) for title in value), first=message.template == ANY_RESULT)
        if name == "answers" and isinstance(value, tuple)
        else value
        for name, value in message.arguments
    }
    return say(message.with_arguments(**values), sees=sees)


def titles_in_words(titles: tuple[str, ...], *, first: bool) -> str:
    """The answers that a node represents: the `first`, or all of them, or some and their number."""
    different = tuple(dict.fromkeys(titles))[: 1 if first else None]
    words = [title.split() for title in different]
    if len(words) == 1:
        return different[0]
    before = common_words(words)
    after = common_words([row[before:][::-1] for row in words])
    inner = [" ".join(row[before : len(row) - after]) for row in words]
    rest = " ".join(words[0][len(words[0]) - after :])
    begun = " ".join(words[0][:before])
    row = tr("{inner} or {inner_2}", inner=", ".join(inner[:-1]), inner_2=inner[-1])
    if len(inner) > MOST:
        row = tr("one of {count}: {inner}\u00a0…", count=len(inner), inner=", ".join(inner[: MOST - 1]))
    said = " ".join(part for part in (begun, row, rest) if part)
    return capital(said)


def common_words(rows: list[list[str]]) -> int:
    """With how many words all rows begin, at least one of each being left over."""
    shortest = min(len(row) for row in rows) - 1
    return next((n for n in range(shortest) if any(row[n] != rows[0][n] for row in rows)), max(0, shortest))


def charts_of_laws(book: Book = LAWS_2017) -> Iterator[tuple[Chart, str]]:
    """The charts of all laws that a book has, in its order, each with its subject. Raises ResourceNotFound."""
    laws = ((path, str(number_of(path))) for path in chart_subjects())
    own = (path for path, law in laws if law_in(book, law) and own_number(book.number_of(law)))
    drawn = (chart_of_subject(path, book) for path in own)
    return iter(sorted((one for one in drawn if one is not None), key=lambda one: int(one[0].law)))


def chart_of_subject(path: Path, book: Book = LAWS_2017) -> tuple[Chart, str] | None:
    """The chart by a book of a law of 2017, and its subject: the title of the journal that brings it to its question.

    By another book, by which that title may not be true, it is the law of 2017. A case is staged where the journal
    comes to no such ruling, and None is returned where that does not either. Raises ResourceNotFound where it comes to
    none by its own.
    """
    journal = read_journal(path.read_text(encoding="utf-8"), path.name)
    law = str(number_of(path))
    case = case_of(under_book(journal, book).history.now, law)
    if case is not None:
        return chart_of(case, law=law), journal.title if book == journal.book else of_2017(law)
    if book == journal.book:
        msg = tr("{path} brings no ruling by Law {law}: install the program again.", path=path.name, law=law)
        raise ResourceNotFound(msg)
    return chart_of_staged(law, book)


def chart_of_staged(law: str, book: Book) -> tuple[Chart, str] | None:
    """The chart by a book of a case that is staged on a law of 2017, and its title; None where none comes about."""
    with suppress(CannotBeStaged):
        staged = staged_journal(wanted_of_law(law_in(book, law), Level.EASY, book), 0)
        case = case_of(staged.case.sitting, law)
        return None if case is None else (chart_of(case, law=law), of_2017(law))
    return None


def of_2017(law: str) -> str:
    """A law of 2017 by number and heading, as the subject of a chart by another book."""
    return tr("In 2017 Law {law}: {heading}", law=law, heading=heading_of(law, LAWS_2017))
