"""A case put on the table of the window; what lay there before can be had again."""

from __future__ import annotations

from bridgetable.formats.cases import Example
from bridgetable.formats.lawbook import Clause
from bridgetable.game.errors import BridgetableError
from bridgetable.gui.documents.document import Document
from bridgetable.gui.host import Host
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr
from bridgetable.views.book.moments import Scene, scene_of_clause

BACK = tr("F2 goes back to the book, Ctrl+Backspace to the table before")


def show_clause(host: Host, case: Example, clause: Clause) -> bool:
    """Put a case on the table where a clause bites; where that fails, one sentence says why."""
    try:
        scene = scene_of_clause(case, clause.id, f"{clause.id}: {clause.gloss}")
        show_scene(host, scene, case)
    except (BridgetableError, OSError) as error:
        host.say(str(error))
        return False
    host.say(BACK, Icon.PAGE)
    return True


def show_scene(host: Host, scene: Scene, case: Example) -> None:
    """Put a case on the table; it has no file, so that saving asks for one.

    Raises BridgetableError.
    """
    host.take_playlist(None)
    host.set_document(Document(scene.history, scene.journal, case.words))
