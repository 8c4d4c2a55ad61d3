"""Law 2: The duplicate boards; their markings."""

from bridgetable.game.boards import Board, dealer_of, vulnerability_of
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@clause("2")
def is_marked_rightly(board: Board) -> bool:
    """True where dealer and vulnerability are those of the board's number."""
    return (board.dealer, board.vulnerability) == (dealer_of(board.number), vulnerability_of(board.number))


@clause("2")
def marked_otherwise(wrong: Irregularity, ruling: Ruling) -> None:
    """A board that is in use counts as it is marked, for all who play it in that session."""
    board = ruling.table.board
    fields = {"number": board.number, "dealer": board.dealer, "vulnerable": board.vulnerability.value}
    if is_marked_rightly(board):
        words = "Board {number} is marked rightly: dealer {dealer}, vulnerable {vulnerable}."
        ruling.says(Msg(words, **fields), "2")
    else:
        words = "Board {number} is marked wrongly, but counts as marked: dealer {dealer}, vulnerable {vulnerable}."
        ruling.says(Msg(words, **fields), "2")
        ruling.says(Msg("That holds for the session: all scores compared must come from the same marks."), "2")
    ruling.orders(Settled("2", wrong.number, Stage.RULED))
