"""A session as lines for people and as JSON: its boards, the standings before and after each change, what is open."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from bridgetable.desk.amounts import Unit, exact_text
from bridgetable.game.conditions import Grade
from bridgetable.game.seats import Side
from bridgetable.language import in_small, together, tr, tr_n
from bridgetable.match.results import Assigned, Fouled, Penalty, Rescored, Result, Score
from bridgetable.match.stages import BoardMove, PlaceMove, Stage
from bridgetable.match.standings import Field, Place, sum_of
from bridgetable.views.match.session import BoardRow, Session
from bridgetable.views.match.words import (
    change_words,
    contestant_words,
    contract_words,
    figure_words,
    over_words,
    result_words,
    score_words,
    side_words,
    vulnerability_words,
    won_words,
)
from bridgetable.views.words import prose

FORMAT, VERSION = "bridgetable-match", 1
Json = dict[str, Any]
NOT_COMPARED = tr("Nothing is compared yet: no board has two scores.")

BOARD_HEADS = tr("board"), tr("dealer, vul"), tr("table"), tr("contract"), tr("result"), tr("N–S"), tr("worth"), ""
"""The heads over the list of the boards."""


# --- lines for people -------------------------------------------------------------------------------------------------


def match_lines(session: Session) -> Iterator[str]:
    """The whole session as lines."""
    yield session.match.title
    yield conditions(session)
    yield ""
    yield from board_lines(session)
    if session.is_compared:
        for field in session.stages[0].scores.fields:
            yield from ("", heading(session, field), *standing_lines(session, field))
    else:
        yield from ("", NOT_COMPARED)
    for number in range(1, len(session.stages)):
        yield ""
        yield from stage_lines(session, number)
    yield from things(session)


def conditions(session: Session) -> str:
    """The form of scoring, how many boards and scores on each, and which table is ours, with who sits North-South."""
    match = session.match
    boards = tr_n("{n} board", "{n} boards", len(session.numbers))
    scores = tr_n("{n} score on each", "{n} scores on each", match.terms.expected)
    table, pairs = session.own_table, {line.ns for line in match.lines if line.table == session.own_table and line.ns}
    who = match.name_of(next(iter(pairs))) if len(pairs) == 1 else ""
    ours = tr("table {table}, North–South {who}", table=table, who=who) if who else tr("table {table}", table=table)
    return " · ".join((match.terms.words, boards, scores, *([ours] if table else [])))


def heading(session: Session, field: Field) -> str:
    """The heading of a standing."""
    if len(session.stages) == 1:
        return side_words(field.side)
    return tr("{standing}, before any change", standing=side_words(field.side))


def board_lines(session: Session) -> Iterator[str]:
    """The list of the boards, in columns."""
    rows = [BOARD_HEADS, *(board_cells(session, row) for row in session.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = {0, 5}
    for cells in rows:
        parts = enumerate(zip(cells, widths, strict=True))
        yield "  ".join(c.rjust(w) if at in right else c.ljust(w) for at, (c, w) in parts).rstrip()
    total = total_words(session)
    if total:
        yield tr("Table {table}, North–South: {total}", table=session.own_table, total=total)


def board_cells(session: Session, row: BoardRow) -> tuple[str, ...]:
    """The cells of a board in the list."""
    outcome, line = row.result.outcome, row.line
    signs = ((tr("went wrong"), row.went_wrong), (tr("ruled"), row.ruled), (tr("open"), row.is_open))
    return (
        str(row.board),
        vulnerability_words(row.board),
        line.table
        if line is not None
        else tr("{n} of {expected}", n=row.scored, expected=session.match.terms.expected),
        "" if line is None else contract_words(outcome) if outcome is not None or not row.result.is_finished else "",
        over_words(outcome),
        "" if line is None else score_words(row.result.ns),
        "" if line is None else worth_words(session, row.won, row.top),
        together([word for word, holds in signs if holds], ", "),
    )


def worth_words(session: Session, won: Fraction | None, top: int) -> str:
    """The worth of a board: 7 of 12, or +3."""
    told = won_words(won, session.match.terms.form)
    return tr("{won} of {top}", won=told, top=top) if top and won is not None else told


def total_words(session: Session) -> str:
    """Our table on all its boards together: 135 of 252 · 53.6 %, or +23 IMPs; nothing where no table is ours."""
    form, own = session.match.terms.form, session.own_table
    scored = [row for row in session.rows if row.won is not None and row.line is not None and row.line.table == own]
    won = sum_of(row.won for row in scored if row.won is not None)
    told = won_words(won, form)
    if not own or not scored:
        return ""
    if not form.has_top:
        return tr("{total} IMPs", total=told)
    top = sum(row.top for row in scored)
    share = figure_words(100 * won / top, session.match.terms.unit, decimals=1) if top else won_words(None, form)
    return tr("{won} of {top} · {share} %", won=told, top=top, share=share)


def standing_lines(session: Session, field: Field) -> Iterator[str]:
    """A standing, a contestant on each line."""
    yield from columns((place_cells(session, place) for place in field.places), {0, 2})


def place_cells(session: Session, place: Place) -> tuple[str, ...]:
    """The place, the contestant, its total, and its boards."""
    unit = session.match.terms.unit
    figure = figure_words(place.figure, unit)
    boards = tr_n("{n} board", "{n} boards", place.boards)
    return f"{place.rank}.", contestant_words(session.match, place.contestant), f"{figure} {unit.value}", boards


def columns(rows: Iterator[tuple[str, ...]], right: set[int]) -> Iterator[str]:
    """Lines in columns, some of them at the right of theirs."""
    found = list(rows)
    widths = [max(map(len, column)) for column in zip(*found, strict=True)]
    for cells in found:
        parts = enumerate(zip(cells, widths, strict=True))
        yield ("  " + "  ".join(c.rjust(w) if at in right else c.ljust(w) for at, (c, w) in parts)).rstrip()


def stage_lines(session: Session, number: int) -> Iterator[str]:
    """A change, and everything that it moved."""
    stage = session.stages[number]
    assert stage.change is not None  # noqa: S101 -- only the first stage has none
    clauses = f" [{', '.join(stage.change.clauses)}]" if stage.change.clauses else ""
    yield tr("Change {number}. {words}", number=number, words=change_sentence(session, number) + clauses)
    if stage.change.why:
        yield f"  {stage.change.why}"
    found = session.moved_by(number)
    if not (found.boards or found.places):
        yield "  " + tr("It moved nothing.")
    yield from columns((board_move_cells(session, one) for one in found.boards), {3, 5}) if found.boards else ()
    if found.places:
        yield "  " + tr("The standing:")
        yield from columns((place_move_cells(session, one) for one in found.places), {0, 1, 2, 4, 6})
    held = sum(len(field.places) for field in stage.scores.fields) - len(found.places)
    if found.places and held:
        yield "  " + tr_n(
            "{n} other has place and total as before.", "{n} others have place and total as before.", held
        )


def change_sentence(session: Session, number: int) -> str:
    """A change in words."""
    change = session.stages[number].change
    assert change is not None  # noqa: S101 -- only the first stage has none
    return change_words(change, session.before_of(number), session.match)


def board_move_cells(session: Session, one: BoardMove) -> tuple[str, ...]:
    """A board of a contestant: what it had, what it has."""
    form = session.match.terms.form
    where = tr("board {board}, {side}", board=one.line.board, side=prose.SHORT_SIDES[one.side])
    of = tr("of {top}", top=one.top) if one.top else Unit.IMPS.value
    who = contestant_words(session.match, one.line.contestant(one.side))
    return where, who, "", won_words(one.before, form), "→", won_words(one.after, form), of


def place_move_cells(session: Session, one: PlaceMove) -> tuple[str, ...]:
    """The place and the total of a contestant, before and after."""
    unit = session.match.terms.unit
    return (
        f"{one.before.rank}.",
        "→",
        f"{one.after.rank}.",
        contestant_words(session.match, one.after.contestant),
        figure_words(one.before.figure, unit),
        "→",
        figure_words(one.after.figure, unit),
        unit.value,
    )


def things(session: Session) -> Iterator[str]:
    """The things that are open or were ruled, the time limits, and differences between the files."""
    if session.open:
        yield from ("", tr("Still open"))
        yield from (f"  {one.text}" + (f" ({one.besides})" if one.besides else "") for one in session.open)
    if session.ruled:
        yield from ("", tr("Ruled"))
        for ruling in session.ruled:
            words = tr("Board {board}: {what}", board=ruling.board, what=in_small(ruling.text))
            yield f"  {words} [{', '.join(ruling.clauses)}]"
    if session.deadline:
        yield from ("", f"{until_words(session)} [{', '.join(session.limits)}]")
    if session.opened.remarks:
        yield from ("", tr("Remarks on the files"))
        yield from (f"  {one}" for one in session.opened.remarks)


def until_words(session: Session) -> str:
    """The times until which a ruling or an appeal and a correction may be asked for."""
    words = "Rulings and appeals may be asked for until {rulings}, corrections of the score until {scores}."
    return tr(words, rulings=session.deadline, scores=session.correction)


# --- JSON -------------------------------------------------------------------------------------------------------------


def match_json(session: Session) -> Json:
    """The session as one JSON object of a versioned shape."""
    match = session.match
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": match.title,
        "scoring": match.terms.form.value,
        "unit": match.terms.unit.value,
        "scores_on_each": match.terms.expected,
        "boards": [board_json(session, number) for number in session.numbers],
        "standings": standings_json(session, session.stages[0]),
        "changes": [stage_json(session, number) for number in range(1, len(session.stages))],
        "open": [{"board": o.board, "text": o.text, "clauses": list(o.clauses)} for o in session.open],
        "ruled": [{"board": r.board, "text": r.text, "clauses": list(r.clauses)} for r in session.ruled],
        "rulings_until": session.deadline,
        "corrections_until": session.correction,
        "remarks": list(session.opened.remarks),
    }


def board_json(session: Session, number: int) -> Json:
    """A board with all of its results, as they are after every change."""
    board = session.last.scores.by_number.get(number)
    lines = () if board is None else board.lines
    return {
        "board": number,
        "results": [
            {
                "table": line.table,
                "ns": line.ns,
                "ew": line.ew,
                **result_json(line.result),
                "won_ns": number_json(session.won_at(session.last, line, Side.NS)),
                "won_ew": number_json(session.won_at(session.last, line, Side.EW)),
            }
            for line in lines
        ],
    }


def result_json(result: Result) -> Json:
    """A result: in words, its outcome where it has one, and the score of both sides."""
    outcome = None if result.outcome is None else str(result.outcome)
    return {
        "text": result_words(result),
        "outcome": outcome,
        "score_ns": score_json(result.ns),
        "score_ew": score_json(result.ew),
    }


def score_json(score: Score) -> object:
    """The points of North-South that a side scores for: a number, a grade, or parts with their weights."""
    match score:
        case None:
            return None
        case Grade():
            return score.value
        case Assigned():
            points = score.points
            parts = [{"weight": exact_text(part.weight), "points": part.value} for part in score.parts]
            return points if points is not None else parts


def number_json(value: Fraction | None) -> str | None:
    """An exact number, as it is written and read again."""
    return None if value is None else exact_text(value)


def standings_json(session: Session, stage: Stage) -> list[Json]:
    """The standings at a stage."""
    return [
        {
            "side": None if field.side is None else field.side.value,
            "places": [place_json(session, place) for place in field.places],
        }
        for field in stage.scores.fields
    ]


def place_json(session: Session, place: Place) -> Json:
    """A contestant in its place."""
    return {
        "rank": place.rank,
        "contestant": place.contestant,
        "name": session.match.name_of(place.contestant),
        "total": exact_text(place.figure),
        "text": figure_words(place.figure, session.match.terms.unit),
        "boards": place.boards,
    }


def stage_json(session: Session, number: int) -> Json:
    """A change, everything that it moved, and the standings after it."""
    stage, found = session.stages[number], session.moved_by(number)
    assert stage.change is not None  # noqa: S101 -- only the first stage has none
    return {
        "text": change_sentence(session, number),
        "why": stage.change.why,
        "clauses": list(stage.change.clauses),
        **about_json(stage),
        "moved": [
            {
                "board": one.line.board,
                "contestant": one.line.contestant(one.side),
                "side": one.side.value,
                "before": number_json(one.before),
                "after": number_json(one.after),
                "top": one.top,
            }
            for one in found.boards
        ],
        "places": [
            {
                "contestant": one.after.contestant,
                "before": place_json(session, one.before),
                "after": place_json(session, one.after),
            }
            for one in found.places
        ],
        "standings": standings_json(session, stage),
    }


def about_json(stage: Stage) -> Json:
    """The kind of a change, and its board, table or contestant."""
    match stage.change:
        case Rescored() as one:
            return {"kind": "result", "board": one.board, "table": one.table, "result": result_json(one.result)}
        case Penalty() as one:
            told = {"amount": exact_text(one.amount), "unit": one.unit.value}
            return {"kind": "penalty", "contestant": one.contestant, **told}
        case Fouled() as one:
            return {"kind": "fouled", "board": one.board, "groups": [list(group) for group in one.groups]}
        case None:
            return {}
