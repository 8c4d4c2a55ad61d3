"""The forms of a tournament: each one class of fields, from which window, print, JSON and command are made."""

from enum import Enum, auto
from typing import Annotated, ClassVar

import attrs

from bridgetable.desk.calculation import Input, inputs_of
from bridgetable.desk.sorts import Sort
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE, LONGEST_WORDS
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen
class Line(Sort):
    """Words on one line; empty where they are to be written by hand."""

    kind: ClassVar = "text"
    most = LONGEST_TITLE

    @property
    def expected(self) -> str:
        """The words for its limits."""
        return tr("a text of at most {most} characters", most=self.most)

    def parsed(self, text: str) -> object:
        """The text."""
        return text

    def holds(self, value: object) -> bool:
        """True where it is a text that is short enough."""
        return isinstance(value, str) and len(value) <= self.most


@frozen
class Lines(Line):
    """Words on several lines; empty where they are to be written by hand."""

    most = LONGEST_WORDS


class Shows(Enum):
    """The part of the board that a form shows."""

    BOARD = auto()  # all hands and the auction
    POSITION = auto()  # one hand and the auction so far
    NOTHING = auto()


@frozen(kw_only=True)
class Where:
    """The event and its date."""

    event: Annotated[str, Line(tr("event"))] = ""
    date: Annotated[str, Line(tr("date"))] = ""


@frozen(kw_only=True)
class Head(Where):
    """The event, the board, the players, and the director."""

    site: Annotated[str, Line(tr("venue"))] = ""
    board: Annotated[str, Line(tr("board"))] = ""
    round: Annotated[str, Line(tr("round"))] = ""
    table: Annotated[str, Line(tr("table"))] = ""
    director: Annotated[str, Line(tr("director"))] = ""
    north: Annotated[str, Line(tr("North"))] = ""
    east: Annotated[str, Line(tr("East"))] = ""
    south: Annotated[str, Line(tr("South"))] = ""
    west: Annotated[str, Line(tr("West"))] = ""


Facts = Annotated[str, Lines(tr("the facts as they were established"))]
Laws = Annotated[str, Line(tr("the Laws that it rests on"))]
Given = Annotated[str, Lines(tr("the ruling"))]
AtTable = Annotated[str, Line(tr("the result at the table"))]
Ruled = Annotated[str, Line(tr("the result after the ruling"))]
Reason = Annotated[str, Lines(tr("the reason"))]


@frozen(kw_only=True)
class Ruling(Head):
    """A ruling as it was given."""

    called: Annotated[str, Line(tr("who called the director, and when"))] = ""
    facts: Facts = ""
    law: Laws = ""
    ruling: Given = ""
    before: AtTable = ""
    after: Ruled = ""
    appeal: Annotated[str, Lines(tr("the right to appeal"))] = ""


@frozen(kw_only=True)
class HandReport(Head):
    """A hand that somebody reports: a psyche, a misbid, an explanation."""

    reporter: Annotated[str, Line(tr("who reports the hand"))] = ""
    call: Annotated[str, Line(tr("the call or play that is reported"))] = ""
    meaning: Annotated[str, Lines(tr("its agreed meaning, and what was explained"))] = ""
    why: Annotated[str, Lines(tr("why the player made it"))] = ""
    partner: Annotated[str, Lines(tr("what partner did, and why"))] = ""
    before: AtTable = ""
    opinion: Annotated[str, Lines(tr("what the director thinks of it"))] = ""


@frozen(kw_only=True)
class PollSheet(Where):
    """A problem for peers, who must not know what happened."""

    seat: Annotated[str, Line(tr("whose hand it is: N, E, S or W"))] = ""
    calls: Annotated[str, Line(tr("the number of calls that are shown"))] = ""
    scoring: Annotated[str, Line(tr("the form of scoring"))] = ""
    agreements: Annotated[str, Lines(tr("the agreements that matter"))] = ""
    question: Annotated[str, Lines(tr("the question"))] = tr(
        "What do you call, and what else do you consider seriously?"
    )


