"""The summary of a board as text, 80 columns wide, for a terminal and for files."""

import textwrap
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.language import reworded, tr
from bridgetable.views.result import page
from bridgetable.views.table.table_view import Cell, FactView
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES, SIGNS, card_text

WIDTH = 80
COLUMN = 26
CALL = 20
COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)
STANDINGS = {Cell.WITHDRAWN: "{call} withdrawn", Cell.CANCELLED: "{call} cancelled", Cell.ACCEPTED: "{call} accepted"}


def summary_text(summary: page.Summary) -> str:
    """The page as text; no line is wider than 80 columns."""
    parts = (head(summary), diagram(summary), auction(summary), play(summary), score(summary), *rest(summary))
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in map(list, parts) if part) + "\n"


def rest(summary: page.Summary) -> Iterator[list[str]]:
    """The sections after the score: irregularities, reviews, what lapsed, what is in force, hands raised."""
    yield section(tr("What went wrong, and what was ruled"), (entry(e) for e in summary.entries))
    yield section(tr("Reviews at the end of play"), (review(r) for r in summary.reviews))
    yield section(tr("Obligations that lapsed"), (lapsed(one) for one in summary.lapsed))
    yield section(tr("In force"), (wrapped(cited(f), "  ") for f in summary.force))
    yield section(tr("Hands raised before it was ruled"), (hands_raised(one) for one in summary.raised))


def hands_raised(one: page.HandsSummary) -> Iterator[str]:
    """A question to a class with the hands for each answer; what was right has a plus before it."""
    yield from wrapped(one.question, "  ")
    for answer in one.answers:
        sign = "+" if answer.right else "-"
        yield from wrapped(f"{answer.hands:2d}  {answer.words}", "          ", f"    {sign} ")
    yield from wrapped(one.told, "    ")


def section(heading: str, parts: Iterable[Iterable[str]]) -> list[str]:
    """A heading and the paragraphs under it; no lines when there are no paragraphs."""
    lines = [line for part in parts for line in part]
    return [*underlined(heading), *lines] if lines else []


def underlined(heading: str) -> list[str]:
    """A heading and the line under it."""
    return [heading.upper(), "-" * WIDTH]


