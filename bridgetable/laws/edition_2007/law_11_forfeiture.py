"""Law 11A of 2007: Forfeiture: the right is lost, and nothing is taken away from either side after play."""

from __future__ import annotations

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.laws import law_11_forfeiture as law_11
from bridgetable.laws.common.no_result import perhaps_penalised
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling

LOST = "{side} acted before the director was called and lose the right to rectification, now and after play."


@EDITION.instead_of(law_11.right_lost)
@EDITION.clause("11A", "11B")
def right_lost(lost: law_11.Forfeited, ruling: Ruling) -> None:
    """An act of the non-offenders before the director was called has settled it by its own law: it stays so."""
    one = ruling.table.irregularity(lost.number)
    cites = dict.fromkeys(cite for cite in ("11A", one.settled_by) if cite)
    ruling.says(Msg(LOST, side=lost.side), *cites)
    perhaps_penalised("11B", ruling)
    ruling.orders(Settled("11A", lost.number, Stage.RULED, one.settled))


@EDITION.instead_of(law_11.forfeiture)
@EDITION.clause("11A", "11B")
def forfeiture(lost: law_11.Forfeited, ruling: Ruling) -> None:
    """The non-offenders acted before the director was called: nothing is rectified, now or after play."""
    ruling.says(Msg(LOST, side=lost.side), "11A")
    law_11.let_go("11A", lost.number, lost.choice, ruling)
    perhaps_penalised("11B", ruling)
    if lost.number:
        ruling.orders(Settled("11A", lost.number, Stage.RULED))
