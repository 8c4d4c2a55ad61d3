"""The things that can go wrong as a player would say them, and what somebody might take them for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, auto

from bridgetable.game.auction import Auction, is_over, seat_to_call
from bridgetable.game.calls import Bid, Call, Double, Redouble
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.staging.choice import Pick, mixed


class Scene(Enum):
    """The moments of a board; what goes wrong in one of them is taken for something else that does."""

    CALLS = auto()
    WORDS = auto()
    SHOWN = auto()
    BOARD = auto()
    LEAD = auto()
    PLAY = auto()
    DUMMY = auto()
    SCORE = auto()


NEXT: dict[Scene, tuple[Scene, ...]] = one_row_each(
    Scene,
    {
        Scene.CALLS: (Scene.CALLS, Scene.WORDS, Scene.SHOWN),
        Scene.WORDS: (Scene.WORDS, Scene.CALLS),
        Scene.SHOWN: (Scene.SHOWN, Scene.CALLS, Scene.BOARD),
        Scene.BOARD: (Scene.BOARD, Scene.SHOWN),
        Scene.LEAD: (Scene.LEAD, Scene.PLAY, Scene.DUMMY),
        Scene.PLAY: (Scene.PLAY, Scene.LEAD, Scene.DUMMY),
        Scene.DUMMY: (Scene.DUMMY, Scene.PLAY, Scene.LEAD),
        Scene.SCORE: (Scene.SCORE, Scene.PLAY, Scene.DUMMY),
    },
)
"""The moments from which wrong answers are taken, the likeliest first, for each moment."""


class Whose(Enum):
    """The players of whom something can be said at all."""

    ANYBODY = auto()
    DEFENDER = auto()
    DECLARER = auto()
    DECLARERS_SIDE = auto()
    DUMMY = auto()


@frozen
class Said:
    """An irregularity in a player's words, when it happens, who does it, and why it has not happened here."""

    words: Msg
    scene: Scene
    whose: Whose = Whose.ANYBODY
    why_not: Msg = Msg("Nothing of the kind has happened here.")


