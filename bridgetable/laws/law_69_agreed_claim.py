"""Law 69: Agreed claim or concession."""

from bridgetable.game.claims import ClaimStage
from bridgetable.game.irregularities import Moment
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws import law_70_lines
from bridgetable.laws.law_12_assigned_score import tricks_options
from bridgetable.laws.law_63_establishment import CALLED_NEXT
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.ruling import Ruling


@clause("69A")
def is_in_time(table: Table, claim: Claimed, seat: Seat) -> bool:
    """True where this player can still object to an opponent's claim to which his side has agreed."""
    over = {CALLED_NEXT[seat.side], Moment.ROUND_ENDED, Moment.CORRECTION_OVER}
    return seat.side is not claim.seat.side and not table.moments & over


@frozen
class AgreementWithdrawn:
    """A side takes back its agreement: who says so, his words, whose claim, and how many tricks it conceded to it."""

    # `theirs` are the tricks (0 to 13) of those left that his side has by the claim; `left` is how many were left.
    seat: Seat
    words: str
    claimer: Seat
    theirs: int
    left: int
    too_late: bool


def agreement_withdrawn_of(table: Table, claim: Claimed) -> AgreementWithdrawn:
    """The facts when an opponent of the claimer withdraws his agreement."""
    last = claim.objections[-1]
    theirs = claim.tricks_for(last.seat.side, table.tricks_left)
    late = Moment.CORRECTION_OVER in table.moments
    return AgreementWithdrawn(last.seat, last.words, claim.seat, theirs, table.tricks_left, late)


@clause("69B")
def agreement_withdrawn(taken: AgreementWithdrawn, ruling: Ruling) -> None:
    """A side that has agreed to a claim withdraws its agreement."""
    side = taken.seat.side
    ruling.says(Msg("{seat} withdraws the agreement of {side:short} to the claim.", seat=taken.seat, side=side), "69B")
    if taken.words:
        ruling.says(Msg("{seat}: “{words}”", seat=taken.seat, words=taken.words))
    if taken.too_late:
        too_late("69B", ruling)
    elif taken.theirs == taken.left:
        stands("69B", ruling)
    elif was_won(taken, ruling):
        more(taken, "69B1", ruling)
    elif would_likely_have_won(taken, ruling):
        more(taken, "69B2", ruling)
    else:
        stands("69B", ruling)


def too_late(cite: str, ruling: Ruling) -> None:
    """The correction period is over, and the claim stands as it was."""
    ruling.says(Msg("The correction period is over: the score stands."), "79C")
    stands(cite, ruling)


def stands(cite: str, ruling: Ruling) -> None:
    """The claim stands as it was agreed."""
    claim = ruling.table.claim
    if claim is not None:
        ruling.orders(ClaimBecomes(cite, evolve(claim, stage=ClaimStage.AGREED)))


@clause("69B1")
def was_won(taken: AgreementWithdrawn, ruling: Ruling) -> bool:
    """Find out whether the side had in fact won a trick that it agreed to have lost."""
    side = taken.seat.side
    question = Msg("Had {side} in fact won a trick that they agreed to lose?", side=side)
    yes = Option("yes", Msg("Yes"), (Msg("The trick goes to {side}.", side=side),), ("69B1",))
    return ruling.fact("69B1", question, yes=yes, no=Option("no", Msg("No"), (), ("69B",)))


@varies
@clause("69B2")
def would_likely_have_won(taken: AgreementWithdrawn, ruling: Ruling) -> bool:
    """The director judges whether the side would likely have won more had play gone on."""
    side = taken.seat.side
    no = Option("no", Msg("No, the score stands"), (Msg("The agreement stands."),), ("69B2",))
    yes = Option("yes", Msg("Yes, likely"), (Msg("{side} are given such a trick.", side=side),), ("69B2",))
    question = Msg("Would {side} likely have won more tricks had play gone on?", side=side)
    criteria = (
        Msg("Likely, not merely possible: they had agreed, so not every doubt goes against the claimer."),
        *law_70_lines.worst_words(ruling.table),
    )
    likely = law_70_lines.fewer_with_the_best(ruling.table)
    return ruling.judge("69B2", question, (yes, no) if likely else (no, yes), criteria) == "yes"


def more(taken: AgreementWithdrawn, cite: str, ruling: Ruling) -> None:
    """The director says how many of the tricks left the side gets, more than it had agreed to; never a share of one."""
    side, claim = taken.seat.side, ruling.table.claim
    tricks = taken.theirs + 1
    if tricks < taken.left:
        question = Msg("How many of the last {left:word} tricks do {side} get?", left=taken.left, side=side)
        options = tricks_options(range(tricks, taken.left + 1), side, cite)
        tricks = int(ruling.judge(cite, question, options, (Msg("Whole tricks; the score is never weighted."),)))
    if claim is not None:
        mine = tricks if claim.seat.side is side else taken.left - tricks
        ruling.orders(ClaimBecomes(cite, evolve(claim, tricks=mine, stage=ClaimStage.DECIDED)))
