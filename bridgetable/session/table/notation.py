"""How what is said and done beside calling and playing is written in one line, and read again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import assert_never

from bridgetable.game.boards import seat
from bridgetable.game.cards import Card, Suit, card
from bridgetable.game.designations import designated
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.session.table.actions import (
    Ask,
    CallFor,
    CorrectExplanation,
    IndicateCard,
    LetDummySee,
    Limit,
    LookAtOwnCard,
    LookAtTrick,
    LoseCard,
    MixCards,
    OmitCard,
    Overstep,
    PickUp,
    PlaceCard,
    PointCard,
    TableAction,
    TurnCard,
    Warn,
)

DECLARER_CALLS = "declarer calls"
_CALLED = re.compile(rf'^{DECLARER_CALLS}\s+"(?P<words>[^"]*)"$')
LIMITS = {Limit.EXCHANGES_HANDS: "exchanges hands", Limit.LEAVES_SEAT: "leaves the seat"}


def table_action_text(action: TableAction) -> str:
    """Write one of these actions as one line."""
    match action:
        case CallFor():
            return f'{DECLARER_CALLS} "{action.words}"'
        case PlaceCard():
            return f"{action.seat} places {action.card}"
        case IndicateCard():
            return f"{action.seat} indicates {action.card}"
        case Overstep():
            return f"{action.seat} {LIMITS.get(action.limit, f'looks at {action.hand}')}"
        case LetDummySee():
            return f"{action.seat} lets dummy look"
        case Warn():
            return f"{action.seat} warns"
        case Ask():
            return f"{action.seat} asks {action.hand}"
        case CorrectExplanation():
            return f"{action.seat} corrects an explanation"
        case OmitCard():
            return f"{action.seat} omits"
        case LoseCard():
            return f"{action.seat} loses {action.card}"
        case PickUp():
            return f"{action.seat} picks up {action.card}"
        case TurnCard():
            return f"{action.seat} turns"
        case PointCard():
            return f"{action.seat} points {action.trick} {'won' if action.won else 'lost'}"
        case LookAtTrick():
            return f"{action.seat} looks at trick {action.trick}"
        case LookAtOwnCard():
            return f"{action.seat} looks at own {action.trick}"
        case MixCards():
            return f"{action.seat} mixes"
        case _:
            assert_never(action)


def calls_for(line: str) -> CallFor | None:
    """Read declarer's call for a card from dummy, or nothing when the line does not begin like one.

    Raises NotationError when the words are not understood.
    """
    if not line.startswith(DECLARER_CALLS):
        return None
    found = _CALLED.match(line)
    if found is None:
        raise NotationError(line, f'what declarer says, in quotation marks: {DECLARER_CALLS} "low heart"')
    # Which suit is trumps the line does not know; that there are any, the table tells.
    designated(found["words"], Suit.S)
    return CallFor(found["words"])


Reader = Callable[[Seat, list[str], str], TableAction]
TABLE_VERBS: dict[str, Reader] = {
    "places": lambda s, w, _q: PlaceCard(s, its_card(w)),
    "indicates": lambda s, w, _q: IndicateCard(s, its_card(w)),
    "exchanges": lambda s, w, _q: Overstep(exactly(s, w, "hands"), Limit.EXCHANGES_HANDS),
    "leaves": lambda s, w, _q: Overstep(exactly(s, w, "the seat"), Limit.LEAVES_SEAT),
    "looks": lambda s, w, _q: looks(s, w),
    "lets": lambda s, w, _q: LetDummySee(exactly(s, w, "dummy look")),
    "warns": lambda s, w, _q: Warn(exactly(s, w, "")),
    "asks": lambda s, w, _q: Ask(s, seat(" ".join(w))),
    "corrects": lambda s, w, _q: CorrectExplanation(exactly(s, w, "an explanation")),
    "omits": lambda s, w, _q: OmitCard(exactly(s, w, "")),
    "loses": lambda s, w, _q: LoseCard(s, its_card(w)),
    "picks": lambda s, w, _q: PickUp(s, its_card(w[1:] if w[:1] == ["up"] else w)),
    "turns": lambda s, w, _q: TurnCard(exactly(s, w, "")),
    "points": lambda s, w, _q: points(s, w),
    "mixes": lambda s, w, _q: MixCards(exactly(s, w, "")),
}


def its_card(words: list[str]) -> Card:
    """The one card of a line.

    Raises NotationError.
    """
    return card(" ".join(words))


def exactly(who: Seat, words: list[str], expected: str) -> Seat:
    """The seat, when the words behind the verb are these and no others.

    Raises NotationError.
    """
    if " ".join(words) != expected:
        raise NotationError(" ".join(words), f"“{expected}”" if expected else "nothing more")
    return who


def looks(who: Seat, words: list[str]) -> TableAction:
    """Read at what a player looks: a defender's hand, a quitted trick, or his own card of one.

    Raises NotationError.
    """
    match words:
        case ["at", "trick", number]:
            return LookAtTrick(who, number_of_trick(number))
        case ["at", "own", number]:
            return LookAtOwnCard(who, number_of_trick(number))
        case ["at", hand]:
            return Overstep(who, Limit.LOOKS_AT_HAND, seat(hand))
        case _:
            raise NotationError(" ".join(words), "at W, at trick 5, or at own 5")


def points(who: Seat, words: list[str]) -> PointCard:
    """Read how a player points his card of a trick.

    Raises NotationError.
    """
    match words:
        case [number, ("won" | "lost") as way]:
            return PointCard(who, number_of_trick(number), way == "won")
        case _:
            raise NotationError(" ".join(words), "a trick, then won or lost, such as 5 won")


def number_of_trick(word: str) -> int:
    """Read the number of a trick.

    Raises NotationError.
    """
    if not is_number(word) or not 1 <= int(word) <= TRICKS:
        raise NotationError(word, "the number of a trick, 1 to 13")
    return int(word)
