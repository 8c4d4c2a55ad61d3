"""Law 49 of the draft of 2006: Contested claim: what counts as normal play, whoever the player is."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_70_judging as law_70
from bridgetable.laws.edition_draft2006 import EDITION

# The plays that count as normal, in words.
EDITION.has(
    law_70.meaning_of_normal,
    "49D",
    "49E",
    value=Msg("Normal includes inferior or careless play, whoever the player is; absurd play is not introduced."),
)
