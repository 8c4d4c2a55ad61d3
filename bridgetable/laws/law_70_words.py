"""Law 70: How a claim came about, and what a line of play does, in words."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.claims import How
from bridgetable.game.endings import ending as endings
from bridgetable.game.endings.statements import step_text
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS, Side

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


def stuck_words(stuck: endings.Stuck, left: int) -> Msg:
    """That a step of the statement cannot be taken where it is due."""
    words = "In trick {trick} {seat} is on lead and cannot do what was said: “{step}”."
    return Msg(words, trick=TRICKS - left + stuck.trick, seat=stuck.seat, step=step_text(stuck.step))


def lost_words(line: endings.Line, side: Side, left: int) -> Msg:
    """Which tricks (1 to 13) of a line this side does not win, and with what the last of them is lost."""
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


def step_words(step: endings.Intention) -> Msg:
    """One step of a statement."""
    match step:
        case endings.PlayIt():
            return Msg("{card}", card=step.card)
        case endings.RunSuit():
            return Msg("{suit:s} from the top", suit=step.suit)
        case endings.DrawTrumps():
            return Msg("draw the trumps")
        case endings.RunTrumps():
            return Msg("the trumps from the top")
        case endings.PlayRound():
            return Msg("a round of trumps") if step.suit is None else Msg("a round of {suit:s}", suit=step.suit)
        case endings.LeadTo():
            return lead_words(step)
        case endings.RuffIt():
            return Msg("ruff {card}", card=step.card)
        case endings.RuffSuit():
            return Msg("ruff {suit:a}", suit=step.suit)
        case endings.CrossRuff():
            return Msg("ruff in both hands")
        case endings.Duck():
            return Msg("duck {suit:a}", suit=step.suit)
        case endings.Discard():
            return Msg("discard {card}", card=step.card)
        case endings.TakeTricks():
            one, many = "{tricks:word} trick in {suit:s}", "{tricks:word} tricks in {suit:s}"
            return Msg.counted(step.tricks, one, many, tricks=step.tricks, suit=step.suit)
        case endings.Lose():
            return Msg("lose {suit:a} at the end", suit=step.suit)
        case endings.DummyIsHigh():
            return Msg("dummy is high")
        case _:
            assert_never(step)


def lead_words(step: endings.LeadTo) -> Msg:
    """A lead from one hand to the other."""
    if step.lead is not None:
        words = "{lead} to the other hand" if step.to is None else "{lead} to {to}"
        return Msg(words, lead=step.lead, to=step.to)
    words = "{suit:a} to the other hand" if step.to is None else "{suit:a} to {to}"
    return Msg(words, suit=step.suit, to=step.to)
