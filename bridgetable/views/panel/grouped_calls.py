"""Options that are calls, grouped into a few lines: the bidding box answers, the panel explains each sort."""

from collections.abc import Iterator
from itertools import groupby

from bridgetable.game.calls import Bid, Call, call
from bridgetable.language import tr
from bridgetable.views.table.table_view import DecisionView, FactView
from bridgetable.views.words.prose import word

BY_CALL = tr("The bidding box answers: click the call, or drag it before the player.")

RUN = 3
"""From so many bids in a row on, only the first and the last are named."""


def grouped_calls(decision: DecisionView) -> tuple[FactView, ...]:
    """One sentence for each sort of call, with the clauses that it can fall under."""
    return tuple(
        FactView(sentence(group, tuple(call(option.key) for option in options)), cites)
        for (group, cites), options in groupby(decision.options, lambda option: (option.group, option.cites))
    )


def sentence(group: str, calls: tuple[Call, ...]) -> str:
    """The sort of calls and which they are: “Too low again: 1♣ to 1♠”."""
    named = ", ".join(runs(calls))
    return f"{group}: {named}" if group and group != named else named


def runs(calls: tuple[Call, ...]) -> Iterator[str]:
    """Calls in words, bids in a row as the first to the last."""
    places = {one: number - step(one) for number, one in enumerate(calls)}
    for _, row in groupby(calls, lambda one: (isinstance(one, Bid), places[one])):
        together = tuple(row)
        if len(together) >= RUN and isinstance(together[0], Bid):
            yield tr("{together} to {together_2}", together=word(together[0]), together_2=word(together[-1]))
        else:
            yield from (word(one) for one in together)


def step(one: Call) -> int:
    """The rank of a bid among all bids, from 5 for 1♣; 0 for other calls."""
    return 5 * one.level + one.strain if isinstance(one, Bid) else 0
