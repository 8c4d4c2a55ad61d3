"""Facts about irregularities at the table; their consequences are the business of the laws."""

from enum import Enum
from typing import Self

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


class Why(Enum):
    """The reasons why a card lies face up outside a trick."""

    DROPPED = "dropped"
    SHOWN = "shown"
    NAMED = "named"
    EXTRA = "extra card"
    LED_EARLY = "led early"
    ANSWERED_EARLY = "played to an early lead"
    PREMATURE = "to be played in turn"
    AUCTION = "during the auction"


PUT_DOWN = frozenset({Why.EXTRA, Why.LED_EARLY, Why.ANSWERED_EARLY})
"""Cards that their owner has put on the table as if to play them: they lie apart, and to show one is nothing new."""


class Visible(Enum):
    """The people who see, without being told, that something is wrong; the director sees all hands."""

    TO_ALL = "to all"
    TO_DIRECTOR = "to the director"
    WHEN_SOMEBODY_OBJECTS = "when somebody objects"


@frozen
class KindRecord:
    """Everything that depends on the kind of an irregularity alone."""

    name: str  # in the book
    pill: str  # the word on the player's plate
    everyday: str  # what people call it
    verb: str = ""  # what he did ("called", "led"), empty where his plate shows his role
    exposes: Why | None = None  # how a card lies that is played by it and does not count as played
    shows: Visible = Visible.TO_ALL
    named_by_act: bool = False  # the action in words says already what was wrong
    is_call: bool = False  # a call that was made, over which others may call
    of_trick: bool = False  # ruled on with its trick open on the table


