"""Law 7: Control of board and cards; counting them, and whose hands touch them."""

from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_13_incorrect_number import incorrect_number_of
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varying
from bridgetable.rulings.effects import ProceduralPenalty, Settled
from bridgetable.rulings.ruling import Ruling


def of_touched(table: Table, one: Irregularity) -> Matter | None:
    """The matter of another player's cards touched; declarer may play those of dummy."""
    if one.seat is table.declarer and Seat[one.required] is table.dummy:
        return None
    return matter("7", touched_cards, one, one.number)


@clause("7B2")
def did_not_count(handled: Irregularity, ruling: Ruling) -> None:
    """Each player counts thirteen cards face down before he looks at them, and looks at them before he calls."""
    ruling.says(Msg("{seat} did not count the cards face down before looking at them.", seat=handled.seat), "7B2")
    if incorrect_number_of(ruling.table, 0) is None:
        ruling.says(Msg("Every hand is right: the board goes on."), "7B2")
    else:
        ruling.says(Msg("A hand has a wrong number of cards: that is ruled on by itself."), "7B2", "13A")
    is_penalised("7B2", "90B7", handled, ruling)


@clause("7B3")
def touched_cards(handled: Irregularity, ruling: Ruling) -> None:
    """Nobody touches cards other than his own but by leave of an opponent or of the director."""
    ruling.says(Msg("{seat} touched cards of {owner}.", seat=handled.seat, owner=Seat[handled.required]), "7B3")
    yes = Option("yes", Msg("Yes"), (Msg("Nothing follows."),), ("7B3",))
    no = Option("no", Msg("No"), (Msg("Perhaps a procedural penalty."),), ("7B3", "90B5"))
    if ruling.fact("7B3", had_he_leave(ruling), yes=yes, no=no):
        ruling.orders(Settled("7B3", handled.number, Stage.LAPSED))
    else:
        is_penalised("7B3", "90B5", handled, ruling)


had_he_leave = varying(Msg("Had an opponent or the director given leave?"))
"""The question whether those who may allow it had done so."""


def is_penalised(cite: str, law: str, handled: Irregularity, ruling: Ruling) -> None:
    """Ask whether the player is given a procedural penalty."""
    no = Option("no", Msg("No"), (), (cite,))
    yes = Option("yes", Msg("Yes, a procedural penalty"), (), (law,))
    if ruling.judge(law, Msg("Is {seat} penalised?", seat=handled.seat), (no, yes)) == "yes":
        ruling.orders(ProceduralPenalty(law, handled.seat))
    ruling.orders(Settled(cite, handled.number, Stage.RULED))
