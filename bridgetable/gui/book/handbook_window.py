"""The handbook in a window beside the table: its chapters, the text of one, and a field that searches all of them."""

from PySide6.QtCore import QKeyCombination, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QTreeWidgetItem

from bridgetable.formats.handbook import Chapter, Found, found_in, handbook
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.book.handbook_text import Type, heading_block, places_of, set_text
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import cut_to, on_dock, paint_line, second, words
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.language import tr

# At 1080: how high rows are, and where the words of a chapter and of a section begin.
CHAPTER, SECTION, LEFT, INSET = 44.0, 36.0, 26.0, 46.0


class ChapterList(BookTree):
    """Chapters and their sections; `chosen` carries the chapter and the section that become current."""

    chosen = Signal(object)

    def __init__(self, look: Look, chapters: tuple[Chapter, ...]) -> None:
        super().__init__(look, tr("Chapters of the handbook"))
        self.heads: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self.setItemsExpandable(False)
        for chapter in chapters:
            self._add(chapter)
        self.expandAll()
        self.currentItemChanged.connect(lambda item, _: self._gone_to(item))

    def _add(self, chapter: Chapter) -> None:
        head = row_of(chapter.title, Found(chapter, chapter.sections[0]))
        sections = [row_of(section.title, Found(chapter, section)) for section in chapter.sections[1:]]
        head.addChildren(sections)
        self.addTopLevelItem(head)
        self.heads.append((head, sections))

    def row_height(self, index: Index) -> float:
        return SECTION if index.parent().isValid() else CHAPTER

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        look, is_section = self.look, index.parent().isValid()
        style = on_dock(look.palette, look.dock(18 if is_section else 20), Weight.MEDIUM if is_section else Weight.BOLD)
        if is_section:
            style = second(style, look.palette.dock_second)
        line = rect.adjusted(look.dock(INSET if is_section else LEFT), 0, -look.dock(12), 0)
        title = str(index.data(Qt.ItemDataRole.DisplayRole))
        paint_line(painter, line, cut_to(words(title), style, line.width()), style)

    def _gone_to(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(0, WHAT))

    def rows(self) -> list[QTreeWidgetItem]:
        """Every row from top to bottom, hidden ones as well."""
        return [row for head, sections in self.heads for row in (head, *sections)]

    def show_only(self, found: frozenset[Found] | None) -> None:
        """Show these sections with their chapters, or all where nothing is sought."""
        for head, sections in self.heads:
            for row in (head, *sections):
                row.setHidden(found is not None and row.data(0, WHAT) not in found)
            if not all(row.isHidden() for row in sections):
                head.setHidden(False)

    def go_to(self, place: Found) -> None:
        """Go to a section."""
        row = next((row for row in self.rows() if row.data(0, WHAT) == place), None)
        if row is not None:
            self.setCurrentItem(row)
            self.scrollToItem(row)


# At 1080: the window, the list of chapters, the room beside the text, and the size of the text.
WIDE, LIST, EDGE, TEXT = 1440.0, 420.0, 60.0, 23.0
FOUND_ALPHA = 90


