"""The notation of what calls the director, answers him or is said by him."""

from __future__ import annotations

from operator import attrgetter

from bridgetable.game.cards import SUITS_DOWN
from bridgetable.game.errors import NotationError
from bridgetable.game.irregularities import Moment
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.rulings.citations import book_order
from bridgetable.rulings.decisions import Answer
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, TimePasses, Waive
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot


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
