"""The desk at which a lesson is written: the lane over the timeline and the panel in the dock, with the lesson."""

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.formats.journal import with_actions, without_lines
from bridgetable.formats.lesson import LessonDraft, begun, taken_up
from bridgetable.game.values import evolve
from bridgetable.gui.controller import Controller
from bridgetable.gui.documents.document import Document
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.lesson_editor.editor import LessonEditor
from bridgetable.gui.lesson_editor.lane import TagLane
from bridgetable.gui.lesson_editor.panel import LessonPanel
from bridgetable.gui.paint.look import Look
from bridgetable.gui.panel.panel import Dock
from bridgetable.gui.timeline.bar import TimelineLine
from bridgetable.language import tr
from bridgetable.views.lesson import LessonView
from bridgetable.views.table.table_view import TableView

NEW = tr("new lesson")
LEAST_OF_DOCK = 0.4  # The share of the dock that a question beneath the panel has at least, where it needs that.


def lesson_of(controller: Controller, document: Document, parent: QObject, *, new: bool) -> LessonEditor:
    """The lesson that a document is, or a `new` one of all that was done. Raises JournalError where that fails."""
    history = controller.history
    journal = document.journal_for(history)
    if new:
        whole = with_actions(journal, (*history.done, *history.undone))
        version = begun(evolve(whole, title=""), len(history.done))
        return LessonEditor(controller, LessonDraft(version, saved=without_lines(version.journal)), parent)
    version = taken_up(journal, history.done, history.undone)
    saved = without_lines(journal) if document.on_disk is not None else None
    return LessonEditor(controller, LessonDraft(version, saved=saved), parent)


def own_copy(document: Document, *, new: bool) -> Document:
    """The document that is written on: one that came with the program is a copy, whose file is asked for."""
    if new:
        return evolve(document, name=NEW, path=None, on_disk=None, step=None)
    if document.path in lesson_paths():
        return evolve(document, path=None, on_disk=None, step=None)
    return document


def spoken_clauses(view: TableView) -> tuple[str, ...]:
    """The clauses that are spoken of where the table stands: of the question, its options and what happened."""
    asked = view.decision
    cites = () if asked is None else (asked.cite, *(cite for option in asked.options for cite in option.cites))
    said = tuple(cite for fact in view.facts for cite in fact.cites)
    return tuple(dict.fromkeys(cite for cite in (*said, *cites) if cite))


class LessonDesk(QObject):
    """Lane and panel of a lesson; `left` is emitted when the keyboard is let go."""

    left = Signal()

    def __init__(self, look: Look, editor: LessonEditor, line: TimelineLine, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.lane = TagLane(look, lambda count: line.x() + line.x_of(count), lambda x: line.count_at(x - line.x()))
        self.panel = LessonPanel(look)
        self.parts: tuple[QWidget, ...] = (self.lane, self.panel, self.panel.foot)
        for part in self.parts:
            part.setParent(parent)
        panel, opened = self.panel, self.panel.open
        for chosen in (self.lane.chosen, panel.chosen):
            chosen.connect(editor.choose)
        self.lane.moved.connect(editor.move_to)
        panel.question.clicked.connect(self._ask)
        panel.stop.clicked.connect(editor.stop)
        panel.titled.connect(editor.name)
        panel.laws_told.connect(self._tell_laws)
        panel.level_told.connect(editor.set_level)
        opened.worded.connect(editor.word)
        opened.removed.connect(editor.remove)
        opened.put_back.connect(editor.put_back)
        opened.commented.connect(editor.keep_as_comment)
        opened.asked.connect(editor.word_question)
        opened.own_wanted.connect(self._ask_own)
        for left in (opened.left, panel.title.returnPressed):
            left.connect(self.left)

    def _ask(self) -> None:
        self.editor.ask()
        self.to_question()

    def _ask_own(self) -> None:
        self.editor.ask_own()
        self.to_question()

    def to_question(self) -> None:
        """Put the keyboard on the question that is looked at, where it is one of one's own."""
        row = self.editor.view.chosen
        if row is not None and row.own is not None:
            self.panel.open.to_keyboard()

    def _tell_laws(self, text: str) -> None:
        why = self.editor.set_laws(text)
        if why:
            self.editor.refused.emit(why)

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.lane.set_look(look)
        self.panel.set_look(look)

    def show_lesson(self, view: LessonView, table: TableView) -> None:
        """Show a lesson, beside this view of its table."""
        self.panel.show_lesson(view, spoken_clauses(table))
        self.lane.show_lesson(view)

    def place(self, dock: Dock, side: QRect, lane: QRect, *, is_shown: bool) -> None:
        """Put the panel at the side, what the director asks and the buttons beneath it, and the lane in its place."""
        for part in self.parts:
            part.setVisible(is_shown)
        if not is_shown:
            dock.is_bare = False
            dock.setGeometry(side)
            dock.show()
            return
        self.lane.setGeometry(lane)
        self.lane.arrange()
        dock.is_bare = True
        foot = self.panel.foot.sizeHint().height()
        self.panel.foot.setGeometry(side.x(), side.bottom() + 1 - foot, side.width(), foot)
        side = side.adjusted(0, 0, 0, -foot)
        asked = dock.is_wanted
        dock.setVisible(asked)
        beneath = 0
        self.panel.make_room(is_asked=asked)
        if asked:
            room = max(side.height() - self.panel.least_height, side.height() * LEAST_OF_DOCK)
            dock.setGeometry(side.x(), side.y(), side.width(), round(room))
            beneath = min(dock.height(), round(dock.height_wanted()))
            dock.setGeometry(side.x(), side.bottom() + 1 - beneath, side.width(), beneath)
            dock.relayout()
        self.panel.setGeometry(side.x(), side.y(), side.width(), side.height() - beneath)

    def close(self) -> None:
        """Take both away for good."""
        for part in self.parts:
            part.hide()
            part.deleteLater()
        self.deleteLater()
