"""Law 90: Procedural penalties, given by the director in addition to any rectification."""

from bridgetable.game.messages import Msg
from bridgetable.game.penalties import Fine, FineUnit, Penalty, standard
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Penalised
from bridgetable.rulings.ruling import Ruling

OFFENCES = {
    "90B1": Msg("Arrived late"),
    "90B2": Msg("Played slowly"),
    "90B3": Msg("Discussed a board so that others heard"),
    "90B4": Msg("Compared scores without leave"),
    "90B5": Msg("Handled another player’s cards"),
    "90B6": Msg("Put cards into a wrong pocket"),
    "90B7": Msg("Made an adjusted score necessary"),
    "90B8": Msg("Did not obey a regulation or the director"),
    "90A": Msg("Delayed, obstructed or disturbed the game otherwise"),
}
"""The examples of the law, and what else there can be, by clause."""


def penalty_of(seat: Seat) -> Matter:
    """The matter of a procedural penalty for a player."""
    return matter("90", procedural_penalty, seat, rests_on=())


@clause("90A", "90B")
def procedural_penalty(seat: Seat, ruling: Ruling) -> None:
    """The director asks himself what the player did and what it costs: a warning, or so much of the score."""
    ruling.says(Msg("The director considers a procedural penalty for {seat}.", seat=seat), "90A")
    options = tuple(Option(cite, words, (), (cite,)) for cite, words in OFFENCES.items())
    cite = ruling.judge("90B", Msg("What has {seat} done?", seat=seat), options)
    warning = Option("warning", Msg("A warning"), (Msg("Usual the first time."),), (cite,))
    fines = amounts(ruling.table, (1, 2))
    offered = tuple(Option(fine.text, Msg("{fine}", fine=fine.in_words), (), (cite,)) for fine in fines)
    question = Msg("What does it cost {side}?", side=seat.side)
    key = ruling.judge("90A", question, (warning, *offered), about_the_amount(ruling))
    fine = next((one for one in fines if one.text == key), None)
    if fine is None:
        ruling.says(Msg("{seat} is warned.", seat=seat), cite)
    else:
        ruling.orders(Penalised(cite, seat, Penalty(seat, fine, cite)))


@varies
def about_the_amount(ruling: Ruling) -> tuple[Msg, ...]:  # noqa: ARG001 -- another edition names an amount
    """The guidance on what a penalty costs."""
    return (Msg("Nobody else gains by it, and it comes on top of any rectification."),)


def amounts(table: Table, multiples: tuple[int, ...]) -> tuple[Fine, ...]:
    """So many times the usual penalty in the form of scoring, or in every form where the table does not tell it."""
    return tuple(standard(unit, n) for unit in units_of(table) for n in multiples)


def units_of(table: Table) -> tuple[FineUnit, ...]:
    """The units in which a side can be penalised where the form of scoring is known; else all of them."""
    if table.contest.field:
        return (FineUnit.PERCENT,)
    return (FineUnit.IMPS, FineUnit.VPS) if table.contest.is_in_imps else tuple(FineUnit)
