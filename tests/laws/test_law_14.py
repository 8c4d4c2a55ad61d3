"""Law 14: a card that is missing, whenever it left its hand."""

from bridgetable.game.boards import numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.irregularities import Kind
from bridgetable.session.history import begin
from bridgetable.session.notation import action

LOST_IN_THE_AUCTION = """W loses C8
E drops H7
W calls 1S
S loses H2
N calls Pass
E notices
14A not found: "because"
16D3 yes: "because"
16D3 adjust: "because"
12C1d artificial: "because"
12C2a at fault: "because"
12C2a partly: "because"
"""


def test_a_card_that_left_its_hand_before_any_trick_has_made_no_revoke() -> None:
    history = begin(numbered(1019 % 16 + 1, shuffled(1019)))
    for line in LOST_IN_THE_AUCTION.splitlines():
        history = history.act(action(line))
    assert history.now.pending is None or history.now.pending.options
    assert Kind.REVOKE not in {one.kind for one in history.now.table.irregularities}
