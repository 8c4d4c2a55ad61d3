"""The steps of a claim that is being made, as they are understood, and what each can be changed into."""

from collections.abc import Iterator
from typing import assert_never

from bridgetable.game.cards import SUITS_DOWN, Suit
from bridgetable.game.endings.plans import Planner
from bridgetable.game.endings.readings import every_reading, readings
from bridgetable.game.messages import Msg
from bridgetable.game.statements import steps
from bridgetable.game.statements.grammar import Statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.game.statements.rewriting import Item, Items, items_of, rewritten
from bridgetable.game.statements.words import words_of
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import in_small, tr, tr_n
from bridgetable.laws.law_70_lines import claimer_of, ending_of, said_by, speaker_of
from bridgetable.laws.law_70_words import step_words
from bridgetable.views.claims.verbs import VERBS, done_with
from bridgetable.views.eyes import Eye, may_see
from bridgetable.views.words.prose import say

MOST_ROUNDS = 3
"""So many rounds of trumps are offered at most."""


@frozen
class StepRow:
    """A step as it is understood, or words that are not: its number (from 1), its words, its place among the items."""

    number: int  # 0 where it is no step
    words: str
    place: int
    tricks: tuple[int, ...] = ()  # in which it is played (1 to 13), where that is shown
    verb: str = ""  # in a step: cash, cross, ruff
    what: str = ""  # and what it is done with

    @property
    def is_understood(self) -> bool:
        """True for a step, false for words that the director will ask about."""
        return bool(self.number)

    @property
    def when(self) -> str:
        """The tricks in which it is played: trick 9, tricks 10–12."""
        if not self.tricks:
            return ""
        first, last = self.tricks[0], self.tricks[-1]
        if last - first + 1 == len(self.tricks) > 1:
            return tr("tricks {first}–{last}", first=first, last=last)
        listed = ", ".join(map(str, self.tricks))
        return tr_n("trick {listed}", "tricks {listed}", len(self.tricks), listed=listed)

    @property
    def spoken(self) -> str:
        """The row for those who hear it."""
        if not self.is_understood:
            return say(Msg("{words} The director will ask.", words=self.words))
        return say(Msg("Step {number}: {words}", number=self.number, words=self.words))


@frozen
class StepChange:
    """Something that can be done with a step: its words, and the words of the claim when it is done."""

    words: str
    text: str
    verb: str = ""  # of the step that it becomes, where it becomes another


@frozen
class Changes:
    """The changes of one step: what else may be meant, where it may stand, and that it is left out."""

    readings: tuple[StepChange, ...]
    earlier: StepChange | None
    later: StepChange | None
    in_any_order: StepChange | None
    left_out: StepChange
    verb: str = ""  # of the step as it is

    @property
    def of_this_verb(self) -> tuple[StepChange, ...]:
        """The readings that keep the verb, and change what it is done with, where, or against whom."""
        return tuple(one for one in self.readings if one.verb == self.verb)

    @property
    def of_other_verbs(self) -> tuple[tuple[str, tuple[StepChange, ...]], ...]:
        """The readings under each other verb."""
        verbs = dict.fromkeys(one.verb for one in self.readings if one.verb != self.verb)
        return tuple((verb, tuple(one for one in self.readings if one.verb == verb)) for verb in verbs)


def rows_of(said: Statement) -> tuple[StepRow, ...]:
    """The steps of a statement in order, and the words between them that are not understood."""
    return tuple(_rows(said))


def _rows(said: Statement) -> Iterator[StepRow]:
    number = 0
    for place, item in enumerate(items_of(said)):
        if item.step is not None:
            number += 1
            what = in_small(say(done_with(item.step)))
            yield StepRow(number, say(step_words(item.step)), place, (), verb_of(item.step), what)
        elif item.part is not None and item.part.steps is None:
            yield StepRow(0, say(Msg("“{words}”: what does he mean?", words=said.said(item.part))), place)


def changes_of(table: Table, claim: Claimed, place: int, eye: Eye) -> Changes:
    """The changes of the step at this place (from 0) of a claim that this eye looks at."""
    said, speaker = said_by(table, claim), speaker_of(table, claim)
    items = items_of(said)
    places = [row.place for row in rows_of(said)]
    at = places.index(place)

    def changed(words: str, now: Items) -> StepChange:
        return StepChange(words, rewritten(said, now, speaker))

    def meant(step: steps.Step) -> StepChange:
        one = changed(say(step_words(step)), (*before, Item(None, step), *after))
        return evolve(one, verb=verb_of(step))

    def swapped(words: str, others: list[int]) -> StepChange | None:
        if not others:
            return None
        now = list(items)
        now[place], now[others[0]] = items[others[0]], items[place]
        return changed(words, tuple(now))

    before, after = items[:place], items[place + 1 :]
    is_any = any(item.step == steps.AnyOrder() for item in items)
    return Changes(
        tuple(meant(step) for step in offered(table, claim, said, items[place], eye)),
        swapped(tr("Earlier"), places[at - 1 : at] if at else []),
        swapped(tr("Later"), places[at + 1 :]),
        None if is_any else changed(tr("All in any order"), (*items, Item(None, steps.AnyOrder()))),
        changed(tr("Leave out"), (*before, *after)),
        "" if (step := items[place].step) is None else verb_of(step),
    )


