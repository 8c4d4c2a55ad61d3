"""The event of a board as it is filled in: where and when it was played, and the players."""

from collections.abc import Mapping

from bridgetable.desk.calculation import Input, read_input
from bridgetable.desk.forms import FORMS
from bridgetable.desk.working import Refused
from bridgetable.formats.event import EVENT_KEYS, Event, event_told
from bridgetable.formats.pbn.tags import misshapen
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr

SORTS = {one.name: one.sort for form in FORMS for one in form.inputs() if one.name in EVENT_KEYS}
"""The fields of an event by name: those of the head of a form on paper, and the form of scoring."""


@frozen
class EventForm:
    """Some of the fields of an event, with a title over them and a sentence."""

    name: str
    title: str
    about: str
    keys: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    handbook: tuple[str, ...] = ()

    def inputs(self) -> tuple[Input, ...]:
        """The fields in their order; each may be left out."""
        return tuple(Input(key, SORTS[key], "") for key in self.keys)


PLAYERS = EventForm("players", tr("The players"), tr("Who sits where."), EVENT_KEYS[6:])
WHERE = EventForm("where", tr("The event"), tr("What is played, where and when."), EVENT_KEYS[:6])


def unlike_pbn(event: Event) -> dict[str, str]:
    """The fields that PBN would have otherwise, such as a date in words, each with a sentence that says how."""
    expected = {name: misshapen(name.capitalize(), value) for name, value in event.told()}
    return {name: tr("Kept as it is; PBN expects {what}.", what=what) for name, what in expected.items() if what}


def with_texts(event: Event, texts: Mapping[str, str]) -> Event:
    """The event with these fields told otherwise, empty ones no longer. Raises Refused for one that is too long."""
    inputs = {one.name: one for one in (*WHERE.inputs(), *PLAYERS.inputs())}
    strange = next((name for name in texts if name not in inputs), None)
    if strange is not None:
        raise Refused(strange, tr("expected one of {names}", names=", ".join(inputs)))
    for name, text in texts.items():
        read_input(inputs[name], text)
    told = event_told(texts)
    return evolve(event, **{name: getattr(told, name) for name in texts})
