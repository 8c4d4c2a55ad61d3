"""Law 36 of the draft of 2006: Unclear designation: “high” from the last hand, and “anything”."""

from bridgetable.game.cards import Card
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_46_designation as law_46
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_46.deemed_high, "36B1")
def deemed_high(table: Table, dummy: Seat, own: tuple[Card, ...]) -> tuple[Card, ...]:
    """Dummy's cards of the suit led, the one deemed called by “high” first: if he plays last, the lowest that wins."""
    trick = table.tricks[-1]
    if table.contract is None or len(trick.cards) != len(SEATS) - 1:
        return own
    strain = table.contract.strain
    winning = [c for c in own if trick.with_card(Played(dummy, c)).winner(strain) is dummy]
    return (*winning[-1:], *(c for c in own if c not in winning[-1:]))


@EDITION.instead_of(law_46.who_may_choose, "36D")
def who_may_choose(unclear: law_46.Unclear, ruling: Ruling) -> tuple[Seat, ...]:
    """The defender who plays next after dummy: he alone may say which card dummy plays."""
    words = "{seat} called “{words}”, which is neither a suit nor a rank: {defender}, who plays next, may choose."
    defender = unclear.dummy.lho
    ruling.says(Msg(words, seat=unclear.declarer, words=unclear.words, defender=defender), "D36D")
    return (defender,)