class Kind(Enum):
    """The kinds of irregularities, one record each; the value is the name in the book."""

    _value_: str
    record: KindRecord

    def __new__(cls, record: KindRecord) -> Self:
        """Make a member whose value is the name of its record."""
        kind = object.__new__(cls)
        kind._value_ = record.name
        kind.record = record
        return kind

    INSUFFICIENT_BID = KindRecord("insufficient bid", "INSUFFICIENT", "A bid too low", is_call=True)
    CALL_OUT_OF_ROTATION = KindRecord(
        "call out of rotation", "OUT OF ROTATION", "A call out of turn", "called", is_call=True
    )
    INADMISSIBLE_DOUBLE = KindRecord(
        "inadmissible double", "INADMISSIBLE", "A double that cannot be", "called", is_call=True
    )
    BID_OVER_SEVEN = KindRecord("bid of more than seven", "TOO HIGH", "A bid of eight", "called", is_call=True)
    CALL_AFTER_FINAL_PASS = KindRecord(
        "call after the final pass", "AUCTION OVER", "A call when the auction is over", "called", is_call=True
    )
    BARRED_CALL = KindRecord(
        "call by a player who must pass", "MUST PASS", "A call by a player who must pass", "called", is_call=True
    )
    CALL_NOT_REPEATED = KindRecord(
        "another call than the one to be repeated",
        "MUST REPEAT",
        "Another call than the one to be repeated",
        "called",
        is_call=True,
    )
    CHANGE_OF_CALL = KindRecord("change of call", "CHANGED", "A change of call", "called", is_call=True)
    CHANGE_ASKED = KindRecord("change of call asked for", "CHANGE?", "May I change my call?")
    CARD_IN_AUCTION = KindRecord(
        "card exposed during the auction",
        "EXPOSED",
        "A card seen in the auction",
        exposes=Why.AUCTION,
        named_by_act=True,
    )
    LED_IN_AUCTION = KindRecord(
        "card led during the auction", "LED", "A lead during the auction", exposes=Why.AUCTION, named_by_act=True
    )
    FACE_DOWN_IN_AUCTION = KindRecord(
        "face-down lead during the auction", "TOO EARLY", "A face-down lead during the auction", "led"
    )
    CARD_BEFORE_AUCTION = KindRecord(
        "card exposed before the auction",
        "EXPOSED",
        "A card seen before the auction",
        exposes=Why.AUCTION,
        named_by_act=True,
    )
    FROM_PARTNER = KindRecord("information from partner", "INFORMATION", "A hesitation noticed")
    QUESTION_NOT_ALLOWED = KindRecord("question not allowed", "ASKED", "A question out of turn")
    WRONG_RESTATEMENT = KindRecord("error in a review of the auction", "WRONG REVIEW", "A wrong review of the auction")
    RESTATED_TO_PARTNER = KindRecord(
        "review of the auction for partner", "REVIEWED", "A review of the auction for partner"
    )
    EXPLAINED_OWN_CALL = KindRecord("explanation of one's own call", "EXPLAINED", "One’s own call explained")
    MISINFORMATION = KindRecord("misinformation", "MISEXPLAINED", "A missing alert")
    CORRECTED_TOO_EARLY = KindRecord(
        "partner's explanation corrected too early", "SPOKE TOO EARLY", "Partner’s explanation put right too soon"
    )
    AID_CONSULTED = KindRecord(
        "aid to memory consulted", "LOOKED UP", "A look at one’s own system card", named_by_act=True
    )
    UNDERSTANDING = KindRecord(
        "understanding in question", "UNDERSTANDING", "A call against the methods", shows=Visible.TO_DIRECTOR
    )
    DEAL_FAULT = KindRecord("fault of the deal", "WRONG DEAL", "A faulty deal")
    NEW_DEAL_ASKED = KindRecord("new deal asked for", "NEW DEAL?", "A new deal asked for")
    CARDS_NOT_COUNTED = KindRecord("cards not counted", "NOT COUNTED", "Cards not counted", named_by_act=True)
    CARDS_TOUCHED = KindRecord(
        "another player's cards touched", "TOUCHED CARDS", "Another player’s cards touched", named_by_act=True
    )
    INCORRECT_NUMBER = KindRecord("incorrect number of cards", "WRONG NUMBER", "Fourteen cards and twelve")
    SURPLUS_CARD = KindRecord("surplus card", "SURPLUS CARD", "A fifty-third card")
    WRONG_POCKET = KindRecord(
        "hand from the wrong pocket", "WRONG HAND", "Hands from each other’s pockets", named_by_act=True
    )
    WRONG_CARDS = KindRecord("cards from a wrong board", "WRONG CARDS", "Cards from another board", named_by_act=True)
    WRONG_BOARD = KindRecord("wrong board", "WRONG BOARD", "The wrong board")
    CARD_SEEN = KindRecord("another player's card seen", "SAW A CARD", "A glimpse of another’s card")
    OVERHEARD = KindRecord("something overheard", "OVERHEARD", "Something overheard", named_by_act=True)
    FACE_DOWN_AGAINST_REGULATION = KindRecord(
        "face-down lead where leads are faced", "FACE DOWN", "A face-down lead where leads are faced", "led"
    )
    FACE_DOWN_BY_WRONG_DEFENDER = KindRecord(
        "face-down lead by the wrong defender", "NOT HIS LEAD", "A face-down lead by the wrong hand", "led"
    )
    OPENING_LEAD_OUT_OF_TURN = KindRecord(
        "opening lead out of turn", "OUT OF TURN", "An opening lead out of turn", "led"
    )
    OPENING_LEAD_BY_WRONG_SIDE = KindRecord(
        "opening lead by the wrong side", "WRONG SIDE", "An opening lead by declarer’s side", "led", exposes=Why.SHOWN
    )
    LEAD_OUT_OF_TURN = KindRecord("lead out of turn", "OUT OF TURN", "A lead out of turn", "led", of_trick=True)
    PREMATURE_LEAD = KindRecord(
        "premature lead", "TOO EARLY", "A lead before the trick is over", "led", exposes=Why.LED_EARLY
    )
    PREMATURE_PLAY = KindRecord("premature play", "TOO EARLY", "A card played too soon", of_trick=True)
    EXTRA_CARD = KindRecord("fifth card", "FIFTH CARD", "A fifth card to a trick", exposes=Why.EXTRA, of_trick=True)
    SIMULTANEOUS_CARDS = KindRecord("two cards at once", "TWO CARDS", "Two cards at once", of_trick=True)
    REVOKE = KindRecord("revoke", "REVOKE", "A revoke", shows=Visible.TO_DIRECTOR, of_trick=True)
    PENALTY_CARD_NOT_PLAYED = KindRecord(
        "penalty card not played", "PENALTY CARD", "A penalty card left lying", of_trick=True
    )
    CARD_EXPOSED = KindRecord("card exposed", "EXPOSED", "A defender’s card dropped", named_by_act=True)
    CARD_NAMED = KindRecord("card named", "NAMED", "A card named", named_by_act=True)
    DECLARER_EXPOSED = KindRecord(
        "declarer's card exposed", "EXPOSED", "A card of declarer’s dropped", exposes=Why.LED_EARLY
    )
    HAND_SPREAD_EARLY = KindRecord("hand spread early", "SPREAD EARLY", "A hand faced too soon")
    PLAY_BEFORE_REQUIRED_LEAD = KindRecord(
        "play before the required lead", "TOO EARLY", "A card before declarer has led anew", exposes=Why.LED_EARLY
    )
    LEAD_BEFORE_CHOICE = KindRecord(
        "lead before declarer's choice", "TOO EARLY", "A lead before declarer has chosen", "led", exposes=Why.LED_EARLY
    )
    TAKEN_BACK = KindRecord(
        "card taken back without the director",
        "TAKEN BACK",
        "A card taken back without the director",
        named_by_act=True,
        of_trick=True,
    )
    ATTENTION_BY_DUMMY = KindRecord("attention drawn by dummy", "DUMMY SPOKE", "Dummy draws attention")
    PLAY_AFTER_CLAIM = KindRecord("play after a claim", "PLAYED ON", "Play goes on after a claim")
    WORD_ON_TRICK = KindRecord("word about the trick in progress", "SPOKE OF TRICK", "A word about the trick")
    DUMMY_CLAIMED = KindRecord("claim by dummy", "DUMMY SPOKE", "Dummy claims")
    DUMMY_OVERSTEPPED = KindRecord("limits overstepped by dummy", "RIGHTS LOST", "Dummy looks at a hand")
    HAND_SHOWN_TO_DUMMY = KindRecord("hand shown to dummy", "SHOWN TO DUMMY", "A hand shown to dummy")
    WARNED_WITHOUT_RIGHTS = KindRecord(
        "warning by dummy without rights", "DUMMY SPOKE", "Dummy warns without the right"
    )
    DEFENDER_ASKED_BY_DUMMY = KindRecord("defender asked by dummy", "DUMMY ASKED", "Dummy asks a defender")
    DUMMY_INDICATED = KindRecord("card indicated by dummy", "INDICATED", "Dummy touches a card", named_by_act=True)
    WRONG_DUMMY_CARD = KindRecord(
        "another card of dummy's than the one named", "WRONG CARD", "Dummy puts down another card", of_trick=True
    )
    UNCLEAR_DESIGNATION = KindRecord(
        "unclear designation",
        "UNCLEAR CALL",
        "An unclear call from dummy",
        shows=Visible.WHEN_SOMEBODY_OBJECTS,
        of_trick=True,
    )
    MISEXPLAINED = KindRecord("mistaken explanation", "MISEXPLAINED", "A play after a wrong explanation")
    CARD_OMITTED = KindRecord("no card played", "NO CARD", "A hand passed over", of_trick=True)
    WRONG_CARD_QUITTED = KindRecord(
        "another card quitted than the one played",
        "WRONG CARD",
        "Another card quitted than was played",
        shows=Visible.TO_DIRECTOR,
        named_by_act=True,
        of_trick=True,
    )
    CARD_MISSING = KindRecord(
        "card missing", "CARD MISSING", "A card missing", shows=Visible.TO_DIRECTOR, named_by_act=True, of_trick=True
    )
    PLAYED_TWICE = KindRecord(
        "card played twice",
        "PLAYED TWICE",
        "A card played twice",
        shows=Visible.TO_DIRECTOR,
        named_by_act=True,
        of_trick=True,
    )
    TURNED_EARLY = KindRecord(
        "card turned too early", "TURNED EARLY", "A card turned too soon", named_by_act=True, of_trick=True
    )
    POINTED_WRONGLY = KindRecord(
        "card pointed wrongly", "WRONG WAY", "A card pointed the wrong way", named_by_act=True, of_trick=True
    )
    TRICK_INSPECTED = KindRecord("quitted trick inspected", "LOOKED BACK", "A look at a quitted trick", of_trick=True)
    CARDS_MIXED = KindRecord("played cards mixed", "CARDS MIXED", "Played cards mixed up")
    TRICKS_MISCOUNTED = KindRecord("tricks miscounted", "MISCOUNTED", "Tricks miscounted")
    TRICKS_DISPUTED = KindRecord("disagreement on tricks", "DISPUTED", "A dispute about tricks")
    WRONG_SCORE = KindRecord("wrong score entered", "WRONG SCORE", "A wrong score")
    CONDUCT = KindRecord("breach of proper conduct", "CONDUCT", "Improper behaviour", named_by_act=True)
    SPECTATOR = KindRecord("act of the spectator behind this player", "SPECTATOR", "A spectator interferes")
    HEARD_BY_ALL = KindRecord("something heard by the whole table", "HEARD BY ALL", "Something heard by all")


