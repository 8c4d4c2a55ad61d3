"""A session as the parts of a printed page: its boards, each standing, every change, and what is open."""

from collections.abc import Iterator

from bridgetable.game.values import frozen
from bridgetable.language import tr, tr_n
from bridgetable.match.standings import Field
from bridgetable.views.match import report
from bridgetable.views.match.session import Session
from bridgetable.views.match.words import side_words


@frozen
class SessionPart:
    """A part of the page: its heading, a table (heads, rows, columns at the right), and sentences."""

    heading: str
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    right: frozenset[int] = frozenset()
    lines: tuple[str, ...] = ()


def parts_of(session: Session) -> Iterator[SessionPart]:
    """The standings as they are, the boards, every change with what it moved, and what is open or was ruled."""
    if session.is_compared:
        for field in session.last.scores.fields:
            yield standing_part(session, field)
    rows = tuple(report.board_cells(session, row) for row in session.rows)
    total = tuple(filter(None, (report.total_words(session),)))
    yield SessionPart(tr("Boards"), report.BOARD_HEADS, rows, frozenset({0, 5, 6}), total)
    yield from (change_part(session, number) for number in range(1, len(session.stages)))
    said = tuple(line.strip() for line in report.things(session) if line.strip())
    if said:
        yield SessionPart(tr("Open and ruled"), lines=said)


def change_part(session: Session, number: int) -> SessionPart:
    """A change, its reason, and the places and totals that it moved."""
    change, found = session.stages[number].change, session.moved_by(number)
    assert change is not None  # noqa: S101 -- only the first stage has none
    clauses = f" [{', '.join(change.clauses)}]" if change.clauses else ""
    moved = tr_n("It moved {n} score.", "It moved {n} scores.", len(found.boards)) if found.boards else ""
    said = (report.change_sentence(session, number) + clauses, change.why, moved)
    cells = (report.place_move_cells(session, one) for one in found.places)
    rows = tuple((" ".join(c[:3]), c[3], f"{' '.join(c[4:7])} {c[7]}") for c in cells)
    heads = (tr("place"), tr("contestant"), tr("total"))
    title = tr("Change {number}", number=number)
    return SessionPart(title, heads, rows, frozenset({2}), tuple(filter(None, said)))


def standing_part(session: Session, field: Field) -> SessionPart:
    """A standing as a table."""
    rows = tuple(report.place_cells(session, place) for place in field.places)
    heads = (tr("place"), tr("contestant"), tr("total"), tr("boards"))
    return SessionPart(side_words(field.side), heads, rows, frozenset({0, 2, 3}))
