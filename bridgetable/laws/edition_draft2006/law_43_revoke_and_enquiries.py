"""Law 43 of the draft of 2006: Enquiries about a revoke: a defender may ask neither declarer nor his partner."""

from bridgetable.game.irregularities import Irregularity, Kind, Question, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling

OF_A_REVOKE = frozenset({Question.OF_REVOKE, Question.OF_OPPONENTS_REVOKE})
BY_DUMMY = frozenset({Kind.ATTENTION_BY_DUMMY, Kind.DEFENDER_ASKED_BY_DUMMY})


@EDITION.instead_of(law_61.law_of_asking, "43B1", "43B3", "43B4")
def law_of_asking(table: Table, seat: Seat, hand: Seat) -> str:
    """The clause broken by a defender who asks about a revoke: of declarer ever, of his partner without leave."""
    if not table.is_defender(seat):
        return ""
    if hand is not seat.partner:
        return "D43B3"
    return "" if table.regulations.asking_partner else "D43B4"


@EDITION.instead_of(law_61.asked_though_forbidden, "43C2", "43C3a", "43C3b")
def asked_though_forbidden(asked: Irregularity, ruling: Ruling) -> None:
    """The question was illegal: what it costs is ruled on with the revoke, if it brought one to light."""
    if asked.how is Question.OF_REVOKE:
        words = "{seat} asked {partner} about a revoke, which the authority has not allowed."
        ruling.says(Msg(words, seat=asked.seat, partner=asked.seat.partner), asked.law, "D43C2")
        words = "A revoke that it brought to light is corrected, and counts as established as well."
        ruling.says(Msg(words), "D43C3a", "D45B")
        ruling.says(Msg("{partner} may not use that he was asked.", partner=asked.seat.partner), "16B1")
    else:
        ruling.says(Msg("{seat}, a defender, asked declarer about a revoke.", seat=asked.seat), asked.law, "D43C2")
        ruling.says(Msg("A revoke that it brought to light costs no trick."), "D43C3b", "D46B5")
    ruling.orders(Settled("D43C2", asked.number, Stage.RULED))


@EDITION.clause("43C2", "43C3a", "43C3b")
def illegal_attention(table: Table, one: Irregularity) -> Irregularity | None:
    """The illegal act by which attention was first drawn to a revoke, a question or words of dummy's; None without."""
    # The act and the revoke are noticed at once.
    acts = (i for i in table.irregularities if i.kind in BY_DUMMY or i.how in OF_A_REVOKE)
    return next((i for i in acts if i.noticed_at is not None and i.noticed_at == one.noticed_at), None)
