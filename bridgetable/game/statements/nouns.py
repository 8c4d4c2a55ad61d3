"""The nouns of a statement: cards, suits, trumps, tricks and hands, with their articles and numbers."""

from enum import Enum, auto

from attrs import mutable

from bridgetable.game.cards import Rank, Suit
from bridgetable.game.seats import Seat
from bridgetable.game.statements.steps import Place
from bridgetable.game.statements.words import Sort, Word
from bridgetable.game.values import evolve, frozen


class Named(Enum):
    """The sorts of things that a noun names."""

    CARDS = auto()
    RANKS = auto()
    SUIT = auto()
    TRICKS = auto()
    ROUNDS = auto()
    TOPS = auto()
    LOSERS = auto()
    REST = auto()
    PLACE = auto()


@frozen
class Noun:
    """A thing that is named: its sort, with suit and ranks, how many, and whose."""

    sort: Named
    suit: Suit | None = None
    ranks: tuple[Rank, ...] = ()
    number: int = 0
    is_definite: bool = False
    is_small: bool = False
    is_theirs: bool = False
    is_last: bool = False
    place: Place | None = None
    then_small: bool = False
    is_bare: bool = False
    is_another: bool = False
    is_owned: bool = False
    is_nth: bool = False
    is_counted: bool = False


@frozen
class Speaker:
    """The trumps, and the claimer: his seat, whether he plays both hands, and the one of them that is on lead."""

    trump: Suit | None
    seat: Seat = Seat.S
    is_declarer: bool = True
    on_lead: Place | None = None


END = Word(Sort.MARK, "end", "", 0)
ALONE, WITH_AND, WITH_COMMAS = range(3)
"""The ways to part ranks that have their suit behind them: not at all, by “and”, by commas too."""
COLOURS = {
    "red": (Suit.H, Suit.D),
    "black": (Suit.S, Suit.C),
    "minor": (Suit.D, Suit.C),
    "minors": (Suit.D, Suit.C),
    "major": (Suit.S, Suit.H),
    "majors": (Suit.S, Suit.H),
}


