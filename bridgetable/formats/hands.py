"""The hands that a class raised for each answer before it was ruled: a line of a journal, and no act at the table."""

from bridgetable.game.errors import NotationError
from bridgetable.game.printable import escaped, unescaped
from bridgetable.game.values import frozen
from bridgetable.language import tr

HANDS = "? hands"
BETWEEN = " | "
RIGHT, WRONG = "+ ", "- "
MOST_HANDS = 99
EXPECTED = tr(
    "“{hands} What went wrong?{between}{right}Revoke: 12{between}{wrong}Lead out of turn: 3”",
    hands=HANDS,
    between=BETWEEN,
    right=RIGHT,
    wrong=WRONG,
)


@frozen
class Counted:
    """An answer, how many hands (0 to 99) were raised for it, and whether it was right."""

    words: str
    hands: int
    right: bool


@frozen
class Hands:
    """A question that a class was asked, and its answers in their order."""

    question: str
    answers: tuple[Counted, ...]

    @property
    def whole(self) -> int:
        """The number of hands that were raised in all."""
        return sum(one.hands for one in self.answers)


def hands_text(told: Hands) -> str:
    """Write a count as its line."""
    answers = (f"{RIGHT if one.right else WRONG}{parted(one.words)}: {one.hands}" for one in told.answers)
    return escaped(BETWEEN.join((f"{HANDS} {parted(told.question)}", *answers)))


def parted(words: str) -> str:
    """Words on one line, without the sign that stands between answers."""
    return " ".join(words.replace("|", "/").split())


def read_hands(line: str) -> Hands:
    """Read a count from its line. Raises NotationError."""
    words = unescaped(line)
    question, *answers = words.removeprefix(HANDS).strip().split(BETWEEN)
    if not words.startswith(HANDS) or not question.strip() or not answers:
        raise NotationError(line, EXPECTED)
    return Hands(question.strip(), tuple(counted(one, line) for one in answers))


def counted(text: str, line: str) -> Counted:
    """Read one answer with its hands. Raises NotationError."""
    words, _, hands = text.strip().rpartition(": ")
    sign = words[: len(RIGHT)]
    if sign not in {RIGHT, WRONG} or not words[len(RIGHT) :].strip() or not hands.isascii() or not hands.isdigit():
        raise NotationError(line, EXPECTED)
    if len(hands) > len(str(MOST_HANDS)):
        raise NotationError(line, tr("at most {most_hands} hands for an answer", most_hands=MOST_HANDS))
    return Counted(words[len(RIGHT) :].strip(), int(hands), sign == RIGHT)
