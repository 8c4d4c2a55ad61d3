"""The names and the event of the board on the table, typed over it and kept with the journal."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent

from bridgetable.desk.working import Refused
from bridgetable.formats.event import Event
from bridgetable.formats.journal import Journal
from bridgetable.game.values import evolve
from bridgetable.gui.desk.form import Form
from bridgetable.gui.documents.typed import PAUSE
from bridgetable.gui.host import Host
from bridgetable.gui.hosted_window import HostedWindow, in_a_row
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import lay_out, paint_text, words
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.blocks import second_style
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.language import tr
from bridgetable.views.event import PLAYERS, WHERE, unlike_pbn, with_texts

FOOT, EDGE, GAP = 96.0, 34.0, 16.0
"""At 1080: the bar at the foot, the room at its sides, and that between its buttons."""
SHARE = 0.42
"""The share of the width that the players have."""


class EventWindow(HostedWindow):
    """The players beside the event; what is typed is in the journal at once, and in a PBN when that is written."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.setWindowTitle(tr("Names and event"))
        self.forms = {PLAYERS: Form(self.look), WHERE: Form(self.look)}
        self.close_button = FirstButton(self.look, tr("Close"))
        self.back = BarButton(self.look, tr("As it was before"), lined=True)
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.pause.timeout.connect(host.keep_forms)
        self.hold(*self.forms.values(), self.back, self.close_button)
        for form in self.forms.values():
            form.changed.connect(self.follow_typed)
        self.close_button.clicked.connect(self.close)
        self.back.clicked.connect(self.put_back)
        self.before = self.shown = self._journal().event
        host.controller.changed.connect(self.follow)  # a method, so that a window that is deleted is told no more

    def _journal(self) -> Journal:
        return self._host.document.journal_for(self._host.controller.history)

    def show_event(self) -> None:
        """Show the event as the journal has it."""
        self.shown = self._journal().event
        for one, form in self.forms.items():
            form.forget(one)
            form.show_inputs(one, dict(self.shown.told()))
            for block in form.blocks.values():
                block.field.entered.connect(self.close)
            form.refuse("", "", unlike_pbn(self.shown))
        self.back.setEnabled(self.shown != self.before)

    def follow_typed(self) -> None:
        """Take what is typed into the journal; what is too long is refused beneath its field."""
        texts = {name: block.text for form in self.forms.values() for name, block in form.blocks.items()}
        refused = ("", "")
        try:
            self.take(with_texts(self.shown, texts))
        except Refused as error:
            refused = (error.field, error.sentence)
        for form in self.forms.values():
            form.refuse(*refused, unlike_pbn(self.shown))

    def take(self, event: Event) -> None:
        """Take another event into the journal, and write it down soon."""
        self.shown = event
        self._host.take_header(evolve(self._journal(), event=event))
        self.back.setEnabled(event != self.before)
        self.pause.start()

    def put_back(self) -> None:
        """Take the event that stood when the window was opened."""
        self.take(self.before)
        self.show_event()

    def follow(self, *_: object) -> None:
        """Show the event of another board, once one lies on the table."""
        if self._journal().event != self.shown:
            self.before = self._journal().event
            self.show_event()

    # --- how it looks -------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.forms[PLAYERS].to_keyboard()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.show_event()

    def arrange(self) -> None:
        look = self.look
        foot, first = round(look.dock(FOOT)), round(self.width() * SHARE)
        self.forms[PLAYERS].setGeometry(0, 0, first, self.height() - foot)
        self.forms[WHERE].setGeometry(first + 1, 0, self.width() - first - 1, self.height() - foot)
        right, gap = self.width() - round(look.dock(EDGE)), round(look.dock(GAP))
        in_a_row((self.close_button, self.back), right, self.height() - foot, foot, -gap)

    def paint(self, painter: QPainter) -> None:
        look, palette, foot = self.look, self.look.palette, round(self.look.dock(FOOT))
        painter.fillRect(self.forms[PLAYERS].width(), 0, 1, self.height() - foot, palette.dock_line)
        painter.fillRect(0, self.height() - foot, self.width(), 1, palette.dock_line)
        room = QRectF(look.dock(EDGE), self.height() - foot, self.back.x() - look.dock(2 * EDGE), foot)
        said = tr("Kept with the journal. A PBN file is changed when the board is written into it again.")
        text = lay_out(words(said), second_style(look, look.dock(18)), room.width())
        room.setTop(room.center().y() - text.size.height() / 2)
        paint_text(painter, room.topLeft(), text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.close()
        else:
            super().keyPressEvent(event)


def show_event(host: Host) -> EventWindow:
    """Show the names and the event of a window's board over it."""
    shown = EventWindow(host)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    shown.show()
    return shown
