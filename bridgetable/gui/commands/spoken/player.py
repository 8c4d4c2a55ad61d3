"""Entries for everything that a player can say or do besides calls and dragged cards, by groups."""

from functools import partial

from bridgetable.game.boards import Board
from bridgetable.game.calls import DOUBLE, REDOUBLE, Bid, Call, call
from bridgetable.game.cards import card
from bridgetable.game.conditions import VARIED, DealFault, Queried
from bridgetable.game.deals import hand_text
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import SEATS, Seat, clockwise_from
from bridgetable.game.table import Phase, Table
from bridgetable.gui.commands.spoken.director import of_player
from bridgetable.gui.commands.spoken.entry import MenuEntries, MenuEntry, plain
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import CallTogether, ChangeTogether, MakeCall
from bridgetable.session.cards.actions import PlayTogether, SpreadHand, TakeBack
from bridgetable.session.claims import actions
from bridgetable.session.deal import actions as deal_actions
from bridgetable.session.director.actions import Notice
from bridgetable.session.notation import action
from bridgetable.session.patterns import quoted
from bridgetable.session.sitting import Sitting
from bridgetable.session.table import actions as table_actions
from bridgetable.session.table.actions import Limit, Overstep
from bridgetable.session.talk import actions as talk
from bridgetable.views.table.offers import Group, by_law, can, law_broken
from bridgetable.views.words.prose import SEAT_NAMES, card_text, word


def entries_of(sitting: Sitting, seat: Seat) -> MenuEntries:
    """The entries of a player's menu at this moment, possible or not."""
    table = sitting.table
    yield from _manner(seat)
    yield from of_conduct(seat)
    yield from _about_calls(table, seat)
    yield from _methods(table, seat)
    yield from _with_cards(table, seat)
    yield from _looks(table, seat)
    yield from _claims(table, seat)
    yield from _deal(table.board, seat)
    yield from _board(seat)
    yield from of_player(seat)


def possible_entries(sitting: Sitting, seat: Seat) -> tuple[MenuEntry, ...]:
    """The entries that a player can choose at this moment; one without a prompt names the law that it would break."""
    return possible_of(sitting, entries_of(sitting, seat))


def possible_of(sitting: Sitting, entries: MenuEntries) -> tuple[MenuEntry, ...]:
    """The entries that are possible now, with the law where they would be irregular."""
    return tuple(_with_law(sitting, entry) for entry in entries if can(sitting, entry.make(entry.sample)))


def _with_law(sitting: Sitting, entry: MenuEntry) -> MenuEntry:
    if entry.prompt:
        return entry
    made = entry.make("")
    return plain(entry.group, by_law(entry.words, law_broken(sitting, made)), made)


def _manner(seat: Seat) -> MenuEntries:
    say = Group.SAY
    yield plain(say, tr("Draws attention to what is irregular"), Notice(seat))
    yield plain(say, tr("Hesitates"), talk.Hesitate(seat))
    yield plain(say, tr("Acts in haste"), talk.Hurry(seat))
    yield MenuEntry(say, tr("Makes a gesture…"), partial(talk.Gesture, seat), tr("What is to be seen:"))
    yield MenuEntry(say, tr("Makes a remark…"), partial(talk.Remark, seat), tr("What is said:"))
    yield plain(say, tr("Reserves rights (16B2)"), talk.ReserveRights(seat))
    yield plain(say, tr("Warns"), table_actions.Warn(seat))
    yield plain(say, tr("Asks what was called"), talk.AskCall(seat))
    yield plain(say, tr("Takes back a call"), talk.AskToChange(seat, taken_back=True))


