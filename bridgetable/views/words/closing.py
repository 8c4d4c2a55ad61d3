"""The words that the director reads aloud when a ruling has closed: the ruling, its meaning now, and who goes on."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadProhibited
from bridgetable.game.penalties import For
from bridgetable.game.seats import Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import frozen
from bridgetable.language import in_small, tr
from bridgetable.laws.common.obligations import binds_now, penalty_cards_in_force
from bridgetable.rulings import effects
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting
from bridgetable.views.words.acts import answer_words, found_words, small
from bridgetable.views.words.orders import obligation_words, order_words, until_words
from bridgetable.views.words.prose import SEAT_NAMES, Sees, row, say, sees_all

NOTHING_WRONG = tr("The director finds nothing to put right")
UNRESTRICTED = tr("Nobody is restricted")
APART = re.compile(r"\. (?=[^“”]*(?:“|$))")
"""The border between two sentences, outside of quotes."""
MOST = 3
"""The most consequences that are read aloud; the rest is shown among the orders in force."""
KEEPS_LEAD = Msg("while {he} keeps the lead", he="he")
SAID_OTHERWISE = (
    effects.BackToHand,
    effects.Imposed,
    effects.Informed,
    effects.MajorPenaltyCard,
    effects.MinorPenaltyCard,
    effects.Reserved,
    effects.Spread,
)
"""The orders that are shown among those in force, or that nobody need hear."""
CHOSEN = (effects.CallAccepted, effects.CallMade, effects.CallSubstituted, effects.CallWithdrawn, effects.Substituted)
"""The orders that express a player's choice."""
BY_JUDGEMENT = (effects.AdjustedScore, effects.ArtificialScore, effects.Penalised)
"""The orders that rest on the director's judgement, of which he tells that a review may be asked for."""
Phrase = tuple[str, str]
"""A part of a sentence, and its clause."""


@frozen
class Closing:
    """A few short sentences, and the clauses that they rest on."""

    sentences: tuple[str, ...]
    cites: tuple[str, ...]

    @property
    def text(self) -> str:
        """The sentences in a row."""
        return " ".join(self.sentences)


def closing_of(history: History, sees: Sees = sees_all) -> Closing | None:
    """The words to be read aloud after the last action, if a ruling has closed by it and none is open."""
    done = len(history.done)
    while done > 1 and history.after(done) is history.after(done - 1):
        done -= 1
    return closing(history.after(done - 1), history.now, sees) if done else None


def closing(before: Sitting, after: Sitting, sees: Sees = sees_all) -> Closing | None:
    """The words to be read aloud when a step between two sittings has closed a ruling and left none open."""
    ended = tuple(case for case in after.ruled if case not in before.ruled)
    if after.cases or not ended:
        return None
    ruled, besides = what_was_ruled(ended, sees)
    known = after.table.information
    told = (*dict.fromkeys(in_force(after.table)), *besides, *bars(newly_barred(ended, known), sees))
    meant = told[:MOST] or bars(known, sees)[-1:]
    parts = (row(going_on(ruled)), meaning(after.table, meant))
    appeal = tuple(right_to_appeal(ended, after.table))
    cites = dict.fromkeys(cite for _, cite in (*ruled, *meant, *appeal) if cite)
    last = "; ".join((who_goes_on(after.table), *(text for text, _ in appeal)))
    return Closing(tuple(sentence(text) for text in (*parts, last) if text), tuple(cites))


def right_to_appeal(ended: tuple[Case, ...], table: Table) -> Iterator[Phrase]:
    """The right to a review, told where a score rests on the director's judgement, by books that know it."""
    told = next((told for case in ended if (told := review_of(case, table))), "")
    if told:
        yield told, "83"


def review_of(case: Case, table: Table) -> str:
    """The right to a review of a ruling in which a score rests on judgement; empty where none is told."""
    judged = any(isinstance(order, BY_JUDGEMENT) and not is_final(order) for order in case.progress.ordered)
    if not judged or not case.is_closed or table.book.own_numbers:
        return ""
    return tr("a review may be asked for within {minutes} minutes", minutes=table.regulations.appeals)


