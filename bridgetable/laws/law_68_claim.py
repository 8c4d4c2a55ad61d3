"""Law 68: Claim or concession of tricks."""
# Here is what a claim is and how it is answered; playing on after one is in `law_68_play_on`, and what the director
# rules about claims that are none in `law_68_no_claim`.

from __future__ import annotations

from bridgetable.game.claims import ClaimStage, How, Objection
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.law_69_agreed_claim import is_in_time
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@clause("68A", "68D")
def put_forward(table: Table, claim: Claimed) -> Table:
    """The table when somebody has claimed: play is suspended, and what lay there is remembered."""
    return evolve(table, claim=evolve(claim, at=table, since=len(table.irregularities)))


@clause("68B1")
def conceding(table: Table, seat: Seat, lost: int, how: How, statement: str = "") -> Claimed:
    """The concession of so many of the tricks left: a claim of the others."""
    return Claimed(seat, table.tricks_left - lost, statement, how)


@clause("68B1")
def conceded(claim: Claimed, left: int) -> int:
    """The tricks (0 to 13) of those left that a claim concedes."""
    return left - claim.tricks


@clause("68D1")
def agreed_by(table: Table, claim: Claimed, seat: Seat | None) -> Table:
    """The table when a player agrees, or all do; the claim is agreed when both of its opponents have."""
    both = claim.seat.side.other.seats
    who = both if seat is None else (*claim.agreed, *(s for s in (seat,) if s not in claim.agreed))
    stage = ClaimStage.AGREED if set(both) <= set(who) else claim.stage
    return evolve(table, claim=evolve(claim, agreed=who, stage=stage))


@clause("68D1", "69A")
def by_silence(table: Table) -> Table:
    """The table when time goes by and nobody has said a word against a claim: it is agreed."""
    claim = table.claim
    if claim is None or claim.stage is not ClaimStage.MADE:
        return table
    return evolve(table, claim=evolve(claim, stage=ClaimStage.AGREED))


@clause("68D2", "68D2a")
def doubted_by(table: Table, claim: Claimed, objection: Objection) -> Table:
    """The table when a player, dummy included, doubts a claim."""
    stage = claim.stage
    if stage is ClaimStage.MADE:
        stage = ClaimStage.OBJECTED if objects_at_once(table, claim, objection.seat) else ClaimStage.DOUBTED
    elif stage is ClaimStage.AGREED:
        stage = ClaimStage.CONTESTED if is_in_time(table, claim, objection.seat) else ClaimStage.WITHDRAWN
    return evolve(table, claim=evolve(claim, stage=stage, objections=(*claim.objections, objection)))


@clause("68B2")
def objects_at_once(table: Table, claim: Claimed, seat: Seat) -> bool:
    """Whether this is the partner of a defender who concedes a trick, speaking before anybody has answered."""
    at_once = not (claim.agreed or claim.objections or claim.asked)
    partner = seat is claim.seat.partner and table.is_defender(claim.seat)
    return at_once and partner and conceded(claim, table.tricks_left) > 0


@clause("68D2a")
def director_comes(table: Table, seat: Seat, *, only_for_claim: bool) -> Table:
    """The table when the director is called while play is suspended: he rules on what is doubted."""
    # Called for something else alone, he leaves a claim that nobody has answered to the players.
    claim = table.claim
    if claim is None or claim.stage not in {ClaimStage.MADE, ClaimStage.DOUBTED, ClaimStage.PLAY_ON}:
        return table
    if claim.stage is ClaimStage.MADE and not only_for_claim:
        return table
    objections = claim.objections or (Objection(seat),)
    return evolve(table, claim=evolve(claim, stage=ClaimStage.CONTESTED, objections=objections))


@frozen
class Uncounted:
    """A claim without a number: who, what he did, and how many tricks (0 to 13) are left."""

    seat: Seat
    how: How
    left: int


def uncounted_of(table: Table, claim: Claimed) -> Uncounted:
    """The facts of a claim without a number."""
    return Uncounted(claim.seat, claim.how, table.tricks_left)


DID = {
    How.CURTAILED: "{seat} suggested stopping: that is a claim.",
    How.FACED: "{seat} faced the hand: that is a claim.",
}


@clause("68A")
def how_many_tricks(uncounted: Uncounted, ruling: Ruling) -> None:
    """Somebody has claimed without saying how many tricks."""
    seat, left = uncounted.seat, uncounted.left
    ruling.says(Msg(DID.get(uncounted.how, "{seat} claims."), seat=seat), "68A")
    question = Msg("How many of the last {tricks:word} tricks does {seat} claim?", tricks=left, seat=seat)
    keys = range(left, -1, -1)
    options = [Option(str(n), claim_words(n, seat), (), ("68A",)) for n in keys]
    claim = ruling.table.claim
    tricks = int(ruling.choose(seat, "68A", question, options))
    if claim is not None:
        ruling.orders(ClaimBecomes("68A", evolve(claim, tricks=tricks, stage=ClaimStage.MADE)))


def claim_words(tricks: int, seat: Seat) -> Msg:
    """So many tricks for a player's side, as the title of an option."""
    one, many = "{tricks:word} trick for {side}", "{tricks:word} tricks for {side}"
    return Msg.counted(tricks, one, many, tricks=tricks, side=seat.side)
