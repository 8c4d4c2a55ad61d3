"""Law 63: Establishment of a revoke."""

from bridgetable.game.claims import ClaimStage
from bridgetable.game.irregularities import Irregularity, Kind, Moment, Requirement, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.laws.law_61_revoke import leads_now
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.ruling import Ruling

TWELFTH = TRICKS - 1
CALLED_NEXT = {Side.NS: Moment.NS_CALLED_NEXT, Side.EW: Moment.EW_CALLED_NEXT}
CORRECTED = frozenset({Settlement.CORRECTED, Settlement.CORRECTED_ON_BOTH_SIDES})
PLAYS = frozenset(
    {
        Kind.LEAD_OUT_OF_TURN,
        Kind.PREMATURE_LEAD,
        Kind.PREMATURE_PLAY,
        Kind.SIMULTANEOUS_CARDS,
        Kind.PENALTY_CARD_NOT_PLAYED,
        Kind.PLAY_BEFORE_REQUIRED_LEAD,
        Kind.REVOKE,
    }
)
MAY_BE_MISLED = frozenset({Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_LEAD, Kind.PREMATURE_PLAY})
POINTED_OUT = frozenset({Kind.CARD_NAMED, Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED})
HAND_FACED = frozenset({Kind.HAND_SPREAD_EARLY, Kind.CARD_EXPOSED})


def was_corrected(one: Irregularity) -> bool:
    """True where a revoke was put right, so that nothing is left to reckon with but its withdrawn cards."""
    return one.settled in CORRECTED


def was_established(table: Table, one: Irregularity) -> bool:
    """True where a revoke is established and stands."""
    return not was_corrected(one) and bool(established_by(table, one))


def established_by(table: Table, one: Irregularity) -> str:
    """The clause that has made a revoke established, or nothing while it can be corrected."""
    if has_played_on(table, one):
        return "63A1"
    if has_claimed(table, one):
        return "63A3"
    if has_agreed(table, one):
        return "63A4"
    # A deemed revoke is established by its own law, also where what was played to the next trick has come back.
    return one.law if one.how is Requirement.ANY_CARD else ""


@clause("62A", "63A1")
def has_played_on(table: Table, one: Irregularity) -> bool:
    """True where the offender or his partner has played to the next trick, in turn or not, even if that came back."""
    # What they play when attention has been drawn to the revoke establishes nothing: it must be corrected.
    acts, irregularities = one.noticed_at if one.kind is Kind.REVOKE and one.noticed_at else table.now
    made = len(table.auction.made) + sum(len(t.cards) for t in table.tricks[: one.trick])
    later = [p.seat for t in table.tricks[one.trick :] for p in t.cards][: max(0, acts - made)]
    if any(seat.side is one.seat.side for seat in later):
        return True
    plays = [i for i in table.irregularities[:irregularities] if is_play_to_next_trick(i, one)]
    for_nothing = [play for play in plays if establishes_nothing(table, play)]
    if len(for_nothing) < len(plays):
        return True
    return not {card for play in for_nothing for card in play.cards}.issuperset(one.came_back)


@varies
@clause("47E1")
def establishes_nothing(table: Table, play: Irregularity) -> bool:  # noqa: ARG001 -- in another edition each play does
    """True where a later play came by an opponent's word that it was his turn, so that Law 63A1 does not apply."""
    return play.settled is Settlement.MISLED


def is_play_to_next_trick(other: Irregularity, one: Irregularity) -> bool:
    """True where an irregularity is a later play by the revoker's side, and not of the card that is the revoke now."""
    if other.kind not in PLAYS or other.seat.side is not one.seat.side or other.cards == one.cards:
        return False
    early = other.kind is Kind.PREMATURE_LEAD and other.number > one.number
    return other.trick > one.trick or (early and other.trick == one.trick)


@clause("63A3")
def has_claimed(table: Table, one: Irregularity) -> bool:
    """True where the revoker's side has claimed or conceded tricks."""
    claims = table.earlier_claims if table.claim is None else (*table.earlier_claims, table.claim)
    return any(c.seat.side is one.seat.side and c.since >= one.number for c in claims)


@varies
@clause("63A4")
def has_agreed(table: Table, one: Irregularity) -> bool:
    """True where the revoker's side can no longer object to the other side's claim (69A)."""
    if table.claim is None or table.claim.seat.side is one.seat.side or not table.claim.is_settled:
        return False
    return bool(table.moments & {Moment.ROUND_ENDED, CALLED_NEXT[one.seat.side]})