def is_final(order: effects.Effect) -> bool:
    """True for a penalty that no committee may overrule (91A, 93B3)."""
    return isinstance(order, effects.Penalised) and order.penalty.ground is For.DISCIPLINE


def what_was_ruled(ended: tuple[Case, ...], sees: Sees) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
    """The outcome of these rulings: the players' choices, else what was ordered or said; and all other orders."""
    chosen = tuple(choices(ended, sees))
    if chosen:
        return chosen[-2:], tuple(spoken_orders(ended, (*SAID_OTHERWISE, *CHOSEN), sees))
    known = (*SAID_OTHERWISE, effects.ProceduralPenalty)
    ordered = tuple(dict.fromkeys(spoken_orders(ended, known, sees)))
    liable = tuple(p for p in spoken_orders(ended, SAID_OTHERWISE, sees) if p not in ordered)
    return ordered[:2] or what_was_said(ended, sees), (*ordered[2:], *liable)


def choices(ended: tuple[Case, ...], sees: Sees) -> Iterator[Phrase]:
    """The choices of players in these rulings."""
    for case in ended:
        for decision, answer in zip(case.progress.asked, case.answers, strict=False):
            if isinstance(decision.by, Seat):
                yield answer_words(decision, answer.key, sees), answer.cite


def spoken_orders(ended: tuple[Case, ...], known: tuple[type[effects.Effect], ...], sees: Sees) -> Iterator[Phrase]:
    """The orders that people must hear: none that is `known`."""
    for effect in (e for case in ended for e in case.progress.ordered):
        words = None if isinstance(effect, known) else order_words(effect)
        if words is not None:
            yield said_of(effect, say(words, sees=sees)), effect.cite


def said_of(order: effects.Effect, words: str) -> str:
    """An order as it is read aloud; of tricks that go to a side with the reason why."""
    return (
        tr("The revoke is established: {given}", given=small(words))
        if isinstance(order, effects.TricksTransferred)
        else words
    )


def what_was_said(ended: tuple[Case, ...], sees: Sees) -> tuple[Phrase, ...]:
    """The last thing that the director said or found, where nothing was chosen or ordered; a mere breach only if alone.

    What he was asked counts where a case says no more than what has happened.
    """
    said = [
        (one, case)
        for case in sorted(ended, key=is_breach, reverse=True)
        for one in case.progress.said
        if not one.reminds
    ]
    if not said:
        return ((NOTHING_WRONG, ""),)
    last, case = said[-1]
    found = case.progress.asked[len(case.answers) - 1 : len(case.answers)]
    if found and case.progress.said == (last,):
        return ((found_words(found[0], case.answers[-1].key, sees), case.answers[-1].cite),)
    return ((say(first_of(last.words), sees=sees).rstrip("."), next(iter(last.cites), "")),)


def is_breach(case: Case) -> bool:
    """True for a ruling that orders no more than that somebody is liable to a procedural penalty."""
    ordered = [e for e in case.progress.ordered if not isinstance(e, effects.Settled)]
    return bool(ordered) and all(isinstance(e, effects.ProceduralPenalty) for e in ordered)


def first_of(words: Msg) -> Msg:
    """The first of the sentences of which a message is put together; the message itself, if it is one of its own."""
    parts = {name: part for name, part in words.arguments if isinstance(part, Msg)}
    if not parts or len(parts) < len(words.arguments):
        return words
    return parts[min(parts, key=words.template.index)]


