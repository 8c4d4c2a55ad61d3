"""Sentences for people, kept as templates with arguments so that they can be translated and drawn."""

from __future__ import annotations

from bridgetable.game.values import frozen


@frozen(init=False)
class Msg:
    """A template such as `{seat} dropped {card}.` and the values for its fields."""

    template: str
    arguments: tuple[tuple[str, object], ...]

    def __init__(self, template: str, **arguments: object) -> None:
        """Keep the template and its arguments by name."""
        self.__attrs_init__(template, tuple(sorted(arguments.items())))

    def __getitem__(self, name: str) -> object:
        """The value of one field of the template."""
        return dict(self.arguments)[name]


NOTHING = Msg("")
