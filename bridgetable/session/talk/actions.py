"""The actions of speech: players say, ask, explain or let something be seen beside their calls and plays."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.calls import Call
from bridgetable.game.conditions import Queried
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class Hesitate:
    """A player hesitates unmistakably before he calls or plays (Laws 16B1, 73D)."""

    seat: Seat


@frozen
class Hurry:
    """A player calls or plays with unwonted speed (Laws 16B1, 73D)."""

    seat: Seat


@frozen
class Gesture:
    """A player lets something be seen by tone, emphasis, gesture or movement (Laws 16B1, 73D)."""

    seat: Seat
    words: str


@frozen
class Remark:
    """A player says something (Laws 16B1, 73B1)."""

    seat: Seat
    words: str


@frozen
class AskAbout:
    """A player asks the opponents about a call, or has the whole auction reviewed when no call is named (Law 20).

    `of_partner` tells that he asks his partner about a call of his own side.
    """

    seat: Seat
    call: Call | None = None
    of_partner: bool = False


@frozen
class Restate:
    """A player restates the auction when somebody has asked for that (Law 20); `words` is what he says wrongly."""

    seat: Seat
    words: str = ""


@frozen
class CorrectRestatement:
    """A player says that the auction has been restated wrongly (Law 20E)."""

    seat: Seat


@frozen
class AskToChange:
    """A player asks the director whether he may change his last call, or takes it back without a word (Law 25).

    It lies there all the same until the director has ruled.
    """

    seat: Seat
    taken_back: bool = False


@frozen
class AskCall:
    """A player who is in doubt what call has been made asks for it at once (Law 20A)."""

    seat: Seat


@frozen
class Explain:
    """A player explains a call of his side to the opponents (Law 20F)."""

    seat: Seat
    call: Call
    words: str


@frozen
class Alert:
    """A player alerts his partner's last call."""

    seat: Seat


@frozen
class ShowStop:
    """A player shows the stop card before a skip bid; no law turns on it, it is a matter of regulations."""

    seat: Seat


@frozen
class OmitAlert:
    """A player does not alert his partner's last call although the regulations require it (Laws 20F5a, 21B1a)."""

    seat: Seat


@frozen
class Correct:
    """A player says that his side has explained a call wrongly, and what it means (Laws 20F4, 20F5, 75B)."""

    seat: Seat
    call: Call
    words: str


@frozen
class TellMeaning:
    """It is told what a call by this player means by the methods of his side, made or not; perhaps only as opening."""

    seat: Seat
    call: Call
    words: str
    as_opening: bool = False


@frozen
class ReserveRights:
    """A player says that an opponent has let his partner know something, and reserves his rights (Law 16B2)."""

    seat: Seat


class Aid(Enum):
    """Something that a player looks at to help his memory; the value is its name."""

    OWN_CARD = "own card"
    OPPONENTS_CARD = "opponents' card"
    NOTES = "notes"
    LAW_BOOK = "law book"
    SCORECARD = "scorecard"
    BIDDING_CARDS = "backs of bidding cards"


@frozen
class Consult:
    """A player looks at a system card or at some other aid (Laws 16A1d, 20G3, 40B2)."""

    seat: Seat
    aid: Aid


@frozen
class UseUnderstanding:
    """A call that departs from the methods of its side, or whose meaning is kept back or not allowed (Law 40).

    Who departs, uses it or varies it has made the call; who withholds what it shows has made it or is his partner.
    """

    seat: Seat
    call: Call
    doubt: Queried
    words: str = ""


MannerAction = Hesitate | Hurry | Gesture | Remark
SystemAction = (
    AskAbout
    | Restate
    | CorrectRestatement
    | AskCall
    | AskToChange
    | Explain
    | Alert
    | OmitAlert
    | ShowStop
    | Correct
    | TellMeaning
)
TalkAction = MannerAction | SystemAction | ReserveRights | Consult | UseUnderstanding