SAID: dict[Kind, Said] = one_row_each(
    Kind,
    {
        Kind.INSUFFICIENT_BID: Said(
            Msg("{seat:s} bid was too low"), Scene.CALLS, why_not=Msg("The bid was higher than the last one.")
        ),
        Kind.CALL_OUT_OF_ROTATION: Said(
            Msg("{seat} called out of turn"), Scene.CALLS, why_not=Msg("It was {seat:s} turn to call.")
        ),
        Kind.INADMISSIBLE_DOUBLE: Said(
            Msg("{seat} doubled or redoubled where that cannot be"),
            Scene.CALLS,
            why_not=Msg("There was a bid by the other side to be doubled."),
        ),
        Kind.BID_OVER_SEVEN: Said(Msg("{seat} bid more than seven"), Scene.CALLS),
        Kind.CALL_AFTER_FINAL_PASS: Said(
            Msg("{seat} called when the auction was over"), Scene.CALLS, why_not=Msg("The auction was not over.")
        ),
        Kind.BARRED_CALL: Said(
            Msg("{seat} called though made to pass"), Scene.CALLS, why_not=Msg("No ruling had made {seat} pass.")
        ),
        Kind.CALL_NOT_REPEATED: Said(
            Msg("{seat} did not repeat the call as told to"),
            Scene.CALLS,
            why_not=Msg("No ruling had told {seat} what to call."),
        ),
        Kind.CHANGE_OF_CALL: Said(
            Msg("{seat} changed a call already made"), Scene.CALLS, why_not=Msg("No call was changed.")
        ),
        Kind.CHANGE_ASKED: Said(Msg("{seat} asks to change a call"), Scene.CALLS),
        Kind.CARD_IN_AUCTION: Said(
            Msg("{seat} let a card be seen during the auction"), Scene.SHOWN, why_not=Msg("No card was to be seen.")
        ),
        Kind.LED_IN_AUCTION: Said(
            Msg("{seat} led before the auction was over"), Scene.SHOWN, why_not=Msg("{seat} has led nothing.")
        ),
        Kind.FACE_DOWN_IN_AUCTION: Said(
            Msg("{seat} led face down before the auction was over"), Scene.SHOWN, why_not=Msg("{seat} has led nothing.")
        ),
        Kind.CARD_BEFORE_AUCTION: Said(
            Msg("{seat} let a card be seen before the auction"), Scene.SHOWN, why_not=Msg("No card was to be seen.")
        ),
        Kind.FROM_PARTNER: Said(Msg("{seat} may have given partner a hint, by a pause or otherwise"), Scene.WORDS),
        Kind.QUESTION_NOT_ALLOWED: Said(
            Msg("{seat} asked a question that was not allowed"), Scene.WORDS, why_not=Msg("{seat} asked nothing.")
        ),
        Kind.WRONG_RESTATEMENT: Said(
            Msg("{seat} told the auction over again with a mistake"),
            Scene.WORDS,
            why_not=Msg("Nobody has told the auction over again."),
        ),
        Kind.RESTATED_TO_PARTNER: Said(
            Msg("{seat} told the auction over again for partner"),
            Scene.WORDS,
            why_not=Msg("Nobody has told the auction over again."),
        ),
        Kind.EXPLAINED_OWN_CALL: Said(
            Msg("{seat} explained a call of his own"), Scene.WORDS, why_not=Msg("{seat} explained no call of his own.")
        ),
        Kind.MISINFORMATION: Said(
            Msg("{seat} left an alert out, or explained a call wrongly"),
            Scene.WORDS,
            why_not=Msg("Nobody says that the opponents were told anything wrong."),
        ),
        Kind.CORRECTED_TOO_EARLY: Said(
            Msg("{seat} put partner’s explanation right too soon"),
            Scene.WORDS,
            why_not=Msg("{seat} said nothing about an explanation of partner’s."),
        ),
        Kind.AID_CONSULTED: Said(
            Msg("{seat} looked at an aid to memory"), Scene.WORDS, why_not=Msg("{seat} looked nothing up.")
        ),
        Kind.UNDERSTANDING: Said(Msg("{seat:s} side may not use that call so"), Scene.WORDS),
        Kind.DEAL_FAULT: Said(Msg("The board was not dealt as it should be"), Scene.BOARD),
        Kind.NEW_DEAL_ASKED: Said(Msg("{seat} wants another deal"), Scene.BOARD),
        Kind.CARDS_NOT_COUNTED: Said(Msg("{seat} did not count the cards first"), Scene.BOARD),
        Kind.CARDS_TOUCHED: Said(
            Msg("{seat} touched another player’s cards"), Scene.BOARD, why_not=Msg("Each touched his own cards only.")
        ),
        Kind.INCORRECT_NUMBER: Said(
            Msg("One hand had too many cards, and another too few"),
            Scene.BOARD,
            why_not=Msg("Each hand had thirteen cards at the start."),
        ),
        Kind.SURPLUS_CARD: Said(
            Msg("There was a fifty-third card"), Scene.BOARD, why_not=Msg("There are fifty-two cards.")
        ),
        Kind.WRONG_POCKET: Said(
            Msg("{seat} took the hand out of a wrong pocket"),
            Scene.BOARD,
            why_not=Msg("Each player has the hand of his own pocket."),
        ),
        Kind.WRONG_CARDS: Said(
            Msg("{seat} held cards of another board"), Scene.BOARD, why_not=Msg("All cards are of this board.")
        ),
        Kind.WRONG_BOARD: Said(
            Msg("They are playing another board than they should"),
            Scene.BOARD,
            why_not=Msg("It is the board that is to be played."),
        ),
        Kind.CARD_SEEN: Said(Msg("{seat} caught sight of somebody’s card"), Scene.SHOWN),
        Kind.OVERHEARD: Said(Msg("{seat} heard something from another table"), Scene.SHOWN),
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: Said(
            Msg("{seat} led face down when partner was to lead"), Scene.LEAD, Whose.DEFENDER
        ),
        Kind.FACE_DOWN_AGAINST_REGULATION: Said(
            Msg("{seat} led face down where leads are made face up"), Scene.LEAD, Whose.DEFENDER
        ),
        Kind.OPENING_LEAD_OUT_OF_TURN: Said(
            Msg("{seat} made the opening lead when partner was to make it"), Scene.LEAD, Whose.DEFENDER
        ),
        Kind.OPENING_LEAD_BY_WRONG_SIDE: Said(
            Msg("{seat} made the opening lead, but belongs to declarer’s side"), Scene.LEAD, Whose.DECLARERS_SIDE
        ),
        Kind.LEAD_OUT_OF_TURN: Said(
            Msg("A lead came from {seat:s} hand out of turn"),
            Scene.LEAD,
            why_not=Msg("Nothing was led from {seat:s} hand out of turn."),
        ),
        Kind.PREMATURE_LEAD: Said(
            Msg("{seat} led before the trick was complete"),
            Scene.LEAD,
            Whose.DEFENDER,
            Msg("{seat} led to no trick before the one in front of it was complete."),
        ),
        Kind.PREMATURE_PLAY: Said(
            Msg("{seat} played before partner’s turn"),
            Scene.PLAY,
            Whose.DEFENDER,
            Msg("{seat} played to no trick before partner’s turn."),
        ),
        Kind.EXTRA_CARD: Said(Msg("A fifth card came to a trick"), Scene.PLAY, why_not=Msg("No trick has five cards.")),
        Kind.SIMULTANEOUS_CARDS: Said(
            Msg("{seat} played two cards at once"), Scene.PLAY, why_not=Msg("{seat} played one card at a time.")
        ),
        Kind.REVOKE: Said(
            Msg("{seat} revoked"), Scene.PLAY, why_not=Msg("{seat} followed suit, or had none of the suit led.")
        ),
        Kind.PENALTY_CARD_NOT_PLAYED: Said(
            Msg("{seat} had a penalty card to play, and played another"),
            Scene.PLAY,
            Whose.DEFENDER,
            Msg("No penalty card of {seat:s} had to be played."),
        ),
        Kind.CARD_EXPOSED: Said(
            Msg("{seat} let a card fall face up"), Scene.PLAY, Whose.DEFENDER, Msg("No card of {seat:s} fell face up.")
        ),
        Kind.CARD_NAMED: Said(
            Msg("{seat} named a card that he holds"), Scene.PLAY, Whose.DEFENDER, Msg("{seat} named no card.")
        ),
        Kind.DECLARER_EXPOSED: Said(
            Msg("A card of {seat:s}, declarer, fell face up"),
            Scene.PLAY,
            Whose.DECLARER,
            Msg("No card of declarer’s fell face up."),
        ),
        Kind.HAND_SPREAD_EARLY: Said(
            Msg("{seat} faced the whole hand too soon"), Scene.LEAD, why_not=Msg("{seat} faced no hand too soon.")
        ),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: Said(
            Msg("{seat} played before declarer had led from the right hand"), Scene.LEAD, Whose.DEFENDER
        ),
        Kind.LEAD_BEFORE_CHOICE: Said(
            Msg("{seat} led before declarer had chosen what partner’s penalty card allows"), Scene.LEAD, Whose.DEFENDER
        ),
        Kind.TAKEN_BACK: Said(Msg("{seat} took a card back without the director"), Scene.PLAY),
        Kind.ATTENTION_BY_DUMMY: Said(
            Msg("{seat}, dummy, was the first to speak of it"),
            Scene.DUMMY,
            Whose.DUMMY,
            Msg("Dummy was not the first to speak."),
        ),
        Kind.PLAY_AFTER_CLAIM: Said(
            Msg("They played on after a claim"), Scene.SCORE, why_not=Msg("Nobody played on after a claim.")
        ),
        Kind.WORD_ON_TRICK: Said(Msg("{seat} said something about the trick in progress"), Scene.PLAY),
        Kind.DUMMY_CLAIMED: Said(
            Msg("{seat}, dummy, claimed"), Scene.DUMMY, Whose.DUMMY, Msg("Dummy has not claimed.")
        ),
        Kind.DUMMY_OVERSTEPPED: Said(
            Msg("{seat}, dummy, looked at a hand, or left his place"),
            Scene.DUMMY,
            Whose.DUMMY,
            Msg("Dummy looked at no other hand."),
        ),
        Kind.HAND_SHOWN_TO_DUMMY: Said(
            Msg("{seat} let dummy see the hand"), Scene.DUMMY, why_not=Msg("Dummy looked at no other hand.")
        ),
        Kind.WARNED_WITHOUT_RIGHTS: Said(
            Msg("{seat}, dummy, warned declarer with no right to do so"),
            Scene.DUMMY,
            Whose.DUMMY,
            Msg("Dummy has warned nobody."),
        ),
        Kind.DEFENDER_ASKED_BY_DUMMY: Said(
            Msg("{seat}, dummy, asked a defender about a revoke"),
            Scene.DUMMY,
            Whose.DUMMY,
            Msg("Dummy asked no defender."),
        ),
        Kind.DUMMY_INDICATED: Said(
            Msg("{seat}, dummy, touched a card that nobody had called"),
            Scene.DUMMY,
            Whose.DUMMY,
            Msg("Dummy touched no card that had not been called."),
        ),
        Kind.WRONG_DUMMY_CARD: Said(
            Msg("{seat}, dummy, put down another card than the one called"),
            Scene.DUMMY,
            Whose.DUMMY,
            Msg("Dummy put down the card that was called."),
        ),
        Kind.UNCLEAR_DESIGNATION: Said(
            Msg("{seat} did not say clearly which card of dummy’s"),
            Scene.DUMMY,
            Whose.DECLARER,
            Msg("It was plain which card was called."),
        ),
        Kind.MISEXPLAINED: Said(Msg("{seat} played after a wrong explanation"), Scene.PLAY),
        Kind.CARD_OMITTED: Said(
            Msg("{seat} played no card to a trick"), Scene.PLAY, why_not=Msg("{seat} left no trick without a card.")
        ),
        Kind.WRONG_CARD_QUITTED: Said(
            Msg("{seat} turned over another card than the one played"),
            Scene.SCORE,
            why_not=Msg("Each trick holds the cards that were played."),
        ),
        Kind.CARD_MISSING: Said(
            Msg("A card of {seat:s} hand is missing"), Scene.BOARD, why_not=Msg("No card is missing.")
        ),
        Kind.PLAYED_TWICE: Said(
            Msg("{seat} played a card that had been played before"),
            Scene.PLAY,
            why_not=Msg("No card was played a second time."),
        ),
        Kind.TURNED_EARLY: Said(
            Msg("{seat} turned the card face down too soon"),
            Scene.SCORE,
            why_not=Msg("Nobody turned a card before the trick was complete."),
        ),
        Kind.POINTED_WRONGLY: Said(
            Msg("{seat} laid a quitted card the wrong way"),
            Scene.SCORE,
            why_not=Msg("The quitted cards lie as the tricks were won."),
        ),
        Kind.TRICK_INSPECTED: Said(
            Msg("{seat} looked at a quitted trick"), Scene.SCORE, why_not=Msg("{seat} looked at no quitted trick.")
        ),
        Kind.CARDS_MIXED: Said(
            Msg("{seat} mixed up the played cards"), Scene.SCORE, why_not=Msg("The played cards lie in order.")
        ),
        Kind.TRICKS_MISCOUNTED: Said(Msg("They agreed on a wrong number of tricks"), Scene.SCORE),
        Kind.TRICKS_DISPUTED: Said(Msg("They do not agree on the number of tricks"), Scene.SCORE),
        Kind.WRONG_SCORE: Said(Msg("A wrong score was entered"), Scene.SCORE),
        Kind.CONDUCT: Said(Msg("{seat} did not behave as one should"), Scene.WORDS),
        Kind.SPECTATOR: Said(Msg("A spectator did more than watch"), Scene.WORDS),
        Kind.HEARD_BY_ALL: Said(Msg("The whole table heard what nobody should have heard"), Scene.SHOWN),
    },
)
"""The words for each kind of irregularity, as somebody at the table would tell it."""

