"""The sheet of a claim with its steps looks as approved: at both sizes, and on a projector."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.commands.table_handlers import claim
from bridgetable.gui.pictures import Looks, window_for
from tests.gui.claim.claiming import draft_of
from tests.gui.test_shots import SIZES, looks_as_approved
from tests.views.four_tricks_left import FOUR_LEFT

NAME = "25-claim-steps"
SAID = "draw the trump, ace of spades throwing a heart, then a heart to the ace, the rest if they behave"


def picture(size: tuple[int, int], *, projector: bool) -> QImage:
    """The window with these words on the sheet; the keyboard is elsewhere, as its frame asks for an active window."""
    journal = read_journal(FOUR_LEFT)
    window = window_for(acted_out(journal), journal, Looks(size, projector=projector), f"{NAME}.table")
    window.menus.run(claim)
    draft_of(window).field.field.write(SAID)
    window.setFocus()
    QApplication.processEvents()
    image = window.grab().toImage()
    window.hide()
    window.deleteLater()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("projector", [False, True], ids=["desk", "projector"])
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_steps_of_a_claim_look_as_approved(
    size: tuple[int, int], projector: bool, request: pytest.FixtureRequest
) -> None:
    name = f"{NAME}-projector" if projector else NAME
    assert looks_as_approved(picture(size, projector=projector), f"{name}-{size[1]}", request)
