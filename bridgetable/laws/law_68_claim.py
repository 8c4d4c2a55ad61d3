"""Law 68: Claim or concession of tricks."""
# What the director rules about claims that are none is in `law_68_no_claim`.

from bridgetable.game.claims import ClaimStage, How, Objection
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_assigned_score import tricks_options
from bridgetable.laws.law_69_agreed_claim import is_in_time
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes, PlayCancelled
from bridgetable.rulings.decisions import ActKind, ByAct
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@clause("68")
def is_of_this_trick_alone(table: Table) -> bool:
    """True where only the trick in progress is left: what is said of it is no claim and no concession."""
    return table.tricks_left == 1 and bool(table.tricks) and bool(table.tricks[-1].cards)


@clause("68A", "68D")
def put_forward(table: Table, claim: Claimed) -> Table:
    """The table when somebody has claimed: play is suspended, and what lay there is remembered."""
    return evolve(table, claim=evolve(claim, at=table, since=len(table.irregularities)))


@clause("68C")
def stated(table: Table, words: str) -> Table:
    """The table when the claimer, asked how many tricks he claims, also says how he would win them."""
    claim = table.claim
    said = words if claim is None or not claim.statement else f"{claim.statement}, {words}"
    return table if claim is None else evolve(table, claim=evolve(claim, statement=said))


@clause("68B1")
def conceding(table: Table, seat: Seat, lost: int, how: How, statement: str = "") -> Claimed:
    """The concession of so many of the tricks left: a claim of the others."""
    return Claimed(seat, table.tricks_left - lost, statement, how)


@clause("68B1")
def conceded(claim: Claimed, left: int) -> int:
    """The tricks (0 to 13) of those left that a claim concedes."""
    return left - claim.tricks


@clause("68D1", "68D2")
def agreed_by(table: Table, claim: Claimed, seat: Seat | None) -> Table:
    """The table when a player agrees, or all do; the claim is agreed when both opponents have, and nobody doubts it."""
    both = claim.seat.side.other.seats
    who = both if seat is None else (*claim.agreed, *(s for s in (seat,) if s not in claim.agreed))
    # Whoever agrees takes back his own doubt, but not that of another, were he dummy.
    doubts = () if seat is None else tuple(o for o in claim.objections if o.seat not in who)
    stage = claim.stage if doubts else ClaimStage.AGREED if set(both) <= set(who) else ClaimStage.MADE
    return evolve(table, claim=evolve(claim, agreed=who, stage=stage, objections=doubts))


@clause("68D1", "69A")
def by_silence(table: Table) -> Table:
    """The table when time goes by and nobody has said a word against a claim: it is agreed."""
    claim = table.claim
    if claim is None or claim.stage is not ClaimStage.MADE:
        return table
    return evolve(table, claim=evolve(claim, stage=ClaimStage.AGREED))


@clause("68D2", "68D2a")
def doubted_by(table: Table, claim: Claimed, objection: Objection) -> Table:
    """The table when a player, dummy included, doubts a claim; who has agreed to it takes that back."""
    # Where it is asked whether to play on, those who agree are agreed on that, and a doubt takes nothing of it back.
    stage, asks = claim.stage, claim.stage is ClaimStage.PLAY_ON
    agreed = tuple(s for s in claim.agreed if asks or s is not objection.seat)
    if stage is ClaimStage.MADE:
        stage = ClaimStage.OBJECTED if objects_at_once(table, claim, objection.seat) else ClaimStage.DOUBTED
    elif stage is ClaimStage.AGREED:
        stage = ClaimStage.CONTESTED if is_in_time(table, claim, objection.seat) else ClaimStage.WITHDRAWN
    return evolve(table, claim=evolve(claim, stage=stage, agreed=agreed, objections=(*claim.objections, objection)))


@clause("68B2")
def objected_by(table: Table, claim: Claimed, objection: Objection) -> Table:
    """The table when a player objects; who could have done so at once is heard on that though the others agreed."""
    after = doubted_by(table, claim, objection)
    heard = claim.stage is ClaimStage.AGREED and not table.moments and may_object(table, claim, objection.seat)
    if after.claim is None or not heard:
        return after
    return evolve(after, claim=evolve(after.claim, stage=ClaimStage.CONTESTED))