NEVER_WRONG = frozenset(
    {
        *(Kind.FROM_PARTNER, Kind.CONDUCT, Kind.HEARD_BY_ALL, Kind.UNDERSTANDING, Kind.CARDS_NOT_COUNTED),
        *(Kind.TAKEN_BACK, Kind.CHANGE_ASKED, Kind.NEW_DEAL_ASKED, Kind.DEAL_FAULT, Kind.BID_OVER_SEVEN),
        *(Kind.CARD_SEEN, Kind.OVERHEARD, Kind.MISEXPLAINED, Kind.WORD_ON_TRICK, Kind.SPECTATOR),
        *(Kind.FACE_DOWN_AGAINST_REGULATION, Kind.PLAY_BEFORE_REQUIRED_LEAD, Kind.LEAD_BEFORE_CHOICE),
        *(Kind.TRICKS_MISCOUNTED, Kind.TRICKS_DISPUTED, Kind.WRONG_SCORE),
    }
)
"""Kinds that may be so unseen, that nobody would take anything for, or that are a matter of opinion."""

TOGETHER: tuple[frozenset[Kind], ...] = (
    frozenset(
        {
            *(Kind.OPENING_LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_BY_WRONG_SIDE, Kind.FACE_DOWN_BY_WRONG_DEFENDER),
            *(Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_LEAD, Kind.PLAY_BEFORE_REQUIRED_LEAD, Kind.LEAD_BEFORE_CHOICE),
            *(Kind.LED_IN_AUCTION, Kind.FACE_DOWN_IN_AUCTION, Kind.FACE_DOWN_AGAINST_REGULATION),
        }
    ),
    frozenset({Kind.PREMATURE_LEAD, Kind.PREMATURE_PLAY, Kind.PLAY_BEFORE_REQUIRED_LEAD, Kind.EXTRA_CARD}),
    frozenset({Kind.SIMULTANEOUS_CARDS, Kind.EXTRA_CARD, Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED}),
    frozenset({Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED, Kind.TAKEN_BACK, Kind.CARD_OMITTED, Kind.CARD_MISSING}),
    frozenset({Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED, Kind.HAND_SPREAD_EARLY, Kind.HAND_SHOWN_TO_DUMMY}),
    frozenset({Kind.CARD_IN_AUCTION, Kind.LED_IN_AUCTION, Kind.CARD_BEFORE_AUCTION, Kind.CARD_SEEN}),
    frozenset(
        {Kind.MISINFORMATION, Kind.MISEXPLAINED, Kind.CORRECTED_TOO_EARLY, Kind.EXPLAINED_OWN_CALL, Kind.UNDERSTANDING}
    ),
    frozenset({Kind.CHANGE_OF_CALL, Kind.CALL_OUT_OF_ROTATION}),
    frozenset({Kind.WRONG_RESTATEMENT, Kind.RESTATED_TO_PARTNER}),
    frozenset({Kind.INCORRECT_NUMBER, Kind.SURPLUS_CARD, Kind.CARD_MISSING, Kind.WRONG_CARDS}),
    frozenset({Kind.WRONG_BOARD, Kind.WRONG_CARDS, Kind.WRONG_POCKET}),
    frozenset({Kind.ATTENTION_BY_DUMMY, Kind.WARNED_WITHOUT_RIGHTS, Kind.DEFENDER_ASKED_BY_DUMMY}),
    frozenset({Kind.DUMMY_OVERSTEPPED, Kind.HAND_SHOWN_TO_DUMMY, Kind.WARNED_WITHOUT_RIGHTS}),
    frozenset({Kind.DUMMY_OVERSTEPPED, Kind.DEFENDER_ASKED_BY_DUMMY}),
    frozenset({Kind.WRONG_DUMMY_CARD, Kind.DUMMY_INDICATED, Kind.UNCLEAR_DESIGNATION}),
    frozenset({Kind.CARD_OMITTED, Kind.EXTRA_CARD, Kind.PLAYED_TWICE, Kind.WRONG_CARD_QUITTED, Kind.CARD_MISSING}),
    frozenset({Kind.TURNED_EARLY, Kind.POINTED_WRONGLY, Kind.CARDS_MIXED, Kind.TRICK_INSPECTED}),
)
"""Kinds that can be told of one and the same act; of such none is wrong where another is right."""


