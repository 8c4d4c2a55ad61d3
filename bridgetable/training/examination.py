"""An examination: cases with questions and marks, the answers given, and how they are marked. It knows no clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from random import Random

from bridgetable.formats.journal import Journal, acted_out
from bridgetable.formats.own_question import OwnAnswer, OwnQuestion
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.rulings.decisions import Decision, Option
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.staging.choice import Pick, mixed
from bridgetable.training.parts import Asks, Part
from bridgetable.training.quiz import choice_parts, follows_part, opening_parts, replied
from bridgetable.training.series import CaseName, NoCase, Practice, Terms, make, practice_text, read_practice
from bridgetable.training.trial import Trial
from bridgetable.training.veil import happened
from bridgetable.views.result.handout import Handout, handout_of
from bridgetable.views.result.page import CallSummary, Summary
from bridgetable.views.table.table_view import Cell
from bridgetable.views.words.prose import say

MOST_ASSUMED = 3
"""The most answers that are gone through until one orders something."""


Place = tuple[int, int]
"""The number of a case and that of its part, both from 0."""


@frozen
class PaperCase:
    """A case of an examination: what was done up to its first question, what is told of it, its parts, its marks."""

    name: CaseName | str
    history: History
    told: str
    parts: tuple[Part, ...]
    marks: int


@frozen
class Paper:
    """A whole examination: its series, from which it can be made again, and its cases."""

    practice: Practice
    cases: tuple[PaperCase, ...]

    @property
    def terms(self) -> Terms:
        """Its time and its pass mark."""
        return self.practice.terms or Terms()

    @property
    def whole(self) -> int:
        """The marks of all its cases."""
        return sum(case.marks for case in self.cases)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of all its parts, in the order in which they are asked."""
        return tuple((n, m) for n, case in enumerate(self.cases) for m in range(len(case.parts)))

    def part(self, place: Place) -> Part:
        """The part at a place."""
        return self.cases[place[0]].parts[place[1]]

    @property
    def head(self) -> tuple[str, ...]:
        """The lines over it on paper: its title, its terms, and where the candidate writes his name."""
        terms = tr(
            "{minutes} minutes · {marks} marks · pass mark {percent} %",
            minutes=self.terms.minutes,
            marks=self.whole,
            percent=self.terms.passes_at,
        )
        how = tr("Tick all that is right. A wrong tick takes away what a right one gives.")
        return self.practice.title or tr("Examination"), terms, how, tr("Name:")


Reads = Callable[[str], Journal]
"""The reader of the journal of a case that is named by its file; raises BridgetableError."""


def paper_of(practice: Practice, reads: Reads) -> Paper:
    """The examination that a series is. Raises BridgetableError where a case of it cannot be had."""
    marks = practice.marks or tuple(4 for _ in practice.cases)
    cases = zip(practice.cases, marks, strict=True)
    return Paper(practice, tuple(case_of(name, one, reads) for name, one in cases))


def case_of(name: CaseName | str, marks: int, reads: Reads) -> PaperCase:
    """One case: that of a name, or a journal up to its first question. Raises BridgetableError."""
    whole = acted_out(reads(name)) if isinstance(name, str) else make(name).history
    first = next((n for n in range(len(whole.done) + 1) if whole.after(n).pending is not None), None)
    if first is None:
        raise NoCase(tr("{name}: the director is asked nothing there", name=name))
    history = whole.at(first)
    parts = parts_of(history.now, str(name))
    told = happened(history, Trial(history.now, 0, parts))
    return PaperCase(name, evolve(history, undone=()), told, parts, marks)


