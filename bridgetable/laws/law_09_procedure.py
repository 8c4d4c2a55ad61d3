"""Law 9: Procedure following an irregularity."""

from collections.abc import Iterator

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import ProceduralPenalty, Settled
from bridgetable.rulings.ruling import Ruling


@clause("9A1", "9A2", "9A4")
def may_draw_attention(table: Table, seat: Seat) -> bool:
    """True where this seat may point out an irregularity now: anybody may, but dummy not while the hands are played."""
    return table.phase is not Phase.PLAY or seat is not table.dummy


@clause("9B1a", "9B1b")
def pointed_out(table: Table, card: Card | None) -> Iterator[Irregularity]:
    """The irregularities that attention to this card, or to anything irregular, means."""
    # It makes no difference who draws attention, dummy included: what he pointed out is ruled on.
    for one in table.irregularities:
        meant = card is None or card in one.cards or one.kind is Kind.ATTENTION_BY_DUMMY
        if meant and one.stage in {Stage.COMMITTED, Stage.CONDONED}:
            yield one


@clause("9A4", "43A1b")
def dummy_drew_attention(spoke: Irregularity, ruling: Ruling) -> None:
    """Dummy had to wait until play was over: he may be penalised; the irregularity is ruled on, but for 43B3."""
    words = Msg("{dummy}, as dummy, may not draw attention to an irregularity before play is over.", dummy=spoke.seat)
    ruling.says(words, "9A4", "43A1b")
    noticed = [i for i in ruling.table.irregularities if i.noticed_by is spoke.seat]
    unrectified = any(i.settled is Settlement.NOT_RECTIFIED for i in noticed)
    if any(i.number != spoke.number for i in noticed) and not unrectified:
        ruling.says(Msg("What was pointed out is ruled on all the same."), "9B1a")
    ruling.orders(ProceduralPenalty("43A1b", spoke.seat), Settled("9A4", spoke.number, Stage.RULED))
