"""Law 70: The making of a claim, and the play of a line, in words."""

from typing import assert_never

from bridgetable.game.cards import card_of
from bridgetable.game.claims import How
from bridgetable.game.endings import ending as endings
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS, Side
from bridgetable.game.statements import steps
from bridgetable.game.statements.steps import Place, Step
from bridgetable.game.table import Claimed
from bridgetable.rulings.citations import clause

CAME_ABOUT = one_row_each(
    How,
    {
        How.CLAIMED: "{seat} claimed {tricks:word} of the last {left:word} tricks.",
        How.CONCEDED: "{seat} conceded {lost:word} of the last {left:word} tricks.",
        How.ABANDONED: "{seat} abandoned the hand, and so conceded all of the last {left:word} tricks.",
        How.CURTAILED: "{seat} suggested stopping, with {tricks:word} of the last {left:word} tricks.",
        How.FACED: "{seat} faced the hand for {tricks:word} of the last {left:word} tricks.",
    },
)
CHOICES = one_row_each(
    endings.Manner,
    {
        endings.Manner.LEAD: "In trick {trick} {seat} leads {card}, not {instead}.",
        endings.Manner.FOLLOW: "In trick {trick} {seat} plays {card}, not {instead}.",
        endings.Manner.DISCARD: "In trick {trick} {seat} throws {card}, not {instead}.",
        endings.Manner.RUFF: "In trick {trick} {seat} ruffs with {card}, and does not play {instead}.",
    },
)

COSTS = one_row_each(
    endings.Manner,
    {
        endings.Manner.LEAD: (
            "In trick {trick} {seat} leads {card}, not {instead}. That costs {tricks:word} of those claimed."
        ),
        endings.Manner.FOLLOW: (
            "In trick {trick} {seat} plays {card}, not {instead}. That costs {tricks:word} of those claimed."
        ),
        endings.Manner.DISCARD: (
            "In trick {trick} {seat} throws {card}, not {instead}. That costs {tricks:word} of those claimed."
        ),
        endings.Manner.RUFF: (
            "In trick {trick} {seat} ruffs with {card}, not {instead}. That costs {tricks:word} of those claimed."
        ),
    },
)


def choice_words(choice: endings.Choice, left: int) -> Msg:
    """The play that costs a trick on a line, when so many tricks (1 to 13) were left."""
    trick = TRICKS - left + choice.trick
    return Msg(CHOICES[choice.manner], trick=trick, seat=choice.seat, card=choice.card, instead=choice.instead)


def cost_words(choice: endings.Choice, tricks: int, left: int) -> Msg:
    """The words for the play that loses so many (1 to 13) of the tricks claimed, when so many were left."""
    number = TRICKS - left + choice.trick
    told, seat = COSTS[choice.manner], choice.seat
    return Msg(told, trick=number, seat=seat, card=choice.card, instead=choice.instead, tricks=tricks)


def stuck_words(stuck: endings.Stuck, step: Step, left: int) -> Msg:
    """That a step of the statement cannot be taken where it is due."""
    words = "In trick {trick} {seat} is on lead and cannot do what was said: “{step}”."
    return Msg(words, trick=TRICKS - left + stuck.trick, seat=stuck.seat, step=step_words(step))


@clause("68C")
def lacks_line(claim: Claimed) -> bool:
    """True where nothing was said with a claim that belongs to it; a concession needs no line."""
    return not claim.statement and claim.how not in {How.CONCEDED, How.ABANDONED}


def lost_words(line: endings.Line, side: Side, left: int) -> Msg:
    """The tricks (1 to 13) of a line that this side loses, and the card that wins the last of them."""
    lost = [place for place, winner in enumerate(line.winners) if winner.side is not side]
    if not lost:
        return Msg("{side} win every trick.", side=side)
    last, winner = lost[-1], line.winners[lost[-1]]
    card = next(c for s, c in line.plays[len(SEATS) * last : len(SEATS) * (last + 1)] if s is winner)
    numbers = tuple(TRICKS - left + 1 + place for place in lost)
    words = "{side:short} lose tricks {tricks}; {seat} wins trick {last} with {card}."
    if len(lost) == 1:
        words = "{seat} wins trick {last} with {card}."
    return Msg(words, side=side, tricks=numbers, last=numbers[-1], seat=winner, card=card)


