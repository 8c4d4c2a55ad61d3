"""Law 45F and 45G: Dummy indicates a card; a card turned too early."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Exposure, Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.laws.common.reviews import Damage, judge_damage
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import ProceduralPenalty, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@clause("45F", "43A1c")
def dummy_indicated(indicated: Irregularity, ruling: Ruling) -> None:
    """Dummy touched or showed a card unasked: play goes on, and after it the director looks whether it helped."""
    tell(indicated, ruling)
    if indicated.how is Exposure.PUT_DOWN and ruling.table.card_in(indicated.trick, indicated.seat) is None:
        ruling.says(Msg("{card} is withdrawn; it is not played.", card=indicated.cards[0]), "45D1")
    if ruling.table.phase is Phase.PLAY:
        ruling.says(Msg("Play goes on; any damage is looked at after it."), "45F")
    ruling.orders(
        ProceduralPenalty("45F", indicated.seat), Reserved("45F", Review(ReviewOf.DUMMYS_SUGGESTION, indicated.number))
    )
    ruling.orders(Settled("45F", indicated.number, Stage.RULED))


def tell(indicated: Irregularity, ruling: Ruling) -> None:
    """Say which card dummy indicated."""
    words = "In trick {trick} {seat}, as dummy, touched {card} unasked."
    if indicated.how is Exposure.PUT_DOWN:
        words = "In trick {trick} {seat}, as dummy, put down {card} unasked."
    ruling.says(Msg(words, trick=indicated.trick, seat=indicated.seat, card=indicated.cards[0]), "45F", "43A1c")


@clause("45F")
def did_dummy_suggest(indicated: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether dummy suggested a play to declarer, and the defenders were damaged by that play."""
    tell(indicated, ruling)
    played = ruling.table.card_in(indicated.trick, indicated.seat)
    if played is not None:
        ruling.says(Msg("From dummy was played {card}.", card=played))
    damage = Damage(indicated.seat.side.other, "45F")
    judge_damage(damage, Msg("Did that suggest the play that damaged {side}?", side=damage.side), CRITERIA, ruling)
    ruling.orders(Reviewed("45F", Review(ReviewOf.DUMMYS_SUGGESTION, indicated.number)))


CRITERIA = (
    Msg("Both are needed: a play was suggested, and that play damaged the defenders."),
    Msg("No adjustment if declarer would have played the card in any case."),
)


def had_indicated(table: Table, trick: int, before: int) -> bool:
    """Whether dummy had indicated a card in this trick (1 to 13) before the irregularity of this number."""
    return any(i.kind is Kind.DUMMY_INDICATED and i.trick == trick and i.number < before for i in table.irregularities)


@clause("45B", "45F")
def is_still_to_be_named(table: Table, dummy: Seat) -> bool:
    """Whether dummy has put a card to the trick in progress at his turn, and declarer has yet to name one."""
    unasked = put_down_before(table, len(table.tricks), len(table.irregularities) + 1)
    return unasked is not None and table.turn is dummy and dummy is table.dummy


@clause("45D1")
def put_down_before(table: Table, trick: int, before: int) -> Card | None:
    """The card that dummy had put down unasked in this trick (1 to 13) before the irregularity of this number."""
    for one in table.irregularities:
        if (
            one.kind is Kind.DUMMY_INDICATED
            and one.how is Exposure.PUT_DOWN
            and one.trick == trick
            and one.number < before
        ):
            return one.cards[0]
    return None


# --- turning the trick ------------------------------------------------------------------------------------------------


@clause("45G")
def turned_early(turned: Irregularity, ruling: Ruling) -> None:
    """A card turned too early stays played; its player may be penalised."""
    words = "{seat} turned {card} before all four hands had played to trick {trick}."
    ruling.says(Msg(words, seat=turned.seat, card=turned.cards[0], trick=turned.trick), "45G")
    ruling.orders(ProceduralPenalty("45G", turned.seat), Settled("45G", turned.number, Stage.RULED))
