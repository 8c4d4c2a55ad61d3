"""Law 70: Contested claim or concession.

The lines of play that are considered, and the clauses they fall under, are in `law_70_lines`.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from bridgetable.game.cards import Card
from bridgetable.game.claims import ClaimStage, How
from bridgetable.game.endings.ending import Irrational, Line, Manner, Order, PlayIt, RunSuit
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_68_claim import claim_words
from bridgetable.laws.law_70_bonds import bonds_words, wish_words
from bridgetable.laws.law_70_costs import Cost, clause_of, costs, in_short, words_of
from bridgetable.laws.law_70_lines import (
    Considered,
    considered_of,
    in_this_trick,
    lost_to_trump,
    never,
    said_by,
    this_suit,
    with_trumps_drawn,
    without,
)
from bridgetable.laws.law_70_words import CAME_ABOUT, choice_words, lost_words, stuck_words
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes, LineShown
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Spread
from bridgetable.rulings.ruling import Ruling

NORMAL, IRRATIONAL = "normal", "irrational"
MOST_PLAYS = 6
MOST_QUESTIONS = 12
"""So many lines are put to the director, one after another, before the worst is taken as it is."""
THEN_FORCED = 2
"""With fewer tricks to come a card that is not played in this trick is the last one of its hand."""


@frozen
class Contested:
    """A claim that the director has to decide: what was claimed and said, the objections, and what is considered.

    `tricks` are those claimed of the `left` (1 to 13); `doubt_against` is a side that has revoked, where it is not the
    claimer's; `considered` is nothing where the cards cannot be searched; `bonds` says what penalty cards lie.
    """

    claim: Claimed
    left: int
    considered: Considered | None
    bonds: tuple[Msg, ...] = ()

    @property
    def seat(self) -> Seat:
        """The claimer."""
        return self.claim.seat

    @property
    def side(self) -> Side:
        """The claimer's side."""
        return self.claim.seat.side


def contested_of(table: Table, claim: Claimed) -> Contested:
    """The facts of a contested claim as the cards lie now."""
    return Contested(claim, table.tricks_left, considered_of(table, claim), bonds_words(table))


@clause("70A")
def contested_claim(contested: Contested, ruling: Ruling) -> None:
    """The director decides a claim as fairly as he can to both sides, any doubt going against the claimer."""
    statement_is_repeated(contested, ruling)
    objections_are_heard(contested, ruling)
    hands_are_faced(ruling)
    for bond in contested.bonds:
        ruling.says(bond, "50D1a")
    found = None
    if contested.claim.doubt_against is not None:
        words = "{side} revoked: any doubt goes against them, not against the claimer."
        ruling.says(Msg(words, side=contested.claim.doubt_against), "63A4", "70A")
    elif contested.considered is None:
        ruling.says(Msg("Cards are missing or out of turn: no line of play can be searched."), "70A")
    else:
        found = worst_normal_line(contested, contested.considered, ruling)
    decide(contested, found, ruling)


@clause("68C", "70B1")
def statement_is_repeated(contested: Contested, ruling: Ruling) -> None:
    """The claimer repeats what he said when he claimed; what he says only now does not count."""
    claim = contested.claim
    lost = contested.left - claim.tricks
    told = Msg(CAME_ABOUT[claim.how], seat=claim.seat, tricks=claim.tricks, left=contested.left, lost=lost)
    cite = "68B1" if claim.how in {How.CONCEDED, How.ABANDONED} else "68A"
    words = "{told} The statement is repeated: “{words}”" if claim.statement else "{told} No statement was made."
    ruling.says(Msg(words, told=told, words=claim.statement), cite, "68C", "70B1")
    for unread in said_by(claim).unread:
        ruling.says(Msg("What “{words}” means is for the director to judge.", words=unread), "70B1")


