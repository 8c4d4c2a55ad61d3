"""Sentences for people, kept as templates with arguments so that they can be translated and drawn."""

from __future__ import annotations

from attrs import field

from bridgetable.game.values import frozen
from bridgetable.language import template_for, tr


@frozen(init=False)
class Msg:
    """A template such as `{seat} dropped {card}.` and the values for its fields.

    The template is English and tells which sentence this is; it is looked up in the catalogue when it is said. Where a
    number decides, it is the English one of this number, and `forms` has both and the number.
    """

    template: str
    arguments: tuple[tuple[str, object], ...]
    forms: tuple[str, str, int] | None = field(eq=False)

    def __init__(self, template: str, **arguments: object) -> None:
        """Keep the template and its arguments by name."""
        self.__attrs_init__(template, tuple(sorted(arguments.items())), None)

    @classmethod
    def counted(cls, number: int, one: str, many: str, **arguments: object) -> Msg:
        """A message with one template for one thing, and another for none and for several."""
        message = cls.__new__(cls)
        template = one if number == 1 else many
        message.__attrs_init__(template, tuple(sorted(arguments.items())), (one, many, number))
        return message

    def with_arguments(self, **arguments: object) -> Msg:
        """The same sentence with other values for its fields."""
        if self.forms is None:
            return Msg(self.template, **arguments)
        one, many, number = self.forms
        return Msg.counted(number, one, many, **arguments)

    def __getitem__(self, name: str) -> object:
        """The value of one field of the template."""
        return dict(self.arguments)[name]

    @property
    def is_english(self) -> bool:
        """True where it is said as it is written."""
        return self.spoken == self.template

    @property
    def spoken(self) -> str:
        """The template in the language of the program."""
        return tr(self.template) if self.forms is None else template_for(*self.forms)


NOTHING = Msg("")
