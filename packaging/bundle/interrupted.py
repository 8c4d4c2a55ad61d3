"""The first thing that a bundle runs: until the program listens, Ctrl+C ends it without a word.

What PyInstaller and Qt for Python load before the program would otherwise be told as a traceback.
"""

import _signal  # type: ignore[import-not-found]  # signal itself loads more of the library first

# Where interrupts are ignored, as behind nohup, they stay so.
if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
