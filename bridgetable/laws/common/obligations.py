"""The end of each obligation."""

from typing import assert_never

from bridgetable.game import obligations
from bridgetable.game.cards import of_suit
from bridgetable.game.seats import Seat
from bridgetable.game.table import PenaltyCard, Phase, Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_60_play_after_illegal_play as law_60
from bridgetable.laws.common.calls import binds_in_auction
from bridgetable.rulings.citations import clause


def in_force(table: Table) -> Table:
    """The table without the obligations that have come to their end."""
    kept = tuple(law_60.still_owed(o, table) for o in table.obligations if not has_ended(o, table))
    return table if kept == table.obligations else evolve(table, obligations=kept)


def has_ended(duty: obligations.Obligation, table: Table) -> bool:
    """True where an obligation has come to its own end at this table."""
    # What binds a defender's lead has ended when the auction has gone on since, and his side declares. What binds at
    # one trick is remembered until it can no longer be asked whether it was obeyed.
    match duty:
        case obligations.LeadProhibited() | obligations.LeadRequired() | obligations.LeadChosen() if (
            is_of_declaring_side(duty.seat, table)
        ):
            return True
        case obligations.LeadProhibited():
            trick = table.tricks[-1] if table.tricks else None
            if trick is None or trick.leader is duty.seat or trick.lead is None or not has_led(duty, table):
                return False
            return any(p.seat.side is duty.seat.side for p in trick.cards)
        case obligations.MustLeadFrom() if is_lead_of_others(duty, table):
            return True
        case (
            obligations.LeadRequired()
            | obligations.PlayRequired()
            | obligations.MustPlay()
            | obligations.LeadChosen()
            | obligations.MustLeadFrom()
        ):
            behind = table.tricks[duty.trick :]
            return any(p.seat.side is duty.seat.side for t in behind for p in t.cards)
        case obligations.MustPass() | obligations.MustRepeat() | obligations.NoDouble() | obligations.CallOwed():
            return bool(table.tricks)
        case obligations.RunsSuit():
            return not is_running(duty, table)
        case obligations.RightsLost():
            return False
        case obligations.LeadMayBeBarred():
            return bool(table.tricks) and not table.is_defender(duty.seat)
        case _:
            assert_never(duty)


def is_of_declaring_side(seat: Seat, table: Table) -> bool:
    """True where there is a contract, and this hand does not defend it."""
    return table.contract is not None and not table.is_defender(seat)


@clause("44G")
def is_lead_of_others(duty: obligations.MustLeadFrom, table: Table) -> bool:
    """True where the other side has won the trick before after all, since a card of it has been changed."""
    before = table.trick(duty.trick - 1)
    if before is None or table.contract is None or not before.is_complete:
        return False
    return before.winner(table.contract.strain).side is not duty.seat.side


@clause("60A3")
def has_led(duty: obligations.LeadProhibited, table: Table) -> bool:
    """True where the hand that may not lead some suits has led since; if another led instead, it still may not."""
    return any(t.leader is duty.seat and t.lead is not None for t in table.tricks[duty.since - 1 :])


@clause("46B")
def is_running(duty: obligations.RunsSuit, table: Table) -> bool:
    """True where dummy still runs a suit: he leads it, or is to lead and has a card of it."""
    trick = table.tricks[-1]
    if trick.leader is not duty.seat:
        return False
    if trick.lead is not None:
        return trick.lead.suit is duty.suit
    return bool(of_suit(table.hands[duty.seat], duty.suit))


def binds_now(duty: obligations.Obligation, table: Table) -> bool:
    """True where an obligation still forbids or requires something at this table; when play has ended none does."""
    if table.phase is Phase.END:
        return False
    trick = table.tricks[-1] if table.tricks else None
    match duty:
        case obligations.LeadProhibited() | obligations.LeadRequired() if is_of_declaring_side(duty.seat, table):
            return False
        case obligations.LeadProhibited():
            return trick is None or trick.leader is duty.seat or (trick.lead is None and not has_led(duty, table))
        case obligations.LeadChosen():
            return False
        case (
            obligations.LeadRequired()
            | obligations.PlayRequired()
            | obligations.MustPlay()
            | obligations.MustLeadFrom()
        ):
            has_played = trick is not None and trick.card_of(duty.seat) is not None
            return duty.trick == table.trick_number and not has_played
        case obligations.MustPass() | obligations.MustRepeat() | obligations.NoDouble() | obligations.CallOwed():
            return binds_in_auction(duty, table)
        case obligations.RunsSuit() | obligations.RightsLost():
            return table.phase is Phase.PLAY
        case obligations.LeadMayBeBarred():
            return not is_of_declaring_side(duty.seat, table)
        case _:
            assert_never(duty)


def penalty_cards_in_force(table: Table) -> tuple[PenaltyCard, ...]:
    """The penalty cards that still bind their owners; when play has ended, or the board is not played, none does."""
    return () if table.phase is Phase.END else table.penalty_cards
