"""Law 13 of 2007: Incorrect number of cards: a card seen before anybody with a wrong hand had called."""

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.game.table import Review, ReviewOf
from bridgetable.laws import law_13_incorrect_number as law_13
from bridgetable.laws.common.no_result import artificial, perhaps_penalised
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BoardCancelled, Reserved
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_13.no_call_made, "13C", "13D1", "13D2")
def no_call_made(wrong: law_13.IncorrectNumber, ruling: Ruling) -> None:
    """Nobody with a wrong number has called: put right; a card seen may be harmless, or end the board."""
    ruling.says(Msg("No player with a wrong number of cards has called."), "13A1")
    if not wrong.seen and not has_seen(ruling):
        law_13.put_right("13A1", wrong, ruling, seen=False)
        ruling.says(Msg("The board is played normally."), "13A1")
    elif could_interfere(ruling):
        ruling.orders(BoardCancelled("13D2"))
        artificial("13D2", tuple(Side), ruling)
        perhaps_penalised("13D2", ruling)
    else:
        law_13.put_right("13A2", wrong, ruling, seen=True)
        ruling.says(Msg("The board is played; whether what was seen mattered is judged after play."), "13A2")
        ruling.orders(Reserved("13A2", Review(ReviewOf.CARDS_SEEN, wrong.number)))


@EDITION.clause("13C", "13D1", "13D2")
def has_seen(ruling: Ruling) -> bool:
    """Establish whether a player has seen a card of another's hand."""
    no = Option("no", Msg("No"), (Msg("The board is played normally."),), ("13A1",))
    yes = Option("yes", Msg("Yes"), (Msg("Then it matters whether it could interfere."),), ("13A2", "13D2"))
    return ruling.fact("13A1", Msg("Has a player seen a card of another’s hand?"), yes=yes, no=no)


@EDITION.clause("13D1", "13D2")
def could_interfere(ruling: Ruling) -> bool:
    """Ask the director whether what was seen could interfere with normal bidding or play."""
    no = Option("no", Msg("No"), (Msg("The board is played; perhaps the score is adjusted."),), ("13A2",))
    yes = Option("yes", Msg("Yes"), (Msg("Each side is given an artificial score by its fault."),), ("13D2",))
    question = Msg("Could what was seen interfere with normal bidding or play?")
    return ruling.judge("13D2", question, (no, yes)) == "yes"