def parts_of(sitting: Sitting, seed: str) -> tuple[Part, ...]:
    """The parts of a case in an examination, to the first answer that orders something."""
    # What the director finds out on the way is assumed, and said.
    pick = Random(seed).randrange  # noqa: S311  (so that all candidates, and the sheet of answers, have the same)
    parts = [*opening_parts(sitting, pick), *choice_parts(sitting, pick)]
    assumed = list[str]()
    for _ in range(MOST_ASSUMED):
        decision = sitting.pending
        if decision is None:
            break
        options = mixed(decision.options, pick)
        found = next(filter(None, (ordered_by(sitting, decision, one, assumed, pick) for one in options)), None)
        if found is not None:
            parts.append(found)
            break
        after = ((one, replied(sitting, decision, one.key)) for one in options)
        known = next(((one, next_one) for one, next_one in after if next_one is not None and next_one.pending), None)
        if known is None:
            break
        assumed.append(supposed(decision, known[0]))
        sitting = known[1]
        parts += [evolve(p, question=said_after(assumed, p.question)) for p in choice_parts(sitting, pick)]
    return tuple(parts)


def ordered_by(sitting: Sitting, decision: Decision, option: Option, assumed: list[str], pick: Pick) -> Part | None:
    """The orders that follow from this answer, as a part that says what is assumed; nothing where there are none."""
    part = follows_part(sitting, option.key, pick)
    if part is None:
        return None
    return evolve(part, question=said_after([*assumed, supposed(decision, option)], tr("What follows?")))


def supposed(decision: Decision, option: Option) -> str:
    """A question and the answer that is assumed."""
    return tr("{question} “{answer}”.", question=say(decision.question), answer=say(option.title))


def said_after(assumed: list[str], question: str) -> str:
    """A question behind what is assumed."""
    return tr("Suppose: {assumed} {question}", assumed=" ".join(assumed), question=question)


# --- the answers ------------------------------------------------------------------------------------------------------


@frozen
class Script:
    """The answers of a candidate: by case and part the places marked; what is not there was left out."""

    answers: tuple[tuple[Place, frozenset[int]], ...] = ()

    def answered(self, place: Place, marked: frozenset[int]) -> Script:
        """The script with an answer more, or another one at that place."""
        others = tuple((at, kept) for at, kept in self.answers if at != place)
        return Script((*others, (place, marked)))

    def at(self, place: Place) -> frozenset[int] | None:
        """The places marked in a part; nothing where it was not answered."""
        return next((marked for at, marked in self.answers if at == place), None)

    def next_place(self, paper: Paper) -> Place | None:
        """The first part that has not been answered; nothing where all have."""
        known = {at for at, _ in self.answers}
        return next((place for place in paper.places if place not in known), None)


def share_of(part: Part, marked: frozenset[int] | None) -> Fraction:
    """The share of a part that is right, 0 to 1: what is right less what is wrong, of all that was to be marked."""
    if marked is None:
        return Fraction(0)
    return max(Fraction(0), Fraction(len(marked & part.right) - len(marked - part.right), len(part.right)))


def points_of_case(case: PaperCase, number: int, script: Script) -> Fraction:
    """The points of one case: its marks, shared equally among its parts."""
    shares = [share_of(part, script.at((number, at))) for at, part in enumerate(case.parts)]
    return case.marks * sum(shares, Fraction(0)) / len(shares)


@frozen
class Marked:
    """An examination that has been marked: the points of each case, of how many in all, and the percentage needed."""

    points: tuple[Fraction, ...]
    whole: int
    passes_at: int

    @property
    def total(self) -> Fraction:
        """The points of all cases."""
        return sum(self.points, Fraction(0))

    @property
    def passes(self) -> bool:
        """True where the pass mark was reached."""
        return 100 * self.total >= self.passes_at * self.whole

    @property
    def percent(self) -> str:
        """The percentage reached, with one figure behind the point; never rounded up to a pass mark that was missed."""
        return tenths(100 * self.total / self.whole)


def tenths(number: Fraction) -> str:
    """A number with one figure behind the point, rounded down."""
    return f"{int(10 * number) // 10}.{int(10 * number) % 10}"


def marked(paper: Paper, script: Script) -> Marked:
    """An examination with these answers, marked: each case to the nearest tenth of a point, so that they add up."""
    points = tuple(round(10 * points_of_case(c, n, script)) * Fraction(1, 10) for n, c in enumerate(paper.cases))
    return Marked(points, paper.whole, paper.terms.passes_at)


