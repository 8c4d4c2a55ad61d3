"""The class of a method: highly unusual, Brown Sticker, encrypted, random, or none of these."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Method(Enum):
    """The methods that are played by agreement."""

    PASS = tr("a pass in first seat")
    ONE = tr("an opening at the one level")
    TWO = tr("an opening from 2♣ to 3♠")
    OVERCALL = tr("an overcall of a natural opening in a suit")
    TWO_SUITER = tr("a weak two-suited bid at the two or three level")
    PSYCHE = tr("a psyche that the system protects or demands")
    SIGNAL = tr("a signal of the defenders")
    DEFENCE = tr("a defence against a strong or unusual opening")


@frozen(kw_only=True)
class Agreed:
    """The method, and what it may show by agreement; average is ten points, a length three cards."""

    method: Annotated[Method, Choice(tr("the method"), Method)]
    opening_values: Annotated[Question, YesOrNo(tr("the pass shows at least the values of an opening bid"))] = None
    weaker: Annotated[Question, YesOrNo(tr("it may be weaker than a pass"))] = None
    random: Annotated[Question, YesOrNo(tr("it may have fewer than 8 points, and nothing further is agreed on it"))] = (
        None
    )
    below: Annotated[Question, YesOrNo(tr("it may be made with a king or more below average, 7 points or fewer"))] = (
        None
    )
    either: Annotated[
        Question, YesOrNo(tr("it shows length or shortage in a suit, or length in one suit or in another"))
    ] = None
    minor_exception: Annotated[
        Question, YesOrNo(tr("it is one of a minor in a strong club or strong diamond system"))
    ] = None
    weak: Annotated[Question, YesOrNo(tr("it may be weaker than average (AKQxxx is not)"))] = None
    natural: Annotated[
        Question, YesOrNo(tr("it is natural in notrump, a strong cue bid, or a jump cue bid that asks for a stopper"))
    ] = None
    known_suit: Annotated[Question, YesOrNo(tr("it promises four cards in a known suit, in every weak meaning"))] = None
    strong_else: Annotated[
        Question, YesOrNo(tr("it has no other meaning, or each of those has a king above average, 13 points"))
    ] = None
    multi: Annotated[Question, YesOrNo(tr("it is a minor at the two level that shows a weak two in either major"))] = (
        None
    )
    short: Annotated[Question, YesOrNo(tr("one of the suits may have three cards or fewer"))] = None
    key: Annotated[Question, YesOrNo(tr("its meaning hangs on something that only the defenders know"))] = None


HUM, STICKER, FREE = (
    tr("a highly unusual method (HUM)"),
    tr("a Brown Sticker convention"),
    tr("neither HUM nor Brown Sticker"),
)
OFF = (Step(tr("It may be played only where the regulations of the event allow it."), ("40B2ai",)),)
ROWS = (
    finding(FREE, tr("Defences against such methods are free."), "40B2ai", method=Method.DEFENCE),
    finding(HUM, tr("A pass shows opening values."), "40B2ai", method=Method.PASS, opening_values=True, then=OFF),
    finding(FREE, tr("The pass shows less."), "40B2ai", method=Method.PASS),
    finding(HUM, tr("An opening may be weaker than a pass."), "40B2ai", method=Method.ONE, weaker=True, then=OFF),
    finding(
        tr("forbidden: a random opening"),
        tr("Fewer than 8 points without any further agreement."),
        "40B2ai",
        method=(Method.ONE, Method.TWO),
        random=True,
    ),
    finding(HUM, tr("It may be a king below average."), "40B2ai", method=Method.ONE, below=True, then=OFF),
    finding(
        FREE,
        tr("One of a minor in a strong club or diamond system is excepted."),
        "40B2ai",
        method=Method.ONE,
        either=True,
        minor_exception=True,
    ),
    finding(HUM, tr("It does not say which suit is long."), "40B2ai", method=Method.ONE, either=True, then=OFF),
    finding(FREE, tr("It has none of the marks."), "40B2ai", method=Method.ONE),
    finding(FREE, tr("It is not weak."), "40B2ai", method=Method.TWO, weak=False),
    finding(
        FREE,
        tr("Every weak meaning shows a known suit, and all else is strong."),
        "40B2ai",
        method=Method.TWO,
        known_suit=True,
        strong_else=True,
    ),
    finding(
        FREE, tr("A weak two in either major, opened in a minor, is excepted."), "40B2ai", method=Method.TWO, multi=True
    ),
    finding(STICKER, tr("It may be weak, and shows no known suit."), "40B2ai", method=Method.TWO, then=OFF),
    finding(FREE, tr("It is one of the exceptions."), "40B2ai", method=Method.OVERCALL, natural=True),
    finding(FREE, tr("It shows four cards in a known suit."), "40B2ai", method=Method.OVERCALL, known_suit=True),
    finding(STICKER, tr("An overcall that shows no known suit."), "40B2ai", method=Method.OVERCALL, then=OFF),
    finding(STICKER, tr("One of the suits may be short."), "40B2ai", method=Method.TWO_SUITER, short=True, then=OFF),
    finding(FREE, tr("Both suits have four cards."), "40B2ai", method=Method.TWO_SUITER),
    finding(
        tr("forbidden: an encrypted signal"), tr("Declarer cannot read it."), "40B2ai", method=Method.SIGNAL, key=True
    ),
    finding(FREE, tr("Declarer can read it too."), "40B2ai", method=Method.SIGNAL),
    finding(STICKER, tr("A psyche that the system protects or demands."), "40B2d", method=Method.PSYCHE, then=OFF),
)


@calculation(
    tr("HUM or Brown Sticker"),
    tr("Whether an opening, overcall or signal is a highly unusual method or a Brown Sticker convention."),
    "40B2ai",
    "40B2d",
    handbook=("171",),
)
def system_class(given: Agreed) -> Working:
    """The first row that fits."""
    return found(ROWS, given)
