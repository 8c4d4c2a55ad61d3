"""The summary of a board: deal, auction and play with what went wrong in them, what was ruled, and the score."""

from collections.abc import Iterator

from bridgetable.formats.event import NO_EVENT, Event
from bridgetable.formats.hands import Hands
from bridgetable.game.books import Book
from bridgetable.game.cards import SUITS_DOWN, Card, Rank, of_suit
from bridgetable.game.claims import ClaimStage
from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.game.table import Claimed, Phase, Table
from bridgetable.language import together, tr
from bridgetable.session.history import History
from bridgetable.views.claims.claim import came_about
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.numbering import in_numbers_of
from bridgetable.views.panel.panel import duties, penalty_cards
from bridgetable.views.regulations import laid_down
from bridgetable.views.result import page
from bridgetable.views.result.ledger import compared_rows, is_given, rows
from bridgetable.views.result.result import result_of
from bridgetable.views.result.rulings import entries_of, reviews_of
from bridgetable.views.table.auction_grid import auction_grid
from bridgetable.views.table.hands import may_know
from bridgetable.views.table.plates import place_of, role_of, vulnerability_words
from bridgetable.views.table.table_view import AuctionView, Cell, FactView, ForceView
from bridgetable.views.view import sight
from bridgetable.views.words.prose import SEAT_NAMES, Sees, contract_text, say, sees_all

VOID = "–"
ENDINGS = {
    ClaimStage.AGREED: ("All agreed: {tricks:word} of them to {side:short}.", "69A"),
    ClaimStage.WITHDRAWN: ("All agreed, and it stands: {tricks:word} of them to {side:short}.", "69B2"),
    ClaimStage.DECIDED: ("The director decided: {tricks:word} of them to {side:short}.", "70A"),
    ClaimStage.VOID: ("It was void, and play went on.", "68D2b"),
    ClaimStage.PLAYED_ON: ("Play went on without right.", "68D2a"),
}


def summary_of(
    history: History, title: str = "", eye: Eye = Watcher.ALL, raised: tuple[Hands, ...] = (), event: Event = NO_EVENT
) -> page.Summary:
    """The summary of a board as this eye may know it, with the hands `raised` by a class; once over, all is told."""
    table = history.now.table
    is_over = table.phase is Phase.END
    watcher = Watcher.ALL if is_over else eye
    sees = sees_all if is_over else sight(table, eye)
    known = tuple(i for i in table.irregularities if may_know(i, watcher, table))
    lapsed, force = what_was_in_force(history)
    auction = auction_grid(table, watcher)
    told = page.Summary(
        title=title,
        event=(*event.words(), *book_named(table.book), *laid_down(table.regulations, table.book)),
        conditions=conditions(table),
        is_over=is_over,
        score=score(table),
        hands=BySeat.each(lambda s: hand(table, s, sees)),
        vulnerable=auction.vulnerable,
        dealer=table.board.dealer,
        columns=auction.columns,
        auction=tuple(auction_rows(auction, known)),
        meanings=tuple(page.MeaningSummary(c.seat, c.text, c.meaning) for c in auction.calls if c.meaning),
        tricks=tuple(tricks(table, known)),
        claims=tuple(claim_words(c, table) for c in (*table.earlier_claims, table.claim) if c is not None),
        entries=entries_of(history, known, sees),
        reviews=reviews_of(history, sees),
        lapsed=lapsed,
        force=force,
        raised=tuple(map(hands_raised, raised)) if is_over or not isinstance(eye, Seat) else (),
    )
    return in_numbers_of(table.book, told)


def hands_raised(hands: Hands) -> page.HandsSummary:
    """A question and its answers as a class gave them."""
    right = sum(one.hands for one in hands.answers if one.right)
    return page.HandsSummary(
        hands.question,
        tuple(page.AnswerSummary(one.words, one.hands, one.right) for one in hands.answers),
        say(Msg("{right} of {whole} hands were right.", right=right, whole=hands.whole)),
    )


def book_named(book: Book) -> tuple[str, ...]:
    """The title of a book that is not in force: nobody may take its result for a ruling of today."""
    return tuple(filter(None, (book.other_title,)))


def conditions(table: Table) -> tuple[str, ...]:
    """Board, dealer and vulnerability."""
    board = table.board
    return (
        tr("Board {number}", number=board.number),
        tr("dealer {dealer}", dealer=SEAT_NAMES[board.dealer]),
        vulnerability_words(table),
    )


def score(table: Table) -> page.ScoreSummary:
    """The contract and the result, with the reckoning where a ruling changed it."""
    contract, result = table.contract, result_of(table)
    words = tr("Passed out") if table.phase is Phase.END else tr("No contract yet")
    if contract is not None:
        words = tr("{contract} by {declarer}", contract=contract_text(contract), declarer=SEAT_NAMES[contract.declarer])
    elif table.cancelled:
        words = tr("Not played")
    changed = table.transfers or is_given(table) or any(compared_rows(table))
    moved = contract is not None and result is not None and changed
    desk = tuple(FactView(tr("At the desk: {words}", words=told), ()) for told in table.contest.worked_out)
    if result is None:
        return page.ScoreSummary(words, "", desk, ())
    compared = tuple(FactView(c.text, (c.cite,) if c.cite else ()) for c in result.compared)
    return page.ScoreSummary(words, result.text, (*compared, *desk), rows(table) if moved else ())


