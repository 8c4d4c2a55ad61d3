"""Law 70D: The director's verdicts on a line that loses tricks, and the clause that costs each of them."""

from collections.abc import Iterator
from itertools import islice

from bridgetable.game.books import Book
from bridgetable.game.cards import Card
from bridgetable.game.endings.ending import Choice, Irrational, Lapse, Line, Manner, Order
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.laws.law_70_lines import (
    Considered,
    Contested,
    bounded_words,
    guessed_card,
    in_this_trick,
    is_master,
    is_partners_choice,
    lost_to_trump,
    never,
    this_suit,
    wish_words,
    with_trumps_drawn,
)
from bridgetable.laws.law_70_words import choice_words, cost_words, lost_words, stuck_words
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import LineAbout, LineShown
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.ruling import Ruling

NORMAL, IRRATIONAL, OTHERWISE, NOW = "normal", "irrational", "stated otherwise", "now"
MOST_PLAYS = 6
THEN_FORCED = 2
"""With fewer tricks to come a card that is not played in this trick is the last one of its hand."""


@frozen
class Answered:
    """The things that an answer about a line rules out: plays, a kind of lapse, or all further lines."""

    marks: tuple[Irrational, ...] = ()
    kind: Lapse | None = None
    decided: bool = False


NORMAL_LINE = Answered()
Answers = dict[Option, Answered]
"""The options about a line besides that it is normal, and what each rules out."""


@clause("70C3", "70D1", "70D2", "70E1")
def judged(
    contested: Contested, worse: Considered, about: LineAbout, cite: str, answers: Answers, ruling: Ruling
) -> Answered:
    """The director judges whether a line that loses tricks is normal, careless as it may be, or what in it is not."""
    line = worse.line
    ruling.orders(LineShown(cite, line.plays, about))
    side, left = contested.side, contested.left
    result = Msg("{side:short} win {tricks:word} of the last {left:word}.", side=side, tricks=line.tricks, left=left)
    normal = Option(NORMAL, Msg("It is normal"), (result,), (cite,))
    bounded = () if line.exact else (bounded_words(line, side, left),)
    criteria = (
        *bounded,
        lost_words(line, side, left),
        *(stuck_words(s, worse.step_of(s), left) for s in line.stuck),
        *(wish_words(trick, wish, left) for trick, wish in line.wishes),
        {**WHY, "70E1": why_of_a_guess(ruling)}.get(cite) or not_ruled_out(contested, worse),
        meaning_of_normal(ruling),
    )
    options = (normal, *answers)
    key = ruling.judge(cite, Msg("Is this line of play normal?"), options, criteria, tried=tried(options))
    return next((answer for option, answer in answers.items() if option.key == key), NORMAL_LINE)


meaning_of_normal = varying(Msg("Normal includes careless and inferior play, for a player of this class."))
"""The plays that count as normal, in words."""


def tried(options: tuple[Option, ...]) -> tuple[str, ...]:
    """The keys that stand for all: that the line is normal, the first thing that is not, and that it is decided now."""
    others = (o.key for o in options if o.key not in {NORMAL, NOW})
    return (NORMAL, *islice(others, 1), NOW)


def what_can_be_said(contested: Contested, worse: Considered, bar: int, cite: str) -> Answers:
    """The director's options on a line: each irrational play in it not yet called so, or that it is decided."""
    # Nothing where no other play wins more.
    if worse.line.best is not None and worse.line.best <= worse.line.tricks:
        return {}
    found = {
        option: Answered(marks)
        for option, marks in marks_on(worse, contested, cite)
        if not set(marks) <= set(worse.irrational)
    }
    kinds = dict.fromkeys(c.lapse for c in worse.line.doubtful if c.lapse is not None and c.lapse in worse.lapses)
    of_kind = {kind_option(k, cite): Answered(kind=k) for k in kinds}
    if not found and not of_kind:
        return {}
    return {**of_kind, now_option(contested.side, bar, cite): Answered(decided=True), **found}


def kind_option(kind: Lapse, cite: str) -> Option:
    """That a kind of play is irrational."""
    return mark(kind.value, Msg(KINDS[kind]), Msg("No line with such a play is considered."), cite)


def now_option(side: Side, tricks: int, cite: str) -> Option:
    """The option to search no more lines: the lines accepted so far stand, or the claim."""
    words = "{side:short} win {tricks:word}, and no more lines are looked at."
    return Option(NOW, Msg("Decide now: no worse line is normal"), (Msg(words, side=side, tricks=tricks),), (cite,))


def marks_on(
    considered: Considered, contested: Contested, cite: str
) -> Iterator[tuple[Option, tuple[Irrational, ...]]]:
    """The plays in a line that the director may call irrational."""
    # The whole line, or that he said otherwise; a card, the last one in its trick alone, or its suit.
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


