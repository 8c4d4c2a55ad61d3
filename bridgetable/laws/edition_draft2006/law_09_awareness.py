"""Law 9 of the draft of 2006: Awareness: possible damage is enough; forced passes are looked at."""

from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.messages import Msg
from bridgetable.laws import law_72_general_principles as law_72
from bridgetable.laws.common.calls import turn_at
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.ruling import Ruling

CALLED_AGAIN = frozenset({Kind.CALL_OUT_OF_ROTATION, Kind.INADMISSIBLE_DOUBLE, Kind.BID_OVER_SEVEN})
EXPOSED = frozenset({Kind.CARD_IN_AUCTION, Kind.LED_IN_AUCTION})


@EDITION.instead_of(law_72.gained_words, "9A1", "9A2", "18D", "24D", "25G", "28C2")
def gained_words(subject: Irregularity, ruling: Ruling) -> Msg:
    """The question whether the offender could have known, and his side gained; or something else did damage."""
    seat, side = subject.seat, subject.seat.side.other
    if subject.kind is Kind.WRONG_CARDS:
        ruling.says(Msg("It is enough that the advantage came of a situation that the error made."), "D18D")
        return Msg("May {side} have gained through the error?", side=seat.side)
    if subject.kind in CALLED_AGAIN and turn_at(ruling.table, subject.place) is not seat:
        words = "{seat} had to call in his turn by the announced methods of the side."
        ruling.says(Msg(words, seat=seat), "D24A", "D24D")
        words = "Did a departure from them damage {side}, or could {seat} have known that his call possibly would?"
        return Msg(words, seat=seat, side=side)
    if subject.kind is Kind.INSUFFICIENT_BID:
        words = "{partner} was made to pass: damage by that is made good, whatever {seat} knew."
        ruling.says(Msg(words, partner=seat.partner, seat=seat), "D25G", "D9A2")
        words = "Did the forced pass damage {side}, or could {seat} have known that it possibly would?"
        return Msg(words, seat=seat, side=side)
    if subject.kind in EXPOSED:
        words = "{partner} was made to pass: a gain by an otherwise improbable contract is taken away."
        ruling.says(Msg(words, partner=seat.partner), "D28C2", "D9A2")
    return Msg("Could {seat} have known that it could possibly damage {side}, and did it?", seat=seat, side=side)
