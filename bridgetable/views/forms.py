"""The forms of a tournament filled from a board: its event and players, what was ruled, the scores, a position."""

from collections.abc import Iterator, Mapping
from typing import Any

from bridgetable.desk.calculation import Input
from bridgetable.desk.forms import Lines, PaperForm, Shows
from bridgetable.desk.working import Refused
from bridgetable.formats.event import NO_EVENT, Event
from bridgetable.game.boards import seat
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import WHOLE
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import capital, tr
from bridgetable.laws.law_12_compared_score import in_imps, in_matchpoints
from bridgetable.rulings.effects import Reserved
from bridgetable.session.history import History
from bridgetable.views.result.page import CallSummary, EntrySummary, RulingSummary, Summary
from bridgetable.views.result.result import own_words, points_as_played, result_of
from bridgetable.views.result.summary import summary_of
from bridgetable.views.words.orders import ORDERS
from bridgetable.views.words.prose import (
    SEAT_NAMES,
    SHORT_SIDES,
    number,
    outcome_words,
    say,
    signed,
    signed_number,
    weight_words,
)

FORMAT, VERSION = "bridgetable-form", 1


@frozen
class FieldView:
    """A field on paper: its label, its text, and whether there is room for several lines."""

    label: str
    text: str
    is_long: bool


@frozen
class FormView:
    """A form on paper: its title, the fields of its head and its own, what it shows of the board, who signs it."""

    title: str
    head: tuple[FieldView, ...]
    fields: tuple[FieldView, ...]
    board: Summary | None
    player: Seat | None  # the one whose hand alone is shown
    signed: tuple[str, ...]


def form_view(form: PaperForm, history: History, texts: Mapping[str, str], event: Event = NO_EVENT) -> FormView:
    """A form as it is printed with these texts. Raises Refused where they name no seat, or too many calls."""
    board, player = None, None
    if form.shows is Shows.BOARD:
        board = summary_of(history, event=event)
    if form.shows is Shows.POSITION:
        player, board = position(history, texts)
    left_out = {"seat", "calls"} if form.shows is Shows.POSITION else set[str]()
    own = tuple(field_view(one, texts) for one in form.own if one.name not in left_out)
    return FormView(form.title, tuple(field_view(one, texts) for one in form.head), own, board, player, form.signed)


def field_view(one: Input, texts: Mapping[str, str]) -> FieldView:
    """A field with its text."""
    label = capital(one.sort.about)
    return FieldView(label, texts.get(one.name, ""), isinstance(one.sort, Lines))


def form_json(form: PaperForm, texts: Mapping[str, str]) -> dict[str, Any]:
    """A form with its texts, as one JSON object of a versioned shape."""
    fields = {one.name: texts.get(one.name, "") for one in form.inputs()}
    return {"format": FORMAT, "version": VERSION, "name": form.name, "title": form.title, "fields": fields}


# --- what the board tells ---------------------------------------------------------------------------------------------


def filled(form: PaperForm, history: History, event: Event = NO_EVENT) -> dict[str, str]:
    """The texts of the fields of a form, by field: those that the board tells, or the words with which they begin."""
    told = dict(told_by(form, history, event))
    begun = {one.name: str(one.default) for one in form.inputs()}
    return {name: told.get(name) or text for name, text in begun.items()}


def told_by(form: PaperForm, history: History, event: Event) -> Iterator[tuple[str, str]]:
    """The texts that the board tells, each with the name of the field that means it."""
    table, summary = history.now.table, summary_of(history)
    yield from event.told()
    yield "board", str(table.board.number)
    yield from told_of_ruling(summary, table)
    yield from told_of_score(table)
    if form.shows is Shows.POSITION:
        player, calls = in_question(history)
        yield from (("seat", str(player)), ("calls", str(calls)))
        yield "agreements", agreements(history, calls)


def told_of_ruling(summary: Summary, table: Table) -> Iterator[tuple[str, str]]:
    """The facts, the ruling, its laws, and the right to appeal."""
    rulings = tuple(ruling for entry in summary.entries for ruling in entry.rulings)
    reviews = tuple(review.ruling for review in summary.reviews if review.ruling is not None)
    found = (fact for entry in summary.entries for fact in facts_of(entry))
    judged = (line for review in reviews for line in decided(review))
    yield "facts", "\n".join((*found, *judged))
    kept = tr(ORDERS[Reserved])  # which says nothing yet, since another order follows when play has ended
    ordered = (effect.text for ruling in (*rulings, *reviews) for effect in ruling.effects)
    yield "ruling", "\n".join(text for text in dict.fromkeys(ordered) if text.lower() != kept.lower())
    cited = (cite for ruling in (*rulings, *reviews) for fact in ruling.effects for cite in fact.cites or (ruling.law,))
    laws = ", ".join(dict.fromkeys(cited))
    yield "law", ": ".join(filter(None, (table.book.other_title, laws))) if laws else ""
    yield "reason", "\n".join(reasons(rulings + reviews))
    words = "A review may be asked for until {minutes} minutes after the results are shown ({clauses})."
    clauses = ", ".join(map(table.book.number_of, ("83", "92B")))
    yield "appeal", tr(words, minutes=table.regulations.appeals, clauses=clauses)


def facts_of(entry: EntrySummary) -> Iterator[str]:
    """An irregularity, and what the director found of it."""
    yield tr("{title} ({where})", title=entry.title, where=entry.where) if entry.where else entry.title
    for ruling in entry.rulings:
        yield from (fact.text for fact in ruling.facts[:1])
        yield from decided(ruling)


