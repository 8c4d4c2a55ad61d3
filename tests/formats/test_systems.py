"""Ready systems: plain data whose every meaning is understood, and which is used only when it is told."""

import pytest

from bridgetable.formats.systems import System, UnreadableSystem, read_system, systems
from bridgetable.game.calls import call
from bridgetable.game.errors import NotationError
from bridgetable.game.meanings import meaning
from bridgetable.game.seats import Side
from bridgetable.laws.law_23_meanings import agreed
from bridgetable.session.act import act
from bridgetable.session.notation import action, action_text
from tests.game.meanings import is_subset
from tests.laws.with_leads import opening


def test_the_two_systems_that_come_with_the_program() -> None:
    assert ["five-card-majors", "strong-club"] == [s.key for s in systems()]


@pytest.mark.parametrize("system", systems(), ids=lambda s: s.key)
def test_every_strong_hand_has_an_opening_and_a_pass_is_weak(system: System) -> None:
    shown = [meaning(words) for _, words in system.openings]
    assert any(is_subset(meaning("22+, any"), one) for one in shown)
    one_heart, one_spade = meaning(system.shows(call("1H"))), meaning(system.shows(call("1S")))
    assert not is_subset(one_heart, one_spade)
    assert not meaning(system.shows(call("Pass"))).overlaps(meaning("12+, any"))


def test_a_system_fills_the_meanings_of_a_side_when_it_is_told() -> None:
    now = opening()
    assert "" == agreed(now.table, Side.EW.seats[1], call("1C"), as_opening=True)
    for line in systems()[1].told_for(Side.EW):
        assert line == action(action_text(line))
        now = act(now, line)
    assert "16+, any, artificial" == agreed(now.table, Side.EW.seats[1], call("1C"), as_opening=True)
    assert "" == agreed(now.table, Side.EW.seats[1], call("1C"), as_opening=False)
    assert "" == agreed(now.table, Side.NS.seats[0], call("1C"), as_opening=True)


@pytest.mark.parametrize("text", ["name = 3", 'name = "x"\n[openings]\n1C = 3', "=", 'name = "x"'])
def test_a_file_that_is_no_system_is_refused(text: str) -> None:
    with pytest.raises(UnreadableSystem):
        read_system(text, "mine")


@pytest.mark.parametrize("line", ['1C = "clubs"', '9Z = "12+"'])
def test_a_call_or_meaning_that_is_not_understood_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        read_system(f'name = "x"\n[openings]\n{line}', "mine")
