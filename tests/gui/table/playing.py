"""A table in a test that can be played on with mouse and keyboard, as in the window."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import Card, card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat
from bridgetable.gui.paint.theme import Pace
from bridgetable.gui.table.layout.places import CardPlace, Rect, TableLayout, Where
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.table.scene.targets import places_for
from bridgetable.gui.table.scene.view import TableGraphicsView
from bridgetable.session.actions import Action
from bridgetable.session.history import History
from bridgetable.session.notation import action_text
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.offers import Offer, Place, offers_for
from bridgetable.views.view import view_for


class Playing:
    """A history and the view of it; actions wanted of the view are done, impossible ones are only noted."""

    def __init__(self, qtbot: QtBot, history: History, eye: Eye = Watcher.ALL) -> None:
        self.bot = qtbot
        self.history = history
        self.eye = eye
        self.done: list[str] = []
        self.refused: list[str] = []
        self.view = TableGraphicsView(self.offers)
        self.view.set_pace(Pace.STILL)
        self.view.wanted.connect(self.do)
        qtbot.addWidget(self.view)
        self.view.resize(1360, 926)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.show()

    def offers(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Offer, ...]:
        return offers_for(self.history.now, seat, cards)

    def do(self, wanted: Action) -> None:
        try:
            self.history = self.history.act(wanted)
        except ImpossibleAction:
            self.refused.append(action_text(wanted))
            return
        self.done.append(action_text(wanted))
        self.show(animate=True)

    def show(self, *, animate: bool = False) -> None:
        self.view.show_view(view_for(self.history, self.eye), animate=animate)

    # --- where things are ---------------------------------------------------------------------------------------------

    @property
    def layout(self) -> TableLayout:
        assert self.view.table_scene.layout is not None
        return self.view.table_scene.layout

    def place(self, text: str) -> CardPlace:
        wanted = card(text)
        return next(p for p in self.layout.cards if p.shown.card is wanted)

    def lies(self, text: str) -> Where:
        return self.place(text).where

    def item(self, text: str) -> Rect:
        """Where a card is drawn now."""
        return self.view.table_scene.items_by_key[PieceKey(PieceKind.CARD, card=card(text))].at

    def corner(self, text: str) -> QPoint:
        """A point of a card that its neighbours leave free."""
        part = self.place(text).part
        return QPoint(round(part.x + part.width / 4), round(part.y + part.height / 4))

    def target(self, seat: Seat, place: Place, *, face_down: bool = False) -> QPoint:
        middle = places_for(self.layout, seat, face_down=face_down)[place].centre
        return QPoint(round(middle.x), round(middle.y))

    # --- what a hand does ---------------------------------------------------------------------------------------------

    def press(self, at: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), at)
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def hover(self, at: QPoint) -> None:
        """Bring the pointer to a point, without a button."""
        QTest.mouseMove(self.view.viewport(), QPoint(2, 2))
        QTest.mouseMove(self.view.viewport(), at)
        QApplication.processEvents()

    def move(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        for step in range(1, steps + 1):
            at = start + (end - start) * step / steps
            QTest.mouseMove(self.view.viewport(), at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag(self, text: str, end: QPoint) -> None:
        """Drag a card from where it lies to a point, and let it go."""
        start = self.corner(text)
        self.press(start)
        self.move(start, end)
        self.release(end)

    def click(self, at: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, modifiers, at)

    def double_click(self, at: QPoint) -> None:
        QTest.mouseDClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifiers)
