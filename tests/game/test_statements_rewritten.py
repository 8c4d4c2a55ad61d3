"""A statement of which a step is changed is written so that it is read again as just that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.cards import Rank, Suit
from bridgetable.game.statements.grammar import statement
from bridgetable.game.statements.rewriting import Item, items_of, rewritten
from bridgetable.game.statements.steps import Cash, Step, Throw, step_text
from tests.game.test_statements import SPADES, STEPS

SAID = "Spade to dummy, club king throwing a heart, then crossruff if they behave"


@given(st.lists(STEPS, min_size=1, max_size=4), STEPS, st.data())
def test_each_step_put_in_place_of_another_is_read_as_that_step(
    steps: list[Step], new: Step, data: st.DataObject
) -> None:
    said = statement(", ".join(step_text(step) for step in steps), SPADES)
    place = data.draw(st.integers(0, len(steps) - 1))
    now = (*items_of(said)[:place], Item(None, new), *items_of(said)[place + 1 :])
    read = statement(rewritten(said, now, SPADES), SPADES)
    assert ((*steps[:place], new, *steps[place + 1 :]), ()) == (read.steps, read.unread)


@given(STEPS, st.integers(0, 4))
def test_each_step_put_among_spoken_words_is_read_as_that_step(new: Step, place: int) -> None:
    said = statement(SAID, SPADES)
    items = items_of(said)
    now = (*items[:place], Item(None, new), *items[place + 1 :])
    read = statement(rewritten(said, now, SPADES), SPADES)
    assert tuple(item.step for item in now if item.step is not None) == read.steps


@pytest.mark.parametrize(
    ("words", "place", "step", "written"),
    [
        (SAID, 1, Cash(Suit.C), "Spade to dummy, cash C, throwing a heart, crossruff, if they behave"),
        (SAID, 4, Throw(Suit.D), "Spade to dummy, club king, throwing a heart, crossruff, throw D"),
        ("ace and king of spades, hearts", 0, Cash(Suit.H), "cash H, hearts"),
        # “The ace” was that of hearts because of the queen before it: so it is named now.
        ("heart to the queen, ace", 0, Cash(Suit.D, (Rank.KING,)), "cash DK, cash HA"),
        # Two steps of words that were read together stand by themselves.
        ("hearts after drawing trumps", 1, Cash(Suit.C), "draw, cash C"),
    ],
)
def test_the_words_that_are_not_changed_stay_as_they_were_said(
    words: str, place: int, step: Step, written: str
) -> None:
    said = statement(words, SPADES)
    items = items_of(said)
    assert written == rewritten(said, (*items[:place], Item(None, step), *items[place + 1 :]), SPADES)


def test_a_step_that_is_left_out_or_moved_leaves_the_others() -> None:
    said = statement("SA, ruff a club, hearts", SPADES)
    one, two, three = items_of(said)
    assert "SA, hearts" == rewritten(said, (one, three), SPADES)
    assert "SA, hearts, ruff a club" == rewritten(said, (one, three, two), SPADES)
    assert "" == rewritten(said, (), SPADES)
