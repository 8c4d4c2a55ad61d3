"""Law 67B3: Another card was quitted than the one that was played."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_45_wrong_dummy_card import both_sides_played_on
from bridgetable.laws.law_67_defective_trick import TooManyCards, exposed_in_restoring, missed, owner_of
from bridgetable.laws.law_67_strayed_card import Strayed, of_strayed_card, strayed_card
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import LeftInTrick, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class WrongCardQuitted:
    """A card that lies in a quitted trick (1 to 13) in place of the one that was played to it."""

    # `strayed` is where the card played is now, unless it lies there again.
    number: int
    seat: Seat
    played: Card
    quitted: Card
    trick: int
    strayed: Strayed | None


def of_wrong_card_quitted(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card quitted in place of another, unless it lies there no longer."""
    played, quitted = one.cards
    if not any(p.card is quitted for p in table.tricks[one.trick - 1].extra):
        return None
    found = of_strayed_card(table, one)
    strayed = found.subject if found is not None and isinstance(found.subject, Strayed) else None
    wrong = WrongCardQuitted(one.number, one.seat, played, quitted, one.trick, strayed)
    return matter("67", wrong_card_quitted, wrong, one.number)


@clause("67B3", "67B2b")
def wrong_card_quitted(wrong: WrongCardQuitted, ruling: Ruling) -> None:
    """The card that was played goes to its place, and the other back to the hand, to which it always belonged."""
    words = "In trick {trick} {seat} quitted {quitted} in place of {played}, which he had played."
    fields = {"trick": wrong.trick, "seat": wrong.seat, "quitted": wrong.quitted, "played": wrong.played}
    ruling.says(Msg(words, **fields), "67B3")
    # Until both sides have played on, what else is put right in the trick may still change who wins it (67B2a).
    late = both_sides_played_on(ruling.table, wrong.trick)
    owner = owner_of(ruling.table, wrong.trick) if late else None
    back = (wrong.quitted,)
    # Where the card had been played before, another has been supplied for it by now.
    stays = ruling.table.card_in(wrong.trick, wrong.seat) or wrong.played
    ruling.orders(LeftInTrick("67B3", wrong.seat, wrong.trick, stays, back, owner))
    if wrong.strayed is not None:
        strayed_card(wrong.strayed, ruling)
    if ruling.table.phase is Phase.PLAY and ruling.table.is_defender(wrong.seat):
        many = TooManyCards(wrong.number, wrong.seat, wrong.played, back, wrong.trick, at_once=False)
        exposed_in_restoring(many, wrong.quitted, ruling)
    ruling.orders(*missed(ruling.table, wrong.seat, wrong.trick, "67B2b", ruling))
    ruling.orders(Settled("67B3", wrong.number, Stage.RULED))