OVER = one_row_each(Place, {Place.HAND: "to hand", Place.DUMMY: "to dummy", Place.PARTNER: "to partner"})
OVER_IN = one_row_each(
    Place, {Place.HAND: "{what:a} to hand", Place.DUMMY: "{what:a} to dummy", Place.PARTNER: "{what:a} to partner"}
)
RUFFS = one_row_each(
    (None, *Place),
    {
        None: "ruff {what:a}",
        Place.HAND: "ruff {what:a} in hand",
        Place.DUMMY: "ruff {what:a} in dummy",
        Place.PARTNER: "ruff {what:a} in partner’s hand",
    },
)
RUFFS_WITH = one_row_each(
    (None, *Place),
    {
        None: "ruff {what:a} with {card}",
        Place.HAND: "ruff {what:a} in hand with {card}",
        Place.DUMMY: "ruff {what:a} in dummy with {card}",
        Place.PARTNER: "ruff {what:a} in partner’s hand with {card}",
    },
)
WINS = one_row_each(
    Place,
    {
        Place.HAND: "win {suit:a} in hand",
        Place.DUMMY: "win {suit:a} in dummy",
        Place.PARTNER: "win {suit:a} in partner’s hand",
    },
)

HIGH = one_row_each(
    (None, *Place),
    {
        None: "all cards are high",
        Place.HAND: "the hand is high",
        Place.DUMMY: "dummy is high",
        Place.PARTNER: "partner’s hand is high",
    },
)


def step_words(step: Step) -> Msg:
    """One step of a statement."""
    match step:
        case steps.Cash():
            return cash_words(step)
        case steps.Small(suit):
            return Msg("a low {suit:word}", suit=suit)
        case steps.Cross(place, suit, rank):
            return (
                Msg(OVER[place])
                if suit is None
                else Msg(OVER_IN[place], what=suit if rank is None else card_of(suit, rank))
            )
        case steps.LeadTo(to, lead):
            return Msg("{what:a} to {to}", what=lead or to.suit, to=to)
        case steps.Finesse():
            return finesse_words(step)
        case steps.Ruff(suit, rank, place, using):
            what = suit if rank is None else card_of(suit, rank)
            return Msg((RUFFS if using is None else RUFFS_WITH)[place], what=what, card=using)
        case steps.Throw(suit, rank, on):
            words = "{what:a} thrown" if on is None else "{what:a} thrown on {on:s}"
            return Msg(words, what=suit if rank is None else card_of(suit, rank), on=on)
        case steps.Overtake(card, using):
            return Msg("{card} overtaken with {using}", card=card, using=using)
        case steps.Draw(rounds):
            if not rounds:
                return Msg("draw the trumps")
            return Msg.counted(rounds, "{n:word} round of trumps", "{n:word} rounds of trumps", n=rounds)
        case steps.CrossRuff():
            return Msg("ruff in both hands")
        case steps.Give():
            return give_words(step)
        case steps.Duck(suit):
            return Msg("duck {suit:a}", suit=suit)
        case steps.KnockOut(card):
            return Msg("knock out {card}", card=card)
        case steps.SetUp(suit):
            return Msg("set up the {suit:s}", suit=suit)
        case steps.Win(suit, place):
            return Msg(WINS[place], suit=suit)
        case steps.Take(tricks):
            return Msg.counted(tricks, "{n:word} trick", "{n:word} tricks", n=tricks)
        case steps.Rest():
            return Msg("all the rest")
        case steps.AnyOrder():
            return Msg("in any order")
        case steps.AllGood(place):
            return Msg(HIGH[place])
        case _:
            assert_never(step)


def cash_words(step: steps.Cash) -> Msg:
    """The cards that are played."""
    suit = step.suit
    if suit is None:
        return Msg("the top tricks")
    if step.ranks:
        return Msg("{cards}", cards=tuple(card_of(suit, rank) for rank in step.ranks))
    if not step.rounds:
        return Msg("{suit:s} from the top", suit=suit)
    return Msg.counted(step.rounds, "a round of {suit:s}", "{n:word} rounds of {suit:s}", suit=suit, n=step.rounds)


def finesse_words(step: steps.Finesse) -> Msg:
    """The finesse: in which suit or with which card, and against whom."""
    if step.rank is None:
        words = "finesse in {suit:s}" if step.against is None else "finesse in {suit:s} against {seat}"
        return Msg(words, suit=step.suit, seat=step.against)
    words = "finesse with {card}" if step.against is None else "finesse with {card} against {seat}"
    return Msg(words, card=card_of(step.suit, step.rank), seat=step.against)


def give_words(step: steps.Give) -> Msg:
    """The tricks that are given up."""
    if step.is_rest:
        return Msg("give up the rest")
    if step.suit is None:
        return Msg.counted(step.tricks, "give up {n:word} trick", "give up {n:word} tricks", n=step.tricks)
    if step.rank is not None:
        return Msg("lose to {card}", card=card_of(step.suit, step.rank))
    if step.tricks > 1:
        return Msg("lose {n:word} {suit:s}", n=step.tricks, suit=step.suit)
    return Msg("lose {suit:a}", suit=step.suit)
