"""A record acted out: the actions that bring our table to where the record ends, each with its line."""

from collections.abc import Iterator

from bridgetable.formats.laws_told import terms_of
from bridgetable.formats.pbn.words import Faults
from bridgetable.formats.records import CallEntry, PlayRecord, Record, RecordEnding, RecordMark
from bridgetable.formats.tricks import Tricks
from bridgetable.game.auction import Contract, Made, contract_of, is_over
from bridgetable.game.boards import Board
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.calls import Strain
from bridgetable.game.cards import PACK
from bridgetable.game.errors import BridgetableError
from bridgetable.game.play import TRICKS
from bridgetable.game.regulations import STANDARD, Regulations
from bridgetable.game.seats import Seat
from bridgetable.game.table import new_table
from bridgetable.game.values import evolve, frozen
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import PlayCard, SpreadHand
from bridgetable.session.claims.actions import Agree, Claim
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.history import History
from bridgetable.session.score.actions import AgreeOnTricks
from bridgetable.session.sitting import Sitting

ACCEPTING = {
    cite: Reply(Answer(cite, key)) for cite, key in (("25A", "no"), ("27A1", "yes"), ("28B", "yes"), ("29A", "yes"))
}
"""The answer to each question about an irregular call when the call stood."""


@frozen
class RecordStep:
    """One action of a record, and the line of the file in which it stands."""

    action: Action
    line: int


