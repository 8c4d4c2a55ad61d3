"""The actions with the director: he is called, answered, or speaks himself; and the points of time after play."""

from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

from bridgetable.game.cards import SUITS_DOWN, Card
from bridgetable.game.errors import NotationError
from bridgetable.game.irregularities import Moment
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.rulings.citations import book_order
from bridgetable.rulings.decisions import Answer
from bridgetable.session.acting import SeatAction
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot

A = TypeVar("A")


@frozen
class Notice(SeatAction):
    """A player draws attention: to one card's irregularity, or to all that is irregular."""

    card: Card | None = None


@frozen
class Reply:
    """The question that waits is answered."""

    answer: Answer


@frozen
class Waive:
    """The director waives the rectification of the case in hand, for cause, at the non-offenders' request (81C5)."""

    reason: str


@frozen
class Forfeit:
    """The director rules that the right to rectify the case in hand is forfeited, and says why (Law 11A)."""

    reason: str


@frozen
class TakeBackRuling:
    """The director takes back the last ruling by this law, and says why (Law 82)."""

    law: str
    reason: str = ""


@frozen
class TimePasses:
    """A point of time after play is reached."""

    moment: Moment


DirectorAction = Notice | Reply | Waive | Forfeit | TakeBackRuling | TimePasses


# --- how each is written ----------------------------------------------------------------------------------------------


def clause(text: str) -> str:
    """Read the clause that asked. Raises NotationError."""
    try:
        book_order(text)
    except ValueError:
        raise NotationError(text, tr("a clause such as 50D2a")) from None
    return text


def option(text: str) -> str:
    """Read the key of an answer; suits that are prohibited may stand in any order, and are written from spades down."""
    wish, *suits = text.split(" ")
    in_order = sorted(suits, key=SUITS.find) if wish == "prohibit" else suits
    return " ".join((wish, *in_order))


def reply(cite: str, key: str, reason: str) -> Reply:
    """The answer to a question: the clause that asked, the key of the option, and a reason."""
    return Reply(Answer(cite, key, reason))


SUITS = "".join(str(suit) for suit in SUITS_DOWN)
CLAUSE = Slot(tr("a clause such as 50D2a"), "27A1", clause)
KEY = Slot(tr("an answer after the clause"), "yes", option, width=0)
LAW = Slot(tr("the number of a law"), "27", str)
ANSWER = evolve(
    pattern(Reply, '{cite} {key}[: "{reason}"]', cite=CLAUSE, key=KEY), make=reply, source=attrgetter("answer")
)
PATTERNS = (
    pattern(Notice, "{seat} notices", card=None),
    pattern(Notice, "{seat} notices {card}"),
    pattern(Waive, 'director waives[: "{reason}"]'),
    pattern(Forfeit, 'director rules forfeited[: "{reason}"]'),
    pattern(TakeBackRuling, 'director takes back the ruling {law}[: "{reason}"]', law=LAW),
    *(pattern(TimePasses, moment.value, moment=moment) for moment in Moment),
    ANSWER,
)


def renumbered(action: A, number: Callable[[str], str]) -> A:
    """An action with the clause that it answers, if it answers one, by another number."""
    if not isinstance(action, Reply):
        return action
    return evolve(action, answer=evolve(action.answer, cite=number(action.answer.cite)))