KINDS = one_row_each(
    Lapse,
    {
        Lapse.THROWS_WINNER: "Irrational: ever to throw a winner",
        Lapse.FINESSES: "Irrational: ever to finesse",
        Lapse.RUFFS_LOW: "Irrational: ever to ruff too low",
        Lapse.RUFFS_HIGH: "Irrational: ever to ruff higher than need be",
        Lapse.DUCKS: "Irrational: ever not to take a trick",
        Lapse.CROSSES: "Irrational: ever to leave the hand before its winners are cashed",
        Lapse.GIVES_UP: "Irrational: ever to lead a loser before the winners are cashed",
    },
)
SUITS = {
    Manner.LEAD: "Irrational: {seat} leads any {suit:word}",
    Manner.DISCARD: "Irrational: {seat} throws any {suit:word}",
    Manner.RUFF: "Irrational: {seat} ruffs at all",
}


@clause("70D1")
def not_ruled_out(contested: Contested, worse: Considered) -> Msg:
    """The reason why a line that the statement does not rule out is looked at."""
    if contested.said.steps:
        return Msg("The statement does not rule it out.")
    if worse.lapses:
        return Msg("Nothing was said that rules it out.")
    if worse.order is Order.ANY:
        return Msg("He plays a suit in any order, and cashes his winners before he gives up a trick.")
    return Msg("He plays from the top, and cashes his winners before he gives up a trick.")


WHY = {
    "70C3": Msg("A trick could be lost to the trump of which nothing was said."),
    "70D2": Msg("Partner, not the claimer, would choose this play."),
}


@varies
@clause("70E1")
def why_of_a_guess(ruling: Ruling) -> Msg:  # noqa: ARG001 -- another edition has an exception
    """The reason why the better play is refused where it needs a card to lie with one opponent."""
    return Msg("The better play works only because of who holds a card, and nobody has shown out.")


# --- which clause costs which of the tricks claimed -------------------------------------------------------------------


@frozen
class Cost:
    """So many of the tricks claimed (1 to 13) that a clause costs, and the play or the trump by which they are lost."""

    cite: str
    tricks: int
    choice: Choice | None = None
    trump: Card | None = None


@clause("70C3", "70D1", "70D2", "70E1")
def costs(considered: Considered, claimed: int, *, trump_counts: bool) -> Iterator[Cost]:
    """The plays that cost the claimer's side the tricks claimed that the worst line loses."""
    # First what a trump that is out wins, where nothing was said of it; then what each play on the line costs, in
    # order; and last what cannot be won in any case. Nothing more is told where there are too many lines.
    line = considered.line
    trump = lost_to_trump(considered, line) if trump_counts and line.tricks < claimed else None
    if trump is not None:
        considered = with_trumps_drawn(considered)
        drawn = considered.line
        by_trump = max(1, min(claimed, drawn.tricks) - line.tricks)
        yield Cost("70C3", by_trump, None, trump)
        if is_master(considered, trump):
            claimed -= by_trump
        else:
            line = drawn
    if not line.exact or line.best is None:
        return
    lost = max(0, claimed - max(line.best, line.tricks))
    left = claimed - line.tricks - lost
    for choice in line.doubtful:
        if left > 0:
            yield Cost(clause_of(considered, line, choice), min(left, choice.costs), choice)
            left -= choice.costs
    if lost:
        yield Cost("70A", lost)


def clause_of(considered: Considered, line: Line, choice: Choice) -> str:
    """The clause under which a line comes that no trump has lost."""
    if is_partners_choice(considered, choice):
        return "70D2"
    return "70D1" if guessed_card(considered, line, choice) is None else "70E1"


def words_of(cost: Cost, left: int) -> Msg:
    """A cost in a sentence, when so many tricks (1 to 13) were left."""
    if cost.choice is not None:
        return cost_words(cost.choice, cost.tricks, left)
    if cost.trump is not None:
        words = "{card}, of which nothing was said, costs {tricks:word} of the tricks claimed."
        return Msg(words, card=cost.trump, tricks=cost.tricks)
    words = "{tricks:word} of the tricks claimed cannot be won by what was said and normal play."
    return Msg(words, tricks=cost.tricks)


def in_short(found: tuple[Cost, ...], book: Book) -> Iterator[Msg]:
    """The number of claimed tricks that each clause of the book costs, in the order in which they were found."""
    for cite in dict.fromkeys(book.number_of(c.cite) for c in found):
        same = [c for c in found if book.number_of(c.cite) == cite]
        tricks = sum(c.tricks for c in same)
        if same[0].choice is None and same[0].trump is None:
            yield Msg("{tricks:word} of those claimed cannot be won.", tricks=tricks)
        else:
            yield Msg("Law {cite} costs {tricks:word} of those claimed.", cite=cite, tricks=tricks)
