"""Law 91: Penalties for order and discipline, and suspension."""

from bridgetable.game.messages import Msg
from bridgetable.game.penalties import For, Penalty
from bridgetable.game.seats import Seat
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_90_procedural_penalties import amounts
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Penalised
from bridgetable.rulings.ruling import Ruling

FINAL = Msg("A committee may only advise the director otherwise.")


def discipline_of(seat: Seat) -> Matter:
    """The matter of a disciplinary penalty for a player."""
    return matter("91", disciplinary_penalty, seat, rests_on=())


@clause("91A")
def disciplinary_penalty(seat: Seat, ruling: Ruling) -> None:
    """The director keeps order: so much of the score, or the rest of the session; what he decides is final."""
    ruling.says(Msg("The director considers a disciplinary penalty for {seat}.", seat=seat), "91A")
    fines = amounts(ruling.table, (1, 2, 4))
    offered = tuple(Option(fine.text, Msg("{fine}", fine=fine.in_words), (), ("91A",)) for fine in fines)
    out = Option("suspended", Msg("Suspension"), (Msg("For the rest of the session."),), ("91A",))
    question = Msg("What does it cost {seat}?", seat=seat)
    key = ruling.judge("91A", question, (*offered, out), (FINAL,))
    fine = next((one for one in fines if one.text == key), None)
    if fine is None:
        ruling.says(Msg("{seat} is suspended for the rest of the session.", seat=seat), "91A")
        ruling.says(Msg("To disqualify somebody the director needs the organiser’s approval."), "91B")
    else:
        ruling.orders(Penalised("91A", seat, Penalty(seat, fine, "91A", For.DISCIPLINE)))
    ruling.says(FINAL, "91A", "93B3")
