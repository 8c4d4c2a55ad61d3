"""What is true of every sitting, whatever people have done to bring it about."""

from collections import Counter
from collections.abc import Iterator

from bridgetable.formats.lawbook import lawbook
from bridgetable.game.books import Book, own_number
from bridgetable.game.cards import PACK, Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.obligations import LeadChosen, LeadRequired, MustLeadFrom, MustPlay, Obligation, PlayRequired
from bridgetable.game.play import TRICKS
from bridgetable.game.table import Phase, Table
from bridgetable.laws.common.calls import UNSETTLED
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.rulings.effects import RulingUndone
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.again import steps
from bridgetable.session.director.actions import Forfeit, Reply, Waive
from bridgetable.session.notation import action_text
from bridgetable.session.sitting import Case, Sitting

RANK = {Stage.COMMITTED: 0, Stage.CONDONED: 1, Stage.NOTICED: 2, Stage.RULED: 3, Stage.LAPSED: 3}


def faults(sitting: Sitting) -> Iterator[str]:
    """Everything that is wrong with a sitting, in words; nothing when it is sound."""
    table = sitting.table
    for one in {id(t): t for t in (sitting.floor, table)}.values():
        yield from faults_of_cards(one)
        yield from faults_of_tricks(one)
        yield from faults_of_duties(one)
        yield from faults_of_record(one)
    yield from faults_of_going_on(sitting)
    for case in sitting.cases:
        yield from faults_of_case(case, table)
    book = table.book
    yield from (f"cites {c}, which no register knows" for c in cites_of(sitting) if not is_known(c, book))


def faults_of_cards(table: Table) -> Iterator[str]:
    """Each of the 52 cards is in one place, and what lies face up is still held by its owner and lies there once."""
    played = (p.card for t in table.tricks for p in (*t.cards, *t.extra) if p.card not in t.gone)
    lost = (one.card for one in table.arrangement.lost)
    places = Counter([*(c for h in table.hands for c in h), *played, *lost])
    yield from (f"{c} is {places[c]} times on the table" for c in PACK if places[c] != 1)
    lying = Counter[Card]()
    for seat, card in (
        *((p.seat, p.card) for p in table.penalty_cards),
        *((e.seat, e.card) for e in table.exposed),
        *((e.seat, e.card) for e in table.face_down),
    ):
        lying[card] += 1
        if card not in table.hands[seat]:
            yield f"{card} lies before {seat}, who does not hold it"
    yield from (f"{c} lies face up {n} times" for c, n in lying.items() if n > 1)
    if table.contract is not None:  # until there is one again (24), or on a board that is not played, nobody defends
        wrong = (p for p in table.penalty_cards if not table.is_defender(p.seat))
        yield from (f"{p.card} is a penalty card of {p.seat}" for p in wrong)


def faults_of_tricks(table: Table) -> Iterator[str]:
    """Only the last trick is unfinished, and nobody has two cards in one."""
    if len(table.tricks) > TRICKS:
        yield f"there are {len(table.tricks)} tricks"
    for number, trick in enumerate(table.tricks, 1):
        seats = [p.seat for p in trick.cards]
        if len(set(seats)) != len(seats):
            yield f"a hand has two cards in trick {number}"
        if number < len(table.tricks) and not trick.is_complete:
            yield f"trick {number} has {len(seats)} cards and another came after it"


def faults_of_duties(table: Table) -> Iterator[str]:
    """Every obligation is about something that can still be."""
    for duty in table.obligations:
        fault = fault_of_duty(duty, table)
        if fault:
            yield f"{fault}: {duty}"


def fault_of_duty(duty: Obligation, table: Table) -> str:
    """What is wrong with an obligation."""
    if not isinstance(duty, LeadChosen | LeadRequired | MustLeadFrom | MustPlay | PlayRequired):
        return ""
    if not 0 < duty.trick <= TRICKS:
        return "of no trick"
    return ""


def faults_of_record(table: Table) -> Iterator[str]:
    """The record's numbers stand for what they name."""
    for at, one in enumerate(table.irregularities, 1):
        if one.number != at:
            yield f"irregularity {at} has the number {one.number}"
        if not 0 <= one.trick <= TRICKS:
            yield f"irregularity {at} is of trick {one.trick}"
    known = range(len(table.irregularities) + 1)
    yield from (f"a review of nothing: {r}" for r in table.reviews if r.irregularity not in known)
    yield from (f"a transfer for nothing: {t}" for t in table.transfers if t.irregularity not in known)
    given = Counter(n for t in table.transfers for n in t.from_tricks)
    yield from (f"trick {n} is given twice" for n, times in given.items() if times > 1)


def faults_of_going_on(sitting: Sitting) -> Iterator[str]:
    """Somebody can go on: a question has answers, or the hand on turn has a legal card, or play has ended."""
    table, pending = sitting.table, sitting.pending
    if pending is not None:
        if not pending.options:
            yield f"the question {pending.cite} has no answer"
        if len(set(pending.keys)) != len(pending.options):
            yield f"the question {pending.cite} has an answer twice: {pending.keys}"
        return
    if sitting.cases or sitting.waiting:
        yield "a case is open or waits, and nothing is asked"
    if table.cancelled:
        return
    if table.phase is Phase.AUCTION:
        yield from (f"{p.card} is a penalty card in the auction" for p in table.penalty_cards)
    if table.phase is Phase.END:
        yield from (f"never looked at: {r}" for r in table.reviews if not r.done and r.law != "68")
    elif table.phase in {Phase.CLARIFICATION, Phase.PLAY} and (
        table.turn is None or not legal_cards(table, table.turn)
    ):
        yield f"{table.turn} has no legal card"
    reviewed = {r.irregularity for r in table.reviews}
    for one in table.irregularities:
        if one.stage is Stage.NOTICED and one.number not in reviewed:
            yield f"{one.kind.value} {one.number} was noticed and never ruled on"


