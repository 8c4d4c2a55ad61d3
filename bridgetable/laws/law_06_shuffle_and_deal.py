"""Law 6: The shuffle and deal; when the cards are dealt anew."""

from itertools import pairwise

from bridgetable.game.conditions import DealFault
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import artificial, perhaps_penalised
from bridgetable.laws.law_02_boards import marked_otherwise
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BoardCancelled, Settled
from bridgetable.rulings.ruling import Ruling

HANDS = 4


def of_deal_fault(_table: Table, one: Irregularity) -> Matter:
    """The matter of a fault of the deal or of the board's marks."""
    fault = DealFault(one.words)
    if fault is DealFault.MARKINGS:
        return matter("2", marked_otherwise, one, one.number)
    return matter("6", no_result_stands if fault in NEVER else wrongly_dealt, one, one.number)


NEVER = frozenset({DealFault.UNSHUFFLED, DealFault.IMPORTED})


def has_begun(table: Table) -> bool:
    """True where the auction on the board has begun."""
    return bool(table.auction.made) or table.contract is not None


@clause("6B")
def is_dealt_apart(piles: tuple[int, ...], alike: tuple[int, int] = (1, 5)) -> bool:
    """True where cards dealt into these piles, in this order, never put two neighbours of the deck in one hand."""
    # With a fifth pile the two of `alike` come together in one hand.
    hands = [alike[0] if pile == alike[1] else pile for pile in piles]
    return all(one != other for one, other in pairwise(hands)) and len(set(hands)) <= HANDS


@clause("6D1")
def wrongly_dealt(found: Irregularity, ruling: Ruling) -> None:
    """Dealt wrongly, or a card possibly seen in the deal: before the auction there is a new shuffle and deal."""
    # The order in which the cards were dealt into piles numbered from 1, where that is told.
    piles = tuple(int(word) for word in found.required.split())
    seen = DealFault(found.words) is DealFault.SEEN
    if piles and is_dealt_apart(piles):
        ruling.says(Msg("No two neighbours of the pack came into one hand: dealt as the law allows."), "6B")
        ruling.orders(Settled("6B", found.number, Stage.LAPSED))
        return
    words = "Neighbours of the pack came into one hand." if piles else "The cards were not dealt as the law says."
    if seen:
        words = "In the shuffle or deal a player could have seen a card of another’s."
    ruling.says(Msg(words), "6D1" if seen else "6B")
    if has_begun(ruling.table):
        ruling.says(Msg("The auction has begun: this deal is played."), "6D1")
        if seen:
            ruling.says(
                Msg("Whoever saw a card tells the director: Law {law}.", law=ruling.table.book.number_of("16D")), "16D1"
            )
        ruling.orders(Settled("6D1", found.number, Stage.LAPSED))
        return
    instead_of_deal(found, ruling)


@varies
@clause("6D1")
def instead_of_deal(found: Irregularity, ruling: Ruling) -> None:
    """There is a new shuffle and deal."""
    dealt_anew("6D1", found.number, ruling)


def dealt_anew(cite: str, number: int, ruling: Ruling) -> None:
    """The deal is not played: there is a new shuffle and deal."""
    ruling.says(Msg("There is a new shuffle and deal."), cite)
    ruling.orders(BoardCancelled(cite), Settled(cite, number, Stage.RULED))


@clause("6D2")
def no_result_stands(found: Irregularity, ruling: Ruling) -> None:
    """Dealt from a sorted pack without a shuffle, or brought from another session: no result may stand."""
    begun, words = has_begun(ruling.table), "The cards were dealt from a sorted pack without a shuffle."
    if DealFault(found.words) is DealFault.IMPORTED:
        words = "The deal has been brought from another session."
    ruling.says(Msg(words), "6D2")
    if is_purpose_of_event(ruling):
        ruling.orders(Settled("6D2", found.number, Stage.LAPSED))
        return
    if not begun:
        dealt_anew("6D2", found.number, ruling)
        return
    ruling.says(Msg("No result may stand."), "6D2")
    ruling.orders(BoardCancelled("6D2"))
    artificial("6D2", tuple(Side), ruling)
    perhaps_penalised("6D2", ruling)
    ruling.orders(Settled("6D2", found.number, Stage.RULED))


@varies
@clause("6D2")
def is_purpose_of_event(ruling: Ruling) -> bool:
    """Establish whether the event is one in which deals are replayed."""
    yes = Option("yes", Msg("Yes"), (Msg("The result stands."),), ("6D2",))
    no = Option("no", Msg("No"), (Msg("No result may stand."),), ("6D2",))
    return ruling.fact("6D2", Msg("Is it the purpose of the event to replay deals?"), yes=yes, no=no)


# --- a new deal asked for ---------------------------------------------------------------------------------------------


@clause("6D3", "22B")
def may_be_dealt_anew(asked: Irregularity, ruling: Ruling) -> None:
    """The director may order a new deal for any lawful reason; a board passed out is never dealt anew."""
    table = ruling.table
    if table.phase is Phase.END and table.contract is None and not table.cancelled:
        words = "The board was passed out: the hands go back as they are, and it is not dealt again."
        ruling.says(Msg(words), "22B", "6D3")
        ruling.orders(Settled("22B", asked.number, Stage.LAPSED))
        return
    yes = Option("yes", Msg("Yes"), (Msg("A new shuffle and deal."),), ("6D3",))
    no = Option("no", Msg("No"), (Msg("The deal is played."),), ("6D3",))
    never = ruling.table.book.number_of("86A")
    criteria = (
        Msg("For any reason compatible with the Laws; normally not where copies of the deal are played."),
        Msg("At teams not when the other table has a result that could decide the match ({law}).", law=never),
    )
    if ruling.judge("6D3", Msg("Does the director order a new deal?"), (no, yes), criteria) == "yes":
        dealt_anew("6D3", asked.number, ruling)
    else:
        ruling.orders(Settled("6D3", asked.number, Stage.LAPSED))
