"""The words of claims: each word's meaning by itself, and the words of a text with their places in it."""

import re
from enum import Enum, auto
from functools import cache
from string import ascii_lowercase

from bridgetable.game.cards import Rank, Suit
from bridgetable.game.values import evolve, frozen


class Sort(Enum):
    """The sorts of words."""

    WORD = auto()
    SUIT = auto()
    CARDS = auto()
    RANKS = auto()
    NUMBER = auto()
    MARK = auto()


@frozen
class Word:
    """A word: its sort, its basic form, and where it stands; with the suit, ranks and number that it names."""

    sort: Sort
    form: str
    text: str
    start: int
    suit: Suit | None = None
    ranks: tuple[Rank, ...] = ()
    number: int = 0

    @property
    def end(self) -> int:
        """The place behind it."""
        return self.start + len(self.text)

    @property
    def is_plural(self) -> bool:
        """True where several tricks, rounds or winners are spoken of."""
        return self.text.lower().endswith("s")


VERBS = {
    "cash": "cash cashes cashing cashed enjoy enjoying bang banging rattle rattling reel reeling",
    "play": "play plays playing played lay laying",
    "lead": "lead leads leading",
    "run": "run runs running",
    "take": "take takes taking",
    "win": "win wins winning",
    "make": "make makes making score scores scoring",
    "get": "get gets getting",
    "come": "come comes coming",
    "go": "go goes going",
    "return": "return returns returning",
    "cross": "cross crosses crossing",
    "enter": "enter enters entering reach reaches reaching re-enter re-entering access accessing",
    "unblock": "unblock unblocks unblocking",
    "finesse": "finesse finesses finessing hook hooks hooking finessed finnesse",
    "ruff": "ruff ruffs ruffing ruffed rough roughing ruf",
    "trumping": "trumping trumped",
    "crossruff": "crossruff crossruffs crossruffing cross-ruff cross-ruffing",
    "throw": "throw throws throwing discard discards discarding discarded pitch pitches pitching shake shaking ditch"
    " ditching dump dumping shed shedding toss tossing chuck chucking jettison jettisoning park parking"
    " sluff sluffing slough sloughing dispose disposing",
    "overtake": "overtake overtakes overtaking overtaken swallow swallowing",
    "draw": "collect collecting draw draws drawing pull pulls pulling extract extracting clear clearing"
    " gather gathering remove removing",
    "give": "give gives giving",
    "lose": "lose loses losing",
    "concede": "concede concedes conceding surrender surrendering",
    "duck": "duck ducks ducking",
    "knock": "knock knocks knocking push pushing drive drives driving force forces forcing kick kicking",
    "dislodge": "dislodge dislodging",
    "ride": "ride rides riding",
    "set": "set sets setting",
    "establish": "establish establishes establishing develop develops developing",
    "have": "have has having got i've we've 've",
    "be": "is are am was were be being that's they're it's there's these're 's",
    "claim": "claim claims claiming clame",
    "pick": "pick picking mop mopping",
    "end": "end ending finish finishing",
    "repeat": "repeat repeating",
    "vanish": "vanish vanishes vanishing disappear disappears disappearing evaporate evaporates",
    "belong": "belong belongs",
    "exit": "exit exiting",
    "start": "start starting begin beginning",
}
OTHERS = {
    "i": "i we i'll we'll i'm we're i'd he he'll",
    "will": "will can could would gonna shall want wanna let's must should always",
    "let": "let letting",
    "you": "you you'll you're they they'll opponents opps defenders declarer defence defense",
    "please": "please just simply obviously clearly now so ok okay well also too here again still thank thanks right"
    " er erm um umm hmm oh ah yes only fine anyway eventually sometime",
    "the": "the teh",
    "a": "a an",
    "my": "my our his these those this that both",
    "your": "your their",
    "all": "all every each any",
    "last": "last remaining outstanding other others final missing thirteener",
    "nth": "second third fourth fifth sixth thirteenth 13th",
    "small": "small low little lowest smallest",
    "high": "high good top big established master",
    "marked": "marked proven simple side long natural sure certain guaranteed",
    "dummy": "dummy table board",
    "dummy's": "dummy's table's board's",
    "partner": "partner pard",
    "partner's": "partner's pard's",
    "hand": "hand home",
    "mine": "mine ours",
    "to": "to towards toward into onto",
    "up": "up",
    "over": "over across back",
    "trump": "trump",
    "trumps": "trumps",
    "trick": "trick tricks",
    "winner": "winner winners tops",
    "loser": "loser losers",
    "round": "round rounds time times",
    "card": "card cards",
    "rest": "rest remainder balance",
    "everything": "everything",
    "and": "and",
    "of": "of o",
}
NUMBERS = "one two three four five six seven eight nine ten eleven twelve thirteen".split()
RANK_WORDS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "knave": "J", "deuce": "2"}
SUIT_WORDS = {
    Suit.S: "spade spades spd spds ♠ ♠s",
    Suit.H: "heart hearts hrt hrts ♥ ♥s ♡",
    Suit.D: "diamond diamonds dia dias diam diams dmd dmds ♦ ♦s ♢",
    Suit.C: "club clubs clb clbs ♣ ♣s",
}
SHORT_FOR_ALL = frozenset("spd hrt dia diam dmd clb".split())
"""Suits shortened so far that one card is written like all of them."""
SUITS = {word: suit for suit, words in SUIT_WORDS.items() for word in words.split()}
FORMS = {word: form for forms in (VERBS, OTHERS) for form, words in forms.items() for word in words.split()}
RANKS = {str(rank): rank for rank in Rank}
SLIP = 5
"""A word of fewer letters is too near to others to be taken for a slip, but for a suit or a rank that lacks one."""
SLIPPED = frozenset(
    word
    for word in (
        *SUITS,
        *RANK_WORDS,
        *"cashing drawing pulling ruffing trumping crossruff crossing discard discarding throwing pitching".split(),
        *"claim claiming finesse finessing concede conceding trump trumps dummy partner tricks".split(),
        *"remaining winners losers".split(),
    )
    if len(word) >= SLIP
)
"""The words of which slips of the hand are known."""
NAMES = SLIPPED & {*SUITS, *RANK_WORDS}
SIGNS = str.maketrans("♠♥♦♣♡♢’‘", "SHDCHD''")
BREAKS = {
    ",": "comma",
    ";": "comma",
    ".": "comma",
    ":": "colon",
    "(": "comma",
    ")": "comma",
    "–": "comma",
    "—": "comma",
}
_IS = "|".join((*NUMBERS, *RANK_WORDS, *"spade heart diamond club rest everything hand trick last other".split()))
_WORD = re.compile(
    rf"(?i:you|they)(?=['’]ve\b)|(?i:{_IS})(?=['’]s\b)|['’](?:ve|s)\b|"
    r"[♠♥♦♣]s\b|[♠♥♦♣♡♢]?10\b|[♠♥♦♣♡♢][AKQJT2-9]*|[A-Za-z0-9]+[♠♥♦♣]|[^\W_]+(?:-(?:enter|entering)|['’][a-z]+)?"
    r"|[,;:.()–—&+?!/]|\s-\s"
)
_CARDS = re.compile(r"([SHDC])(10|[AKQJT2-9]+)")
_HONOURS = re.compile(r"[AKQJT]|[AKQJT][AKQJT2-9]+")
_RANK_FIRST = re.compile(r"([AKQJT]+)([SHDC])")


