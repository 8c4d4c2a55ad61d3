"""The list of the families of actions, and what holds for any action: whether it can be, what it breaks and does."""

from __future__ import annotations

from typing import Never, cast

from bridgetable.game.table import Table
from bridgetable.session import adjust, calls, cards, claims, conduct, deal, director, score, table, talk
from bridgetable.session.actions import Action
from bridgetable.session.breaches import Breaches
from bridgetable.session.family import Consequences, Family

FAMILIES: tuple[Family[Never], ...] = (
    calls.FAMILY,
    cards.FAMILY,
    table.FAMILY,
    talk.FAMILY,
    claims.FAMILY,
    director.FAMILY,
    deal.FAMILY,
    score.FAMILY,
    adjust.FAMILY,
    conduct.FAMILY,
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
