"""Orders about claims, and the table as it lay when one was made."""

from enum import Enum

from bridgetable.game.claims import ClaimStage, Plays
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Review, Table
from bridgetable.game.values import evolve, frozen

OF_PLAY = frozenset(
    {
        Kind.LEAD_OUT_OF_TURN,
        Kind.PREMATURE_LEAD,
        Kind.PREMATURE_PLAY,
        Kind.SIMULTANEOUS_CARDS,
        Kind.PENALTY_CARD_NOT_PLAYED,
        Kind.REVOKE,
        Kind.CARD_OMITTED,
    }
)


@frozen
class ClaimBecomes:
    """A claim comes to another stage, or gives another number of tricks (0 to 13)."""

    cite: str
    claim: Claimed


@frozen
class ClaimUndone:
    """A player's words are neither a claim nor a concession, and play goes on."""

    cite: str
    seat: Seat


class LineAbout(Enum):
    """The reason why a line of play is shown."""

    CLAIM = "what the claim comes to"
    NORMAL = "a play that may be normal"
    UNSAID_TRUMP = "a trick for the trump of which nothing was said"


@frozen
class LineShown:
    """A line of play through the cards that are left is shown on the table, and why."""

    cite: str
    line: Plays
    about: LineAbout = LineAbout.CLAIM


@frozen
class PlayCancelled:
    """The cards played after a claim are cancelled: the cards lie as they lay then, and the claim is contested."""

    cite: str
    claim: Claimed


ClaimEffect = ClaimBecomes | ClaimUndone | LineShown | PlayCancelled


def restored(table: Table, claim: Claimed) -> Table:
    """The table as it lay at this claim, now contested, with what is known since; what was wrong since has lapsed."""
    then = claim.at
    if then is None:
        return table
    return evolve(
        table,
        hands=then.hands,
        tricks=then.tricks,
        exposed=then.exposed,
        penalty_cards=then.penalty_cards,
        obligations=then.obligations,
        irregularities=tuple(lapsed(i) if is_cancelled(i, claim, then) else i for i in table.irregularities),
        reviews=tuple(r for r in table.reviews if not is_cancelled(of_review(table, r), claim, then)),
        arrangement=then.arrangement,
        claim=evolve(claim, stage=ClaimStage.CONTESTED),
        earlier_claims=then.earlier_claims,
    )


def of_review(table: Table, review: Review) -> Irregularity | None:
    """The irregularity for which a review is kept, if there is one."""
    return table.irregularity(review.irregularity) if review.irregularity else None


def is_cancelled(one: Irregularity | None, claim: Claimed, then: Table) -> bool:
    """True where an irregularity is one of the play that was cancelled."""
    if one is None or one.number <= claim.since:
        return False
    return one.kind in OF_PLAY or one.trick > max(1, len(then.tricks))


def lapsed(one: Irregularity) -> Irregularity:
    """The irregularity lapsed, unless it has been settled."""
    settled = one.stage in {Stage.RULED, Stage.LAPSED}
    return one if settled else evolve(one, stage=Stage.LAPSED, settled_by="68D2a")