def _about_calls(table: Table, seat: Seat) -> MenuEntries:
    ask = Group.ASK
    yield plain(ask, tr("Alerts partner’s call"), talk.Alert(seat))
    yield plain(ask, tr("Fails to alert partner’s call"), talk.OmitAlert(seat))
    yield plain(ask, tr("Shows the stop card"), talk.ShowStop(seat))
    if table.regulations.screens:
        yield plain(ask, tr("Passes the tray beneath the screen"), talk.PassTray(seat))
        yield plain(ask, tr("Opens the screen"), talk.OpenScreen(seat))
    yield plain(ask, tr("Asks for a review of the auction"), talk.AskAbout(seat))
    for other in (seat.lho, seat.rho):
        theirs = last_call(table, other)
        if theirs is not None:
            name = tr("Asks about {theirs} by {other}", theirs=word(theirs), other=SEAT_NAMES[other])
            yield plain(ask, name, talk.AskAbout(seat, theirs))
    yield from _reviews(table, seat)
    yield from _explains(table, seat)
    if not table.tricks and table.contract is None:
        for other in clockwise_from(seat)[1:]:
            name = tr("Calls at the same moment as {other}…", other=SEAT_NAMES[other])
            prompt = tr("{seat}’s call and {other}’s, such as “1S 2H”:", seat=SEAT_NAMES[seat], other=SEAT_NAMES[other])
            yield MenuEntry(ask, name, partial(simultaneous_calls, seat, other), prompt, "1S 2H")
        lho = SEAT_NAMES[seat.lho]
        name = tr("Changes his call at the same moment as {lho} calls…", lho=lho)
        prompt = tr("{seat}’s new call and {lho}’s, such as “1S X”:", seat=SEAT_NAMES[seat], lho=lho)
        yield MenuEntry(Group.SAY, name, partial(simultaneous_change, seat, seat.lho), prompt, "1S X")
        doubles = DOUBLE if table.auction.reached.doubled == 1 else REDOUBLE
        prompt = tr("The bid that is named, such as 2S:")
        name = tr("Doubles and names the bid…")
        yield MenuEntry(Group.SAY, name, partial(named_double, seat, doubles), prompt, "2S")
    yield plain(ask, tr("Corrects partner’s explanation of the play"), table_actions.CorrectExplanation(seat))
    for hand in clockwise_from(seat)[1:]:
        name = tr("Asks {hand} whether he has none of the suit", hand=SEAT_NAMES[hand])
        yield plain(ask, name, table_actions.Ask(seat, hand))


def _reviews(table: Table, seat: Seat) -> MenuEntries:
    ask, partners = Group.ASK, last_call(table, seat.partner)
    if partners is not None:
        name = tr("Asks partner about {partners}", partners=word(partners))
        yield plain(ask, name, talk.AskAbout(seat, partners, of_partner=True))
    yield plain(ask, tr("Restates the auction"), talk.Restate(seat))
    yield MenuEntry(ask, tr("Restates it wrongly…"), partial(talk.Restate, seat), tr("What is said wrongly:"))
    yield plain(ask, tr("Corrects the restatement"), talk.CorrectRestatement(seat))
    yield plain(ask, tr("Asks to change a call"), talk.AskToChange(seat))


def _explains(table: Table, seat: Seat) -> MenuEntries:
    ask, partners = Group.ASK, last_call(table, seat.partner)
    if partners is not None:
        name, prompt = word(partners), tr("What {partners} is said to mean:", partners=word(partners))
        yield MenuEntry(ask, tr("Explains partner’s {name}…", name=name), partial(talk.Explain, seat, partners), prompt)
        yield MenuEntry(
            ask, tr("Corrects what was said of {name}…", name=name), partial(talk.Correct, seat, partners), prompt
        )
    own = last_call(table, seat)
    if own is not None:
        name, prompt = word(own), tr("What {own} means, told while partner is away:", own=word(own))
        alone = partial(talk.Explain, seat, own, partner_away=True)
        yield MenuEntry(ask, tr("Explains {name}, partner being sent away…", name=name), alone, prompt)


def _methods(table: Table, seat: Seat) -> MenuEntries:
    of, own, partners = Group.METHODS, last_call(table, seat), last_call(table, seat.partner)
    if own is not None:
        name, prompt = word(own), tr("What {own} means by the methods of the side:", own=word(own))
        yield MenuEntry(of, tr("Tells what {name} means…", name=name), partial(talk.TellMeaning, seat, own), prompt)
        doubts = {
            Queried.DEVIATED: tr("Departs from the methods with {name}", name=name),
            Queried.FORBIDDEN: tr("Uses {name} against the regulations", name=name),
            **{one: tr("Changes what {name} means, {doubt}", name=name, doubt=tr(one.value)) for one in VARIED},
        }
        yield from (plain(of, words, talk.UseUnderstanding(seat, own, one)) for one, words in doubts.items())
    for kept in dict.fromkeys(one for one in (own, partners) if one is not None):
        prompt = tr("What the opponents are not told of {kept}:", kept=word(kept))
        yield MenuEntry(
            of,
            tr("Keeps back what {kept} shows…", kept=word(kept)),
            partial(talk.UseUnderstanding, seat, kept, Queried.WITHHELD),
            prompt,
        )