def wrapped(text: str, indent: str, first: str | None = None) -> list[str]:
    """Text wrapped at 80 columns; every line is indented, the first by `first` if given."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent if first is None else first, subsequent_indent=indent, break_on_hyphens=False
    )


def cited(fact: FactView) -> str:
    """A sentence with its clauses in brackets."""
    return fact.text + (f" [{' '.join(fact.cites)}]" if fact.cites else "")


def marks(numbers: tuple[int, ...]) -> str:
    """The numbers of irregularities, in brackets."""
    return f" ({','.join(map(str, numbers))})" if numbers else ""


# --- deal, auction, play ----------------------------------------------------------------------------------------------


def head(summary: page.Summary) -> list[str]:
    """Conditions, title, event and result."""
    compared = [text for one in summary.score.compared for text in wrapped(cited(one), "")]
    conditions = " · ".join(summary.conditions).upper()
    event = [text for one in summary.event for text in wrapped(one, "")]
    return [conditions, *wrapped(summary.title, ""), *event, *wrapped(summary.headline, ""), *compared]


def diagram(summary: page.Summary) -> list[str]:
    """The four hands round the table."""
    north, east, south, west = (hand(h) for h in summary.hands)
    blank = " " * COLUMN
    middle = [w.ljust(2 * COLUMN) + e for w, e in zip(west, east, strict=True)]
    return [*(blank + line for line in north), *middle, *(blank + line for line in south)]


def hand(one: page.HandSummary) -> list[str]:
    """A hand in five lines: its seat, and each suit."""
    name = reworded(SEAT_NAMES[one.seat], str.upper)
    name = tr("{name} ({role})", name=name, role=one.role) if one.role else name
    lines = [name, *(f"{SIGNS[suit]} {ranks}" for suit, ranks in one.suits)]
    return [*lines[:-1], tr("{suit}  and {n} not seen", suit=lines[-1], n=one.untold)] if one.untold else lines


def auction(summary: page.Summary) -> list[str]:
    """The auction in four columns, calls with their marks; meanings beneath."""
    if not summary.auction:
        return []
    names = "".join(SEAT_NAMES[s].ljust(CALL) for s in summary.columns)
    lines = [names, *(line for row in summary.auction for line in lines_of(row))]
    for one in summary.meanings:
        lines += wrapped(
            tr("{call} by {seat}: “{meaning}”", call=one.call, seat=SEAT_NAMES[one.seat], meaning=one.meaning), "  ", ""
        )
    return [*underlined(tr("Auction")), *lines]


def lines_of(row: page.AuctionRow) -> Iterator[str]:
    """A round of the auction in as many lines as its fullest cell needs."""
    for line in zip_longest(*row):
        yield "".join(("" if call is None else call_text(call)).ljust(CALL) for call in line)


def call_text(call: page.CallSummary) -> str:
    """A call with its irregularities and what became of it."""
    said = tr(STANDINGS[call.cell], call=call.text) if call.cell in STANDINGS else call.text
    return said + marks(call.numbers)


def play(summary: page.Summary) -> list[str]:
    """The play, a trick a line; claims beneath."""
    if not summary.tricks and not summary.claims:
        return []
    names = "".join(SEAT_NAMES[s].ljust(11) for s in COLUMNS)
    sides = "  ".join(SHORT_SIDES[side] for side in Side)
    lines = [f"{tr('Trick'):<8}{names}  {sides}   {tr('irregularities')}"] if summary.tricks else []
    lines += [trick(t) for t in summary.tricks]
    if summary.tricks:
        lines.append(tr("(> led, * won, = to the other side after play)"))
    for claim in summary.claims:
        lines += wrapped(cited(claim), "")
    return [*underlined(tr("Play")), *lines]


def trick(one: page.TrickSummary) -> str:
    """One trick: the cards from West clockwise, and the tricks of both sides."""
    cards = "".join(card(one.cards, seat).ljust(11) for seat in COLUMNS)
    ns, ew = one.score
    moved = "=" if one.moved else " "
    counts = f"{ns:3d}  {ew:3d}" if one.winner is not None else " " * 8
    return f"{one.number:4d}{moved}  {cards}{counts}   {marks(one.numbers).strip()}"


def card(cards: BySeat[page.PlayedSummary | None], seat: Seat) -> str:
    """A card of a trick with its signs."""
    one = cards[seat]
    if one is None:
        return " –"
    return f"{'>' if one.led else ' '}{card_text(one.card)}{'*' if one.won else ''}{marks(one.numbers)}"


def score(summary: page.Summary) -> list[str]:
    """The reckoning, where rulings have changed it."""
    if not summary.score.rows:
        return []
    wide = max(30, *(len(row.text) + 1 for row in summary.score.rows))
    each = max(5, *(len(figure) + 1 for row in summary.score.rows for figure in (row.ns, row.ew)))
    lines = [f"  {row.text:<{wide}}{row.ns:>{each}}{row.ew:>{each}}" for row in summary.score.rows]
    sides = "".join(f"{SHORT_SIDES[side]:>{each}}" for side in Side)
    return [*underlined(tr("Score")), f"  {'':<{wide}}{sides}", *lines]


# --- rulings ----------------------------------------------------------------------------------------------------------


def entry(one: page.EntrySummary) -> Iterator[str]:
    """An irregularity with its rulings."""
    number = f"{one.number:2d}. " if one.number else "    "
    place = tr("Law {law}, {where}", law=one.law, where=one.where)
    room = WIDTH - len(place) - 2
    title = textwrap.wrap(one.title, room, initial_indent=number, subsequent_indent="    ")
    yield title[0].ljust(WIDTH - len(place)) + place
    yield from title[1:]
    for ruling in one.rulings:
        yield from ruling_lines(ruling)
    if one.outcome is not None:
        yield from wrapped(cited(one.outcome), "    ")


def ruling_lines(ruling: page.RulingSummary) -> Iterator[str]:
    """The lines of a ruling: facts, decisions, effects, and the question that waits."""
    for fact in ruling.facts:
        yield from wrapped(cited(fact), "    ")
    for decision in ruling.decisions:
        question = f"{decision.question} " if decision.question else ""
        reason = f" “{decision.reason}”" if decision.reason else ""
        said = f"{question}{decision.decided}: {decision.answer}.{reason} [{decision.cite}]"
        yield from wrapped(said, "      ", "    > ")
    for effect in ruling.effects:
        yield from wrapped(cited(effect), "      ", "    = ")
    if ruling.review is not None:
        yield from wrapped(cited(ruling.review), "    ")
    if ruling.waits:
        yield from wrapped(tr("Waits: {waits}", waits=ruling.waits), "      ", "    ? ")


def review(one: page.ReviewSummary) -> Iterator[str]:
    """A review with its answer, or that it waits."""
    numbers = marks(tuple(n for n in one.about if n))
    words = "Law {law}, {heading}{numbers}: waits for the end of play"
    if one.ruling is not None:
        words = "Law {law}, {heading}{numbers}"
    yield from wrapped(tr(words, law=one.law, heading=one.heading, numbers=numbers), "    ", " –  ")
    if one.ruling is not None:
        yield from ruling_lines(one.ruling)


def lapsed(one: page.LapsedSummary) -> list[str]:
    """The orders that were in force for a time."""
    return wrapped(f"{one.text} [{one.cite}]: {one.span}; {one.ending}", "    ", " –  ")