# --- kept while it is sat ---------------------------------------------------------------------------------------------


MAGIC = "bridgetable examination 1"
RULE = "---"
_BEGUN = re.compile(r"^begun: (\d{1,12})$", re.ASCII)
_ANSWER = re.compile(r"^case (\d{1,3}) part (\d{1,2}):((?: \d{1,2})*)$", re.ASCII)


class DamagedExamination(BridgetableError):
    """An examination that was kept while it was sat and cannot be read."""


@frozen
class Sat:
    """An examination being sat: its series, who sits it, when that began (seconds since 1970), and the answers."""

    practice: Practice
    candidate: str
    begun: int
    script: Script = Script()
    folder: str = ""  # where the journals are that its series names


def sat_text(sat: Sat) -> str:
    """Write an examination that is being sat as the text of a file."""
    lines = [MAGIC, f"candidate: {' '.join(sat.candidate.split())}", f"begun: {sat.begun}", f"folder: {sat.folder}"]
    for (case, part), places in sat.script.answers:
        lines.append(f"case {case + 1} part {part + 1}:{''.join(f' {n + 1}' for n in sorted(places))}")
    return "\n".join(lines) + f"\n{RULE}\n" + practice_text(sat.practice)


def read_sat(text: str) -> Sat:
    """Read an examination that was being sat. Raises DamagedExamination or PracticeError."""
    head, rule, series = text.partition(f"\n{RULE}\n")
    lines = head.split("\n")
    begun = _BEGUN.match(lines[2]) if len(lines) > 3 else None
    if not rule or lines[0] != MAGIC or begun is None:
        raise DamagedExamination(tr("the examination that was being sat cannot be read"))
    candidate, folder = (lines[n].partition(":")[2].strip() for n in (1, 3))
    script = Script()
    for line in lines[4:]:
        found = _ANSWER.match(line)
        if found is None:
            raise DamagedExamination(tr("“{line}” is no answer of an examination", line=line[:60]))
        place = int(found[1]) - 1, int(found[2]) - 1
        script = script.answered(place, frozenset(int(n) - 1 for n in found[3].split()))
    return Sat(read_practice(series), candidate, int(begun[1]), script, folder)


# --- on paper ---------------------------------------------------------------------------------------------------------


def on_paper(paper: Paper) -> tuple[Handout, ...]:
    """The examination as exercises: each board as it was when the director was asked, with its questions."""
    return tuple(case_on_paper(number, case) for number, case in enumerate(paper.cases, 1))


def case_on_paper(number: int, case: PaperCase) -> Handout:
    """A case as an exercise, with its marks and what happened in place of a title."""
    title = tr("Case {number} · {marks} marks · {told}", number=number, marks=case.marks, told=case.told)
    asked = tuple(printed(part) for part in case.parts)
    made = handout_of(case.history, title)
    return evolve(made, board=without_numbers(made.board), questions=asked, closing=None)


def without_numbers(board: Summary) -> Summary:
    """A board on which nothing tells which call or card was irregular."""
    rounds = tuple(tuple(tuple(unnumbered(call) for call in place) for place in line) for line in board.auction)
    tricks = tuple(
        evolve(
            trick, numbers=(), cards=trick.cards.map(lambda card: None if card is None else evolve(card, numbers=()))
        )
        for trick in board.tricks
    )
    return evolve(board, auction=rounds, tricks=tricks)


def unnumbered(call: CallSummary) -> CallSummary:
    """A call without the number of the irregularity that it was, and as if nothing were wrong with it."""
    return evolve(call, numbers=(), cell=Cell.MADE if call.cell is Cell.IRREGULAR else call.cell)


def printed(part: Part) -> OwnQuestion:
    """A part as a question with answers to tick; who decides is not told by what is asked after it."""
    question = tr("What may he choose?") if part.asks is Asks.CHOICES else part.question
    answers = tuple(OwnAnswer(one.words, one.right) for one in part.candidates)
    return OwnQuestion(question, answers, " ".join(filter(None, (part.reveal.happens, part.reveal.why))))
