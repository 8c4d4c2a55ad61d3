"""Law 70: Contested claim or concession."""
# The lines of play and their clauses are in `law_70_lines`, what the director can say of a line in `law_70_judging`.

from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.claims import ClaimStage, How
from bridgetable.game.endings.ending import Lapse, Line, Order
from bridgetable.game.endings.readings import readings
from bridgetable.game.messages import Msg
from bridgetable.game.regulations import ClaimOrder
from bridgetable.game.seats import SEATS
from bridgetable.game.statements.steps import Draw, Give, KnockOut, Step, step_text, suit_of
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.law_12_assigned_score import tricks_options
from bridgetable.laws.law_70_judging import (
    NORMAL_LINE,
    Answered,
    Cost,
    clause_of,
    costs,
    in_short,
    judged,
    what_can_be_said,
    words_of,
)
from bridgetable.laws.law_70_lines import (
    Considered,
    Contested,
    bounded_words,
    in_this_trick,
    is_master,
    lost_to_trump,
    refused_finesse,
    sound,
    with_trumps_drawn,
    without,
    worse_than,
)
from bridgetable.laws.law_70_words import CAME_ABOUT, lacks_line, lost_words, step_words, stuck_words
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes, LineAbout, LineShown
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Spread
from bridgetable.rulings.ruling import Ruling

MOST_QUESTIONS = 12
"""So many lines are put to the director, one after another, before the worst is taken as it is."""


@clause("70A")
def contested_claim(contested: Contested, ruling: Ruling) -> None:
    """The director decides a claim as fairly as he can to both sides, any doubt going against the claimer."""
    statement_is_repeated(contested, ruling)
    both_sides_are_heard(contested, ruling)
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


@clause("68C", "70B1", "70D1")
def statement_is_repeated(contested: Contested, ruling: Ruling) -> None:
    """The claimer repeats what he said when he claimed; what he says only now does not count."""
    claim = contested.claim
    lost = contested.left - claim.tricks
    told = Msg(CAME_ABOUT[claim.how], seat=claim.seat, tricks=claim.tricks, left=contested.left, lost=lost)
    concedes = claim.how in {How.CONCEDED, How.ABANDONED}
    words = "{told} The statement is repeated: “{words}”" if claim.statement else "{told} No statement was made."
    ruling.says(Msg(words, told=told, words=claim.statement), "68B1" if concedes else "68A", "68C", "70B1")
    if lacks_line(claim):
        words = "A line should have come with it at once: one told later wins no trick that another normal one loses."
        ruling.says(Msg(words), "68C", "70D1")


@varies
def both_sides_are_heard(contested: Contested, ruling: Ruling) -> None:
    """The opponents object, and then the hands are faced; another edition has the hands faced first."""
    objections_are_heard(contested, ruling)
    hands_are_faced(ruling)


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


# --- the lines that are put to the director ---------------------------------------------------------------------------


@frozen
class LineFound:
    """The settlement about the lines: the worst that is normal, if one loses a trick claimed, and what it costs."""

    # `considered` is what was looked at to find it, or all that was looked at; `decided` tells that the director did
    # not want more lines.
    considered: Considered
    accepted: bool = False
    costs: tuple[Cost, ...] = ()
    decided: bool = False

    @property
    def line(self) -> Line:
        """The line."""
        return self.considered.line


@frozen
class ClaimSearch:
    """The state of the search: the lines considered, the kinds of lapse left, and the worst line accepted so far."""

    # `unstated` tells that nothing was said of a trump that is out, and `forgotten` that he was unaware of it; `proven`
    # are the cards of finesses that are taken, since they are proven.
    considered: Considered
    unstated: bool
    kinds: tuple[Lapse, ...] = tuple(Lapse)
    accepted: Considered | None = None
    forgotten: bool = False
    decided: bool = False
    proven: tuple[Card, ...] = ()

    def bar(self, claimed: int) -> int:
        """A line is of interest if it wins fewer tricks than this."""
        return claimed if self.accepted is None else self.accepted.line.tricks


def worst_normal_line(contested: Contested, considered: Considered, ruling: Ruling) -> LineFound:
    """The worst line that the director accepts as normal: the soundest are put to him first, then careless ones."""
    claimed = contested.claim.tricks
    considered = in_the_order_used(considered, claimed, ruling)
    unstated = trumps_are_out(contested, considered, ruling)
    search = ClaimSearch(with_unsaid_trumps(contested, considered, ruling) if unstated else considered, unstated)
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


def found_by(search: ClaimSearch, claimed: int) -> LineFound:
    """The result of a search."""
    if search.accepted is None:
        widest = evolve(search.considered, lapses=frozenset(search.kinds), claimed=claimed)
        return LineFound(widest, decided=search.decided)
    found = tuple(costs(search.accepted, claimed, trump_counts=search.unstated or search.forgotten))
    return LineFound(search.accepted, accepted=True, costs=found, decided=search.decided)


