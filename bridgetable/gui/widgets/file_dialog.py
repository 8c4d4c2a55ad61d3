"""The file that somebody chooses to keep something in."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def path_to_keep(asker: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """The file chosen, offered under a name whose ending it gets where none is typed; None where none is chosen."""
    chosen, _ = QFileDialog.getSaveFileName(asker, title, name, kinds)
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(Path(name).suffix)
