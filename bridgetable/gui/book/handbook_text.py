"""The text of the handbook set in the program's own type: headings, paragraphs, fenced blocks, tables, keys."""

import sys
from collections.abc import Iterator
from functools import partial

from PySide6 import QtGui

from bridgetable.game.values import frozen
from bridgetable.gui.paint.fonts import Weight, copied_whole, font
from bridgetable.gui.paint.theme import Palette
from bridgetable.keys import on_macos

HEADINGS = (1.9, 1.3, 1.1)  # How much larger than the text a heading of each rank is.
FIRST_COLUMN = (0.18, 0.42)  # Between which parts of a table's width its first column lies.
BIG = 1
SMALL = 0.92


@frozen(eq=False)
class Type:
    """The typography of the text: its size in pixels of the page, and the colours."""

    size: float
    palette: Palette


def set_text(document: QtGui.QTextDocument, markdown: str, how: Type) -> None:
    """Fill a document with a text in Markdown, in the program's own type."""
    document.setDefaultFont(copied_whole(font(how.size)))
    document.setMarkdown(
        on_macos(markdown) if sys.platform == "darwin" else markdown,
        QtGui.QTextDocument.MarkdownFeature.MarkdownDialectGitHub,
    )
    dress(document, how)


def dress(document: QtGui.QTextDocument, how: Type) -> None:
    """Give every block and every word of a document its type and its colour."""
    # One edit for all: after each Qt would lay out the text again.
    edit = QtGui.QTextCursor(document)
    edit.beginEditBlock()
    for block in blocks_of(document):
        dress_block(block, how)
    for table in tables_in(document):
        dress_table(table, how)
        flatten(document.findBlock(table.lastPosition() + 1))
    frame_fenced(document, how)
    edit.endEditBlock()


def blocks_of(document: QtGui.QTextDocument) -> Iterator[QtGui.QTextBlock]:
    """The blocks of a document from the first to the last."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def dress_block(block: QtGui.QTextBlock, how: Type) -> None:
    """Give a block its margins, its type, and its words their formats."""
    shape = block.blockFormat()
    # Qt's own selection of a block takes the end of the one before it as well.
    cursor = selection(block, block.position(), block.length() - 1)
    level = shape.headingLevel()
    room, words = QtGui.QTextBlockFormat(), QtGui.QTextCharFormat()
    size = how.size
    if level:
        size *= HEADINGS[min(level, len(HEADINGS)) - 1]
        room.setTopMargin(how.size * (1.7 if level != BIG else 0.2 if block.blockNumber() == 0 else 3.4))
        room.setBottomMargin(how.size * 0.5)
        room.setLineHeight(118, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        words.setFontWeight(QtGui.QFont.Weight.Bold)
        forget_steps(block)
    elif is_fenced(shape):
        size *= SMALL
        room.setTopMargin(0)
        room.setBottomMargin(0)
        room.setNonBreakableLines(False)
        room.setLineHeight(135, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    else:
        in_table = cursor.currentTable() is not None
        listed = list_with(block)
        if listed is not None and listed.format().style() == QtGui.QTextListFormat.Style.ListCircle:
            dots = listed.format()
            dots.setStyle(QtGui.QTextListFormat.Style.ListDisc)
            listed.setFormat(dots)
        room.setLineHeight(130 if in_table else 145, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        room.setTopMargin(0)
        is_followed = listed is not None and listed.itemNumber(block) < listed.count() - 1
        room.setBottomMargin(how.size * (0.1 if in_table else 0.35 if is_followed else 0.75))
    cursor.mergeBlockFormat(room)
    set_type(words, size, how.palette.dock_text)
    cursor.mergeCharFormat(words)
    cursor.mergeBlockCharFormat(words)
    if not level:
        dress_words(block, size, how, fenced=is_fenced(shape))


def list_with(block: QtGui.QTextBlock) -> QtGui.QTextList | None:
    """The list in which a block is, if it is in one."""
    return block.textList()


def forget_steps(block: QtGui.QTextBlock) -> None:
    """Take from the words of a heading Qt's own steps of size, which count before a size in pixels."""
    for start, length, found in pieces_of(block):
        found.clearProperty(QtGui.QTextFormat.Property.FontSizeAdjustment)
        selection(block, start, length).setCharFormat(found)