@frozen
class Taken:
    """Something that did not go wrong: its kind, the player, how it would be told, and why it is not so."""

    kind: Kind
    words: Msg
    why_not: Msg


def words_of(one: Irregularity) -> Msg:
    """An irregularity as a player would tell it."""
    return with_seat(SAID[one.kind].words, one.seat)


def with_seat(message: Msg, seat: Seat) -> Msg:
    """A sentence about this player."""
    return message.with_arguments(seat=seat) if "{seat" in message.template else message


def ruled_together(table: Table, number: int) -> tuple[Irregularity, ...]:
    """The irregularity ruled on, and others that wait for a ruling or came of the same call or card."""
    own = table.irregularity(number)
    others = (one for one in table.irregularities if one.number != number)
    return (own, *(one for one in others if one.stage is Stage.NOTICED or is_same_act(one, own)))


def is_same_act(one: Irregularity, own: Irregularity) -> bool:
    """True where two irregularities, neither of them settled, came of the same call or the same card."""
    if one.stage is not Stage.COMMITTED or one.seat is not own.seat:
        return False
    return bool(set(one.cards) & set(own.cards)) or (one.place >= 0 and one.place == own.place)


def taken_for(table: Table, right: tuple[Irregularity, ...], pick: Pick) -> Iterator[Taken]:
    """The things that somebody might take these for, none of which has happened at this table, the likeliest first."""
    own = right[0]
    scene = SAID[own.kind].scene
    happened = {one.kind for one in table.irregularities}
    barred = NEVER_WRONG | happened | {k for group in TOGETHER if group & happened for k in group}
    for near in NEXT[scene]:
        for kind in mixed([k for k in Kind if SAID[k].scene is near and k not in barred], pick):
            seat = player_for(SAID[kind].whose, table, own.seat)
            if seat is not None and is_surely_not_so(kind, seat, table, own):
                said = SAID[kind]
                yield Taken(kind, with_seat(said.words, seat), with_seat(said.why_not, seat))