def words_of(text: str) -> tuple[Word, ...]:
    """The words of a text, in order; a hyphen within a word parts it in two."""
    return tuple(word_of(m.group(), m.start()) for m in _WORD.finditer(text))


def word_of(text: str, start: int) -> Word:
    """One word, by what it names."""
    plain, small = text.translate(SIGNS), text.lower().replace("’", "'")
    if small in BREAKS or not small.strip(" -"):
        return Word(Sort.MARK, BREAKS.get(small, "comma"), text, start)
    if small in {"and", "&", "+", "plus"}:
        return Word(Sort.MARK, "and", text, start)
    if small in {"then", "before"}:
        return Word(Sort.MARK, "then", text, start)
    if small in SUITS or plain in {"S", "H", "D", "C"}:
        letter = len(text) == 1
        suit = Suit[plain] if letter else SUITS[small]
        return Word(Sort.SUIT, "letter" if letter else suit_form(small), text, start, suit)
    if small in RANK_WORDS:
        return Word(Sort.RANKS, small, text, start, ranks=(RANKS[RANK_WORDS[small]],))
    if small in NUMBERS or small.isdecimal():
        number = NUMBERS.index(small) + 1 if small in NUMBERS else int(small[:3])
        ranks = (Rank(number),) if 2 <= number <= 10 else ()
        return Word(Sort.NUMBER, small, text, start, ranks=ranks, number=number)
    found = named(text, start)
    meant = meant_by(small) if found.sort is Sort.WORD and small not in FORMS else None
    return found if meant is None else evolve(word_of(meant, start), text=text)


def suit_form(small: str) -> str:
    """The form of a suit that is written out: of one card, or of several."""
    return "suits" if small.endswith("s") or small in SHORT_FOR_ALL else "suit"


@cache
def meant_by(slip: str) -> str | None:
    """The word that a slip of the hand stands for: two letters changed about, or one too many, missing or wrong."""
    # None where it is a word of its own, for all that is known, or may be two.
    if len(slip) < SLIP - 1 or not slip.isalpha():
        return None
    places = range(len(slip))
    about = {slip[:n] + slip[n + 1 : n + 2] + slip[n] + slip[n + 2 :] for n in places}
    more = {slip[:n] + slip[n + 1 :] for n in places}
    less = {slip[:n] + letter + slip[n:] for n in range(len(slip) + 1) for letter in ascii_lowercase}
    wrong = {slip[:n] + letter + slip[n + 1 :] for n in places for letter in ascii_lowercase}
    if len(slip) < SLIP:
        about, more, wrong, less = set(), set(), set(), less & NAMES
    for changed in (about, more | less | wrong):
        found = changed & SLIPPED
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def named(text: str, start: int) -> Word:
    """A word that names cards or ranks by letters, or any other."""
    plain, small = text.translate(SIGNS), text.lower().replace("’", "'")
    upper = plain.upper() if len(plain) == 2 and plain not in {"ha", "Ha"} else plain
    cards = _CARDS.fullmatch(upper)
    if cards is not None:
        ranks = tuple(RANKS[r] for r in cards[2].replace("10", "T"))
        if len(set(ranks)) == len(ranks):
            return Word(Sort.CARDS, small, text, start, Suit[cards[1]], ranks)
    turned = _RANK_FIRST.fullmatch(plain)
    if turned is not None:
        return Word(Sort.CARDS, small, text, start, Suit[turned[2]], tuple(RANKS[r] for r in turned[1]))
    tens = plain.replace("10", "T")
    if _HONOURS.fullmatch(tens) and len(set(tens)) == len(tens):
        return Word(Sort.RANKS, tens, text, start, ranks=tuple(RANKS[r] for r in tens))
    return Word(Sort.WORD, FORMS.get(small, small), text, start)
