"""Law 40: Partnership understandings not disclosed, not allowed or departed from; and aids to memory (40B2)."""
# The director establishes what it was at once; whether it damaged the opponents is judged when play has ended.

from typing import assert_never

from bridgetable.game.calls import Call
from bridgetable.game.conditions import Artificial, Grade, Queried
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.regulations import LaidDown, NotAllowed, TheirCard
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import artificial, judge_penalty, perhaps_penalised
from bridgetable.laws.law_12_directors_powers import redress
from bridgetable.laws.law_20_review_and_explanation import asked_and_not_answered
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import ArtificialScore, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Understanding:
    """A doubt about a call and its side's understandings: the player who spoke, the call, and the words."""

    number: int
    seat: Seat
    call: Call
    doubt: Queried
    words: str

    @property
    def to(self) -> Side:
        """The side that may have been damaged."""
        return self.seat.side.other

    @property
    def review(self) -> ReviewOf:
        """The review kept for the end of play."""
        return BY_DOUBT[self.doubt][1]


BY_DOUBT: dict[Queried, tuple[str, ReviewOf]] = one_row_each(
    Queried,
    {
        Queried.DEVIATED: ("40C1", ReviewOf.HIDDEN_UNDERSTANDING),
        Queried.WITHHELD: ("40B5a", ReviewOf.NOT_DISCLOSED),
        Queried.FORBIDDEN: ("40B4", ReviewOf.CALL_NOT_ALLOWED),
        Queried.AFTER_OPPONENTS: ("40B2aiv", ReviewOf.CALL_NOT_ALLOWED),
        Queried.AFTER_QUESTION: ("40B2aiv", ReviewOf.CALL_NOT_ALLOWED),
        Queried.AFTER_ANSWER: ("40B2aiv", ReviewOf.CALL_NOT_ALLOWED),
        Queried.AFTER_OWN: ("40B2aiv", ReviewOf.CALL_NOT_ALLOWED),
    },
)
"""For each doubt the clause under which it is brought to the director, and the review kept for the end of play."""


def understanding_of(one: Irregularity) -> Understanding | None:
    """The facts of an understanding in question."""
    if one.call is None:
        return None
    return Understanding(one.number, one.seat, one.call, Queried(one.required), one.words)


def of_understanding(table: Table, one: Irregularity) -> Matter | None:
    """The matter of an understanding in question, unless it is kept for the end of play already."""
    if any(r.irregularity == one.number for r in table.reviews):
        return None
    said = understanding_of(one)
    return None if said is None else matter("40", what_was_it, said, one.number)


@clause("40A3", "40B5a")
def what_was_it(said: Understanding, ruling: Ruling) -> None:
    """Establish whether the opponents were kept from something, or met with something not allowed."""
    ruling.says(what_is_said(said), said.review.cite)
    match said.doubt:
        case Queried.DEVIATED:
            wrong = did_partner_know(said, ruling)
        case Queried.WITHHELD:
            wrong = was_it_to_be_told(said, ruling)
        case Queried.FORBIDDEN:
            wrong = not complies(said, ruling)
        case Queried.AFTER_OPPONENTS | Queried.AFTER_QUESTION | Queried.AFTER_ANSWER | Queried.AFTER_OWN:
            wrong = not may_be_varied(said, ruling)
        case _:
            assert_never(said.doubt)
    if not wrong:
        cite, _ = BY_DOUBT[said.doubt]
        ruling.says(Msg(FREE[cite]), cite)
        ruling.orders(Settled(cite, said.number, Stage.LAPSED))
        return
    ruling.orders(Reserved(said.review.cite, Review(said.review, said.number)))
    ruling.orders(Settled(said.review.cite, said.number, Stage.RULED))
    if ruling.table.phase is not Phase.END:
        words = Msg("Go on; whether it damaged {side} is looked at when play has ended.", side=said.to)
        ruling.says(words, said.review.cite)


