"""Entries for the conduct of a player and of the spectator behind him."""

from __future__ import annotations

from bridgetable.game.seats import Seat
from bridgetable.gui.commands.spoken.entry import MenuEntries, MenuEntry
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.notation import action
from bridgetable.session.patterns import quoted
from bridgetable.views.table.offers import Group


def of_conduct(seat: Seat) -> MenuEntries:
    """Misconduct of a player, and what a spectator does behind him."""
    say = Group.SAY
    clause = tr("The clause (72B, 73B2, 73D2, 74) and what he did, such as “74C6: folds his cards”:")
    yield MenuEntry(
        say, tr("Behaves improperly…"), lambda words: action_from(f"{seat} breaches", words), clause, "74C6"
    )
    does = tr("Such as “looks at W”, “tells E: three no-trump makes”, “remarks: they have revoked”:")
    yield MenuEntry(
        say, tr("The spectator behind him…"), lambda w: action_from(f"spectator behind {seat}", w), does, "remarks: oh"
    )


def action_from(begin: str, words: str) -> Action:
    """The action written by the beginning of a line and a text; what follows a colon in the text was said.

    Raises NotationError.
    """
    what, _, said = words.partition(":")
    return action(f"{begin} {what.strip()}" + quoted(said.strip()))
