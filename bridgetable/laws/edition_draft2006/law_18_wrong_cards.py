"""Law 18D to 18J of the draft of 2006: Cards of a wrong board, a wrong number of them, and a wrong board."""

from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.game.table import Review, ReviewOf
from bridgetable.laws import law_13_incorrect_number as law_13
from bridgetable.laws import law_14_missing_card as law_14
from bridgetable.laws import law_15_wrong_board as law_15
from bridgetable.laws.common.calls import GONE, cancel
from bridgetable.laws.common.no_result import artificial, no_result, perhaps_penalised
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_17_auction_period import in_auction_period
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BoardCancelled, FoundCard, Reserved, Settled
from bridgetable.rulings.ruling import Ruling

# --- a hand of another board (18D) ------------------------------------------------------------------------------------


# True where partner has called since, which would end the board: nobody’s call does.
EDITION.has(law_15.has_partner_called, "18D", value=False)


@EDITION.instead_of(law_15.calls_again, "18D")
def calls_again(wrong: law_15.WrongCards, ruling: Ruling) -> None:
    """All is cancelled from his call on, and he calls again; what the others called is not for his side."""
    for made in law_15.takes_right_cards(wrong, ruling):
        if made.seat is not wrong.seat:
            ruling.orders(not_for(wrong.seat.side, made.seat, made.call, "D18D"))
    ruling.says(Msg("{seat} looks at the right cards and calls again.", seat=wrong.seat), "D18D")
    ruling.orders(Reserved("D18D", Review(ReviewOf.AWARENESS, wrong.number)))


# --- a wrong number of cards (18E to 18H) -----------------------------------------------------------------------------


@EDITION.instead_of(law_13.cannot_be_played, "18E1")
def cannot_be_played(wrong: law_13.IncorrectNumber, ruling: Ruling) -> None:
    """It is not safe to go on: the score is artificial."""
    ruling.orders(BoardCancelled("D18E1"))
    artificial("D18E1", tuple(Side), ruling)
    perhaps_penalised("D18E1", ruling)


@EDITION.instead_of(law_13.no_call_made, "18E2", "18H2")
def no_call_made(wrong: law_13.IncorrectNumber, ruling: Ruling) -> None:
    """Nobody has called with a wrong hand: it is corrected, or dealt again if it was dealt wrongly."""
    ruling.says(Msg("No player with a wrong number of cards has called."), "D18E2")
    right = Option("corrected", Msg("Corrected"), (Msg("By the records, or by who has played it."),), ("D18E2",))
    anew = Option("anew", Msg("Dealt again"), (Msg("It was dealt wrongly."),), ("D18E2", "D15C1"))
    criteria = (Msg("Where copies of the deal are in use there need be no new deal."),)
    if ruling.judge("D18E2", Msg("Is the board corrected, or dealt again?"), (right, anew), criteria) == "anew":
        ruling.orders(BoardCancelled("D18E2"))
    else:
        law_13.put_right("D18E2", wrong, ruling, seen=True)
        may_matter_later(wrong, ruling)


@EDITION.instead_of(law_13.may_matter_later, "18F1", "18F2")
def may_matter_later(wrong: law_13.IncorrectNumber, ruling: Ruling) -> None:
    """Put right: whether what a player has seen of another's hand may matter, and is looked at after play."""
    no = Option("no", Msg("No, or nobody saw any"), (Msg("The board is played."),), ("D18F1",))
    later = (Msg("The board is played; the score is adjusted if it mattered."),)
    yes = Option("yes", Msg("Perhaps significantly"), later, ("D18F2",))
    question = Msg("Does it matter what players have seen of another’s hand?")
    if ruling.judge("D18F1", question, (no, yes)) == "yes":
        ruling.orders(Reserved("13A2", Review(ReviewOf.CARDS_SEEN, wrong.number)))
        perhaps_penalised("D18F2", ruling)


@EDITION.instead_of(law_14.hand_is_short, "18G1")
def hand_is_short(missing: Irregularity, ruling: Ruling) -> None:
    """A hand is short: it is completed and played, or else the score is adjusted or the board cancelled."""
    seat, card = missing.seat, missing.cards[0]
    ruling.says(Msg("{seat} has only twelve cards, and nobody has too many.", seat=seat), "D18G1")
    restored = Msg("{card} goes back to {seat:s} hand.", card=card, seat=seat)
    options = (
        Option("corrected", Msg("Yes"), (restored,), ("D18G1",)),
        Option("adjusted", Msg("No: adjust the score"), (), ("D18G1",)),
        Option("cancelled", Msg("No: cancel the board"), (), ("D18G1",)),
    )
    key = ruling.judge("D18G1", Msg("Can the hand be completed?"), options)
    if key == "corrected":
        ruling.orders(FoundCard("D18G1", seat, card))
        law_14.calls_stand(missing, ruling)
    elif key == "adjusted":
        no_result("D18G1", seat.side.other, ruling)
    else:
        ruling.orders(BoardCancelled("D18G1"))
    ruling.orders(Settled("D18G1", missing.number, Stage.RULED))


# --- a wrong board (18I, 18J) -----------------------------------------------------------------------------------------


@EDITION.instead_of(law_15.wrong_board, "18I", "18J1", "18J2")
def wrong_board(wrong: Irregularity, ruling: Ruling) -> None:
    """A board is played that was not meant for these players now; in the auction it begins anew."""
    ruling.says(Msg("This board is not the one to be played now."), "D18I")
    if in_auction_period(ruling.table):
        begins_anew(ruling)
    else:
        law_15.counts_unless_played_before(ruling)
    ruling.orders(Settled("D18I", wrong.number, Stage.RULED))


@EDITION.clause("18J2")
def begins_anew(ruling: Ruling) -> None:
    """The right players are seated and bid anew; the first auction is not for the side that took part in it."""
    ruling.says(Msg("The auction is cancelled. The right players are seated and begin anew, free to bid."), "D18J2")
    options = tuple(Option(str(side), Msg("{side}", side=side), (), ("D18J2",)) for side in Side)
    stays = Side[ruling.judge("D18J2", Msg("Which side stays at the table?"), options)]
    first = [(at, made) for at, made in enumerate(ruling.table.auction.made) if made.standing not in GONE]
    for at, _ in reversed(first):
        cancel("D18J2", at, ruling)
    for _, made in first:
        ruling.orders(not_for(stays, made.seat, made.call, "D18J2"))
    ruling.says(
        Msg("{side} may not use the first auction, and {other} are not told of it.", side=stays, other=stays.other),
        "D18J2",
    )
    words = "A result that suffers by it is adjusted; a newcomer’s call without bridge reason is a violation."
    ruling.says(Msg(words), "D18J2")
    ruling.orders(Reserved("D18J2", Review(ReviewOf.APPLICATION)))
