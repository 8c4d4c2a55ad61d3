"""The longest texts that are accepted: each reader takes time in proportion to its length, up to here.

The same limits stand for people in `resources/notation.md`.
"""

MOST_BYTES = 64 * 1024 * 1024
"""The largest file that is read, in bytes; what is larger is refused before it is read."""
MOST_OPENED = 16 * 1024 * 1024
"""The largest file that is opened as a whole, in bytes; a larger one of records can still be checked."""
LONGEST_LINE = 25_000
"""The longest line of a journal, in characters."""
MOST_LINES = 20_000
"""The most lines of a journal, a course or a series."""
MOST_ACTIONS = 1500
"""The most actions of a journal; a whole board with several rulings has some hundred."""
LONGEST_TITLE = 200
"""The longest title of a journal, in characters."""
LONGEST_WORDS = 2000
"""The longest words that somebody says, a note or a reason, in characters."""
LONGEST_MEANING = 400
"""The longest meaning of a call that anything is reckoned from, in characters."""
MOST_SORTS = 64
"""The most sorts of hand that one call can show."""
MOST_DIGITS = 18
"""The most digits of a whole number."""
MOST_CALLS = 400
"""The most calls of one recorded auction; the longest that the Laws allow has 319."""
MOST_CARDS = 104
"""The most cards, told or not, of one recorded play."""
MOST_TAGS = 400
"""The most tags of one recorded board."""
MOST_LASTING = 64
"""The most tags of one recorded board that all boards after it inherit."""
MOST_BOARDS = 50_000
"""The most boards of one file of records."""
MOST_BOARDS_OPENED = 10_000
"""The most boards of a file of records that is opened; one of more can still be checked."""
MOST_PARTS = 10_000
"""The most comments at one tag of a recorded board, rows of a table, words of a section, and words of a LIN board."""
LONGEST_SECTION = 1_000_000
"""The most characters of a section of a recorded board between two comments: matching takes memory in proportion."""
MOST_SCORES = 2000
"""The most scores in the table of a field."""
LONGEST_MESSAGE = 300
"""The longest message about what is wrong, in characters; what is longer is cut, visibly."""

LONGEST_EXCERPT = 120
"""The most characters that a message quotes of what it found."""


def is_number(text: str) -> bool:
    """True where a text is a whole number of decimal digits, and not too long to be read."""
    return text.isdecimal() and len(text) <= MOST_DIGITS
