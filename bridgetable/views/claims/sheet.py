"""The sheet of a claim: who may claim, how his statement is understood, and what each of the others can answer now."""

from collections.abc import Iterator
from typing import assert_never

from bridgetable.game.claims import ClaimStage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.statements.grammar import Statement
from bridgetable.game.table import Claimed, Phase, Table
from bridgetable.game.values import frozen
from bridgetable.language import in_small, tr
from bridgetable.laws.law_70_lines import said_by
from bridgetable.laws.law_70_words import lacks_line, step_words
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import SpreadHand
from bridgetable.session.claims.actions import Agree, AskToPlayOn, Claim, Concede, Doubt, Refuse
from bridgetable.session.director.actions import Notice
from bridgetable.session.sitting import Sitting
from bridgetable.views.claims.claim import caller_of
from bridgetable.views.table.table_view import FactView
from bridgetable.views.words.prose import SEAT_NAMES, bold_first, say

EXAMPLE = "drawing the trump, then diamonds from the top"
FORMS = Msg("Understood are: draw trumps, a suit, cards such as SA, spade to SQ, ruff, duck, lose, discard.")


@frozen
class SheetChoice:
    """Something that can be said or done now: its digit, the action, the words, the clause."""

    number: int  # from 1; 10 is the key 0, and 0 the call for the director, which has a key of its own
    action: Action
    words: str
    cite: str = ""


@frozen
class AnswerRow:
    """One player: his name, what he is at this table, what he has said, and what he can say now."""

    seat: Seat
    name: str
    role: str
    said: str
    choices: tuple[SheetChoice, ...]


@frozen
class SheetView:
    """A claim that waits for answers: who is to speak (bold part, rest), what all can say, each player, and a note."""

    banner: tuple[str, str]
    for_all: tuple[SheetChoice, ...]
    director: SheetChoice  # calls the director
    is_his: bool  # nothing else is left to do
    rows: tuple[AnswerRow, ...]
    note: str = ""
    cites: tuple[str, ...] = ()  # the clauses of the note
    understood: tuple[FactView, ...] = ()  # how the statement is understood; what is not has a clause

    @property
    def choices(self) -> tuple[SheetChoice, ...]:
        """Everything that can be said now, in the order of the digits, the director's call apart."""
        return (*self.for_all, *(c for row in self.rows for c in row.choices))


# --- before it is made ------------------------------------------------------------------------------------------------


def why_no_claim(sitting: Sitting) -> str:
    """The reason why nobody can claim now, in a sentence; empty when somebody can."""
    table = sitting.table
    match table.phase:
        case Phase.AUCTION:
            return say(Msg("Nothing can be claimed before the auction is over."))
        case Phase.SUSPENDED:
            return say(Msg("A claim lies on the table: it is answered first."))
        case Phase.END:
            return say(Msg("Play has ended: nothing is left to claim."))
        case Phase.CLARIFICATION | Phase.PLAY:
            return ""
        case _:
            assert_never(table.phase)


def likely_claimer(table: Table) -> Seat:
    """The seat that is taken to claim until another is chosen: declarer."""
    return Seat.S if table.declarer is None else table.declarer


def role_at(table: Table, seat: Seat) -> str:
    """The role of a player during the play: declarer, dummy or defender."""
    if seat is table.declarer:
        return tr("declarer")
    return tr("dummy") if seat is table.dummy else tr("defender")


def claim_made(table: Table, seat: Seat, tricks: int, words: str) -> Claim | Concede:
    """The claim of so many of the tricks left (0 to 13); of none it is a concession of them all (68B1)."""
    return Claim(seat, tricks, words) if tricks else Concede(seat, table.tricks_left, words)


def what_it_is(table: Table, seat: Seat, tricks: int) -> Msg:
    """The description of a claim of so many of the tricks left (0 to 13), in a sentence."""
    left = table.tricks_left
    values = {"seat": seat, "tricks": tricks, "left": left, "lost": left - tricks}
    if seat is table.dummy:
        return Msg("{seat} is dummy, and may not claim: play would go on.", seat=seat)
    if not tricks:
        return Msg("{seat} concedes all of the last {left:word}.", **values)
    if tricks == left:
        return Msg("{seat} claims all of the last {left:word}.", **values)
    return Msg("{seat} claims {tricks:word} of the last {left:word}, and concedes {lost:word}.", **values)


def clauses_of_it(table: Table, seat: Seat, tricks: int) -> tuple[str, ...]:
    """The clauses under which such a claim falls."""
    if seat is table.dummy:
        return "68A", "43A1c"
    if not tricks:
        return ("68B1",)
    return ("68A",) if tricks == table.tricks_left else ("68A", "68B1")


def understood(said: Statement) -> tuple[FactView, ...]:
    """The claimer’s statement as it is understood, in sentences; the one about what is asked has its clause."""
    steps = ", ".join(in_small(say(step_words(step))) for step in said.steps)
    found = [FactView(tr("Understood: {steps}.", steps=steps), ())] if steps else []
    if said.unread:
        words = "; ".join(said.unread)
        found.append(FactView(tr("Not understood, and asked for: “{words}”.", words=words), ("68C",)))
    return tuple(found)


