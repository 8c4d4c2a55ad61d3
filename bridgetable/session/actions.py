"""Everything that somebody can do at the table, as a closed union of values."""

from bridgetable.session.adjust.actions import AdjustAction
from bridgetable.session.calls.actions import CallAction
from bridgetable.session.cards.actions import CardAction
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.director.actions import DirectorAction
from bridgetable.session.score.actions import ScoreAction
from bridgetable.session.table.actions import TableAction
from bridgetable.session.talk.actions import TalkAction

Action = (
    CallAction
    | CardAction
    | TableAction
    | TalkAction
    | ClaimAction
    | DirectorAction
    | DealAction
    | ScoreAction
    | AdjustAction
    | ConductAction
)
