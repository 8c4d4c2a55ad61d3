"""Law 82: Rectification of errors of procedure; a ruling that the director takes back."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from bridgetable.game.conditions import Artificial, Grade
from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_assigned_score import assign_outcome, result_words
from bridgetable.rulings import effects
from bridgetable.rulings.carry_out import still_holds
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

ERROR = "82C"


class Mending(StrEnum):
    """The director's remedy for a ruling that was wrong; the value is the key of the option."""

    ANEW = "anew"
    LIFT = "lift"
    PLAY_ON = "play on"
    STOP = "stop"


@frozen
class WrongRuling:
    """A ruling that the director takes back: its matter, and what it ordered."""

    # `before` and `after` are the table before and after the ruling, without what was done meanwhile; `before` is
    # nothing where others acted then, so that the ruling cannot be begun anew.
    matter: Matter
    orders: tuple[effects.Effect, ...]
    before: Table | None
    after: Table


def taken_back_of(wrong: WrongRuling) -> Matter:
    """The matter of a ruling that the director takes back."""
    return matter("82", ruling_taken_back, wrong)


def lies_as_then(then: Table, now: Table) -> bool:
    """True where nobody has called, played, scored or done anything irregular since a ruling was carried out."""
    return what_lies(then) == what_lies(now)


def what_lies(table: Table) -> tuple[object, ...]:
    """The part of the table that must be as it was if a ruling is to be begun anew."""
    cards = (table.tricks, table.hands, table.face_down, table.spread)
    scores = (table.claim, table.cancelled, table.artificial, table.adjustments)
    return table.auction, cards, scores, len(table.irregularities)


def still_imposed(wrong: WrongRuling, table: Table) -> Iterator[effects.Effect]:
    """Orders of the ruling that still hold: duties, penalty cards, what may not be used, reviews, tricks, scores."""
    return (order for order in wrong.orders if still_holds(table, order))


@clause("82A", "82B3", "82C")
def ruling_taken_back(wrong: WrongRuling, ruling: Ruling) -> None:
    """A ruling was wrong: it is mended where the board can still be scored normally, else both sides are innocent."""
    ruling.says(what_is_taken_back(wrong, ruling.table), "82A", "82C")
    options = tuple(remedies(wrong, ruling.looks_again()))
    mending = Mending(ruling.judge(ERROR, Msg("Can the board still be scored normally?"), options, CRITERIA))
    match mending:
        case Mending.ANEW:
            begin_anew(wrong, ruling)
        case Mending.LIFT:
            lift(wrong, ruling)
        case Mending.STOP:
            is_stopped(ruling)
        case Mending.PLAY_ON:
            later(wrong, ruling)
        case _:
            assert_never(mending)


CRITERIA = (
    Msg(
        "Mend it if the right ruling can still be given, or what was imposed wrongly can end, with nothing lost by it."
    ),
    Msg("If not, both sides count as innocent, each for its own score."),
)


def what_is_taken_back(wrong: WrongRuling, table: Table) -> Msg:
    """The ruling that is taken back, as a sentence."""
    law = table.book.number_of(wrong.matter.law)
    if not wrong.matter.irregularity:
        return Msg("The director takes back the ruling by Law {law}.", law=law)
    one = table.irregularity(wrong.matter.irregularity)
    words = "The director takes back the ruling by Law {law} on {seat}: {kind}."
    return Msg(words, law=law, seat=one.seat, kind=one.kind.value)


def remedies(wrong: WrongRuling, table: Table) -> Iterator[Option]:
    """The remedies open to the director: begin anew, end what was imposed, or adjust the score."""
    if wrong.before is not None and lies_as_then(wrong.after, table):
        again = Msg("All is as it was before the ruling, which is given anew.")
        yield Option(Mending.ANEW, Msg("Yes: rule again"), (again,), ("82B3", ERROR))
    if any(still_imposed(wrong, table)):
        ends = Msg("What it imposed ends; what has been called and played since stands.")
        yield Option(Mending.LIFT, Msg("Yes: end what it imposed"), (ends,), ("82B3", ERROR))
    when_ended = Msg("Each side is given a score as if it were innocent, when play has ended.")
    yield Option(Mending.PLAY_ON, Msg("No, but it is played to the end"), (when_ended,), ("82B1", ERROR))
    if table.phase is not Phase.END:
        now = Msg("The board is not played on, and each side is given a score as if it were innocent.")
        yield Option(Mending.STOP, Msg("No, and it cannot be played on"), (now,), ("82B2", ERROR))


