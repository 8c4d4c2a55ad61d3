"""The part of a table that somebody who rules first may see: nothing that gives an answer away."""

from bridgetable.game.seats import SEATS, BySeat
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.training.parts import Asks
from bridgetable.training.trial import Stage, Trial
from bridgetable.views.eyes import Eye, may_see
from bridgetable.views.table import table_view
from bridgetable.views.words.acts import act_words
from bridgetable.views.words.prose import Sees, card_text, say, sees_all

RULE_FIRST = tr("rule first")
JUDGED = frozenset({table_view.Mark.IRREGULAR, table_view.Mark.NOTED, table_view.Mark.INSTEAD})
"""The marks by which a card tells what was wrong, or what came of it."""


def veiled(view: table_view.TableView, trial: Trial) -> table_view.TableView:
    """The view without facts, options and laws, and without who decides and what was wrong as long as that is asked."""
    if trial.stage is Stage.STEPS_ASIDE:
        return view
    hides_law, hides_who = not trial.knows(Asks.LAW, Asks.OWN), not trial.knows(Asks.WHO, Asks.OWN)
    where = view.status.partition(" · ")[0]
    hidden = evolve(
        table_view.without_ruling(view),
        plates=view.plates.map(lambda p: plate(p, hides_law=hides_law, hides_who=hides_who)),
        director=None if hides_who else view.director,
        status=f"{where} · {RULE_FIRST}",
    )
    if not hides_law:
        return hidden
    quitted = tuple(
        one if one.back is table_view.Back.OPEN else evolve(one, back=table_view.Back.PLAIN) for one in view.quitted
    )
    shown = evolve(hidden, trick=unjudged(view.trick), hands=view.hands.map(hand), quitted=quitted)
    return evolve(
        shown, ledger=None if view.ledger is None else as_it_was_played(view.ledger), beside=table_view.NOTHING_BESIDE
    )


def unjudged(seen: table_view.TrickView) -> table_view.TrickView:
    """A trick as anybody saw it played, without what was wrong and who wins it."""
    notes = (tr("quitted"),) if seen.notes else ()
    cards = BySeat.each(lambda seat: bare(seen.cards[seat]))
    return evolve(seen, cards=cards, waits=None, waiting_word="", notes=notes, winner=None)


def as_it_was_played(seen: table_view.LedgerView) -> table_view.LedgerView | None:
    """The reckoning without what the law has moved, and the card somebody still held; None where nothing is left."""
    trick = None if seen.trick is None else unjudged(seen.trick)
    plain = evolve(seen, trick=trick, held=None, held_by=None, held_text="")
    if not seen.losses and not any(row.transfer for row in seen.rows):
        return plain
    if seen.rows[0].transfer:
        return None
    return evolve(
        plain,
        heading=tr("The board is played"),
        losses=(),
        rows=seen.rows[:1],
        result=seen.as_played if any(seen.as_played) else seen.result,
        as_played=("", ""),
    )


def plate(seen: table_view.PlateView, *, hides_law: bool, hides_who: bool) -> table_view.PlateView:
    """A plate without the word for what was wrong, and without the light of who decides."""
    if seen.light is table_view.Light.IRREGULAR:
        return evolve(seen, light=table_view.Light.PLAIN, pill="") if hides_law else seen
    if hides_who and seen.light in {table_view.Light.LIT, table_view.Light.WAITS}:
        seen = evolve(seen, light=table_view.Light.PLAIN, pill="")
    return evolve(seen, wrong="") if hides_law else seen


def bare(seen: table_view.CardView | None) -> table_view.CardView | None:
    """A card without the word for what was wrong with it or came of it; a penalty card that lies there stays one."""
    return evolve(seen, mark=table_view.Mark.NONE, tab="") if seen is not None and seen.mark in JUDGED else seen


def hand(seen: table_view.HandView) -> table_view.HandView:
    """A hand without the words for what was wrong, and without what may be played now."""
    return evolve(seen, cards=tuple(plain(c) for c in seen.cards), tray=tuple(bare(c) or c for c in seen.tray))


def plain(seen: table_view.CardView) -> table_view.CardView:
    """A card in hand without what tells whether it may be played."""
    return evolve(seen, mark=table_view.Mark.NONE, tab="", reason="", cite="")


def happened(history: History, trial: Trial, sees: Sees = sees_all) -> str:
    """The act that is ruled on, without what was wrong with it; else the director's first words."""
    if trial.own is not None:
        return ""
    number = trial.case.matter.irregularity
    before = history.start
    for action, after in zip(history.done, history.sittings, strict=True):
        if number and len(before.table.irregularities) < number <= len(after.table.irregularities):
            return act_words(before, action, sees).rstrip(".") + "."
        before = after
    return next((say(said.words, sees=sees) for said in trial.case.progress.said), "")


def shows_hidden(trial: Trial, eye: Eye) -> bool:
    """True where an answer that is offered, or what is told of it, names a card in hand that this eye may not see."""
    table = trial.sitting.table
    hidden = {card_text(c) for s in SEATS for c in table.hands[s] if not may_see(eye, table, s, c)}
    parts = (*trial.waiting, *(m.part for m in trial.marks))
    said = [words for p in parts for words in (p.reveal.happens, *(c.words for c in p.candidates))]
    said += [] if trial.own is not None else [say(o.title) for o in trial.decision.options]
    return any(card in words for card in hidden for words in said)
