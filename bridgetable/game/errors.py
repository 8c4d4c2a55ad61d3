"""One exception class for each way in which input can be wrong."""

from bridgetable.game.printable import excerpt, message
from bridgetable.language import tr


class BridgetableError(Exception):
    """Something a person gave or did that cannot be; its text is one clear sentence."""


class NotationError(BridgetableError):
    """A text that is not what was expected at its place."""

    def __init__(self, text: str, expected: str) -> None:
        """Keep the text that was found and what was expected instead."""
        super().__init__(tr("“{text}” found, expected {expected}", text=excerpt(text), expected=expected))
        self.text = text
        self.expected = expected


class DealError(BridgetableError):
    """Four hands that cannot come from one pack."""


class ImpossibleAction(BridgetableError):
    """An action that nobody could do at this table, such as playing a card that is not held."""


def sentence_of(error: BridgetableError | OSError) -> str:
    """An error as one short sentence for people; one of the file system's begins with the name of the file."""
    if isinstance(error, OSError) and error.filename is not None:
        return message(f"{excerpt(str(error.filename))}: {error.strerror}")
    return message((isinstance(error, OSError) and error.strerror) or str(error))
