"""All that can be staged at a table: by its everyday name, the book's name and law, and the gesture in a sentence."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.irregularities import Kind
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.staging import handling, other_acts, talk
from bridgetable.staging.staged import STAGED, Acts, NotStaged


class When(Enum):
    """When something is staged; the value is the heading in the list."""

    DEAL = "Before the first call"
    AUCTION = "In the auction"
    LEAD = "At the opening lead"
    PLAY = "While cards are played"
    DUMMY = "What dummy does"
    TALK = "What is said and shown"
    CLAIM = "Claims"
    END = "After play"

    def why_not(self, table: Table) -> str:
        """Why it is not the time for it at this table, in a sentence; empty where it may be."""
        match self, table.phase:
            case (When.AUCTION, Phase.AUCTION) | (When.LEAD, Phase.CLARIFICATION) | (When.END, Phase.END):
                return ""
            case (When.AUCTION, _):
                return "The auction is over at this table."
            case (When.END, _):
                return "Play has not ended at this table."
            case ((When.LEAD | When.PLAY | When.DUMMY | When.CLAIM), Phase.AUCTION):
                return "The auction still goes on at this table."
            case ((When.PLAY | When.DUMMY | When.CLAIM), Phase.CLARIFICATION):
                return "No card has been led at this table yet."
            case ((When.LEAD | When.PLAY | When.DUMMY | When.CLAIM), Phase.END):
                return "Play has ended at this table."
            case (When.LEAD, Phase.PLAY):
                return "The opening lead lies on this table already."
            case _:
                return ""


class Act(Enum):
    """What is staged that is no irregularity of itself, or not yet; the value is how the notation writes it."""

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
    """One row: what it brings about, its everyday name, the book's name, its law, when it is staged, and the gesture.

    `acts` may bring it about, or else `why` says why nobody can; `after` has to be ruled on first, `before` is done
    before it; `also` is a third name by which it is found.
    """

    of: Kind | Act
    name: str
    in_book: str
    law: str
    when: When
    gesture: str
    acts: Acts | None
    why: str = ""
    after: Kind | None = None
    before: Acts | None = None
    also: str = ""


Told = tuple[When, str, str]
_DRAG = "Drag {}. With the keyboard: arrows to the card, then Shift+Enter."
_PLATE = "Right-click the player’s plate, or Enter on it: {}."
_CARD = "Right-click the card, or Shift+Enter on it: {}."
_TRICK = "Right-click his quitted card: {}."

KINDS: dict[Kind, Told] = one_row_each(
    Kind,
    {
        Kind.INSUFFICIENT_BID: (
            When.AUCTION,
            "A player bids too low",
            "Click a bid with a notched corner in the bidding box: it is not higher than the last.",
        ),
        Kind.CALL_OUT_OF_ROTATION: (
            When.AUCTION,
            "A player calls out of turn",
            "Drag a call from the bidding box before a player whose turn it is not, or click his letter under the box.",
        ),
        Kind.INADMISSIBLE_DOUBLE: (
            When.AUCTION,
            "A player doubles what cannot be doubled",
            "Click X or XX in the bidding box while its corner is notched.",
        ),
        Kind.BID_OVER_SEVEN: (When.AUCTION, "A player bids eight", "Click “8 …” at the foot of the bidding box."),
        Kind.CALL_AFTER_FINAL_PASS: (
            When.LEAD,
            "A player calls when the auction is over",
            "Drag a call before a player after the three passes, or write it with Ctrl+T: “E calls X”.",
        ),
        Kind.BARRED_CALL: (
            When.AUCTION,
            "A player calls though he must pass",
            "Let a ruling bar him; then click any call but pass when his turn comes.",
        ),
        Kind.CALL_NOT_REPEATED: (
            When.AUCTION,
            "A player makes another call than he has to repeat",
            "Let his call out of turn be refused; then click another one when his turn comes.",
        ),
        Kind.CHANGE_OF_CALL: (
            When.AUCTION,
            "A player changes his call",
            "Drag another call from the bidding box over the one that he has made.",
        ),
        Kind.CHANGE_ASKED: (
            When.AUCTION,
            "A player asks whether he may change his call",
            _PLATE.format("Ask and explain, Asks to change a call"),
        ),
        Kind.CARD_IN_AUCTION: (
            When.AUCTION,
            "A card is seen while the bidding goes on",
            _DRAG.format("the card to the tray before its hand"),
        ),
        Kind.LED_IN_AUCTION: (
            When.AUCTION,
            "A player leads while the bidding goes on",
            _DRAG.format("a card to the middle of the table"),
        ),
        Kind.FACE_DOWN_IN_AUCTION: (
            When.AUCTION,
            "A player leads face down while the bidding goes on",
            "Write it with Ctrl+T: “W leads H2 face down”.",
        ),
        Kind.CARD_BEFORE_AUCTION: (
            When.DEAL,
            "A card is seen before the first call",
            _DRAG.format("the card to the tray before its hand"),
        ),
        Kind.FROM_PARTNER: (
            When.TALK,
            "Partner’s hesitation is pointed out",
            "Let a player hesitate first. " + _PLATE.format("Say, Reserves rights"),
        ),
        Kind.QUESTION_NOT_ALLOWED: (
            When.TALK,
            "A player asks when he may not",
            _PLATE.format("Ask and explain, Asks about a call"),
        ),
        Kind.WRONG_RESTATEMENT: (
            When.TALK,
            "The auction is repeated wrongly",
            "Let a player ask for a review. " + _PLATE.format("Ask and explain, Restates it wrongly"),
        ),
        Kind.RESTATED_TO_PARTNER: (
            When.TALK,
            "A player repeats the auction to his partner",
            "Let his partner ask for a review. " + _PLATE.format("Ask and explain, Restates the auction"),
        ),
        Kind.EXPLAINED_OWN_CALL: (
            When.TALK,
            "A player explains his own call",
            'Write it with Ctrl+T, such as S explains 2D: "6-10, 6+ hearts", where 2D is his own call.',
        ),
        Kind.MISINFORMATION: (
            When.TALK,
            "A call is not alerted, or explained wrongly",
            _PLATE.format("Ask and explain, Fails to alert partner’s call, or Explains it wrongly and corrects it"),
        ),
        Kind.CORRECTED_TOO_EARLY: (
            When.TALK,
            "A player corrects his partner’s explanation too soon",
            _PLATE.format("Ask and explain, Corrects what was said of partner’s call"),
        ),
        Kind.AID_CONSULTED: (
            When.TALK,
            "A player looks at his own system card",
            _PLATE.format("Look, Looks at: own card"),
        ),
        Kind.UNDERSTANDING: (
            When.TALK,
            "A player departs from the methods, or hides them",
            _PLATE.format("Methods, Departs from the methods, or Keeps back what a call shows"),
        ),
        Kind.DEAL_FAULT: (When.DEAL, "The cards were dealt wrongly", _PLATE.format("Board, Finds a misdeal")),
        Kind.NEW_DEAL_ASKED: (When.DEAL, "A player wants a new deal", _PLATE.format("Board, Asks for a new deal")),
        Kind.CARDS_NOT_COUNTED: (
            When.DEAL,
            "A player does not count his cards",
            _PLATE.format("Deal, Does not count his cards"),
        ),
        Kind.CARDS_TOUCHED: (
            When.DEAL,
            "A player touches another’s cards",
            _PLATE.format("Deal, Touches another’s cards"),
        ),
        Kind.INCORRECT_NUMBER: (
            When.DEAL,
            "One hand has fourteen cards, another twelve",
            _DRAG.format("a card from one hand into another"),
        ),
        Kind.SURPLUS_CARD: (
            When.DEAL,
            "A card too many turns up",
            _PLATE.format("Deal, Finds a card too many"),
        ),
        Kind.WRONG_POCKET: (
            When.DEAL,
            "Two players take each other’s hands",
            _PLATE.format("Deal, Has taken another’s hand"),
        ),
        Kind.WRONG_CARDS: (
            When.DEAL,
            "A player holds the cards of another board",
            _PLATE.format("Deal, Holds cards of another board"),
        ),
        Kind.WRONG_BOARD: (When.DEAL, "The wrong board is played", _PLATE.format("Board, Finds a wrong board")),
        Kind.CARD_SEEN: (
            When.TALK,
            "A player sees a card of another’s by accident",
            _CARD.format("Look, another sees it by accident"),
        ),
        Kind.OVERHEARD: (
            When.TALK,
            "A player hears something about the board",
            _PLATE.format("Deal, Overhears something"),
        ),
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: (
            When.LEAD,
            "The first lead lies face down, from the wrong side",
            _DRAG.format("a card of the wrong defender to “face down”"),
        ),
        Kind.FACE_DOWN_AGAINST_REGULATION: (
            When.LEAD,
            "The first lead lies face down where leads are faced",
            "Open a board whose journal says “opening leads: face up”, and drag the lead to “face down”.",
        ),
        Kind.OPENING_LEAD_OUT_OF_TURN: (
            When.LEAD,
            "The wrong player leads first",
            _DRAG.format("a card of the defender who is not on lead to the middle"),
        ),
        Kind.OPENING_LEAD_BY_WRONG_SIDE: (
            When.LEAD,
            "Declarer or dummy leads first",
            _DRAG.format("a card of declarer or dummy to the middle"),
        ),
        Kind.LEAD_OUT_OF_TURN: (
            When.PLAY,
            "A player leads when it is not his lead",
            _DRAG.format("a card of a hand that is not on lead to the middle"),
        ),
        Kind.PREMATURE_LEAD: (
            When.PLAY,
            "A defender leads before the trick is over",
            _DRAG.format("a second card of his to “next trick”"),
        ),
        Kind.PREMATURE_PLAY: (
            When.PLAY,
            "A player plays before his turn",
            _DRAG.format("a card of a hand whose turn it is not to the middle"),
        ),
        Kind.EXTRA_CARD: (
            When.PLAY,
            "A fifth card comes to the trick",
            _CARD.format("With the cards, Put it to the trick as well"),
        ),
        Kind.SIMULTANEOUS_CARDS: (
            When.PLAY,
            "Two cards are played at once",
            "Ctrl+click two cards, or draw a frame over them, and drag them to the middle.",
        ),
        Kind.REVOKE: (
            When.PLAY,
            "A player does not follow suit",
            _DRAG.format("a card of another suit to the middle: the place says “irregular, Law 44C”")
            + " It is established when his side has played to the next trick.",
        ),
        Kind.PENALTY_CARD_NOT_PLAYED: (
            When.PLAY,
            "A player leaves his penalty card lying",
            "Let a defender have a penalty card; then drag another of his cards to the middle when it could be played.",
        ),
        Kind.CARD_EXPOSED: (
            When.PLAY,
            "A defender drops a card",
            _DRAG.format("the card to the tray before its hand: by accident, or on purpose"),
        ),
        Kind.CARD_NAMED: (
            When.PLAY,
            "A defender says that he holds a card",
            _CARD.format("Say, that he holds it"),
        ),
        Kind.DECLARER_EXPOSED: (
            When.PLAY,
            "Declarer drops a card",
            _DRAG.format("the card to the tray before declarer’s hand"),
        ),
        Kind.HAND_SPREAD_EARLY: (
            When.PLAY,
            "A player faces his hand",
            _PLATE.format("With the cards, Spreads the hand"),
        ),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: (
            When.PLAY,
            "A defender plays before declarer has led again",
            "Let declarer’s lead out of turn be refused; then drag a defender’s card to the middle before he leads.",
        ),
        Kind.LEAD_BEFORE_CHOICE: (
            When.PLAY,
            "A defender leads before declarer has chosen",
            "Let his partner have a penalty card; then drag the lead to the middle while declarer is asked.",
        ),
        Kind.TAKEN_BACK: (
            When.PLAY,
            "A player takes back his card himself",
            _CARD.format("With the cards, Take it back"),
        ),
        Kind.ATTENTION_BY_DUMMY: (
            When.DUMMY,
            "Dummy is the first to point out what went wrong",
            "Let something go wrong. " + _PLATE.format("Say, Draws attention to what is irregular"),
        ),
        Kind.PLAY_AFTER_CLAIM: (
            When.CLAIM,
            "Play goes on after a claim",
            "Let a player claim; then drag a card to the middle before it is answered.",
        ),
        Kind.WORD_ON_TRICK: (
            When.CLAIM,
            "A player speaks of this trick alone",
            _PLATE.format("Claim, Says of this trick alone"),
        ),
        Kind.DUMMY_CLAIMED: (When.DUMMY, "Dummy claims", _PLATE.format("Claim, Claims, in words")),
        Kind.DUMMY_OVERSTEPPED: (
            When.DUMMY,
            "Dummy looks at a hand, or leaves his seat",
            _PLATE.format("Look, Looks at another’s hand, or Leaves the seat"),
        ),
        Kind.HAND_SHOWN_TO_DUMMY: (
            When.DUMMY,
            "A defender shows dummy his hand",
            _PLATE.format("Look, Lets dummy look at the hand"),
        ),
        Kind.WARNED_WITHOUT_RIGHTS: (
            When.DUMMY,
            "Dummy warns declarer, though he has looked at a hand",
            "Let dummy look at a hand first. " + _PLATE.format("Say, Warns partner"),
        ),
        Kind.DEFENDER_ASKED_BY_DUMMY: (
            When.DUMMY,
            "Dummy asks a defender whether he has none left",
            _PLATE.format("Ask and explain, Asks whether he has none of the suit"),
        ),
        Kind.DUMMY_INDICATED: (
            When.DUMMY,
            "Dummy touches a card unasked",
            _DRAG.format("a card of dummy’s to “dummy touches”"),
        ),
        Kind.WRONG_DUMMY_CARD: (
            When.DUMMY,
            "Dummy puts down another card than was named",
            _DRAG.format("another card of dummy’s to “dummy places”"),
        ),
        Kind.UNCLEAR_DESIGNATION: (
            When.DUMMY,
            "Declarer does not name the card fully",
            "Press M, or double-click dummy’s plate, and type “high”, “spade”, “anything”.",
        ),
        Kind.MISEXPLAINED: (
            When.PLAY,
            "A wrong explanation comes out during the play",
            _PLATE.format("Ask and explain, Corrects partner’s explanation of the play"),
        ),
        Kind.CARD_OMITTED: (
            When.PLAY,
            "A player does not play to the trick, and nobody notices",
            _PLATE.format("With the cards, Does not play to this trick"),
        ),
        Kind.CARD_MISSING: (
            When.PLAY,
            "A card falls to the floor unseen",
            _CARD.format("With the cards, Lose it unseen"),
        ),
        Kind.PLAYED_TWICE: (
            When.PLAY,
            "A card is played a second time",
            _TRICK.format("Take it into his hand again") + " Then play it.",
        ),
        Kind.WRONG_CARD_QUITTED: (
            When.PLAY,
            "A player turns down another card than he has played",
            _CARD.format("With the cards, Quit it instead of the card played"),
        ),
        Kind.TURNED_EARLY: (
            When.PLAY,
            "A player turns his card too soon",
            _PLATE.format("With the cards, Turns the card played face down"),
        ),
        Kind.POINTED_WRONGLY: (
            When.PLAY,
            "A quitted card points the wrong way",
            "Drag his quitted card to turn it, or right-click it: Point it as won, or as lost.",
        ),
        Kind.TRICK_INSPECTED: (
            When.PLAY,
            "A player looks at an old trick",
            "Double-click the quitted trick, or right-click it: Have it faced.",
        ),
        Kind.CARDS_MIXED: (
            When.PLAY,
            "A player mixes his played cards",
            _PLATE.format("With the cards, Mixes the played cards"),
        ),
        Kind.TRICKS_MISCOUNTED: (
            When.END,
            "The players agree on a wrong number of tricks",
            "Director > Score: All agree on the tricks.",
        ),
        Kind.TRICKS_DISPUTED: (When.END, "A player counts other tricks", _PLATE.format("Score, Counts other tricks")),
        Kind.WRONG_SCORE: (When.END, "A wrong score is entered", _PLATE.format("Score, Enters the score")),
        Kind.CONDUCT: (
            When.TALK,
            "A player behaves badly",
            _PLATE.format("Say, Behaves improperly; type the clause and what he does"),
        ),
        Kind.SPECTATOR: (
            When.TALK,
            "A spectator interferes",
            _PLATE.format("Say, The spectator behind him"),
        ),
        Kind.HEARD_BY_ALL: (
            When.TALK,
            "A spectator’s remark is heard by all",
            _PLATE.format("Say, The spectator behind him; type “remarks: three notrump makes”"),
        ),
    },
)
"""When each kind of irregularity is staged, its everyday name, and the gesture."""

ACTS: dict[Act, tuple[When, str, str, str, str, Acts]] = one_row_each(
    Act,
    {
        Act.HESITATES: (
            When.TALK,
            "Partner hesitates",
            "A break in tempo",
            "16B1",
            _PLATE.format("Say, Hesitates"),
            other_acts.hesitations,
        ),
        Act.HURRIES: (
            When.TALK,
            "A player acts in haste",
            "Undue haste",
            "16B1",
            _PLATE.format("Say, Acts in haste"),
            other_acts.haste,
        ),
        Act.GESTURE: (
            When.TALK,
            "A player shrugs, or sighs",
            "A gesture",
            "16B1",
            _PLATE.format("Say, Makes a gesture"),
            other_acts.gestures,
        ),
        Act.REMARK: (
            When.TALK,
            "A player lets a word slip",
            "A remark",
            "16B1",
            _PLATE.format("Say, Makes a remark"),
            other_acts.remarks,
        ),
        Act.AT_ONCE: (
            When.AUCTION,
            "Two players call at the same moment",
            "Simultaneous calls",
            "33",
            _PLATE.format("Ask and explain, Calls at the same moment as another; type both calls"),
            other_acts.calls_together,
        ),
        Act.NO_ALERT: (
            When.TALK,
            "A player fails to alert",
            "A missing alert",
            "21",
            _PLATE.format("Ask and explain, Fails to alert partner’s call"),
            talk.alerts_omitted,
        ),
        Act.CORRECTS: (
            When.TALK,
            "A player puts his own explanation right",
            "An explanation corrected",
            "20F4a",
            _PLATE.format("Ask and explain, Corrects what was said of partner’s call"),
            talk.corrections,
        ),
        Act.CHANGES_DUMMYS_CARD: (
            When.DUMMY,
            "Declarer names another card of dummy’s",
            "A change of designation",
            "45C4b",
            _CARD.format("With the cards, Declarer meant it"),
            other_acts.changes_of_dummys_card,
        ),
        Act.LEADS_FACE_DOWN: (
            When.LEAD,
            "The right player leads face down",
            "A face-down opening lead",
            "41A",
            _DRAG.format("his card to “face down”"),
            other_acts.face_down_leads,
        ),
        Act.CLAIMS: (
            When.CLAIM,
            "A player claims",
            "A claim",
            "68A",
            "Press C, or right-click his plate: Claims or concedes.",
            handling.claims,
        ),
        Act.CONCEDES: (
            When.CLAIM,
            "A player concedes the rest",
            "A concession",
            "68B",
            _PLATE.format("Claim, Concedes, in words, or Abandons the hand"),
            other_acts.concessions,
        ),
        Act.ASKS_IF_NONE: (
            When.PLAY,
            "A player asks “None left?”",
            "A question about a possible revoke",
            "61B",
            _PLATE.format("Ask and explain, Asks whether he has none of the suit"),
            other_acts.questions_about_revoke,
        ),
        Act.APPLIES: (
            When.END,
            "A player asks for another score",
            "An application for an adjusted score",
            "12A",
            _PLATE.format("Score, Applies for an adjusted score"),
            other_acts.applications,
        ),
        Act.AGREEMENT_WITHDRAWN: (
            When.END,
            "A player takes back his agreement to a claim",
            "Agreement withdrawn",
            "69B",
            _PLATE.format("Claim, Withdraws it"),
            handling.agreements_withdrawn,
        ),
        Act.CONCESSION_WITHDRAWN: (
            When.END,
            "A player takes back what he conceded",
            "Concession withdrawn",
            "71",
            _PLATE.format("Claim, Withdraws it"),
            handling.concessions_withdrawn,
        ),
    },
)
"""The acts that are no irregularity of themselves: when, everyday name, name in the book, law, gesture, acts."""


def rows() -> tuple[Row, ...]:
    """Every row of the index, by when it is staged, acts before the irregularities that may come of them."""
    acts = [Row(act, name, book, law, when, gesture, of) for act, (when, name, book, law, gesture, of) in ACTS.items()]
    order = list(When)
    return tuple(sorted((*acts, *map(of_kind, Kind)), key=lambda row: order.index(row.when)))


def of_kind(kind: Kind) -> Row:
    """The row of a kind of irregularity."""
    when, name, gesture = KINDS[kind]
    staged, in_book = STAGED[kind], with_capital(kind.value)
    if isinstance(staged, NotStaged):
        return Row(kind, name, in_book, staged.law, when, gesture, None, why=staged.why, also=staged.name)
    acts, after, before = staged.acts, staged.after, staged.before
    return Row(kind, name, in_book, staged.law, when, gesture, acts, "", after, before, staged.name)


def with_capital(words: str) -> str:
    """Words with a capital first."""
    return words[:1].upper() + words[1:]


def found(every: tuple[Row, ...], typed: str) -> tuple[Row, ...]:
    """The rows that have every word, in one of their names, or whose law begins with it."""
    wanted = typed.lower().replace("…", "").split()
    return tuple(row for row in every if all(is_in(row, word) for word in wanted))


def is_in(row: Row, word: str) -> bool:
    """Whether a row is about a word, or its law begins with it."""
    if word[:1].isdecimal():
        return row.law.lower().startswith(word)
    return word in f"{row.name} {row.in_book} {row.also}".lower()
