"""A statement with one of its steps changed, moved or left out: its words are written so that they are read thus."""

from itertools import groupby
from typing import TypeAlias

from bridgetable.game.statements.grammar import Part, Statement, statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.game.statements.steps import Step, step_text
from bridgetable.game.values import frozen


@frozen
class Item:
    """A step with the words that it was read from, where there are any; or words that are no step."""

    part: Part | None
    step: Step | None = None


Items: TypeAlias = tuple[Item, ...]


def items_of(said: Statement) -> Items:
    """The steps of a statement, and the words that are none, in order."""
    return tuple(item for part in said.parts for item in items_in(part))


def items_in(part: Part) -> Items:
    """The steps of words that were read together, or those words where they are no step."""
    return tuple(Item(part, step) for step in part.steps or ()) or (Item(part),)


def rewritten(said: Statement, items: Items, speaker: Speaker) -> str:
    """The words for these items: the claimer's own where they are still read so, else as the program writes them."""
    meant = tuple(item.step for item in items if item.step is not None)
    kept = words_for(said, items, keeps_words=True)
    if statement(kept, speaker).steps == meant:
        return kept
    return words_for(said, items, keeps_words=False)


def words_for(said: Statement, items: Items, *, keeps_words: bool) -> str:
    """The items written one after another."""
    found: list[str] = []
    for part, group in groupby(items, key=lambda item: item.part):
        these = tuple(group)
        if part is not None and these == items_in(part) and (keeps_words or not part.steps):
            found.append(said.said(part))
        else:
            found += [step_text(item.step) for item in these if item.step is not None]
    return ", ".join(found)
