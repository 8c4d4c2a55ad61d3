"""The sentence over a question: who answers, in bold, and the rest."""

from __future__ import annotations

from bridgetable.game.seats import Seat
from bridgetable.language import tr
from bridgetable.rulings.decisions import Chooser, Sort
from bridgetable.views.words.prose import SEAT_NAMES


def bold_first(sentence: str, who: str) -> tuple[str, str]:
    """A sentence as its bold part and the rest; one that does not begin with who it is about is bold as a whole."""
    return (who, sentence.removeprefix(who)) if sentence.startswith(who) else (sentence, "")


def asked_aloud(by: Chooser, sort: Sort) -> tuple[str, str]:
    """Who answers a question, in as few words as a class reads."""
    if isinstance(by, Seat):
        return bold_first(tr("{who} chooses", who=SEAT_NAMES[by]), SEAT_NAMES[by])
    who = tr("Director")
    return bold_first(tr("{who} judges", who=who) if sort is Sort.JUDGEMENT else tr("{who} asks", who=who), who)
