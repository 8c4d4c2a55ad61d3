"""The start of the program in a bundle."""

import sys

from bridgetable.cli import main

if __name__ == "__main__":
    sys.exit(main())
