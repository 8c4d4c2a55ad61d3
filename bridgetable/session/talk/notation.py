"""The notation of what players say and ask."""

from __future__ import annotations

from bridgetable.game.conditions import VARIED, Queried
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import one_of
from bridgetable.session.talk import actions

PATTERNS = (
    pattern(actions.Hesitate, "{seat} hesitates"),
    pattern(actions.Hurry, "{seat} hurries"),
    pattern(actions.Gesture, '{seat} gestures: "{words}"'),
    pattern(actions.Remark, '{seat} remarks: "{words}"'),
    pattern(actions.AskAbout, "{seat} asks for a review", call=None, of_partner=False),
    pattern(actions.AskAbout, "{seat} asks about {call}", of_partner=False),
    pattern(actions.AskAbout, "{seat} asks partner about {call}", of_partner=True),
    pattern(actions.Restate, '{seat} restates the auction[: "{words}"]'),
    pattern(actions.CorrectRestatement, "{seat} corrects the restatement"),
    pattern(actions.AskCall, "{seat} asks what was called"),
    pattern(actions.AskToChange, "{seat} asks to change a call", taken_back=False),
    pattern(actions.AskToChange, "{seat} takes back a call", taken_back=True),
    pattern(actions.Explain, '{seat} explains {call}: "{words}"'),
    pattern(actions.Alert, "{seat} alerts"),
    pattern(actions.ShowStop, "{seat} stops"),
    pattern(actions.OmitAlert, "{seat} does not alert"),
    pattern(actions.Correct, '{seat} corrects {call}: "{words}"'),
    pattern(actions.TellMeaning, '{seat} means {call}: "{words}"', as_opening=False),
    pattern(actions.TellMeaning, '{seat} means {call} as opening: "{words}"', as_opening=True),
    pattern(actions.ReserveRights, "{seat} reserves rights"),
    pattern(actions.Consult, "{seat} consults {aid}", aid=one_of(actions.Aid, "notes")),
    pattern(actions.UseUnderstanding, '{seat} deviates with {call}[: "{words}"]', doubt=Queried.DEVIATED),
    pattern(actions.UseUnderstanding, '{seat} withholds {call}: "{words}"', doubt=Queried.WITHHELD),
    pattern(actions.UseUnderstanding, '{seat} breaks regulations with {call}[: "{words}"]', doubt=Queried.FORBIDDEN),
    *(
        pattern(actions.UseUnderstanding, f'{{seat}} varies {{call}} {one.value}[: "{{words}}"]', doubt=one)
        for one in VARIED
    ),
)
