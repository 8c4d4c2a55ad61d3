"""A question of the teacher's own that a lesson asks: a line of its journal, and no act at the table."""

from bridgetable.game.errors import NotationError
from bridgetable.game.printable import escaped, unescaped
from bridgetable.game.values import frozen
from bridgetable.language import tr

ASK = "? ask"
BETWEEN, RIGHT, WRONG, WHY = "|", "+", "-", "="
MOST_ANSWERS, FEWEST_ANSWERS = 6, 2
LONGEST_QUESTION, LONGEST_ANSWER, LONGEST_REASON = 300, 120, 400
"""The most characters of a question, of an answer and of the reason, so that a class can read them."""
EXPECTED = tr(
    "“{ask} Who may accept it? {between} {right} West, the next player {between} {wrong} Anybody {between} "
    "{why} The player to the left alone”",
    ask=ASK,
    between=BETWEEN,
    right=RIGHT,
    wrong=WRONG,
    why=WHY,
)


@frozen
class OwnAnswer:
    """An answer that is offered, and whether it is right."""

    words: str
    right: bool = False


@frozen
class OwnQuestion:
    """The teacher's question, up to six answers in their order, and why those are right that are."""

    question: str = ""
    answers: tuple[OwnAnswer, ...] = ()
    why: str = ""

    @property
    def lacks(self) -> str:
        """The part that it still needs before anybody can be asked it; empty where it needs nothing."""
        if not self.question:
            return tr("Write the question.")
        if len(self.answers) < FEWEST_ANSWERS:
            return tr("Write at least two answers.")
        if not any(one.right for one in self.answers):
            return tr("Mark the answers that are right.")
        said = [one.words.casefold().rstrip(".") for one in self.answers]
        twice = next((one.words for n, one in enumerate(self.answers) if said[n] in said[:n]), "")
        return tr("Two answers are alike: “{words}”.", words=twice) if twice else ""


def own_question_text(own: OwnQuestion) -> str:
    """Write a question as its line."""
    answers = (f"{RIGHT if one.right else WRONG} {one.words}" for one in own.answers)
    why = (f"{WHY} {own.why}",) if own.why else ()
    return escaped(f" {BETWEEN} ".join((f"{ASK} {own.question}".rstrip(), *answers, *why)) + ending(own))


def ending(own: OwnQuestion) -> str:
    """The sign by which a question of which nothing is written yet is told from the director's."""
    return "" if own.question or own.answers or own.why else f" {BETWEEN}"


def tidy(words: str) -> str:
    """Words on one line, without the sign that stands between answers."""
    return " ".join(words.replace(BETWEEN, "/").split())


def read_own_question(line: str) -> OwnQuestion:
    """Read a question from its line. Raises NotationError."""
    question, *parts = (part.strip() for part in unescaped(line.removeprefix(ASK)).split(BETWEEN))
    answers, why = list[OwnAnswer](), ""
    for part in filter(None, parts):
        sign, said = part[0], tidy(part[1:])
        if sign not in {RIGHT, WRONG, WHY} or not said or why:
            raise NotationError(line, EXPECTED)
        if sign == WHY:
            why = said
        else:
            answers.append(OwnAnswer(said, sign == RIGHT))
    if len(answers) > MOST_ANSWERS:
        raise NotationError(line, tr("at most {most} answers to a question", most=MOST_ANSWERS))
    found = OwnQuestion(tidy(question), tuple(answers), why)
    too_long = first_too_long(found)
    if too_long:
        raise NotationError(
            line[:60], tr("at most {most} characters in “{words}”", most=too_long[1], words=too_long[0])
        )
    return found


def first_too_long(own: OwnQuestion) -> tuple[str, int] | None:
    """The beginning of the first of its texts that is too long, and how long it may be."""
    answers = ((one.words, LONGEST_ANSWER) for one in own.answers)
    texts = ((own.question, LONGEST_QUESTION), *answers, (own.why, LONGEST_REASON))
    return next(((words[:40] + "…", most) for words, most in texts if len(words) > most), None)
