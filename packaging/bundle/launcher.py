"""The start of the program in a bundle."""

import signal
import sys
from multiprocessing import freeze_support

from bridgetable.__main__ import main

if __name__ == "__main__":
    # Where a process cannot be copied, those that check records are begun by this file.
    freeze_support()
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())