def simultaneous_calls(seat: Seat, other: Seat, words: str) -> CallTogether:
    """Two calls made at the same moment, from two words. Raises NotationError."""
    mine, others = pair(words, tr("two calls, such as 1S 2H"))
    return CallTogether(seat, call(mine), other, call(others))


def simultaneous_change(seat: Seat, other: Seat, words: str) -> ChangeTogether:
    """A change of call made at the moment of another's call, from two words. Raises NotationError."""
    both = simultaneous_calls(seat, other, words)
    return ChangeTogether(seat, both.call, other, both.others_call)


def named_double(seat: Seat, doubles: Call, words: str) -> MakeCall:
    """A double or redouble that names a bid. Raises NotationError."""
    named = call(words)
    if not isinstance(named, Bid):
        raise NotationError(words, tr("a bid, such as 2S"))
    return MakeCall(seat, doubles, named=named)


def simultaneous_plays(seat: Seat, other: Seat, words: str) -> PlayTogether:
    """Two cards played at the same moment, from two words. Raises NotationError."""
    mine, others = pair(words, tr("two cards, such as D5 D9"))
    return PlayTogether(seat, card(mine), other, card(others))


def pair(words: str, expected: str) -> tuple[str, str]:
    """Two words. Raises NotationError where there are not two."""
    two = words.split()
    if len(two) != 2:
        raise NotationError(words, expected)
    return two[0], two[1]


def _with_cards(table: Table, seat: Seat) -> MenuEntries:
    cards = Group.CARDS
    others = [other for other in clockwise_from(seat)[1:] if table.hands[other] and table.hands[seat]]
    for other in others if table.phase is Phase.PLAY else ():
        name = tr("Plays at the same moment as {other}…", other=SEAT_NAMES[other])
        prompt = tr("{seat}’s card and {other}’s, such as “D5 D9”:", seat=SEAT_NAMES[seat], other=SEAT_NAMES[other])
        held = f"{min(table.hands[seat])} {min(table.hands[other])}"
        yield MenuEntry(cards, name, partial(simultaneous_plays, seat, other), prompt, held)
    yield plain(cards, tr("Spreads the hand"), SpreadHand(seat))
    played = table.tricks[-1].card_of(seat) if table.tricks else None
    if played is not None:
        yield plain(cards, tr("Takes back {played}", played=card_text(played)), TakeBack(seat, played))
    yield plain(cards, tr("Turns the card played face down"), table_actions.TurnCard(seat))
    yield plain(cards, tr("Does not play to this trick"), table_actions.OmitCard(seat))
    yield plain(cards, tr("Mixes the played cards"), table_actions.MixCards(seat))


def _looks(table: Table, seat: Seat) -> MenuEntries:
    look, last = Group.LOOK, len(table.winners)
    if last:
        yield plain(look, tr("Has the last trick faced again"), table_actions.LookAtTrick(seat, last))
        yield plain(look, tr("Looks at his own last card"), table_actions.LookAtOwnCard(seat, last))
    for aid in talk.Aid:
        yield plain(look, tr("Looks at: {aid}", aid=tr(aid.value)), talk.Consult(seat, aid))
    if seat is table.dummy:
        for other in (seat.lho, seat.rho):
            name = tr("Looks at {other}’s hand", other=SEAT_NAMES[other])
            yield plain(look, name, Overstep(seat, Limit.LOOKS_AT_HAND, other))
        yield plain(look, tr("Exchanges hands with declarer"), Overstep(seat, Limit.EXCHANGES_HANDS))
        yield plain(look, tr("Leaves the seat to watch declarer"), Overstep(seat, Limit.LEAVES_SEAT))
    yield plain(look, tr("Lets dummy look at the hand"), table_actions.LetDummySee(seat))


