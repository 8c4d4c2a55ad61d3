"""The table as one eye sees it, as a pure function: the result holds nothing that this eye may not see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.formats.lawbook import heading_of
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.pauses import pause
from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import evolve
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher, may_see
from bridgetable.views.numbering import in_numbers_of, law_of_case
from bridgetable.views.panel import panel
from bridgetable.views.table.auction_grid import auction_grid
from bridgetable.views.table.faced_trick import faced_trick, in_ledger, label_of, on_mat
from bridgetable.views.table.hands import as_backs, hand_view, may_know, quitted, trick_view
from bridgetable.views.table.plates import director_plate, plaque_of, plate_of, status_of
from bridgetable.views.table.screen_view import as_known_to, last_came_to, of_this_side, screen_of
from bridgetable.views.table.signs import signs_of
from bridgetable.views.table.table_view import NOTHING_BESIDE, CardView, HandView, LedgerView, TableView, TrickView
from bridgetable.views.table.trick_in_question import asked_of, beside_it, in_question, opened
from bridgetable.views.words.acts import step_words
from bridgetable.views.words.orders import information_words, irregularity_words
from bridgetable.views.words.prose import Sees, say, sees_all

if TYPE_CHECKING:
    from bridgetable.views.claims.claim import ClaimView
    from bridgetable.views.claims.line import LineView
    from bridgetable.views.claims.sheet import SheetView


def view_for(history: History, eye: Eye = Watcher.ALL, *, covers_dummy: bool = False, keeps: int = 0) -> TableView:
    """Everything that this eye sees of the table as it now is; dummy's hand only as backs where it is covered."""
    # `keeps` is the trick that stays open on the mat (1 to 13), so that two views can be compared; 0 for the usual one.
    pause()
    sitting = history.now
    table = sitting.table
    sees = sight(table, eye, covers_dummy=covers_dummy)
    progress, faced = trick_view(sitting, eye), faced_trick(history, eye)
    asked = None if faced is not None else asked_of(history, keeps)
    open_trick = None if asked is None else in_question(asked, eye, sees)
    on_the_mat = asked if table.phase is not Phase.END else None
    hands = BySeat.each(lambda s: hand_view(sitting, s, eye))
    covered = table.dummy if covers_dummy else None
    claim, sheet, line = claim_views(sitting, sees)
    closing = panel.closing_view(history, sees)
    shown = TableView(
        eye=eye,
        phase=table.phase,
        plaque=plaque_of(table),
        plates=BySeat.each(lambda s: plate_of(sitting, s, eye)),
        director=director_plate(sitting.pending),
        hands=hands if covered is None else hands.set(covered, as_backs(hands[covered])),
        trick=on_mat(progress, faced or open_trick, table),
        quitted=quitted(table, eye) if on_the_mat is None else opened(quitted(table, eye), on_the_mat),
        law=law_in_hand(sitting),
        law_title=heading_of(law_in_hand(sitting), table.book),
        facts=panel.facts_of(sitting, sees) or panel.closing_facts(history, sees, closing),
        decision=panel.decision_view(sitting, sees, eye),
        trail=panel.trail_of(history, eye, sees),
        force=panel.force_of(table),
        information=panel.information_of(sitting, sees),
        auction=auction_grid(table, eye),
        ledger=in_ledger(reckoning(sitting, sees, open_trick), faced),
        status=status_of(sitting, eye),
        to_notice=to_notice(table, eye, sees),
        claim=claim,
        sheet=sheet,
        line=line,
        looked=label_of(faced),
        folded=panel.folded_of(sitting, sees),
        closing=closing,
        signs=signs_of(as_known_to(table, eye)),
        screen=screen_of(table),
        beside=NOTHING_BESIDE if on_the_mat is None else beside_it(on_the_mat, progress, sees),
    )
    return in_numbers_of(table.book, of_this_side(shown, history, eye))


def named_steps(history: History, eye: Eye = Watcher.ALL) -> tuple[str, str]:
    """The changes to undo and to redo, in words for this eye; empty texts for none, and for one beyond the screen."""
    undone, redone = step_words(history, sight(history.now.table, eye))
    if not isinstance(eye, Seat) or not history.now.table.regulations.screens:
        return undone, redone
    return undone if last_came_to(eye, history) else "", redone if last_came_to(eye, history.redo()) else ""


def law_in_hand(sitting: Sitting) -> str:
    """The number of the law whose ruling is in progress, or an empty text."""
    return law_of_case(sitting.cases[-1]) if sitting.cases else ""


def claim_views(sitting: Sitting, sees: Sees) -> tuple[ClaimView | None, SheetView | None, LineView | None]:
    """The claim on the table, its sheet, and the director's line for it, as far as there are such."""
    if sitting.table.claim is None:
        return None, None, None
    # A table on which nothing is claimed is shown without the search through endings.
    from bridgetable.views.claims.claim import claim_view  # noqa: PLC0415
    from bridgetable.views.claims.line import line_view  # noqa: PLC0415
    from bridgetable.views.claims.sheet import sheet_view  # noqa: PLC0415

    claim = claim_view(sitting, sees)
    return claim, sheet_view(sitting), None if claim is None else line_view(sitting, claim.line)