def frame_fenced(document: QtGui.QTextDocument, how: Type) -> None:
    """Put the lines between fences into a frame with a ground of its own."""
    runs: list[list[QtGui.QTextBlock]] = []
    for block in (block for block in blocks_of(document) if is_fenced(block.blockFormat())):
        if runs and runs[-1][-1].blockNumber() == block.blockNumber() - 1:
            runs[-1].append(block)
        else:
            runs.append([block])
    shape = QtGui.QTextFrameFormat()
    shape.setBackground(QtGui.QBrush(how.palette.option))
    shape.setBorder(1)
    shape.setBorderStyle(QtGui.QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(QtGui.QBrush(how.palette.dock_line))
    shape.setPadding(how.size * 0.6)
    shape.setTopMargin(how.size * 0.2)
    shape.setBottomMargin(how.size * 0.9)
    for first, last in [(run[0].position(), run[-1].position() + run[-1].length() - 1) for run in reversed(runs)]:
        cursor = QtGui.QTextCursor(document)
        cursor.setPosition(first)
        cursor.setPosition(last, QtGui.QTextCursor.MoveMode.KeepAnchor)
        # Qt leaves an empty line before the frame and one behind it, and makes the first line within it anew.
        line = cursor.blockFormat()
        frame = cursor.insertFrame(shape)
        frame.firstCursorPosition().setBlockFormat(line)
        for place in (frame.firstPosition() - 1, frame.lastPosition() + 1):
            flatten(document.findBlock(place))


def flatten(block: QtGui.QTextBlock) -> None:
    """Let an empty line have no height."""
    if not block.text():
        flat = QtGui.QTextBlockFormat()
        flat.setLineHeight(1, QtGui.QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        QtGui.QTextCursor(block).setBlockFormat(flat)


def is_fenced(shape: QtGui.QTextBlockFormat) -> bool:
    """True where a block stands between fences."""
    marks = QtGui.QTextFormat.Property
    return shape.hasProperty(marks.BlockCodeFence) or shape.hasProperty(marks.BlockCodeLanguage)


def dress_words(block: QtGui.QTextBlock, size: float, how: Type, *, fenced: bool) -> None:
    """Give their colours to words that are typed or clicked."""
    for start, length, found in pieces_of(block):
        words = QtGui.QTextCharFormat()
        if found.isAnchor():
            set_type(words, size, how.palette.pointer)
        elif fenced or found.fontFixedPitch():
            set_type(words, size if fenced else size * SMALL, how.palette.chip_text)
            words.setFontFixedPitch(False)
        else:
            continue
        selection(block, start, length).mergeCharFormat(words)


def pieces_of(block: QtGui.QTextBlock) -> list[tuple[int, int, QtGui.QTextCharFormat]]:
    """The pieces of a block that are of one kind: where each begins, how long it is, and its kind."""
    pieces = []
    walk = block.begin()
    while not walk.atEnd():
        piece = walk.fragment()
        pieces.append((piece.position(), piece.length(), piece.charFormat()))
        walk += 1
    return pieces


def selection(block: QtGui.QTextBlock, start: int, length: int) -> QtGui.QTextCursor:
    """So many characters of a block's document."""
    cursor = QtGui.QTextCursor(block)
    cursor.setPosition(start)
    cursor.setPosition(start + length, QtGui.QTextCursor.MoveMode.KeepAnchor)
    return cursor


def set_type(words: QtGui.QTextCharFormat, size: float, colour: QtGui.QColor) -> None:
    """Set size and colour of words, in the program's typeface."""
    made = font(size, Weight.MEDIUM)
    words.setFontFamilies(made.families())
    words.setProperty(QtGui.QTextFormat.Property.FontPixelSize, made.pixelSize())
    words.setForeground(QtGui.QBrush(colour))


def tables_in(document: QtGui.QTextDocument) -> list[QtGui.QTextTable]:
    """The tables of a document."""
    return [one for one in document.rootFrame().childFrames() if isinstance(one, QtGui.QTextTable)]


def dress_table(table: QtGui.QTextTable, how: Type) -> None:
    """Give a table the whole width, thin lines, room in its cells, and its heads again on every page."""
    shape = table.format()
    shape.setBorder(1)
    shape.setBorderStyle(QtGui.QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(QtGui.QBrush(how.palette.dock_line))
    shape.setBorderCollapse(True)
    shape.setCellPadding(how.size * 0.45)
    shape.setCellSpacing(0)
    shape.setWidth(QtGui.QTextLength(QtGui.QTextLength.Type.PercentageLength, 100))
    shape.setTopMargin(how.size * 0.3)
    shape.setBottomMargin(how.size)
    shape.setHeaderRowCount(1)
    first = first_column(table)
    shares = (first, *[(1 - first) / (table.columns() - 1)] * (table.columns() - 1))
    share_of = partial(QtGui.QTextLength, QtGui.QTextLength.Type.PercentageLength)
    shape.setColumnWidthConstraints([share_of(100 * share) for share in shares])
    table.setFormat(shape)


def first_column(table: QtGui.QTextTable) -> float:
    """The part of a table's width for its first column: as much as it has of the words."""
    said = [sum(len(text_in(table.cellAt(row, n))) for row in range(table.rows())) for n in range(table.columns())]
    least, most = FIRST_COLUMN
    return min(max(said[0] / sum(said), least), most)


def text_in(cell: QtGui.QTextTableCell) -> str:
    """The words of a cell."""
    cursor = cell.firstCursorPosition()
    cursor.setPosition(cell.lastPosition(), QtGui.QTextCursor.MoveMode.KeepAnchor)
    return cursor.selectedText()


def heading_block(document: QtGui.QTextDocument, title: str) -> QtGui.QTextBlock | None:
    """The block of a heading; None where there is none of this title."""
    return next((b for b in blocks_of(document) if b.blockFormat().headingLevel() and b.text() == title), None)


def places_of(document: QtGui.QTextDocument, typed: str) -> list[QtGui.QTextCursor]:
    """The places of these words in the text, capitals not counting."""
    places: list[QtGui.QTextCursor] = []
    for word in typed.split():
        found = document.find(word)
        while not found.isNull():
            places.append(found)
            found = document.find(word, found)
    return places
