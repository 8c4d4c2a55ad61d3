"""The upper part of the summary page: board and result, the four hands, the auction, the play and the reckoning."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from bridgetable.game.cards import Suit
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Pip, Style, Text, Words, lay_out, width_of, words
from bridgetable.gui.paint.theme import Palette, mixed
from bridgetable.gui.summary import sheet
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.language import tr
from bridgetable.views.result.page import CallSummary, EntrySummary, HandSummary, PlayedSummary, Summary, TrickSummary
from bridgetable.views.table.table_view import Cell
from bridgetable.views.words.prose import SEAT_NAMES, card_text

RESULT = (29.0, 27.0, 25.0)
CARDS = 23.0
ROW = 34.0
COLUMNS = {seat: 84.0 + 136.0 * n for n, seat in enumerate((Seat.W, Seat.N, Seat.E, Seat.S))}
GONE = {Cell.WITHDRAWN, Cell.CANCELLED}
DIAGRAM, GAP = 600.0, 44.0
HAND_WIDE, COMPASS = 218.0, 104.0
SCORE_AT, NOTES_AT = 640.0, 764.0
HAND_HIGH = 162.0
MOST_NOTES, BADGES = 2, 8
"""The most irregularities named beside a trick, and the most numbers on a line where there are more."""


def badge(palette: Palette, number: int, middle: QPointF, side: float = 26.0) -> tuple[sheet.Drawn, ...]:
    """The number of an irregularity on a disc."""
    rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    share = 0.66 if number < 10 else 0.54
    how = evolve(sheet.style(palette, side * share, Weight.BOLD), colour=palette.on_wrong)
    layout = lay_out(words(str(number)), how)
    at = QPointF(middle.x() - layout.size.width() / 2, middle.y() - layout.size.height() / 2)
    return sheet.Filled(rect, palette.wrong, side / 2), sheet.PlacedText(at, layout)


def heading(palette: Palette, name: str) -> sheet.Strip:
    """The heading of a section, with a line under it."""
    title = sheet.said(words(name), sheet.style(palette, 26, Weight.BOLD), QPointF(0, 0), sheet.WIDE)
    rule = sheet.Filled(QRectF(0, round(title.layout.size.height()) + 5, sheet.WIDE, 2.4), palette.dock_text)
    return sheet.Strip(rule.rect.y() + 10, (title, rule), 30, keeps=True)


def top(summary: Summary, palette: Palette) -> Iterator[sheet.Strip]:
    """Board, title, event and result."""
    board, *rest = summary.conditions
    name = sheet.said(words(board), sheet.style(palette, 44, Weight.EXTRA_BOLD), QPointF(0, 0))
    right = sheet.said_right(words(" · ".join(rest)), sheet.style(palette, 26), sheet.WIDE, 22)
    yield sheet.Strip(62, (name, right), keeps=True)
    for head in filter(None, (summary.title, *summary.event)):
        title = sheet.said(words(head), sheet.faint(palette, 24), QPointF(0, 0), sheet.WIDE)
        yield sheet.Strip(title.layout.size.height(), (title,), 2, keeps=True)
    line = summary.headline
    inside = 20.0
    room = sheet.WIDE - 2 * inside
    result = sheet.said(words(line), result_style(line, palette, room), QPointF(inside, 14), room)
    high = result.layout.size.height() + 28
    frame = sheet.Framed(QRectF(0, 0, sheet.WIDE, high), palette.dock_text, 10, 3)
    yield sheet.Strip(high, (frame, result), 14, keeps=True)
    for one in summary.score.compared:
        text = sheet.said(with_chips(one.text, one.cites), sheet.style(palette), QPointF(inside, 0), room)
        yield sheet.Strip(text.layout.size.height(), (text,), 4, keeps=True)


def result_style(line: str, palette: Palette, room: float) -> Style:
    """The style of the result: a little smaller where it then stays on one line, and where it is a long story."""
    sizes = [sheet.style(palette, size, Weight.BOLD) for size in RESULT]
    usual = sizes[0] if lay_out(words(line), sizes[0], room).lines <= 2 else sizes[-1]
    return next((how for how in sizes if width_of(words(line), how) <= room), usual)


def hands_and_auction(summary: Summary, palette: Palette) -> sheet.Strip:
    """The four hands round the table at the left; the auction and the reckoning at the right."""
    left = tuple(diagram(summary, palette))
    right = DIAGRAM + GAP
    bottom, calls = auction(summary, palette, right)
    reckoned, figures = reckoning(summary, palette, right, bottom + 20)
    return sheet.Strip(max(3 * HAND_HIGH, reckoned), (*left, *calls, *figures), 26, keeps=False)


def diagram(summary: Summary, palette: Palette) -> Iterator[sheet.Drawn]:
    """The four hands round a compass whose vulnerable sides are filled."""
    high = HAND_HIGH
    across = (DIAGRAM - HAND_WIDE) / 2
    places = {
        Seat.N: QPointF(across, 0),
        Seat.W: QPointF(0, high),
        Seat.E: QPointF(DIAGRAM - HAND_WIDE + 20, high),
        Seat.S: QPointF(across, 2 * high),
    }
    for seat in SEATS:
        yield from hand(summary.hands[seat], palette, places[seat])
    yield from compass(summary, palette, QPointF(DIAGRAM / 2 - 12, 1.5 * high - 4))


def hand(one: HandSummary, palette: Palette, at: QPointF) -> Iterator[sheet.Drawn]:
    """A hand: its seat and role, and a line for each suit."""
    name: Text = (Words(SEAT_NAMES[one.seat].upper(), Weight.BOLD), *words(f"  {one.role}" if one.role else ""))
    yield sheet.said(name, sheet.faint(palette, 19), at)
    for line, (suit, ranks) in enumerate(one.suits, 1):
        text: Text = (Pip(suit), Words(f" {ranks}"))
        if one.untold and suit is Suit.C:
            text = (*text, Words(f"  {tr('and {untold} not seen', untold=one.untold)}"))
        yield sheet.said(text, sheet.style(palette, CARDS), QPointF(at.x(), at.y() + line * (ROW - 3)))


def compass(summary: Summary, palette: Palette, middle: QPointF) -> Iterator[sheet.Drawn]:
    """The compass: a bar for each side, filled where it is vulnerable, and the seats' letters."""
    half = COMPASS / 2
    box = QRectF(middle.x() - half, middle.y() - half, COMPASS, COMPASS)
    yield sheet.Framed(box, palette.dock_text, 6, 2.4)
    letters = {Seat.N: (0.0, -30.0), Seat.E: (30.0, 0.0), Seat.S: (0.0, 30.0), Seat.W: (-30.0, 0.0)}
    for seat, (x, y) in letters.items():
        weight = Weight.BOLD if seat is summary.dealer else Weight.MEDIUM
        layout = lay_out(words(str(seat)), sheet.style(palette, 22, weight))
        size = layout.size
        yield sheet.PlacedText(QPointF(middle.x() + x - size.width() / 2, middle.y() + y - size.height() / 2), layout)
        if summary.vulnerable[seat]:
            yield sheet.Filled(side_of(box, seat), palette.wrong)


