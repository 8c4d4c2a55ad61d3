"""The clauses on conduct at the table, and the reproach that each makes."""

from bridgetable.game.values import frozen


@frozen
class Reproach:
    """The reproach to a player; `tells` means that others learn something of the hand or the play by it."""

    words: str
    tells: bool = False
    to_lose: bool = False  # a regulation may allow it


BREACHES = {
    "72A": Reproach("{seat} does not play to win.", to_lose=True),
    "72B1": Reproach("{seat} broke a law on purpose."),
    "72B3": Reproach("{seat} tried to conceal an infraction."),
    "73B2": Reproach("{seat} and partner communicate in a way that they have arranged in secret."),
    "73D2": Reproach("{seat} tried to mislead an opponent by manner.", tells=True),
    "74A1": Reproach("{seat} was discourteous."),
    "74A2": Reproach("{seat} annoyed or embarrassed another player."),
    "74A3": Reproach("{seat} does not call or play in the correct way."),
    "74B1": Reproach("{seat} does not attend to the game."),
    "74B2": Reproach("{seat} makes comments that nobody asked for.", tells=True),
    "74B3": Reproach("{seat} detached a card before it was his turn.", tells=True),
    "74B4": Reproach("{seat} prolongs play only to disconcert an opponent."),
    "74B5": Reproach("{seat} was rude in calling or addressing the director."),
    "74C1": Reproach("{seat} names the same call in different ways."),
    "74C2": Reproach("{seat} showed what he thinks of a call or a play.", tells=True),
    "74C3": Reproach("{seat} showed that he expects to win or lose a trick in progress.", tells=True),
    "74C4": Reproach("{seat} drew attention to something important, or to the tricks still needed.", tells=True),
    "74C5": Reproach("{seat} stares at other players, or at where they take their cards from."),
    "74C6": Reproach("{seat} showed that he has lost interest in the deal.", tells=True),
    "74C7": Reproach("{seat} varies his tempo to disconcert an opponent.", tells=True),
    "74C8": Reproach("{seat} leaves the table needlessly."),
    "79A2": Reproach("{seat} knowingly accepted a trick that the other side could not lose, or had won."),
}
"""The reproach that each clause makes of a player's conduct."""
