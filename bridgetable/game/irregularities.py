"""Facts about what went wrong at the table; what follows from them is the business of the laws."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


class Moment(Enum):
    """A point of time after the play on which some rights depend (Laws 62D, 64B4, 64B5, 79C)."""

    HANDS_RETURNED = "hands returned"
    NS_CALLED_NEXT = "NS called on the next board"
    EW_CALLED_NEXT = "EW called on the next board"
    ROUND_ENDED = "round ended"
    CORRECTION_OVER = "correction period over"


class Kind(Enum):
    """What sort of irregularity it is; the value is its name for people."""

    INSUFFICIENT_BID = "insufficient bid"
    CALL_OUT_OF_ROTATION = "call out of rotation"
    INADMISSIBLE_DOUBLE = "inadmissible double"
    BID_OVER_SEVEN = "bid of more than seven"
    CALL_AFTER_FINAL_PASS = "call after the final pass"  # noqa: S105 -- a pass at bridge
    BARRED_CALL = "call by a player who must pass"
    CALL_NOT_REPEATED = "another call than the one to be repeated"
    CHANGE_OF_CALL = "change of call"
    CALL_DURING_RULING = "call during the ruling"
    CARD_IN_AUCTION = "card exposed during the auction"
    LED_IN_AUCTION = "card led during the auction"
    FACE_DOWN_IN_AUCTION = "face-down lead during the auction"
    CARD_BEFORE_AUCTION = "card exposed before the auction"
    FROM_PARTNER = "information from partner"
    ASKED_OUT_OF_TURN = "question out of turn"
    EXPLAINED_OWN_CALL = "explanation of one's own call"
    MISINFORMATION = "misinformation"
    CORRECTED_TOO_EARLY = "partner's explanation corrected too early"
    AID_CONSULTED = "aid to memory consulted"
    UNDERSTANDING = "understanding in question"
    DEAL_FAULT = "fault of the deal"
    NEW_DEAL_ASKED = "new deal asked for"
    CARDS_NOT_COUNTED = "cards not counted"
    CARDS_TOUCHED = "another player's cards touched"
    INCORRECT_NUMBER = "incorrect number of cards"
    SURPLUS_CARD = "surplus card"
    WRONG_POCKET = "hand from the wrong pocket"
    WRONG_CARDS = "cards from a wrong board"
    WRONG_BOARD = "wrong board"
    CARD_SEEN = "another player's card seen"
    OVERHEARD = "something overheard"
    FACE_DOWN_BY_WRONG_DEFENDER = "face-down lead by the wrong defender"
    OPENING_LEAD_OUT_OF_TURN = "opening lead out of turn"
    OPENING_LEAD_BY_WRONG_SIDE = "opening lead by the wrong side"
    LEAD_OUT_OF_TURN = "lead out of turn"
    PREMATURE_LEAD = "premature lead"
    PREMATURE_PLAY = "premature play"
    EXTRA_CARD = "fifth card"
    SIMULTANEOUS_CARDS = "two cards at once"
    REVOKE = "revoke"
    PENALTY_CARD_NOT_PLAYED = "penalty card not played"
    CARD_EXPOSED = "card exposed"
    CARD_NAMED = "card named"
    DECLARER_EXPOSED = "declarer's card exposed"
    HAND_SPREAD_EARLY = "hand spread early"
    PLAY_BEFORE_REQUIRED_LEAD = "play before the required lead"
    LEAD_BEFORE_CHOICE = "lead before declarer's choice"
    TAKEN_BACK = "card taken back without the director"
    ATTENTION_BY_DUMMY = "attention drawn by dummy"
    PLAY_AFTER_CLAIM = "play after a claim"
    WORD_ON_TRICK = "word about the trick in progress"
    DUMMY_CLAIMED = "claim by dummy"
    DUMMY_OVERSTEPPED = "limits overstepped by dummy"
    HAND_SHOWN_TO_DUMMY = "hand shown to dummy"
    WARNED_WITHOUT_RIGHTS = "warning by dummy without rights"
    DEFENDER_ASKED_BY_DUMMY = "defender asked by dummy"
    DUMMY_INDICATED = "card indicated by dummy"
    WRONG_DUMMY_CARD = "another card of dummy's than the one named"
    UNCLEAR_DESIGNATION = "unclear designation"
    MISEXPLAINED = "mistaken explanation"
    CARD_OMITTED = "no card played"
    CARD_MISSING = "card missing"
    PLAYED_TWICE = "card played twice"
    TURNED_EARLY = "card turned too early"
    POINTED_WRONGLY = "card pointed wrongly"
    TRICK_INSPECTED = "quitted trick inspected"
    CARDS_MIXED = "played cards mixed"
    TRICKS_MISCOUNTED = "tricks miscounted"
    TRICKS_DISPUTED = "disagreement on tricks"
    WRONG_SCORE = "wrong score entered"
    CONDUCT = "breach of proper conduct"
    SPECTATOR = "act of the spectator behind this player"
    HEARD_BY_ALL = "something heard by the whole table"


class Stage(Enum):
    """How far an irregularity has come."""

    COMMITTED = "committed"
    CONDONED = "condoned"
    NOTICED = "noticed"
    RULED = "ruled"
    LAPSED = "lapsed"


@frozen
class Irregularity:
    """One irregularity: its number from 1, what and whose it was, the law, and how far it has come.

    `words` is what was said, if that is it; `after` is how many calls and plays had been made then, or -1 where that
    does not matter.

    `trick` is 1 to 13, or 0 in the auction; `deliberate` tells a card shown from one dropped, and a call
    that was surely meant; `place` is where the call stands in the auction's record (0 upwards).

    `noticed_at` is how many calls and plays had been made, and how many irregularities there were, when attention was
    drawn to it.
    """

    number: int
    kind: Kind
    seat: Seat
    law: str
    trick: int
    cards: tuple[Card, ...] = ()
    call: Call | None = None
    deliberate: bool = False
    required: str = ""
    stage: Stage = Stage.COMMITTED
    settled_by: str = ""
    noticed_by: Seat | None = None
    noticed_after: frozenset[Moment] = frozenset()
    noticed_at: tuple[int, int] | None = None
    place: int = -1
    words: str = ""
    after: int = -1

    @property
    def is_open(self) -> bool:
        """Whether nobody has noticed it and nothing has settled it."""
        return self.stage is Stage.COMMITTED
