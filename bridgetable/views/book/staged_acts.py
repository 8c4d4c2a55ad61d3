"""The ways to stage something at a table now: the acts by seat with their words, or why nobody can."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from bridgetable.formats.cases import Example
from bridgetable.formats.journal import RULE
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import Card
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.families import breaches, possible
from bridgetable.session.notation import action_text
from bridgetable.session.sitting import Sitting
from bridgetable.staging.choice import Pick
from bridgetable.staging.staged import brings_about, is_possible
from bridgetable.views.book.clauses import leading_number
from bridgetable.views.book.moments import Scene, scene_before
from bridgetable.views.book.stageable import Act, Row, When, rows
from bridgetable.views.eyes import Eye, Watcher, may_see
from bridgetable.views.words.acts import act_words
from bridgetable.views.words.prose import Sees

CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *(Bid(level, strain) for level in range(1, 9) for strain in Strain))
# How often the acts are drawn anew, and how many of them are tried each time.
DRAWS, TRIED = 4, 16


@frozen
class StagedAct:
    """An act by which something is staged now: its player, its words, and the actions done just before it."""

    seat: Seat | None
    words: str
    action: Action
    before: tuple[Action, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that is done, in order."""
        return (*self.before, self.action)


def staged_acts(row: Row, sitting: Sitting, eye: Eye = Watcher.ALL) -> tuple[StagedAct, ...]:
    """One act for each player who could do it now, perhaps after another; no card is named that the eye may not see."""
    if row.when.why_not(sitting.table):
        return ()
    found = tuple(_acts_now(row, sitting, (), eye))
    if found or row.before is None:
        return found
    for before in row.before(sitting.table, first):
        try:
            after = act(sitting, before)
        except BridgetableError:
            continue
        found = tuple(_acts_now(row, after, (before,), eye))
        if found:
            return found
    return ()


def choices(row: Row, sitting: Sitting, staged: StagedAct, eye: Eye = Watcher.ALL) -> tuple[StagedAct, ...]:
    """The same act with every card of that hand (of those that the eye may not see one, unnamed) or every call."""
    after = sitting
    for one in staged.before:
        after = act(after, one)
    others = (other for base in _of_seat(row, after, staged) for other in _varied(base, after))
    sees = sees_for(eye, after.table)
    by_words: dict[str, StagedAct] = {staged.words: staged}
    for other in dict.fromkeys(others):
        words = act_words(after, other, sees)
        if words not in by_words and stages(row, after, other):
            by_words[words] = StagedAct(staged.seat, words, other, staged.before)
    return tuple(by_words.values())


def sees_for(eye: Eye, table: Table) -> Sees:
    """The cards that may be named to an eye: those that lie in no hand, and those of hands that it may see."""
    return lambda card: all(may_see(eye, table, s, card) for s in SEATS if card in table.hands[s])


def _of_seat(row: Row, sitting: Sitting, staged: StagedAct) -> tuple[Action, ...]:
    """The act and others of the same player: one of each sort with a card or a call, and all that have neither."""
    found: dict[object, Action] = {_sort(staged.action): staged.action}
    for action in _drawn(row, sitting):
        if seat_of(action) is staged.seat:
            found.setdefault(_sort(action), action)
    return tuple(found.values())


def _sort(action: Action) -> object:
    """Its sort, where the card or the call is chosen; else the act itself."""
    is_chosen = isinstance(getattr(action, "card", None), Card) or isinstance(action, MakeCall | ChangeCall)
    return type(action) if is_chosen else action


def why_nobody(row: Row, sitting: Sitting) -> str:
    """The reason why nobody can do it at this table, in a sentence."""
    if row.why:
        return tr("No single act brings it about: {why}.", why=row.why)
    wrong_time = row.when.why_not(sitting.table)
    if wrong_time:
        return wrong_time
    if row.when is When.DEAL:
        return tr("It is for the time before the first call, or the cards of this table do not allow it now.")
    if row.after is not None:
        return tr("It takes a ruling first: “{of_kind}”.", of_kind=rows()[row.after].name)
    return tr("Nobody at this table can do it now.")


def fitting(row: Row, cases: tuple[Example, ...]) -> tuple[Scene, Example] | None:
    """A case that has come to just before the act: of its own law where there is one, else the plainest."""
    law = leading_number(row.law)
    named = [case for case in cases if may_have(case, row.of)]
    for case in sorted(named, key=lambda c: (c.law != law, len(c.cites) + len(c.wrong))):
        scene = scene_before(case, partial(is_staged, row.of))
        if scene is not None and (row.acts is None or staged_acts(row, scene.history.now)):
            return scene, case
    return None


def may_have(case: Example, of: Kind | Act) -> bool:
    """True where something may be staged in a case, by its text."""
    if isinstance(of, Act):
        return of.value in case.path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0].partition("\n\n")[2]
    return any(wrong.endswith(of.value) for wrong in case.wrong)


def is_staged(of: Kind | Act, before: Sitting, action: Action, after: Sitting) -> bool:
    """True where an action between two sittings was what is staged."""
    if isinstance(of, Act):
        return of.value in action_text(action)
    return any(i.kind is of for i in after.table.irregularities[len(before.table.irregularities) :])


def first(_number: int) -> int:
    """The first of whatever is drawn."""
    return 0


def stages(row: Row, sitting: Sitting, action: Action) -> bool:
    """True where an act brings about what the row is about."""
    if isinstance(row.of, Act):
        return is_possible(sitting, action)
    try:
        possible(sitting.table, action)
    except BridgetableError:
        return False
    # To act costs a hundred times as much as to look what it would break.
    broken = [breach.kind for breach in breaches(sitting.table, action)]
    return (not broken or row.of in broken) and row.of in brings_about(sitting, action)


def _acts_now(row: Row, sitting: Sitting, before: tuple[Action, ...], eye: Eye) -> Iterator[StagedAct]:
    seen: set[Seat | None] = set()
    sees = sees_for(eye, sitting.table)
    for action in _drawn(row, sitting):
        if seat_of(action) in seen:
            continue
        others = _varied(action, sitting) if isinstance(getattr(action, "card", None), Card) else ()
        one = next((one for one in (action, *others) if stages(row, sitting, one)), None)
        if one is not None:
            seen.add(seat_of(action))
            yield StagedAct(seat_of(action), act_words(sitting, one, sees), one, before)


def _drawn(row: Row, sitting: Sitting) -> Iterator[Action]:
    """The first acts of each draw."""
    for draw in range(1, DRAWS + 1):
        yield from islice(() if row.acts is None else row.acts(sitting.table, _pick(draw)), TRIED)


def _pick(draw: int) -> Pick:
    return lambda number: draw % number


def seat_of(action: Action) -> Seat | None:
    """The player who does it; None where nobody in particular does."""
    seat = getattr(action, "seat", None)
    return seat if isinstance(seat, Seat) else None


def _varied(action: Action, sitting: Sitting) -> tuple[Action, ...]:
    """The act itself, and with every other card of the same hand or every other call."""
    seat, card = seat_of(action), getattr(action, "card", None)
    if seat is not None and isinstance(card, Card):
        held = sorted(sitting.table.hands[seat], reverse=True)
        return tuple(evolve(action, card=other) for other in held) if card in held else (action,)  # type: ignore[arg-type]
    if isinstance(action, MakeCall | ChangeCall):
        return tuple(evolve(action, call=call) for call in CALLS)
    return (action,)
