"""Actions while a question waits: the same as without the question, but for claims and the score."""

from __future__ import annotations

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.table import Table
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.conduct.actions import Spectate
from bridgetable.session.conduct.consequences import do as behaved
from bridgetable.session.families import do
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore
from bridgetable.session.table.actions import CallFor, LoseCard, OmitCard, PickUp, PlaceCard


def do_meanwhile(table: Table, action: Action) -> Table:
    """The table after an action made while the director rules; only claims and the score wait for him (9B2).

    Raises ImpossibleAction.
    """
    if isinstance(action, ClaimAction):
        msg = tr("no claim is answered while the director rules")
        raise ImpossibleAction(msg)
    match action:
        case PlaceCard() | CallFor() | OmitCard() | LoseCard() | PickUp():
            msg = tr("no card is played while the director rules")
            raise ImpossibleAction(msg)
        case Spectate():
            return behaved(table, action, asked=True)
        case AgreeOnTricks() | CountTricks() | EnterScore():
            msg = tr("the tricks and the score are settled when the director has ruled")
            raise ImpossibleAction(msg)
        case _:
            return do(table, action)
