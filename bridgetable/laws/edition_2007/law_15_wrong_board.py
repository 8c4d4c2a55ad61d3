"""Laws 15 and 17D of 2007: a wrong board, where the calls of an auction cut short are repeated; and a wrong hand."""

from bridgetable.game.auction import Made
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.laws import law_15_wrong_board as law_15
from bridgetable.laws.common import calls
from bridgetable.laws.common.no_result import artificial, perhaps_penalised
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_17_auction_period import in_auction_period
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BoardCancelled, Settled
from bridgetable.rulings.ruling import Ruling

# --- a hand of another board (17D) ------------------------------------------------------------------------------------


@EDITION.instead_of(law_15.not_played, "17D2")
def not_played(cite: str, wrong: law_15.WrongCards, ruling: Ruling) -> None:
    """The director awards artificial scores."""
    ruling.orders(BoardCancelled(cite))
    artificial(cite, tuple(Side), ruling)


@EDITION.instead_of(law_15.calls_again, "17D1", "17D2")
def calls_again(wrong: law_15.WrongCards, ruling: Ruling) -> None:
    """The offender looks at the right cards and calls again: as he likes, unless LHO has called over the first call."""
    first, *later = law_15.takes_right_cards(wrong, ruling)
    over = next((m for m in later if m.seat is wrong.seat.lho), None)
    ruling.says(Msg("{seat} looks at the right cards and calls again.", seat=wrong.seat), "15A2b")
    if over is None:
        calls.taken_back(wrong.seat, first.call, ruling)
    elif not is_same_again(wrong, first, over, ruling):
        not_played("15A2a", wrong, ruling)
    if not law_15.has_been_played(wrong, ruling):
        words = "On board {board} {seat} must call {call} again, or the score there is adjusted."
        ruling.says(Msg(words, board=wrong.board, seat=wrong.seat, call=first.call), "15A3")


@EDITION.clause("17D2")
def is_same_again(wrong: law_15.WrongCards, first: Made, over: Made, ruling: Ruling) -> bool:
    """True where the offender makes the same call on his own cards, and they fit it: LHO must then repeat his."""
    words = "{lho} has called {call} over it: only if the same call comes again can the board be played."
    ruling.says(Msg(words, lho=over.seat, call=over.call), "15A2a")
    admits = calls.before_call(ruling.table, wrong.place).auction.reached.admits
    legal = tuple(c for c in calls.EVERY_CALL if admits(wrong.seat, c))
    question = Msg("What does {seat} call on the right cards?", seat=wrong.seat)
    new = calls.asked_to_call(wrong.seat, "15A2a", question, calls.call_options(legal, ("15A2a",)), ruling)
    calls.make("15A2a", wrong.seat, new, ruling)
    since = len(ruling.table.auction.made)
    if new != first.call:
        words = "{seat} now calls {new} and not {old}: the board is not played."
        ruling.says(Msg(words, seat=wrong.seat, new=new, old=first.call), "15A2a")
        return False
    if not fits(wrong, first, over, ruling):
        return False
    repeats(over, since, ruling)
    return True


@EDITION.clause("17D2")
def repeats(over: Made, since: int, ruling: Ruling) -> None:
    """LHO makes his call again, unless he has done so since this place of the record, or has lost his turn."""
    at = calls.place_called_since(ruling.looks_again(), over.seat, since)
    if at is None:
        if ruling.table.turn is over.seat:
            calls.make("15A2a", over.seat, over.call, ruling)
    elif ruling.table.auction.made[at].call != over.call:
        calls.cancel_after("15A2a", at, ruling)
        calls.substitute("15A2a", at, over.call, ruling)
        calls.settle_all_at(at, "15A2a", ruling)


@EDITION.clause("17D2")
def fits(wrong: law_15.WrongCards, first: Made, over: Made, ruling: Ruling) -> bool:
    """The director judges whether the call means much the same as before, and is no psyche on the right cards."""
    again = Msg("{lho} must call {call} again, and the auction goes on.", lho=over.seat, call=over.call)
    yes = Option("yes", Msg("Yes"), (again,), ("15A2a",))
    by_fault = Msg("The board is not played: each side is given an artificial score by its fault.")
    no = Option("no", Msg("No: psychic, or much different in meaning"), (by_fault,), ("15A2a",))
    criteria = (Msg("By the methods of {side}; a point or a card more or less does not matter.", side=wrong.seat.side),)
    question = Msg("Do the right cards reasonably fit {call}?", call=first.call)
    return ruling.judge("15A2a", question, (yes, no), criteria) == "yes"


# --- the whole board (15) ---------------------------------------------------------------------------------------------


@EDITION.instead_of(law_15.wrong_board, "15A1", "15A2", "15B", "15C")
def wrong_board(wrong: Irregularity, ruling: Ruling) -> None:
    """A board is played that was not meant for these contestants in this round."""
    ruling.says(Msg("This board is not the one to be played now."), "15")
    if in_auction_period(ruling.table):
        found_in_the_auction(ruling)
    elif played_before(ruling):
        ruling.orders(BoardCancelled("15B1"))
        artificial("15B1", tuple(Side), ruling)
    else:
        ruling.says(Msg("None of the four had played it: normally the score stands."), "15B2")
        ruling.says(Msg("The director may have both pairs play the right board later."), "15A2")
    ruling.orders(Settled("15", wrong.number, Stage.RULED))


@EDITION.clause("15A1", "15B")
def played_before(ruling: Ruling) -> bool:
    """Establish whether one of the four had played the board before."""
    gone = Msg("The board is cancelled; who is deprived of a score gets an artificial one.")
    yes = Option("yes", Msg("Yes"), (gone,), ("15B1",))
    no = Option("no", Msg("No"), (Msg("Normally the score stands."),), ("15B2",))
    return ruling.fact("15B1", Msg("Had any of the four played it before?"), yes=yes, no=no)


@EDITION.clause("15C")
def found_in_the_auction(ruling: Ruling) -> None:
    """The auction is cancelled and begins anew with the right players, who must repeat what was called."""
    ruling.says(Msg("The auction is cancelled. The right players are seated and told their rights."), "15C")
    ruling.says(Msg("A second auction begins; whoever stays must repeat what he called in the first."), "15C")
    same = Msg("The auction and play go on normally.")
    yes = Option("yes", Msg("Yes, call for call"), (same,), ("15C",))
    no = Option("no", Msg("No"), (Msg("The board is cancelled."),), ("15C",))
    question = Msg("Is every call of the first auction repeated in the second?")
    if ruling.fact("15C", question, yes=yes, no=no):
        return
    ruling.orders(BoardCancelled("15C"))
    artificial("15C", tuple(Side), ruling)
    ruling.says(Msg("Who has tried to prevent normal play of the board may be penalised."), "15C")
    perhaps_penalised("15C", ruling)
