"""Laws 86C and 86D of 2007: A board that is not played here: a substitute, the other table's result, or by fault."""

from bridgetable.game.messages import Msg
from bridgetable.game.regulations import Elsewhere
from bridgetable.game.seats import Side
from bridgetable.laws import law_86_team_play as law_86
from bridgetable.laws.common.no_result import artificial
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BoardCancelled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_86.is_clearly_favourable, "86D")
def is_clearly_favourable(ruling: Ruling) -> bool:
    """Ask whether the result at the other table clearly favours a team; by regulation only one that is not at fault."""
    points = ruling.table.contest.other_table
    if points is None:
        return False
    found = Msg("{side:short} have {points} there.", side=Side.NS, points=f"{points:+d}".replace("-", "−"))
    none = Option("no", Msg("No"), (Msg("Each side is scored by its fault."),), ("12C2a",))
    teams = (
        Option(str(side), Msg("Yes, to the team of {side} here", side=side), (TEAM_MATES,), ("86B1",)) for side in Side
    )
    question = Msg("Is the result at the other table clearly favourable to one team?")
    by_regulation = ruling.table.regulations.elsewhere is Elsewhere.INNOCENT
    criteria = (found, UNUSUAL) if by_regulation else (found, UNUSUAL, LESS_WEIGHT)
    key = ruling.judge("86B1", question, (none, *teams), criteria)
    return key != none.key and not (by_regulation and has_spoilt_it(Side[key], ruling))


TEAM_MATES = Msg("Their team-mates have it at the other table, in the other direction.")
UNUSUAL = Msg("It must be unusual: a couple of undoubled overtricks are not.")

LESS_WEIGHT = Msg("Where that team itself spoilt the board here, its result may have a smaller weight.")


@EDITION.clause("86D")
def has_spoilt_it(side: Side, ruling: Ruling) -> bool:
    """By regulation, ask whether the team that has the good result is itself to blame for what happened here."""
    yes = Option("yes", Msg("Yes"), (Msg("No result is assigned: each side is scored by its fault."),), ("12C2a",))
    no = Option("no", Msg("No"), (Msg("A result is assigned here that reflects the other table’s."),), ("86B1",))
    question = Msg("Did the team of {side} cause that the board cannot be played here?", side=side)
    criteria = (Msg("The other team, an outside influence or bad luck: then the good result is theirs to keep."),)
    return ruling.judge("86B1", question, (no, yes), criteria) == "yes"


@EDITION.instead_of(law_86.scored_by_fault, "86C", "86D")
def scored_by_fault(ruling: Ruling) -> None:
    """Results cannot be compared: a substitute board, or the scores of any board without a result."""
    ruling.orders(BoardCancelled("12C2a"))
    by_fault = Option("no", Msg("No"), (Msg("Each side is scored by its fault."),), ("12C2a",))
    if not law_86.is_replaced("86A", by_fault, ruling):
        artificial("12C2a", tuple(Side), ruling)
