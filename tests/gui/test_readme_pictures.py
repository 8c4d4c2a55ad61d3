"""The pictures of the README can still be drawn: the story is played with the pointer to its end."""

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.session.notation import action_text
from pictures.moving import SIZE, Story
from pictures.stills import stills


@pytest.mark.slow
def test_the_story_goes_from_the_fallen_card_to_the_ruling(qtbot: QtBot) -> None:
    story = Story()
    qtbot.addWidget(story.window)
    frames = list(story.frames())
    done = [action_text(one) for one in story.window.controller.history.done]
    assert ["E drops HK", "E plays D3", "S notices HK", "50D2 prohibit H"] == done[-4:]
    assert {SIZE} == {(frame.image.width(), frame.image.height()) for frame in frames}
    assert 10_000 < sum(frame.lasts for frame in frames) < 30_000
    assert frames[0].image != frames[-1].image


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(stills()))
def test_each_picture_that_stands_still_is_drawn(name: str, qtbot: QtBot) -> None:
    image = stills()[name]()
    assert image.width() >= 1100
    assert image.height() >= 720