@clause("68B2")
def objects_at_once(table: Table, claim: Claimed, seat: Seat) -> bool:
    """True where this is the partner of a defender who concedes a trick, speaking before anybody has answered."""
    return not (claim.agreed or claim.objections or claim.asked) and may_object(table, claim, seat)


def may_object(table: Table, claim: Claimed, seat: Seat) -> bool:
    """True where this is the partner of a defender who concedes a trick."""
    partner = seat is claim.seat.partner and table.is_defender(claim.seat)
    return partner and conceded(claim, table.tricks_left) > 0


def is_agreed(claim: Claimed) -> bool:
    """True where both opponents of the claimer have agreed."""
    return set(claim.seat.side.other.seats) <= set(claim.agreed)


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


DID = {
    How.CURTAILED: "{seat} suggested stopping: that is a claim.",
    How.FACED: "{seat} faced the hand: that is a claim.",
}


@clause("68A")
def how_many_tricks(uncounted: Claimed, ruling: Ruling) -> None:
    """Somebody has claimed without saying how many tricks."""
    ruling.says(Msg(DID.get(uncounted.how, "{seat} claims."), seat=uncounted.seat), "68A")
    is_counted(uncounted, ClaimStage.MADE, ruling)


@clause("68A")
def is_counted(uncounted: Claimed, stage: ClaimStage, ruling: Ruling) -> None:
    """The claimer says how many tricks he claims, and the claim comes to this stage."""
    tricks = tricks_claimed(uncounted, ruling)
    ruling.orders(ClaimBecomes("68A", evolve(ruling.table.claim or uncounted, tricks=tricks, stage=stage)))


@varies
def tricks_claimed(uncounted: Claimed, ruling: Ruling) -> int:
    """The tricks that a player claims who has not said how many: he is asked."""
    seat, left = uncounted.seat, ruling.table.tricks_left
    question = Msg("How many of the last {tricks:word} tricks does {seat} claim?", tricks=left, seat=seat)
    options, says = tricks_options(range(left, -1, -1), seat.side, "68A"), ByAct(seat, "", ActKind.CLAIM)
    return int(ruling.choose(seat, "68A", question, options, acts=(says,)))


# --- playing on after a claim -----------------------------------------------------------------------------------------


@varies
@clause("68D2b")
# Another edition never lets play go on.
def may_go_on(table: Table) -> bool:  # noqa: ARG001
    """True where a player may ask that play go on after a claim."""
    return True


@clause("68D2b")
def is_asked_rightly(claim: Claimed) -> bool:
    """True where it is the side that did not claim that asks to play on."""
    return claim.asked is not None and claim.asked.side is not claim.seat.side


@clause("68D2b", "68D2bi")
def asked_to_play_on(table: Table, claim: Claimed, seat: Seat) -> Table:
    """The table when a player asks to play on, and so doubts the claim; where it has been asked rightly, he concurs."""
    if claim.stage is ClaimStage.PLAY_ON and is_asked_rightly(claim):
        return concurs(table, claim, seat)
    objections = claim.objections or (Objection(seat),)
    if not may_go_on(table):
        return evolve(table, claim=evolve(claim, stage=ClaimStage.CONTESTED, objections=objections))
    asked = evolve(claim, stage=ClaimStage.PLAY_ON, asked=seat, agreed=(seat,), objections=objections)
    return evolve(table, claim=asked)


@clause("68D2bi")
def concurs(table: Table, claim: Claimed, seat: Seat | None) -> Table:
    """The table when a player, or all, want to play on; with all four, at the right side's request, play goes on."""
    who = tuple(Seat) if seat is None else (*claim.agreed, *(s for s in (seat,) if s not in claim.agreed))
    if set(who) == set(Seat) and is_asked_rightly(claim):
        return resumed(table, claim)
    return evolve(table, claim=evolve(claim, agreed=who))


