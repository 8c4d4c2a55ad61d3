"""Sentences for people, kept as templates with arguments so that they can be translated and drawn."""

from __future__ import annotations

from bridgetable.game.values import field, frozen
from bridgetable.language import template_for, tr

Forms = tuple[str, str, int]


def parts_of(template: str, arguments: dict[str, object], forms: Forms | None = None) -> dict[str, object]:
    """The fields of a message, by their names."""
    return {"template": template, "arguments": tuple(sorted(arguments.items())), "forms": forms}


@frozen(init=False)
class Msg:
    """A template such as `{seat} dropped {card}.` and the values for its fields."""

    # The template is English and tells which sentence this is; it is looked up in the catalogue when it is said. Where
    # a number decides, it is the English one of this number, and `forms` has both and the number.
    template: str
    arguments: tuple[tuple[str, object], ...]
    forms: Forms | None = field(eq=False)

    def __init__(self, template: str, **arguments: object) -> None:
        vars(self).update(parts_of(template, arguments))

    @classmethod
    def counted(cls, number: int, one: str, many: str, **arguments: object) -> Msg:
        """A message with one template for one thing, and another for none and for several."""
        message = cls.__new__(cls)
        template = one if number == 1 else many
        vars(message).update(parts_of(template, arguments, (one, many, number)))
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
