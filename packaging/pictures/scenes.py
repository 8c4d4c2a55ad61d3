"""The scenes of the pictures: lessons, each acted out to where something is to be seen. Nothing here needs Qt."""

from __future__ import annotations

from pathlib import Path

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import Journal, acted_out, read_journal
from bridgetable.game.values import frozen
from bridgetable.resources import lessons
from bridgetable.session.history import History
from bridgetable.session.notation import action_text

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "pictures"
MOVING = "moving.webp"


class NotInTheLesson(ValueError):
    """A lesson no longer has the action before which a picture shows it."""


@frozen
class Scene:
    """A moment of a lesson: the number of the lesson, and the action before which it is shown; empty for its end.

    `option` is the one that is pointed at, from 1.
    """

    lesson: int
    before: str = ""
    option: int | None = None

    @property
    def file(self) -> Path:
        """The file of the lesson."""
        return lessons()[self.lesson - 1]

    @property
    def journal(self) -> Journal:
        """The journal of the lesson."""
        return read_journal(read_text(self.file))

    @property
    def history(self) -> History:
        """The lesson as far as it is shown.

        Raises NotInTheLesson.
        """
        journal = self.journal
        lines = [action_text(one) for one in journal.actions]
        if self.before and self.before not in lines:
            raise NotInTheLesson(f"lesson {self.lesson} has no line “{self.before}”, before which a picture shows it")
        return acted_out(journal).at(lines.index(self.before) if self.before else len(lines))


STILLS: dict[str, Scene] = {
    "auction": Scene(9, "23A subset"),
    "penalty-card": Scene(1, "50D2 no restriction", option=2),
    "claim": Scene(22, "70C3 normal"),
    "trainer": Scene(3, "54 require D"),
    "class-window": Scene(3, "54 require D"),
    "summary": Scene(3),
}
"""The pictures that stand still, by the names of their files."""
STORY = Scene(1, "E drops HK")
"""The scene with which the moving picture begins."""
