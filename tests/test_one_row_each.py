"""What must know every kind of irregularity, order, obligation and review knows each of them."""

import ast
from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import attrs
import pytest
from attrs import evolve

import bridgetable
from bridgetable.formats.journal import Journal, acted_out, read_journal
from bridgetable.game.auction import Made
from bridgetable.game.boards import numbered
from bridgetable.game.calls import Call, call
from bridgetable.game.cards import Card, Suit
from bridgetable.game.conditions import Artificial, Grade
from bridgetable.game.deals import shuffled
from bridgetable.game.irregularities import Irregularity, Kind, Stage, Visible
from bridgetable.game.obligations import Obligation
from bridgetable.game.outcomes import Adjustment, contract
from bridgetable.game.rows import RowMissing, one_row_each
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Claimed, Information, Review, ReviewOf, Source, Table, with_auction
from bridgetable.laws.common.legal_play import bars
from bridgetable.laws.common.obligations import has_ended, in_force
from bridgetable.rulings.carry_out import Concern, carry_out, concern_of
from bridgetable.rulings.effects import Effect, LeftInTrick
from bridgetable.rulings.reversal import reverse
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.history import History, begin
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.plates import plate_of
from bridgetable.views.transcript import transcript
from bridgetable.views.view import view_for
from bridgetable.views.words.orders import (
    brief_words,
    irregularity_words,
    obligation_words,
    order_words,
    subject_of,
    until_words,
)
from bridgetable.views.words.prose import say
from tests.golden import GOLDEN

PACKAGE = Path(bridgetable.__file__).parent
EYES: tuple[Eye, ...] = (*SEATS, *Watcher)
EFFECTS: tuple[type, ...] = get_args(Effect)
OBLIGATIONS: tuple[type, ...] = get_args(Obligation)


# --- tables -----------------------------------------------------------------------------------------------------------

NEVER_GROW = {"Seat", "Side", "Suit", "Spot"}
"""Enumerations that bridge, or the four sides of a table, closed for good."""


