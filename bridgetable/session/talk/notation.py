"""The notation of what players say and ask."""

from __future__ import annotations

from bridgetable.game.conditions import VARIED, Queried
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import one_of
from bridgetable.session.talk.actions import (
    Aid,
    Alert,
    AskAbout,
    AskCall,
    AskToChange,
    Consult,
    Correct,
    CorrectRestatement,
    Explain,
    Gesture,
    Hesitate,
    Hurry,
    OmitAlert,
    Remark,
    ReserveRights,
    Restate,
    ShowStop,
    TellMeaning,
    UseUnderstanding,
)

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
    pattern(Explain, '{seat} explains {call}: "{words}"'),
    pattern(Alert, "{seat} alerts"),
    pattern(ShowStop, "{seat} stops"),
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