# --- once it is made --------------------------------------------------------------------------------------------------


def sheet_view(sitting: Sitting) -> SheetView | None:
    """The sheet of the claim that waits for an answer, if there is one."""
    table, claim = sitting.table, sitting.table.claim
    if claim is None or sitting.cases or table.phase is not Phase.SUSPENDED:
        return None
    numbers = iter(range(1, 50))
    for_all = tuple(numbered(numbers, all_can_say(claim)))
    found = tuple(row_of(table, claim, s, numbers) for s in (*clockwise_from(claim.seat)[1:], claim.seat))
    rows = tuple(row for row in found if row.choices or row.seat is not claim.seat)
    note, cites = note_of(table, claim)
    director = SheetChoice(0, Notice(caller_of(claim)), tr("Director!"), "68D2a")
    said, told = "" if note is None else say(note), understood(said_by(table, claim))
    return SheetView(banner_of(claim), for_all, director, claim.stage is ClaimStage.DOUBTED, rows, said, cites, told)


def row_of(table: Table, claim: Claimed, seat: Seat, numbers: Iterator[int]) -> AnswerRow:
    """The row of one player."""
    choices = tuple(numbered(numbers, says(table, seat)))
    return AnswerRow(seat, SEAT_NAMES[seat], role_at(table, seat), said_so_far(claim, seat), choices)


Said = Iterator[tuple[Action, str, str]]


def numbered(numbers: Iterator[int], said: Said) -> Iterator[SheetChoice]:
    """The replies that are possible, each with the next digit."""
    yield from (SheetChoice(next(numbers), action, words, cite) for action, words, cite in said)


def banner_of(claim: Claimed) -> tuple[str, str]:
    """The words that name the next speaker: a bold part, and the rest."""
    if claim.asked is not None:
        who = SEAT_NAMES[claim.asked]
        return bold_first(tr("{who} asks to play on: all four must agree.", who=who), who)
    if claim.objections:
        who = SEAT_NAMES[claim.objections[-1].seat]
        return bold_first(tr("{who} objects: the director is called.", who=who), who)
    others = tr("The others")
    return bold_first(tr("{others} answer. Play is suspended.", others=others), others)


def note_of(table: Table, claim: Claimed) -> tuple[Msg | None, tuple[str, ...]]:
    """The note that others should know before they answer, with its clauses."""
    # The search of claims hangs on them, and a table is first shown without one.
    from bridgetable.laws.law_68_claim import is_asked_rightly, objects_at_once  # noqa: PLC0415

    if claim.asked is not None and not is_asked_rightly(claim):
        words = Msg("{side:short} claimed: only the other side may ask to play on.", side=claim.seat.side)
        return words, ("68D2b",)
    partner = claim.seat.partner
    if objects_at_once(table, claim, partner):
        words = Msg("{seat} concedes a trick: {partner} may object at once.", seat=claim.seat, partner=partner)
        return words, ("68B2",)
    return (Msg("A line should have come with it."), ("68C",)) if lacks_line(claim) else (None, ())


def all_can_say(claim: Claimed) -> Said:
    """The answers that all give together."""
    if claim.stage is ClaimStage.MADE:
        yield Agree(), tr("All agree"), "69A"
    elif claim.stage is ClaimStage.PLAY_ON:
        yield Agree(), tr("All play on"), "68D2b"


def said_so_far(claim: Claimed, seat: Seat) -> str:
    """The words of a player so far: the claimer's number of tricks, or an answer."""
    if claim.asked is seat:
        return tr("asks to play on")
    if any(o.seat is seat for o in claim.objections) and not (claim.asked is not None and seat in claim.agreed):
        return tr("objects")
    if seat in claim.agreed:
        return tr("agrees") if claim.asked is None else tr("plays on")
    if seat is not claim.seat:
        return ""
    return tr("claims") if claim.tricks else tr("concedes")


def says(table: Table, seat: Seat) -> Said:
    """The words and acts open to one player now."""
    claim = table.claim
    if claim is None:
        return
    if claim.asked is not None:
        if seat not in claim.agreed:
            yield Agree(seat), tr("Plays on"), "68D2bi"
            yield Refuse(seat), tr("Refuses"), "68D2a"
    elif seat is claim.seat:
        if seat not in table.spread and table.hands[seat]:
            yield SpreadHand(seat), tr("Faces his cards"), "68A"
    else:
        yield from answers(table, claim, seat)


def answers(table: Table, claim: Claimed, seat: Seat) -> Said:
    """The answers that another player can give to a claim."""
    from bridgetable.laws.law_68_claim import may_go_on, objects_at_once  # noqa: PLC0415

    silent = seat not in claim.agreed and all(o.seat is not seat for o in claim.objections)
    if silent and seat.side is not claim.seat.side and claim.stage is ClaimStage.MADE:
        yield Agree(seat), tr("Agrees"), "68D1"
    if silent:
        at_once = objects_at_once(table, claim, seat)
        yield Doubt(seat), tr("Objects"), "68B2" if at_once else "68D2"
    if may_go_on(table):
        yield AskToPlayOn(seat), tr("Play on?"), "68D2b"