def verb_of(step: steps.Step) -> str:
    """The verb of a step: cash, cross, ruff."""
    return in_small(say(VERBS[type(step)]))


def offered(table: Table, claim: Claimed, said: Statement, item: Item, eye: Eye) -> tuple[steps.Step, ...]:
    """The steps that may be meant instead; none that tells of a hand which this eye does not see."""
    claimer = claimer_of(table, claim)
    words = steps.step_text(item.step) if item.step is not None else "" if item.part is None else said.said(item.part)
    speaker = speaker_of(table, claim)
    near = () if item.step is None else tuple(alike(item.step, speaker))
    if all(may_see(eye, table, seat, card) for seat in claimer.hands for card in table.hands[seat]):
        planner = Planner(ending_of(table), claim.seat, claimer.hands)
        found = readings(planner, words) if item.step is None else every_reading(planner, words)
        near += () if item.step is None else tuple(with_cards(item.step, planner))
    else:
        suits = {w.suit for w in words_of(words) if w.suit is not None} or set(Suit)
        found = tuple(step for suit in SUITS_DOWN if suit in suits for step in of_any_hand(suit, claim, table))
    return tuple(step for step in dict.fromkeys((*near, *found)) if step not in {item.step, steps.AnyOrder()})


def alike(step: steps.Step, speaker: Speaker) -> Iterator[steps.Step]:
    """The steps that differ from this one in one thing: what is thrown, which hand ruffs, against whom."""
    match step:
        case steps.Throw(suit, _, on):
            yield from (steps.Throw(other, None, on) for other in SUITS_DOWN if other not in {suit, speaker.trump})
        case steps.Ruff(suit, rank, _, using) if speaker.is_declarer:
            yield from (steps.Ruff(suit, rank, place, using) for place in (None, steps.Place.HAND, steps.Place.DUMMY))
        case steps.Finesse(suit, rank, _):
            yield from (steps.Finesse(suit, rank, seat) for seat in (speaker.seat.lho, speaker.seat.rho, None))
        case steps.Cross(_, suit, _) if speaker.is_declarer:
            yield from (steps.Cross(place, suit) for place in (steps.Place.HAND, steps.Place.DUMMY))
        case steps.Cash(Suit() as suit, _, _):
            yield from (steps.Small(suit), steps.Cash(suit, (), 1))
        case steps.Give(Suit() as suit, _, _, _) | steps.Duck(suit) | steps.SetUp(suit):
            yield from (steps.Give(suit), steps.Duck(suit), steps.SetUp(suit))
        case steps.Draw(rounds):
            yield from (steps.Draw(n) for n in range(MOST_ROUNDS + 1) if n != rounds)
        case (
            steps.Cash()
            | steps.Ruff()
            | steps.Cross()
            | steps.Give()
            | steps.Small()
            | steps.LeadTo()
            | steps.Overtake()
            | steps.CrossRuff()
            | steps.KnockOut()
        ):
            return
        case steps.Win() | steps.Take() | steps.Rest() | steps.AnyOrder() | steps.AllGood():
            return
        case _:
            assert_never(step)


def with_cards(step: steps.Step, planner: Planner) -> Iterator[steps.Step]:
    """The steps that differ from this one in a card of the claimer’s hands: the trump that ruffs, the card thrown."""
    trump = planner.ending.trump
    match step:
        case steps.Ruff(suit, rank, place, _) if trump is not None:
            seats = planner.hands if place is None else (planner.seat_of(place),)
            trumps = (
                c for s in seats for c in dict.fromkeys((*planner.held(s, trump)[-1:], *planner.held(s, trump)[:1]))
            )
            yield from (steps.Ruff(suit, rank, place, card) for card in trumps)
        case steps.Throw(suit, _, on):
            yield from (steps.Throw(suit, card.rank, on) for s in planner.hands for card in planner.held(s, suit))
        case steps.Give(Suit()) | steps.Duck() | steps.SetUp():
            suits = (s for s in SUITS_DOWN if any(planner.held(seat, s) for seat in planner.hands))
            yield from (steps.Give(s) for s in suits)
        case _:
            return


def of_any_hand(suit: Suit, claim: Claimed, table: Table) -> Iterator[steps.Step]:
    """The steps in a suit that may be meant whatever the hands are."""
    yield from (steps.Cash(suit), steps.Give(suit), steps.Throw(suit))
    if not table.is_defender(claim.seat):
        yield from (steps.Cross(steps.Place.DUMMY, suit), steps.Cross(steps.Place.HAND, suit), steps.Finesse(suit))
        if table.contract is not None and table.contract.strain.suit not in {None, suit}:
            yield steps.Ruff(suit)
