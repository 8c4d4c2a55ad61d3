"""Law 25: A player asks whether he may change his call."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Question, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Information, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.calls import UNSETTLED, partner_called_before
from bridgetable.laws.common.facts import Fact, FactSort
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_17_auction_period import in_auction_period
from bridgetable.laws.law_25_unintended_call import intended_call, was_a_slip
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Informed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class ChangeAsked:
    """A player asked whether he may change his last call, which lies at a place of the record, or took it back."""

    # `partner_has_called` tells that his partner had called before he asked, `over` that the auction period is over.
    number: int
    seat: Seat
    call: Call
    place: int
    partner_has_called: bool
    over: bool
    took_back: bool = False


def of_change_asked(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a question whether a call may be changed, while that call counts."""
    if one.call is None or not table.auction.made[one.place].stands:
        return None
    called = partner_called_before(table, one.place, one.after)
    took_back = one.how is Question.TOOK_BACK
    asked = ChangeAsked(one.number, one.seat, one.call, one.place, called, not in_auction_period(table), took_back)
    return matter("25", may_he_change, asked, one.number, rests_on=(Fact(FactSort.STANDS, one.place),))


@clause("25A1", "25A3", "25A4", "25A5", "81C2")
def may_he_change(asked: ChangeAsked, ruling: Ruling) -> None:
    """The director tells him what the Laws allow: a slip may be put right in time, a call that was meant stands."""
    words = "{seat} took {call} back." if asked.took_back else "{seat} asks whether he may change {call}."
    ruling.says(Msg(words, seat=asked.seat, call=asked.call), "25")
    if asked.partner_has_called:
        ruling.says(Msg("{partner} has called since: nothing may be changed.", partner=asked.seat.partner), "25A4")
    elif asked.over:
        ruling.says(Msg("The auction period is over: nothing may be changed."), "25A5")
    elif was_a_slip(asked.seat, asked.call, ruling):
        is_put_right(asked, ruling)
        return
    ruling.says(Msg("{call} stands.", call=asked.call), "25A2")
    may, may_not, now = asked.seat.side.other.seats, (asked.seat.partner,), ruling.table.acts
    words = TAKES_BACK if asked.took_back else WOULD_CHANGE
    known = Information(asked.seat, None, Source.REMARK, may, may_not, "16B1", asked.call, words, now)
    ruling.orders(Informed("16B1", known), Settled("25A2", asked.number, Stage.RULED))


WOULD_CHANGE = "May I change it?"
TAKES_BACK = "I take it back."


def is_put_right(asked: ChangeAsked, ruling: Ruling) -> None:
    """The call that he meant stands; what was wrong with the slip is of no account."""
    intended_call(asked.place, ruling)
    for one in ruling.table.irregularities:
        if one.place == asked.place and one.number != asked.number and one.stage in UNSETTLED:
            ruling.orders(Settled("25A1", one.number, Stage.LAPSED))
    ruling.orders(Settled("25A1", asked.number, Stage.RULED, Settlement.ALL_ALONG))
