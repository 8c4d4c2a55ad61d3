"""The list of the handbook's chapters, with the sections of each beneath it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QTreeWidgetItem

from bridgetable.formats.handbook import Chapter, Found
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import cut_to, on_dock, paint_line, second, words
from bridgetable.language import tr

# At 1080: how high rows are, and where the words of a chapter and of a section begin.
CHAPTER, SECTION, LEFT, INSET = 44.0, 36.0, 26.0, 46.0


class ChapterList(BookTree):
    """Chapters and their sections; `chosen` tells the chapter and the section that are gone to."""

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
