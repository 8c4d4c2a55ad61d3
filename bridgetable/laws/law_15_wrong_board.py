"""Law 15: Wrong board or hand."""

from bridgetable.game.auction import Made
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.calls import GONE, cancel, cancel_after
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import artificial, no_result, perhaps_penalised
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.law_86_team_play import scored_by_fault
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BoardCancelled, CardsExchanged, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class WrongCards:
    """A player who holds cards of another board: whose, of which board, and the place of his first call on them."""

    # `place` is -1 when he has not called; `partner_called` tells that his partner has called since; `begun` that the
    # hands are being played, or have been.
    number: int
    seat: Seat
    board: int
    place: int
    partner_called: bool
    begun: bool


def of_wrong_cards(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a player who holds the cards of another board, while he does."""
    held = next((m for m in table.misheld if m.seat is one.seat), None)
    if held is None or table.cancelled:
        return None
    later = [(at, m) for at, m in enumerate(table.auction.made) if at >= one.after and m.standing not in GONE]
    place = next((at for at, m in later if m.seat is one.seat), -1)
    partner = place >= 0 and has_partner_called(table, one.seat, place)
    begun = table.phase not in {Phase.AUCTION, Phase.CLARIFICATION}
    subject = WrongCards(one.number, one.seat, held.board, place, partner, begun)
    return matter("15", cards_from_wrong_board, subject, one.number)


@varies
@clause("15A2a")
def has_partner_called(table: Table, seat: Seat, place: int) -> bool:
    """True where partner has called since the call at this place of the record, which ends the board."""
    return any(m.seat is seat.partner and m.standing not in GONE for m in table.auction.made[place + 1 :])


@clause("15A1")
def cards_from_wrong_board(wrong: WrongCards, ruling: Ruling) -> None:
    """A player has called on cards of another board: his call and all since are cancelled."""
    ruling.says(Msg("{seat} holds the cards of board {board}.", seat=wrong.seat, board=wrong.board), "15A1")
    if wrong.place < 0:
        ruling.says(Msg("He has not called: he takes the right cards."), "15A1")
        ruling.orders(CardsExchanged("15A1", wrong.seat))
    elif wrong.partner_called:
        ruling.says(Msg("{partner} has called since: the board is not played.", partner=wrong.seat.partner), "15A2a")
        not_played("15A2a", wrong, ruling)
    elif wrong.begun:
        ruling.says(Msg("The hands have been played: no rectification leads to normal play."), "12A2")
        not_played("12A2", wrong, ruling)
    else:
        calls_again(wrong, ruling)
    if wrong.place >= 0:
        perhaps_penalised("15A4", ruling)
    ruling.orders(Settled("15A1", wrong.number, Stage.RULED))


@varies
@clause("15A2a")
def not_played(cite: str, wrong: WrongCards, ruling: Ruling) -> None:
    """The director adjusts the score."""
    no_result(cite, wrong.seat.side.other, ruling)


@varies
@clause("15A2b", "15A2c")
def calls_again(wrong: WrongCards, ruling: Ruling) -> None:
    """The calls are cancelled, and the offender looks at the right cards and calls again."""
    for made in takes_right_cards(wrong, ruling):
        ruling.orders(not_for(wrong.seat.side, made.seat, made.call, "15A2c"))
    ruling.says(Msg("{seat} looks at the right cards and calls again.", seat=wrong.seat), "15A2b")
    if not has_been_played(wrong, ruling):
        words = "On board {board} he must make the same call again, or the score there is adjusted."
        ruling.says(Msg(words, board=wrong.board), "15A3")


def takes_right_cards(wrong: WrongCards, ruling: Ruling) -> tuple[Made, ...]:
    """The calls that are cancelled, his first; he has the right cards now."""
    counted = tuple(m for m in ruling.table.auction.made[wrong.place :] if m.standing not in GONE)
    cancel_after("15A1", wrong.place, ruling)
    cancel("15A1", wrong.place, ruling)
    ruling.orders(CardsExchanged("15A2b", wrong.seat))
    return counted


@clause("15A3")
def has_been_played(wrong: WrongCards, ruling: Ruling) -> bool:
    """Establish whether he has played the other board already."""
    question = Msg("Has {seat} played board {board} already?", seat=wrong.seat, board=wrong.board)
    yes = Option("yes", Msg("Yes"), (), ("15A2b",))
    no = Option("no", Msg("No, it is still to come"), (Msg("The director watches its auction."),), ("15A3",))
    return ruling.fact("15A3", question, yes=yes, no=no)


# --- the whole board -------------------------------------------------------------------------------------------------


def of_wrong_board(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a wrong board, unless it is done with."""
    return None if table.cancelled else matter("15", wrong_board, one, one.number)


@varies
@clause("15B", "86B2")
def wrong_board(wrong: Irregularity, ruling: Ruling) -> None:
    """A board is being played that is not designated for this round; Law 15B rules on pairs and individuals alone."""
    ruling.says(Msg("This board is not the one to be played now."), "15B")
    teams = ruling.table.contest.is_of_teams
    (in_team_play if teams else counts_unless_played_before)(ruling)
    ruling.orders(Settled("86B2" if teams else "15B1", wrong.number, Stage.RULED))


@clause("82B2", "86B2")
def in_team_play(ruling: Ruling) -> None:
    """In a match of teams it is played on where its result can be compared; else Law 86B scores it (15B, footnote)."""
    played_on = Msg("It is played to its end, and compared.")
    yes = Option("yes", Msg("Yes, both tables can play it"), (played_on,), ("82B2",))
    no = Option("no", Msg("No"), (Msg("Each side is scored by its fault."),), ("86B2",))
    question = Msg("Can its result be compared in this match?")
    if ruling.judge("86B2", question, (yes, no)) == "yes":
        ruling.says(played_on, "82B2")
    else:
        scored_by_fault(ruling)


@clause("15B1", "15B2", "15B3")
def counts_unless_played_before(ruling: Ruling) -> None:
    """It is played to its end and counts, unless one of the four has played it before."""
    played = Msg("The board is cancelled for both sides.")
    not_played_before = Msg("It is played to its end, and the score counts.")
    yes = Option("yes", Msg("Yes"), (played,), ("15B1", "15B3"))
    no = Option("no", Msg("No"), (not_played_before,), ("15B2",))
    if ruling.fact("15B1", Msg("Has any of the four played it before?"), yes=yes, no=no):
        ruling.orders(BoardCancelled("15B1"))
        artificial("15B3", tuple(Side), ruling)
    else:
        ruling.says(Msg("It is played to its end and scored; the right board may be played later."), "15B2")
        ruling.says(Msg("Who can no longer play it in his turn gets an artificial score."), "15B3")