@clause("70B2")
def objections_are_heard(contested: Contested, ruling: Ruling) -> None:
    """The opponents say what they have against the claim; the director looks beyond that."""
    for objection in contested.claim.objections:
        words = "{seat} objects: “{words}”" if objection.words else "{seat} objects."
        ruling.says(Msg(words, seat=objection.seat, words=objection.words), "70B2")


@clause("70B3")
def hands_are_faced(ruling: Ruling) -> None:
    """The players put their cards face up on the table."""
    ruling.orders(*(Spread("70B3", s) for s in SEATS if s not in ruling.table.spread and ruling.table.hands[s]))


@frozen
class Found:
    """The worst line that the director accepts as normal, and what costs the tricks claimed that it loses."""

    line: Line
    costs: tuple[Cost, ...]


def worst_normal_line(contested: Contested, considered: Considered, ruling: Ruling) -> Found:
    """The worst line that the director accepts as normal, found by putting one after another to him."""
    considered = in_the_order_used(considered, ruling)
    unstated = trumps_are_out(contested, considered, ruling)
    for _ in range(MOST_QUESTIONS):
        line = considered.line
        if line.tricks >= contested.claim.tricks:
            break
        trump = lost_to_trump(considered, line) if unstated else None
        marks = new_marks(contested, considered, cite_of(considered, line, trump))
        irrational = what_is_irrational(contested, line, marks, ruling) if marks else ()
        if irrational:
            considered = without(considered, *irrational)
            continue
        aware = was_aware(contested, considered, ruling) if trump is not None else UNAWARE
        if aware == UNAWARE:
            break
        unstated = False
        if aware == STATED:
            break
        considered = with_trumps_drawn(considered)
    tell(contested, considered, ruling)
    found = Found(considered.line, tuple(costs(considered, contested.claim.tricks, trump_counts=unstated)))
    for cost in found.costs:
        ruling.says(words_of(cost, contested.left), cost.cite)
    return found


@clause("70E2")
def in_the_order_used(considered: Considered, ruling: Ruling) -> Considered:
    """Where it matters, the director says whether suits of which nothing was said count as played from the top."""
    other = evolve(considered, order=Order.ANY)
    if considered.tricks is None or other.tricks in {None, considered.tricks}:
        return considered
    question = Msg("Does a suit count as played from the top where nothing was said?")
    yes = Option("yes", Msg("Yes, from the top"), (), ("70E2",))
    no = Option("no", Msg("No, in any order"), (), ("70E2",))
    return considered if ruling.fact("70E2", question, yes=yes, no=no) else other


@clause("70C", "70C1")
def trumps_are_out(contested: Contested, considered: Considered, ruling: Ruling) -> bool:
    """Tell which trumps the other side still has; whether there are any, of which the claimer said nothing."""
    out = considered.ending.trumps_of(contested.side.other)
    for seat, cards in out:
        ruling.says(Msg("{seat} still has {cards}.", seat=seat, cards=cards), "70C")
    said = said_by(contested.claim)
    if not out or said.draws_trumps:
        if out:
            ruling.says(Msg("{seat} said that trumps would be drawn.", seat=contested.seat), "70C1")
        return False
    if said.may_speak_of_trumps or names_trumps(contested.claim, considered):
        question = Msg("Did {seat} speak of the trump that is out?", seat=contested.seat)
        yes, no = Option("yes", Msg("Yes"), (), ("70C1",)), Option("no", Msg("No"), (), ("70C1",))
        return not ruling.fact("70C1", question, yes=yes, no=no)
    ruling.says(Msg("{seat} said nothing of it.", seat=contested.seat), "70C1")
    return True


def names_trumps(claim: Claimed, considered: Considered) -> bool:
    """Whether a step of the statement plays trumps without saying that they are drawn."""
    trump = considered.ending.trump
    steps = said_by(claim).steps
    suits = {s.suit for s in steps if isinstance(s, RunSuit)} | {s.card.suit for s in steps if isinstance(s, PlayIt)}
    return trump in suits


