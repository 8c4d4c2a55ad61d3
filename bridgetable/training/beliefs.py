"""The mistaken beliefs about choices that many players hold: wrong answers where no other law has a likely one."""

from collections.abc import Callable, Iterator

from bridgetable.game.auction import MAX_LEVEL
from bridgetable.game.calls import Bid, Double, Pass, Redouble
from bridgetable.game.cards import Suit
from bridgetable.game.messages import Msg
from bridgetable.game.values import frozen
from bridgetable.laws.law_47_retraction import TAKE_BACK
from bridgetable.rulings.decisions import Decision
from bridgetable.staging.choice import Pick, mixed
from bridgetable.training.likeness import Nouns

PROHIBIT = "prohibit "
"""The beginning of the keys by which a suit is barred."""


@frozen
class Belief:
    """A mistaken belief about a choice: its words, the reason why there is no such choice, and the clauses."""

    words: Msg
    why: Msg
    cites: tuple[str, ...]


def beliefs(decision: Decision, nouns: Nouns, pick: Pick) -> tuple[Belief, ...]:
    """The mistaken beliefs of players who are asked this, in an order drawn; often none."""
    made = of_taking_back if TAKE_BACK in decision.keys else BY_CLAUSE.get(decision.cite)
    return () if made is None else tuple(mixed(made(decision, nouns), pick))


def of_accepting(decision: Decision, nouns: Nouns) -> Iterator[Belief]:
    """Of a call that is not legal, and can be accepted."""
    seat, call = nouns.seat, nouns.call
    if not isinstance(call, Bid | Pass | Double | Redouble):
        return
    wait = Msg("Wait until {seat} has named another call", seat=seat)
    yield Belief(wait, Msg("He chooses first, and hears afterwards what is called instead."), (decision.cite,))
    barred = Msg("Yes, accept {call}, and {partner} must pass", call=call, partner=seat.partner)
    yield Belief(barred, Msg("A call that is accepted restricts nobody."), (decision.cite,))
    back = Msg("Let {seat} change {call} as if nothing had happened", seat=seat, call=call)
    yield Belief(back, Msg("Players may not do without a rectification; the director alone may."), ("10A", "81C5"))
    if isinstance(call, Bid) and call.level < MAX_LEVEL and decision.cite == "27A1":
        higher = Bid(call.level + 1, call.strain)
        yield Belief(
            Msg("Yes, accept {call} as if it were {higher}", call=call, higher=higher),
            Msg("It stands as it was made, or not at all."),
            ("27A1",),
        )


def of_barring(decision: Decision, _nouns: Nouns) -> Iterator[Belief]:
    """Of the lead that may be barred after a call was withdrawn."""
    barred = [Suit[key.removeprefix(PROHIBIT)] for key in decision.keys if key.startswith(PROHIBIT)]
    required = Msg("A call that was withdrawn lets a suit be barred; a lead can be required by other laws alone.")
    for suit in barred[:2]:
        yield Belief(Msg("Require {suit:a}", suit=suit), required, ("26B",))
    if len(barred) > 1:
        both = Msg("Prohibit {one:s} and {other:s}", one=barred[0], other=barred[1])
        yield Belief(both, Msg("One suit can be barred, and not two."), ("26B",))
    stay = Msg("Prohibit {suit:s} for the whole play", suit=barred[-1])
    yield Belief(stay, Msg("A suit is barred only as long as that hand stays on lead."), ("26B",))


def of_agreeing(_decision: Decision, _nouns: Nouns) -> Iterator[Belief]:
    """The beliefs about what a player has let his partner know, when his side is asked whether it agrees."""
    back = Msg("Have the last call taken back")
    yield Belief(back, Msg("The auction goes on; what was done is looked at later."), ("16B3",))
    now = Msg("Ask for the score to be adjusted at once")
    yield Belief(now, Msg("Whether anybody was damaged is judged when the board has been played."), ("16B3",))


def of_taking_back(decision: Decision, _nouns: Nouns) -> Iterator[Belief]:
    """Of a card or lead that a player may take back because of what the other side did."""
    for option in decision.options:
        if option.key == TAKE_BACK:
            yield Belief(
                Msg("{take}, which becomes a penalty card", take=option.title),
                Msg("A card that is taken back because of what the other side did is no penalty card."),
                ("47D",),
            )


def of_card_instead(_decision: Decision, nouns: Nouns) -> Iterator[Belief]:
    """Of a card played in place of a penalty card, which declarer accepts or refuses."""
    for card in nouns.cards[:1]:
        back = Msg("Refuse {card}, which goes back to the hand", card=card)
        yield Belief(back, Msg("A card played in place of a penalty card becomes a penalty card as well."), ("52B2",))
        free = Msg("Accept {card}, and the penalty card is picked up", card=card)
        yield Belief(free, Msg("The penalty card stays where it lies, and stays one."), ("52B1c",))


def of_declarers_lead(_decision: Decision, nouns: Nouns) -> Iterator[Belief]:
    """Of a lead from the wrong one of declarer’s hands, which goes back."""
    for card in nouns.cards[:1]:
        back = Msg("Have it taken back, and {card} becomes a penalty card", card=card)
        yield Belief(back, Msg("Declarer’s side has no penalty cards."), ("48A",))
        barred = Msg("Have it taken back, and prohibit {suit:s}", suit=card.suit)
        yield Belief(barred, Msg("Declarer leads what he likes from the hand whose turn it was."), ("55B",))


BY_CLAUSE: dict[str, Callable[[Decision, Nouns], Iterator[Belief]]] = {
    "25B1": of_accepting,
    "27A1": of_accepting,
    "27B4": of_accepting,
    "29A": of_accepting,
    "26B": of_barring,
    "16B2": of_agreeing,
    "52B1a": of_card_instead,
    "55A": of_declarers_lead,
}
"""The mistaken beliefs by the clause that asks."""
