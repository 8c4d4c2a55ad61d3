"""Seat plates, the director's plate, and the board plaque."""

from collections.abc import Iterator

from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.irregularities import Irregularity, Kind, Requirement, Stage, Visible
from bridgetable.game.regulations import STANDARD
from bridgetable.game.screens import hides, is_calling_unseen
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Claimed, Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.rulings.decisions import DIRECTOR, Decision, Sort
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.regulations import in_short
from bridgetable.views.table.screen_view import screen_of
from bridgetable.views.table.table_view import Light, PlaqueView, PlateView, ScreenView
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES, contract_text


def plate_of(sitting: Sitting, seat: Seat, eye: Eye) -> PlateView:
    """The plate of one seat."""
    table, decision = sitting.table, sitting.pending
    name, role = SEAT_NAMES[seat].upper(), role_of(table, seat)
    if is_calling_unseen(table, seat, eye):
        return PlateView(seat, name, role, Light.PLAIN, "")
    if decision is not None and decision.by is seat:
        return PlateView(seat, name, role, Light.LIT, tr("CHOOSES"))
    wrong = irregular_now(sitting, seat, eye)
    if wrong is not None and (table.turn is not seat or decision is not None or table.phase is Phase.SUSPENDED):
        return PlateView(seat, name, did(table, wrong), Light.IRREGULAR, tr(wrong.kind.record.pill))
    if table.phase is Phase.SUSPENDED and table.claim is not None and decision is None:
        return PlateView(seat, name, role, *of_claim(table, table.claim, seat))
    if table.turn is seat:
        if decision is not None:
            return PlateView(seat, name, waiting_role(table, seat), Light.WAITS, "")
        if wrong is not None:
            # Two words take the room of the role.
            return PlateView(seat, name, "", Light.LIT, turn_pill(table, seat), tr(wrong.kind.record.pill))
        return PlateView(seat, name, role, Light.LIT, turn_pill(table, seat))
    return PlateView(seat, name, role, Light.PLAIN, "")


def of_claim(table: Table, claim: Claimed, seat: Seat) -> tuple[Light, str]:
    """The light of a plate while a claim is answered, and the words of its player."""
    # The search of claims hangs on it, and a table is first shown without one.
    from bridgetable.laws.law_68_claim import objects_at_once  # noqa: PLC0415

    if claim.asked is seat:
        return Light.LIT, tr("ASKS TO PLAY ON")
    if claim.asked is not None:
        return (Light.PLAIN, tr("PLAYS ON")) if seat in claim.agreed else (Light.WAITS, tr("PLAY ON?"))
    if seat is claim.seat:
        return Light.LIT, tr("CLAIMS {tricks}", tricks=claim.tricks) if claim.tricks else tr("CONCEDES")
    if any(o.seat is seat for o in claim.objections):
        return Light.IRREGULAR, tr("OBJECTS")
    if seat in claim.agreed:
        return Light.PLAIN, tr("AGREES")
    if objects_at_once(table, claim, seat):
        return Light.WAITS, tr("OBJECTS?")
    return (Light.PLAIN, "") if seat.side is claim.seat.side else (Light.WAITS, tr("AGREES?"))


def role_of(table: Table, seat: Seat) -> str:
    """The role of the player: dealer in the auction, then declarer, dummy or defender."""
    if table.contract is None:
        return tr("dealer") if seat is table.board.dealer else ""
    if seat is table.declarer:
        return tr("declarer") if table.spread else tr("presumed declarer")
    if seat is table.dummy:
        return tr("dummy") if table.spread else tr("presumed dummy")
    return tr("defender") if table.phase in {Phase.PLAY, Phase.SUSPENDED} else ""


def did(table: Table, one: Irregularity) -> str:
    """The last act of a player, in words, before the pill that says what was wrong with it."""
    return tr(one.kind.record.verb) or role_of(table, one.seat)


def waiting_role(table: Table, seat: Seat) -> str:
    """The thing that the player on turn waits for."""
    if table.phase is Phase.AUCTION:
        return tr("waits")
    leading = not table.tricks or table.tricks[-1].lead is None
    if leading and seat is not table.dummy:
        return tr("on lead, waits")
    role = role_of(table, seat)
    return tr("{role}, waits", role=role) if role else tr("waits")


def turn_pill(table: Table, seat: Seat) -> str:
    """The word on the pill of the seat on turn."""
    if table.phase is Phase.AUCTION:
        return tr("TO CALL")
    leading = not table.tricks or (table.tricks[-1].lead is None and table.tricks[-1].leader is seat)
    return tr("TO LEAD") if leading else tr("TO PLAY")


def irregular_now(sitting: Sitting, seat: Seat, eye: Eye) -> Irregularity | None:
    """The irregularity of a seat that waits for its ruling, or that is fresh and this eye may know of."""
    table = sitting.table
    if table.phase is Phase.END:
        return None
    ruled_on = {c.matter.irregularity for c in sitting.cases}
    for one in reversed(table.irregularities):
        # Two players have taken each other's hands.
        other = Seat[one.words] if one.kind is Kind.WRONG_POCKET and one.words else None
        if seat not in {one.seat, other} or (isinstance(eye, Seat) and hides(table, one, eye)):
            continue
        if one.number in ruled_on and one.stage is Stage.NOTICED:
            return one
        # It happened in the trick in progress, the one before, or the auction still going on.
        fresh = not table.tricks or one.trick >= len(table.tricks) - 1
        shown = is_held_up(one) and (eye is Watcher.ALL or is_plain_to_see(one, table))
        if one.stage is Stage.COMMITTED and fresh and shown:
            return one
    return None