TOLD = one_row_each(
    Queried,
    {
        Queried.DEVIATED: "{seat} called {call} without what it shows by the methods of {side}.",
        Queried.WITHHELD: "{seat} did not disclose what {call} shows: “{words}”.",
        Queried.FORBIDDEN: "{side} are said to use {call} as the regulations do not allow.",
        Queried.AFTER_OPPONENTS: "{side} had agreed to give {call} another meaning after the opponents’ irregularity.",
        Queried.AFTER_QUESTION: "{side} had agreed to give {call} another meaning after a question.",
        Queried.AFTER_ANSWER: "{side} had agreed to give {call} another meaning after an answer to the opponents.",
        Queried.AFTER_OWN: "{side} had agreed to give {call} another meaning after an irregularity of their own.",
    },
)


FREE = {
    "40C1": "Partner was as surprised as the opponents: no infraction, and nobody had to tell.",
    "40B5a": "What every player knows need not be told: no infraction.",
    "40B4": "The regulations allow it: nothing follows.",
    "40B2aiv": "No regulation forbids it: nothing follows.",
}


def what_is_said(said: Understanding) -> Msg:
    """The doubt, as a sentence."""
    words = TOLD[said.doubt]
    fields = {"seat": said.seat, "call": said.call, "side": said.seat.side, "words": said.words}
    return Msg(words, **{name: value for name, value in fields.items() if "{" + name + "}" in words})


# --- a deviation, or a psyche -----------------------------------------------------------------------------------------


@clause("40A3", "40C1", "40C2")
def did_partner_know(said: Understanding, ruling: Ruling) -> bool:
    """The director judges whether partner had more reason than the opponents to be aware of the deviation."""
    partner = said.seat.partner
    free = Msg("No infraction: nobody had to tell.")
    hidden = Msg("An understanding, and not disclosed: perhaps an adjusted score.")
    options = (
        Option("no", Msg("No, {partner} was as much in the dark", partner=partner), (free,), ("40C1", "40C2", "40A3")),
        Option("yes", Msg("Yes, {partner} knew more than they", partner=partner), (hidden,), ("40C1",)),
    )
    criteria = (
        Msg("Has it happened before, often enough that partner allows for it? Then it is part of their methods."),
        Msg("Did it occur to partner, or did he act as if he knew?"),
        Msg("Any player may call what he likes, if only his partner is as surprised as the opponents."),
    )
    question = Msg("Had {partner} more reason than {side} to expect it?", partner=partner, side=said.to)
    return ruling.judge("40C1", question, options, criteria) == "yes"


# --- what was not told ------------------------------------------------------------------------------------------------


@clause("40A1b", "40B5a", "40B5b")
def was_it_to_be_told(said: Understanding, ruling: Ruling) -> bool:
    """The director judges whether agreement or experience told it, or no more than any player's knowledge."""
    general = Msg("What every player knows need not be told.")
    options = (
        Option("yes", Msg("Yes, by agreement or experience"), (Msg("Perhaps an adjusted score."),), ("40B5a", "40B3a")),
        Option("no", Msg("No, it was general knowledge"), (general,), ("40B5a",)),
    )
    question = Msg("Had {side} to tell it?", side=said.seat.side)
    criteria = (Msg("Agreed, or known from playing together; and asked for, or to be alerted or listed."),)
    return ruling.judge("40B5a", question, options, criteria) == "yes"


# --- what is not allowed ----------------------------------------------------------------------------------------------


@clause("40B2ai", "40B4")
def complies(said: Understanding, ruling: Ruling) -> bool:
    """Establish whether the regulations of the event allow the understanding."""
    yes = Option("yes", Msg("Yes"), (Msg("Nothing follows."),), ("40B4",))
    no = Option("no", Msg("No"), (Msg("Perhaps an adjusted score."),), ("40B4",))
    return ruling.fact("40B4", Msg("Do the regulations allow {call} so?", call=said.call), yes=yes, no=no)


