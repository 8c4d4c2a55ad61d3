"""Law 70C: A trump that one of the opponents still has."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.endings.ending import DrawTrumps, PlayIt, RunSuit, RunTrumps
from bridgetable.game.messages import Msg
from bridgetable.laws.law_70_contested import Contested
from bridgetable.laws.law_70_lines import Considered, is_master, said_by
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@clause("70C", "70C1")
def trumps_are_out(contested: Contested, considered: Considered, ruling: Ruling) -> bool:
    """Tell which trumps the other side still has; whether there are any, of which the claimer said nothing."""
    out = considered.ending.trumps_of(contested.side.other)
    for seat, cards in out:
        ruling.says(Msg("{seat} still has {cards}.", seat=seat, cards=cards), "70C")
    said, steps = said_by(contested.claim), considered.claimer.statement
    if not out or any(isinstance(s, DrawTrumps) for s in steps):
        if out:
            ruling.says(Msg("{seat} said that trumps would be drawn.", seat=contested.seat), "70C1")
        return False
    if said.may_speak_of_trumps or names_trumps(considered):
        question = Msg("Did {seat} speak of the trump that is out?", seat=contested.seat)
        yes, no = Option("yes", Msg("Yes"), (), ("70C1",)), Option("no", Msg("No"), (), ("70C1",))
        return not ruling.fact("70C1", question, yes=yes, no=no)
    ruling.says(Msg("{seat} said nothing of it.", seat=contested.seat), "70C1")
    return True


def names_trumps(considered: Considered) -> bool:
    """Whether a step of the statement plays trumps without saying that they are drawn."""
    trump, steps = considered.ending.trump, considered.claimer.statement
    suits = {s.suit for s in steps if isinstance(s, RunSuit)} | {s.card.suit for s in steps if isinstance(s, PlayIt)}
    return trump in suits or any(isinstance(s, RunTrumps) for s in steps)


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