def _claims(table: Table, seat: Seat) -> MenuEntries:
    claim, left = Group.CLAIM, tr("of the {tricks_left} tricks left, and how", tricks_left=table.tricks_left)
    prompt = tr("Tricks {left}, such as “2: the ace and a trump”:", left=left)
    yield MenuEntry(claim, tr("Claims, in words…"), partial(claim_from, actions.Claim, seat), prompt, "0")
    yield MenuEntry(claim, tr("Concedes, in words…"), partial(claim_from, actions.Concede, seat), prompt, "0")
    yield plain(claim, tr("Abandons the hand"), actions.Abandon(seat))
    name, why = tr("Suggests stopping…"), tr("What is said:")
    yield MenuEntry(claim, name, partial(actions.Curtail, seat), why, may_be_empty=True)
    yield MenuEntry(
        claim, tr("Says of this trick alone…"), lambda words: actions.ClaimTrick(seat, words=words), tr("What is said:")
    )
    yield plain(claim, tr("Agrees"), actions.Agree(seat))
    yield MenuEntry(claim, tr("Doubts it…"), partial(actions.Doubt, seat), tr("What is said:"), may_be_empty=True)
    yield plain(claim, tr("Wants to play on"), actions.AskToPlayOn(seat))
    yield plain(claim, tr("Refuses to play on"), actions.Refuse(seat))
    yield MenuEntry(claim, tr("Withdraws it…"), partial(actions.Withdraw, seat), tr("What is said:"), may_be_empty=True)


def claim_from(kind: type[actions.Claim | actions.Concede], seat: Seat, words: str) -> actions.Claim | actions.Concede:
    """A claim or a concession from a number of tricks and what is said after a colon. Raises NotationError."""
    number, _, statement = words.partition(":")
    if not number.strip().isdecimal():
        raise NotationError(words, tr("a number of tricks, and after a colon what is said"))
    return kind(seat, int(number), statement.strip())


def _deal(board: Board, seat: Seat) -> MenuEntries:
    deal = Group.DEAL
    for other in clockwise_from(seat)[1:]:
        yield plain(deal, tr("Has taken {other}’s hand", other=SEAT_NAMES[other]), deal_actions.SwapHands(seat, other))
    hand = hand_text(board.deal[SEATS[0]])
    prompt = tr("The hand and the number of its board, such as “98.A4.KJT43.K832 6”:")
    yield MenuEntry(deal, tr("Holds cards of another board…"), partial(wrong_hand, seat), prompt, f"{hand} 99")
    yield plain(deal, tr("Finds a card too many"), deal_actions.FindSurplus(seat))
    yield plain(deal, tr("Does not count his cards"), deal_actions.SkipCount(seat))
    for other in clockwise_from(seat)[1:]:
        yield plain(deal, tr("Touches {other}’s cards", other=SEAT_NAMES[other]), deal_actions.TouchCards(seat, other))
    yield MenuEntry(deal, tr("Overhears something…"), partial(deal_actions.Overhear, seat), tr("What is overheard:"))


def _board(seat: Seat) -> MenuEntries:
    of = Group.BOARD
    yield plain(of, tr("Finds a wrong board"), deal_actions.FindWrongBoard(seat))
    for fault in DealFault:
        if fault is not DealFault.PILES:
            yield plain(of, tr("Finds {fault}", fault=tr(fault.value)), deal_actions.FindFault(seat, fault))
    piles = tr("In which order the cards went to piles, such as “1 2 3 4 4 3 2 1”:")
    name = tr("Finds {piles}…", piles=tr(DealFault.PILES.value))
    yield MenuEntry(of, name, lambda words: action(f"{seat} finds {DealFault.PILES.value} {words}"), piles, "1 2 3 4")
    yield plain(of, tr("Asks for a new deal"), deal_actions.AskNewDeal(seat))


def wrong_hand(seat: Seat, words: str) -> Action:
    """The holding of another board's hand, from the hand and the board's number. Raises NotationError."""
    hand, number = pair(words, tr("a hand and the number of its board"))
    return action(f"{seat} holds {hand} of board {number}")


def last_call(table: Table, seat: Seat) -> Call | None:
    """The last call that this seat has made, if it has made one."""
    return next((m.call for m in reversed(table.auction.made) if m.seat is seat), None)


def of_conduct(seat: Seat) -> MenuEntries:
    """Misconduct of a player, and what a spectator does behind him."""
    say = Group.SAY
    clause = tr("The clause (72B, 73B2, 73D2, 74) and what he did, such as “74C6: folds his cards”:")
    yield MenuEntry(say, tr("Behaves improperly…"), partial(action_from, f"{seat} breaches"), clause, "74C6")
    does = tr("Such as “looks at W”, “tells E: three no-trump makes”, “remarks: they have revoked”:")
    yield MenuEntry(
        say, tr("The spectator behind him…"), partial(action_from, f"spectator behind {seat}"), does, "remarks: oh"
    )


def action_from(begin: str, words: str) -> Action:
    """The action of a line's beginning and a text; what follows a colon in it was said. Raises NotationError."""
    what, _, said = words.partition(":")
    return action(f"{begin} {what.strip()}" + quoted(said.strip()))
