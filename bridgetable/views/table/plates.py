"""Seat plates, the director's plate, and the board plaque."""

from __future__ import annotations

from bridgetable.game.claims import Claimed
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Table
from bridgetable.rulings.decisions import DIRECTOR, Decision, Sort
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.table_view import Light, PlaqueView, PlateView
from bridgetable.views.words.irregularities import PILLS
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES, contract_text

HIDDEN = frozenset({Kind.REVOKE, Kind.CARD_MISSING, Kind.PLAYED_TWICE, Kind.UNDERSTANDING})
QUIET = frozenset({Kind.UNCLEAR_DESIGNATION})
"""What is said so often, and means so little as long as nobody objects, that it is not held up on the table."""


def plate_of(sitting: Sitting, seat: Seat, eye: Eye) -> PlateView:
    """The plate of one seat."""
    table, decision = sitting.table, sitting.pending
    name, role = SEAT_NAMES[seat].upper(), role_of(table, seat)
    if decision is not None and decision.by is seat:
        return PlateView(seat, name, role, Light.LIT, "CHOOSES")
    wrong = irregular_now(sitting, seat, eye)
    if wrong is not None and (table.turn is not seat or decision is not None or table.phase is Phase.SUSPENDED):
        return PlateView(seat, name, did(table, wrong), Light.IRREGULAR, PILLS[wrong.kind])
    if table.phase is Phase.SUSPENDED and table.claim is not None and decision is None:
        return PlateView(seat, name, role, *of_claim(table, table.claim, seat))
    if table.turn is seat:
        if decision is not None:
            return PlateView(seat, name, waiting_role(table, seat), Light.WAITS, "")
        if wrong is not None:
            # Two words take the room of the role.
            return PlateView(seat, name, "", Light.LIT, turn_pill(table, seat), PILLS[wrong.kind])
        return PlateView(seat, name, role, Light.LIT, turn_pill(table, seat))
    return PlateView(seat, name, role, Light.PLAIN, "")


def of_claim(table: Table, claim: Claimed, seat: Seat) -> tuple[Light, str]:
    """How a plate is lit while a claim is answered, and what its player has said."""
    # The search of claims hangs on it, and a table is first shown without one.
    from bridgetable.laws.law_68_claim import objects_at_once  # noqa: PLC0415

    if claim.asked is seat:
        return Light.LIT, "ASKS TO PLAY ON"
    if claim.asked is not None:
        return (Light.PLAIN, "PLAYS ON") if seat in claim.agreed else (Light.WAITS, "PLAY ON?")
    if seat is claim.seat:
        return Light.LIT, f"CLAIMS {claim.tricks}" if claim.tricks else "CONCEDES"
    if any(o.seat is seat for o in claim.objections):
        return Light.IRREGULAR, "OBJECTS"
    if seat in claim.agreed:
        return Light.PLAIN, "AGREES"
    if objects_at_once(table, claim, seat):
        return Light.WAITS, "OBJECTS?"
    return (Light.PLAIN, "") if seat.side is claim.seat.side else (Light.WAITS, "AGREES?")


def role_of(table: Table, seat: Seat) -> str:
    """What the player is: dealer in the auction, then declarer, dummy or defender."""
    if table.contract is None:
        return "dealer" if seat is table.board.dealer else ""
    presumed = "presumed " if not table.spread else ""
    if seat is table.declarer:
        return f"{presumed}declarer"
    if seat is table.dummy:
        return f"{presumed}dummy"
    return "defender" if table.phase in {Phase.PLAY, Phase.SUSPENDED} else ""


def did(table: Table, one: Irregularity) -> str:
    """What a player has just done, before the pill that says what was wrong with it."""
    # What was said of a call is no call.
    if one.kind in {Kind.INSUFFICIENT_BID, Kind.MISINFORMATION, Kind.FROM_PARTNER}:
        return role_of(table, one.seat)
    if one.call is not None:
        return "called"
    return "led" if "lead" in one.kind.value else role_of(table, one.seat)


def waiting_role(table: Table, seat: Seat) -> str:
    """What the player on turn waits for."""
    if table.phase is Phase.AUCTION:
        return "waits"
    leading = not table.tricks or table.tricks[-1].lead is None
    return "on lead, waits" if leading and seat is not table.dummy else f"{role_of(table, seat)}, waits".lstrip(", ")


def turn_pill(table: Table, seat: Seat) -> str:
    """The word on the pill of the seat on turn."""
    if table.phase is Phase.AUCTION:
        return "TO CALL"
    leading = not table.tricks or (table.tricks[-1].lead is None and table.tricks[-1].leader is seat)
    return "TO LEAD" if leading else "TO PLAY"