def begin_anew(wrong: WrongRuling, ruling: Ruling) -> None:
    """The table is as it was before the ruling: what it had found lapses, and what waited or came since waits again."""
    # So is what another ruling has settled since, whose orders are gone from the table with it.
    known = 0 if wrong.before is None else len(wrong.before.irregularities)
    own = {order.irregularity for order in wrong.orders if isinstance(order, effects.Settled)}
    now = ruling.table.irregularities
    law = ruling.table.book.number_of(wrong.matter.law)
    ruling.orders(effects.RulingUndone("82B3", law, wrong.orders, as_it_was(wrong, ruling.table)))
    for then, one in zip(ruling.table.irregularities, now, strict=True):
        others = one.stage is not then.stage and one.number not in own
        if one.number > known:
            ruling.orders(effects.Settled(ERROR, one.number, Stage.LAPSED))
        elif then.stage is Stage.NOTICED or others:
            # A call or a card that had been accepted by what was done over it is so still.
            ruling.orders(effects.Settled(then.settled_by or "82B3", one.number, Stage.NOTICED, then.settled))


def as_it_was(wrong: WrongRuling, table: Table) -> Table | None:
    """The table before the ruling, with what has been said at it since."""
    if wrong.before is None:
        return None
    said = (one for one in table.information if one not in wrong.after.information)
    kept = (one for one in table.reviews if one not in wrong.after.reviews)
    return evolve(
        wrong.before,
        information=(*wrong.before.information, *said),
        reviews=(*wrong.before.reviews, *kept),
        agreements=table.agreements,
        stops=table.stops,
        trays=table.trays,
        screen_opened=table.screen_opened,
        moments=table.moments,
        contest=table.contest,
    )


def lift(wrong: WrongRuling, ruling: Ruling) -> None:
    """The orders of the ruling end; calls and plays made since stand."""
    law = ruling.table.book.number_of(wrong.matter.law)
    ruling.orders(effects.RulingUndone("82B3", law, tuple(still_imposed(wrong, ruling.table)), None))
    if wrong.matter.irregularity:
        ruling.orders(effects.Settled(ERROR, wrong.matter.irregularity, Stage.LAPSED))


def later(wrong: WrongRuling, ruling: Ruling) -> None:
    """Play goes on, and each side's score is adjusted when it has ended."""
    ruling.orders(effects.Reserved(ERROR, Review(ReviewOf.DIRECTORS_ERROR, wrong.matter.irregularity)))
    if ruling.table.phase is not Phase.END:
        ruling.says(Msg("Go on; the scores are looked at when play has ended."), ERROR)


@clause("82B2", "82C")
def is_stopped(ruling: Ruling) -> None:
    """The board is not played on: each side is given a likely result, or as much as a side in no way at fault."""
    ruling.orders(effects.BoardCancelled("82B2"))
    assigned = Option("assigned", Msg("Yes: assign it"), (Msg("Preferred where possible."),), ("12C1a", "82C"))
    plus = Msg("Each side is given average plus: at least 60 %, or +3 IMPs.")
    artificial = Option("artificial", Msg("No"), (plus,), ("12C2a", "82C"))
    question = Msg("Can it be said what the result would have been?")
    if ruling.judge("12C1d", question, (assigned, artificial)) == "assigned":
        each_side(ERROR, ruling)
        return
    for side in Side:
        ruling.orders(effects.ArtificialScore("12C2a", Artificial(side, Grade.PLUS, ERROR)))


# --- the scores -------------------------------------------------------------------------------------------------------


def score_after_error(number: int) -> Matter:
    """The matter of a wrong ruling when play has ended."""
    return matter("82", both_innocent, number, number)


@clause("82B1", "82C")
def both_innocent(number: int, ruling: Ruling) -> None:
    """Play has ended: each side is given the score that it would have had with the right ruling, or keeps its own."""
    ruling.says(Msg("A ruling was wrong and could not be mended: both sides count as innocent."), ERROR)
    each_side(ERROR, ruling)
    ruling.orders(effects.Reviewed(ERROR, Review(ReviewOf.DIRECTORS_ERROR, number)))


@clause("12A3", "82C")
def each_side(cite: str, ruling: Ruling) -> None:
    """Each side in turn is given a result as if it alone had done no wrong; the two may differ."""
    for side in Side:
        key = "yes" if ruling.table.cancelled else is_adjusted(side, cite, ruling)
        if key == "unclear":
            ruling.orders(effects.ArtificialScore("12C2a", Artificial(side, Grade.PLUS, cite)))
        elif key == "yes":
            likely = (Msg("The likely result of the right ruling, doubt resolved for {side}.", side=side),)
            assign_outcome(side, cite, ruling, likely, sides=(side,))


@clause("12C1d", "12C2a")
def is_adjusted(side: Side, cite: str, ruling: Ruling) -> str:
    """Ask whether the wrong ruling cost this side anything, and whether it can be said what: yes, no or unclear."""
    no = Option("no", Msg("No, its score stands"), (result_words(ruling.table),), (cite,))
    yes = Option("yes", Msg("Yes, adjust its score"), (Msg("Only the score of {side} changes.", side=side),), (cite,))
    question = Msg("Would {side} have done better with the right ruling?", side=side)
    plus = Msg("{side} are given average plus.", side=side)
    unclear = Option("unclear", Msg("Yes, but too much could have happened"), (plus,), ("12C1d", "12C2a"))
    return ruling.judge(cite, question, (no, yes, unclear), CRITERIA[1:])
