"""The start of the program, as `bridgetable` and as `python -m bridgetable`."""

import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command that was typed; its exit status, which after Ctrl+C is that of a shell."""
    try:
        from bridgetable.cli import main as command  # noqa: PLC0415 - nothing of it is loaded before Ctrl+C is heard.

        return command()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