def cite_of(considered: Considered, line: Line, trump: Card | None) -> str:
    """The clause under which a line that loses tricks comes."""
    if trump is not None:
        return "70C3"
    return "70D1" if line.choice is None else clause_of(considered, line, line.choice)


@clause("70C3", "70D1", "70D2", "70E1")
def what_is_irrational(contested: Contested, line: Line, marks: Marks, ruling: Ruling) -> tuple[Irrational, ...]:
    """The director judges whether a line that loses tricks is normal, careless as it may be, or what in it is not."""
    (cite,) = {c for option in marks for c in option.cites}
    ruling.orders(LineShown(cite, line.plays))
    side, left = contested.side, contested.left
    result = Msg("{side:short} win {tricks:word} of the last {left:word}.", side=side, tricks=line.tricks, left=left)
    normal = Option(NORMAL, Msg("It is normal"), (result,), (cite,))
    criteria = (
        lost_words(line, side, left),
        *(stuck_words(s, left) for s in line.stuck),
        *(wish_words(trick, wish, left) for trick, wish in line.wishes),
        WHY[cite],
        Msg("Normal includes careless and inferior play, for a player of this class."),
    )
    question = Msg("Is this line of play normal?")
    options = (normal, *marks)
    key = ruling.judge(cite, question, options, criteria, tried=[o.key for o in options[:2]])
    return next((marked for option, marked in marks.items() if option.key == key), ())


Marks = dict[Option, tuple[Irrational, ...]]
"""The options to call something irrational, and what is not considered any more then."""


def new_marks(contested: Contested, considered: Considered, cite: str) -> Marks:
    """What the director may call irrational in the worst line and has not yet; nothing when no other play wins more."""
    marks = marks_on(considered, contested.left, cite)
    return {option: marked for option, marked in marks if not set(marked) <= set(considered.irrational)}


def marks_on(considered: Considered, left: int, cite: str) -> Iterator[tuple[Option, tuple[Irrational, ...]]]:
    """What the director may call irrational in a line: a card, or the last one in its trick alone, or its suit."""
    last = considered.line.choice
    if last is None:
        return
    for choice in (*tuple(c for c in considered.line.doubtful if c is not last)[: MOST_PLAYS - 1], last):
        title = Msg("Irrational: {seat}, {card}", seat=choice.seat, card=choice.card)
        yield mark(str(choice.card), title, choice_words(choice, left), cite), (never(choice),)
    if left - last.trick >= THEN_FORCED:
        trick = TRICKS - left + last.trick
        title = Msg("Irrational in trick {trick} alone: {seat}, {card}", trick=trick, seat=last.seat, card=last.card)
        yield mark(f"{last.card} in trick {trick}", title, choice_words(last, left), cite), (in_this_trick(last),)
    suit = this_suit(considered, last)
    if last.manner in SUITS and len(suit) > 1:
        title = Msg(SUITS[last.manner], seat=last.seat, suit=last.card.suit)
        yield mark(f"any {last.card.suit}", title, choice_words(last, left), cite), suit


def mark(what: str, title: Msg, follows: Msg, cite: str) -> Option:
    """An option that calls something irrational."""
    return Option(f"{IRRATIONAL} {what}", title, (follows,), (cite,))


SUITS = {
    Manner.LEAD: "Irrational: {seat} leads any {suit:word}",
    Manner.DISCARD: "Irrational: {seat} throws any {suit:word}",
    Manner.RUFF: "Irrational: {seat} ruffs at all",
}


WHY = {
    "70C3": Msg("A trick could be lost to the trump of which nothing was said."),
    "70D1": Msg("The statement does not rule it out."),
    "70D2": Msg("Partner, not the claimer, would choose this play."),
    "70E1": Msg("The better play works only because of who holds a card, and nobody has shown out."),
}


UNAWARE, KNOWN, STATED = "yes", "no", "as stated"


