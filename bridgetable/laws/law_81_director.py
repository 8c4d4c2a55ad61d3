"""Law 81: The director."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Settlement, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import Obligation
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter, opened
from bridgetable.laws.law_11_forfeiture import Forfeited, choice_in, forfeited, let_go, not_for_defender
from bridgetable.laws.law_50_penalty_cards import designated_otherwise, excusable
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varying
from bridgetable.rulings.ruling import Ruling


def excuse_of(table: Table, number: int = 0) -> Matter | None:
    """The director's designation that what lies there by this irregularity (0: the last) is no penalty card."""
    excused = excusable(table, number)
    return opened("50", designated_otherwise, excused, 0 if excused is None else excused.number)


def waiver_of(table: Table, waived: Matter) -> Matter:
    """The director's waiver of what the matter in hand would bring."""
    # For a card that lies there as a penalty card that is Law 50's: he designates that it is none.
    excuse = excuse_of(table, waived.irregularity)
    right = forfeited(table, waived.irregularity, choice_in(waived))
    return excuse or matter("81", waiver, right, waived.irregularity)


waives = varying(Msg("The director waives rectification, as the other side asked."))
"""That the director waives what is to be ruled, and at whose wish."""


waives_afterwards = varying(Msg("The director waives what he has ruled, as the other side asked."))
"""That the director waives what he has ruled, and at whose wish."""


@clause("81C5")
def waiver(waived: Forfeited, ruling: Ruling) -> None:
    """The director waives rectification for cause, because the non-offenders ask him to."""
    ruling.says(waives(ruling), "81C5")
    let_go("81C5", waived.number, waived.choice, ruling)
    if waived.number:
        ruling.orders(effects.Settled("81C5", waived.number, Stage.LAPSED))


# --- after the ruling -------------------------------------------------------------------------------------------------


@frozen
class WaivedAfterwards:
    """The orders of a ruling that are still in force: the duties, and the penalty cards that lie there."""

    duties: tuple[Obligation, ...]
    cards: tuple[tuple[Seat, Card], ...]


def waiver_afterwards(table: Table, ordered: tuple[effects.Effect, ...]) -> Matter | None:
    """The director's waiver of what a ruling ordered, as far as it is still in force; nothing if none of it is."""
    duties = tuple(
        o.obligation for o in ordered if isinstance(o, effects.Imposed) and o.obligation in table.obligations
    )
    lying = {(p.seat, p.card) for p in table.penalty_cards}
    lying |= {(e.seat, e.card) for e in table.exposed if e.why is Why.AUCTION}
    orders = (effects.MajorPenaltyCard, effects.MinorPenaltyCard, effects.FaceUpInAuction)
    made = ((o.seat, o.card) for o in ordered if isinstance(o, orders))
    cards = tuple(one for one in made if one in lying)
    return matter("81", waived_afterwards, WaivedAfterwards(duties, cards)) if duties or cards else None


@clause("81C5")
def waived_afterwards(waived: WaivedAfterwards, ruling: Ruling) -> None:
    """The director waives for cause what he has ruled: what is still in force ends, what has been done stays done."""
    ruling.says(waives_afterwards(ruling), "81C5")
    ruling.orders(*(effects.Released("81C5", duty) for duty in waived.duties))
    for seat, card in waived.cards:
        ruling.orders(effects.BackToHand("81C5", seat, card), *not_for_defender(ruling.table, seat, card))
        for one in ruling.table.irregularities:
            if one.settled is Settlement.LIES_FACE_UP and one.seat is seat and card in one.cards:
                ruling.orders(effects.Settled("81C5", one.number, Stage.RULED))
