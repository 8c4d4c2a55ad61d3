"""The actions of speech: players say, ask, explain or let something be seen beside their calls and plays."""

from enum import Enum

from bridgetable.game.calls import Call
from bridgetable.game.conditions import VARIED, Queried
from bridgetable.game.values import frozen
from bridgetable.session.acting import SeatAction
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import one_of


@frozen
class Hesitate(SeatAction):
    """A player hesitates unmistakably before he calls or plays (Laws 16B1, 73D)."""


@frozen
class Hurry(SeatAction):
    """A player calls or plays with unwonted speed (Laws 16B1, 73D)."""


@frozen
class Gesture(SeatAction):
    """A player lets something be seen by tone, emphasis, gesture or movement (Laws 16B1, 73D)."""

    words: str


@frozen
class Remark(SeatAction):
    """A player says something (Laws 16B1, 73B1)."""

    words: str


@frozen
class AskAbout(SeatAction):
    """A player asks opponents, or partner, about a call, or for a review when no call is named (Law 20)."""

    call: Call | None = None
    of_partner: bool = False


@frozen
class Restate(SeatAction):
    """A player restates the auction when somebody has asked for that (Law 20); `words` is what he says wrongly."""

    words: str = ""


@frozen
class CorrectRestatement(SeatAction):
    """A player says that the auction has been restated wrongly (Law 20E)."""


@frozen
class AskToChange(SeatAction):
    """A player asks to change his last call, or takes it back wordlessly (25); it lies until the ruling."""

    taken_back: bool = False


@frozen
class AskCall(SeatAction):
    """A player who is in doubt what call has been made asks for it at once (Law 20A)."""


@frozen
class Explain(SeatAction):
    """A player explains a call of his side to the opponents (Law 20F), perhaps while partner is sent away."""

    call: Call
    words: str
    partner_away: bool = False


@frozen
class Alert(SeatAction):
    """A player alerts his partner's last call."""


@frozen
class ShowStop(SeatAction):
    """A player shows the stop card before a skip bid; no law turns on it, it is a matter of regulations."""


@frozen
class PassTray(SeatAction):
    """A player passes the tray with the calls beneath the screen (Law 80B2e)."""


@frozen
class OpenScreen(SeatAction):
    """A player opens the screen, as is done once a legal opening lead has been faced (Law 80B2e)."""


@frozen
class OmitAlert(SeatAction):
    """A player does not alert his partner's last call although the regulations require it (Laws 20F5a, 21B1a)."""


@frozen
class Correct(SeatAction):
    """A player says that his side has explained a call wrongly, and what it means (Laws 20F4, 20F5, 75B)."""

    call: Call
    words: str


@frozen
class TellMeaning(SeatAction):
    """It is told what a call by this player means by the methods of his side, made or not; perhaps only as opening."""

    call: Call
    words: str
    as_opening: bool = False


@frozen
class ReserveRights(SeatAction):
    """A player says that an opponent has let his partner know something, and reserves his rights (Law 16B2)."""


class Aid(Enum):
    """Something that a player looks at to help his memory; the value is its name."""

    OWN_CARD = "own card"
    OPPONENTS_CARD = "opponents' card"
    NOTES = "notes"
    LAW_BOOK = "law book"
    SCORECARD = "scorecard"
    BIDDING_CARDS = "backs of bidding cards"


@frozen
class Consult(SeatAction):
    """A player looks at a system card or at some other aid (Laws 16A1d, 20G3, 40B2)."""

    aid: Aid


@frozen
class UseUnderstanding(SeatAction):
    """A call that departs from its side's methods, or whose meaning is withheld or not allowed (Law 40)."""

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
    | PassTray
    | OpenScreen
    | Correct
    | TellMeaning
)
TalkAction = MannerAction | SystemAction | ReserveRights | Consult | UseUnderstanding
PATTERNS = (
    pattern(Hesitate, "{seat} hesitates"),
    pattern(Hurry, "{seat} hurries"),
    pattern(Gesture, '{seat} gestures: "{words}"'),
    pattern(Remark, '{seat} remarks: "{words}"'),
    pattern(AskAbout, "{seat} asks for a review", call=None, of_partner=False),
    pattern(AskAbout, "{seat} asks about {call}", of_partner=False),
    pattern(AskAbout, "{seat} asks partner about {call}", of_partner=True),
    pattern(Restate, '{seat} restates the auction[: "{words}"]'),
    pattern(CorrectRestatement, "{seat} corrects the restatement"),
    pattern(AskCall, "{seat} asks what was called"),
    pattern(AskToChange, "{seat} asks to change a call", taken_back=False),
    pattern(AskToChange, "{seat} takes back a call", taken_back=True),
    pattern(Explain, '{seat} explains {call}: "{words}"', partner_away=False),
    pattern(Explain, '{seat} explains {call} with partner away: "{words}"', partner_away=True),
    pattern(Alert, "{seat} alerts"),
    pattern(ShowStop, "{seat} stops"),
    pattern(PassTray, "{seat} passes the tray"),
    pattern(OpenScreen, "{seat} opens the screen"),
    pattern(OmitAlert, "{seat} does not alert"),
    pattern(Correct, '{seat} corrects {call}: "{words}"'),
    pattern(TellMeaning, '{seat} means {call}: "{words}"', as_opening=False),
    pattern(TellMeaning, '{seat} means {call} as opening: "{words}"', as_opening=True),
    pattern(ReserveRights, "{seat} reserves rights"),
    pattern(Consult, "{seat} consults {aid}", aid=one_of(Aid, "notes")),
    pattern(UseUnderstanding, '{seat} deviates with {call}[: "{words}"]', doubt=Queried.DEVIATED),
    pattern(UseUnderstanding, '{seat} withholds {call}: "{words}"', doubt=Queried.WITHHELD),
    pattern(UseUnderstanding, '{seat} breaks regulations with {call}[: "{words}"]', doubt=Queried.FORBIDDEN),
    *(pattern(UseUnderstanding, f'{{seat}} varies {{call}} {one.value}[: "{{words}}"]', doubt=one) for one in VARIED),
)
