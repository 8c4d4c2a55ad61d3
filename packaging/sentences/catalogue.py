"""The files of the catalogue: the template with all sentences, and each translation, as text and compiled."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from sentences.found import ROOT, sentences

LOCALE = ROOT / "resources" / "locale"
TEMPLATE = LOCALE / "bridgetable.pot"
DATED = re.compile(r'^"(POT-Creation-Date|PO-Revision-Date|Generated-By): .*\n', re.MULTILINE)
"""The lines of a template that differ between two files of the same sentences."""
FIELD = re.compile(r"\{([a-z_]\w*)")


def template() -> str:
    """The template as it would be written now; a sentence has its files, not its lines, which move."""
    catalog = Catalog(
        project="bridgetable", copyright_holder="the bridgetable authors", header_comment="# Sentences of bridgetable."
    )
    for one in sentences():
        places = [(place, None) for place in one.places]
        catalog.add((one.one, one.many) if one.many else one.one, locations=places)  # type: ignore[arg-type]
    return written(catalog)


def written(catalog: Catalog) -> str:
    """A catalogue as a text, without what changes by itself."""
    out = BytesIO()
    write_po(out, catalog, width=100)
    return DATED.sub("", out.getvalue().decode())


def translations() -> tuple[Path, ...]:
    """The translations that there are."""
    return tuple(sorted(LOCALE.glob("*/LC_MESSAGES/bridgetable.po")))


def renewed() -> Iterator[Path]:
    """Bring each translation up to the template, and compile it; the files that were written."""
    with TEMPLATE.open("rb") as file:
        now = read_po(file)
    for path in translations():
        catalog = read(path)
        catalog.update(now)
        path.write_text(written(catalog), encoding="utf-8")
        compiled = path.with_suffix(".mo")
        with compiled.open("wb") as file:
            write_mo(file, catalog)
        yield from (path, compiled)


def read(path: Path) -> Catalog:
    """A translation; its language is the name of its folder."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3])


def wrong_fields() -> Iterator[str]:
    """The complaint about each translation that names a field which its sentence has not."""
    for path in translations():
        for message in read(path):
            for wrong in sorted(fields(message.string or "") - fields(message.id) - {"n"}):
                yield f"{path.relative_to(ROOT)}: {{{wrong}}} is no field of “{first(message)}”"


def first(message: Message) -> str:
    """A sentence, or its form for one."""
    return message.id if isinstance(message.id, str) else message.id[0]


def fields(text: str | Iterable[str]) -> set[str]:
    """The names of the fields of a sentence in all its forms."""
    return set(FIELD.findall(text if isinstance(text, str) else " ".join(text)))