@varies
@clause("40B2aiv", "16B1", "73B2")
def may_be_varied(said: Understanding, ruling: Ruling) -> bool:
    """A side may agree to vary after the opponents' irregularity unless a regulation forbids it, and otherwise not."""
    if said.doubt is not Queried.AFTER_OPPONENTS:
        words = "After a question, an answer or an irregularity of its own no side may vary its methods by agreement."
        ruling.says(Msg(words), "16B1", "73B2")
        return False
    return regulations_allow_it(ruling)


@clause("40B2aiv")
def regulations_allow_it(ruling: Ruling) -> bool:
    """True where no regulation forbids an agreement to vary; the director is asked where none is laid down."""
    varying = ruling.table.regulations.varying
    if varying is not LaidDown.ASKED:
        words = "The regulations forbid that." if varying is LaidDown.FORBIDDEN else "The regulations allow that."
        ruling.says(Msg(words), "40B2aiv")
        return varying is LaidDown.ALLOWED
    yes = Option("yes", Msg("Yes, they forbid it"), (Msg("Perhaps an adjusted score."),), ("40B2aiv", "40B4"))
    no = Option("no", Msg("No"), (Msg("Then it is allowed, and disclosed like any other."),), ("40B2aiv",))
    return not ruling.fact("40B2aiv", Msg("Do the regulations forbid that?"), yes=yes, no=no)


# --- when play has ended ----------------------------------------------------------------------------------------------


def damage_of(table: Table, number: int) -> Matter | None:
    """The matter of an understanding when play has ended."""
    said = understanding_of(table.irregularity(number))
    return None if said is None else matter("40", did_it_damage, said, number)


WITHOUT = {
    ReviewOf.HIDDEN_UNDERSTANDING: Msg("The likely result had they known as much as {partner}."),
    ReviewOf.NOT_DISCLOSED: Msg("The likely result had they been told in time."),
    ReviewOf.CALL_NOT_ALLOWED: Msg("The likely result had the call not been made with that meaning."),
}


@clause("40B3a", "40B4", "40B5b", "40C1")
def did_it_damage(said: Understanding, ruling: Ruling) -> None:
    """Play has ended: whether it damaged the opponents, what the result would have been, and a penalty."""
    ruling.says(what_is_said(said), said.review.cite)
    if said.review is not ReviewOf.NOT_DISCLOSED and ruling.table.regulations.not_allowed is NotAllowed.AVERAGES:
        averages(said, ruling)
        return
    words = "Was it crucial for an action of {side}, and were they damaged?"
    if said.review is ReviewOf.CALL_NOT_ALLOWED:
        words = "Were {side} damaged by it?"
    elif said.review is ReviewOf.HIDDEN_UNDERSTANDING:
        words = "Were {side} damaged by what they did not know?"
    likely = WITHOUT[said.review]
    if said.review is ReviewOf.HIDDEN_UNDERSTANDING:
        likely = likely.with_arguments(partner=said.seat.partner)
    redress(said.review.cite, Msg(words, side=said.to), said.to, ruling, (likely,))
    if said.review is ReviewOf.NOT_DISCLOSED:
        repeated(said, ruling)
    else:
        perhaps_penalised(said.review.cite, ruling)
    ruling.orders(Reviewed(said.review.cite, Review(said.review, said.number)))


