"""The orders that are left when a ruling has been carried out, where a later one takes back what an earlier one did."""

from collections.abc import Iterable

from bridgetable.game.obligations import MustLeadFrom
from bridgetable.rulings import effects

THE_LEAD = ("lead",)
"""The subject of every order on who leads."""


def in_the_end(orders: Iterable[effects.Effect]) -> tuple[effects.Effect, ...]:
    """The last of several orders on the same thing, in the order given; none where a card is put back as it lay."""
    last: dict[object, effects.Effect] = {}
    first: dict[object, effects.Effect] = {}
    for effect in orders:
        about = subject_of(effect)
        first.setdefault(about, effect)
        last.pop(about, None)
        last[about] = effect
    return tuple(e for about, e in last.items() if not is_back(first[about], e))


def subject_of(effect: effects.Effect) -> object:
    """The thing that an order settles, so that another on the same thing contradicts it; itself where none can."""
    match effect:
        case effects.CallAccepted() | effects.CallWithdrawn() | effects.CallCancelled() | effects.CallMade():
            return effect.seat, effect.call
        case effects.LeadStands() | effects.LeadReverts() | effects.LeadsNext():
            return THE_LEAD
        case effects.Imposed(obligation=MustLeadFrom()):
            return THE_LEAD
        case effects.Substituted():
            return effect.seat, effect.trick
        case effects.Spread() | effects.HandTakenUp():
            return effect.seat, "hand"
        case effects.BackToHand() | effects.MajorPenaltyCard() | effects.MinorPenaltyCard() | effects.CardPlayed():
            return effect.card
        case effects.FaceUpInTurn() | effects.FaceUpInAuction():
            return effect.card
        case effects.ArtificialScore():
            return effect.score.side
        case effects.AdjustedScore():
            return "score"
        case _:
            return effect


def is_back(first: effects.Effect, last: effects.Effect) -> bool:
    """True where a card that was exchanged for another has been exchanged for it again."""
    if not isinstance(first, effects.Substituted) or not isinstance(last, effects.Substituted):
        return False
    return first.withdrawn == last.card
