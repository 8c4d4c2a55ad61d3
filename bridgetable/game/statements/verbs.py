"""The verbs of a statement, with what belongs to each: what is cashed, ruffed, thrown, given up, and where he goes."""

from collections.abc import Callable, Iterator

from attrs import mutable

from bridgetable.game.cards import Card, Rank, Suit, card_of
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.game.statements.nouns import ALONE, COLOURS, END, WITH_COMMAS, Named, Noun, Reader
from bridgetable.game.statements.steps import (
    Cash,
    Cross,
    CrossRuff,
    Draw,
    Duck,
    Finesse,
    Give,
    KnockOut,
    LeadTo,
    Overtake,
    Place,
    Rest,
    Ruff,
    SetUp,
    Small,
    Step,
    Take,
    Throw,
    Win,
    suit_of,
)
from bridgetable.game.statements.words import RANK_WORDS, RANKS, VERBS, Sort, Word
from bridgetable.game.values import evolve

Steps = tuple[Step, ...]
OF_A_SUIT = Give | Duck | SetUp | KnockOut | Finesse | Overtake
"""The steps after which “them” are the cards of their suit."""
LEVELS = range(1, 8)
"""The levels of a contract."""
RUFFED = frozenset({Named.SUIT, Named.CARDS, Named.LOSERS, Named.ROUNDS})