@clause("12C1e", "40B4", "40C1")
def averages(said: Understanding, ruling: Ruling) -> None:
    """By regulation the board is scored as average minus and average plus, unless the offenders did worse in play."""
    cite, offender, to = said.review.cite, said.seat.side, said.to
    least = ruling.table.regulations.average_minus
    follows = Msg("Average minus for {side:short}, average plus for the others.", side=offender)
    theirs = Msg("Average minus for {side:short}; the others are scored by their own fault.", side=offender)
    options = (
        Option("yes", Msg("Yes"), (Msg("The score stands."),), (cite,)),
        Option("no", Msg("No"), (follows,), (cite,)),
        Option("own part", Msg("No, but {side:short} did part of it themselves", side=to), (theirs,), (cite, "12C1e")),
    )
    question = Msg("Is the result of {side:short} worth no more than {least} %?", side=offender, least=least)
    key = ruling.judge(cite, question, options)
    if key != "yes":
        ruling.orders(ArtificialScore(cite, Artificial(offender, Grade.MINUS, cite)))
    if key == "no":
        ruling.orders(ArtificialScore(cite, Artificial(to, Grade.PLUS, cite)))
    elif key == "own part":
        artificial("12C1e", (to,), ruling)
    perhaps_penalised(cite, ruling)
    ruling.orders(Reviewed(cite, Review(said.review, said.number)))


@clause("40B3b")
def repeated(said: Understanding, ruling: Ruling) -> None:
    """A side that fails to disclose again and again may be penalised."""
    judge_penalty("40B3b", said.seat, Msg("Have {side} failed to disclose before?", side=said.seat.side), ruling)


# --- at what a player may look to help his memory, and when -----------------------------------------------------------


@varies
@clause("20G3", "40B2b")
def law_of_own_card(table: Table, seat: Seat) -> str:
    """The clause broken by a look at one's own system card now; the declaring side may look before the lead."""
    if table.phase is Phase.END or table.regulations.own_card:
        return ""
    declaring = table.contract is not None and not table.is_defender(seat)
    return "" if table.phase is Phase.CLARIFICATION and declaring else "40B2b"


@varies
@clause("40B2ci", "40B2cii", "40B2ciii", "40B2civ")
def law_of_opponents_card(table: Table, seat: Seat) -> str:
    """The clause broken by a look at the opponents' system card now, or nothing where it is allowed."""
    turn, laid_down = table.turn, table.regulations.their_card
    not_begun = not table.auction.made and table.contract is None
    own_turn = turn is not None and table.player_of(turn) is seat
    by_book = table.phase is Phase.CLARIFICATION or own_turn or may_look_to_explain(table, seat)
    allowed = laid_down is TheirCard.ANY_TIME or (laid_down is TheirCard.AT_TURN and by_book)
    return "" if not_begun or allowed or table.phase is Phase.END else "40B2ciii"


@varies
# Another edition makes it a limit that dummy oversteps.
def kind_of_look(table: Table, seat: Seat) -> Kind:  # noqa: ARG001
    """The sort of irregularity that a forbidden look at the opponents' system card is."""
    return Kind.AID_CONSULTED


@varies
@clause("40B2civ")
def may_look_to_explain(table: Table, seat: Seat) -> bool:
    """True where a player has been asked about a call of partner's, and may look in order to explain it correctly."""
    return asked_and_not_answered(table, seat) is not None


@clause("20F5a", "40B2aiii")
def are_calls_explained_unasked(table: Table) -> bool:
    """True where partner's calls are alerted, or announced, which is not done behind a screen."""
    laid_down = table.regulations
    return laid_down.alerts or (laid_down.announcements and not laid_down.screens)


@clause("16A1d", "40B2d")
def law_of_other_aids(table: Table) -> str:
    """The clause broken by a look at notes, a law book, a scorecard or printed scores while the board is played."""
    return "" if table.phase is Phase.END or table.regulations.aids else "40B2d"


@clause("16A1c")
def consulted_an_aid(looked: Irregularity, ruling: Ruling) -> None:
    """A player may use his memory, but may not look anything up."""
    ruling.says(Msg("{seat} looked at this: {aid}.", seat=looked.seat, aid=looked.words), looked.law)
    words = "Memory may be used, aids to memory may not: {seat} may use nothing that he found there."
    ruling.says(Msg(words, seat=looked.seat), looked.law, "16A1d")
    ruling.orders(Settled(looked.law, looked.number, Stage.RULED))