@frozen
class Scene:
    """A sitting to begin with, and the actions that follow."""

    start: Sitting
    steps: tuple[RecordStep, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions without their lines."""
        return tuple(s.action for s in self.steps)

    def history(self) -> History:
        """The history of the scene, every action done. Raises ImpossibleAction."""
        now, sittings = self.start, []
        for step in self.steps:
            now = act(now, step.action)
            sittings.append(now)
        return History(self.start, self.actions, tuple(sittings))


def scenes(record: Record, book: Book = LAWS_2017, regulations: Regulations = STANDARD) -> tuple[Scene, ...]:
    """The record as scenes: the whole board, or auction and play apart; none without a dealer and four whole hands.

    What its tags tell of book and regulations comes before those that are given.
    """
    board = record.board_played()
    if board is None:
        return ()
    own_book, own_regulations = terms_of(record) or (book, regulations)
    start = Sitting(evolve(new_table(board), book=own_book, regulations=own_regulations))
    calls = auction_steps(record, start)
    if record.play is None or not record.play.in_order:
        claimed = _claim_steps(record, Tricks.begun(Seat.N, None, None, Faults(""))) if _is_bid(record, board) else ()
        return (Scene(start, (*calls, *claimed)),)
    cards = play_steps(record, record.play)
    if _is_bid(record, board):
        return (Scene(start, (*calls, *cards)),)
    contract = record.final_contract
    alone = (Scene(start, calls),) if calls else ()
    if contract is None:
        return alone
    rightful = evolve(contract, declarer=contract.declarer.partner) if record.swapped else contract
    given = Sitting(evolve(start.floor, contract=rightful))
    return (*alone, Scene(given, cards))


def board_scene(record: Record, book: Book = LAWS_2017, regulations: Regulations = STANDARD) -> Scene | None:
    """The scene to show on the table: the whole board, or its play when the auction does not lead to it."""
    found = scenes(record, book, regulations)
    return found[-1] if found else None


def auction_steps(record: Record, start: Sitting) -> tuple[RecordStep, ...]:
    """The calls in order, and what accepts those marked: they stood. A player who was skipped (^S) does nothing."""
    entries = record.auction.entries if record.auction is not None else ()
    called = tuple(RecordStep(MakeCall(e.seat, e.call), e.line) for e in entries if e.call is not None)
    if all(e.mark is None for e in entries):
        return called
    by_word = tuple(
        e.seat.lho if is_irregular(before, e) and after is not None and after.call is None else None
        for before, e, after in zip((None, *entries), entries, (*entries[1:], None), strict=False)
        if e.call is not None
    )
    return tuple(accepted(called, by_word, start))


def is_irregular(before: CallEntry | None, entry: CallEntry) -> bool:
    """True where a call is marked, or comes after a player who was skipped."""
    return entry.mark is not None or (before is not None and before.call is None)


def accepted(calls: tuple[RecordStep, ...], by_word: tuple[Seat | None, ...], start: Sitting) -> Iterator[RecordStep]:
    """The calls, each followed by the act that shows it was accepted, as far as the director asks only for that."""
    now: Sitting | None = start
    for step, seat in zip(calls, by_word, strict=True):
        yield step
        now = None if now is None else after(now, step.action)
        if now is not None and seat is not None:
            yield RecordStep(Notice(seat), step.line)
            now = after(now, Notice(seat))
        while now is not None and now.pending is not None:
            answer = ACCEPTING.get(now.pending.cite)
            if answer is not None:
                yield RecordStep(answer, step.line)
            now = None if answer is None else after(now, answer)


def after(now: Sitting, action: Action) -> Sitting | None:
    """The sitting after an action, or nothing when nobody could do it."""
    try:
        return act(now, action)
    except BridgetableError:
        return None


def play_steps(record: Record, play: PlayRecord) -> tuple[RecordStep, ...]:
    """The cards that are told, in the order of play, and the claim that ended it."""
    steps = [RecordStep(PlayCard(e.seat, e.card), e.line) for e in play.in_order if e.card is not None]
    if record.swapped and record.declarer is not None and steps:
        steps.insert(1, RecordStep(SpreadHand(record.declarer.partner), steps[0].line))
    if len(play.in_order) == len(PACK) and (record.result is None or not record.result.mark):
        # Nothing is left to be claimed.
        return tuple(steps)
    strain = record.contract.strain if record.contract else None
    return (*steps, *_claim_steps(record, _followed(play, strain)))


def _followed(play: PlayRecord, strain: Strain | None) -> Tricks:
    entries = play.in_order
    tricks = Tricks.begun(entries[0].seat, strain, None, Faults(""))
    for start in range(0, len(entries), 4):
        tricks.leader = entries[start].seat
        row = entries[start : start + 4]
        tricks.take_row([evolve(e, mark=None) if e.mark is RecordMark.LEAD else e for e in row])
    return tricks


def _claim_steps(record: Record, tricks: Tricks) -> tuple[RecordStep, ...]:
    """Declarer's agreed claim of what the result gives him beyond the tricks played, when play stopped for good."""
    result, declarer, play = record.result, record.declarer, record.play
    goes_on = record.claimed is None and play is not None and play.ending is RecordEnding.CONTINUED
    if result is None or declarer is None or goes_on:
        return ()
    line = play.in_order[-1].line if play and play.in_order else record.place.line
    left = TRICKS - len(tricks.winners)
    mine = result.tricks - tricks.won(declarer.side)
    if not result.mark and not 0 <= mine <= left:
        return ()
    # In the last trick there is nothing left to claim: such words would be of this trick alone.
    is_last = left == 1 and play is not None and len(play.in_order) % 4 != 0
    claim = RecordStep(Claim(declarer, min(max(mine, 0), left)), line), RecordStep(Agree(), line)
    claimed = claim if left and not is_last else ()
    return (*claimed, RecordStep(AgreeOnTricks(result.tricks), line)) if result.mark else claimed


def _is_bid(record: Record, board: Board) -> bool:
    """True where the calls told make the contract of the record, or the record names none."""
    contract = bid_contract(record, board)
    final = record.final_contract
    if contract is None:
        return False
    if final is None:
        return True
    return contract == (evolve(final, declarer=final.declarer.partner) if record.swapped else final)


def bid_contract(record: Record, board: Board) -> Contract | None:
    """The contract that the calls of the record make on our table, if the auction ended with one."""
    table = new_table(board)
    calls = record.auction.calls if record.auction else ()
    auction = evolve(table.auction, made=tuple(Made(e.seat, e.call) for e in calls if e.call is not None))
    return contract_of(auction) if is_over(auction) else None
