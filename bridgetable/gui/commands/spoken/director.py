"""Entries for rulings that the director can take back."""

from functools import partial

from bridgetable.formats.lawbook import law_heading
from bridgetable.gui.commands.spoken.entry import MenuEntries, MenuEntry
from bridgetable.language import tr
from bridgetable.session.director.actions import TakeBackRuling
from bridgetable.session.director.past_rulings import last_ruling
from bridgetable.session.sitting import Sitting
from bridgetable.views.table.offers import Group

TAKE_BACK = tr("Take back a ruling")


def to_take_back(sitting: Sitting) -> MenuEntries:
    """The rulings that can be taken back (82C), the last first, one for each law."""
    for law in dict.fromkeys(case.matter.room for case in reversed(sitting.ruled)):
        if last_ruling(sitting, law) is not None:
            words = tr("Law {law}, {law_heading}…", law=law, law_heading=law_heading(law))
            yield MenuEntry(Group.SAY, words, partial(TakeBackRuling, law), tr("Why it was wrong:"), may_be_empty=True)
