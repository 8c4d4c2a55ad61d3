"""Before the opening lead is faced somebody may claim; what can be done with each card is still told."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import descending
from bridgetable.game.seats import SEATS, Seat
from bridgetable.session.sitting import Sitting
from bridgetable.views.table.offers import Place, more_for, offers_for
from tests.golden import golden

CLAIMED = golden("law_68/68D-lead-faced-after-the-claim")


def claimed(*, led: bool) -> Sitting:
    """The sitting when South has claimed, with West's lead face down or not yet on the table."""
    lines = CLAIMED.read_text(encoding="utf-8").partition("\n---\n")[0].splitlines()
    kept = (x for x in lines if x != "W faces CQ" and (led or x != "W leads CQ face down"))
    return acted_out(read_journal("\n".join(kept))).now


@pytest.mark.parametrize("led", [True, False])
def test_every_card_has_its_offers_when_somebody_claims_before_the_lead_is_faced(led: bool) -> None:
    now = claimed(led=led)
    for seat in SEATS:
        for one in descending(now.table.hands[seat]):
            assert Place.TRICK in {o.place for o in offers_for(now, seat, (one,))}
            assert more_for(now, seat, one)


def test_the_law_of_a_card_then_is_that_of_an_opening_lead() -> None:
    now = claimed(led=False)
    lead = {s: offers_for(now, s, (descending(now.table.hands[s])[0],))[0].law for s in SEATS}
    assert {Seat.W: "", Seat.E: "54", Seat.N: "54E", Seat.S: "54E"} == lead