def side_of(box: QRectF, seat: Seat) -> QRectF:
    """The bar along a player's side of the compass."""
    thick, inset = 9.0, 12.0
    if seat in {Seat.N, Seat.S}:
        edge = box.top() if seat is Seat.N else box.bottom()
        return QRectF(box.left() + inset, edge - thick / 2, box.width() - 2 * inset, thick)
    edge = box.right() if seat is Seat.E else box.left()
    return QRectF(edge - thick / 2, box.top() + inset, thick, box.height() - 2 * inset)


def auction(summary: Summary, palette: Palette, left: float) -> tuple[float, tuple[sheet.Drawn, ...]]:
    """The auction in four columns from a left edge: its bottom, and its drawing."""
    step = (sheet.WIDE - left) / 4
    drawn: list[sheet.Drawn] = [sheet.Filled(QRectF(left, 29, sheet.WIDE - left, 2), palette.dock_text)]
    for n, seat in enumerate(summary.columns):
        name = words(SEAT_NAMES[seat], Weight.BOLD)
        drawn.append(sheet.said(name, sheet.faint(palette, 19), QPointF(left + n * step, 0)))
    bottom = 36.0
    for row in summary.auction:
        for at, cell in enumerate(row):
            for line, call in enumerate(cell):
                drawn += one_call(call, palette, QPointF(left + at * step, bottom + line * ROW), step)
        bottom += ROW * max(map(len, row))
    for one in summary.meanings:
        text = words(tr("{call} by {seat}: “{meaning}”", call=one.call, seat=SEAT_NAMES[one.seat], meaning=one.meaning))
        meaning = sheet.said(text, sheet.faint(palette, 18), QPointF(left, bottom), sheet.WIDE - left)
        drawn.append(meaning)
        bottom += meaning.layout.size.height() + 2
    return (bottom, tuple(drawn)) if summary.auction else (0.0, ())


def one_call(call: CallSummary, palette: Palette, at: QPointF, width: float) -> Iterator[sheet.Drawn]:
    """A call: struck through when it was taken back, with its alert and the numbers of its irregularities."""
    text = sheet.said(words(call.text), sheet.style(palette, CARDS), at)
    yield evolve(text, struck=call.cell in GONE)
    x = at.x() + text.layout.size.width() + 18
    apart = min(28.0, (at.x() + width - 12 - x) / max(1, len(call.numbers) - 1))
    for place, number in enumerate(call.numbers):
        yield from badge(palette, number, QPointF(x + apart * place, at.y() + text.layout.size.height() / 2), 24)


