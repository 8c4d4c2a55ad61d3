"""All that can be staged at a table: by its everyday name, the book's name and law, and the gesture in a sentence."""

import tomllib
from collections.abc import Iterator
from enum import Enum
from functools import cache, partial

from bridgetable.formats.lawbook import book_of
from bridgetable.game.books import LAWS_2017
from bridgetable.game.calls import PASS, Bid, Strain
from bridgetable.game.irregularities import Kind
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import capital, tr
from bridgetable.resources import resource
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import ApplyForScore
from bridgetable.session.calls.actions import CallTogether
from bridgetable.session.cards.actions import ChangeCard, LeadFaceDown
from bridgetable.session.claims.actions import Abandon, Concede
from bridgetable.session.table.actions import Ask
from bridgetable.session.talk.actions import Correct, Gesture, Hesitate, Hurry, OmitAlert, Remark
from bridgetable.staging import claiming
from bridgetable.staging.calls import any_cards
from bridgetable.staging.choice import Acts, Pick, anybody, mixed
from bridgetable.staging.staged import STAGED, NotStaged
from bridgetable.staging.talk import told_of_calls
from bridgetable.views.search import Index, said_of


class When(Enum):
    """The part of a board in which something is staged; the value is the heading in the list."""

    DEAL = tr("Before the first call")
    AUCTION = tr("In the auction")
    LEAD = tr("At the opening lead")
    PLAY = tr("While cards are played")
    DUMMY = tr("What dummy does")
    TALK = tr("What is said and shown")
    CLAIM = tr("Claims")
    END = tr("After play")

    def why_not(self, table: Table) -> str:
        """The reason why it cannot be staged yet, or any more, at this table, in a sentence; empty where it may be."""
        match self, table.phase:
            case (When.AUCTION, Phase.AUCTION) | (When.LEAD, Phase.CLARIFICATION) | (When.END, Phase.END):
                return ""
            case (When.AUCTION, _):
                return tr("The auction is over at this table.")
            case (When.END, _):
                return tr("Play has not ended at this table.")
            case ((When.LEAD | When.PLAY | When.DUMMY | When.CLAIM), Phase.AUCTION):
                return tr("The auction still goes on at this table.")
            case ((When.PLAY | When.DUMMY | When.CLAIM), Phase.CLARIFICATION):
                return tr("No card has been led at this table yet.")
            case ((When.LEAD | When.PLAY | When.DUMMY | When.CLAIM), Phase.END):
                return tr("Play has ended at this table.")
            case (When.LEAD, Phase.PLAY):
                return tr("The opening lead lies on this table already.")
            case _:
                return ""


class Act(Enum):
    """An act that is staged though it is no irregularity of itself, or not yet; the value is its notation."""

    HESITATES = "hesitates"
    HURRIES = "hurries"
    GESTURE = "gestures"
    REMARK = "remarks"
    AT_ONCE = " while "
    NO_ALERT = "does not alert"
    CORRECTS = " corrects "
    CHANGES_DUMMYS_CARD = "changes to"
    LEADS_FACE_DOWN = "face down"
    CLAIMS = "claims"
    CONCEDES = "concedes"
    ASKS_IF_NONE = " asks "
    APPLIES = "applies"
    AGREEMENT_WITHDRAWN = "withdraws"
    CONCESSION_WITHDRAWN = " withdraws"


@frozen
class Row:
    """One row of the list: the case that it stages, its everyday and its book's name, law, time and gesture."""

    of: Kind | Act
    name: str
    in_book: str
    law: str  # its clause in 2017
    when: When
    gesture: str
    acts: Acts | None  # may bring it about
    why: str = ""  # why nobody can, where there are no acts
    after: Kind | None = None  # has to be ruled on first
    before: Acts | None = None  # done before it
    number: str = ""  # that of the book by which it is staged


WAYS = {
    "drag": tr("Drag {way}. With the keyboard: arrows to the card, then Shift+Enter."),
    "plate": tr("Right-click the player’s plate, or Enter on it: {way}."),
    "card": tr("Right-click the card, or Shift+Enter on it: {way}."),
    "trick": tr("Right-click his quitted card: {way}."),
}
"""The gestures that are common to many rows, by the key under which a row has its own part of the sentence."""


def calls_together(table: Table, pick: Pick) -> Iterator[Action]:
    """The player whose turn it is and another call at the same moment."""
    if table.phase is not Phase.AUCTION or table.turn is None:
        return
    last = table.auction.reached.bid
    level = last.call.level + 1 if last is not None and isinstance(last.call, Bid) else 1
    for other in mixed([s for s in SEATS if s is not table.turn], pick):
        yield CallTogether(table.turn, PASS, other, Bid(min(level, 7), Strain(pick(5))))