def after_judging(contested: Contested, search: ClaimSearch, worse: Considered, ruling: Ruling) -> ClaimSearch:
    """The search when the director has judged a line."""
    line = worse.line
    refused = refused_finesse(worse, line)
    if refused is not None:
        if refused.instead not in search.proven:
            ruling.says(Msg("The finesse with {card} is proven: it is taken.", card=refused.instead), "70E1")
        marked = without(search.considered, in_this_trick(refused))
        return evolve(search, considered=marked, proven=(*search.proven, refused.instead))
    trump = lost_to_trump(worse, line) if search.unstated else None
    cite = cite_of(worse, line, trump)
    about = LineAbout.NORMAL if trump is None else LineAbout.UNSAID_TRUMP
    answers = what_can_be_said(contested, worse, search.bar(contested.claim.tricks), cite)
    if answers:
        answer = judged(contested, worse, about, cite, answers, ruling)
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


def ruled_out(search: ClaimSearch, answer: Answered) -> ClaimSearch:
    """The search without what the director called irrational, or at its end."""
    if answer.decided:
        return evolve(search, decided=True)
    kinds = tuple(k for k in search.kinds if k is not answer.kind)
    return evolve(search, considered=without(search.considered, *answer.marks), kinds=kinds)


@clause("70E2")
def in_the_order_used(considered: Considered, claimed: int, ruling: Ruling) -> Considered:
    """The plays to be considered, once the director has said if suits not mentioned count as played from the top."""
    if considered.order is Order.ANY:
        return considered
    from_the_top = sound(considered).tricks
    if from_the_top is None:
        return considered
    other = evolve(considered, order=Order.ANY)
    any_order = sound(other).tricks
    if any_order is None or any_order >= min(from_the_top, claimed):
        return considered
    laid_down = ruling.table.regulations.claims
    if laid_down is not ClaimOrder.ASKED:
        from_top = laid_down is ClaimOrder.FROM_TOP
        words = "By regulation a suit counts as played from the top where nothing was said."
        if not from_top:
            words = "By regulation a suit counts as played in any order where nothing was said."
        ruling.says(Msg(words), "70E2")
        return considered if from_top else other
    question = Msg("Does a suit count as played from the top where nothing was said?")
    yes = Option("yes", Msg("Yes, from the top"), (), ("70E2",))
    no = Option("no", Msg("No, in any order"), (), ("70E2",))
    return considered if ruling.fact("70E2", question, yes=yes, no=no) else other


def cite_of(considered: Considered, line: Line, trump: Card | None) -> str:
    """The clause under which a line that loses tricks comes."""
    if trump is not None:
        return "70C3"
    return "70D1" if line.choice is None else clause_of(considered, line, line.choice)


def tell(contested: Contested, found: LineFound, ruling: Ruling) -> None:
    """Report the finding, and if every line was searched."""
    line, claimed = found.line, contested.claim.tricks
    ruling.orders(LineShown("70A", (line if found.accepted else sound(found.considered).line).plays))
    side, left = contested.side, contested.left
    for stuck in line.stuck if found.accepted else ():
        ruling.says(stuck_words(stuck, found.considered.step_of(stuck), left), "70B1")
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


@clause("70A")
def decide(contested: Contested, found: LineFound | None, ruling: Ruling) -> None:
    """The director says how many tricks the claimer's side gets: whole tricks, never a weighted score."""
    claim = ruling.table.claim
    line = None if found is None else found.line
    tricks = proposed(contested, found)
    question = Msg("How many of the last {left:word} tricks do {side} get?", left=contested.left, side=contested.side)
    first = (tricks, *(n for n in range(contested.left, -1, -1) if n != tricks))
    options = tricks_options(first, contested.side, "70A")
    criteria: tuple[Msg, ...] = (Msg("As fair as can be to both sides; a doubtful point goes against the claimer."),)
    if contested.claim.doubt_against is not None:
        words = "Judge from the cards as they now lie; a doubtful point goes against {side:short}, who revoked."
        criteria = (Msg(words, side=contested.claim.doubt_against),)
    if line is not None and found is not None and not line.exact and not found.decided:
        criteria = (bounded_words(line, contested.side, contested.left), *criteria)
    criteria = (*in_short(() if found is None else found.costs, ruling.table.book), *criteria)
    tricks = int(ruling.judge("70A", question, options, criteria))
    if claim is not None:
        ruling.orders(ClaimBecomes("70A", evolve(claim, tricks=tricks, stage=ClaimStage.DECIDED)))


