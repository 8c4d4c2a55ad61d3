"""The losses of a translation: a field, a number, a key."""

from __future__ import annotations

import re
from collections.abc import Iterator

WHOLE_FIELD = re.compile(r"\{[^{}]*\}")
NUMBER = re.compile(r"\d+[A-Za-z0-9]*")
KEY = re.compile(r"(?:Ctrl|Shift|Alt)\+[\w+]+|&(?=\w)")
FIELD = re.compile(r"\{([a-z_]\w*)")


def lost(sentence: tuple[str, ...], translated: tuple[str, ...]) -> Iterator[str]:
    """The fields, numbers and keys lost or added in the forms of a translation; nothing where there is none yet."""
    if not any(sentence) or not any(translated):
        return
    asked, has_forms = fields(*sentence), len(sentence) > 1
    for form in translated:
        # The form for one may do without its number.
        yield from (f"{{{name}}} is lost" for name in sorted(asked - fields(form) - ({"n"} if has_forms else set())))
        yield from (f"{{{name}}} is no field" for name in sorted(fields(form) - asked - {"n"}))
        if has_forms:
            continue
        for kind, sort in (("number", NUMBER), ("key", KEY)):
            before, after = (sorted(sort.findall(WHOLE_FIELD.sub("", text))) for text in (sentence[0], form))
            if before != after:
                yield f"a {kind} is lost or added ({', '.join(before) or 'none'}: {', '.join(after) or 'none'})"


def fields(*texts: str) -> set[str]:
    """The names of the fields of a sentence in all its forms."""
    return set(FIELD.findall(" ".join(texts)))
