"""The trick that is being ruled on: it lies open on the mat, quitted or not, with who won it then and who wins it."""

from itertools import chain

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.play import Trick
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.laws.common.matters import Fact, FactSort
from bridgetable.rulings.decisions import Decision
from bridgetable.session.history import History
from bridgetable.session.sitting import Case
from bridgetable.views.eyes import Eye
from bridgetable.views.table.faced_trick import led
from bridgetable.views.table.hands import may_know
from bridgetable.views.table.table_view import Back, CardView, Mark, QuittedView, TrickView
from bridgetable.views.words.prose import SEAT_NAMES, Sees


@frozen
class Asked:
    """A trick (1 to 13) that is ruled on, the ruling, and the table now and as it was before the ruling began."""

    number: int
    case: Case
    now: Table

    @property
    def trick(self) -> Trick:
        """The trick as it is now."""
        return self.now.tricks[self.number - 1]

    @property
    def before(self) -> Trick:
        """The trick as it was when the ruling began."""
        tricks = self.case.base.tricks
        return tricks[self.number - 1] if self.number <= len(tricks) else Trick(self.trick.leader)


def asked_of(history: History, keep: int = 0) -> Asked | None:
    """The complete trick that is ruled on, or was by the last action, or the one to `keep` open; None without one."""
    sitting = history.now
    cases = (*sitting.ruled, *sitting.cases)[::-1] if keep else cases_in_hand(history)
    for case in cases:
        number = number_in_question(case, sitting.table)
        if number and keep in {0, number}:
            return Asked(number, case, sitting.table)
    return None


def cases_in_hand(history: History) -> tuple[Case, ...]:
    """The case that is open, or those that the last action has brought to their end, the last of them first."""
    sitting = history.now
    if sitting.cases:
        return sitting.cases[-1:]
    if not sitting.ruled or not history.done:
        return ()
    return sitting.ruled[len(history.after(len(history.done) - 1).ruled) :][::-1]


def number_in_question(case: Case, now: Table) -> int:
    """The trick (1 to 13) on which a case rules, if it is complete and another one is in progress or play has ended."""
    one = irregularity_of(case, now)
    asked = trick_asked_about(case.progress.pending)
    if one is not None and asked > one.trick and case.base.card_in(asked, one.seat) in one.cards:
        # A card was played a second time: the later trick is the defective one (67B3).
        return asked if is_complete(now, asked) else 0
    ruled = one.trick if one is not None and one.kind.record.of_trick else 0
    found = (
        asked,
        *lying_in(now, cards_asked_about(case.progress.pending)),
        ruled,
        *(f.at for f in cards_settled(case)),
    )
    return next((number for number in found if is_complete(now, number)), 0)


def cards_settled(case: Case) -> tuple[Fact, ...]:
    """The cards of which a matter that no irregularity has opened settles whether they were played (45C4b)."""
    return tuple(fact for fact in case.matter.settles if fact.sort is FactSort.PLAYED)


def irregularity_of(case: Case, table: Table) -> Irregularity | None:
    """The irregularity that a case is about, if it is about one."""
    number = case.matter.irregularity
    return table.irregularity(number) if number else None


def is_complete(table: Table, number: int) -> bool:
    """True where a trick (1 to 13) has been played and is not the one in progress."""
    trick = table.trick(number)
    done = trick is not None and trick.is_complete
    return done and (number < len(table.tricks) or table.phase is Phase.END)


def trick_asked_about(decision: Decision | None) -> int:
    """The trick (1 to 13) that a question names, or 0."""
    named = 0 if decision is None else dict(decision.question.arguments).get("trick", 0)
    return named if isinstance(named, int) else 0


def cards_asked_about(decision: Decision | None) -> tuple[Card, ...]:
    """The cards that a question names."""
    named = () if decision is None else dict(decision.question.arguments).values()
    return tuple(one for one in named if isinstance(one, Card))


