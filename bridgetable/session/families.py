"""The list of the families of actions, and what holds for any action: whether it can be, what it breaks and does.

A new action is written in the folder of its family: its class and the family's union in `actions`, what it comes to in
`consequences`, its line in `notation`. A new family is a folder of its own, named here and in `session.actions`.
"""

from __future__ import annotations

from typing import Never, cast

from bridgetable.game.table import Table
from bridgetable.session.actions import Action
from bridgetable.session.adjust import FAMILY as ADJUST
from bridgetable.session.breaches import Breaches
from bridgetable.session.calls import FAMILY as CALLS
from bridgetable.session.cards import FAMILY as CARDS
from bridgetable.session.claims import FAMILY as CLAIMS
from bridgetable.session.conduct import FAMILY as CONDUCT
from bridgetable.session.deal import FAMILY as DEAL
from bridgetable.session.director import FAMILY as DIRECTOR
from bridgetable.session.family import Consequences, Family
from bridgetable.session.score import FAMILY as SCORE
from bridgetable.session.table import FAMILY as TABLE
from bridgetable.session.talk import FAMILY as TALK

FAMILIES: tuple[Family[Never], ...] = (
    CALLS,
    CARDS,
    TABLE,
    TALK,
    CLAIMS,
    DIRECTOR,
    DEAL,
    SCORE,
    ADJUST,
    CONDUCT,
)
FAMILY_OF: dict[type, Family[Never]] = {action: family for family in FAMILIES for action in family.actions}


def possible(table: Table, action: Action) -> None:
    """Make sure that somebody could do this.

    Raises ImpossibleAction.
    """
    consequences(action).possible(table, action)


def breaches(table: Table, action: Action) -> Breaches:
    """The laws that this action would break, in the order in which a director names them; none when it is regular."""
    return consequences(action).breaches(table, action)


def do(table: Table, action: Action) -> Table:
    """The table after an action that nothing waits for: the card moved, the irregularities recorded.

    Raises ImpossibleAction.
    """
    return consequences(action).do(table, action)


def consequences(action: Action) -> Consequences[Action]:
    """What the actions of its family come to; for the first of a family the laws are loaded."""
    return cast("Consequences[Action]", FAMILY_OF[type(action)].consequences())
