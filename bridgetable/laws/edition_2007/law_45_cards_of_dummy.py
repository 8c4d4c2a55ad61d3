"""Law 45 of 2007: A designation that was not meant, and a card that dummy put down wrongly and that stays."""

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_45_cards_of_dummy as law_45
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_61_revoke import was_played_after
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling

# True where a card named from this hand may be changed: any player may change what he has named.
EDITION.has(law_45.may_be_changed, "45C4b", value=True)


@EDITION.instead_of(law_45.is_past_its_time, "45C4b")
def is_past_its_time(change: law_45.Designation, ruling: Ruling) -> bool:
    """True where partner has played a card since; whether dummy's next is meant by that, the director decides."""
    if change.hand is not ruling.table.dummy:
        return has_played_after(change, change.hand.partner, ruling.table)
    if any(t.card_of(change.hand) for t in ruling.table.tricks[change.trick :]):
        return True
    if not change.has_played_since:
        return False
    question = Msg("{seat} has played since, and dummy has not: is it too late to change?", seat=change.player)
    yes = Option("yes", Msg("Yes, too late"), (Msg("{card} stays played.", card=change.named),), ("45C4b",))
    no = Option("no", Msg("No, still in time"), (Msg("The director asks whether it was meant."),), ("45C4b",))
    criteria = (
        Msg("The change may be made until partner has played a card; declarer’s partner is dummy."),
        Msg("The book does not say whether the card named counts as dummy’s play, or only his next one."),
    )
    return ruling.judge("45C4b", question, (no, yes), criteria) == "yes"


def has_played_after(change: law_45.Designation, partner: Seat, table: Table) -> bool:
    """True where partner has put a card to the trick after the one named, or to a later trick."""
    trick = table.tricks[change.trick - 1]
    later = any(t.card_of(partner) is not None for t in table.tricks[change.trick :])
    return later or (trick.card_of(partner) is not None and was_played_after(trick, partner, change.hand))


@EDITION.instead_of(law_45.criteria_of_a_slip, "45C4b")
def criteria_of_a_slip(change: law_45.Designation, ruling: Ruling) -> tuple[Msg, ...]:
    """The criteria by which a designation was not meant, and was changed at once."""
    return (
        *law_45.named_alone(change, ruling.table),
        Msg("A slip: the card was never in his mind. What was his plan?"),
        Msg("A change of mind, however fast, is no slip."),
        Msg("Without pause for thought, counted from when he became aware of it."),
    )


@EDITION.instead_of(law_45.it_stays, "45D")
def it_stays(wrong: law_45.WrongDummyCard, ruling: Ruling) -> None:
    """Both sides have played to the next trick: the card stays, and the book says no more."""
    ruling.says(Msg("Both sides have played to the next trick: {card} stays.", card=wrong.placed), "45D1")
    ruling.orders(Settled("45D1", wrong.number, Stage.RULED))
