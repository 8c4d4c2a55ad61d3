"""The consequences of the conduct of players and spectators: breaches, the table after it, and the record."""

from bridgetable.game.irregularities import DONE_TO_ONE, Irregularity, Kind, Spectating
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_74_conduct as law_74
from bridgetable.laws import law_76_spectators as law_76
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.conduct.actions import ConductAction, Misbehave, Spectate


def breaches(table: Table, action: ConductAction, *, asked: bool = False) -> Breaches:
    """The law that one of these actions breaks; a spectator may speak of facts when the director has `asked` him."""
    if isinstance(action, Misbehave):
        return (Breach(Kind.CONDUCT, action.cite),)
    law = law_76.law_of_spectator(table, action.behind, action.what, action.other, asked=asked)
    return (Breach(Kind.SPECTATOR, law),) if law else ()


def do(table: Table, action: ConductAction, *, asked: bool = False) -> Table:
    """The table after one of these actions, `asked` if the director is there and has asked. Raises ImpossibleAction."""
    possible(table, action)
    wrong = breaches(table, action, asked=asked)
    after = shown(table, action) if wrong else table
    for breach in wrong:
        seat = action.seat if isinstance(action, Misbehave) else action.behind
        one = Irregularity(0, breach.kind, seat, breach.law, len(table.tricks), words=action.words, after=table.acts)
        if isinstance(action, Spectate):
            one = evolve(one, required=spectating_text(action), how=action.what)
        after = with_record(after, one)
    return after


def spectating_text(action: Spectate) -> str:
    """The spectator's act, and its victim, as it is kept with the irregularity."""
    return action.what.value if action.other is None else f"{action.what.value} {action.other}"


def shown(table: Table, action: ConductAction) -> Table:
    """The table with what the action lets others know."""
    if isinstance(action, Misbehave):
        return law_74.seen_by_others(table, action.seat, action.cite, action.words)
    return law_76.heard(table, action.what, action.other, action.words)


def possible(_table: Table, action: ConductAction) -> None:
    """Check that this behaviour is possible. Raises ImpossibleAction."""
    if isinstance(action, Misbehave):
        return
    own = action.what is Spectating.LOOKS and action.other is action.behind
    must(tr("the spectator sits behind {behind}, and may look at that hand", behind=action.behind), holds=not own)
    named = action.what not in DONE_TO_ONE or action.other is not None
    must(tr("nobody is named to whom the spectator behind {behind} does that", behind=action.behind), holds=named)
