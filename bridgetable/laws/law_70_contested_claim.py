"""Law 70: Contested claim or concession.

The lines of play that are considered, and the clauses they fall under, are in `law_70_lines`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from attrs import evolve

from bridgetable.game.cards import Card
from bridgetable.game.claims import Claimed, ClaimStage, How
from bridgetable.game.endings.ending import (
    DrawTrumps,
    DummyIsHigh,
    Intention,
    Irrational,
    Lapse,
    Line,
    Lose,
    Manner,
    Order,
    PlayIt,
    RunSuit,
    RunTrumps,
)
from bridgetable.game.endings.statements import Remark, Unread, as_followed, step_text
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_68_claim import claim_words
from bridgetable.laws.law_70_bonds import bonds_words, wish_words
from bridgetable.laws.law_70_costs import Cost, clause_of, costs, in_short, words_of
from bridgetable.laws.law_70_lines import (
    Considered,
    considered_of,
    in_this_trick,
    is_master,
    lost_to_trump,
    never,
    said_by,
    sound,
    this_suit,
    with_trumps_drawn,
    without,
    worse_than,
)
from bridgetable.laws.law_70_words import CAME_ABOUT, choice_words, lost_words, step_words, stuck_words
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes, LineShown
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Spread
from bridgetable.rulings.ruling import Ruling

NORMAL, IRRATIONAL, OTHERWISE, NOW = "normal", "irrational", "stated otherwise", "now"
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
        considered = as_he_meant(contested, contested.considered, ruling)
        found = worst_normal_line(contested, considered, ruling)
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


# --- what he said -----------------------------------------------------------------------------------------------------

NOTHING_SAID = "nothing"


@clause("68C", "70B1")
def as_he_meant(contested: Contested, considered: Considered, ruling: Ruling) -> Considered:
    """Ask what the claimer meant by words that were not understood, and put that in its place in the order stated."""
    said = said_by(contested.claim)
    if not said.unread:
        return considered
    steps: list[Intention] = []
    readings = {step_text(step): step for step in may_have_meant(considered)}
    understood = tuple(step_words(s) for s in said.steps)
    for part in said.parts:
        match part:
            case Unread(words=words):
                meant = what_was_meant(contested.seat, words, understood, readings, ruling)
                steps += (readings[meant],) if meant in readings else ()
            case Remark():
                pass
            case _:
                steps.append(part)
    return evolve(considered, claimer=evolve(considered.claimer, statement=as_followed(tuple(steps))))


def may_have_meant(considered: Considered) -> Iterator[Intention]:
    """What words that were not understood may mean: a suit that he holds is played, or trumps are."""
    trump = considered.ending.trump
    held = {c.suit for seat in considered.claimer.hands for c in considered.ending.hands[seat]}
    for suit in sorted(held, reverse=True):
        if suit is trump:
            yield DrawTrumps()
            yield RunTrumps()
        else:
            yield RunSuit(suit)
            yield Lose(suit)
    if len(considered.claimer.hands) > 1:
        yield DummyIsHigh()


def what_was_meant(
    seat: Seat, words: str, understood: tuple[Msg, ...], readings: dict[str, Intention], ruling: Ruling
) -> str:
    """Ask what the claimer meant by these words; the key of a reading, or that they say nothing of the play."""
    nothing = Option(NOTHING_SAID, Msg("Nothing about the order of play"), (), ("70B1",))
    options = [nothing, *(Option(key, step_words(step), (), ("68C",)) for key, step in readings.items())]
    criteria = [Msg("Only what was said at the time of the claim counts.")]
    if understood:
        criteria.insert(0, Msg("The program understood: {steps}.", steps=understood))
    question = Msg("What did {seat} mean by “{words}”?", seat=seat, words=words)
    return ruling.judge("68C", question, options, criteria, tried=(NOTHING_SAID,))


# --- the lines that are put to the director ---------------------------------------------------------------------------


@frozen
class Found:
    """What has been settled about the lines: the worst that is normal, if one loses a trick claimed, and what it costs.

    `considered` is what was looked at to find it, or all that was looked at; `decided` tells that the director did not
    want more lines.
    """

    considered: Considered
    accepted: bool = False
    costs: tuple[Cost, ...] = ()
    decided: bool = False

    @property
    def line(self) -> Line:
        """The line."""
        return self.considered.line


@frozen
class Search:
    """How far it has come: what is considered, the kinds of lapse not ruled out, and the worst line accepted so far.

    `unstated` tells that nothing was said of a trump that is out, and `forgotten` that he was unaware of it.
    """

    considered: Considered
    unstated: bool
    kinds: tuple[Lapse, ...] = tuple(Lapse)
    accepted: Considered | None = None
    forgotten: bool = False
    decided: bool = False

    def bar(self, claimed: int) -> int:
        """A line is of interest if it wins fewer tricks than this."""
        return claimed if self.accepted is None else self.accepted.line.tricks


def worst_normal_line(contested: Contested, considered: Considered, ruling: Ruling) -> Found:
    """The worst line that the director accepts as normal: the soundest are put to him first, then careless ones."""
    claimed = contested.claim.tricks
    considered = in_the_order_used(considered, claimed, ruling)
    search = Search(considered, trumps_are_out(contested, considered, ruling))
    for _ in range(MOST_QUESTIONS):
        worse = worse_than(search.considered, search.bar(claimed), search.kinds)
        if worse is None or search.decided:
            break
        search = after_judging(contested, search, worse, ruling)
    found = found_by(search, claimed)
    tell(contested, found, ruling)
    for cost in found.costs:
        ruling.says(words_of(cost, contested.left), cost.cite)
    return found


def found_by(search: Search, claimed: int) -> Found:
    """What a search has come to."""
    if search.accepted is None:
        widest = evolve(search.considered, lapses=frozenset(search.kinds), claimed=claimed)
        return Found(widest, decided=search.decided)
    found = tuple(costs(search.accepted, claimed, trump_counts=search.unstated or search.forgotten))
    return Found(search.accepted, accepted=True, costs=found, decided=search.decided)


def after_judging(contested: Contested, search: Search, worse: Considered, ruling: Ruling) -> Search:
    """The search when the director has judged a line."""
    line = worse.line
    trump = lost_to_trump(worse, line) if search.unstated else None
    answers = what_can_be_said(contested, search, worse, cite_of(worse, line, trump))
    if answers:
        answer = judged(contested, worse, cite_of(worse, line, trump), answers, ruling)
        if answer is not NORMAL_LINE:
            return ruled_out(search, answer)
    if trump is None or search.forgotten:
        return evolve(search, accepted=worse)
    match was_aware(contested, worse, ruling):
        case Aware.UNAWARE:
            return evolve(search, accepted=worse, forgotten=True)
        case Aware.STATED:
            return evolve(search, accepted=worse, unstated=False)
        case Aware.KNOWN if is_master(worse, trump):
            return evolve(search, accepted=worse, unstated=False)
        case Aware.KNOWN:
            return evolve(search, considered=with_trumps_drawn(search.considered), unstated=False)


def ruled_out(search: Search, answer: Answered) -> Search:
    """The search without what the director called irrational, or at its end."""
    if answer.decided:
        return evolve(search, decided=True)
    kinds = tuple(k for k in search.kinds if k is not answer.kind)
    return evolve(search, considered=without(search.considered, *answer.marks), kinds=kinds)


@clause("70E2")
def in_the_order_used(considered: Considered, claimed: int, ruling: Ruling) -> Considered:
    """Where it matters, the director says whether suits of which nothing was said count as played from the top."""
    other = evolve(considered, order=Order.ANY)
    from_the_top, any_order = sound(considered).tricks, sound(other).tricks
    if from_the_top is None or any_order is None or any_order >= min(from_the_top, claimed):
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


@frozen
class Answered:
    """What an answer about a line rules out: plays, a kind of lapse, or all further lines."""

    marks: tuple[Irrational, ...] = ()
    kind: Lapse | None = None
    decided: bool = False


NORMAL_LINE = Answered()
Answers = dict[Option, Answered]
"""The options about a line besides that it is normal, and what each rules out."""


@clause("70C3", "70D1", "70D2", "70E1")
def judged(contested: Contested, worse: Considered, cite: str, answers: Answers, ruling: Ruling) -> Answered:
    """The director judges whether a line that loses tricks is normal, careless as it may be, or what in it is not."""
    line = worse.line
    ruling.orders(LineShown(cite, line.plays))
    side, left = contested.side, contested.left
    result = Msg("{side:short} win {tricks:word} of the last {left:word}.", side=side, tricks=line.tricks, left=left)
    normal = Option(NORMAL, Msg("It is normal"), (result,), (cite,))
    bounded = () if line.exact else (bounded_words(line, side, left),)
    criteria = (
        *bounded,
        lost_words(line, side, left),
        *(stuck_words(s, left) for s in line.stuck),
        *(wish_words(trick, wish, left) for trick, wish in line.wishes),
        why(contested, worse, cite),
        Msg("Normal includes careless and inferior play, for a player of this class."),
    )
    options = (normal, *answers)
    key = ruling.judge(cite, Msg("Is this line of play normal?"), options, criteria, tried=tried(options))
    return next((answer for option, answer in answers.items() if option.key == key), NORMAL_LINE)


def tried(options: tuple[Option, ...]) -> tuple[str, ...]:
    """The keys that stand for all: that the line is normal, the first thing that is not, and that it is decided now."""
    return (*(o.key for o in options[:2]), NOW) if options[1].key != NOW else (NORMAL, NOW)


def what_can_be_said(contested: Contested, search: Search, worse: Considered, cite: str) -> Answers:
    """What the director can say of a line: what in it is irrational and was not called so yet, or that it is decided.

    Nothing where no other play wins more.
    """
    if worse.line.best is not None and worse.line.best <= worse.line.tricks:
        return {}
    found = {
        option: Answered(marks)
        for option, marks in marks_on(worse, contested, cite)
        if not set(marks) <= set(search.considered.irrational)
    }
    kinds = dict.fromkeys(c.lapse for c in worse.line.doubtful if c.lapse is not None and c.lapse in worse.lapses)
    of_kind = {kind_option(k, cite): Answered(kind=k) for k in kinds}
    if not found and not of_kind:
        return {}
    claimed = contested.claim.tricks
    return {**of_kind, **found, now_option(contested.side, search.bar(claimed), cite): Answered(decided=True)}


def kind_option(kind: Lapse, cite: str) -> Option:
    """That a kind of play is irrational."""
    return mark(kind.value, Msg(KINDS[kind]), Msg("No line with such a play is considered."), cite)


def now_option(side: Side, tricks: int, cite: str) -> Option:
    """That no more lines are looked at: what has been accepted so far stands, or the claim."""
    words = "{side:short} win {tricks:word}, and no more lines are looked at."
    return Option(NOW, Msg("Decide now: no worse line is normal"), (Msg(words, side=side, tricks=tricks),), (cite,))


def marks_on(
    considered: Considered, contested: Contested, cite: str
) -> Iterator[tuple[Option, tuple[Irrational, ...]]]:
    """What the director may call irrational in a line.

    The whole line, or that he said otherwise; a card, the last one in its trick alone, or its suit.
    """
    line, left = considered.line, contested.left
    last = line.choice
    if last is None:
        return
    whole = tuple(in_this_trick(c) for c in line.doubtful)
    for choice in (*tuple(c for c in line.doubtful if c is not last)[: MOST_PLAYS - 1], last):
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
    if len(whole) > 1:
        follows = Msg("None of these plays is made in its trick.")
        yield mark("line", Msg("Irrational: the whole line"), follows, cite), whole
    if contested.claim.statement:
        follows = Msg("The line is not considered.")
        yield Option(OTHERWISE, Msg("He stated otherwise"), (follows,), ("70B1",)), whole


def mark(what: str, title: Msg, follows: Msg, cite: str) -> Option:
    """An option that calls something irrational."""
    return Option(f"{IRRATIONAL} {what}", title, (follows,), (cite,))


KINDS = {
    Lapse.THROWS_WINNER: "Irrational: ever to throw a winner",
    Lapse.FINESSES: "Irrational: ever to finesse",
    Lapse.RUFFS_LOW: "Irrational: ever to ruff too low",
    Lapse.RUFFS_HIGH: "Irrational: ever to ruff higher than need be",
    Lapse.DUCKS: "Irrational: ever not to take a trick",
    Lapse.CROSSES: "Irrational: ever to leave the hand before its winners are cashed",
    Lapse.GIVES_UP: "Irrational: ever to lead a loser before the winners are cashed",
}
SUITS = {
    Manner.LEAD: "Irrational: {seat} leads any {suit:word}",
    Manner.DISCARD: "Irrational: {seat} throws any {suit:word}",
    Manner.RUFF: "Irrational: {seat} ruffs at all",
}


def why(contested: Contested, worse: Considered, cite: str) -> Msg:
    """Why a line is looked at although it was not stated."""
    if cite != "70D1":
        return WHY[cite]
    if not worse.lapses:
        return SOUND
    return WHY[cite] if said_by(contested.claim).steps else UNSAID


UNSAID = Msg("Nothing was said that rules it out.")
SOUND = Msg("He plays from the top, and cashes his winners before he gives up a trick.")
WHY = {
    "70C3": Msg("A trick could be lost to the trump of which nothing was said."),
    "70D1": Msg("The statement does not rule it out."),
    "70D2": Msg("Partner, not the claimer, would choose this play."),
    "70E1": Msg("The better play works only because of who holds a card, and nobody has shown out."),
}


class Aware(Enum):
    """Whether the claimer was aware of a trump that is out, as the keys of the answers say it."""

    UNAWARE = "yes"
    KNOWN = "no"
    STATED = "as stated"


@clause("70C2")
def was_aware(contested: Contested, considered: Considered, ruling: Ruling) -> Aware:
    """The director judges whether the claimer may have forgotten the trump; if not, he draws it or does as he said."""
    cards = tuple(c for _, held in considered.ending.trumps_of(contested.side.other) for c in held)
    lost = Msg("The trick goes to {side}.", side=contested.side.other)
    master = all(is_master(considered, c) for c in cards)
    known = Msg("It wins its trick in any case.") if master else Msg("The trump counts as drawn.")
    options = [
        Option(Aware.UNAWARE.value, Msg("Yes, at all likely"), (lost,), ("70C2",)),
        Option(Aware.KNOWN.value, Msg("No, it was known"), (known,), ("70C2",)),
    ]
    if considered.claimer.statement and not master:
        follows = Msg("What he said is followed, and the trump stays out.")
        options.append(Option(Aware.STATED.value, Msg("No, but the statement comes first"), (follows,), ("70D1",)))
    criteria = (Msg("What was played, and said, before the claim? Was drawing trumps under way?"),)
    question = Msg("Is it at all likely that {seat} was unaware of {cards}?", seat=contested.seat, cards=cards)
    return Aware(ruling.judge("70C2", question, options, criteria))


def tell(contested: Contested, found: Found, ruling: Ruling) -> None:
    """Say what has been found, and whether every line was looked at."""
    line, claimed = found.line, contested.claim.tricks
    ruling.orders(LineShown("70A", (line if found.accepted else sound(found.considered).line).plays))
    side, left = contested.side, contested.left
    for stuck in line.stuck if found.accepted else ():
        ruling.says(stuck_words(stuck, left), "70B1")
    if found.accepted:
        ruling.says(lost_words(line, side, left) if line.exact else bounded_words(line, side, left), "70A")
    elif found.decided or line.tricks < claimed:
        ruling.says(Msg("No line was found normal on which fewer tricks are won than were claimed."), "70D1")
    elif not line.exact:
        ruling.says(bounded_words(line, side, left), "70A")
    elif line.tricks > claimed:
        words = "On every normal line {side} win more than that: {tricks:word}."
        ruling.says(Msg(words, side=side, tricks=line.tricks), "71B")
    else:
        ruling.says(Msg("The claim holds on every line that is normal."), "70D1")


def bounded_words(line: Line, side: Side, left: int) -> Msg:
    """That not every line was looked at, and between what numbers of tricks the worst lies, as far as is known."""
    words = "Bounded: not every line was searched. The worst gives {side:short} {least} to {most} of the last {left}."
    return Msg(words, side=side, least=line.least, most=line.tricks, left=left)


@clause("70A")
def decide(contested: Contested, found: Found | None, ruling: Ruling) -> None:
    """The director says how many tricks the claimer's side gets: whole tricks, never a weighted score."""
    claim = ruling.table.claim
    line = None if found is None else found.line
    tricks = proposed(contested, found)
    question = Msg("How many of the last {left:word} tricks do {side} get?", left=contested.left, side=contested.side)
    first = (tricks, *(n for n in range(contested.left, -1, -1) if n != tricks))
    options = [Option(str(n), claim_words(n, contested.seat), (), ("70A",)) for n in first]
    criteria: tuple[Msg, ...] = (Msg("As fair as can be to both sides; a doubtful point goes against the claimer."),)
    if contested.claim.doubt_against is not None:
        words = "Judge from the cards as they now lie; a doubtful point goes against {side:short}, who revoked."
        criteria = (Msg(words, side=contested.claim.doubt_against),)
    if line is not None and found is not None and not line.exact and not found.decided:
        criteria = (bounded_words(line, contested.side, contested.left), *criteria)
    criteria = (*in_short(() if found is None else found.costs), *criteria)
    tricks = int(ruling.judge("70A", question, options, criteria))
    if claim is not None:
        ruling.orders(ClaimBecomes("70A", evolve(claim, tricks=tricks, stage=ClaimStage.DECIDED)))


def proposed(contested: Contested, found: Found | None) -> int:
    """The number of tricks that stands first: of the worst line that is normal, else as claimed, or more (71B)."""
    claimed = contested.claim.tricks
    if found is None or (not found.accepted and (found.decided or not found.line.exact)):
        return claimed
    return found.line.tricks if found.accepted else max(claimed, found.line.tricks)