def reckoning(sitting: Sitting, sees: Sees, open_trick: TrickView | None) -> LedgerView | None:
    """The reckoning of the board, once it has ended, with the trick that is ruled on."""
    if sitting.table.phase is not Phase.END:
        return None
    from bridgetable.views.result.ledger import ledger_of  # noqa: PLC0415

    return ledger_of(sitting.table, open_trick, sees)


def sight(table: Table, eye: Eye, *, covers_dummy: bool = False) -> Sees:
    """The cards that this eye sees or has seen on the table; none that dummy still holds where his hand is covered."""
    sees = sight_of(table, eye)
    if not covers_dummy or table.dummy is None:
        return sees
    covered = table.hands[table.dummy]
    return lambda card: sees(card) and card not in covered


def sight_of(table: Table, eye: Eye) -> Sees:
    """The cards that this eye sees or has seen on the table, nothing being covered."""
    if eye is Watcher.ALL:
        return sees_all
    played = frozenset(p.card for t in table.tricks for p in t.cards)
    held = frozenset(c for s in SEATS for c in table.hands[s] if may_see(eye, table, s, c))
    # Everybody knows a card that was seen, unless one player glimpsed it in another's hand.
    told = (i for i in table.information if i.source is not Source.GLIMPSED or eye in i.may_not)
    seen = frozenset(i.card for i in told if i.card is not None)
    known = played | held | seen
    return lambda card: card in known


def to_notice(table: Table, eye: Eye, sees: Sees) -> tuple[tuple[Card | None, str], ...]:
    """The things to which a player can draw attention: all, then each irregularity by its card; else what was heard."""
    found = [i for i in table.irregularities if can_be_noticed(table, i) and may_know(i, eye, table)]
    single = tuple((i.cards[0] if i.cards else None, say(irregularity_words(i), sees=sees)) for i in found)
    if not single:
        return tuple((None, say(information_words(known), sees=sees)) for known in not_mentioned(table)[-1:])
    return single if len(single) < 2 else ((None, "Everything"), *single)


def not_mentioned(table: Table) -> tuple[Information, ...]:
    """The information that everybody saw or heard pass to a partner, and nobody has mentioned yet (16B2)."""
    if not table.information:
        return ()
    # A table on which nothing was let slip is shown without the laws.
    from bridgetable.laws.law_16_from_partner import conspicuous  # noqa: PLC0415

    return conspicuous(table)


def who_notices(table: Table, eye: Eye, card: Card | None) -> Seat:
    """The player who draws attention to one card's irregularity, or to all: the one who looks, else an opponent."""
    if isinstance(eye, Seat):
        return eye
    open_ones = [i for i in table.irregularities if i.is_open and (card is None or card in i.cards)]
    heard = not_mentioned(table)
    last = open_ones[-1].seat if open_ones else heard[-1].seat if heard else (table.turn or Seat.N)
    return last.lho if last.lho is not table.dummy else last.rho


def can_be_noticed(table: Table, one: Irregularity) -> bool:
    """True where attention can still be drawn to an irregularity so that a law rules on it."""
    # A table on which nothing has gone wrong is shown without the laws.
    from bridgetable.laws.dispatch.openings import matter_of  # noqa: PLC0415

    return one.stage in {Stage.COMMITTED, Stage.CONDONED} and matter_of(table, one) is not None


def trick_lying(history: History, after: TableView, *, covers_dummy: bool = False) -> TableView | None:
    """The view in which the trick that the last action completed still lies face up; None where there is none."""
    if not history.done:
        return None
    earlier = history.undo()
    if len(earlier.now.table.winners) == len(history.now.table.winners):
        return None
    return with_trick_lying(view_for(earlier, after.eye, covers_dummy=covers_dummy), after, history)


def with_trick_lying(before: TableView, after: TableView, history: History) -> TableView | None:
    """The view after an action with the trick still face up that it completed; None where it completed none."""
    tricks = history.now.table.tricks
    done = len(after.quitted)
    if done != len(before.quitted) + 1 or len(tricks) < done or any(after.trick.cards):
        return None
    trick = tricks[done - 1]

    def lying(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        shown = before.trick.cards[seat]
        return shown if shown is not None else None if card is None else CardView(card)

    cards = BySeat.each(lying)
    on_mat = evolve(before.trick, cards=cards, waits=None, waiting_word="")
    if after.phase is not Phase.END:
        return evolve(after, trick=on_mat, quitted=after.quitted[:-1])
    last = next((seat for seat in Seat if before.trick.cards[seat] is None and cards[seat] is not None), None)
    hands = before.hands
    if last is not None:
        hands = hands.set(last, _without(hands[last], trick.card_of(last)))
    return evolve(before, plates=after.plates, director=after.director, hands=hands, trick=on_mat)


def _without(hand: HandView, card: Card | None) -> HandView:
    """The hand without a card that has been played from it, or with one back less where it was not seen."""
    seen = any(shown.card is card for shown in (*hand.cards, *hand.tray))
    if not seen:
        return evolve(hand, cards=hand.cards[:-1])
    cards = tuple(shown for shown in hand.cards if shown.card is not card)
    return evolve(hand, cards=cards, tray=tuple(shown for shown in hand.tray if shown.card is not card))
