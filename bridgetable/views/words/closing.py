"""What the director reads aloud when a ruling has closed: what was ruled, what it means now, and who goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadProhibited
from bridgetable.game.seats import Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.common.obligations import binds_now, penalty_cards_in_force
from bridgetable.rulings import effects
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting
from bridgetable.views.words.acts import answer_words, small
from bridgetable.views.words.orders import obligation_words, order_words, until_words
from bridgetable.views.words.prose import SEAT_NAMES, Sees, in_small, row, say, sees_all

NOTHING_WRONG = tr("The director finds nothing to put right")
UNRESTRICTED = tr("Nobody is restricted")
APART = re.compile(r"\. (?=[^“”]*(?:“|$))")
"""Where one sentence ends and another begins, outside of quotes."""
MOST = 3
"""As many consequences are read aloud; the rest stands in what is in force."""
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
"""Orders that are told as what is in force, or that nobody need hear."""
CHOSEN = (effects.CallAccepted, effects.CallMade, effects.CallSubstituted, effects.CallWithdrawn, effects.Substituted)
"""Orders that say what a player chose."""
Told = tuple[str, str]
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
    """What is read aloud after the last action, if a ruling has closed by it and none is open."""
    done = len(history.done)
    while done > 1 and history.after(done) is history.after(done - 1):
        done -= 1
    return closing(history.after(done - 1), history.now, sees) if done else None


def closing(before: Sitting, after: Sitting, sees: Sees = sees_all) -> Closing | None:
    """What is read aloud when a step from one sitting to the next has closed a ruling and left none open."""
    ended = tuple(case for case in after.ruled if case not in before.ruled)
    if after.cases or not ended:
        return None
    ruled, besides = what_was_ruled(ended, sees)
    meant = (*in_force(after.table), *besides, *barred(ended, after.table, sees))[:MOST] or tuple(
        told for _, told in bars(after.table, sees)
    )[-1:]
    parts = (row(going_on(ruled)), meaning(after.table, meant))
    cites = dict.fromkeys(cite for _, cite in (*ruled, *meant) if cite)
    return Closing(tuple(sentence(text) for text in (*parts, who_goes_on(after.table)) if text), tuple(cites))


def what_was_ruled(ended: tuple[Case, ...], sees: Sees) -> tuple[tuple[Told, ...], tuple[Told, ...]]:
    """What these rulings came to: what players chose, else what was ordered or said; and what was ordered besides."""
    chosen = tuple(choices(ended, sees))
    if chosen:
        return chosen[-2:], tuple(told_orders(ended, (*SAID_OTHERWISE, *CHOSEN), sees))
    ordered = tuple(dict.fromkeys(told_orders(ended, SAID_OTHERWISE, sees)))
    return ordered[:2] or what_was_said(ended, sees), ordered[2:]


def choices(ended: tuple[Case, ...], sees: Sees) -> Iterator[Told]:
    """What players chose in these rulings."""
    for case in ended:
        for decision, answer in zip(case.heard.asked, case.answers, strict=False):
            if isinstance(decision.by, Seat):
                yield answer_words(decision, answer.key, sees), answer.cite


def told_orders(ended: tuple[Case, ...], known: tuple[type[effects.Effect], ...], sees: Sees) -> Iterator[Told]:
    """The orders that people must hear: none that is `known`, nor that a call goes that is made again elsewhere."""
    ordered = [e for case in ended for e in case.heard.ordered]
    placed = {(e.seat, e.call) for e in ordered if isinstance(e, effects.CallSubstituted)}
    for effect in ordered:
        if isinstance(effect, known) or (
            isinstance(effect, effects.CallCancelled) and (effect.seat, effect.call) in placed
        ):
            continue
        words = order_words(effect)
        if words is not None:
            yield say(words, sees=sees), effect.cite


def what_was_said(ended: tuple[Case, ...], sees: Sees) -> tuple[Told, ...]:
    """The last thing that the director said, where nothing was chosen or ordered."""
    said = [one for case in ended for one in case.heard.said]
    if not said:
        return ((NOTHING_WRONG, ""),)
    return ((say(first_of(said[-1].words), sees=sees).rstrip("."), next(iter(said[-1].cites), "")),)


def first_of(words: Msg) -> Msg:
    """The first of the sentences of which a message is put together; the message itself, if it is one of its own."""
    parts = {name: part for name, part in words.arguments if isinstance(part, Msg)}
    if not parts or len(parts) < len(words.arguments):
        return words
    return parts[min(parts, key=words.template.index)]


def in_force(table: Table) -> Iterator[Told]:
    """What binds the players now, and the penalty cards that lie there."""
    for duty in table.obligations:
        words = obligation_words(duty)
        if words is not None and binds_now(duty, table):
            until = KEEPS_LEAD if isinstance(duty, LeadProhibited) else until_words(duty)
            yield f"{say(words)} {in_small(say(until))}", duty.cite
    for lying in penalty_cards_in_force(table):
        lies = "{seat:s} {card} is a major penalty card" if lying.major else "{seat:s} {card} is a minor penalty card"
        yield say(Msg(lies, seat=lying.seat, card=lying.card)), lying.cite


def barred(ended: tuple[Case, ...], table: Table, sees: Sees) -> Iterator[Told]:
    """What a side may not use by these rulings."""
    new = [e.information for case in ended for e in case.heard.ordered if isinstance(e, effects.Informed)]
    return ((text, cite) for known, (text, cite) in bars(table, sees) if known in new)


def bars(table: Table, sees: Sees) -> Iterator[tuple[Information, Told]]:
    """Everything that is known and that somebody may not use."""
    return ((known, (say(bar_words(known), sees=sees), known.cite)) for known in table.information if known.may_not)


def bar_words(known: Information) -> Msg:
    """Who may not use what, in short."""
    if known.call is not None and known.source is Source.WITHDRAWN:
        return Msg("{seats} may not use {call} by {seat}", seats=known.may_not, call=known.call, seat=known.seat)
    if known.card is not None:
        return Msg("{seats} may not use having seen {card}", seats=known.may_not, card=known.card)
    if known.seat in known.may_not:
        return Msg("{seats} may not use what was learnt", seats=known.may_not)
    return Msg("{seats} may not use what {seat} let them know", seats=known.may_not, seat=known.seat)


def meaning(table: Table, meant: tuple[Told, ...]) -> str:
    """What it means for the players now; that nobody is bound is said as long as somebody could be."""
    if meant:
        return "; ".join(going_on(meant))
    return "" if table.phase is Phase.END else UNRESTRICTED


def who_goes_on(table: Table) -> str:
    """Who acts now, and how."""
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


def going_on(parts: tuple[Told, ...]) -> list[str]:
    """The texts of the parts of one sentence: those after the first begin small, unless with a name or a sign."""
    return [text if not n else small(text) for n, (text, _) in enumerate(parts)]


def sentence(text: str) -> str:
    """The text as one sentence with a full stop: several become parts of one, but for what stands in quotes."""
    first, *rest = APART.split(text)
    said = "; ".join((first, *map(small, rest)))
    return said if said.endswith((".", "!", "?", "”")) else said + "."