def reckoning(summary: Summary, palette: Palette, left: float, top_at: float) -> tuple[float, tuple[sheet.Drawn, ...]]:
    """The reckoning from a left edge and a top, where rulings moved tricks: its bottom, and its drawing."""
    if not summary.score.rows:
        return top_at, ()
    how, bold = sheet.style(palette), sheet.style(palette, sheet.BODY, Weight.BOLD)
    small = sheet.faint(palette, 19, Weight.BOLD)
    ns, ew = sheet.WIDE - 90, sheet.WIDE
    drawn: list[sheet.Drawn] = [
        sheet.said(words(tr("Tricks")), small, QPointF(left, top_at)),
        sheet.said_right(words("N–S"), small, ns, top_at),
        sheet.said_right(words("E–W"), small, ew, top_at),
        sheet.Filled(QRectF(left, top_at + 29, sheet.WIDE - left, 2), palette.dock_text),
    ]
    y = top_at + 34
    for row in summary.score.rows:
        chosen: Style = how if row.transfer else bold
        text = sheet.said(words(row.text), chosen, QPointF(left, y), ns - left - 70)
        drawn += [text, sheet.said_right(words(row.ns), chosen, ns, y), sheet.said_right(words(row.ew), chosen, ew, y)]
        y += max(ROW - 3, text.layout.size.height() + 3)
    return y, tuple(drawn)


def play(summary: Summary, palette: Palette) -> Iterator[sheet.Strip]:
    """The play, a trick a line, with what went wrong at the right; claims beneath."""
    if not summary.tricks and not summary.claims:
        return
    yield heading(palette, tr("Play"))
    named = {e.number: e for e in summary.entries if e.number}
    if summary.tricks:
        yield sheet.Strip(30, tuple(play_heads(palette)), keeps=True)
    for one in summary.tricks:
        yield trick(one, named, palette)
    if summary.tricks:
        grey = tr("Underlined: led. Bold: won. Grey line: to the other side after play.")
        legend = grey if any(t.moved for t in summary.tricks) else tr("Underlined: led. Bold: won.")
        yield sheet.Strip(28, (sheet.said(words(legend), sheet.faint(palette, 18), QPointF(0, 4)),))
    for claim in summary.claims:
        text = sheet.said(words(claim.text), sheet.style(palette), QPointF(0, 0), sheet.WIDE)
        yield sheet.Strip(text.layout.size.height(), (text,), 6)


def play_heads(palette: Palette) -> Iterator[sheet.Drawn]:
    """The heads of the columns."""
    how = sheet.faint(palette, 19, Weight.BOLD)
    yield sheet.said(words(tr("Trick")), how, QPointF(0, 0))
    for seat, x in COLUMNS.items():
        yield sheet.said(words(SEAT_NAMES[seat]), how, QPointF(x, 0))
    yield sheet.said_right(words("N–S"), how, SCORE_AT + 40, 0)
    yield sheet.said_right(words("E–W"), how, SCORE_AT + 100, 0)


def trick(one: TrickSummary, named: dict[int, EntrySummary], palette: Palette) -> sheet.Strip:
    """One trick."""
    how = sheet.style(palette, CARDS)
    drawn: list[sheet.Drawn] = []
    if one.moved:
        grey = mixed(palette.dock, palette.dock_text, 0.13)
        drawn.append(sheet.Filled(QRectF(-12, 2, SCORE_AT + 124, ROW - 4), grey, 6))
    drawn.append(sheet.said_right(words(str(one.number)), how, 34, 1))
    for seat, x in COLUMNS.items():
        drawn += card(one.cards[seat], palette, QPointF(x, 1))
    if one.winner is not None:
        columns = zip(one.score, (40, 100), strict=True)
        drawn += [sheet.said_right(words(str(tricks)), how, SCORE_AT + x, 1) for tricks, x in columns]
    bottom = 0.0
    if len(one.numbers) > MOST_NOTES:
        for place, number in enumerate(one.numbers):
            across, down = place % BADGES, place // BADGES
            drawn += badge(palette, number, QPointF(NOTES_AT + 13 + 32 * across, (down + 0.5) * ROW), 24)
            bottom = (down + 1) * ROW
        return sheet.Strip(bottom, tuple(drawn))
    for number in one.numbers:
        drawn += badge(palette, number, QPointF(NOTES_AT + 13, bottom + ROW / 2), 24)
        title = named[number].title if number in named else ""
        at = QPointF(NOTES_AT + 34, bottom + 5)
        note = sheet.said(words(title), sheet.faint(palette, 18), at, sheet.WIDE - NOTES_AT - 34)
        drawn.append(note)
        bottom = max(bottom + ROW, note.at.y() + note.layout.size.height() + 6)
    return sheet.Strip(max(ROW, bottom), tuple(drawn))


def card(one: PlayedSummary | None, palette: Palette, at: QPointF) -> Iterator[sheet.Drawn]:
    """A card of a trick: underlined when it was led, bold when it won, with its irregularities."""
    if one is None:
        yield sheet.said(words("–"), sheet.faint(palette, CARDS), at)
        return
    weight = Weight.BOLD if one.won else Weight.MEDIUM
    text = sheet.said(words(card_text(one.card)), sheet.style(palette, CARDS, weight), at)
    yield text
    size = text.layout.size
    if one.led:
        yield sheet.Filled(QRectF(at.x(), at.y() + size.height() - 3, size.width(), 2.4), palette.dock_text)
    for place, number in enumerate(one.numbers):
        x = at.x() + size.width() + 18 + 28 * place
        yield from badge(palette, number, QPointF(x, at.y() + size.height() / 2), 24)
