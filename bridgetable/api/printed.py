"""Whole documents as PDF: charts of all laws, handouts, examinations, the handbook."""

from collections.abc import Sequence
from pathlib import Path

from bridgetable.api.errors import public
from bridgetable.api.looks import PAPERS, SMALLEST, THEMES, check_paper, check_picture
from bridgetable.api.table import Table
from bridgetable.chart.make import charts_of_laws
from bridgetable.formats.files import read_text, see_writable
from bridgetable.formats.journal import Journal, read_journal
from bridgetable.formats.journal import book as law_book
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.game.errors import BridgetableError
from bridgetable.gui.start.display import needing_qt
from bridgetable.language import tr
from bridgetable.training.examination import on_paper, paper_of
from bridgetable.training.series import read_practice


@public
def save_charts(path: str | Path, *, theme: str = "paper", book: str = "2017") -> None:
    """Draw the charts of all laws of an edition that rule on something, a page for each, as `.pdf`. Raises Error."""
    output = Path(path)
    check_picture(output, SMALLEST, "all", theme, (*THEMES, "paper"))
    if kind_of(output) is not PictureKind.PDF:
        words = "{output} found, expected a name that ends in .pdf: the charts of all laws are many pages"
        raise BridgetableError(tr(words, output=output.name))
    with needing_qt(tr("a chart")):
        from bridgetable.gui.chart.files import write_charts  # noqa: PLC0415 -- only pictures need Qt

        write_charts(charts_of_laws(law_book(book)), output, theme)


@public
def save_handout(tables: Sequence[Table], path: str | Path, *, paper: str = PAPERS[0]) -> None:
    """Write exercises with room to write, and their answers on sheets apart, into a PDF. Raises Error.

    Each board is shown as it was when the director was first asked; `paper` is `A4` or `letter`.
    """
    if not tables:
        raise BridgetableError(tr("a handout needs a board, and there is none"))
    check_paper(paper)
    see_writable(Path(path))
    with needing_qt(tr("a handout")):
        from bridgetable.gui.summary.handout import write_handout  # noqa: PLC0415 -- only pictures need Qt

        write_handout([table.handout() for table in tables], Path(path), paper)


@public
def save_examination(series: str | Path, path: str | Path, *, paper: str = PAPERS[0]) -> int:
    """Write a series, and its answers on sheets apart, into a PDF; of how many cases. Raises Error."""
    source = Path(series)
    check_paper(paper)
    see_writable(Path(path))
    made = paper_of(read_practice(read_text(source), source.name), lambda name: whole_journal(source.parent / name))
    with needing_qt(tr("a handout")):
        from bridgetable.gui.summary.handout import write_handout  # noqa: PLC0415 -- only pictures need Qt

        write_handout(on_paper(made), Path(path), paper, head=made.head)
    return len(made.cases)


def whole_journal(path: Path) -> Journal:
    """The journal in a file. Raises BridgetableError."""
    return read_journal(read_text(path), path.name)


@public
def save_handbook(path: str | Path, *, paper: str = PAPERS[0]) -> int:
    """Write the handbook into a PDF, on `A4` or `letter`; on how many pages. Raises Error."""
    check_paper(paper)
    see_writable(Path(path))
    with needing_qt(tr("the handbook")):
        from bridgetable.gui.book.handbook_pdf import write_handbook  # noqa: PLC0415 -- only pictures need Qt

        return write_handbook(Path(path), paper)