@mutable(eq=False)
class Verbs(Reader):
    """The clauses that begin with a verb or a noun."""

    done: Steps = ()  # the steps of the part before
    giving: bool = False  # what is named next may still belong to that part
    changed: Steps | None = None  # what becomes of its last one when a clause says more of it
    on_lead: Place | None = None  # the hand that leads next, where that is known

    @property
    def last(self) -> Step | None:
        """The step before."""
        return self.done[-1] if self.done else None

    def clause_end(self, begin: int) -> int:
        """The place of the next mark, or the end."""
        return next((n for n in range(begin, len(self.words)) if self.words[n].sort is Sort.MARK), len(self.words))

    def clause_words(self, begin: int) -> tuple[Word, ...]:
        """The words to the next mark."""
        return self.words[begin : self.clause_end(begin)]

    @property
    def is_whole(self) -> bool:
        """True where the noun that was read has no verb: a number by itself is of what was not said."""
        counts = ((w.form in VERBS and w.form not in {"have", "be"}) or w.form in {"for", "more"} for w in self.words)
        return not any(counts)

    # --- verbs --------------------------------------------------------------------------------------------------------

    def act(self) -> Steps | None:
        """The steps of a verb with what belongs to it."""
        verb = self.peek().form
        if self.follows("trump") and self.is_to_ruff():
            verb = "trumping"
        reading = self.readings().get(verb)
        if reading is None:
            return self.goes_to()
        self.at += 1
        return reading()

    def readings(self) -> dict[str, Callable[[], Steps | None]]:
        """The reader of the words that belong to each verb."""
        plays = dict.fromkeys("cash play run take win claim unblock have".split(), self.cashes)
        gives = dict.fromkeys("give lose concede".split(), self.gives)
        goes = dict.fromkeys("cross enter return come go".split(), self.crosses)
        return {
            **plays,
            **gives,
            **goes,
            "make": self.makes,
            "take": self.takes,
            "have": self.has,
            "win": self.wins,
            "get": self.gets,
            "lead": self.leads,
            "run": self.runs,
            "let": self.lets_run,
            "repeat": self.repeats,
            "pick": self.draws,
            "end": self.ends_in,
            "ride": self.runs,
            "exit": self.exits,
            "dislodge": self.knocks_out,
            "small": self.smalls,
            "start": self.starts,
            "finesse": self.finesses,
            "ruff": self.ruffs,
            "trumping": self.ruffs,
            "throw": self.throws,
            "overtake": self.overtakes,
            "draw": self.draws,
            "duck": self.ducks,
            "knock": self.knocks_out,
            "set": self.sets_up,
            "establish": self.sets_up,
        }

    def is_to_ruff(self) -> bool:
        """True where “trump” is what he does, and no card."""
        after = self.peek(1)
        if after.form in {"a", "the", "my", "small", "dummy's"} or after.sort is Sort.NUMBER:
            return self.peek(1).form != "a" or self.peek(2).sort is not Sort.MARK
        return (after.sort in {Sort.SUIT, Sort.CARDS}) and after.form != "letter"

    def listed(self, make: Callable[[Noun], Steps | None]) -> Steps | None:
        """The steps of things one after another, joined by “and”: a spade and two hearts."""
        first = self.noun()
        steps = None if first is None else make(first)
        while steps is not None and (more := self.one_more(make)) is not None:
            steps += more
        if steps is not None and first is not None and first.number and first.suit is not None:
            steps += self.enumerated(make)
        return steps

    def one_more(self, make: Callable[[Noun], Steps | None]) -> Steps | None:
        """The steps of one thing more, behind “and” or right beside: C2 C3."""
        begin = self.at
        has_and = self.take("and")
        noun = self.noun() if has_and or self.peek().sort is Sort.CARDS else None
        steps = None if noun is None or noun.sort is Named.REST else make(noun)
        if steps is not None and (
            self.peek().sort in {Sort.MARK, Sort.CARDS} or self.peek().form in {"at", "for", "after"}
        ):
            return steps
        self.at = begin
        return None

    def enumerated(self, make: Callable[[Noun], Steps | None]) -> Steps:
        """The steps of things parted by commas, “and” before the last of all: a spade, a heart and a club."""
        begin = self.at
        steps: Steps = ()
        while len(steps) < TRICKS and self.take("comma"):
            here = self.peek()
            noun = self.noun() if here.form == "a" or here.sort is Sort.NUMBER else None
            more = None if noun is None or noun.sort is not Named.SUIT else make(noun)
            if more is None:
                break
            steps = (*steps, *more)
            last = self.one_more(make) if self.peek().form == "and" else None
            if last is not None and (self.peek() is END or self.follows("then")):
                return (*steps, *last)
        self.at = begin
        return ()

    def cashes(self) -> Steps | None:
        """Cards, suits or tricks that are played or won."""
        self.pass_all("off|out|down|up|over|have|please")
        if any(w.form in {"till", "until"} for w in self.clause_words(self.at)):
            self.take("on")
        if self.follows("to"):
            return self.led(Noun(Named.SUIT))
        if self.follows("trump") and self.peek(1).sort is Sort.MARK:
            # “Play trump” is one round, or all of them.
            return None
        if self.words[self.at - 1].form == "unblock":
            noun, before = self.noun(), None if self.last is None else suit_of(self.last)
            # “The ace of clubs, unblocking the queen” may play both to one trick.
            is_alone = noun is not None and bool(noun.ranks) and noun.suit not in {None, before}
            return self.held(noun) if noun is not None and is_alone else None
        if isinstance(self.last, OF_A_SUIT) and self.follows("them") and suit_of(self.last) is not None:
            self.at += 1
            return (Cash(suit_of(self.last)),)
        if (suit := self.same_suit()) is not None:
            return (Cash(suit),)
        runs = isinstance(self.last, OF_A_SUIT) and self.words[self.at - 1].form in {"run", "cash"}
        if runs and self.follows("the", "rest") and self.peek(2).sort is Sort.MARK:
            # The rest of the suit, or all the rest?
            return None
        if self.peek() is END or self.peek().sort is Sort.MARK:
            verb = self.words[self.at - 1].form
            if verb == "claim":
                return ()
            return (Cash(),) if verb in {"out", "cash"} else None
        return self.of_noun()

    def same_suit(self) -> Suit | None:
        """The suit of the step before, where “the suit” is spoken of."""
        suit = None if self.last is None else suit_of(self.last)
        named = suit is not None and self.peek(1).sort is Sort.WORD
        return suit if named and self.take("the", "suit") else None

    def has(self) -> Steps | None:
        """The steps of “have”; “have a diamond” is said to whoever gets it."""
        begun = self.at > 1 and self.words[self.at - 2].sort is not Sort.MARK
        own = self.words[self.at - 1].text.lower() not in {"have", "has"}
        return self.cashes() if begun or own else None

    def makes(self) -> Steps | None:
        """The tricks that are made; but “making four (spades)” may be tricks or the contract of that level."""
        level, strain = self.peek(), self.peek(1)
        behind = self.peek(2) if strain.sort is Sort.SUIT else strain
        is_level = self.words[self.at - 1].text.lower() == "making" and level.number in LEVELS
        return None if is_level and behind.sort is Sort.MARK and behind.form != "and" else self.cashes()

    def takes(self) -> Steps | None:
        """A trick that is taken in a hand, a finesse, trumps that are taken out, or cards."""
        begin = self.at
        if (finesse := self.noun_and("finesse")) is not None:
            return self.finesse_in(finesse)
        self.at = begin
        noun = self.noun()
        if noun is not None and noun.suit is not None and noun.suit is self.speaker.trump:
            is_in = self.follows("in") and self.peek(1).sort is Sort.MARK and self.take("in")
            if is_in or self.take("out") or (noun.is_theirs and self.take("off", "you")):
                return (Draw(),)
        self.at = begin
        if self.take("out"):
            return self.draws()
        return self.wins()

    def wins(self) -> Steps | None:
        """A trick that is won in a hand, or cards."""
        begin = self.at
        if self.peek().text.lower() in {"this", "that", "it"} and self.peek(1).sort is Sort.MARK:
            # The trick in progress.
            self.at += 1
            return ()
        noun = self.noun()
        if noun is not None and noun.sort is Named.SUIT and noun.suit is not None and noun.number <= 1:
            self.take("lead|return|switch")
            place = noun.place or (self.place() if self.take("in|on") else None)
            if place is not None:
                return (Win(noun.suit, place),)
        self.at = begin
        suit = self.suit() if self.peek().form == "letter" else None
        place = None if suit is None else self.place()
        if suit is not None and place is not None:
            return (Win(suit, place),)
        self.at = begin
        return self.cashes()

    def gets(self) -> Steps | None:
        """The steps of “get”: to a hand, rid of something, or a trick made."""
        if self.take("rid", "of"):
            trumps = self.take("the", "trumps") or self.take("trumps")
            return (Draw(),) if trumps and self.speaker.trump is not None else self.throws()
        if self.follows("to|over|in|into"):
            return self.crosses()
        return self.takes()

    def leads(self) -> Steps | None:
        """A card or suit that is led, perhaps to another."""
        suit = self.suit() if self.peek().form == "letter" else None
        if suit is not None:
            return self.led(Noun(Named.SUIT, suit, number=1))
        self.take("out")
        if self.take("up") or self.follows("to"):
            return self.led(Noun(Named.SUIT))
        steps = self.of_noun()
        behind = self.words[self.at + 1 : self.at + 3]
        is_open = steps is not None and isinstance(steps[-1], Cash) and steps[-1].rounds == 1
        return None if is_open and not any(w.form == "ruff" for w in behind) else steps

    def starts(self) -> Steps | None:
        """The card or the suit that comes first."""
        return self.of_noun() if self.take("with") else None

    def smalls(self) -> Steps | None:
        """A low card led."""
        if self.peek().form == "letter":
            suit = self.suit()
            return None if suit is None else (Small(suit),)
        self.at -= 1
        return None

    def crosses(self) -> Steps | None:
        """The hand that he goes over to, and the way there."""
        self.pass_all("over|into|in")
        if self.follows("to") and not self.take("to"):
            return None
        self.take("to")
        place = self.place() if not self.follows("dummy's|partner's") else None
        back = any(w.form == "return" or w.text == "back" for w in self.words[max(0, self.at - 3) : self.at])
        if place is None:
            noun = self.noun()
            if noun is not None and noun.suit is not None and len(noun.ranks) == 1 and noun.place is None and not back:
                return (LeadTo(card_of(noun.suit, noun.ranks[0])),)
            if noun is not None and noun.suit is not None and noun.sort in {Named.CARDS, Named.SUIT}:
                return self.crossed(noun.place or self.other(is_back=back), noun)
            place = self.other(is_back=back)
            if not self.follows("in|via|by|through|using|on") and not (back and self.follows("with")):
                return None
        return self.via(place)

    def via(self, place: Place) -> Steps | None:
        """The suit or the card by which he goes to a hand."""
        suit = self.suit() if self.peek().form == "letter" else None
        if suit is not None:
            return (Cross(place, suit),)
        if self.peek().sort is Sort.CARDS or self.take("with|in|via|by|through|using|on"):
            noun = self.noun()
            if noun is not None and self.take("ruff"):
                steps = self.ruffed(noun)
                return None if steps is None else tuple(evolve(s, place=place) for s in steps if isinstance(s, Ruff))
            return None if noun is None else self.crossed(place, noun)
        return (Cross(place),)

    def crossed(self, place: Place, noun: Noun) -> Steps | None:
        """A hand that is gone to in a suit, or with a card."""
        if noun.suit is None or noun.sort not in {Named.CARDS, Named.SUIT, Named.ROUNDS} or noun.number > 1:
            return None
        return (
            (Cross(place, noun.suit, noun.ranks[0] if len(noun.ranks) == 1 else None),)
            if len(noun.ranks) <= 1
            else None
        )

    def other(self, *, is_back: bool) -> Place:
        """The hand that he goes to, where it is not said: his own from dummy, else the other."""
        return Place.HAND if is_back or self.on_lead is Place.DUMMY else self.opposite

    @property
    def opposite(self) -> Place:
        """The hand opposite the claimer's."""
        return Place.DUMMY if self.speaker.is_declarer else Place.PARTNER

    def until(self) -> Steps | None:
        """The card that is knocked out by the suit played before: until you take the ace; till the king is gone."""
        suit = self.last.suit if isinstance(self.last, Cash) and not self.last.ranks else None
        if suit is None or not self.take("until|till"):
            return None
        by_them = self.take("you") and bool(self.take("take|win|play") or self.take("will", "take|win|play"))
        noun = self.noun(ALONE)
        is_gone = by_them or self.take("be", "gone|out|played|taken")
        if noun is None or not is_gone or len(noun.ranks) != 1 or noun.suit not in {None, suit}:
            return None
        self.changed = (KnockOut(card_of(suit, noun.ranks[0])),)
        return ()

    def goes_to(self) -> Steps | None:
        """The steps to a hand, without a verb: over to dummy, back to hand with a trump."""
        begin = self.at
        if self.speaker.is_declarer and self.take("dummy's", "in") and self.follows("with|in"):
            return self.via(Place.DUMMY)
        if isinstance(self.last, Cross) and self.take("for"):
            return self.listed(lambda noun: None if noun.suit is None else self.held(noun))
        over = self.peek().form == "over"
        back = self.peek().text.lower() == "back"
        self.pass_all("over")
        if back and self.follows("in") and self.peek(1).form == "hand":
            self.at += 2
            return self.via(Place.HAND)
        returns = isinstance(self.last, Cross) and self.last.place is not Place.HAND
        if over and (returns or not back) and self.follows("in") and self.peek(1).sort is Sort.SUIT:
            return self.via(self.other(is_back=back))
        if over and self.follows("with|via|by"):
            steps = self.via(self.other(is_back=back)) if self.done else None
            if back or self.on_lead is not None or steps is None:
                return steps
            # He may be in either hand, and so ruff in either.
            return tuple(evolve(s, place=None) if isinstance(s, Ruff) else s for s in steps)
        towards = self.peek().text.lower().startswith("toward")
        if not self.take("to"):
            self.at = begin
            return None
        place = self.place() if not self.follows("dummy's|partner's") else None
        if place is not None:
            return self.via(place)
        noun = self.noun()
        noun = None if noun is None else self.with_suit(noun)
        if over and not back and noun is not None and noun.sort is Named.SUIT and noun.number == 1:
            return self.crossed(noun.place or self.other(is_back=False), noun)
        if noun is None or noun.sort is not Named.CARDS or noun.suit is None or len(noun.ranks) != 1:
            return None
        if (over or noun.place) and not towards:
            return self.crossed(noun.place or self.other(is_back=back), noun)
        return (LeadTo(card_of(noun.suit, noun.ranks[0])),)

    def finesses(self) -> Steps | None:
        """The steps of a finesse: the card, and against whom."""
        suit = self.suit() if self.peek().form == "letter" else None
        if suit is not None:
            return (Finesse(suit, None, self.seat()),)
        self.take("against|through")
        against = self.seat()
        self.pass_all("please")
        self.take("in|for|with")
        if self.follows("against|through|colon") or self.peek() is END or self.peek().sort is Sort.MARK:
            return self.finesse_in(Noun(Named.SUIT), against)
        is_theirs = against is not None or self.words[self.at - 1].form == "against"
        is_meant = is_theirs or self.peek().sort is Sort.CARDS or self.words[self.at - 1].form == "with"
        noun = self.noun(ALONE)
        if noun is not None and isinstance(self.last, Small | LeadTo):
            noun = self.with_suit(noun)
        if noun is None or noun.suit is None or (not is_meant and any(r >= Rank.JACK for r in noun.ranks)):
            # The queen that is finessed may be his own, or theirs.
            return None
        against = self.seat() if against is None else against
        steps = self.finesse_in(evolve(noun, ranks=()) if is_theirs else noun, against)
        if self.last != Small(noun.suit) or not steps:
            return steps
        self.changed = steps
        return ()

    def repeats(self) -> Steps | None:
        """The finesse that is taken again."""
        noun = self.noun_and("finesse")
        return None if noun is None else self.finesse_in(noun)

    def lets_run(self) -> Steps | None:
        """The card that is let run."""
        if self.follows("it"):
            return self.runs()
        noun = self.noun()
        is_run = noun is not None and len(noun.ranks) == 1 and self.take("run|ride")
        return (Finesse(noun.suit, noun.ranks[0]),) if noun is not None and noun.suit is not None and is_run else None

    def runs(self) -> Steps | None:
        """A suit that is run, or a card that is let run."""
        last = self.last
        if self.follows("it") and isinstance(last, Cash) and last.suit is not None and len(last.ranks) == 1:
            self.at += 1
            self.take("run|ride")
            self.changed = (Finesse(last.suit, last.ranks[0]),)
            return ()
        steps = self.cashes()
        match steps:
            case (Cash(suit=Suit() as suit, ranks=(rank,)),) if rank < Rank.ACE:
                is_told = self.take("through|against") or self.take("round|around", "to")
                return (Finesse(suit, rank, self.seat() if is_told else None),)
            case _:
                return steps

    def noun_and(self, form: str) -> Noun | None:
        """A suit before another noun: the heart finesse, two diamond ruffs."""
        self.pass_all("the|my|marked")
        if self.take("a", form) or self.take(form):
            if self.take("in"):
                noun = self.noun()
                return noun if noun is None or noun.suit is not None else None
            return Noun(Named.SUIT)
        noun = self.noun()
        return noun if noun is not None and noun.suit is not None and self.take(form) else None

    def finesse_in(self, noun: Noun, against: Seat | None = None) -> Steps | None:
        """The finesse in a suit; without one it belongs to the lead beside it."""
        suit, rank = noun.suit, noun.ranks[0] if len(noun.ranks) == 1 else None
        if len(noun.ranks) > 1 or noun.number > 1:
            return None
        if self.take("against|through"):
            is_owner = self.peek().form.endswith("'s")
            against = self.seat()
            if against is None or is_owner:
                held = self.noun()
                if held is None or held.suit is None or rank is not None or suit not in {None, held.suit}:
                    return None
                suit = held.suit
            elif suit is None and self.take("in"):
                suit = self.suit()
        if rank is None and self.take("with"):
            card = self.noun(ALONE)
            suit = card.suit if card is not None and suit is None else suit
            if card is None or suit is None or card.suit not in {None, suit} or len(card.ranks) != 1:
                return None
            rank = card.ranks[0]
        if suit is not None:
            return (Finesse(suit, rank, against),)
        last = self.last
        if isinstance(last, LeadTo):
            self.changed = (Finesse(last.to.suit, last.to.rank, against),)
            return ()
        return self.led_finesse(against)

    def led_finesse(self, against: Seat | None) -> Steps | None:
        """The finesse of which the lead is told behind a mark: finesse against West: heart to the queen."""
        if not self.take("colon"):
            return None
        steps = self.of_noun()
        if steps is None or len(steps) != 1 or not isinstance(steps[0], LeadTo):
            return None
        return (Finesse(steps[0].to.suit, steps[0].to.rank, against),)

    def ruffs(self) -> Steps | None:
        """The steps of a ruff: the card, the hand and the trump."""
        if self.take("over", "and", "forth") or self.take("to", "and", "fro"):
            return (CrossRuff(),)
        self.take("it")
        here = self.peek()
        if here is END or here.sort is Sort.MARK or self.follows("in|on|with"):
            led = self.last
            place, using = self.ruff_with()
            suit = led.suit if isinstance(led, Small) or (isinstance(led, Cash) and led.rounds == 1) else None
            if len(using) > 1:
                return None
            self.changed = None if suit is None else (Ruff(suit, None, place, *using),)
            return None if suit is None else ()
        self.take("the", "next")
        steps = self.listed(lambda noun: self.ruffed(self.one_of_them(noun)))
        ranks = [step.rank for step in steps or () if isinstance(step, Ruff)]
        # “Ruff a heart and the ace of clubs”: is that ace ruffed or cashed?
        return None if ranks[:1] == [None] and any(ranks) else steps

    def one_of_them(self, noun: Noun) -> Noun:
        """A number alone, or the last, as so many cards of the suit that was played right before."""
        is_alone = (
            noun.sort is Named.TRICKS and (noun.is_counted or noun.is_last) and isinstance(self.last, Cash | LeadTo)
        )
        return evolve(noun, sort=Named.SUIT, suit=suit_of(self.last)) if is_alone and self.last is not None else noun

    def ruffed(self, noun: Noun) -> Steps | None:
        """The ruffs of what is named."""
        suit, trump = noun.suit, self.speaker.trump
        if suit is None or suit is trump or trump is None or noun.sort not in RUFFED:
            return None
        self.take("return|lead|switch|continuation")
        is_twice = self.take("twice")
        where, using = self.ruff_with()
        is_twice = self.take("twice") or is_twice
        # A card of dummy's is ruffed in the other hand.
        place = where or (None if noun.is_owned else noun.place)
        ranks: tuple[Rank | None, ...] = noun.ranks or (None,) * (2 if is_twice else max(1, noun.number))
        trumps: tuple[Card | None, ...] = using if len(using) > 1 else (using or (None,)) * len(ranks)
        if len(trumps) != len(ranks):
            return None
        return tuple(Ruff(suit, rank, place, card) for rank, card in zip(ranks, trumps, strict=True))

    def ruff_with(self) -> tuple[Place | None, tuple[Card, ...]]:
        """The hand in which, and the trumps with which cards are ruffed."""
        self.pass_all("over")
        place = self.place() if self.follows("dummy|hand") or self.take("to") else None
        using: tuple[Card, ...] = ()
        while self.follows("in|on|with"):
            begin = self.at
            if self.take("with"):
                trump = self.own_trump()
                if trump is None or trump.suit is None:
                    self.at = begin
                    break
                using = tuple(card_of(trump.suit, rank) for rank in trump.ranks)
                continue
            self.at += 1
            place = self.place()
            if place is None:
                self.at = begin
                break
        return place, using

    def own_trump(self) -> Noun | None:
        """The trump that is named next: the ace, SA, a small trump; or trumps, as in “the ace and king of trumps”."""
        begin, trump = self.at, self.speaker.trump
        several = self.noun()
        if several is not None and several.suit is trump is not None and len(several.ranks) > 1:
            return several
        self.at = begin
        noun = self.noun(ALONE)
        if noun is None or trump is None or noun.is_theirs or len(noun.ranks) > 1 or noun.suit not in {None, trump}:
            return None
        is_any = noun.suit is trump and (noun.is_small or noun.number == 1)
        return evolve(noun, suit=trump) if noun.ranks or is_any else None

    def throws(self) -> Steps | None:
        """The steps of a discard: the card, and on which one."""
        self.take("of")
        return self.listed(self.thrown)

    def thrown(self, noun: Noun) -> Steps | None:
        """The discards of what is named, the first on the card that is named with them."""
        last = self.last
        if noun.is_another and noun.suit is None and isinstance(last, Ruff | Throw):
            noun = evolve(noun, suit=last.suit, sort=Named.SUIT)
        if noun.suit is None or noun.is_theirs or noun.sort not in {Named.SUIT, Named.CARDS, Named.LOSERS}:
            return None
        self.pass_all("away|off")
        on: tuple[Card | Suit | None, ...] = (None,)
        if self.take("from"):
            self.place()
        if self.take("on|under"):
            under = self.noun()
            under = None if under is None else self.with_suit(under)
            if under is None or under.suit is None or under.is_theirs or under.sort not in {Named.SUIT, Named.CARDS}:
                return None
            if noun.sort is Named.LOSERS and under.is_owned and not under.ranks:
                return None
            if under.number == 1 and noun.number <= 1 and not under.is_nth:
                rank = noun.ranks[0] if noun.ranks else None
                return (Cash(under.suit, (), 1), Throw(noun.suit, rank))
            on = tuple(card_of(under.suit, r) for r in under.ranks) or (under.suit,)
        number = len(noun.ranks) or max(1, noun.number)
        if len(on) not in {1, number}:
            return None
        ons = on if len(on) == number else on * number
        ranks: tuple[Rank | None, ...] = noun.ranks or (None,) * number
        return tuple(Throw(noun.suit, rank, card) for rank, card in zip(ranks, ons, strict=True))

    def thrown_on(self, under: Noun) -> Steps | None:
        """The discards of what comes next, on a suit or a card: dummy's clubs take care of my diamonds."""
        noun = self.noun()
        if noun is None or noun.suit is None or under.suit is None or noun.is_theirs or under.is_theirs:
            return None
        if len(noun.ranks) > 1 or noun.number > 1 or len(under.ranks) > 1:
            return None
        on = card_of(under.suit, under.ranks[0]) if under.ranks else under.suit
        return (Throw(noun.suit, noun.ranks[0] if noun.ranks else None, on),)

    def overtakes(self) -> Steps | None:
        """The card that is overtaken, and with which."""
        last = self.last
        self.take("it")
        noun = None if self.follows("with|in") else self.noun()
        if noun is None and isinstance(last, Cash) and len(last.ranks) == 1 and last.suit is not None:
            card = card_of(last.suit, last.ranks[0])
        elif noun is not None and noun.suit is not None and len(noun.ranks) == 1:
            card = card_of(noun.suit, noun.ranks[0])
        else:
            return None
        if not self.take("with|by"):
            return None
        using = self.noun(ALONE)
        if using is None or len(using.ranks) != 1 or using.suit not in {None, card.suit}:
            return None
        step = Overtake(card, card_of(card.suit, using.ranks[0]))
        if noun is not None:
            return (step,)
        self.changed = (step,)
        return ()

    def ends_in(self) -> Steps | None:
        """The hand in which a step ends."""
        self.take("up")
        place = self.place() if self.take("in|on") else None
        return None if place is None else (Cross(place),)

    def exits(self) -> Steps | None:
        """The suit in which he gives up the lead."""
        return self.listed(given) if self.take("with|in") else None

    def draws(self) -> Steps | None:
        """The trumps that are drawn."""
        if self.words[self.at - 1].form == "pick" and not self.take("up"):
            return None
        if isinstance(self.last, Draw) and self.take("them"):
            return ()
        if self.speaker.trump is not None and self.peek().text.lower() in {"it", "that", "them"}:
            self.at += 1
            self.take("first")
            return (Draw(),)
        if isinstance(self.last, KnockOut | Finesse | Ruff) and (self.take("them") or self.take("the", "rest")):
            return (Draw(),) if self.speaker.trump is not None else None
        if self.peek() is END or self.peek().sort is Sort.MARK:
            return (Draw(),)
        if self.peek().sort is Sort.NUMBER and self.peek(1).sort is Sort.MARK and self.speaker.trump is not None:
            self.at += 1
            return (Draw(self.words[self.at - 1].number),)
        is_all = self.follows("trump")
        noun = self.noun()
        if noun is not None and noun.is_theirs and noun.suit is not None and noun.suit is self.speaker.trump:
            return (Draw(),)
        if noun is None or noun.ranks or noun.place is not None or noun.sort not in {Named.SUIT, Named.ROUNDS}:
            return None
        if noun.suit is None and noun.sort is not Named.ROUNDS:
            return None
        if self.speaker.trump is None or noun.suit not in {None, self.speaker.trump}:
            return None
        self.pass_all("out")
        if is_all:
            noun = evolve(noun, is_definite=True)
        if self.take("in") and self.peek().sort is Sort.NUMBER:
            self.at += 2
            return (Draw(self.words[self.at - 2].number),)
        return (Draw(0 if noun.is_definite or noun.is_last else noun.number),)

    def gives(self) -> Steps | None:
        """The steps that give a trick up."""
        if self.take("me|us"):
            noun = self.noun()
            return (Rest(),) if noun is not None and noun.sort is Named.REST else None
        self.pass_all("you|up|them|away|please")
        if not self.peek().form.endswith("'s"):
            self.seat()
        suit = self.suit() if self.peek().form == "letter" else None
        if suit is not None:
            number = self.peek().number
            self.at += bool(number)
            return (Give(suit, None, number),)
        if self.peek() is END or self.peek().sort is Sort.MARK:
            return (Give(is_rest=True),) if self.words[self.at - 1].form in {"concede", "up"} else None
        if not self.follows("to"):
            return self.listed(self.gives_of)
        steps = self.given_to(Noun(Named.TRICKS))
        while steps is not None and (more := self.one_more(self.gives_of)) is not None:
            steps += more
        return steps

    def gives_of(self, noun: Noun) -> Steps | None:
        """The tricks that are given up of what is named, perhaps to a card."""
        return self.given_to(noun) if self.follows("to") else given(noun)

    def given_to(self, noun: Noun) -> Steps | None:
        """A trick that is given up to a card of theirs: one to the king of clubs, a trump to the ace."""
        self.take("to")
        if noun.suit is None and not self.peek().form.endswith("'s") and self.seat() is not None:
            return given(noun)
        winner = self.noun(ALONE)
        suit = None if winner is None else noun.suit if winner.suit is None else winner.suit
        if winner is None or suit is None or len(winner.ranks) != 1 or noun.number > 1 or noun.ranks:
            return None
        return (Give(suit, winner.ranks[0]),)

    def ducks(self) -> Steps | None:
        """The suit that is ducked."""
        if (self.peek() is END or self.peek().sort is Sort.MARK) and isinstance(self.last, Small):
            self.changed = (Duck(self.last.suit),)
            return ()
        noun = self.noun()
        if self.peek(1).form not in VERBS and self.take("to") and self.seat() is None:
            return None
        is_suit = noun is not None and noun.sort in {Named.SUIT, Named.ROUNDS} and noun.suit is not None
        if noun is None or not is_suit or noun.suit is None:
            return None
        return (Duck(noun.suit),) * max(1, noun.number)

    def knocks_out(self) -> Steps | None:
        """The card that is knocked out."""
        out = self.take("out") or self.words[self.at - 1].form == "dislodge"
        noun = self.noun()
        if noun is None or noun.suit is None or not noun.ranks or not (out or self.take("out")):
            return None
        return tuple(KnockOut(card_of(noun.suit, rank)) for rank in noun.ranks)

    def sets_up(self) -> Steps | None:
        """The suit that is established."""
        up = self.words[self.at - 1].form != "set" or self.take("up")
        if isinstance(self.last, Duck | Give) and self.last.suit is not None and self.take("the", "suit"):
            return (SetUp(self.last.suit),)
        noun = self.noun()
        if noun is None or noun.suit is None or noun.ranks or not (up or self.take("up")):
            return None
        return (SetUp(noun.suit),)

    # --- nouns --------------------------------------------------------------------------------------------------------

    def of_noun(self) -> Steps | None:
        """A thing that is played or counted, or led to another."""
        begin = self.at
        if (aces := self.coloured()) is not None:
            return aces
        if self.take("small", "to"):
            self.at -= 1
            return self.led(Noun(Named.SUIT))
        if (finesse := self.noun_and("finesse")) is not None:
            steps = self.finesse_in(finesse)
            self.take("be", "marked") or self.take("for", "the", "last", "trick")
            return steps
        self.at = begin
        if (same := self.same_suit()) is not None:
            return (Cash(same),) if self.take("run") or self.take("be", "high|running") else None
        verbless = begin == 0 or self.words[begin - 1].form not in VERBS
        noun = self.noun(WITH_COMMAS)
        if noun is None:
            return self.all_but()
        if self.take("ruff"):
            return self.ruffed(noun)
        if len(noun.ranks) == 1 and noun.ranks[0] < Rank.ACE and self.take("run", "it"):
            return self.finesse_in(noun)
        if noun.sort is Named.TRICKS and (self.take("on|off", "high") or self.take("off", "the", "high")):
            return (Take(noun.number),)
        if noun.suit in {self.speaker.trump} - {None} and not (noun.ranks or noun.is_counted) and self.take("out"):
            return (Draw(),)
        if self.speaker.is_declarer and (self.take("to", "lose") or self.is_only_loser(noun)):
            return given(noun)
        self.take("to", "come")
        if self.take("to", "us|me"):
            return self.held(evolve(noun, is_bare=False))
        lost = {Named.LOSERS: not self.follows("go|vanish|away"), Named.TRICKS: self.follows("to")}
        if lost.get(noun.sort):
            return self.gives_of(noun)
        if self.follows("to|over") or self.follows("up", "to"):
            return self.led(noun)
        if noun.suit is not None and not noun.ranks and self.follows("in") and self.peek(2).form == "round":
            self.at += 3
            noun = evolve(noun, sort=Named.ROUNDS, number=self.words[self.at - 2].number)
        if noun.suit is not None and self.take("take", "care", "of"):
            return self.thrown_on(noun)
        away = self.take("go", "away|off", "on") or self.take("go|vanish", "on") or self.take("away", "on")
        if away or (verbless and self.take("on")):
            self.at -= 1
            return self.thrown(noun)
        self.take("be", "all") or self.take("be")
        if noun.ranks:
            self.take("will", "a", "trick|winner") or self.take("a", "trick|winner") or self.take("the", "nth|last")
        if not self.follows("high", "to", "small") and self.take("high|winner|left|run|mine|solid|there"):
            noun = evolve(noun, is_small=False)
        if self.take("for"):
            self.take("me|us") or (not self.speaker.is_declarer and self.take("the", "you"))
        self.take("on", "high")
        self.take("will") and self.take("make|win")
        if (
            noun.sort is Named.REST
            and self.take("on|by", "a")
            and (self.take("crossruff") or self.take("cross", "ruff"))
        ):
            return (Rest(), CrossRuff())
        if noun.sort is Named.REST:
            other = self.noun()
            if other is not None:
                # “The rest are diamonds” says with what they are won.
                return self.held(other) if other == Noun(Named.SUIT, other.suit) else None
            steps = self.but((Rest(),), given)
            return (Rest(), *steps) if steps and Rest() not in steps else steps
        if verbless and self.giving and self.may_belong(noun, begin):
            return None
        steps = self.held(noun)
        is_sum = steps is not None and self.follows("make") and self.peek(1).sort is Sort.NUMBER
        if steps is not None and is_sum and self.peek(2).sort is Sort.MARK:
            self.at += 2
            return (*steps, Take(self.words[self.at - 1].number))
        return steps

    def may_belong(self, noun: Noun, begin: int) -> bool:
        """True where a noun may still belong to the verb before: a heart, after “losing a spade”; “ruff a club and”."""
        if noun.is_definite or noun.sort is not Named.SUIT:
            return False
        if isinstance(self.last, Ruff):
            is_side_suit = noun.suit is not self.speaker.trump
            return is_side_suit and (bool(noun.number) or self.words[begin - 1].form == "and")
        return bool(noun.number) or isinstance(self.last, Cross)

    def is_only_loser(self, noun: Noun) -> bool:
        """True where an ace is said to be his only loser; of another honour it may be his own that loses."""
        return noun.ranks == (Rank.ACE,) and self.take("be", "my", "please", "loser")

    def coloured(self) -> Steps | None:
        """The red aces, the black kings."""
        begin = self.at
        self.pass_all("the|my|two|both")
        suits = COLOURS.get(self.peek().form)
        rank = RANK_WORDS.get(self.peek(1).form.removesuffix("s"))
        if suits is None or rank is None:
            self.at = begin
            return None
        self.at += 2
        return tuple(Cash(suit, (RANKS[rank],)) for suit in suits)

    def all_but(self) -> Steps | None:
        """All the tricks but some: all but one, all except the ace of hearts."""
        return self.but((Rest(),), given) if self.take("all") else None

    def but(self, steps: Steps | None, make: Callable[[Noun], Steps | None]) -> Steps | None:
        """The steps of the rest, with those of what is taken out of it, if anything is."""
        if steps is None or not (self.take("except|but|bar|less|minus") or self.take("apart", "from")):
            return steps
        self.take("for")
        noun = self.noun()
        more = None if noun is None else make(noun)
        if more is None or (steps == (Rest(),) and isinstance(more[0], Give) and more[0].suit is None):
            return more
        return (*steps, *more)

    def held(self, noun: Noun) -> Steps | None:
        """The steps of a thing that is cashed or counted."""
        if noun.is_theirs:
            return None
        last = self.last
        suit = last.suit if noun.is_another and isinstance(last, Cash) and last.ranks else None
        if suit is not None and (noun.sort is Named.TRICKS or (noun.sort is Named.SUIT and noun.suit is suit)):
            return (Small(suit),)
        if noun.sort is Named.REST:
            return (Rest(),)
        if noun.sort is Named.TOPS:
            return (Take(noun.number) if noun.number else Cash(),)
        if noun.sort is Named.TRICKS and noun.is_bare and noun.is_definite and not noun.is_last:
            # “The nine” may be a card.
            return None
        if noun.sort is Named.TRICKS:
            is_clear = (noun.is_last and noun.number > 1) or not (noun.is_bare and self.is_whole)
            return (Take(noun.number),) if noun.number and is_clear else None
        noun = self.with_suit(noun)
        if noun.suit is None:
            return None
        if noun.ranks:
            small = (Small(noun.suit),) if noun.then_small else ()
            return (Cash(noun.suit, noun.ranks), *small)
        if noun.is_small:
            return (Small(noun.suit),) if noun.number <= 1 else None
        if noun.sort is Named.ROUNDS and noun.suit is self.speaker.trump:
            return (Draw(noun.number),)
        return (Cash(noun.suit, (), noun.number),)

    def with_suit(self, noun: Noun) -> Noun:
        """Ranks with the suit that was spoken of right before; without one where that is not sure."""
        if noun.sort is not Named.RANKS:
            return noun
        match self.done[-1:]:
            case (LeadTo(to=to) | Overtake(using=to) | KnockOut(card=to),):
                return evolve(noun, suit=to.suit, sort=Named.CARDS)
            case (Cash(suit=suit, ranks=ranks),) if ranks:
                return evolve(noun, suit=suit, sort=Named.CARDS)
            case (Finesse(suit=suit) | Small(suit=suit) | Duck(suit=suit),):
                return evolve(noun, suit=suit, sort=Named.CARDS)
            case _:
                return noun

    def led(self, noun: Noun) -> Steps | None:
        """A suit or card that is led to a card or a hand."""
        back, over = self.peek().text == "back", self.follows("over")
        self.pass_all("over|up")
        if not self.take("to"):
            is_way = over and noun.suit is not None and not noun.ranks
            if back and not (isinstance(self.last, Cross) and self.last.place is not Place.HAND):
                return None
            return (Cross(self.other(is_back=back), noun.suit),) if is_way else None
        if noun.number > 1 or len(noun.ranks) > 1 or noun.sort not in {Named.SUIT, Named.CARDS}:
            return None
        begin = self.at
        place = None if self.follows("dummy's|partner's") else self.place()
        if place is not None and noun.suit is not None:
            rank = noun.ranks[0] if noun.ranks else None
            return (Cross(place, noun.suit, rank),)
        self.at = begin
        if noun.number == 1 and not noun.ranks and not self.peek().form.endswith("'s") and self.seat() is not None:
            return given(noun)
        target = self.noun(ALONE)
        if noun.is_counted and target is not None and not target.is_theirs and noun.suit is not None:
            # One trick in it is lost to that card, or one card of it is led to it.
            return None
        if target is not None and noun.suit is None and isinstance(self.last, LeadTo):
            target = self.with_suit(target)
        suit = noun.suit if target is None or target.suit is None else target.suit
        if target is None or suit is None or len(target.ranks) != 1 or noun.suit not in {None, suit}:
            return None
        to = card_of(suit, target.ranks[0])
        if target.is_theirs:
            return (Give(suit, to.rank),)
        lead = card_of(suit, noun.ranks[0]) if noun.ranks else None
        return (LeadTo(to, lead),)


def given(noun: Noun) -> Steps | None:
    """The tricks that are given up of what is named."""
    if noun.sort is Named.REST:
        return (Give(is_rest=True),)
    if noun.sort in {Named.TRICKS, Named.LOSERS} and noun.suit is None:
        return (Give(None, None, max(1, noun.number)),)
    if noun.suit is None or noun.sort not in {Named.CARDS, Named.SUIT, Named.LOSERS}:
        return None
    if noun.ranks:
        return tuple(Give(noun.suit, rank) for rank in noun.ranks)
    return (Give(noun.suit, None, noun.number if noun.number > 1 else 0),)


def joined(found: Iterator[Steps | None]) -> Steps | None:
    """All the steps, or None where one thing of them was not understood."""
    steps: Steps = ()
    for more in found:
        if more is None:
            return None
        steps += more
    return steps
