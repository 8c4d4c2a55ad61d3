"""`python -m bridgetable` is the command `bridgetable`."""

import sys

from bridgetable.cli import main

if __name__ == "__main__":
    sys.exit(main())
