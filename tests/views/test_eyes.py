"""What an eye may not see it cannot learn from its view: two tables that differ only there look the same to it."""

from attrs import evolve
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bridgetable.formats.journal import Journal
from bridgetable.game.boards import Board, numbered
from bridgetable.game.cards import PACK, Card, card
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Stage
from bridgetable.game.outcomes import contract
from bridgetable.game.seats import SEATS, Seat
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History, begin
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.table_view import Light, Sign, TableView
from bridgetable.views.table.timeline import TimelineView, timeline_for
from bridgetable.views.view import view_for
from tests.session.anything import everybody_behaves, somebody_errs

EYES: tuple[Eye, ...] = (*SEATS, Watcher.TABLE)


def begun(board: Board, final: str) -> History:
    return History(Journal(board, contract=contract(final)).start)


def acted(board: Board, final: str, lines: str) -> History:
    history = begun(board, final)
    for line in lines.split(" / "):
        history = history.act(action(line))
    return history


def looks(history: History, eye: Eye) -> tuple[TableView, TimelineView]:
    return view_for(history, eye), timeline_for(history, eye)


def exchanged(board: Board, one: Card, other: Card) -> Board:
    """The board with two cards exchanged."""
    swap = {one: other, other: one}
    return evolve(board, deal=board.deal.map(lambda hand: frozenset(swap.get(c, c) for c in hand)))


def named_in(value: object) -> set[Card]:
    """Every card that an action names."""
    match value:
        case Card():
            return {value}
        case Reply():
            return {c for c in PACK if str(c) in value.answer.key.split()}
        case tuple():
            return {c for v in value for c in named_in(v)}
        case _:
            fields = getattr(type(value), "__attrs_attrs__", ())
            return {c for f in fields for c in named_in(getattr(value, f.name))}


def open_to_all(history: History) -> set[Card]:
    """Every card that somebody has played, shown or named, and every hand that has lain open."""
    spread = {s for sitting in history.sittings for s in sitting.table.spread}
    return named_in(history.done) | {c for s in spread for c in history.start.table.board.deal[s]}


def what_all_know(sitting: Sitting) -> tuple[object, ...]:
    """What everybody at the table has heard and sees: the cards, what was noticed, and who is asked what."""
    table, pending = sitting.table, sitting.pending
    noticed = tuple((i.kind, i.seat, i.stage, i.trick) for i in table.irregularities if i.stage is not Stage.COMMITTED)
    asked = None if pending is None else (pending.by, pending.cite, pending.question)
    lying = (table.tricks, table.exposed, table.penalty_cards, table.arrangement)
    return noticed, asked, lying, table.obligations, table.reviews


@settings(max_examples=150)
@given(data=st.data(), seed=st.integers(0, 2**16), steps=st.integers(1, 70), errors=st.integers(0, 5))
def test_a_view_is_the_same_when_cards_that_its_eye_has_not_seen_are_exchanged(
    data: st.DataObject, seed: int, steps: int, errors: int
) -> None:
    board = numbered(seed % 16 + 1, shuffled(seed))
    final = f"{seed % 4 + 1}{('C', 'D', 'H', 'S', 'NT')[seed % 5]} by {SEATS[seed // 16 % 4]}"
    history = begun(board, final)

    def pick(count: int) -> int:
        return data.draw(st.integers(0, count - 1))

    for _ in range(steps):
        history = history_after(history, (somebody_errs if pick(10) < errors else everybody_behaves)(history.now, pick))
    eye = EYES[pick(len(EYES))]
    hidden = {s: sorted(history.now.table.hands[s] - open_to_all(history)) for s in SEATS if s is not eye}
    owners = [s for s in SEATS if hidden.get(s)]
    assume(len(owners) > 1)
    mine = owners[pick(len(owners))]
    other = [s for s in owners if s is not mine][pick(len(owners) - 1)]
    one, two = (hidden[s][pick(len(hidden[s]))] for s in (mine, other))
    twin = begun(exchanged(board, one, two), final)
    for deed in history.done:
        twin = history_after(twin, deed)
    assume(twin.done == history.done)
    assume(all(map(lambda one, two: what_all_know(one) == what_all_know(two), history.sittings, twin.sittings)))
    assert looks(history, eye) == looks(twin, eye)


def history_after(history: History, deed: Action | None) -> History:
    """The history after a deed, or as it is when nothing is done or the deed is refused."""
    try:
        return history if deed is None else history.act(deed)
    except BridgetableError:
        return history


BOARD = numbered(2, shuffled(2))
UNSEEN_REVOKE = "W plays D2 / N plays DT / E plays H6"


def test_a_revoke_that_nobody_has_noticed_stands_in_no_trail_and_on_no_timeline_but_for_who_sees_all_hands() -> None:
    history = acted(BOARD, "3NT by S", UNSEEN_REVOKE)
    assert 1 == len(history.now.table.irregularities)
    for eye in (Seat.S, Seat.W, Watcher.TABLE):
        view, timeline = looks(history, eye)
        assert () == view.trail
        assert {Sign.PLAIN} == {t.sign for s in timeline.segments for t in s.ticks}
    assert ["East plays ♥6: revoke"] == [line.text for line in view_for(history, Watcher.ALL).trail]


def test_a_revoke_that_was_noticed_stands_in_the_trail_of_every_eye() -> None:
    history = acted(BOARD, "3NT by S", f"{UNSEEN_REVOKE} / S notices")
    assert "East plays ♥6: revoke" in [line.text for line in view_for(history, Watcher.TABLE).trail]


def test_the_reckoning_shows_no_card_that_the_eye_has_not_seen() -> None:
    played = f"{UNSEEN_REVOKE} / S plays D6 / N plays H2 / E plays H7 / S plays HK / W plays HA / S claims 4 / all agree / N notices"
    history = acted(BOARD, "3NT by S", played.replace("S plays HK", "S plays H3"))
    of_all, of_table = (view_for(history, eye).ledger for eye in (Watcher.ALL, Watcher.TABLE))
    assert of_all is not None
    assert of_table is not None
    assert of_all.held is not None
    assert card("D9") is of_all.held.card
    assert None is of_table.held


def test_a_penalty_card_left_lying_by_one_who_discards_is_not_told_from_a_revoke() -> None:
    tricks = "W plays D2 / N plays DT / E plays D3 / S plays D6 / N plays H2 / E plays H6 / S plays H3 / W plays HK"
    more = "W plays HA / N plays H5 / E plays H7 / S plays H4 / W plays S5 / N plays SA / W shows C4 / N notices"
    last = "E plays S3 / S plays S2 / N plays HT / E plays S4 / S plays H8 / W plays D5"
    history = acted(BOARD, "3NT by S", f"{tricks} / {more} / {last}")
    assert "50D1a" == history.now.table.irregularities[-1].required
    assert () == view_for(history, Watcher.TABLE).to_notice


def test_a_call_that_departs_from_the_methods_shows_to_nobody_before_it_is_noticed() -> None:
    lines = ("N calls 1S", "N deviates with 1S")
    history = begin(numbered(1, shuffled(3)))
    for line in lines:
        history = history.act(action(line))
    assert all(Light.IRREGULAR not in {p.light for p in view_for(history, eye).plates} for eye in EYES)
    assert all(Sign.IRREGULAR not in signs(timeline_for(history, eye)) for eye in EYES)
    assert Sign.IRREGULAR in signs(timeline_for(history, Watcher.ALL))


def signs(timeline: TimelineView) -> set[Sign]:
    """The signs on a timeline."""
    return {tick.sign for segment in timeline.segments for tick in segment.ticks}