def faults_of_case(case: Case, table: Table) -> Iterator[str]:
    """A case is about an irregularity on record, and its answers fit what was asked."""
    if case.matter.irregularity > len(table.irregularities):
        yield f"Law {case.matter.law} rules on nothing: {case.matter.irregularity}"
    asked = [d.cite for d in case.progress.asked][: len(case.answers)]
    if asked != [a.cite for a in case.answers]:
        yield f"Law {case.matter.law} has answers to other questions than {asked}"


def cites_of(sitting: Sitting) -> Iterator[str]:
    """Every clause that the newest rulings cite."""
    for case in (*sitting.ruled[-2:], *sitting.cases):
        yield from (e.cite for e in case.progress.ordered)
        yield from (c for s in case.progress.said for c in s.cites if c)
        for asked in case.progress.asked:
            yield asked.cite
            yield from (c for o in asked.options for c in o.cites)
            yield from (c for n in asked.notes for c in n.cites)


def is_known(cite: str, book: Book) -> bool:
    """Whether a clause is in the register of a book by its number there, or has clauses below it, or its gap is told."""
    laws, marked = lawbook(book.edition).by_id, book.number_of(cite)
    if book.reading_of(marked):
        return True
    number = own_number(marked)
    return number in laws or any(i.startswith(number) for i in laws)


def faults_of_step(before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
    """What went backwards: no irregularity is forgotten, and its stage only goes forward.

    Setting a case aside undoes what it ordered, so there only the table below it counts; a ruling that the director
    takes back may never have been given, but what was irregular stays on record. Where the record is read again, since
    a card shown had been played or a call had been a slip all along (25A1, 45C1 to 45C3), only what was done before
    that stays: what followed may have been regular. A ruling that is heard again, since somebody spoke of a fact of it,
    has not been given meanwhile.
    """
    if is_read_again(before, after):
        yield from faults_of_second_reading(before, after)
    before = last_in_common(before, after)
    ruled = after.ruled[len(before.ruled) :]
    orders = (order for case in (*ruled, *after.cases) for order in case.progress.ordered)
    undone = is_heard_again(before, after) or any(isinstance(order, RulingUndone) for order in orders)
    aside = isinstance(action, Waive | Forfeit)
    pairs = [(before.floor, after.floor)] if aside else [(before.floor, after.floor), (before.table, after.table)]
    for was, becomes in pairs:
        if len(becomes.irregularities) < len(was.irregularities):
            yield f"{len(was.irregularities) - len(becomes.irregularities)} irregularities are forgotten"
        for old, new in zip(was.irregularities, becomes.irregularities, strict=False):
            yield from faults_of_change(old, new) if not undone else ()


def is_read_again(before: Sitting, after: Sitting) -> bool:
    """Whether this step was a second reading, after which the record is another (45C1, 45C2, 45C3, 25A1)."""
    return after.step is not None and after.step.before is not before


def is_heard_again(before: Sitting, after: Sitting) -> bool:
    """Whether the ruling given last, or an open one, goes otherwise, since somebody spoke of a fact of it (25A, 47E1)."""
    last = bool(before.ruled) and before.ruled[-1] not in after.ruled
    now = (*after.ruled[len(before.ruled) :], *after.cases)
    same = ((old.answers, new.answers) for old in before.cases for new in now if old.matter == new.matter)
    return last or any(new[: len(old)] != old for old, new in same)


def faults_of_second_reading(before: Sitting, after: Sitting) -> Iterator[str]:
    """What a second reading has lost: an act that somebody did, or what its record comes to when acted out."""
    read = tuple(reversed(tuple(steps(after))))
    acts = [step.action for step in read]
    gone = (s.action for s in steps(before) if not isinstance(s.action, Reply) and s.action not in acts)
    yield from (f"the second reading leaves out: {action_text(action)}" for action in gone)
    sitting = read[0].before
    for action in acts:
        sitting = act(sitting, action)
    if sitting != after:
        yield "the second reading is not what its own acts come to"


def last_in_common(before: Sitting, after: Sitting) -> Sitting:
    """The last sitting on the record of both: the one before, unless its record has been read again since."""
    if after.step is None or after.step.before is before:
        return before
    known, step = {id(before)}, before.step
    while step is not None:
        known.add(id(step.before))
        step = step.before.step
    now = after.step.before
    while id(now) not in known and now.step is not None:
        now = now.step.before
    return now


BEFORE_RULING = frozenset(
    {"25B1", "27A1", "28B", "29A", "37A", "53A", "54A", "54B", "54B1", "54B2", "55A", "57C3", "60A1"}
)
"""The clauses by which a call or a play accepts what is irregular, or ends it, until the director has ruled on it."""


def faults_of_change(old: Irregularity, new: Irregularity) -> Iterator[str]:
    """What went backwards with one irregularity."""
    # Of two cards put down at once the other is the one led or played when one is taken back (58B).
    put_down = old.kind in {Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_PLAY} and old.stage in UNSETTLED
    cards = "one of two" if put_down else ""
    if (old.kind, old.seat, cards or old.cards, old.call) != (new.kind, new.seat, cards or new.cards, new.call):
        yield f"irregularity {old.number} has become another: {old.kind.value}, {new.kind.value}"
    elif new.stage is Stage.CONDONED and old.stage is Stage.NOTICED and new.settled_by in BEFORE_RULING:
        return
    elif RANK[new.stage] < RANK[old.stage] and new.settled_by != "82B3":
        yield f"{old.kind.value} {old.number} was {old.stage.value} and is {new.stage.value}"