def player_for(whose: Whose, table: Table, seat: Seat) -> Seat | None:
    """The player of whom this can be said, rather the one who went wrong; nobody where there is none of that role."""
    declarer, dummy = table.declarer, table.dummy
    if whose is Whose.ANYBODY:
        return seat
    if declarer is None or dummy is None:
        return None
    fits = {
        Whose.DEFENDER: (declarer.lho, declarer.rho),
        Whose.DECLARER: (declarer,),
        Whose.DECLARERS_SIDE: (declarer, dummy),
        Whose.DUMMY: (dummy,),
    }[whose]
    if whose is Whose.DEFENDER and seat not in fits:
        return None
    return seat if seat in fits else fits[0]


def is_surely_not_so(kind: Kind, seat: Seat, table: Table, own: Irregularity) -> bool:
    """True where the record shows that this is not so: a call can have several faults, of which one is recorded."""
    if kind is Kind.PENALTY_CARD_NOT_PLAYED:
        # Without a penalty card nobody would think of it.
        return bool(table.penalty_cards)
    if SAID[kind].scene is not Scene.CALLS:
        return True
    made, is_free_of = table.auction.made, FREE_OF.get(kind)
    # Where it went wrong with no call, every call of this player could be meant.
    places = [own.place] if own.place >= 0 else [n for n, m in enumerate(made) if m.seat is seat]
    places = [n for n in places if n < len(made)]
    if is_free_of is None or not places:
        return bool(places)
    return all(is_free_of(table, table.auction.before(n), seat, made[n].call) for n in places)