CALLS = tuple(kind for kind in Kind if kind.record.is_call)
"""The kinds that are calls."""


class Requirement(Enum):
    """The requirement with which a card played did not comply."""

    FOLLOW_SUIT = "follow suit"
    LEAD = "lead as declarer chose"
    PLAY = "play as declarer chose"
    CARD_SHOWN = "play the card shown too early"
    DESIGNATED_CARD = "play the penalty card designated"
    MAJOR_PENALTY_CARD = "play a major penalty card"
    MINOR_PENALTY_CARD = "play a minor penalty card first"
    ANY_CARD = "play a card to each trick"

    @property
    def is_penalty_card(self) -> bool:
        """True where a penalty card had to be played."""
        return self in {Requirement.DESIGNATED_CARD, Requirement.MAJOR_PENALTY_CARD, Requirement.MINOR_PENALTY_CARD}


class Early(Enum):
    """The reason why a card is premature; the value is the clause shown for it."""

    BEFORE_PARTNER = "57A"
    AFTER_DECLARERS_HANDS = "57C1"
    FROM_DECLARERS_SIDE = "57C3"
    AT_RHOS_TURN = "57D"
    LED_BY_DECLARERS_SIDE = "55"
    LED_AFTER_PARTNER = "56"

    @property
    def cite(self) -> str:
        """The clause shown for it."""
        return self.value

    @property
    def is_out_of_turn(self) -> bool:
        """True for a lead that is no more than one out of turn (53A): there is no partner's card to bind (57A)."""
        return self in {Early.LED_BY_DECLARERS_SIDE, Early.LED_AFTER_PARTNER}


