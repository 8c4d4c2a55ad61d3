"""Law 45 of 2007: A designation that was not meant, and a card that dummy put down wrongly and that stays."""

from __future__ import annotations

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.laws import law_45_cards_of_dummy as law_45
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_45.is_past_its_time)
@EDITION.clause("45C4b")
def is_past_its_time(change: law_45.Designation, ruling: Ruling) -> bool:
    """True where partner has played a card since; whether dummy's next is meant by that, the director decides."""
    later = [t.card_of(change.dummy) for t in ruling.table.tricks[change.trick :]]
    if any(later):
        return True
    if not change.has_played_since:
        return False
    question = Msg("{seat} has played since, and dummy has not: is it too late to change?", seat=change.declarer)
    yes = Option("yes", Msg("Yes, too late"), (Msg("{card} stays played.", card=change.named),), ("45C4b",))
    no = Option("no", Msg("No, still in time"), (Msg("The director asks whether it was meant."),), ("45C4b",))
    criteria = (
        Msg("The change may be made until partner has played a card; declarer’s partner is dummy."),
        Msg("The book does not say whether the card named counts as dummy’s play, or only his next one."),
    )
    return ruling.judge("45C4b", question, (no, yes), criteria) == "yes"


@EDITION.instead_of(law_45.criteria_of_a_slip)
@EDITION.clause("45C4b")
def criteria_of_a_slip(ruling: Ruling) -> tuple[Msg, ...]:  # noqa: ARG001 -- told as its sibling is
    """The criteria by which a designation was not meant, and was changed at once."""
    return (
        Msg("A slip: the card was never in his mind. What was his plan?"),
        Msg("A change of mind, however fast, is no slip."),
        Msg("Without pause for thought, counted from when he became aware of it."),
    )


@EDITION.instead_of(law_45.it_stays)
@EDITION.clause("45D")
def it_stays(wrong: law_45.WrongDummyCard, ruling: Ruling) -> None:
    """Both sides have played to the next trick: the card stays, and the book says no more."""
    ruling.says(Msg("Both sides have played to the next trick: {card} stays.", card=wrong.placed), "45D1")
    ruling.orders(Settled("45D1", wrong.number, Stage.RULED))
