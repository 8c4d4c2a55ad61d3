"""Dispatch: the law that opens, the choice that is due, and the laws that a call or a play would break.

Its modules are read late as the laws are: `from bridgetable.laws.dispatch import claims` names one.
"""

from typing import TYPE_CHECKING

from bridgetable.game.late import reads_late

if not TYPE_CHECKING:
    __getattr__ = reads_late(__name__)
