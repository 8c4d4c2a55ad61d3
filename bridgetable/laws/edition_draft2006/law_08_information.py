"""Law 8 of the draft of 2006: Information: what could be suggested, and an alternative for a noteworthy minority."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.messages import Msg
from bridgetable.laws import law_16_from_partner as law_16
from bridgetable.laws.edition_draft2006.edition import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_16.is_it_suggested)
@EDITION.clause("8A3", "8C2")
def is_it_suggested(act: law_16.SuggestedAct, ruling: Ruling) -> Msg:  # noqa: ARG001 -- told as its sibling is
    """The question whether an action could have been suggested."""
    return Msg("Could it have suggested {what}, more than another action?", what=act.what)


@EDITION.instead_of(law_16.meaning_of_suggested)
@EDITION.clause("8C2")
def meaning_of_suggested(ruling: Ruling) -> Msg:  # noqa: ARG001 -- told as its sibling is
    """The measure by which an action was suggested, in words."""
    return Msg("That it could be suggested is enough; unless the same was fully known from calls and plays.")


@EDITION.instead_of(law_16.judged_without_poll)
@EDITION.clause("8C3")
def judged_without_poll(act: law_16.SuggestedAct, other: Call | Card, ruling: Ruling) -> bool:
    """The director judges by himself what players of similar ability would do."""
    yes = Option("yes", Msg("Yes: he had to choose it"), (), ("D8C3",))
    no = Option("no", Msg("No: he was free"), (Msg("The score stands."),), ("D8C3",))
    words = "Would at least a noteworthy minority like {seat} seriously consider {what}, and perhaps some choose it?"
    return ruling.judge("16B1b", Msg(words, seat=act.seat, what=other), (yes, no), law_16.AMONG_PEERS) == "yes"
