"""The words of a player for everything that can go wrong, why it is wrong, and what a student takes it for."""

import tomllib
from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from bridgetable.game.claims import ClaimStage
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen
from bridgetable.resources import resource


class Whose(Enum):
    """The players of whom something can be said at all."""

    ANYBODY = auto()
    DEFENDER = auto()
    DECLARER = auto()
    DECLARERS_SIDE = auto()
    DUMMY = auto()


Belief = tuple[Msg, Msg]
"""A mistaken belief about what happened, and why it is mistaken."""


@frozen
class Said:
    """An irregularity as a player tells it, and why it is one."""

    words: Msg
    why: Msg
    nothing: Msg | None = None  # what somebody says who sees nothing wrong: `why` answers him
    beliefs: tuple[Belief, ...] = ()  # others that are false wherever this has happened
    like: tuple[Kind, ...] = ()  # the kinds that it is taken for, the likeliest first
    why_not: Msg = Msg("Nothing of the kind has happened here.")  # answers who takes something else for this
    whose: Whose = Whose.ANYBODY


# --- where nobody has broken a law --------------------------------------------------------------------------------


def never(_table: Table) -> bool:
    """True where something can surely not be told of a table: of that the record shows nothing."""
    return False


def in_play(table: Table) -> bool:
    """True where a card has been played."""
    return bool(table.tricks)


def is_claimed(*stages: ClaimStage) -> Callable[[Table], bool]:
    """True where there is a claim that has come to one of these stages."""
    return lambda table: table.claim is not None and table.claim.stage in stages


def after_a_ruling(table: Table) -> bool:
    """True where the director has ruled on something before."""
    return any(one.stage is Stage.RULED for one in table.irregularities)


UNDECIDED = (ClaimStage.UNSAID, ClaimStage.CONTESTED)

FREE: dict[str, Callable[[Table], bool]] = {
    "the_auction_has_ended": lambda t: not t.exposed,
    "the_auction_goes_on": in_play,
    "what_may_be_barred": lambda t: all(made.stands for made in t.auction.made),
    "leads_go_back": in_play,
    "designation_changed": in_play,
    "declarer_designates": in_play,
    "defender_designates": in_play,
    "run_is_stopped": in_play,
    "what_may_be_led": lambda t: bool(t.tricks) and not t.penalty_cards,
    "which_penalty_card": lambda t: bool(t.tricks) and len(t.penalty_cards) < 2,
    "how_many_tricks": is_claimed(ClaimStage.CONTESTED, ClaimStage.WITHDRAWN, ClaimStage.OBJECTED),
    "agreement_withdrawn": lambda t: t.claim is not None and not t.claim.agreed and t.claim.stage in UNDECIDED,
    "contested_claim": is_claimed(ClaimStage.UNSAID),
    "concession_withdrawn": is_claimed(*UNDECIDED),
    "waived_afterwards": after_a_ruling,
    "ruling_taken_back": after_a_ruling,
}
"""The tables at which somebody could think that a matter waits, and surely none does; `never` where no row stands."""


@frozen
class Waits:
    """Something to be ruled on where nobody broke a law: its law, as a player tells it, and why it is ruled on."""

    law: str
    words: Msg
    why: Msg
    beliefs: tuple[Belief, ...]  # false wherever this waits
    why_not: Msg = Msg("That is not so at this table.")  # answers who thinks that this waits, where it is free
    is_free: Callable[[Table], bool] = never  # True where somebody could think so and it is surely not so


@frozen
class Unasked:
    """Something that students ask after, why no ruling depends on it, and the numbers of the laws where that is so."""

    words: Msg
    why: Msg
    laws: tuple[int, ...]


# --- what is written ------------------------------------------------------------------------------------------------


def value_of(field: str, told: Any) -> Any:  # noqa: ANN401 -- TOML holds words and lists of several sorts.
    """The content of a field of `resources/player-words.toml`, as a value. Raises KeyError for an unknown name."""
    match field:
        case "law":
            return told
        case "laws":
            return tuple(told)
        case "beliefs":
            return tuple((Msg(words), Msg(why)) for words, why in told)
        case "like":
            return tuple(Kind[name] for name in told)
        case "whose":
            return Whose[told]
        case _:
            return Msg(told)


def values_of(row: dict[str, Any]) -> dict[str, Any]:
    """The fields of one row as values."""
    return {field: value_of(field, told) for field, told in row.items()}


WRITTEN: dict[str, Any] = tomllib.loads(resource("player-words.toml").read_text(encoding="utf-8"))

SAID: dict[Kind, Said] = one_row_each(
    Kind, {Kind[name]: Said(**values_of(row)) for name, row in WRITTEN["irregularities"].items()}
)
"""The words for each kind of irregularity, as somebody at the table would tell it."""

BY_LAW: dict[tuple[Kind, str], Said] = {
    (Kind[name], law): evolve(SAID[Kind[name]], **values_of(row))
    for name, laws in WRITTEN["by_law"].items()
    for law, row in laws.items()
}
"""The words for a kind where it comes under this clause, and something else is to be told of it."""


def said_of(one: Irregularity) -> Said:
    """The words for an irregularity."""
    return BY_LAW.get((one.kind, one.law), SAID[one.kind])


TOGETHER: tuple[frozenset[Kind], ...] = tuple(frozenset(Kind[name] for name in group) for group in WRITTEN["together"])
"""Kinds that can be told of one and the same act; of such none is wrong where another is right."""

UNASKED: tuple[Unasked, ...] = tuple(Unasked(**values_of(row)) for row in WRITTEN["unasked"])
"""The things that students ask after in vain."""

WAITS: dict[str, Waits] = {
    name: Waits(**values_of(row), is_free=FREE.get(name, never)) for name, row in WRITTEN["matters"].items()
}
"""The things that wait for the director though nobody broke a law, by the procedure that is opened for them."""