def proposed(contested: Contested, found: LineFound | None) -> int:
    """The number of tricks that stands first: of the worst line that is normal, else as claimed, or more (71B)."""
    claimed = contested.claim.tricks
    if found is None or (not found.accepted and (found.decided or not found.line.exact)):
        return claimed
    return found.line.tricks if found.accepted else max(claimed, found.line.tricks)


# --- a trump that one of the opponents still has ----------------------------------------------------------------------


@clause("70C", "70C1")
def trumps_are_out(contested: Contested, considered: Considered, ruling: Ruling) -> bool:
    """Tell which trumps the other side still has; whether there are any, of which the claimer said nothing."""
    out = considered.ending.trumps_of(contested.side.other)
    for seat, cards in out:
        ruling.says(Msg("{seat} still has {cards}.", seat=seat, cards=cards), "70C")
    if not out or Draw() in considered.stated:
        if out:
            ruling.says(Msg("{seat} said that trumps would be drawn.", seat=contested.seat), "70C1")
        return False
    if is_given_up(contested, tuple(c for _, cards in out for c in cards)):
        ruling.says(Msg("{seat} said that a trump would be lost.", seat=contested.seat), "70C1")
        return False
    if speaks_of_trumps(contested, considered):
        question = Msg("Did {seat} speak of the trump that is out?", seat=contested.seat)
        yes, no = Option("yes", Msg("Yes"), (), ("70C1",)), Option("no", Msg("No"), (), ("70C1",))
        return not ruling.fact("70C1", question, yes=yes, no=no)
    ruling.says(Msg("{seat} said nothing of it.", seat=contested.seat), "70C1")
    return True


@varies
def with_unsaid_trumps(contested: Contested, considered: Considered, ruling: Ruling) -> Considered:  # noqa: ARG001
    """The plays to be considered where nothing was said of trumps: all; another edition lets the claimer draw none."""
    return considered


def is_given_up(contested: Contested, out: tuple[Card, ...]) -> bool:
    """True where the one trump that is out is said to win a trick, or to be driven out."""
    if len(out) != 1:
        return False
    lost = (s for s in contested.said.steps if suit_of(s) is out[0].suit)
    return any(s == KnockOut(out[0]) or (isinstance(s, Give) and s.rank in {None, out[0].rank}) for s in lost)


def speaks_of_trumps(contested: Contested, considered: Considered) -> bool:
    """True where a step plays trumps without saying that they are drawn, or words that are no step are about them."""
    about = (s for s in contested.said.steps if isinstance(s, Draw) or suit_of(s) is considered.ending.trump)
    return any(about) or contested.said.speaks_of_trumps


class Aware(Enum):
    """The claimer's awareness of a trump that is out, as the keys of the answers."""

    UNAWARE = "yes"
    KNOWN = "no"
    STATED = "as stated"


@varies
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
    if considered.stated and not master:
        follows = Msg("What he said is followed, and the trump stays out.")
        options.append(Option(Aware.STATED.value, Msg("No, but the statement comes first"), (follows,), ("70D1",)))
    criteria = (Msg("What was played, and said, before the claim? Was drawing trumps under way?"),)
    question = Msg("Is it at all likely that {seat} was unaware of {cards}?", seat=contested.seat, cards=cards)
    return Aware(ruling.judge("70C2", question, options, criteria))


# --- what the claimer meant by words of his statement that were not understood ----------------------------------------


NOTHING_SAID = "nothing"


@clause("68C", "70B1")
def as_he_meant(contested: Contested, considered: Considered, ruling: Ruling) -> Considered:
    """Ask what the claimer meant by words that are not sure, and put that in its place in the order stated."""
    said = contested.said
    if not said.unread:
        return considered
    steps: list[Step] = []
    for part in said.parts:
        if part.steps is None:
            steps += what_was_meant(contested, considered, said.said(part), ruling)
        else:
            steps += part.steps
    return considered.saying(tuple(steps))


def what_was_meant(contested: Contested, considered: Considered, words: str, ruling: Ruling) -> tuple[Step, ...]:
    """Ask what the claimer meant by these words: a step that the cards allow, or nothing of the play."""
    meant = {step_text(step): step for step in readings(considered.planner, words)}
    nothing = Option(NOTHING_SAID, Msg("Nothing about the order of play"), (), ("70B1",))
    options = [nothing, *(Option(key, step_words(step), (), ("68C",)) for key, step in meant.items())]
    criteria = [Msg("Only what was said at the time of the claim counts.")]
    understood = tuple(step_words(s) for s in contested.said.steps)
    if understood:
        criteria.insert(0, Msg("The program understood: {steps}.", steps=understood))
    question = Msg("What did {seat} mean by “{words}”?", seat=contested.seat, words=words)
    key = ruling.judge("68C", question, options, criteria, tried=(NOTHING_SAID,))
    return (meant[key],) if key in meant else ()
