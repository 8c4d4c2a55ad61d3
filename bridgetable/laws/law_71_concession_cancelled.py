"""Law 71: Concession cancelled."""

from bridgetable.game.claims import ClaimStage
from bridgetable.game.endings.ending import Line
from bridgetable.game.irregularities import Moment
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.law_12_assigned_score import tricks_options
from bridgetable.laws.law_69_agreed_claim import stands, too_late
from bridgetable.laws.law_70_lines import considered_of
from bridgetable.laws.law_70_words import choice_words, lost_words
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes, LineAbout, LineShown
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@frozen
class ConcessionWithdrawn:
    """A side takes back its own concession: who says so, his words, the tricks it kept, those left, and the search."""

    # `kept` (0 to 13) of the `left` are what the side has by its claim; `line` is its worst line, where that is known.
    seat: Seat
    words: str
    kept: int
    left: int
    too_late: bool
    line: Line | None


def concession_withdrawn_of(table: Table, claim: Claimed) -> ConcessionWithdrawn:
    """The facts when a player of the side that claimed withdraws its concession of the other tricks."""
    last = claim.objections[-1]
    considered = considered_of(table, claim)
    late = Moment.CORRECTION_OVER in table.moments
    line = None if considered is None or late else considered.line
    return ConcessionWithdrawn(last.seat, last.words, claim.tricks, table.tricks_left, late, line)


@clause("71")
def concession_withdrawn(taken: ConcessionWithdrawn, ruling: Ruling) -> None:
    """A concession stands, unless the trick had been won or could not be lost by any normal play."""
    side, lost = taken.seat.side, taken.left - taken.kept
    words = "{seat} withdraws the concession by {side:short} of {lost:word} of the last {left:word} tricks."
    if not lost:
        words = "{seat} withdraws a concession, but {side:short} conceded none of the last {left:word} tricks."
    ruling.says(Msg(words, seat=taken.seat, side=side, lost=lost, left=taken.left), "71")
    if taken.words:
        ruling.says(Msg("{seat}: “{words}”", seat=taken.seat, words=taken.words))
    if taken.too_late:
        too_late("71", ruling)
    elif not lost:
        stands("71", ruling)
    elif had_been_won(taken, ruling):
        given(taken, taken.kept + 1, "71A", ruling)
    else:
        could_not_be_lost(taken, ruling)


@clause("71A")
def had_been_won(taken: ConcessionWithdrawn, ruling: Ruling) -> bool:
    """Find out whether the side had in fact won a trick that it conceded."""
    side = taken.seat.side
    question = Msg("Had {side} in fact won a trick that they conceded?", side=side)
    yes = Option("yes", Msg("Yes"), (Msg("The trick goes back to {side}.", side=side),), ("71A",))
    return ruling.fact("71A", question, yes=yes, no=Option("no", Msg("No"), (), ("71",)))


@clause("71B")
def could_not_be_lost(taken: ConcessionWithdrawn, ruling: Ruling) -> None:
    """The director judges, by what the search finds, whether a conceded trick could be lost by any normal play."""
    side, line = taken.seat.side, taken.line
    lost = Option("could", Msg("It could be lost"), (Msg("The concession stands."),), ("71B",))
    safe = Option("could not", Msg("It could not"), (Msg("The trick goes back to {side}.", side=side),), ("71B",))
    criteria: tuple[Msg, ...] = (Msg("Normal includes careless and inferior play, for a player of this class."),)
    options = (lost, safe)
    if line is not None and line.exact:
        ruling.orders(LineShown("71B", line.plays, LineAbout.NORMAL))
        found = "The worst line that was found gives {side:short} {tricks} of the last {left}."
        criteria = (Msg(found, side=side, tricks=line.tricks, left=taken.left), *how(taken, line), *criteria)
        options = (safe, lost) if line.tricks > taken.kept else (lost, safe)
    if ruling.judge("71B", Msg("Could a trick conceded be lost by any normal play?"), options, criteria) == "could":
        stands("71B", ruling)
    else:
        given(taken, max(taken.kept + 1, 0 if line is None else line.tricks), "71B", ruling)


def how(taken: ConcessionWithdrawn, line: Line) -> tuple[Msg, ...]:
    """The way in which the worst line loses tricks."""
    choice = () if line.choice is None else (choice_words(line.choice, taken.left),)
    return (*choice, lost_words(line, taken.seat.side, taken.left))


def given(taken: ConcessionWithdrawn, found: int, cite: str, ruling: Ruling) -> None:
    """The director says how many of the tricks left the side gets, more than it kept; never a share of one."""
    side, claim, least = taken.seat.side, ruling.table.claim, taken.kept + 1
    tricks = found
    if least < taken.left:
        numbers = (found, *(n for n in range(least, taken.left + 1) if n != found))
        question = Msg("How many of the last {left:word} tricks do {side} get?", left=taken.left, side=side)
        options = tricks_options(numbers, side, cite)
        tricks = int(ruling.judge(cite, question, options, (Msg("Whole tricks; the score is never weighted."),)))
    if claim is not None:
        ruling.orders(ClaimBecomes(cite, evolve(claim, tricks=tricks, stage=ClaimStage.DECIDED)))
