"""The grammar of statements: words are read from left to right into steps, and what is not sure is kept as it was said.

    statement = clause {mark clause}            a mark is a comma, a colon, “and”, “then”, “before”
    clause    = [subject] verb [noun] {adverb}  “I cash the king of clubs”, “cross to dummy with a heart”
              | noun [“to” noun] {adverb}       “spade to the queen”, “two hearts and a club”
              | remark                          “the rest are mine”, “no trump is out”

A clause with a word in it that the grammar does not know is no step: it is asked what was meant (Law 68C).
"""

import re
from collections.abc import Iterator

from attrs import mutable

from bridgetable.game.play import TRICKS
from bridgetable.game.statements.nouns import COLOURS, END, Named, Speaker
from bridgetable.game.statements.steps import (
    AllGood,
    AnyOrder,
    Cash,
    Cross,
    CrossRuff,
    Draw,
    Duck,
    Give,
    Place,
    Rest,
    Ruff,
    Take,
    Throw,
    Win,
)
from bridgetable.game.statements.verbs import Steps, Verbs, given, joined
from bridgetable.game.statements.words import NUMBERS, VERBS, Sort, words_of
from bridgetable.game.values import evolve, frozen

PASSED = "i|will|please|first|next|finally|lastly|by|and"
COUNT = f"({'|'.join(NUMBERS)})"
HIGH = frozenset({"high", "all high", "all winner"})
"""The words by which a whole hand is said to be good."""
NOT = frozenset(
    "not no never don't won't can't cannot without nor neither isn't aren't or maybe perhaps either unless sorry"
    " rather ? /".split()
)
"""Words that turn a clause into something else than its steps."""
JOINS = frozenset(
    "if when once provided providing assuming as since because until till while except but so whatever after with"
    " unless hoping wherever whoever bar minus less".split()
)
"""Words that begin something that belongs to a clause, and is asked about by itself."""
ORDERS = frozenset(
    {
        "all order",
        "whatever order",
        "whichever order",
        "no particular order",
        "no order",
        "order doesn't matter",
        "order be irrelevant",
        "all which way",
    }
    | {"all order will", "all order you like", "whatever order you like"}
    | {f"{which} way round" for which in ("all", "whatever", "whichever", "either")}
)
"""The words by which it is said that the order does not matter."""
TRUMPS_OUT = frozenset(
    "trump trumps no more be have out drawn gone left in all last a the my your i you there none any still rest claim"
    " only that one two draw 1 2 3 three outstanding small nobody".split()
)
STATES = frozenset("out in drawn gone left outstanding".split())
PRAISE = frozenset(
    "i the all mine be high they them it these that trick winner have claim enough remaining of more and card my"
    " rest everything good fine solid cashing top tricks established will make get please count last for me us in"
    " nothing but order else".split()
)


NONE_WON = re.compile(
    r"(i )?((don't|can't|will not) (get|make|win|take|have) (all )?more|((have|get|make) )?no more)( trick)?"
    r"( for (us|me))?|(i )?have nothing( left| more| else)?"
)
NO_MATTER = re.compile(
    r"(it )?((doesn't|don't|no) matter|make no difference) (how|what|which|whatever|whichever|in)( (?P<you>you))?\b.*"
)
SAYS_NOTHING = re.compile(
    r"(please ?)*|nothing (else|to it)|((please|contract) )?made( it)?|whatever you (play|lead|return|do|throw)"
    rf"|on (all )?lead|(be )?(done|finished)|(for |be |go )?({COUNT} (down|off|light)|(down|off) {COUNT})"
)
THANKS = re.compile("please you( (all|very much|partner|partners))?")
"""The clauses that say nothing about his own play."""
LAYS_DOWN = re.compile(
    r"((my )?be my|(i )?(dummy|face|faces|facing|show|showing|spread|spreading|tabling)( my| the)?) (hand|card)"
)
NONE_LOST = re.compile(
    r"(i )?(be )?((not|don't|can't) lose (all more|a trick|all)|no( more)? loser( left| all more)?)( trick)?"
)
"""The clauses by which all the rest is given up, or taken."""


@frozen
class Part:
    """Words of a statement with what they come to: steps, nothing about the play, or, where not sure, None."""

    start: int
    end: int
    steps: Steps | None
    about_trumps: bool = False


