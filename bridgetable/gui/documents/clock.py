"""The clock of the computer, as far as a calendar goes: one that was set wrong ends no program."""

from datetime import datetime

LATEST = datetime(9999, 12, 30)  # noqa: DTZ001 -- where the calendar ends no zone is known


def now() -> datetime:
    """The time by the clock here; the last day of the calendar where the clock is beyond it."""
    try:
        return datetime.now().astimezone()
    except (OSError, OverflowError, ValueError):
        return LATEST


def moment(seconds: float) -> datetime | None:
    """The time so many seconds after the beginning of 1970, by the clock here; None where no calendar has it."""
    try:
        return datetime.fromtimestamp(seconds).astimezone()
    except (OSError, OverflowError, ValueError):
        return None
