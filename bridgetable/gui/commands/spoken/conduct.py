"""How a player behaves, and what the spectator behind him does, in words typed after a menu's row."""

from __future__ import annotations

from bridgetable.game.seats import Seat
from bridgetable.gui.commands.spoken.entry import MenuEntries, MenuEntry
from bridgetable.session.actions import Action
from bridgetable.session.notation import action
from bridgetable.session.talk.notation import quoted
from bridgetable.views.table.offers import Group


def of_conduct(seat: Seat) -> MenuEntries:
    """What a player can be reproached with, and what a spectator does behind him."""
    say = Group.SAY
    clause = "The clause (72B, 73B2, 73D2, 74) and what he did, such as “74C6: folds his cards”:"
    yield MenuEntry(say, "Behaves improperly…", lambda words: told(f"{seat} breaches", words), clause, "74C6")
    does = "Such as “looks at W”, “tells E: three no-trump makes”, “remarks: they have revoked”:"
    yield MenuEntry(
        say, "The spectator behind him…", lambda w: told(f"spectator behind {seat}", w), does, "remarks: oh"
    )


def told(begin: str, words: str) -> Action:
    """What was done, from the beginning of its line and from words with what was said after a colon.

    Raises NotationError.
    """
    what, _, said = words.partition(":")
    return action(f"{begin} {what.strip()}" + quoted(said.strip()))