def decided(ruling: RulingSummary) -> Iterator[str]:
    """The questions of a ruling with their answers, and the reasons that were given."""
    for one in ruling.decisions:
        yield f"{one.question} {one.answer}" + (f" (“{one.reason}”)" if one.reason else "")


def reasons(rulings: tuple[RulingSummary, ...]) -> Iterator[str]:
    """The reasons that were given for judgements."""
    yield from (one.reason for ruling in rulings for one in ruling.decisions if one.reason)


def told_of_score(table: Table) -> Iterator[tuple[str, str]]:
    """The result at the table, that after the rulings, the scores of both sides, and what they are compared with."""
    result, contest = result_of(table), table.contest
    if table.phase is not Phase.END or result is None:
        return
    yield "before", result_at_table(table)
    yield "after", result_after(table) or result.text
    yield from ((side.name.lower(), score_of(table, side)) for side in Side)
    yield "weights", "\n".join(weights(table))
    if contest.other_table is not None:
        yield "compared", tr("The other table: N–S {points}", points=signed(contest.other_table))
    elif contest.field:
        yield "compared", tr("N–S: {scores}", scores=", ".join(map(signed, contest.field)))
    yield "scoring", tr("IMPs") if contest.is_in_imps else tr("Matchpoints") if contest.field else ""


def score_of(table: Table, side: Side) -> str:
    """The score of a side in matchpoints or IMPs where it is known with what it is compared, else as it stands."""
    units, won = in_matchpoints(table, side), in_imps(table, side)
    if units is not None:
        return tr("{units} of {top} matchpoints", units=number(units), top=2 * len(table.contest.field))
    return own_words(table, side) if won is None else tr("{won} IMPs", won=signed_number(won))


def result_at_table(table: Table) -> str:
    """The result as the cards and claims made it."""
    if table.cancelled:
        return tr("Not played on")
    if table.contract is None:
        return tr("Passed out")
    side = table.contract.declarer.side
    words = Msg(
        "{contract} by {seat}, {tricks:word} tricks: {side:short} {points}",
        contract=table.contract,
        seat=table.contract.declarer,
        tricks=table.tricks_won(side),
        side=side,
        points=signed(points_as_played(table)),
    )
    return say(words)


def result_after(table: Table) -> str:
    """The result that the director gave; empty where that of the table stands."""
    if table.artificial:
        return ", ".join(f"{SHORT_SIDES[side]} {own_words(table, side)}" for side in Side)
    return "; ".join(weights(table))


def weights(table: Table) -> Iterator[str]:
    """The results that were assigned, each with its weight and its points."""
    for given in table.adjustments:
        for one in given.outcomes(table.contract):
            points = one.outcome.score_for(Side.NS, table.board.vulnerability)
            told = outcome_words(one.outcome, table.contract)
            if one.percent != WHOLE:
                told = tr("{weight} of {told}", weight=weight_words(one.percent), told=told)
            words = tr("{told}: N–S {points}", told=told, points=signed(points))
            yield words if len(given.sides) > 1 else f"{SHORT_SIDES[given.sides[0]]}: {words}"


# --- a position for peers ---------------------------------------------------------------------------------------------


def in_question(history: History) -> tuple[Seat, int]:
    """The player whose call is in question, and the calls (0 upwards) made before it."""
    # It is the first call of partner after the last of who went wrong first; without that, the last of the auction.
    made = history.now.table.auction.made
    wrong = next((one.table for one in history.sittings if one.table.irregularities), None)
    if wrong is not None:
        offender = wrong.irregularities[0].seat
        last = max((n for n, one in enumerate(wrong.auction.made) if one.seat is offender), default=-1)
        place = next((n for n in range(last + 1, len(made)) if made[n].seat is offender.partner), None)
        if place is not None:
            return offender.partner, place
    if made:
        return made[-1].seat, len(made) - 1
    return history.now.table.board.dealer, 0


def agreements(history: History, calls: int) -> str:
    """The meanings of the calls that are shown, as they were told or agreed."""
    table = history.now.table
    told = [(m.seat, m.call, m.meaning) for m in table.auction.made[:calls] if m.meaning]
    made = {m.call for m in table.auction.made[:calls]}
    told += [(one.seat, one.call, one.words) for one in table.agreements if one.call in made]
    lines = (tr("{call} by {seat}: {words}", call=call, seat=SEAT_NAMES[who], words=words) for who, call, words in told)
    return "\n".join(dict.fromkeys(lines))


def position(history: History, texts: Mapping[str, str]) -> tuple[Seat, Summary]:
    """A player and the board as peers see it: his hand and so many calls, nothing that went wrong. Raises Refused."""
    most = len(history.now.table.auction.made)
    try:
        player = seat(texts.get("seat", "").strip().upper())
    except NotationError as error:
        raise Refused("seat", str(error)) from None
    written = texts.get("calls", "").strip()
    if not is_number(written) or int(written) > most:
        wrong = NotationError(written, tr("a number of calls from 0 to {most}", most=most))
        raise Refused("calls", str(wrong))
    places = range(len(history.done) + 1)
    then = next(n for n in places if len(history.after(n).table.auction.made) >= int(written))
    told = summary_of(history.at(then), eye=player)
    rows = tuple(tuple(tuple(unmarked(call) for call in cell) for cell in row) for row in told.auction)
    return player, evolve(told, title="", auction=rows, meanings=(), entries=(), reviews=(), lapsed=(), force=())


def unmarked(call: CallSummary) -> CallSummary:
    """A call without the numbers of irregularities."""
    return evolve(call, numbers=())