def is_held_up(one: Irregularity) -> bool:
    """True where it is shown on the table before anybody objects: said so often that it means little."""
    return one.kind.record.shows is not Visible.WHEN_SOMEBODY_OBJECTS


def is_plain_to_see(one: Irregularity, table: Table) -> bool:
    """True where everybody at the table sees that something is wrong; a revoke shows only to who knows the hands."""
    return (
        one.kind.record.shows is not Visible.TO_DIRECTOR
        and one.how is not Requirement.FOLLOW_SUIT
        and not may_be_a_revoke(one, table)
    )


def may_be_a_revoke(one: Irregularity, table: Table) -> bool:
    """True where only who knows the hand can tell a penalty card left lying from a revoke: it did not follow suit."""
    if one.kind is not Kind.PENALTY_CARD_NOT_PLAYED:
        return False
    if one.trick > len(table.tricks):
        return True
    trick = table.tricks[one.trick - 1]
    return trick.leader is not one.seat and one.cards[0].suit is not trick.suit_led


def director_plate(decision: Decision | None) -> PlateView | None:
    """The director's own plate, lit when he is asked."""
    if decision is None or decision.by is not DIRECTOR:
        return None
    pill = tr("JUDGES") if decision.sort is Sort.JUDGEMENT else tr("ASKS")
    return PlateView(Seat.N, tr("DIRECTOR"), "", Light.LIT, pill)


def plaque_of(table: Table) -> PlaqueView:
    """The board plaque."""
    board = table.board
    lines = [vulnerability_words(table)]
    if table.contract is None:
        title = ""
        lines = [tr("Board {number}", number=board.number), tr("dealer {dealer}", dealer=str(board.dealer)), *lines]
    else:
        title = f"{contract_text(table.contract)} {SEAT_NAMES[table.contract.declarer]}"
        lines.insert(0, tr("Board {number} · dealer {dealer}", number=board.number, dealer=str(board.dealer)))
    if table.winners and table.phase is Phase.PLAY:
        lines.append(tr("Won: {s}", s=", ".join(f"{SHORT_SIDES[s]} {table.tricks_won(s)}" for s in Side)))
    screen = screen_of(table)
    if screen is not None:
        lines.append(screen_words(screen))
    if table.book != LAWS_2017:
        lines.extend(book_words(table.book))
    # That there is a screen its own line has said.
    if table.regulations is not STANDARD:
        lines.extend(in_short(evolve(table.regulations, screens=False), table.book))
    return PlaqueView(title, tuple(lines), board.vulnerability.of(Side.NS), board.vulnerability.of(Side.EW))


def screen_words(screen: ScreenView) -> str:
    """The screen, and the side on which the tray lies, in a few words."""
    if screen.tray:
        return tr("screen closed, tray with {seats}", seats="".join(map(str, screen.tray)))
    return tr("screen open") if screen.is_open else tr("screen closed")


def book_words(book: Book) -> Iterator[str]:
    """Another book than that of 2017 by its title, and that the program does not rule it in full where it does not."""
    yield tr(book.title)
    if book.planned:
        yield tr("not in full yet")


def vulnerability_words(table: Table) -> str:
    """The vulnerability, in words."""
    vulnerable = [side for side in Side if table.board.vulnerability.of(side)]
    if len(vulnerable) == 1:
        return tr("{vulnerable} vulnerable", vulnerable=SHORT_SIDES[vulnerable[0]])
    return tr("all vulnerable") if vulnerable else tr("none vulnerable")


def status_of(sitting: Sitting, eye: Eye) -> str:
    """The stage of the board in a few words: the trick or the auction, and who acts next, as far as the eye sees it."""
    table, decision = sitting.table, sitting.pending
    where, act = place_of(table)
    if table.turn is not None and is_calling_unseen(table, table.turn, eye):
        return where
    if decision is not None:
        if decision.by is DIRECTOR:
            return tr("{where} · director to judge", where=where)
        return tr("{where} · {by} to choose", where=where, by=str(decision.by))
    if table.phase is Phase.SUSPENDED and table.claim is not None:
        return f"{where} · {awaited(table.claim)}"
    return f"{where} · {table.turn} {act}" if table.turn is not None else where


def awaited(claim: Claimed) -> str:
    """The player whose word is awaited while a claim lies on the table."""
    if claim.asked is not None:
        return tr("all to answer")
    if claim.objections:
        return tr("director to come")
    return tr("{other} to answer", other=SHORT_SIDES[claim.seat.side.other])


def place_of(table: Table) -> tuple[str, str]:
    """The part of the board, and the task of the seat on turn."""
    match table.phase:
        case Phase.AUCTION:
            return tr("auction"), tr("to call")
        case Phase.CLARIFICATION:
            return tr("opening lead"), tr("to lead")
        case Phase.PLAY:
            leading = table.tricks[-1].lead is None
            opening = leading and len(table.tricks) == 1
            where = tr("opening lead") if opening else tr("trick {count}", count=len(table.tricks))
            return where, tr("to lead") if leading else tr("to play")
        case Phase.SUSPENDED:
            return tr("play suspended"), ""
        case Phase.END:
            return tr("play ended"), ""