def modules(word: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """The files of the program that hold a word, read one after the other: all at once fill a gigabyte."""
    texts = ((path, path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))
    return ((path, ast.parse(text)) for path, text in texts if word in text)


@cache
def enumerations() -> list[tuple[str, set[str]]]:
    """The name and the members of each enumeration that may grow."""
    classes = (cls for _, module in modules("Enum") for cls in module.body if isinstance(cls, ast.ClassDef))
    return [
        (
            cls.name,
            {
                t.id
                for line in cls.body
                if isinstance(line, ast.Assign)
                for t in line.targets
                if isinstance(t, ast.Name)
            },
        )
        for cls in classes
        if cls.name not in NEVER_GROW and any("Enum" in ast.unparse(base) for base in cls.bases)
    ]


def test_a_table_with_a_row_for_each_member_is_checked_where_it_is_written() -> None:
    assert [] == [f"{path}:{line}" for path, module in modules() for line in lines_not_checked(module)]


def lines_not_checked(module: ast.Module) -> list[int]:
    """The lines of the tables over whole enumerations that are not checked where they are written."""
    nodes = list(ast.walk(module))
    checked = {id(n.args[1]) for n in nodes if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "one_row_each"}
    written = [n for n in nodes if isinstance(n, ast.Dict) and id(n) not in checked]
    return [n.lineno for n in written if covers_an_enumeration(n)]


@pytest.mark.parametrize(("written", "found"), [("A = {%s}", [1]), ("A = one_row_each(Stage, {%s})", [])])
def test_a_table_that_nobody_checks_is_found(written: str, found: list[int]) -> None:
    rows = [f"Stage.{stage.name}: 1" for stage in Stage]
    assert found == lines_not_checked(ast.parse(written % ", ".join(rows)))
    assert [] == lines_not_checked(ast.parse(written % ", ".join(rows[1:])))


def covers_an_enumeration(written: ast.Dict) -> bool:
    """Whether the keys of a dict are all the members of an enumeration that may grow."""
    keys = [ast.unparse(key).partition(".") for key in written.keys if isinstance(key, ast.Attribute)]
    names, members = {name for name, _, _ in keys}, {member for _, _, member in keys}
    return len(members) > 1 and any(names == {n} and members == all_of for n, all_of in enumerations())


# --- kinds of irregularities ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", Kind, ids=lambda k: k.name)
def test_a_kind_has_a_name_in_small_letters_and_a_pill_in_capitals(kind: Kind) -> None:
    assert (True, True) == (kind.value[:1].islower(), kind.record.pill.isupper())


@cache
def told() -> dict[Path, str]:
    """The texts of the golden rulings."""
    return {path: path.read_text(encoding="utf-8") for path in GOLDEN}


def test_no_two_kinds_have_one_name() -> None:
    assert len(Kind.__members__) == len({kind.value for kind in Kind})


@pytest.mark.parametrize("kind", Kind, ids=lambda k: k.name)
def test_the_table_is_drawn_for_every_eye_from_the_moment_it_goes_wrong(kind: Kind) -> None:
    named = (p for p, text in told().items() if f" {kind.value}, Law" in text.partition("\n---\n")[2])
    history, wrong = next(((h, at) for p in named if (at := steps_with(h := acted(p), kind))), (None, ()))
    assert history is not None, f"no ruling is told on {kind.name}"
    for count in wrong[:3]:
        assert EYES == tuple(view_for(history.at(count), eye).eye for eye in EYES)
    placed = {i.place >= 0 for n in wrong for i in history.after(n).table.irregularities if i.kind is kind}
    assert {kind.record.is_call or kind is Kind.CHANGE_ASKED} == placed


def acted(path: Path) -> History:
    """The history of a case that is told."""
    return acted_out(read_journal(told()[path].partition("\n---\n")[0] + "\n", path.name), path.name)


def steps_with(history: History, kind: Kind) -> tuple[int, ...]:
    """After how many actions (1 upwards) an irregularity of this kind is on the table."""
    steps = enumerate(history.sittings, 1)
    return tuple(n for n, s in steps if any(i.kind is kind for i in s.table.irregularities))


@pytest.mark.parametrize("kind", Kind, ids=lambda k: k.name)
def test_the_plate_of_a_player_says_what_he_did_wrong(kind: Kind) -> None:
    table = of_play()
    one = Irregularity(1, kind, Seat.W, "61A", 1, (min(table.hands[Seat.W]),), words="N")
    plate = plate_of(Sitting(evolve(table, irregularities=(one,))), Seat.W, Watcher.ALL)
    held_up = kind.record.shows is not Visible.WHEN_SOMEBODY_OBJECTS
    assert (kind.record.pill if held_up else "") == plate.pill
    assert kind.value in say(irregularity_words(one))


# --- reviews ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("about", ReviewOf, ids=lambda r: r.name)
def test_a_review_is_a_question_about_one_irregularity(about: ReviewOf) -> None:
    words = say(subject_of(Review(about, 1), with_one_wrong(of_play())))
    assert words.endswith("?")
    assert not set("{}") & set(words)


def test_a_missing_row_is_named() -> None:
    class Two(Enum):
        ONE = 1
        OTHER = 2

    with pytest.raises(RowMissing, match=r"Two\.OTHER"):
        one_row_each(Two, {Two.ONE: ""})


# --- orders and obligations -------------------------------------------------------------------------------------------


def of_play() -> Table:
    """A table after the first card of trick one."""
    history = begin(numbered(1, shuffled(7)))
    start = Journal(history.start.table.board, contract=contract("1NT by S")).start
    lead = max(start.table.hands[Seat.W])
    return History(start).act(PlayCard(Seat.W, lead)).act(PlayCard(Seat.N, held(start.table, Seat.N, lead))).now.table


def of_auction() -> Table:
    """A table after two calls, on which the second was irregular."""
    table = begin(numbered(1, shuffled(7))).start.table
    made = (Made(Seat.N, call("1S")), Made(Seat.E, call("1H")))
    for one in made:
        table = with_auction(table, table.auction.with_call(one))
    return table


def held(table: Table, seat: Seat, lead: Card) -> Card:
    """A card with which this hand can follow suit, if it can."""
    hand = table.hands[seat]
    return max([c for c in hand if c.suit is lead.suit] or hand)


def sample(cls: type, table: Table) -> Any:
    """One value of a class, with fields that fit a table where East is to play."""
    card = max(table.hands[Seat.E]) if table.tricks else max(table.hands[Seat.N])
    irregularity = Irregularity(1, Kind.CARD_EXPOSED, Seat.E, "49", 1, (card,))
    values: dict[Any, Any] = {
        str: "61A",
        int: 1,
        Fraction: Fraction(3),
        Seat: Seat.E,
        Side: Side.NS,
        Card: card,
        Suit: card.suit,
        Call: call("1H"),
        Stage: Stage.RULED,
        Review: Review(ReviewOf.REVOKE, 1),
        Irregularity: irregularity,
        Information: Information(Seat.E, card, Source.SEEN, SEATS, (), "48A"),
        Adjustment: Adjustment(9, (Side.NS, Side.EW), "12C1b"),
        Artificial: Artificial(Side.NS, Grade.PLUS, "12C2a"),
        Claimed: Claimed(Seat.S, 3, "the spades"),
    }

    def value(hint: Any) -> Any:
        if hint in values:
            return values[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return next(iter(hint))
        parts = get_args(hint)
        if hint == Obligation:
            return sample(OBLIGATIONS[0], table)
        if parts and parts[0] == Effect:
            return ()
        if parts and type(None) in parts:
            return None
        if parts and parts[-1] is Ellipsis:
            return (value(parts[0]),)
        if parts and all(p in values for p in parts):
            return tuple(values[p] for p in parts)
        return sample(hint, table)

    hints = get_type_hints(cls)
    needed = [f for f in attrs.fields(cls) if f.default is attrs.NOTHING]
    return cls(**{f.name: value(hints[f.name]) for f in needed})


@pytest.mark.parametrize("cls", EFFECTS, ids=lambda c: c.__name__)
def test_an_order_has_its_words_and_is_carried_out(cls: type) -> None:
    table = with_one_wrong(of_auction() if cls.__name__.startswith("Call") else of_play())
    order = sample(cls, table)
    words = order_words(order)
    assert words is None or say(words)
    after = carry_out(table, order)
    for eye in EYES:
        assert eye == view_for(History(Sitting(after)), eye).eye
    assert transcript(History(Sitting(after)))


@pytest.mark.parametrize("cls", EFFECTS, ids=lambda c: c.__name__)
def test_an_order_about_scores_or_the_record_is_reversed(cls: type) -> None:
    table = with_one_wrong(of_auction() if cls.__name__.startswith("Call") else of_play())
    if cls.__name__ == "Reviewed":
        table = evolve(table, reviews=(Review(ReviewOf.REVOKE, 1),))
    order = sample(cls, table)
    if concern_of(order) is not Concern.TABLE:
        assert table == reverse(carry_out(table, order), (order,), table)


@pytest.mark.parametrize("cls", OBLIGATIONS, ids=lambda c: c.__name__)
def test_an_obligation_has_its_words_and_its_end_and_is_shown(cls: type) -> None:
    table = of_play()
    duty = sample(cls, table)
    words, brief = obligation_words(duty), brief_words(duty)
    assert words is None or say(words)
    assert brief is None or say(brief[1])
    assert say(until_words(duty))
    bound = evolve(table, obligations=(duty,))
    assert (duty in in_force(bound).obligations) is not has_ended(duty, bound)
    assert len(bars(bound, Seat.E)) == len(bound.hands[Seat.E])
    for eye in EYES:
        assert eye == view_for(History(Sitting(bound)), eye).eye


def with_one_wrong(table: Table) -> Table:
    """The table with one irregularity by East on it."""
    card = max(table.hands[Seat.E])
    return evolve(table, irregularities=(Irregularity(1, Kind.CARD_EXPOSED, Seat.E, "49", 1, (card,)),))


def test_the_last_order_in_the_list_is_known_too() -> None:
    assert LeftInTrick in EFFECTS
