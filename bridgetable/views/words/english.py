"""The choice of a player by the grammar of English, from the words of the option; only English comes here."""

from bridgetable.language import in_english
from bridgetable.views.words.prose import SEAT_NAMES, SIDE_NAMES

SPOKEN = {
    "accept": "accepts",
    "become": "becomes",
    "call": "calls",
    "change": "changes",
    "choose": "chooses",
    "face": "faces",
    "forbid": "forbids",
    "have": "has",
    "highest": "asks for the highest",
    "lead": "leads",
    "leave": "leaves",
    "let": "lets",
    "lowest": "asks for the lowest",
    "pass": "passes",
    "play": "plays",
    "prohibit": "prohibits",
    "put": "puts",
    "refuse": "refuses",
    "require": "requires",
    "stay": "stays",
    "take": "takes",
    "withdraw": "withdraws",
}
"""The verb for a player's choice, by the first word of the option."""
PROPER = {text for name in (*SEAT_NAMES.values(), *SIDE_NAMES.values()) for text in (name, in_english(name))}


def chosen_in_english(name: str, title: str, question: str) -> str:
    """A player's choice with him as the subject (“Yes, accept 1♥”: East accepts 1♥); empty where he does nothing."""
    _, answer, rest = title.partition(", ") if title.startswith(("Yes, ", "No, ")) else ("", "", title)
    verb, _, object_ = rest.partition(" ")
    asked = question.removesuffix("?").removesuffix(" as legal")
    if rest.lower().startswith("do not ") and asked.startswith("Do you "):
        return f"{name} does not {asked.removeprefix('Do you ')}"
    if verb.lower() in SPOKEN and not (answer and verb == "Pass"):
        return f"{name} {SPOKEN[verb.lower()]} {object_}".rstrip()
    if answer and verb in PROPER:
        return rest
    if title.lower().startswith("no restriction"):
        return f"{name} imposes {title[:1].lower()}{title[1:]}"
    return ""