def is_enough(_table: Table, before: Auction, seat: Seat, call: Call) -> bool:
    """True where this is a bid that was higher than the last one."""
    return isinstance(call, Bid) and before.reached.admits(seat, call)


def is_in_turn(_table: Table, before: Auction, seat: Seat, _call: Call) -> bool:
    """True where it was the turn of whoever called."""
    return not is_over(before) and seat_to_call(before) is seat


def is_admissible(_table: Table, before: Auction, seat: Seat, call: Call) -> bool:
    """True where this is a double or redouble that could be made."""
    return isinstance(call, Double | Redouble) and before.reached.admits(seat, call)


def is_before_the_end(_table: Table, before: Auction, _seat: Seat, _call: Call) -> bool:
    """True where the auction still lasted."""
    return not is_over(before)


def is_unbound(table: Table, _before: Auction, _seat: Seat, _call: Call) -> bool:
    """True where nothing was ruled before, so that nobody was bound to anything."""
    return len(table.irregularities) == 1


FREE_OF: dict[Kind, Callable[[Table, Auction, Seat, Call], bool]] = {
    Kind.INSUFFICIENT_BID: is_enough,
    Kind.CALL_OUT_OF_ROTATION: is_in_turn,
    Kind.INADMISSIBLE_DOUBLE: is_admissible,
    Kind.CALL_AFTER_FINAL_PASS: is_before_the_end,
    Kind.BARRED_CALL: is_unbound,
    Kind.CALL_NOT_REPEATED: is_unbound,
}
"""Proofs from the auction that a call had not this fault."""