class Exposure(Enum):
    """The act by which a card came to be seen."""

    SEEN = "seen or named"
    LED = "led and not played"
    TOUCHED = "touched in dummy"
    BEFORE_RULING = "played before the ruling"
    PUT_DOWN = "put in the played position"


class DummysWarning(Enum):
    """The irregularity of which dummy without rights warned declarer."""

    OF_LEAD = "of the hand to lead from"
    OF_PLAY = "of another irregularity"


class Spectating(Enum):
    """A spectator's misbehaviour; the value is how it is written."""

    LOOKS = "looks at"
    REACTS = "reacts"
    REMARKS = "remarks"
    TELLS = "tells"
    DISTURBS = "disturbs"
    POINTS_OUT = "points out"
    TESTIFIES = "testifies"


DONE_TO_ONE = frozenset({Spectating.LOOKS, Spectating.TELLS, Spectating.DISTURBS})
"""The acts of a spectator that are done to one player."""


class Question(Enum):
    """The player about whose call somebody asked, or the other act in place of a question."""

    OF_PARTNER = "of partner"
    OF_REVOKE = "about a revoke"
    OF_OPPONENTS_REVOKE = "about a revoke of an opponent"
    TOOK_BACK = "took back"


Manner = Requirement | Early | Exposure | DummysWarning | Spectating | Question
"""The ways in which an irregularity of one kind can come about."""


class Settlement(Enum):
    """The way an irregularity was settled, where a later law needs to know it."""

    ACCEPTED = "accepted"
    FELL_AWAY = "fell away"
    LET_GO = "let go by a play"
    NOT_RECTIFIED = "not rectified"
    STANDS = "stands, as play has gone on"
    PLACES_EXCHANGED = "declarer and dummy have exchanged places"
    LIES_FACE_UP = "lies face up until the auction ends"
    CORRECTED = "corrected"
    CORRECTED_ON_BOTH_SIDES = "corrected, as that of the other side"
    COUNTS_AS_ESTABLISHED = "corrected, but counts as established"
    MISLED = "withdrawn, as an opponent misled him"
    BEHIND_SCREEN = "put right behind the screen"
    ALL_ALONG = "was so when it was done, before what has been done since"


class Stage(Enum):
    """The stages of an irregularity."""

    COMMITTED = "committed"
    CONDONED = "condoned"
    NOTICED = "noticed"
    RULED = "ruled"
    LAPSED = "lapsed"


@frozen
class Irregularity:
    """One irregularity: its number from 1, its kind and player, the law, and the stage it has reached."""

    number: int
    kind: Kind
    seat: Seat
    law: str
    trick: int  # 1 to 13, or 0 in the auction
    cards: tuple[Card, ...] = ()
    call: Call | None = None
    deliberate: bool = False  # a card shown, not dropped; a call that was surely meant
    required: str = ""
    stage: Stage = Stage.COMMITTED
    settled_by: str = ""  # the clause
    noticed_by: Seat | None = None
    noticed_after: frozenset[Moment] = frozenset()
    noticed_at: tuple[int, int] | None = None  # calls and plays made, and irregularities there were, at the attention
    place: int = -1  # where the call stands in the auction's record (0 upwards)
    words: str = ""  # what was said
    after: int = -1  # how many calls and plays had been made then, or -1 where that does not matter
    how: Manner | None = None  # the way in which its kind has come about
    settled: Settlement | None = None  # what that means for later
    came_back: tuple[Card, ...] = ()  # what the side of a revoke played to a later trick, and has taken back (63A1)

    @property
    def is_open(self) -> bool:
        """True where nobody has noticed it and nothing has settled it."""
        return self.stage is Stage.COMMITTED
