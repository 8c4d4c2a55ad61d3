"""Law 45F and 45G: Dummy indicates a card; a card turned too early."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Exposure, Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.reviews import Damage, judge_damage
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import ProceduralPenalty, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Indicated:
    """A card that dummy touched or showed unasked in a trick (1 to 13), and what declarer then played from there."""

    # `put_down` tells one that dummy put in the played position.
    number: int
    dummy: Seat
    card: Card
    trick: int
    played: Card | None
    put_down: bool = False


def indicated_of(table: Table, one: Irregularity) -> Indicated:
    """The facts of a card indicated by dummy."""
    at = table.trick(one.trick)
    played = None if at is None else at.card_of(one.seat)
    return Indicated(one.number, one.seat, one.cards[0], one.trick, played, one.how is Exposure.PUT_DOWN)


def of_indicated_card(table: Table, one: Irregularity) -> Matter:
    """The matter of a card that dummy indicated; attention to it is never too late."""
    return matter("45", dummy_indicated, indicated_of(table, one), one.number)


@clause("45F", "43A1c")
def dummy_indicated(indicated: Indicated, ruling: Ruling) -> None:
    """Dummy touched or showed a card unasked: play goes on, and after it the director looks whether it helped."""
    tell(indicated, ruling)
    if indicated.put_down and indicated.played is None:
        ruling.says(Msg("{card} is withdrawn; it is not played.", card=indicated.card), "45D1")
    if ruling.table.phase is Phase.PLAY:
        ruling.says(Msg("Play goes on; any damage is looked at after it."), "45F")
    ruling.orders(
        ProceduralPenalty("45F", indicated.dummy), Reserved("45F", Review(ReviewOf.DUMMYS_SUGGESTION, indicated.number))
    )
    ruling.orders(Settled("45F", indicated.number, Stage.RULED))


def tell(indicated: Indicated, ruling: Ruling) -> None:
    """Say which card dummy indicated."""
    words = "In trick {trick} {seat}, as dummy, touched {card} unasked."
    if indicated.put_down:
        words = "In trick {trick} {seat}, as dummy, put down {card} unasked."
    ruling.says(Msg(words, trick=indicated.trick, seat=indicated.dummy, card=indicated.card), "45F", "43A1c")


@clause("45F")
def did_dummy_suggest(indicated: Indicated, ruling: Ruling) -> None:
    """Play has ended: whether dummy suggested a play to declarer, and the defenders were damaged by that play."""
    tell(indicated, ruling)
    if indicated.played is not None:
        words = Msg("From dummy was played {card}.", card=indicated.played)
        ruling.says(words)
    damage = Damage(indicated.dummy.side.other, "45F")
    question = Msg("Did that suggest the play that damaged {side}?", side=damage.side)
    judge_damage(damage, question, CRITERIA, ruling)
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


@frozen
class TurnedEarly:
    """A card turned face down in a trick (1 to 13) to which not all hands had played."""

    number: int
    seat: Seat
    card: Card
    trick: int


def of_turned_early(_table: Table, one: Irregularity) -> Matter:
    """The matter of a card turned before the trick was complete."""
    return matter("45", turned_early, TurnedEarly(one.number, one.seat, one.cards[0], one.trick), one.number)


@clause("45G")
def turned_early(turned: TurnedEarly, ruling: Ruling) -> None:
    """A card turned too early stays played; its player may be penalised."""
    words = "{seat} turned {card} before all four hands had played to trick {trick}."
    ruling.says(Msg(words, seat=turned.seat, card=turned.card, trick=turned.trick), "45G")
    ruling.orders(ProceduralPenalty("45G", turned.seat), Settled("45G", turned.number, Stage.RULED))
