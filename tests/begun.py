"""Run a module in a translation that is begun: by chance every other sentence has accents, and the rest is English.

python -m tests.begun CHANCE MODULE ARGUMENTS
"""

import runpy
import sys
import zlib

from bridgetable import language
from bridgetable.language import Pseudo


class Begun(Pseudo):
    """The pseudo-language, of which a text decides by chance which sentences are translated."""

    def __init__(self, chance: str) -> None:
        """Take what decides."""
        self.chance = chance

    def gettext(self, message: str, /) -> str:
        """The sentence with accents, or nothing."""
        return super().gettext(message) if zlib.crc32(f"{self.chance}{message}".encode()) % 2 else ""


if __name__ == "__main__":
    language._catalogue = Begun(sys.argv[1])
    sys.argv = sys.argv[2:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
