"""The values that stand in the line of an action: a seat, a card, a call; how each is read and written."""

from collections.abc import Callable, Iterable
from enum import Enum

from bridgetable.game.boards import seat
from bridgetable.game.calls import call
from bridgetable.game.cards import card
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr


@frozen
class Slot:
    """A place for a value in a line: what is expected there, an example, and how the value is read and written."""

    expected: str
    example: str
    read: Callable[[str], object]  # raises NotationError
    text: Callable[..., str] = str
    width: int = 1  # the number of its words, 0 for all that are left
    fields: tuple[str, ...] = ()  # those that the value fills, where it is not the one that the slot is named for


def trick_number(text: str) -> int:
    """Read the number of a trick (1 to 13). Raises NotationError."""
    if not is_number(text) or not 1 <= int(text) <= TRICKS:
        raise NotationError(text, tr("the number of a trick, 1 to {tricks}", tricks=TRICKS))
    return int(text)


def one_of(members: Iterable[Enum], example: str) -> Slot:
    """A slot for a member of an enumeration, written as its value."""
    by_value = {str(member.value): member for member in members}
    expected = tr("one of: {by_value}", by_value=", ".join(by_value))

    def read(text: str) -> object:
        if text not in by_value:
            raise NotationError(text, expected)
        return by_value[text]

    return Slot(expected, example, read, lambda member: str(member.value), width=0)


SEAT = Slot(tr("a seat: N, E, S or W"), "E", seat)
CARD = Slot(tr("a card, suit first, such as SK or HT"), "HK", card)
CARDS = Slot(
    tr("two cards or more"),
    "HK H2",
    lambda text: tuple(card(word) for word in text.split()),
    lambda cards: " ".join(str(one) for one in cards),
    width=0,
)
CALL = Slot(tr("a call such as 1NT, Pass, X or XX"), "2H", call)
SAID = Slot(tr("what was said"), "…", str)
TRICK = Slot(tr("the number of a trick, 1 to {tricks}", tricks=TRICKS), "5", trick_number)
SLOTS = {
    "seat": SEAT,
    "other": evolve(SEAT, example="W"),
    **dict.fromkeys(("hand", "owner", "taker"), evolve(SEAT, example="S")),
    **dict.fromkeys(("giver", "behind"), evolve(SEAT, example="N")),
    "call": CALL,
    "others_call": evolve(CALL, example="3D"),
    "named": evolve(CALL, example="1S"),
    "card": CARD,
    "others_card": evolve(CARD, example="D3"),
    "cards": CARDS,
    "trick": TRICK,
}
"""The slot for a field of this name, where a pattern does not bring its own."""
