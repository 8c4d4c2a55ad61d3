"""The pictures of the README: the scenes still act out, the files are there and small, and each is shown with its line."""

import re
from pathlib import Path

import pytest

from bridgetable.views.report.report import question
from pictures.scenes import FOLDER, MOVING, STILLS, STORY, NotInTheLesson, Scene

CHECKOUT = Path(__file__).resolve().parents[2]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")
FILES = [MOVING, *(f"{name}.png" for name in STILLS)]
ASKED = {"auction": "23A", "penalty-card": "50D2", "claim": "70C3", "trainer": "54", "class-window": "54"}
"""The clause that asks in each scene where somebody is asked."""


@pytest.mark.parametrize("name", sorted(STILLS))
def test_a_scene_acts_out_to_the_question_that_it_shows(name: str) -> None:
    scene = STILLS[name]
    asked = question(scene.history.now)
    assert ASKED.get(name) == (asked.cite if asked is not None else None)
    if scene.option is not None:
        assert asked is not None
        assert scene.option <= len(asked.options)


def test_the_story_begins_before_anything_has_gone_wrong() -> None:
    assert not STORY.history.now.table.irregularities


def test_a_lesson_that_has_changed_is_told() -> None:
    with pytest.raises(NotInTheLesson, match="lesson 1 has no line “E drops HQ”"):
        _ = Scene(1, "E drops HQ").history


def test_the_pictures_are_there_and_no_other_and_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(FILES) == sizes.keys()
    assert sizes[MOVING] < 1_000_000
    assert sum(sizes.values()) < 3_000_000


@pytest.mark.parametrize("name", FILES)
def test_the_readme_shows_each_with_words_for_those_who_do_not_see_it(name: str) -> None:
    shown = re.findall(rf"!\[([^\]]+)\]\(resources/pictures/{re.escape(name)}\)", README)
    assert 1 == len(shown)
    assert len(shown[0].split()) >= 4