@frozen(kw_only=True)
class Appeal(Head):
    """An appeal against a ruling."""

    appellant: Annotated[str, Line(tr("who appeals"))] = ""
    agreed: Annotated[str, Line(tr("the partner, or the captain, who agrees"))] = ""
    times: Annotated[str, Line(tr("the times of the ruling and of the appeal"))] = ""
    deposit: Annotated[str, Line(tr("the deposit"))] = ""
    facts: Facts = ""
    law: Laws = ""
    ruling: Given = ""
    before: AtTable = ""
    after: Ruled = ""
    grounds: Annotated[str, Lines(tr("the grounds of the appeal"))] = ""
    others: Annotated[str, Lines(tr("what the other side says"))] = ""
    says: Annotated[str, Lines(tr("what the director says"))] = ""
    committee: Annotated[str, Line(tr("the committee"))] = ""
    decision: Annotated[str, Lines(tr("the decision, and what becomes of the deposit"))] = ""


@frozen(kw_only=True)
class WeightedScore(Head):
    """A score of several results with their weights."""

    before: AtTable = ""
    law: Laws = ""
    weights: Annotated[str, Lines(tr("the results with their weights"))] = ""
    compared: Annotated[str, Lines(tr("the other scores on the board"))] = ""
    ns: Annotated[str, Line(tr("the score of North–South"))] = ""
    ew: Annotated[str, Line(tr("the score of East–West"))] = ""
    reason: Reason = ""


@frozen(kw_only=True)
class ChangeOfScore(Head):
    """A score that is to be entered otherwise."""

    before: Annotated[str, Line(tr("the score as it was entered"))] = ""
    after: Annotated[str, Line(tr("the score as it should be"))] = ""
    asked: Annotated[str, Line(tr("who asked for it, and when"))] = ""
    law: Laws = ""
    reason: Reason = ""


@frozen
class PaperForm:
    """A form: its name, title and sentence, the clauses, the class of its fields, the cards shown, and who signs it."""

    name: str
    title: str
    about: str
    clauses: tuple[str, ...]
    takes: type
    shows: Shows
    signed: tuple[str, ...] = ()
    handbook: tuple[str, ...] = ()

    def inputs(self) -> tuple[Input, ...]:
        """The fields, its own before those of its head."""
        return inputs_of(self.takes)

    @property
    def own(self) -> tuple[Input, ...]:
        """The fields of this form alone."""
        inherited = {one.name for one in attrs.fields(self.takes) if one.inherited}
        return tuple(one for one in self.inputs() if one.name not in inherited)

    @property
    def head(self) -> tuple[Input, ...]:
        """The fields of its head: the event, perhaps the board and the players."""
        return tuple(one for one in self.inputs() if one not in self.own)


DIRECTOR, BOTH = tr("Director"), (tr("North–South"), tr("East–West"))
FORMS = (
    PaperForm(
        "ruling",
        tr("Ruling"),
        tr("The facts, the ruling and its law, the result before and after, and the right to appeal."),
        ("83", "84", "85"),
        Ruling,
        Shows.BOARD,
        (DIRECTOR,),
    ),
    PaperForm(
        "hand-report",
        tr("Report of hand"),
        tr("A call or play that is put on record: a psyche, a misbid, a wrong explanation."),
        ("40A3", "40C1"),
        HandReport,
        Shows.BOARD,
        (tr("Reported by"), DIRECTOR),
    ),
    PaperForm(
        "poll",
        tr("Poll sheet"),
        tr("A hand and the auction so far for peers, without what happened at the table."),
        ("16B1b",),
        PollSheet,
        Shows.POSITION,
    ),
    PaperForm(
        "appeal",
        tr("Appeal"),
        tr("The ruling that is appealed, the grounds, what all say of it, and what the committee decides."),
        ("92A", "92B", "93"),
        Appeal,
        Shows.BOARD,
        (tr("Appellant"), DIRECTOR, tr("Chair")),
    ),
    PaperForm(
        "weighted-score",
        tr("Weighted score"),
        tr("The results with their weights, for whoever works the score out."),
        ("12C1c",),
        WeightedScore,
        Shows.NOTHING,
        (DIRECTOR,),
    ),
    PaperForm(
        "change-of-score",
        tr("Change of score"),
        tr("A score that was entered wrongly, for both sides and the director to sign."),
        ("79C",),
        ChangeOfScore,
        Shows.NOTHING,
        (*BOTH, DIRECTOR),
    ),
)
"""All forms, in the order in which they are shown."""


def form_named(name: str) -> PaperForm:
    """The form of this name. Raises BridgetableError."""
    found = next((one for one in FORMS if one.name == name), None)
    if found is None:
        known = ", ".join(one.name for one in FORMS)
        raise BridgetableError(tr("“{name}” is no form; there are {known}", name=name, known=known))
    return found
