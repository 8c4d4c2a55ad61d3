"""Law 25A of 2007: A call that was not intended: changed without pause for thought, once its player notices it."""

from bridgetable.game.calls import Call
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.laws import law_25_unintended_call as law_25
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

UNINTENDED = Option("yes", Msg("Yes, he never wanted it"), (Msg("Then it matters whether he paused."),), ("25A1",))
INTENDED = Option(
    "no",
    Msg("No: he did want it, if only for a moment"),
    (Msg("Also when he lost track, or changed his mind."),),
    ("25A1",),
)


@EDITION.instead_of(law_25.was_a_slip, "25A1")
def was_a_slip(seat: Seat, call: Call, ruling: Ruling) -> bool:
    """Establish whether the player never wanted this call, and changed it without pause once he noticed it."""
    if not ruling.fact("25A", law_25.slip_question(seat, call), yes=UNINTENDED, no=INTENDED):
        ruling.says(Msg("The call was intended."), "25A")
        return False
    return without_pause(seat, call, ruling)


@EDITION.instead_of(law_25.is_called_a_slip, "25A1")
def is_called_a_slip(seat: Seat, call: Call, ruling: Ruling) -> bool:
    """True where somebody says that the player never wanted this call, and he changed it without pause."""
    is_said = law_25.is_said_to_be_a_slip(seat, call, ruling, yes=UNINTENDED, no=INTENDED)
    return is_said and without_pause(seat, call, ruling)


@EDITION.clause("25A1")
def without_pause(seat: Seat, call: Call, ruling: Ruling) -> bool:
    """Establish whether he changed this call, or tried to, without pause for thought from when he noticed it."""
    stands = Msg("The call meant stands, and nobody is restricted.")
    yes = Option("yes", Msg("Yes, as soon as he noticed it"), (stands,), ("25A1",))
    no = Option("no", Msg("No, he thought about it"), (Msg("It may not be changed."),), ("25A1",))
    question = Msg("Did {seat} change {call}, or try to, without pause for thought?", seat=seat, call=call)
    if ruling.fact("25A1", question, yes=yes, no=no):
        return True
    ruling.says(Msg("He paused for thought: the call stands."), "25A1")
    return False
