"""The tags of PBN: their names, their order, and what their values look like (standard, 3.3, 3.4 and 4)."""

import re
from functools import lru_cache

from bridgetable.language import tr

SECTIONS = frozenset({"Auction", "Play"})
MANDATORY = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
"""The tags that stand in every game of an export file, in their order."""
NEVER_INHERITED = frozenset({"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"})
SAME_BOARD = ("Event", "Site", "Date", "Board", "Dealer", "Vulnerable", "Deal", "Scoring")
"""The tags that a game without board, dealer and deal takes from the one before: the board at another table."""
_SIDES = ("West", "North", "East", "South")
PLAIN_TAGS = frozenset(MANDATORY) | frozenset(
    {f"{s}{kind}" for s in _SIDES for kind in ("NA", "Type")}
    | {f"BidSystem{s}" for s in ("NS", "EW")}
    | {f"Pair{s}" for s in ("NS", "EW")}
    | set("Annotator AnnotatorNA Application Competition DealId Description EventDate EventSponsor FrenchMP".split())
    | set("Generator Hidden HomeTeam Mode Note OptimumScore Room Round Score ScoreIMP ScoreMP ScorePercentage".split())
    | set("ScoreRubber ScoreRubberHistory Section Stage Table Termination Time TimeCall TimeCard TimeControl".split())
    | set("UTCDate UTCTime VisitTeam BCFlags DoubleDummyTricks".split())
)
"""The tags after which no table can stand; one that is not known may have a table."""

_NUMBER = r"[+-]?\d+(?:\.\d*)?"
_PLUS_NUMBER = r"\+?\d+(?:\.\d*)?"
_RUBBER = r"\d+(?:\s*/\s*\d+)?\s*"


def _by_side(number: str) -> str:
    return rf"(?:{number}|(?:NS|EW) *{number}|NS *{number}\s*EW *{number}|EW *{number}\s*NS *{number})\s*"


_SCORING = (
    "MP|MatchPoints|IMPs?|Cavendish|Chicago|Rubber|BAM|Instant|Butler(?:-2)?|Experts|Cross[12]?|Mean|Median|MP[12]|OldMP"
    "|Mitchell[234]|Ascherman|Bastille|EMP|IMP_19(?:48|61)"
)
_HISTORY = r"NS [\d ]+/[\d ]+EW [\d ]+/[\d ]+"
_SHAPES: dict[str, tuple[str, str]] = {
    "Date": (r"[\d?]{4}\.[\d?]{1,2}\.[\d?]{1,2}", tr("a date such as 1999.06.13")),
    "EventDate": (r"[\d?]{4}\.[\d?]{1,2}\.[\d?]{1,2}", tr("a date such as 1999.06.13")),
    "UTCDate": (r"[\d?]{4}\.[\d?]{1,2}\.[\d?]{1,2}", tr("a date such as 1999.06.13")),
    "Round": (r"\w[\w .:/-]*", tr("the number of a round")),
    "Competition": ("Chicago|Individuals|Pairs|Rubber|Teams", tr("Chicago, Individuals, Pairs, Rubber or Teams")),
    "Mode": ("EMB|IBS|OKB|TABLE|TC", tr("EMB, IBS, OKB, TABLE or TC")),
    "Scoring": (rf"(?i:(?:{_SCORING})(?:;(?:{_SCORING}))*)", tr("a way of scoring such as IMP, MP or IMP;Cross")),
    "Score": (_by_side(_NUMBER), tr("points such as NS -300")),
    "ScoreIMP": (_by_side(_NUMBER), tr("IMPs such as NS 10 EW -10")),
    "ScoreMP": (_by_side(_NUMBER), tr("matchpoints such as NS 40")),
    "ScorePercentage": (_by_side(_PLUS_NUMBER), tr("a percentage such as 52.5")),
    "ScoreRubber": (_by_side(_RUBBER), tr("points such as NS 300/40")),
    "ScoreRubberHistory": (_HISTORY, tr("points of both sides such as NS 0 0 / 100 0 EW 0 0 / 0 0")),
    "OptimumScore": (rf"(?:NS|EW) {_NUMBER}", tr("a side and its points such as NS 100")),
    **{f"{s}Type": ("human|program", tr("human or program")) for s in _SIDES},
}
SHAPED = _SHAPES.keys()
"""The tags whose values have a shape."""
_MATCHERS = {name: (re.compile(shape), expected) for name, (shape, expected) in _SHAPES.items()}
_UNKNOWN = frozenset({"", "?"})


@lru_cache(maxsize=64)  # the boards of a file share most of their values
def misshapen(name: str, value: str) -> str:
    """The value that was expected for this tag, or an empty text when the given one will do."""
    matcher = _MATCHERS.get(name)
    if matcher is None or value in _UNKNOWN or matcher[0].fullmatch(value):
        return ""
    return matcher[1]


def column_names(value: str) -> tuple[str, ...]:
    """The columns that the value of a table's tag names, with their signs and widths."""
    return tuple(value.split(";"))


_COLUMN = re.compile(r"[+-]?[^\\;]*(?:\\\d+[LR]?)?")


def is_column(name: str) -> bool:
    r"""True where the name of a column is well formed: perhaps a sign, a name, perhaps a width such as `\4R`."""
    return _COLUMN.fullmatch(name) is not None