def lying_in(table: Table, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The tricks (1 to 13) in which these cards lie."""
    return tuple(n for n, trick in enumerate(table.tricks, 1) if any(p.card in cards for p in trick.cards))


def in_question(asked: Asked, eye: Eye, sees: Sees) -> TrickView:
    """The trick in question with its cards face up, each with the words that it needs."""
    now, trick = asked.now, asked.trick
    then, wins = winner_of(asked.before, now), winner_of(trick, now)

    def lying(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        if card is None or not sees(card):
            return None if card is None else CardView(None)
        wrong = what_is_wrong(asked, seat, card, eye)
        changed = asked.before.card_of(seat) not in {None, card}
        won = (won_words(wins, then, changed=changed),) if seat is wins else ()
        said = [wrong] if wrong else [tr("INSTEAD")] if changed else []
        mark = Mark.IRREGULAR if wrong else Mark.INSTEAD if changed else Mark.NOTED if won else Mark.NONE
        return CardView(card, mark, "\n".join((*said, *won)))

    waits = next(iter(trick.omitted), None)
    word = tr("no card") if waits is not None else ""
    title, said = tr("Trick {number}", number=asked.number), led(trick.leader, trick.lead)
    notes = had_won(then, wins) or (tr("quitted"),)
    return TrickView(asked.number, trick.leader, BySeat.each(lying), waits, word, title, said, notes, wins)


def winner_of(trick: Trick, table: Table) -> Seat | None:
    """The hand that wins a trick as it lies; nobody while it is not complete."""
    return trick.winner(table.contract.strain) if trick.is_complete and table.contract is not None else None


def won_words(wins: Seat, then: Seat | None, *, changed: bool) -> str:
    """The words on the card that wins the trick: as it was played, by another card, or by another hand only now."""
    if then not in {wins, None}:
        return tr("WINS NOW")
    return tr("WINS IT") if changed else tr("WON IT")


def had_won(then: Seat | None, wins: Seat | None) -> tuple[str, ...]:
    """The words that another hand had won the trick before it was put right, if it had."""
    if then is None or then is wins:
        return ()
    return (tr("{seat} had won it", seat=SEAT_NAMES[then]),)


def what_is_wrong(asked: Asked, seat: Seat, card: Card, eye: Eye) -> str:
    """The word for what is ruled on, or for a revoke, with this card of the trick, if this eye may know of it."""
    ruled = irregularity_of(asked.case, asked.now)
    revokes = (i for i in asked.now.irregularities if i.kind is Kind.REVOKE and i.trick == asked.number)
    found = (i for i in (ruled, *revokes) if i is not None and i.stage is not Stage.LAPSED)
    theirs = (i for i in found if i.seat is seat and card in i.cards and may_know(i, eye, asked.now))
    settled = (tr("NAMED") for f in cards_settled(asked.case) if f.seat is seat and asked.before.card_of(seat) is card)
    return next(chain((tr(i.kind.record.pill) for i in theirs), settled), "")


def beside_it(asked: Asked, progress: TrickView, sees: Sees) -> BySeat[tuple[CardView, ...]]:
    """The cards beside the open trick: those too many that were quitted with it, and the trick in progress."""

    def beside(seat: Seat) -> tuple[CardView, ...]:
        extra = (p.card for p in asked.trick.extra if p.seat is seat)
        many = tuple(CardView(c if sees(c) else None, Mark.IRREGULAR, tr("TOO MANY")) for c in extra)
        lying = progress.cards[seat] if progress.number != asked.number else None
        if lying is None:
            return many
        tab = lying.tab or tr("TRICK {number}", number=progress.number)
        return (*many, evolve(lying, tab=tab, mark=lying.mark if lying.tab else Mark.NOTED))

    return BySeat.each(beside)


def opened(quitted: tuple[QuittedView, ...], asked: Asked) -> tuple[QuittedView, ...]:
    """The quitted tricks, the place of the one that lies open on the mat left empty."""
    return tuple(evolve(one, back=Back.OPEN) if one.number == asked.number else one for one in quitted)