@frozen
class Statement:
    """The statement in order: the words, and the parts in which they were read."""

    words: str
    parts: tuple[Part, ...]

    @property
    def steps(self) -> Steps:
        """The steps that were understood, in order."""
        return tuple(step for part in self.parts for step in part.steps or ())

    @property
    def gaps(self) -> tuple[Part, ...]:
        """The parts that were not understood, in order."""
        return tuple(p for p in self.parts if p.steps is None)

    @property
    def unread(self) -> tuple[str, ...]:
        """The words that were not understood, in order."""
        return tuple(map(self.said, self.gaps))

    @property
    def speaks_of_trumps(self) -> bool:
        """True where words that are no step are about trumps."""
        return any(p.about_trumps for p in self.parts)

    def said(self, part: Part) -> str:
        """The claimer's own words of a part."""
        return " ".join(self.words[part.start : part.end].split())


def statement(text: str, speaker: Speaker) -> Statement:
    """Read what a claimer said; what cannot be read is kept, never refused."""
    return Statement(text, tuple(Grammar(words_of(text), speaker, on_lead=speaker.on_lead).parts()))


@mutable(eq=False)
class Grammar(Verbs):
    """The clauses of a statement, read from a place among its words."""

    # --- clause after clause ------------------------------------------------------------------------------------------

    def parts(self) -> Iterator[Part]:
        """The parts of the statement, neighbours that were not understood as one."""
        found: list[Part] = []
        while self.at < len(self.words):
            if self.peek().sort is Sort.MARK:
                self.at += 1
                continue
            begin, mark = self.at, self.words[self.at - 1].form if self.at else ""
            part = self.part(begin)
            before = found[-1] if found else None
            if part.steps is not None and before is not None and self.changed is not None:
                found[-1:] = [evolve(before, end=part.end, steps=(*(before.steps or ())[:-1], *self.changed))]
            elif before is not None and before.steps is None and self.belongs(part, mark, begin):
                found[-1] = evolve(before, end=part.end)
            else:
                found.append(part)
            self.done = found[-1].steps or ()
            if part.steps != ():
                self.on_lead = self.last.place if isinstance(self.last, Cross | Ruff | Win) else None
        return iter(found)

    def belongs(self, part: Part, mark: str, begin: int) -> bool:
        """True where a part goes on with words that were not understood: unparted, without a verb, or as their else."""
        words = self.words[begin : self.at]
        is_noun = mark == "and" and not any(w.form in VERBS for w in words)
        return (mark in {"", "and"} and (part.steps is None or is_noun)) or words[0].form == "otherwise"

    def part(self, begin: int) -> Part:
        """The part that begins here; after it stands a mark, or a word that begins another."""
        self.changed = None
        about_trumps = self.speaks_of_trumps(begin)
        steps = () if about_trumps else self.nothing_more(begin)
        if steps is not None:
            self.at = self.clause_end(begin)
        else:
            steps = None if self.is_turned(begin) else self.clause()
        if steps is None or not self.is_at_an_end(steps):
            self.at = self.clause_end(begin)
            steps, self.changed, about_trumps = None, None, self.names_trumps(begin)
        return Part(self.words[begin].start, self.words[self.at - 1].end, steps, about_trumps)

    def nothing_more(self, begin: int) -> Steps | None:
        """All the rest: given up by “no more tricks for us”, taken by “no more losers”; None where neither is said."""
        forms = " ".join(w.form for w in self.clause_words(begin))
        if THANKS.fullmatch(forms):
            return ()
        if forms in {"be all", "be it", "my be all", "my be it", "be your lot"}:
            # Said of what is lost it takes the rest.
            return (Rest(),) if self.speaker.is_declarer and isinstance(self.last, Give) else ()
        if (order := NO_MATTER.fullmatch(forms)) is not None:
            return () if order["you"] else (AnyOrder(),)
        if NONE_WON.fullmatch(forms) or (not self.speaker.is_declarer and forms == "nothing more for the you"):
            return (Give(is_rest=True),)
        return (Rest(),) if NONE_LOST.fullmatch(forms) else None

    def is_turned(self, begin: int) -> bool:
        """True where a clause says what is not done, or one of two things."""
        forms = [w.form for w in self.clause_words(begin)]
        told = {("no", "loser"), ("no", "order")}
        return any(f in NOT for f in forms if f != "in") and (forms[forms[0] == "in"], forms[-1]) not in told

    def names_trumps(self, begin: int) -> bool:
        """True where trumps are named among the words to the next mark."""
        return any(w.form.startswith("trump") for w in self.clause_words(begin))

    def speaks_of_trumps(self, begin: int) -> bool:
        """True where a clause only tells which trumps are out, or that none is."""
        forms = [w.form for w in self.clause_words(begin) if w.text.lower() != "still"] or [""]
        told = bool(STATES & set(forms)) and bool({"be", "no", "have"} & set(forms))
        is_none = forms[:1] == ["no"] and forms[-1] in {"trump", "trumps"}
        named = {"trump", "trumps"} & set(forms)
        draws = forms[0] == "draw" or {"i", "draw"} <= set(forms)
        told = told or {"be", "last"} <= set(forms) or ({"rest", "be"} <= set(forms) and forms[-2:-1] != ["be"])
        return bool(named) and (told or is_none) and set(forms) <= TRUMPS_OUT and not draws

    def is_at_an_end(self, steps: Steps) -> bool:
        """True where a mark comes next, or a word that begins another clause."""
        here = self.peek()
        if here is END or here.sort is Sort.MARK:
            return True
        sorts = {Sort.NUMBER, Sort.CARDS, Sort.RANKS} | ({Sort.SUIT} if self.peek(1).ranks else set())
        counted = here.sort in sorts and bool(steps) and isinstance(steps[-1], Cash)
        joins = here.form in VERBS and (here.text.endswith("ing") or here.form == "claim")
        order = self.follows("in", "all|whatever", "order")
        leads_on = bool(steps) and isinstance(steps[-1], Cross | Duck | Give)
        purpose = leads_on and here.form == "to" and self.peek(1).form in VERBS
        wins = here.form == "for" and bool(steps) and isinstance(steps[-1], Cross)
        return wins or here.form in JOINS or here.form == "overtake" or order or joins or counted or purpose

    def clause(self) -> Steps | None:
        """The steps of the clause that comes next; None where it is not understood."""
        begin = self.at
        for reading in (self.other_side, self.remark, self.until, self.act, self.of_noun):
            self.at = begin
            self.subject(is_first=begin == 0)
            steps = reading()
            if steps is not None:
                last = steps[-1] if steps else None
                in_suit = isinstance(last, Cross) and last.rank is None and self.words[self.at - 2].form == "in"
                self.giving = in_suit or isinstance(last, Give | Ruff | Throw | Duck)
                self.adverbs(is_first=begin == 0)
                return self.after(steps)
        return None

    def subject(self, *, is_first: bool) -> None:
        """Pass the words before a verb that say nothing."""
        self.pass_all("i|will|please|first|next|finally|lastly|by|and|me|let" if self.follows("let", "me") else PASSED)
        if self.follows("be", "please"):
            self.at += 2
            self.take("go", "to")
        self.take("be", "go", "to") or (
            self.follows("go", "to") and self.peek(2).form in VERBS and self.take("go", "to")
        )
        if self.follows("be|to") and self.peek(1).form in VERBS and self.peek(1).form not in {"be", "have"}:
            self.at += 1
        if self.peek().text.lower() in {"that's", "it's", "there's"}:
            self.at += 1
        if is_first or self.peek(1).text.lower() == "that":
            self.take("after", "my") or self.take("after")
        partner = "partner|dummy" if self.speaker.is_declarer else "partner"
        if self.follows(partner, "have|make|win|get|take|ruff"):
            self.at += 1
        if self.take("whatever", "you"):
            self.take("play|lead|return|do|throw")
            self.pass_all(PASSED)
        self.pass_all("please|will|first")
        if self.follows("have", "to") and self.peek(2).form in VERBS:
            self.at += 2

    def adverbs(self, *, is_first: bool) -> None:
        """Pass what is said of how a step is done, and does not change it."""
        while (
            self.take("from", "the", "high")
            or self.take("from", "high")
            or self.take("high", "down")
            or self.take("one", "by|at", "one")
            or self.take("one", "at", "a", "time")
            or self.take("in", "order|turn")
            or self.take("in", "that|my", "order")
            or self.take("off|out|next|please|straight|immediately")
            or self.take("high", "to", "small")
            or self.take("at|in", "the", "end|death|process")
            or self.take("on|along", "the", "way")
            or self.take("to", "come")
            or self.take("in", "all")
            or self.take("to", "be", "safe|sure|certain")
            or self.take("for", "safety")
            or self.take("at|in", "trick", "thirteen|13")
            or self.take("whenever", "you", "like|want")
            or (is_first and self.take("first"))
            or (self.peek(1).sort is Sort.MARK and self.take("after|afterwards|last"))
        ):
            pass

    def after(self, steps: Steps) -> Steps | None:
        """The steps with those of a clause that is said to come before them: hearts after drawing trumps."""
        begin = self.at
        if not self.take("after|once"):
            return steps
        self.take("the")
        if self.follows("trump|trumps") and self.suit() is not None:
            self.take("be", "drawn|out|gone")
            return (Draw(), *steps)
        self.at = begin + 1
        is_act = self.peek().form in VERBS
        before = self.act() if is_act else self.of_noun()
        if not is_act and not all(isinstance(step, Cash) and step.ranks for step in before or (None,)):
            self.at = begin
            return steps
        return None if before is None else (*before, *steps)

    # --- remarks ------------------------------------------------------------------------------------------------------

    def remark(self) -> Steps | None:
        """The steps about all that is left, or about the order."""
        forms = ["they" if w.text.lower() == "they" else w.form for w in self.clause_words(self.at)]
        end = self.clause_end(self.at)
        if forms[-3:] == ["in", "all", "order"] and forms[:-3]:
            forms, end = forms[:-3], end - 3
        order = [f for f in forms if f not in {"in", "the", "please"}]
        if " ".join(order) in ORDERS:
            self.at = end
            return (AnyOrder(),)
        if LAYS_DOWN.fullmatch(" ".join(forms)) or SAYS_NOTHING.fullmatch(" ".join(forms)):
            self.at = end
            return ()
        if forms[1:] and self.take("otherwise"):
            praised = self.praise(forms[1:], end)
            self.take("be")
            return praised or self.other_side()
        if len(forms) == 1 and self.words[self.at - 1].text.lower() == "that's" and self.peek().number:
            self.at = end
            return (Take(self.words[end - 1].number),)
        if self.take("in", "all", "order") or self.take("in", "whatever|whichever", "order"):
            return (AnyOrder(),)
        begin = self.at
        self.pass_all("on|a|the|complete")
        if self.take("crossruff") or self.take("cross", "ruff"):
            return self.crossruff()
        self.at = begin
        less = next((n for n, form in enumerate(forms) if form in {"bar", "minus", "less", "except"}), 0)
        return self.praise(forms[:less], begin + less) if less else self.praise(forms, end)

    def crossruff(self) -> Steps | None:
        """A cross-ruff, with the suits and the number of tricks that are said of it."""
        here = self.at
        self.pass_all("in|the")
        if self.take("|".join(COLOURS)):
            self.take("suits")
        else:
            self.at = here
            if self.listed(lambda noun: () if noun.suit is not None else None) is None:
                self.at = here
        if self.take("the", "rest"):
            return (CrossRuff(), Rest())
        if not self.take("for"):
            return (CrossRuff(),)
        number = self.noun()
        tricks = None if number is None else self.held(number)
        return None if tricks is None else (CrossRuff(), *tricks)

    def praise(self, forms: list[str], end: int) -> Steps | None:
        """That hands or cards are high, or that all is the claimer's."""
        begin = self.at
        if forms in (["my", "hands", "be", "high"], ["all", "hands", "be", "high"]):
            self.at = end
            return (AllGood(),)
        self.take("all", "of") or self.take("everything", "in")
        place = self.place() or self.contracted_dummy()
        if not self.speaker.is_declarer and self.follows("dummy", "be", "high"):
            self.at = end
            return (Give(is_rest=True),)
        if place is not None and " ".join(f for f in forms[self.at - begin :] if f != "be") in HIGH:
            self.at = end
            return (AllGood(place),)
        self.at = begin
        self.pass_all("all|the|my")
        if self.take("card", "in|on"):
            place = self.place()
            told = [f for f in forms[self.at - begin :] if f not in {"all", "a"}]
            self.at = end
            return (AllGood(place),) if place is not None and told in (["be", "high"], ["be", "winner"]) else None
        self.at = begin
        there = set(forms)
        if forms[:2] == ["all", "high"] and len(forms) == 3:
            self.at += 2
            return (AllGood(self.place()),) if self.peek().form in {"hand", "dummy", "partner"} else None
        if forms[0] == "everything" and there <= {"everything", "else", "be", "high"}:
            self.at = end
            return (AllGood(),) if "high" in there else None
        if forms[0] == "no" and forms[-1] == "loser":
            self.at = end
            return (Rest(),)
        if not there <= PRAISE or not there & {"mine", "rest", "everything", "high", "good", "winner", "all", "solid"}:
            return None
        if any(w.sort not in {Sort.WORD, Sort.NUMBER} for w in self.words[begin:end]):
            return None
        self.at = end
        is_rest = (
            bool(there & {"rest", "everything", "mine"})
            or forms[-2:] == ["them", "all"]
            or ("trick" in there and bool(there & {"remaining", "last", "all"}))
        )
        if is_rest or forms == ["all"]:
            return (Rest(),)
        if self.words[begin].text.lower() == "high" or forms == ["nothing", "but", "winner"]:
            return (AllGood(),)
        is_told = bool(there & {"be", "all"}) and bool(there & {"high", "good", "winner", "solid", "established"})
        return (AllGood(),) if is_told else None

    def contracted_dummy(self) -> Place | None:
        """The hand in “dummy's good”."""
        self.pass_all("the|my")
        if self.follows("dummy's", "high"):
            self.at += 1
            return self.opposite
        return None

    def gives_the_last(self) -> bool:
        """True where the one round named before is given up: a club, you win it; a club, that's yours."""
        last = self.last
        if not isinstance(last, Cash) or last.suit is None or last.ranks or last.rounds != 1:
            return False
        is_told = self.words[self.at - 1].form == "be" and self.take("yours")
        if is_told or self.take("your", "trick") or self.take("you", "win|get|take|make", "it|my"):
            self.changed = (Give(last.suit),)
        return self.changed is not None

    def other_side(self) -> Steps | None:
        """The steps about the other side: you get a diamond; the ace of trumps is yours."""
        other = "you" if self.speaker.is_declarer else "you|dummy"
        if self.gives_the_last():
            return ()
        if self.take(other):
            self.pass_all("will|can|please")
            if self.take("get|have|make|win|take", "nothing") or self.take("get|make|win", "none"):
                self.pass_all("more|else")
                return (Rest(),)
            if not self.speaker.is_declarer and self.take("lose"):
                return self.listed(self.held)
            if not (self.take("get|have|make|win|take|claim") or self.take("come", "to")):
                return None
            self.pass_all("have")
            begin = self.at
            if not self.speaker.is_declarer:
                steps = self.listed(self.held)
                if self.take("to", "lose"):
                    return steps
                self.at = begin
            steps = self.listed(given)
            self.take("come")
            return self.but(steps, self.held)
        begin = self.at
        is_one = self.speaker.is_declarer and self.words[begin - 1].text.lower() in {"that's", "it's"}
        is_all = self.words[begin - 1].form == "be" and not is_one and self.take("yours")
        if is_all or self.take("nothing", "for", "us|me") or self.take("all", "yours"):
            return (Give(is_rest=True),)
        if self.take("nothing|none", "for", "you") or self.take("nothing|none", "left", "for", "you"):
            return (Rest(),)
        if self.take("except|minus|less|bar") or self.take("but", "for"):
            self.take("for")
            return self.listed(given)
        noun = self.noun()
        if noun is not None:
            nouns = [noun]
            while self.follows("and") and len(nouns) < TRICKS:
                self.at += 1
                more = self.noun()
                if more is None:
                    return None
                if more.sort is Named.REST:
                    # The rest is what there is beside them: “my ace and the rest are yours” keeps the ace.
                    own = joined(self.held(n) for n in nouns if n.ranks or n.is_owned)
                    return (*own, Give(is_rest=True)) if own is not None and self.take("be", "yours|theirs") else None
                nouns.append(more)
            if len(nouns) == 1 and noun.is_theirs and (self.take("win|make") or self.take("be", "high")):
                return given(noun)
            self.adverbs(is_first=False)
            if (
                self.take("be|belong", "yours|theirs")
                or (not noun.ranks and self.take("be", "lost"))
                or self.take("go|belong", "to", "you")
                or (len(nouns) == 1 and self.take("yours|theirs"))
                or self.take("to", "you")
                or self.take("for", "you")
                or self.take("for", "the", "you")
            ):
                return joined(given(n) for n in nouns)
        self.at = begin
        return None
