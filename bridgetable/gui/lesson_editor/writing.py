"""The writing of a lesson in a window: begun, tried as others will follow it, written on, put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.language import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.formats.journal import Journal
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.files.keeper import Keeper
    from bridgetable.gui.host import Host
    from bridgetable.gui.lesson_editor.desk import LessonDesk
    from bridgetable.gui.lesson_editor.editor import LessonEditor
    from bridgetable.gui.panel.panel import Dock
    from bridgetable.gui.timeline.bar import TimelineLine
    from bridgetable.session.history import History


class LessonWriting(QObject):
    """The lesson that is being written, or the one that is `tried` and can be written on, and its desk."""

    changed = Signal()  # The table is to be shown anew.
    taken = Signal()  # Its journal is another.
    try_wanted = Signal()
    note_wanted = Signal()

    def __init__(self, host: Host, keeper: Keeper, body: QWidget, dock: Dock, line: TimelineLine) -> None:
        super().__init__(host.widget)
        self._host, self._keeper = host, keeper
        self._body, self._dock, self._line = body, dock, line
        self.lesson: LessonEditor | None = None
        self.tried: LessonEditor | None = None
        self.desk: LessonDesk | None = None
        self._recorded: Journal | None = None

    def begin(self, *, new: bool = False) -> None:
        """Begin to write the lesson on the table, or a `new` one from all that was done there; or go on with it."""
        from bridgetable.gui.lesson_editor.desk import LessonDesk, lesson_of, own_copy
        from bridgetable.gui.patience import Stopped

        host = self._host
        editor = None if new else self.tried
        if editor is None:
            try:
                with host.controller.patience.work():
                    editor = lesson_of(host.controller, host.document, host.widget, new=new)
            except (BridgetableError, Stopped) as error:
                host.say(str(error) or tr("Stopped: the table stays as it is"))
                return
            editor.changed.connect(self._show)
            editor.worded.connect(self.take)
            editor.refused.connect(host.say)
            host.document = own_copy(host.document, new=new)
        host.take_playlist(None)
        self.lesson, self.tried = editor, None
        host.controller.edits = None
        self.desk = LessonDesk(host.look, editor, self._line, self._body)
        self.desk.panel.try_it.clicked.connect(self.try_wanted)
        self.desk.panel.note.clicked.connect(self.note_wanted)
        self.desk.left.connect(host.table_view.setFocus)
        self._dock.is_bare = True
        editor.stand_with(host.controller.history.done)
        self._recorded = host.document.journal
        host.controller.open(editor.now.history)
        host.controller.edits = editor
        self.taken.emit()
        if new:
            self.to_title()
        else:
            host.table_view.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self) -> None:
        """Follow the lesson that is being written, as others will; it can be written on."""
        editor = self.lesson
        if editor is not None:
            self.put_away()
            self.tried = editor
            self.changed.emit()

    def put_away(self) -> None:
        """End the writing."""
        self.tried = None
        if self.lesson is None:
            return
        self.take()
        self._host.controller.edits = self.lesson = None
        if self.desk is not None:
            self.desk.close()
        self.desk = None
        self._dock.is_bare = False
        self._dock.show()

    def _show(self) -> None:
        self.take()
        self.changed.emit()

    def take(self) -> None:
        """Take the journal of the lesson as it is now, so that it is kept and named; show how long it is."""
        if self.lesson is None:
            return
        journal, history = self.lesson.now.journal, self.lesson.now.history
        self._host.document = evolve(self._host.document, journal=journal, history=history)
        self._keeper.follow(history, journal if journal is not self._recorded else None)
        self._recorded = journal
        if self.desk is not None:
            self.desk.panel.show_header(self.lesson.view)
        self.taken.emit()

    @property
    def name(self) -> str:
        """The name of the lesson, with whether it was changed."""
        name = self._host.document.name
        is_changed = self.lesson is not None and self.lesson.draft.is_changed
        return tr("{name} · changed", name=name) if is_changed else name

    @property
    def has_unkept(self) -> bool:
        """True where a lesson that was written here has changes that are in no file."""
        editor = self.lesson or self.tried
        return editor is not None and editor.draft.is_changed

    @property
    def kept_history(self) -> History:
        """The history that goes into a file: all of a lesson that is being written or tried, else the actions done."""
        editor = self.lesson or self.tried
        return self._host.controller.history if editor is None else editor.now.whole

    def keep(self, document: Document) -> None:
        """Take a document that was written to its file just now."""
        editor = self.lesson or self.tried
        if editor is not None:
            editor.keep(document.journal)
            document = evolve(document, history=self._host.controller.history)
        self._host.document = document
        self.taken.emit()

    def to_note(self) -> None:
        """Put the keyboard on the current note."""
        if self.desk is not None:
            self.desk.panel.open.to_keyboard()

    def to_question(self) -> None:
        """Put the keyboard on the question that is looked at, where it is one of one's own."""
        if self.desk is not None:
            self.desk.to_question()

    def to_title(self) -> None:
        """Put the keyboard on the title of the lesson."""
        if self.desk is not None:
            self.desk.panel.title.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.desk.panel.title.selectAll()
