"""Whatever is claimed, conceded, doubted, agreed to, taken back or played on, the board comes to an end with a score."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.formats.journal import Entry, Journal, acted_out, journal_text, read_journal
from bridgetable.game.auction import Contract
from bridgetable.game.boards import numbered
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.claims import ClaimStage
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Moment
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Side
from bridgetable.game.table import Phase
from bridgetable.laws.law_68_claim import is_asked_rightly
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import PlayCard, ShowCard, SpreadHand
from bridgetable.session.claims.actions import (
    Abandon,
    Agree,
    AskToPlayOn,
    Claim,
    Concede,
    Curtail,
    Doubt,
    Refuse,
    Withdraw,
)
from bridgetable.session.director.actions import Notice, TimePasses
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Watcher
from bridgetable.views.view import view_for
from tests.session.anything import Pick, everybody_behaves
from tests.session.invariants import faults

ENOUGH = 120
Deeds = tuple[Action, ...]
MOST_LEFT = 5
STATEMENTS = ("", "the rest", "draw trumps", "draw trumps, hearts from the top", "ruff a club, then the spades")


def deed_about_claims(now: Sitting, pick: Pick) -> Action:
    """Something said or done while tricks are claimed, by anybody."""
    table, seat = now.table, SEATS[pick(4)]
    left, said = pick(table.tricks_left + 1), STATEMENTS[pick(len(STATEMENTS))]
    cards = sorted(table.hands[seat])
    making: Deeds = (Claim(seat, left, said), Concede(seat, left, said), Curtail(seat, said), Abandon(seat))
    answering: Deeds = (Agree(seat), Agree(), Doubt(seat, said), AskToPlayOn(seat), AskToPlayOn(seat), Refuse(seat))
    later: Deeds = (Withdraw(seat), Notice(seat), SpreadHand(seat), *(TimePasses(m) for m in Moment))
    card = cards[pick(len(cards))] if cards else None
    played: Deeds = () if card is None else (PlayCard(seat, card), ShowCard(seat, card))
    family = (making, answering, answering, later, played or later)
    kind = family[pick(len(family))]
    return kind[pick(len(kind))]


def after(history: History, deed: Action) -> History:
    """The history with a deed, or without it when nobody could do it."""
    try:
        return history.act(deed)
    except BridgetableError as refused:
        assert str(refused)  # noqa: PT017  (it may be refused at any step; pytest.raises would demand it)
        return history


def the_first(_count: int) -> int:
    """What is done when nothing is to be varied."""
    return 0


def come_to(seed: int, strain: Strain, size: int) -> tuple[Journal, History]:
    """A board of which so many tricks are left, everybody having played as he should."""
    journal = Journal(numbered(seed % 16 + 1, shuffled(seed)), contract=Contract(Bid(3, strain), 1, SEATS[seed % 4]))
    history = History(journal.start)
    while history.now.table.tricks_left > size:
        action = everybody_behaves(history.now, the_first)
        assert action is not None
        history = history.act(action)
    return journal, history


@settings(max_examples=120)
@given(
    data=st.data(),
    seed=st.integers(0, 2**16),
    strain=st.sampled_from(Strain),
    size=st.integers(1, MOST_LEFT),
    steps=st.integers(1, 14),
)
def test_claims_and_answers_in_any_order_never_get_stuck(
    data: st.DataObject, seed: int, strain: Strain, size: int, steps: int
) -> None:
    def pick(count: int) -> int:
        return data.draw(st.integers(0, count - 1))

    journal, history = come_to(seed, strain, size)
    for _ in range(steps):
        likely = everybody_behaves(history.now, pick) if pick(3) == 0 else None
        history = after(history, likely or deed_about_claims(history.now, pick))
        assert list(faults(history.now)) == []
    assert view_for(history, Watcher.ALL).status
    entries = tuple(Entry(a) for a in history.done)
    again = acted_out(read_journal(journal_text(Journal(journal.board, entries, contract=journal.contract))))
    assert history.now == again.now
    ends_with_a_score(history.now)


def as_one_should(now: Sitting) -> Action | None:
    """What is regular now; the director is called to a lead out of turn, and when the wrong side asks to play on."""
    table, claim = now.table, now.table.claim
    if now.pending is None and claim is not None and claim.stage is ClaimStage.PLAY_ON and not is_asked_rightly(claim):
        return Notice(claim.seat.lho)
    trick = table.tricks[-1] if table.tricks else None
    if now.pending is None and table.turn is not None and trick is not None and trick.cards and trick.lead is None:
        return Notice(table.turn)
    return everybody_behaves(now, the_first)


def ends_with_a_score(now: Sitting) -> None:
    """From here people do as they should, and the board ends: every trick has one owner, in whole tricks."""
    history = History(now)
    for _ in range(ENOUGH):
        action = as_one_should(history.now)
        if action is None:
            break
        history = history.act(action)
    table = history.now.table
    assert (Phase.END, None) == (table.phase, history.now.pending)
    assert table.tricks_won(Side.NS) + table.tricks_won(Side.EW) == TRICKS
    assert table.claim is None or table.claim.stage in {ClaimStage.AGREED, ClaimStage.DECIDED}
    assert table.score_for(Side.NS) is not None