class HandbookWindow(SearchedWindow):
    """The handbook, over the window whose program it tells of."""

    KEY = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F1)
    list: ChapterList

    def __init__(self, host: Host) -> None:
        """Open it on the first chapter; raises `ResourceNotFound`."""
        super().__init__(host, tr("Search the handbook by words"), tr("projector, revoke, Ctrl+R…"))
        self.chapters = handbook()
        self.place: Found | None = None
        self.found = ""
        self.setWindowTitle(tr("Handbook"))
        self.list = ChapterList(self.look, self.chapters)
        self.text = QTextBrowser()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setAccessibleName(tr("Handbook"))
        self.hold(self.search, self.list, self.text)
        self.setTabOrder(self.search.field, self.list)
        self.setTabOrder(self.list, self.text)
        self.list.chosen.connect(self.show_place)
        self.search.changed.connect(self._search)
        self.text.anchorClicked.connect(self._follow)
        # Beside the table: as high as its window, and narrower where there is room.
        self.resize(min(host.widget.width(), round(self.look.dock(WIDE))), host.widget.height())
        self.set_look(self.look)
        self.list.go_to(Found(self.chapters[0], self.chapters[0].sections[0]))

    def show_place(self, place: Found) -> None:
        """Show a chapter, scrolled to a section."""
        if self.place is None or self.place.chapter != place.chapter:
            self.place = place
            self._set_text(place.chapter)
        self.place = place
        self._mark_found()
        self._scroll_to(place)
        announce(self, place.section.title or place.chapter.title)

    def go_to(self, title: str) -> None:
        """Go to the section of this title, in whichever chapter it is."""
        self.search.field.clear()
        for chapter in self.chapters:
            for section in chapter.sections:
                if section.title == title:
                    self.list.go_to(Found(chapter, section))
                    return

    def _set_text(self, chapter: Chapter) -> None:
        self.text.document().setDocumentMargin(self.look.dock(24))
        set_text(self.text.document(), chapter.text, Type(self.look.dock(TEXT), self.look.palette))
        self.text.setAccessibleName(tr("Handbook: {chapter}", chapter=chapter.title))

    def _scroll_to(self, place: Found) -> None:
        document, bar = self.text.document(), self.text.verticalScrollBar()
        block = heading_block(document, place.section.title) if place.section.title else None
        top = document.documentLayout().blockBoundingRect(block).top() if block is not None else 0.0
        bar.setValue(round(top - self.look.dock(20)))

    def _follow(self, link: QUrl) -> None:
        """Go to the chapter to whose file a link leads."""
        name = link.fileName()
        chapter = next((one for one in self.chapters if one.name == name), None)
        if chapter is not None:
            self.search.field.clear()
            self.list.go_to(Found(chapter, chapter.sections[0]))

    def _search(self, typed: str) -> None:
        found = found_in(self.chapters, typed) if typed.strip() else ()
        self.found = tr("{n} found", n=len(found)) if typed.strip() else ""
        self.list.show_only(frozenset(found) if typed.strip() else None)
        if found and self.place not in found:
            self.list.go_to(found[0])
        self._mark_found()
        self.update()

    def _mark_found(self) -> None:
        marked = QColor(self.look.palette.decides)
        marked.setAlpha(FOUND_ALPHA)
        marks = []
        for cursor in places_of(self.text.document(), self.search.text):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(marked)
            marks.append(mark)
        self.text.setExtraSelections(marks)

    def enter_row(self) -> None:
        """Give the keyboard to the text."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        if self.place is not None:
            self._set_text(self.place.chapter)
            self._mark_found()
            self._scroll_to(self.place)

    def style_sheet(self, look: Look) -> str:
        pad, ground = round(look.dock(EDGE - 24)), look.palette.dock.name()
        return super().style_sheet(look) + f"QTextBrowser {{ background: {ground}; padding: 0 {pad}px; }}"

    def arrange(self) -> None:
        super().arrange()
        wide, high = self.width(), self.height()
        bar, side = round(self.look.dock(self.BAR)), round(self.look.dock(LIST))
        self.list.setGeometry(0, bar + 1, side, high - bar - 1)
        self.text.setGeometry(side + 1, bar + 1, wide - side - 1, high - bar - 1)

    def heading(self) -> tuple[str, str, float]:
        return tr("Handbook"), self.found, self.look.dock(180)


def show_handbook(host: Host, section: str = "") -> HandbookWindow:
    """Show the handbook of a window at a section, or where it was left; raises `ResourceNotFound`."""
    found = host.widget.findChild(HandbookWindow)
    shown = found if found is not None else HandbookWindow(host)
    shown.come_forward()
    if section:
        shown.go_to(section)
    return shown
