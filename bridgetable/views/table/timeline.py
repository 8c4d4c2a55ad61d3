"""The timeline: a tick for every action, done or undone, grouped by auction and tricks, with signs on stems."""

from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, Waive
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.session.talk.actions import AskAbout, Correct, Explain, Gesture, Hesitate, Hurry, Remark
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.hands import may_know
from bridgetable.views.table.screen_view import came_to
from bridgetable.views.table.table_view import Sign


@frozen
class Tick:
    """One action: how many actions are done with it (1 upwards), its sign, and whether it is done."""

    count: int
    sign: Sign
    is_done: bool


@frozen
class Segment:
    """The auction (number 0) or a trick (1 to 13): its label, its ticks, and how many are expected at least."""

    number: int
    label: str
    ticks: tuple[Tick, ...]
    expected: int


@frozen
class TimelineView:
    """The segments in order, and how many actions are done."""

    segments: tuple[Segment, ...]
    present: int

    @property
    def starts(self) -> tuple[int, ...]:
        """For stepping by trick: the counts at which a segment ends."""
        return tuple(s.ticks[-1].count for s in self.segments if s.ticks)


def timeline_for(history: History, eye: Eye = Watcher.ALL) -> TimelineView:
    """The timeline of a history, what was undone included, with the signs of what this eye may know now."""
    whole = history.at(len(history.done) + len(history.undone)) if history.undone else history
    found: dict[int, list[Tick]] = {n: [] for n in range(14)}
    now, then = history.now.table, whole.now.table
    ahead = then.irregularities[len(now.irregularities) :]
    known = frozenset(
        i.number for table, some in ((now, now.irregularities), (then, ahead)) for i in some if may_know(i, eye, table)
    )
    before = whole.start
    for count, after in enumerate(whole.sittings, 1):
        action = whole.done[count - 1]
        sign = sign_of(before, after, action, known) if came_to(eye, action, before, after) else Sign.PLAIN
        tick = Tick(count, sign, count <= len(history.done))
        found[before.table.trick_number].append(tick)
        before = after
    segments = tuple(
        Segment(n, tr("Auction") if n == 0 else str(n), tuple(ticks), 0 if n == 0 else 4) for n, ticks in found.items()
    )
    return TimelineView(segments, len(history.done))


def lets_hear(action: Action) -> bool:
    """True where somebody hesitates, says, asks or explains something, which others hear."""
    return isinstance(action, Hesitate | Hurry | Gesture | Remark | AskAbout | Explain | Correct)


def sign_of(before: Sitting, after: Sitting, action: Action, known: frozenset[int]) -> Sign:
    """The sign of an action: an irregularity that is known, a ruling, something said or seen, or none of them."""
    if isinstance(action, Reply | Waive | Forfeit | TakeBackRuling):
        return Sign.RULING
    new = after.table.irregularities[len(before.table.irregularities) :]
    if any(i.number in known for i in new) and not isinstance(action, Notice):
        return Sign.IRREGULAR
    if lets_hear(action):
        return Sign.HEARD
    if isinstance(action, Notice) and len(after.ruled) > len(before.ruled):
        return Sign.RULING
    return Sign.PLAIN
