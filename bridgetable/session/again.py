"""The second reading of a record: a fact that turns out to have held all along counts from the act it concerns.

Nothing is reversed. The record is read again with the act in question, the notice and the answers that settled it moved
up; later orders come again, or do not arise.
"""

from collections.abc import Callable, Iterator
from itertools import takewhile

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind, Settlement
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import AnswerDoesNotFit
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.sitting import Case, Sitting, Step

Act = Callable[[Sitting, Action], Sitting]
BY_CALLS_BENEATH = frozenset({Kind.INSUFFICIENT_BID, Kind.INADMISSIBLE_DOUBLE})


def read_again(before: Sitting, after: Sitting, act: Act) -> Sitting:
    """The sitting after an answer, its record read again where the answer settles a fact that held all along."""
    # A card shown that was played then comes before what was done since; a slip comes before the ruling, made without
    # knowing of it, that has given orders already, or has been closed. A question that this changes is asked anew.
    closed = next((c for c in after.ruled[len(before.ruled) :] if any(all_along(c))), None)
    if closed is None:
        return after
    # The call over a player who, as it now turns out, had to pass was in turn when it was made (28A).
    over = next(all_along(closed))
    if over != closed.matter.irregularity:
        return moved_up(after, closed, recorded(after, over), act)
    # In play everything since the card was shown is read again; in the auction only what was ruled without knowing of
    # the slip, for calls made meanwhile stand as they were made.
    if after.table.irregularity(closed.matter.irregularity).trick:
        own = recorded(after, closed.matter.irregularity)
        # What a ruling has found was no act that could come before it.
        return after if isinstance(own.action, Reply) else moved_up(after, closed, own, act)
    still_open = (old for old, new in zip(before.cases[:-1], after.cases, strict=False) if old.matter == new.matter)
    closed_on_call = (case for case in before.ruled if rests_on_calls(case))
    lower = next((c for c in (*closed_on_call, *still_open) if is_upset(c, after.table)), None)
    return after if lower is None else moved_up(after, closed, opened(after, lower), act)


def all_along(case: Case) -> Iterator[int]:
    """The irregularities, by number, of which a case has settled that a fact held before the acts done since."""
    settled = (o for o in case.progress.ordered if isinstance(o, Settled))
    return (o.irregularity for o in settled if o.how is Settlement.ALL_ALONG)


def rests_on_calls(case: Case) -> bool:
    """True where a case has ruled on a call that is irregular because of the calls beneath it (18, 19)."""
    number = case.matter.irregularity
    return number > 0 and case.progress.table.irregularity(number).kind in BY_CALLS_BENEATH


def is_upset(case: Case, table: Table) -> bool:
    """True where a case has given orders although its facts have other values now."""
    return bool(case.progress.ordered) and not case.rests_on_same(table)


def steps(sitting: Sitting) -> Iterator[Step]:
    """The steps of the record, the last first."""
    step = sitting.step
    while step is not None:
        yield step
        step = step.before.step


def recorded(sitting: Sitting, number: int) -> Step:
    """The step by which an irregularity came on the record."""
    return next(s for s in steps(sitting) if len(s.before.table.irregularities) < number)


def opened(sitting: Sitting, case: Case) -> Step:
    """The step by which a case was opened."""
    return next(s for s in steps(sitting) if all(c.matter != case.matter for c in (*s.before.cases, *s.before.ruled)))


def moved_up(sitting: Sitting, settling: Case, first: Step, act: Act) -> Sitting:
    """The sitting read again with an act and its ruling moved up; unchanged where a later act would be impossible."""
    one = sitting.table.irregularity(settling.matter.irregularity)
    own = recorded(sitting, one.number)
    answers = [Reply(answer) for answer in settling.answers]
    # Dummy may not draw attention during play (9A4), so the notice is given to somebody who may.
    speaker = next(s for s in (one.noticed_by or one.seat, one.seat.lho, one.seat) if s is not sitting.table.dummy)
    since = (*takewhile(lambda step: step is not first, steps(sitting)), first)
    # Its own act and answers are done at their new place and must not come a second time.
    later = [step for step in since if step is not own and step.action not in answers]
    try:
        now = first.before
        if any(step is own for step in since):
            now = act(act(now, own.action), Notice(speaker, one.cards[0] if one.cards else None))
        for question, answer in zip(settling.progress.asked, answers, strict=False):
            # Earlier on, the law may ask less: an answer is used only where its question is asked there too.
            if now.pending is not None and now.pending.about == question.about:
                now = act(now, answer)
        for step in reversed(later):
            now = done_again(now, step, speaker, act)
    # A record that cannot be read the other way stays as it was played: the fact then counts from now on.
    except (ImpossibleAction, AnswerDoesNotFit):
        return sitting
    return now


def done_again(now: Sitting, step: Step, speaker: Seat, act: Act) -> Sitting:
    """The sitting after a step is done again; answers that no question waits for drop out. Raises ImpossibleAction."""
    asked = step.before.pending
    answer = step.action.answer if isinstance(step.action, Reply) else None
    if answer is not None and asked is not None and asked.fits(answer):
        same = now.pending is not None and now.pending.about == asked.about and now.pending.fits(answer)
        if not same:
            return now
    after = act(now, step.action)
    new = after.table.irregularities[len(now.table.irregularities) :]
    # What the director saw because he was at the table is pointed out to him where he is not there any more.
    unseen = asked is not None and after.pending is None and any(one.is_open for one in new)
    return act(after, Notice(speaker, new[-1].cards[0] if new[-1].cards else None)) if unseen else after
