"""What a player can do with a quitted trick: look at it or at his own card, turn that card, lose it, take it back."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.seats import Seat
from bridgetable.game.table import OwnCard, Table
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.deal.actions import FindSurplus
from bridgetable.session.sitting import Sitting
from bridgetable.session.table.actions import LookAtOwnCard, LookAtTrick, LoseCard, PickUp, PointCard
from bridgetable.views.table.offers import Group, Other, can, law_broken
from bridgetable.views.words.prose import card_text


def offers_on_trick(sitting: Sitting, seat: Seat, trick: int) -> tuple[Other, ...]:
    """Everything that a player can do with a quitted trick (1 to 13), the law named where it would be irregular."""
    return tuple(
        Other(Group.TRICKS, by_law(words, law_broken(sitting, action)), action)
        for words, action in ways_with_trick(sitting.table, seat, trick)
        if can(sitting, action)
    )


def by_law(words: str, law: str) -> str:
    """What an action is, with the law that it breaks."""
    return tr("{words} – irregular, Law {law}", words=words, law=law) if law else words


def ways_with_trick(table: Table, seat: Seat, trick: int) -> Iterator[tuple[str, Action]]:
    """What can be done with a quitted trick, possible or not, in words."""
    yield tr("Have trick {trick} faced", trick=trick), LookAtTrick(seat, trick)
    card = table.tricks[trick - 1].card_of(seat)
    if card is None:
        return
    name = card_text(card)
    yield tr("Look at his own {name}", name=name), LookAtOwnCard(seat, trick)
    turned = pointed_otherwise(table, seat, trick)
    yield (tr("Point {name} as won", name=name) if turned.won else tr("Point {name} as lost", name=name)), turned
    yield tr("Lose {name} from among the played cards", name=name), LoseCard(seat, card)
    yield tr("Take {name} into his hand again", name=name), PickUp(seat, card)
    yield tr("Find a card too many in trick {trick}", trick=trick), FindSurplus(seat, trick)


def pointed_otherwise(table: Table, seat: Seat, trick: int) -> PointCard:
    """The action that points a player's quitted card of a complete trick (1 to 13) the other way."""
    own = table.winners[trick - 1].side is seat.side
    wrong = OwnCard(seat, trick) in table.arrangement.pointed_wrongly
    return PointCard(seat, trick, won=own is wrong)


def looked_at(sitting: Sitting, seat: Seat, trick: int) -> Action | None:
    """The look at a quitted trick, if the player can have it."""
    return possible_one(sitting, LookAtTrick(seat, trick))


def turned(sitting: Sitting, seat: Seat, trick: int) -> Action | None:
    """The turning of a player's card of a quitted trick, if there is one of his."""
    return possible_one(sitting, pointed_otherwise(sitting.table, seat, trick))


def possible_one(sitting: Sitting, action: Action) -> Action | None:
    """The action, if somebody could do it."""
    return action if can(sitting, action) else None