def in_force(table: Table) -> Iterator[Phrase]:
    """The duties that bind the players now, and the penalty cards that lie there."""
    for duty in table.obligations:
        words = obligation_words(duty)
        if words is not None and binds_now(duty, table):
            until = KEEPS_LEAD if isinstance(duty, LeadProhibited) else until_words(duty)
            yield f"{say(words)} {in_small(say(until))}", duty.cite
    for seat, lying in groupby(penalty_cards_in_force(table), lambda lying: lying.seat):
        first, *others = lying
        lies = "{seat:s} {card} is a major penalty card" if first.major else "{seat:s} {card} is a minor penalty card"
        lie = "{seat:s} {card} are major penalty cards" if others else lies
        yield say(Msg(lie, seat=seat, card=tuple(one.card for one in (first, *others)))), first.cite


def newly_barred(ended: tuple[Case, ...], known: tuple[Information, ...]) -> Iterator[Information]:
    """The information that a side may not use by these rulings."""
    new = [e.information for case in ended for e in case.progress.ordered if isinstance(e, effects.Informed)]
    return (one for one in known if one in new)


def bars(known: Iterable[Information], sees: Sees) -> tuple[Phrase, ...]:
    """Everything of this that somebody may not use: several cards, or calls of one player, in one phrase."""
    groups = (tuple(alike) for _, alike in groupby((one for one in known if one.may_not), subject_of_bar))
    return tuple((say(bar_words(alike), sees=sees), alike[0].cite) for alike in groups)


def subject_of_bar(known: Information) -> tuple[object, ...]:
    """The part of a bar that several cards, or several calls, may have in common."""
    withdrawn = known.call is not None and known.source is Source.WITHDRAWN
    if withdrawn or known.card is None:
        return known.may_not, known.seat, withdrawn
    return (known.may_not,)


def bar_words(alike: tuple[Information, ...]) -> Msg:
    """The words that say in short who may not use what."""
    known = alike[0]
    if known.call is not None and known.source is Source.WITHDRAWN:
        calls = tuple(one.call for one in alike)
        return Msg("{seats} may not use {call} by {seat}", seats=known.may_not, call=calls, seat=known.seat)
    if known.card is not None:
        return Msg("{seats} may not use having seen {card}", seats=known.may_not, card=tuple(one.card for one in alike))
    if known.seat in known.may_not:
        return Msg("{seats} may not use what was learnt", seats=known.may_not)
    return Msg("{seats} may not use what {seat} let them know", seats=known.may_not, seat=known.seat)


def meaning(table: Table, meant: tuple[Phrase, ...]) -> str:
    """The meaning of the ruling for the players now; freedom is said as long as somebody could be bound."""
    if meant:
        return "; ".join(going_on(meant))
    return "" if table.phase is Phase.END else UNRESTRICTED


def who_goes_on(table: Table) -> str:
    """The next to act, and how."""
    if table.phase is Phase.END:
        return tr("The board is over") if table.contract is None else tr("Play has ended")
    if table.phase is Phase.SUSPENDED:
        return tr("The claim waits for an answer")
    if table.turn is None:
        return tr("The auction has ended")
    leading = table.phase is Phase.CLARIFICATION or (table.phase is Phase.PLAY and table.tricks[-1].lead is None)
    if table.turn is table.dummy and table.declarer is not None and table.dummy in table.spread:
        words = "{seat} is to lead from dummy" if leading else "{seat} is to play from dummy"
        return tr(words, seat=SEAT_NAMES[table.declarer])
    words = "{seat} is to lead" if leading else "{seat} is to play"
    return tr("{seat} is to call" if table.phase is Phase.AUCTION else words, seat=SEAT_NAMES[table.turn])


def going_on(parts: tuple[Phrase, ...]) -> list[str]:
    """The texts of the parts of one sentence: those after the first begin small, unless with a name or a sign."""
    return [text if not n else small(text) for n, (text, _) in enumerate(parts)]


def sentence(text: str) -> str:
    """The text as one sentence with a full stop: several become parts of one, but for what stands in quotes."""
    first, *rest = APART.split(text)
    said = "; ".join((first, *map(small, rest)))
    return said if said.endswith((".", "!", "?", "”")) else said + "."