@mutable(eq=False)
class Reader:
    """A place among the words, and the nouns that can be read from it."""

    words: tuple[Word, ...]
    speaker: Speaker
    at: int = 0
    marks: int = WITH_AND

    def peek(self, ahead: int = 0) -> Word:
        """The word at the place, or so many further on; one that ends all where there is none."""
        return self.words[self.at + ahead] if self.at + ahead < len(self.words) else END

    def follows(self, *forms: str) -> bool:
        """True where these words come next, each in any of the forms parted by bars."""
        return all(self.peek(n).form in form.split("|") for n, form in enumerate(forms))

    def take(self, *forms: str) -> bool:
        """Pass these words, if they come next."""
        if not self.follows(*forms):
            return False
        self.at += len(forms)
        return True

    def pass_all(self, forms: str) -> None:
        """Pass every word of these forms, parted by bars."""
        while self.take(forms):
            pass

    # --- places -------------------------------------------------------------------------------------------------------

    def place(self) -> Place | None:
        """The hand that is named next."""
        begin = self.at
        self.pass_all("the|my|closed|own|other")
        if self.speaker.is_declarer and (self.take("partner's|dummy's", "hand") or self.take("dummy|partner")):
            return Place.DUMMY
        if not self.speaker.is_declarer and (self.take("partner's", "hand") or self.take("partner")):
            return Place.PARTNER
        if self.take("hand") or self.take("mine"):
            return Place.HAND
        self.at = begin
        return None

    def seat(self) -> Seat | None:
        """The player that is named next."""
        begin = self.at
        self.pass_all("the|my")
        here, own = self.peek().form.removesuffix("'s"), self.speaker.seat
        seats = {"west": Seat.W, "east": Seat.E, "north": Seat.N, "south": Seat.S, "lho": own.lho, "rho": own.rho}
        if here in seats:
            self.at += 1
            return seats[here]
        self.at = begin
        return None

    def seat_s(self) -> Seat | None:
        """The opponent of whose cards is spoken next: East's."""
        return self.seat() if self.peek().form.endswith("'s") else None

    # --- nouns --------------------------------------------------------------------------------------------------------

    def noun(self, marks: int = WITH_AND) -> Noun | None:
        """The thing that is named next; None where none is."""
        begin, self.marks = self.at, marks
        found = self._noun()
        self.marks = WITH_AND
        if found is None:
            self.at = begin
        return found

    def _noun(self) -> Noun | None:
        said = Noun(Named.SUIT)
        begin = self.at
        while (more := self.determiner(said)) is not None:
            said = more
            if self.at > begin and self.peek().text.lower() in {"losing", "winning"}:
                self.at += 1
        if said.is_definite and self.words[self.at - 1].form == "all" and self.take("of", "them"):
            return evolve(said, sort=Named.REST)
        if self.take("rest|everything") or self.take("them", "all") or self.take("lot"):
            self.take("of", "the|them", "trick")
            if not self.follows("of"):
                return None if said.is_theirs else evolve(said, sort=Named.REST)
            self.take("of", "the|my")
        if self.seat_s() is not None:
            said = evolve(said, is_theirs=True, is_definite=True)
            while (more := self.determiner(said)) is not None:
                said = more
        found = self.cards(said) or self.suited(said) or self.uncounted(said)
        if found is not None:
            found = self.in_place(found)
        return found

    def determiner(self, said: Noun) -> Noun | None:
        """The noun with one word more before it; None where that is the thing itself."""
        here = self.peek()
        if here.text.lower() == "both":
            self.at += 1
            return evolve(said, number=2, is_definite=True, is_last=self.peek().form == "trick")
        if here.form in {
            "a",
            "the",
            "my",
            "your",
            "all",
            "last",
            "nth",
            "small",
            "high",
            "marked",
            "dummy's",
            "partner's",
        }:
            self.at += 1
            self.take("of", "the|my")
            return described(said, here.form, is_declarer=self.speaker.is_declarer)
        if here.form == "A" and self.is_article():
            self.at += 1
            return evolve(said, number=1)
        if here.form in {"couple", "pair"} and self.peek(1).form == "of":
            self.at += 2
            return evolve(said, number=2)
        if here.form in {"another", "more", "nothing"} and not said.is_small:
            self.at += 1
            if here.form == "nothing" and not self.take("but"):
                return None
            another = here.form == "another"
            return evolve(said, number=said.number or int(another), is_another=another)
        is_rank = self.marks == ALONE and bool(here.ranks)
        if here.sort is Sort.NUMBER and not is_rank and not self.ranks_of_a_suit() and said.number <= 1:
            self.at += 1
            if self.take("more|of"):
                self.pass_all("the|my|of")
                if self.follows("last") and self.peek(1).sort is Sort.NUMBER:
                    # “Seven of the last eight” says how many are left, too.
                    self.at += 2
            return evolve(said, number=here.number, is_counted=True)
        return None

    def is_article(self) -> bool:
        """True where a capital A is no ace."""
        after = self.peek(1)
        return after.form in {"suit", "letter"} or after.form in {"trump", "small", "high", "trick", "round"}

    def ranks_of_a_suit(self) -> bool:
        """True where ranks come next, with the suit of which they are behind them: ten and nine of spades."""
        here = self.at
        found = self.rank_list()
        is_named = (bool(found) and self.take("of") and self.peek().sort is Sort.SUIT) or self.follows("trumps|trump")
        is_named = is_named and self.words[self.at - 1].form == "of"
        self.at = here
        return is_named

    def rank_list(self) -> tuple[Rank, ...]:
        """Ranks one after another, parted by commas or “and”."""
        found: tuple[Rank, ...] = ()
        while True:
            ahead = 0
            if found and self.peek().form in ("and", "comma")[: self.marks]:
                ahead = 2 if self.peek(1).form == "and" else 1
                ahead += self.peek(ahead).form in {"the", "a"}
            here = self.peek(ahead)
            if not here.ranks or here.sort is Sort.CARDS or (set(here.ranks) & set(found)):
                return found
            found += here.ranks
            self.at += ahead + 1

    def cards(self, said: Noun) -> Noun | None:
        """Cards: SAKQ, ace and king of spades, spade ace, AK spades, or ranks of which the suit was not said."""
        here, begin = self.peek(), self.at
        if here.sort is Sort.CARDS:
            self.at += 1
            return evolve(said, sort=Named.CARDS, suit=here.suit, ranks=here.ranks + self.more_ranks(here.ranks))
        ranks = self.rank_list()
        then_small = bool(ranks) and self.take("small|x")
        if ranks and self.take("of"):
            self.pass_all("the|my|your|dummy's|partner's")
            suit = self.suit()
            return (
                None if suit is None else evolve(said, sort=Named.CARDS, suit=suit, ranks=ranks, then_small=then_small)
            )
        another = self.another() if here.sort is Sort.RANKS and ranks else None
        if another is not None:
            return evolve(said, sort=Named.CARDS, suit=another, ranks=ranks, then_small=True)
        self.at = begin
        is_rank = here.sort is Sort.RANKS or (self.marks == ALONE and bool(here.ranks))
        if not is_rank:
            return None
        ranks = here.ranks
        self.at += 1
        ranks += self.more_ranks(ranks)
        suit = self.suit() if self.peek().form != "letter" else None
        if suit is not None:
            return evolve(said, sort=Named.CARDS, suit=suit, ranks=ranks)
        return evolve(said, sort=Named.RANKS, ranks=ranks, is_bare=True)

    def more_ranks(self, found: tuple[Rank, ...]) -> tuple[Rank, ...]:
        """Further ranks of the same suit: SA K Q, the spade ace and king."""
        more: tuple[Rank, ...] = ()
        while True:
            ahead = int(self.marks > ALONE and self.peek().form == "and")
            here, after = self.peek(ahead), self.peek(ahead + 1)
            is_own = here.sort is Sort.RANKS and after.sort is not Sort.SUIT and after.form not in {"of", "trump"}
            if not is_own or set(here.ranks) & set(found + more) or (here.form == "A" and ahead):
                return more
            more += here.ranks
            self.at += ahead + 1

    def another(self) -> Suit | None:
        """The suit of “and another club”."""
        begin = self.at
        if self.take("and") and (self.take("another") or self.take("a", "small")):
            suit = self.suit()
            if suit is not None:
                return suit
        self.at = begin
        return None

    def suit(self) -> Suit | None:
        """The suit that is named next."""
        here = self.peek()
        if here.sort is Sort.SUIT:
            self.at += 1
            return here.suit
        if here.form in {"trump", "trumps"}:
            self.at += 1
            self.take("suit")
            return self.speaker.trump
        return None

    def suited(self, said: Noun) -> Noun | None:
        """A suit, cards of it by rank, tricks or rounds in it."""
        here = self.peek()
        if here.form in {"trick", "round", "winner", "loser", "card"}:
            return self.of_suit(said)
        suit = self.suit()
        if suit is None:
            return None
        colon = here.form == "suits" and self.follows("colon") and bool(self.peek(1).ranks)
        self.at += colon
        ranks = self.rank_list() if colon else self.own_ranks(here, is_counted=said.is_counted)
        if ranks:
            then_small = self.take("small|x")
            return evolve(said, sort=Named.CARDS, suit=suit, ranks=ranks, then_small=then_small)
        if here.form == "letter" and self.peek().sort is Sort.NUMBER and not said.number:
            said = evolve(said, number=self.peek().number)
            self.at += 1
        if self.take("loser"):
            return evolve(said, sort=Named.LOSERS, suit=suit)
        is_plural = here.form not in {"suit", "trump"} or self.words[self.at - 1].form == "suit" != here.form
        if self.peek().form in {"suit", "round", "trick", "winner", "card"} and self.peek().sort is Sort.WORD:
            is_plural = self.peek().form == "suit" or self.peek().is_plural
            self.at += 1
        return evolve(said, suit=suit, number=said.number or int(not is_plural))

    def own_ranks(self, suit: Word, *, is_counted: bool) -> tuple[Rank, ...]:
        """The ranks right behind a suit: spade ace, hearts AKQ, club four; but one spade, two hearts."""
        here = self.peek()
        if here.sort is Sort.RANKS and not (here.form == "A" and self.is_article()):
            self.at += 1
            return here.ranks + self.more_ranks(here.ranks)
        if here.sort is Sort.NUMBER and here.ranks and not is_counted and suit.form in {"suit", "trump"}:
            self.at += 1
            return here.ranks
        return ()

    def of_suit(self, said: Noun) -> Noun | None:
        """Tricks, rounds, cards or winners, perhaps of a suit."""
        here = self.peek()
        self.at += 1
        begin = self.at
        if self.take("of|in"):
            self.pass_all("the|my")
            suit = self.suit()
            if suit is not None:
                number = said.number or int(here.form == "round" and not here.is_plural)
                return evolve(said, suit=suit, number=number, sort=Named.ROUNDS if here.form == "round" else Named.SUIT)
            self.at = begin
        sorts = {"trick": Named.TRICKS, "loser": Named.LOSERS, "round": Named.ROUNDS, "winner": Named.TOPS}
        if here.form == "trick" and not said.number and self.words[begin - 2].form == "high":
            return evolve(said, sort=Named.TOPS)
        if here.form == "trick" and not said.number and here.is_plural and said.is_definite and said.is_last:
            return evolve(said, sort=Named.REST)
        return evolve(said, sort=sorts[here.form]) if here.form in sorts else None

    def uncounted(self, said: Noun) -> Noun | None:
        """A number by itself, of tricks, or the others."""
        word = self.words[self.at - 1].text.lower()
        if said.is_last and word == "others":
            return evolve(said, sort=Named.REST)
        if said.is_last and word == "last" and not said.number:
            return evolve(said, sort=Named.TRICKS, number=1)
        return evolve(said, sort=Named.TRICKS, is_bare=self.words[self.at - 1].form != "more") if said.number else None

    def in_place(self, found: Noun) -> Noun:
        """The noun with the hand in which it is said to be."""
        begin = self.at
        if self.take("in|on|at|from"):
            place = self.place()
            if place is not None:
                return evolve(found, place=place, is_owned=False)
        self.at = begin
        return found


def described(said: Noun, form: str, *, is_declarer: bool) -> Noun:
    """A noun with a word before it taken into account."""
    match form:
        case "a":
            return evolve(said, number=1)
        case "small":
            return evolve(said, is_small=True)
        case "last":
            return evolve(said, is_last=True)
        case "nth":
            return evolve(said, is_last=True, is_nth=True)
        case "your":
            return evolve(said, is_theirs=True, is_definite=True)
        case "dummy's" | "partner's":
            return evolve(said, place=Place.DUMMY if is_declarer else Place.PARTNER, is_definite=True, is_owned=True)
        case "high" | "marked":
            return said
        case _:
            return evolve(said, is_definite=True)