def irregular_now(sitting: Sitting, seat: Seat, eye: Eye) -> Irregularity | None:
    """The irregularity of a seat that waits for its ruling, or that is fresh and this eye may know of."""
    table = sitting.table
    if table.phase is Phase.END:
        return None
    ruled_on = {c.matter.irregularity for c in sitting.cases}
    for one in reversed(table.irregularities):
        if seat not in players_of(one):
            continue
        if one.number in ruled_on and one.stage is Stage.NOTICED:
            return one
        fresh = one.stage is Stage.COMMITTED and is_fresh(table, one) and one.kind not in QUIET
        if fresh and (eye is Watcher.ALL or is_plain_to_see(one, table)):
            return one
    return None


def players_of(one: Irregularity) -> tuple[Seat, ...]:
    """Whose irregularity it is: of two players where they have taken each other's hands."""
    both = one.kind is Kind.WRONG_POCKET and one.words
    return (one.seat, Seat[one.words]) if both else (one.seat,)


def is_fresh(table: Table, one: Irregularity) -> bool:
    """Whether it happened in the trick in progress, the one before, or the auction still going on."""
    return one.trick >= len(table.tricks) - 1 if table.tricks else True


def is_plain_to_see(one: Irregularity, table: Table) -> bool:
    """Whether everybody at the table sees that something is wrong; a revoke shows only to who knows the hands."""
    return one.kind not in HIDDEN and one.required != "44C" and not may_be_a_revoke(one, table)


def may_be_a_revoke(one: Irregularity, table: Table) -> bool:
    """Whether only who knows the hand can tell a penalty card left lying from a revoke: it did not follow suit."""
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
    pill = "JUDGES" if decision.sort is Sort.JUDGEMENT else "ASKS"
    return PlateView(Seat.N, "DIRECTOR", "", Light.LIT, pill)


def plaque_of(table: Table) -> PlaqueView:
    """The board plaque."""
    board = table.board
    lines = [vulnerability_words(table)]
    if table.contract is None:
        title = ""
        lines = [f"Board {board.number}", f"dealer {board.dealer}", *lines]
    else:
        title = f"{contract_text(table.contract)} {SEAT_NAMES[table.contract.declarer]}"
        lines.insert(0, f"Board {board.number} · dealer {board.dealer}")
    if table.winners and table.phase is Phase.PLAY:
        lines.append("Won: " + ", ".join(f"{SHORT_SIDES[s]} {table.tricks_won(s)}" for s in Side))
    return PlaqueView(title, tuple(lines), board.vulnerability.of(Side.NS), board.vulnerability.of(Side.EW))


def vulnerability_words(table: Table) -> str:
    """Who is vulnerable, in words."""
    vulnerable = [side for side in Side if table.board.vulnerability.of(side)]
    if len(vulnerable) == 1:
        return f"{SHORT_SIDES[vulnerable[0]]} vulnerable"
    return "all vulnerable" if vulnerable else "none vulnerable"


def status_of(sitting: Sitting) -> str:
    """Where the board stands in a few words: the trick or the auction, and who acts next."""
    table, decision = sitting.table, sitting.pending
    where, act = place_of(table)
    if decision is not None:
        return f"{where} · {'director to judge' if decision.by is DIRECTOR else f'{decision.by} to choose'}"
    if table.phase is Phase.SUSPENDED and table.claim is not None:
        return f"{where} · {awaited(table.claim)}"
    return f"{where} · {table.turn} {act}" if table.turn is not None else where


def awaited(claim: Claimed) -> str:
    """Whose word is awaited while a claim lies on the table."""
    if claim.asked is not None:
        return "all to answer"
    return "director to come" if claim.objections else f"{SHORT_SIDES[claim.seat.side.other]} to answer"


def place_of(table: Table) -> tuple[str, str]:
    """The part of the board, and what the seat on turn has to do."""
    match table.phase:
        case Phase.AUCTION:
            return "auction", "to call"
        case Phase.CLARIFICATION:
            return "opening lead", "to lead"
        case Phase.PLAY:
            leading = table.tricks[-1].lead is None
            opening = leading and len(table.tricks) == 1
            return "opening lead" if opening else f"trick {len(table.tricks)}", "to lead" if leading else "to play"
        case Phase.SUSPENDED:
            return "play suspended", ""
        case Phase.END:
            return "play ended", ""
