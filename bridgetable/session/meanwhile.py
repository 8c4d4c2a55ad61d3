"""What an action does when it is done while the director rules (Laws 9B2, 60C)."""

from __future__ import annotations

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.table import Table, Why
from bridgetable.laws.way_in.director import law_of_act_before_ruling
from bridgetable.session.actions import Action
from bridgetable.session.breaches import Breach
from bridgetable.session.calls.actions import CallTogether, ChangeCall, MakeCall
from bridgetable.session.calls.consequences import both_in_order, called_while_ruling, meant
from bridgetable.session.cards.actions import FaceLead, LeadCard, PlayCard
from bridgetable.session.cards.consequences import exposed, recorded
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.conduct.actions import Spectate
from bridgetable.session.conduct.consequences import behaved
from bridgetable.session.families import do, possible
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore
from bridgetable.session.table.actions import CallFor, LoseCard, OmitCard, PickUp, PlaceCard


def do_while_ruling(table: Table, action: Action) -> Table:
    """The table after an action made while the director rules: no card is played, it is only seen (9B2, 60C).

    Raises ImpossibleAction.
    """
    match action:
        case PlaceCard() | CallFor() | OmitCard() | LoseCard() | PickUp():
            msg = "no card is played while the director rules"
            raise ImpossibleAction(msg)
        case _ if isinstance(action, ClaimAction):
            msg = "nothing is claimed, and no claim answered, while the director rules"
            raise ImpossibleAction(msg)
        case Spectate():
            return behaved(table, action, asked=True)
        case AgreeOnTricks() | CountTricks() | EnterScore():
            msg = "the tricks and the score are settled when the director has ruled"
            raise ImpossibleAction(msg)
        case PlayCard() | LeadCard() | FaceLead() if table.contract is not None:
            possible(table, action)
            kind, law = law_of_act_before_ruling(table, action.seat)
            early = exposed(table, action.seat, (action.card,), Why.LED_EARLY)
            return recorded(early, action, (Breach(kind, law, deliberate=True),), table)
        case MakeCall():
            return meant(called_while_ruling(table, action.seat, action.call), action)
        case ChangeCall():
            possible(table, action)
            return called_while_ruling(table, action.seat, action.call)
        case CallTogether():
            first, second = both_in_order(table, action)
            return called_while_ruling(called_while_ruling(table, *first), *second)
        case _:
            return do(table, action)
