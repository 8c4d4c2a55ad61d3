"""What options are worth, and two options side by side, look as approved."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out
from bridgetable.formats.opening import open_file
from bridgetable.gui.compare.window import Body
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.look import look_for
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.window import Window
from bridgetable.views.compare import comparison_of
from bridgetable.views.panel.worth import column_of
from bridgetable.worth.wire import worth_in
from tests.gui.test_shots import FOLDER, SHARE_THAT_MAY_DIFFER, SIZES, keep, share_of_difference
from tests.worth.told import GOLDEN, WORTH

Size = tuple[int, int]


def window(size: Size, *, projector: bool = False) -> Window:
    journal = open_file(GOLDEN)[0].journal
    looks = Looks(size, projector=projector)
    made = window_for(acted_out(journal), journal, looks, name="lesson-54.table")
    worth = worth_in(WORTH)
    assert worth is not None
    made.dock.column.show_worth(column_of(worth))
    made.dock.relayout()
    QApplication.processEvents()
    return made


def column(size: Size) -> QImage:
    return image_of(window(size))


def strip(size: Size) -> QImage:
    return image_of(window(size, projector=True))


def side_by_side(size: Size) -> QImage:
    host = window(size)
    shown = comparison_of(host.controller.history, 4, 5)
    column = host.dock.column.worth
    assert column is not None
    left, right = (row.brief for row in column.rows[3:5])
    body = Body(shown, host, look_for(size[1], host.look.palette), (left, right))
    body.resize(*size)
    body.show()
    QApplication.processEvents()
    picture = image_of(body)
    body.hide()
    return picture


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize(
    ("name", "made"), [("11-worth", column), ("11-worth-projector", strip), ("11b-two-options", side_by_side)]
)
def test_it_looks_as_approved(name: str, made: object, size: Size, request: pytest.FixtureRequest) -> None:
    assert callable(made)
    approved, now = FOLDER / f"{name}-{size[1]}.png", made(size)
    if request.config.getoption("--renew"):
        keep(now, approved)
    then = QImage(str(approved))
    assert size == (then.width(), then.height())
    assert share_of_difference(then, now) <= SHARE_THAT_MAY_DIFFER