@clause("70C2")
def was_aware(contested: Contested, considered: Considered, ruling: Ruling) -> str:
    """The director judges whether the claimer may have forgotten the trump; if not, he draws it or does as he said."""
    cards = tuple(c for _, held in considered.ending.trumps_of(contested.side.other) for c in held)
    lost = Msg("The trick goes to {side}.", side=contested.side.other)
    options = [
        Option(UNAWARE, Msg("Yes, at all likely"), (lost,), ("70C2",)),
        Option(KNOWN, Msg("No, it was known"), (Msg("The trump counts as drawn."),), ("70C2",)),
    ]
    if said_by(contested.claim).steps:
        follows = Msg("What he said is followed, and the trump stays out.")
        options.append(Option(STATED, Msg("No, but the statement comes first"), (follows,), ("70D1",)))
    criteria = (Msg("What was played, and said, before the claim? Was drawing trumps under way?"),)
    question = Msg("Is it at all likely that {seat} was unaware of {cards}?", seat=contested.seat, cards=cards)
    return ruling.judge("70C2", question, options, criteria)


def tell(contested: Contested, considered: Considered, ruling: Ruling) -> None:
    """Say what has been found, and whether every line was looked at."""
    line = considered.line
    ruling.orders(LineShown("70A", line.plays))
    side, left = contested.side, contested.left
    for stuck in line.stuck if line.tricks < contested.claim.tricks else ():
        ruling.says(stuck_words(stuck, left), "70B1")
    if not line.exact:
        ruling.says(bounded_words(line, side, left), "70A")
    elif line.tricks > contested.claim.tricks:
        words = "On every normal line {side} win more than that: {tricks:word}."
        ruling.says(Msg(words, side=side, tricks=line.tricks), "71B")
    elif line.tricks == contested.claim.tricks:
        ruling.says(Msg("The claim holds on every line that is normal."), "70D1")
    else:
        ruling.says(lost_words(line, side, left), "70A")


def bounded_words(line: Line, side: Side, left: int) -> Msg:
    """That not every line was looked at, and between what numbers of tricks the worst lies, as far as is known."""
    words = "Bounded: not every line was searched. The worst gives {side:short} {least} to {most} of the last {left}."
    return Msg(words, side=side, least=line.least, most=line.tricks, left=left)


@clause("70A")
def decide(contested: Contested, found: Found | None, ruling: Ruling) -> None:
    """The director says how many tricks the claimer's side gets: whole tricks, never a weighted score."""
    claim = ruling.table.claim
    line = None if found is None else found.line
    tricks = proposed(contested, line)
    question = Msg("How many of the last {left:word} tricks do {side} get?", left=contested.left, side=contested.side)
    first = (tricks, *(n for n in range(contested.left, -1, -1) if n != tricks))
    options = [Option(str(n), claim_words(n, contested.seat), (), ("70A",)) for n in first]
    criteria: tuple[Msg, ...] = (Msg("As fair as can be to both sides; a doubtful point goes against the claimer."),)
    if contested.claim.doubt_against is not None:
        words = "Judge from the cards as they now lie; a doubtful point goes against {side:short}, who revoked."
        criteria = (Msg(words, side=contested.claim.doubt_against),)
    if line is not None and not line.exact:
        criteria = (bounded_words(line, contested.side, contested.left), *criteria)
    criteria = (*in_short(() if found is None else found.costs), *criteria)
    tricks = int(ruling.judge("70A", question, options, criteria))
    if claim is not None:
        ruling.orders(ClaimBecomes("70A", evolve(claim, tricks=tricks, stage=ClaimStage.DECIDED)))


def proposed(contested: Contested, line: Line | None) -> int:
    """The number of tricks that stands first: those of the worst line, or those claimed where it is not known."""
    claimed = contested.claim.tricks
    if line is None:
        return claimed
    return line.tricks if line.exact else min(claimed, line.tricks)