def changes_of_dummys_card(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer says that he meant another card of dummy's than the one just played."""
    if table.phase is Phase.PLAY and table.dummy is not None:
        yield from (ChangeCard(table.dummy, card) for card in mixed(sorted(table.hands[table.dummy]), pick))


def face_down_leads(table: Table, pick: Pick) -> Iterator[Action]:
    """The defender who is on lead leads face down."""
    if table.phase is Phase.CLARIFICATION and table.turn is not None:
        yield from (LeadFaceDown(seat, card) for seat, card in any_cards(table, (table.turn,), pick))


def concessions(table: Table, pick: Pick) -> Iterator[Action]:
    """A player concedes a trick, or all that are left."""
    if table.phase is Phase.PLAY:
        for seat in mixed(SEATS, pick):
            yield Concede(seat, 1)
            yield Abandon(seat)


def questions_about_revoke(table: Table, pick: Pick) -> Iterator[Action]:
    """A player asks another whether he has none of the suit led."""
    if table.phase is Phase.PLAY:
        for seat in mixed(SEATS, pick):
            yield from (Ask(seat, hand) for hand in mixed([s for s in SEATS if s is not seat], pick))


ACTS: dict[Act, Acts] = one_row_each(
    Act,
    {
        Act.HESITATES: anybody(Hesitate),
        Act.HURRIES: anybody(Hurry),
        Act.GESTURE: anybody(partial(Gesture, words="a shrug")),
        Act.REMARK: anybody(partial(Remark, words="oh")),
        Act.AT_ONCE: calls_together,
        Act.NO_ALERT: anybody(OmitAlert),
        Act.CORRECTS: told_of_calls(Correct),
        Act.CHANGES_DUMMYS_CARD: changes_of_dummys_card,
        Act.LEADS_FACE_DOWN: face_down_leads,
        Act.CLAIMS: claiming.claims,
        Act.CONCEDES: concessions,
        Act.ASKS_IF_NONE: questions_about_revoke,
        Act.APPLIES: anybody(ApplyForScore),
        Act.AGREEMENT_WITHDRAWN: claiming.agreements_withdrawn,
        Act.CONCESSION_WITHDRAWN: claiming.concessions_withdrawn,
    },
)


def written() -> dict[str, dict[str, dict[str, str]]]:
    """The content of the file, in English: by time and by the name of a kind or an act. Raises ResourceNotFound."""
    return tomllib.loads(resource("stageable.toml").read_text(encoding="utf-8"))


@cache
def rows(edition: str = LAWS_2017.edition) -> dict[Kind | Act, Row]:
    """Every row on which an edition has a law, by what it brings about, in the order of the file.

    Raises RowMissing and ResourceNotFound.
    """
    every = (_row(When[when], name, words) for when, told in written().items() for name, words in told.items())
    by_subject = one_row_each((*Kind, *Act), {row.of: row for row in every})
    numbered = {of: evolve(row, number=book_of(edition).place_of(row.law)) for of, row in by_subject.items()}
    return {of: row for of, row in numbered.items() if row.number}


def _row(when: When, of: str, words: dict[str, str]) -> Row:
    ways = {key: tr(sentence, way=tr(words[key])) for key, sentence in WAYS.items() if key in words}
    gesture = tr(words["gesture"], **ways) if "gesture" in words else "".join(ways.values())
    if of in Act.__members__:
        return Row(Act[of], tr(words["name"]), tr(words["in_book"]), words["law"], when, gesture, ACTS[Act[of]])
    kind = Kind[of]
    staged, name, in_book = STAGED[kind], tr(kind.record.everyday), tr(kind.value)
    in_book = capital(in_book)
    if isinstance(staged, NotStaged):
        return Row(kind, name, in_book, staged.law, when, gesture, None, staged.why)
    acts, after, before = staged.acts, staged.after, staged.before
    return Row(kind, name, in_book, staged.law, when, gesture, acts, "", after, before)


@cache
def index(edition: str = LAWS_2017.edition) -> Index[Row]:
    """Every row of an edition by its names, its gesture and what people say. Raises RowMissing, ResourceNotFound."""
    return Index(
        (r, r.number, ((r.name, 3.0), (r.in_book, 2.0), (r.gesture, 0.3), *said_of(r.of.name)))
        for r in rows(edition).values()
    )
