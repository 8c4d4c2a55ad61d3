"""The book: one module for each law, named by its number; `dispatch.openings` says which law an irregularity opens.

`from bridgetable.laws import law_27_insufficient_bid` names a law: its module is read when something of it is first
asked for. So dispatch and the session name every law, and a table reads those alone that something on it opens.
"""

from typing import TYPE_CHECKING

from bridgetable.game.late import reads_late

if not TYPE_CHECKING:
    __getattr__ = reads_late(__name__)
