"""The first question of a generated case held against the record of its table, without the trainer's own reckoning."""

from collections.abc import Iterator
from random import Random

from bridgetable.formats.staged import StagedJournal
from bridgetable.game.calls import Bid
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.language import tr
from bridgetable.rulings.citations import law_of
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.history import History
from bridgetable.staging.case import Level
from bridgetable.staging.staged import STAGED
from bridgetable.training.parts import Asks, Part
from bridgetable.training.player_words import SAID
from bridgetable.training.series import CaseName, NoCase, laws, make
from bridgetable.training.went_wrong import with_seat, words_of
from bridgetable.views.words.prose import say
from tests.training.cases import Asked
from tests.training.key import faults_of_part, parts_of

WENT_WRONG = tr("What went wrong?")


def first_faults(number: int, level: Level, seed: int, edition: str = "2017") -> tuple[int, list[str]]:
    """How many parts the first question of a case has, and everything that is wrong with them."""
    every = laws(edition)
    name = CaseName(every[number % len(every)], seed + number, level, edition)
    try:
        found = make(name)
    except NoCase:
        return 0, []
    sitting = found.case.sitting
    assert sitting.pending is not None
    random = Random(seed + number)  # noqa: S311  (drawn so as to come out the same again)
    keys = sitting.pending.keys
    asked = Asked(f"law {name.law} {level.value} seed {name.seed}", sitting, keys[random.randrange(len(keys))])
    parts = parts_of(asked, random.randrange)
    wrong = [why for part in parts for why in faults_of_part(part, asked)]
    wrong += [f"{asked.name} LAW: {why}" for p in parts if p.asks is Asks.LAW for why in record_faults(p, found)]
    return len(parts), wrong


def record_faults(part: Part, found: StagedJournal) -> Iterator[str]:
    """Everything in which the answers to what went wrong disagree with the record of the table."""
    sitting = found.case.sitting
    on_record = sitting.table.irregularities
    numbers = {str(law_of(law)) for one in on_record for law in (one.law, STAGED[one.kind].law)}
    told = {say(words_of(one)): one for one in on_record}
    # What comes up when an irregularity has been dealt with is told as what it is, and asked about so.
    ruled = sitting.cases[-1].matter.irregularity if part.question == WENT_WRONG else 0
    right = {c.words for c in part.candidates if c.right}
    for one in part.candidates:
        if not one.right and (one.words in told or set(one.cites) & numbers):
            yield f"“{one.words}” is wrong, and Law {', '.join(one.cites)} rules on what is on record"
        if one.right and one.words not in told and ruled:
            yield f"“{one.words}” is right, and not on record"
    kept = {review.irregularity for review in sitting.table.reviews}
    for words, irregular in told.items():
        waits = irregular.stage is Stage.NOTICED and irregular.number not in kept
        if (irregular.number == ruled or waits) and words not in right:
            yield f"“{words}” is on record, and not among the right answers"
    wrong = {c.words for c in part.candidates if not c.right}
    for kind, is_so in BY_THE_ACTS:
        for seat in is_so(found.history):
            words = say(with_seat(SAID[kind].words, seat))
            if words in wrong:
                yield f"“{words}” is so by the calls and cards as they were made"


def out_of_turn(history: History) -> set[Seat]:
    """The players who called when it was not their turn."""
    return {a.seat for a, turn, _ in calls_of(history) if a.seat is not turn}


def too_low(history: History) -> set[Seat]:
    """The players who made a bid that was not higher than every bid that stood before it."""
    return {a.seat for a, _, highest in calls_of(history) if isinstance(a.call, Bid) and rank(a.call) <= highest}


def did_not_follow(history: History) -> set[Seat]:
    """The players who held a card of the suit led, and played another to that trick."""
    found, before = set[Seat](), history.start.table
    for action, after in zip(history.done, history.sittings, strict=True):
        if isinstance(action, PlayCard) and before.tricks and len(before.tricks[-1].cards) in range(1, 4):
            lead = before.tricks[-1].lead
            holds = lead is not None and any(card.suit is lead.suit for card in before.hands[action.seat])
            if lead is not None and holds and action.card.suit is not lead.suit:
                found.add(action.seat)
        before = after.table
    return found


def calls_of(history: History) -> Iterator[tuple[MakeCall, Seat | None, int]]:
    """Each call, whose turn it was, and the rank of the highest bid that stood (0 for none)."""
    before = history.start
    for action, after in zip(history.done, history.sittings, strict=True):
        if isinstance(action, MakeCall):
            bids = (made.call for made in before.table.auction.made if made.stands)
            yield action, before.table.turn, max((rank(c) for c in bids if isinstance(c, Bid)), default=0)
        before = after


BY_THE_ACTS = (
    (Kind.CALL_OUT_OF_ROTATION, out_of_turn),
    (Kind.INSUFFICIENT_BID, too_low),
    (Kind.REVOKE, did_not_follow),
)
"""The kinds that are seen in the acts themselves, each with a function that finds who did so."""


def rank(bid: Bid) -> int:
    """Where a bid stands in the order of all bids, from 1."""
    return 5 * (bid.level - 1) + list(type(bid.strain)).index(bid.strain) + 1
