"""How the tests of the claim sheet find their way about it."""

from bridgetable.game.claims import ClaimStage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.gui.claim.draft import ClaimDraft
from bridgetable.gui.window import Window
from bridgetable.session.notation import action_text


def draft_of(window: Window) -> ClaimDraft:
    """The sheet on which a claim is made, which must be open."""
    draft = window.dock.sheet.draft
    assert draft is not None
    return draft


def table_of(window: Window) -> Table:
    """The table as it is now."""
    return window.controller.history.now.table


def last_lines(window: Window, count: int) -> list[str]:
    """The last things done, as they are written down."""
    return [action_text(one) for one in window.controller.history.done[-count:]]


def say(window: Window, words: str, seat: Seat | None = None) -> None:
    """Press the button with these words, in the row of a seat or among those for all."""
    answers = window.dock.column.answers
    assert answers is not None
    rows = {row.seat: row.choices for row in answers.sheet.rows}
    choices = answers.sheet.for_all if seat is None else rows[seat]
    assert answers.choose(next(choice.number for choice in choices if choice.words == words))


def stage_of(window: Window) -> ClaimStage:
    """How far the claim has come."""
    claim = table_of(window).claim
    assert claim is not None
    return claim.stage
