"""The notation of calls."""

from __future__ import annotations

from bridgetable.session.calls.actions import CallTogether, ChangeCall, ChangeTogether, MakeCall
from bridgetable.session.patterns import pattern

PATTERNS = (
    pattern(MakeCall, '{seat} calls {call}[: "{meaning}"]', named=None),
    pattern(MakeCall, "{seat} calls {call} of {named}", meaning=""),
    pattern(CallTogether, "{seat} calls {call} while {other} calls {others_call}"),
    pattern(ChangeTogether, "{seat} changes to {call} while {other} calls {others_call}"),
    pattern(ChangeCall, "{seat} changes to {call}"),
    pattern(ChangeCall, "{seat} changes {call}"),
)