# --- where nobody has broken a law --------------------------------------------------------------------------------


def always(_table: Table) -> bool:
    """True where something can be told at any table."""
    return True


def never(_table: Table) -> bool:
    """True where something can surely not be told of a table: of that the record shows nothing."""
    return False


def no_card_yet(table: Table) -> bool:
    """True where no card has been played."""
    return not table.tricks


def in_play(table: Table) -> bool:
    """True where a card has been played."""
    return bool(table.tricks)


@frozen
class Waits:
    """Something to be ruled on where nobody broke a law, and whether it could be thought of a table at all."""

    words: Msg
    is_free: Callable[[Table], bool] = always


WAITS: dict[str, Waits] = {
    "11": Waits(Msg("The other side acted before the director came")),
    "12": Waits(Msg("The score may have to be adjusted"), never),
    "13": Waits(Msg("A hand has not the number of cards that it should have"), never),
    "14": Waits(Msg("A hand has a card too few"), never),
    "17": Waits(Msg("Three passes followed each other, and one of them was out of turn"), no_card_yet),
    "24": Waits(Msg("The auction is over, and a card shown during it lies there"), lambda t: not t.exposed),
    "26": Waits(
        Msg("A call was withdrawn, and its player’s partner is on lead"),
        lambda t: all(made.stands for made in t.auction.made),
    ),
    "28": Waits(Msg("A call out of turn may count as made in turn"), no_card_yet),
    "41": Waits(Msg("Leads from more than one hand lie on the table"), lambda t: len(t.tricks) == 1),
    "45": Waits(Msg("Declarer says that he meant another card of dummy’s"), in_play),
    "46": Waits(Msg("It is not clear which card of dummy’s was called"), in_play),
    "50": Waits(
        Msg("The partner of whoever is to lead has a penalty card"), lambda t: bool(t.tricks) and not t.penalty_cards
    ),
    "51": Waits(
        Msg("A defender has two penalty cards, either of which could be played"),
        lambda t: bool(t.tricks) and len(t.penalty_cards) < 2,
    ),
    "60": Waits(Msg("A card was played before a lead that declarer had still to make"), never),
    "65": Waits(Msg("The quitted tricks do not lie as they were won"), never),
    "67": Waits(Msg("A trick has a card too few, or too many"), never),
    "68": Waits(
        Msg("A claim leaves open how many tricks, or partner does not agree to give them up"), lambda t: t.claim is None
    ),
    "69": Waits(Msg("Somebody agreed to a claim, and takes that back"), in_play),
    "70": Waits(Msg("A claim is contested"), in_play),
    "71": Waits(Msg("A trick was given up that could not be lost, or was won already"), in_play),
    "79": Waits(Msg("The number of tricks is in doubt"), never),
    "81": Waits(Msg("Somebody asks that a rectification be waived")),
    "82": Waits(Msg("The director has ruled wrongly")),
    "86": Waits(Msg("The board has no result here, but one at the other table"), lambda t: not t.artificial),
}
"""The things, by the law that is opened, that wait for the director though nobody has broken a law there."""
AT_THE_END = frozenset({"12"})
"""Laws of the first part of the book that are met when a board is over."""


def waits_instead(room: str, table: Table) -> Iterator[tuple[str, Waits]]:
    """The other things that could be thought to wait at a table, by their laws, those met at the like moment first."""
    here = 80 if room in AT_THE_END else int(room)
    for law, row in sorted(WAITS.items(), key=lambda one: abs(int(one[0]) - here)):
        if law != room and row.is_free(table):
            yield law, row
