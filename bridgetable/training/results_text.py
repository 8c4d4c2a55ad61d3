"""The results of practice as the text of the file in which they are kept, and as a table for other programs."""

from __future__ import annotations

import re

from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr
from bridgetable.rulings.citations import book_order
from bridgetable.staging.case import Level
from bridgetable.training.boxes import BOXES, Card, CardFile, Score
from bridgetable.training.series import CaseName

RESULTS = "bridgetable results 1"
_SCORE = re.compile(r"^(\S+) asked (\d{1,9}) right (\d{1,9}) last (\d{4}-\d\d-\d\d)$")
_CARD = re.compile(r"^card law (\d{1,2}) (easy|club|hard) seed (\d{1,9}) box (\d) seen (\d{1,9})$")


class ResultsError(BridgetableError):
    """Results that are damaged, and what was expected in their place."""


def results_text(kept: CardFile) -> str:
    """Write the results as the text of a file."""
    scores = [f"{s.cite} asked {s.asked} right {s.right} last {s.last}" for s in kept.scores]
    cards = [
        f"card law {c.name.law} {c.name.level.value} seed {c.name.seed} box {c.box} seen {c.seen}" for c in kept.cards
    ]
    return "\n".join([RESULTS, f"series {kept.series}", *scores, *cards]) + "\n"


def read_results(text: str) -> CardFile:
    """Read the results.

    Raises ResultsError when a line is damaged.
    """
    lines = text.splitlines()
    if lines[:1] != [RESULTS] or not re.fullmatch(r"series \d{1,9}", "".join(lines[1:2])):
        msg = tr("expected “{results}” and the number of series", results=RESULTS)
        raise ResultsError(msg)
    scores, cards = list[Score](), list[Card]()
    for line in lines[2:]:
        if found := _SCORE.match(line):
            cite, asked, right, last = found.groups()
            book_order_of(cite)
            scores.append(Score(cite, int(asked), min(int(right), int(asked)), last))
        elif found := _CARD.match(line):
            law, level, seed, box, seen = found.groups()
            cards.append(Card(CaseName(int(law), int(seed), Level(level)), min(BOXES, max(1, int(box))), int(seen)))
        else:
            msg = tr("“{line}” is no result", line=line[:60])
            raise ResultsError(msg)
    return CardFile(tuple(scores), tuple(cards), int(lines[1].split()[1]))


def book_order_of(cite: str) -> None:
    """See that a text is written like a clause.

    Raises ResultsError.
    """
    try:
        book_order(cite)
    except ValueError as error:
        raise ResultsError(str(error)) from None


def results_csv(kept: CardFile) -> str:
    """The scores as a table for other programs: clause, asked, right, last seen; none of it needs quotation marks."""
    rows = [f"{s.cite},{s.asked},{s.right},{s.last}" for s in kept.scores]
    return "\n".join(["clause,asked,right,last seen", *rows]) + "\n"