def hand(table: Table, seat: Seat, sees: Sees) -> page.HandSummary:
    """A hand as it was dealt, as far as it may be seen."""
    held = table.board.deal[seat]
    shown = frozenset(c for c in held if sees(c))
    suits = tuple((s, ranks(of_suit(shown, s))) for s in SUITS_DOWN)
    declares = table.contract is not None and not table.is_defender(seat)
    return page.HandSummary(seat, role_of(table, seat) if declares else "", suits, len(held) - len(shown))


def ranks(cards: frozenset[Card]) -> str:
    """The ranks of cards from the highest, or a dash for none."""
    found = sorted((c.rank for c in cards), reverse=True)
    return " ".join("10" if r is Rank.TEN else str(r) for r in found) or VOID


# --- auction and play -------------------------------------------------------------------------------------------------


def auction_rows(auction: AuctionView, known: tuple[Irregularity, ...]) -> Iterator[page.AuctionRow]:
    """The auction round by round."""
    found: dict[int, list[page.CallSummary]] = {place: [page.CallSummary(VOID, Cell.MADE)] for place in auction.skipped}
    for call in auction.calls:
        if call.cell is not Cell.ON_TURN:
            numbers = tuple(i.number for i in known if i.place == call.number)
            words = call.text + ("!" if call.alerted else "")
            found.setdefault(call.place, []).append(page.CallSummary(words, call.cell, numbers))
    wide = len(auction.columns)
    for first in range(0, max(found, default=-1) + 1, wide):
        yield tuple(tuple(found.get(first + n, ())) for n in range(wide))


def tricks(table: Table, known: tuple[Irregularity, ...]) -> Iterator[page.TrickSummary]:
    """Every trick that has a card, with what went wrong in it and the tricks of both sides after it."""
    won = dict.fromkeys(Side, 0)
    moved = {n for t in table.transfers for n in t.from_tricks}
    winners = (*table.winners, None)
    for number, trick in enumerate(table.tricks, 1):
        if not trick.cards:
            continue
        winner = winners[number - 1]
        if winner is not None:
            won[winner.side] += 1
        here = tuple(i for i in known if i.trick == number)
        yield page.TrickSummary(
            number,
            BySeat.each(lambda s, n=number, w=winner, h=here: played(table, n, s, w, h)),  # type: ignore[misc]
            winner,
            (won[Side.NS], won[Side.EW]),
            tuple(i.number for i in here),
            number in moved,
        )


def played(
    table: Table, number: int, seat: Seat, winner: Seat | None, here: tuple[Irregularity, ...]
) -> page.PlayedSummary | None:
    """The card of a hand in a trick (1 to 13), with the irregularities there that it was."""
    trick = table.tricks[number - 1]
    card = trick.card_of(seat)
    if card is None:
        return None
    numbers = tuple(i.number for i in here if card in i.cards and i.seat is seat)
    return page.PlayedSummary(card, seat is trick.leader, seat is winner, numbers)


def claim_words(claim: Claimed, table: Table) -> FactView:
    """A claim in a sentence or two."""
    left = table.tricks_left if claim is table.claim or claim.at is None else claim.at.tricks_left
    template, cite = ENDINGS.get(claim.stage, ("", "68A"))
    first = came_about(claim, left)
    if claim.stage is ClaimStage.DECIDED:
        # The number is the director's now, not the claimer's.
        first = say(Msg("{seat} claimed, with {left:word} tricks left.", seat=claim.seat, left=left))
    said = f" “{claim.statement}”" if claim.statement else ""
    ending = say(Msg(template, tricks=claim.tricks, side=claim.seat.side)) if template else ""
    return FactView(f"{first}{said} {ending}".strip(), (cite,))


# --- what was in force ------------------------------------------------------------------------------------------------


def what_was_in_force(history: History) -> tuple[tuple[page.LapsedSummary, ...], tuple[FactView, ...]]:
    """The orders that were in force for a time and lapsed, in order of their ends, and those that still bind."""
    lapsed: list[page.LapsedSummary] = []
    current: dict[ForceView, tuple[str, str]] = {}
    for sitting in history.sittings:
        table = sitting.table
        where = place_of(table)[0]
        now = (*penalty_cards(table), *duties(table))
        gone = [(force, span) for force, span in current.items() if force not in now]
        lapsed += [page.LapsedSummary(f.text, f.cite, *span, ending_of(f, table)) for f, span in gone]
        current = {f: (current[f][0] if f in current else where, where) for f in now}
    return tuple(lapsed), tuple(FactView(together((f.text, f.until), ", "), (f.cite,)) for f in current)


def ending_of(force: ForceView, table: Table) -> str:
    """The end of something that was in force, judged by the table after it."""
    if force.card is None:
        return force.until
    if any(p.card is force.card for t in table.tricks for p in t.cards):
        return tr("played")
    return tr("never played") if table.phase is Phase.END else tr("picked up")
