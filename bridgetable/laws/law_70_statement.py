"""Law 70B1: What the claimer meant by words of his statement that were not understood."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.endings.ending import DrawTrumps, DummyIsHigh, Intention, Lose, RunSuit, RunTrumps
from bridgetable.game.endings.statements import Aside, Unread, as_followed, step_text
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.laws.law_70_contested import Contested
from bridgetable.laws.law_70_lines import Considered, said_by
from bridgetable.laws.law_70_words import step_words
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

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
            case Aside():
                pass
            case _:
                steps.append(part)
    return evolve(considered, claimer=evolve(considered.claimer, statement=as_followed(tuple(steps))))


def may_have_meant(considered: Considered) -> Iterator[Intention]:
    """The possible meanings of words that were not understood: a suit that he holds is played, or trumps are."""
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
