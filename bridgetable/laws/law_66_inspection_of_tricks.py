"""Law 66: Inspection of tricks."""

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import OwnCard, Phase, Table
from bridgetable.laws.law_12_assigned_score import assign, tricks_of, tricks_options
from bridgetable.laws.law_42_dummys_rights import has_played_on
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import ProceduralPenalty, Settled
from bridgetable.rulings.ruling import Ruling


@clause("66A", "66C")
def may_see_trick(table: Table, seat: Seat, trick: int) -> bool:
    """True where a player may have a trick (1 to 13) faced: the last, until his side plays on or he turns his card."""
    # The text does not say whether play has ceased when a claim waits; it is suspended then (68D), and may yet go on.
    if table.phase is Phase.END:
        return True
    return is_last(table, seat, trick) and OwnCard(seat, trick) not in table.arrangement.turned


@clause("66B", "66C")
def may_see_own_card(table: Table, seat: Seat, trick: int) -> bool:
    """True where a player may look at his card in a trick (1 to 13): the last trick, until his side plays on."""
    is_closed = any(t.cards for t in table.tricks[trick:]) and is_closed_by_a_lead(table)
    return table.phase is Phase.END or (is_last(table, seat, trick) and not is_closed)


@varies
def is_closed_by_a_lead(table: Table) -> bool:  # noqa: ARG001
    """True where a lead of either side to the next trick closes the last one: never, his own side must play on."""
    return False


def is_last(table: Table, seat: Seat, trick: int) -> bool:
    """True where this trick was completed last, the player is not dummy, and his side has not played on."""
    last = len(table.winners) == trick
    return last and seat is not table.dummy and not has_played_on(table, seat, trick)


@clause("66C")
def inspected(looked: Irregularity, ruling: Ruling) -> None:
    """Quitted tricks stay closed while play lasts, unless the director has them opened."""
    ruling.says(Msg("{seat} looked at quitted trick {trick}.", seat=looked.seat, trick=looked.trick), "66C")
    if looked.seat is ruling.table.dummy:
        ruling.says(Msg("Dummy has no right to see any trick."), "66A", "66B")
    ruling.orders(ProceduralPenalty("66C", looked.seat), Settled("66C", looked.number, Stage.RULED))


# --- after play -------------------------------------------------------------------------------------------------------


@clause("65D", "66D")
def cards_mixed(mixed: Irregularity, ruling: Ruling) -> None:
    """Mixed cards put a claim at risk, and lose it when they alone are why the facts cannot be found out."""
    words = "{seat} disturbed the order of his played cards before the tricks were agreed."
    ruling.says(Msg(words, seat=mixed.seat), "65D")
    table, sides = ruling.table, {s.side for s in ruling.table.arrangement.mixed}
    is_decided = any(i.kind is Kind.CARDS_MIXED and i.stage is Stage.RULED for i in table.irregularities)
    if table.phase is Phase.END and not is_decided and not facts_can_be_found(ruling):
        facts_are_lost(mixed.seat.side, ruling, by_both=len(sides) > 1)
    else:
        ruling.says(Msg("That alone decides nothing: the facts count."), "66D")
    ruling.orders(ProceduralPenalty("65D", mixed.seat), Settled("66D", mixed.number, Stage.RULED))


def facts_can_be_found(ruling: Ruling) -> bool:
    """Find out whether what is claimed of tricks or of a revoke can still be verified, or nothing is claimed."""
    yes = Option("yes", Msg("Yes, or nothing is claimed"), (Msg("The director rules on the facts."),), ("66D",))
    no = Option("no", Msg("No, the facts are lost"), (Msg("Who mixed the cards alone loses the point."),), ("66D",))
    return ruling.fact("66D", Msg("Can the facts claimed still be established?"), yes=yes, no=no)


@clause("66D")
def facts_are_lost(side: Side, ruling: Ruling, *, by_both: bool) -> None:
    """The other side's word counts when one side alone has mixed its cards; when both have, the director weighs it."""
    if by_both:
        ruling.says(Msg("Both sides have mixed their cards: the director decides what is likely."), "66D", "85A1")
        options = tricks_options(range(TRICKS + 1), side, "85A1")
        question = Msg("How many tricks did {side} most likely win?", side=side)
        key, cite = ruling.judge("85A1", question, options, (Msg("The balance of probabilities."),)), "85A1"
    else:
        words, side = "Only {side} have mixed their cards: {other} are believed.", side.other
        ruling.says(Msg(words, side=side.other, other=side), "66D")
        options = tricks_options(range(tricks_of(ruling.table, side), TRICKS + 1), side, "66D")
        question = Msg("How many tricks do {side} claim to have?", side=side)
        key, cite = ruling.judge("66D", question, options, (Msg("What they claim, if it was possible."),)), "66D"
    if int(key) != tricks_of(ruling.table, side):
        assign(int(key), side, cite, ruling)
