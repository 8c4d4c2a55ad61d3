"""Deals brought to the table and taken away: pasted, copied, made by hand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from bridgetable.game.errors import BridgetableError
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.host import saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.formats.deal_forms.read import DealRead
    from bridgetable.formats.deal_forms.write import DealForm
    from bridgetable.game.auction import Contract
    from bridgetable.game.boards import Board


def board_read(read: DealRead) -> Board:
    """The board that a text tells, with what Law 2 gives to its number where the text is silent."""
    from bridgetable.game.boards import Board, dealer_of, vulnerability_of

    number = read.number or 1
    return Board(
        number,
        dealer_of(number) if read.dealer is None else read.dealer,
        read.vulnerability or vulnerability_of(number),
        read.hands,
    )


def open_board(host: CommandHost, board: Board, contract: Contract | None = None) -> None:
    """Put a board on the table as a new document; the one before can be had again."""
    from bridgetable.gui.documents.document import entered

    host.take_playlist(None)
    host.set_document(entered(board, contract))


def open_editor(host: CommandHost, board: Board, contract: Contract | None = None) -> None:
    """Open the editor on a board, whose hands may be whole or not."""
    from bridgetable.gui.deal_editor.editor import DealEditor
    from bridgetable.gui.documents.unfinished import DEAL
    from bridgetable.gui.solver import AskedSolver
    from bridgetable.worth.endplay import why_not

    ten = "10" if host.settings.ten_in_figures else "T"
    solver = None if why_not() else AskedSolver()
    editor = DealEditor(host.look, board, contract, host.widget, ten=ten, solver=solver)
    if solver is not None:
        solver.setParent(editor)
    editor.made.connect(partial(open_board, host))
    if left := DEAL.read():
        editor.take_up(left)
    editor.kept.connect(partial(keep_draft, host))
    editor.open()


def keep_draft(host: CommandHost, text: str) -> None:
    """Keep a deal that is being made, until it is on the table or put away."""
    from bridgetable.gui.documents.unfinished import DEAL

    if not text:
        DEAL.finish()
    elif why := DEAL.write(text):
        host.say(why)


def paste(host: CommandHost) -> None:
    """Put the board on the clipboard on the table, with its auction and play; an incomplete one opens in the editor."""
    from bridgetable.formats.deal_forms.read import prepared, read_deal
    from bridgetable.formats.journal import acted_out
    from bridgetable.formats.opening import played_in
    from bridgetable.game.deals import is_whole
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.documents.new_tables import begun

    text = QGuiApplication.clipboard().text()
    try:
        if found := played_in(prepared(text)):
            played = found.journal if found.record is None else begun(found.journal)
            name = played.title or tr("Board {number}", number=played.board.number)
            document = Document(acted_out(played, name), played, name)
            host.take_playlist(None)
            host.set_document(document)
            host.say(tr("Pasted with auction and play: {name}", name=name), Icon.TICK)
            return
        read = read_deal(text)
    except BridgetableError as error:
        host.say(tr("Nothing pasted: {error}", error=error))
        return
    board = board_read(read)
    if is_whole(read.hands):
        open_board(host, board)
        host.say(tr("Pasted as board {number}", number=board.number), Icon.TICK)
    else:
        open_editor(host, board)


def copy_deal(host: CommandHost, form: DealForm) -> None:
    """Copy the deal of the table to the clipboard."""
    from bridgetable.formats.deal_forms.write import written

    with saying_why(host):
        QGuiApplication.clipboard().setText(written(host.controller.history.start.table.board, form))
        host.say(tr("Copied: {form}", form=form.value), Icon.TICK)