def has_agreed_at_once(table: Table, one: Irregularity) -> bool:
    """True where a member of the revoker's side has agreed to the other side's claim, though it may still object."""
    claim = table.claim
    if claim is None or claim.seat.side is one.seat.side:
        return False
    # One that is disputed, or was and has been decided, establishes nothing.
    assents = claim.stage is ClaimStage.MADE and any(seat.side is one.seat.side for seat in claim.agreed)
    return assents or claim.stage in {ClaimStage.AGREED, ClaimStage.WITHDRAWN}


@clause("63B")
def may_be_corrected(table: Table, one: Irregularity) -> bool:
    """True where the revoke is not established, or is one that must be corrected all the same (62C3, 62D1)."""
    if one.how is Requirement.ANY_CARD:
        return False
    if not established_by(table, one):
        return True
    return is_late_in_trick_twelve(table, one) or is_shared(table, one)


@clause("62D1")
def is_late_in_trick_twelve(table: Table, one: Irregularity) -> bool:
    """True where it happened in trick twelve and the hands have not all been returned to the board."""
    returned = {Moment.HANDS_RETURNED, Moment.NS_CALLED_NEXT, Moment.EW_CALLED_NEXT, Moment.ROUND_ENDED}
    return one.trick == TWELFTH and not table.moments & returned


@clause("62C3")
def is_shared(table: Table, one: Irregularity) -> bool:
    """True where both sides revoked in this trick and only one revoke, or none, has become established."""
    together = to_be_corrected_together(table, one.trick)
    sides = {i.seat.side for i in together}
    return len(sides) > 1 and not all(established_by(table, i) for i in together)


@varies
def to_be_corrected_together(table: Table, trick: int) -> tuple[Irregularity, ...]:
    """The revokes of a trick (1 to 13) that are put right together: all that have not been ruled on (62C3)."""
    return not_ruled_on(table, trick)


def each_for_itself(table: Table, trick: int) -> tuple[Irregularity, ...]:
    """The revokes of a trick (1 to 13) that are put right, each for itself: none that is established."""
    left = not_ruled_on(table, trick)
    return tuple(i for i in left if not established_by(table, i) or is_late_in_trick_twelve(table, i))


def not_ruled_on(table: Table, trick: int) -> tuple[Irregularity, ...]:
    """The revokes of a trick (1 to 13) that have not been ruled on."""
    revokes = (i for i in table.irregularities if i.kind is Kind.REVOKE and i.trick == trick)
    left = (i for i in revokes if i.stage not in {Stage.RULED, Stage.LAPSED} and not leads_now(table, i))
    return tuple(i for i in left if table.card_in(trick, i.seat) is i.cards[0])


def established_by_word(one: Irregularity, ruling: Ruling) -> str:
    """Ask about what the revoker's side said or showed since, which may have established the revoke: the clause."""
    for act in ruling.table.irregularities:
        if act.number > one.number and act.seat.side is one.seat.side and act.trick in {one.trick, one.trick + 1}:
            faced = Msg("Did {seat} claim or concede by facing the hand?", seat=act.seat)
            if act.kind in HAND_FACED and len(act.cards) > 1 and establishes("63A3", faced, ruling):
                return "63A3"
            if act.kind in POINTED_OUT and act.deliberate and len(act.cards) == 1 and was_for_next(act, one, ruling):
                return "63A2"
    return ""


@clause("63A2")
def was_for_next(act: Irregularity, one: Irregularity, ruling: Ruling) -> bool:
    """Find out whether a card named or shown was designated as a play to the trick after the revoke."""
    words = "Did {seat} name or point out {card} to be played to trick {trick}?"
    return establishes("63A2", Msg(words, seat=act.seat, card=act.cards[0], trick=one.trick + 1), ruling)


def establishes(cite: str, question: Msg, ruling: Ruling) -> bool:
    """Find out whether something that was said or shown has established the revoke."""
    yes = Option("yes", Msg("Yes"), (Msg("The revoke is established."),), (cite,))
    no = Option("no", Msg("No"), (Msg("The revoke must be corrected."),), ("62A", cite))
    return ruling.fact(cite, question, yes=yes, no=no)
