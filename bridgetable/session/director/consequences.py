"""The consequences of calling the director, and of his own words."""

from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_16_from_partner, law_68_claim
from bridgetable.laws import law_42_dummys_rights as law_42
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.director.actions import DirectorAction, Notice, TimePasses


def possible(table: Table, action: DirectorAction) -> None:
    """Check that the table allows this, whatever the rulings that it is about. Raises ImpossibleAction."""
    if isinstance(action, TimePasses):
        ended = table.phase in {Phase.SUSPENDED, Phase.END}
        must(tr("play has not ended, so “{moment}” cannot be", moment=action.moment.value), holds=ended)


def breaches(table: Table, action: DirectorAction) -> Breaches:
    """The law that one of these actions breaks: dummy may not draw attention while play lasts (9A4)."""
    if isinstance(action, Notice) and not law_42.may_speak(table, action.seat, action.card):
        return (Breach(Kind.ATTENTION_BY_DUMMY, "9A4"),)
    return ()


def do(table: Table, action: DirectorAction) -> Table:
    """The table after one of these actions; what a ruling comes to is not done here. Raises ImpossibleAction."""
    possible(table, action)
    after = table
    if isinstance(action, TimePasses):
        after = evolve(law_68_claim.by_silence(table), moments=table.moments | {action.moment})
    if isinstance(action, Notice):
        after = law_16_from_partner.pointed_out(table) if action.card is None else table
        for breach in breaches(table, action):
            after = with_record(after, Irregularity(0, breach.kind, action.seat, breach.law, table.trick_number))
    return after
