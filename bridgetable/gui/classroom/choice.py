"""What the class may see at first, from what is remembered of it, and back."""

from __future__ import annotations

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.settings import ClassChoice
from bridgetable.views.classroom.showing import Part, Showing
from bridgetable.views.eyes import Eye, Watcher


def showing_of(choice: ClassChoice) -> Showing:
    """What the class may see at first, as it was left; what cannot be read is as if nobody had chosen."""
    eyes: dict[str, Eye] = {**{seat.name: seat for seat in SEATS}, **{one.name: one for one in Watcher}}
    plain = Showing()
    hides = plain.hides
    if choice.hides is not None:
        hides = frozenset(part for part in Part if part.name in choice.hides)
    return Showing(eye=eyes.get(choice.eye, Seat.S), hides=hides)


def choice_of(showing: Showing, before: ClassChoice) -> ClassChoice:
    """What is remembered of what the class may see."""
    return evolve(before, eye=showing.eye.name, hides=tuple(part.name for part in Part if part in showing.hides))