@clause("68D2bi")
def refused_by(table: Table, claim: Claimed, seat: Seat) -> Table:
    """The table when a player does not want to play on: the director must come, and rules on the claim."""
    # Whoever will not play on has not for that objected to the claim.
    said = claim.objections or (() if seat.side is claim.seat.side else (Objection(seat),))
    return evolve(table, claim=evolve(claim, stage=ClaimStage.CONTESTED, objections=said))


@clause("68D2bii")
def resumed(table: Table, claim: Claimed) -> Table:
    """The table when play rightly goes on: the claim is void, and what was shown for it or against it is taken up."""
    then = claim.at
    void = (*table.earlier_claims, evolve(claim, stage=ClaimStage.VOID))
    if then is None:
        return evolve(table, claim=None, earlier_claims=void)
    return evolve(
        table,
        claim=None,
        earlier_claims=void,
        spread=tuple(s for s in table.spread if s in then.spread),
        exposed=tuple(e for e in table.exposed if e in then.exposed),
    )


def going_on(table: Table, seat: Seat) -> Table:
    """The table when somebody plays a card after a claim: rightly, or by silence after a rightful request, or not."""
    claim = table.claim
    if claim is None or claim.is_settled:
        return table
    if claim.stage is ClaimStage.PLAY_ON and is_asked_rightly(claim):
        return resumed(table, claim)
    number = len(table.irregularities) + 1
    wrong = Irregularity(number, Kind.PLAY_AFTER_CLAIM, seat, "68D", table.trick_number)
    stage = claim.stage if claim.stage is ClaimStage.UNSAID else ClaimStage.PLAYED_ON
    earlier = (*table.earlier_claims, evolve(claim, stage=stage))
    return evolve(table, claim=None, earlier_claims=earlier, irregularities=(*table.irregularities, wrong))


@frozen
class PlayedOn:
    """Cards were played after a claim without right: who began, and the claim."""

    number: int
    seat: Seat
    claim: Claimed


def of_play_after_claim(table: Table, one: Irregularity) -> Matter | None:
    """The matter of cards played after a claim, as long as the claim has not been ruled on."""
    without_right = {ClaimStage.PLAYED_ON, ClaimStage.UNSAID}
    claim = next((c for c in reversed(table.earlier_claims) if c.stage in without_right), None)
    if claim is None:
        return None
    return matter("68", played_on_without_right, PlayedOn(one.number, one.seat, claim), one.number)


def who_objects(table: Table, played: PlayedOn) -> Seat:
    """The opponent of the claimer who had the director called, or else the claimer's left-hand opponent."""
    caller = table.irregularity(played.number).noticed_by
    return played.claim.seat.lho if caller is None or caller.side is played.claim.seat.side else caller


@clause("68D", "68D2a", "68D2b")
def played_on_without_right(played: PlayedOn, ruling: Ruling) -> None:
    """Players went on after a claim, but not at the other side's request with everybody's consent."""
    claim = played.claim
    ruling.says(Msg("{seat} had claimed, and play was suspended.", seat=claim.seat), "68D")
    ruling.says(why_without_right(claim, ruling), "68D2b")
    ruling.says(Msg("What was played since is cancelled: the director rules on the claim as it was made."), "68D2a")
    objections = claim.objections or (Objection(who_objects(ruling.table, played)),)
    contested = evolve(claim, objections=objections)
    ruling.orders(PlayCancelled("68D2a", contested), Settled("68D2a", played.number, Stage.RULED))
    if claim.stage is ClaimStage.UNSAID:
        is_counted(claim, ClaimStage.CONTESTED, ruling)


@varies
# In another edition nobody has that right.
def why_without_right(claim: Claimed, ruling: Ruling) -> Msg:  # noqa: ARG001
    """The reason why play could not go on, in words."""
    if claim.asked is not None:
        return Msg("{seat}, of the side that claimed, asked to play on: that is not theirs to ask.", seat=claim.asked)
    return Msg("Nobody of the other side had asked to play on with everybody’s consent.")
