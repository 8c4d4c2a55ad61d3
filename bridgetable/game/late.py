"""Modules of a package that are named at an import, and read when something of them is first asked for."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType


class LateModule(ModuleType):
    """A module that is read when the first of its names is asked for; the names asked for are kept here."""

    def __getattr__(self, name: str) -> object:
        """A name of the module (PEP 562)."""
        # Where another thread reads it at this moment, `import_module` waits for that.
        found = self.__dict__[name] = getattr(import_module(self.__name__), name)
        return found


def reads_late(package: str) -> Callable[[str], ModuleType]:
    """The `__getattr__` of a package from which `from package import module` names a module without reading it."""

    def module(name: str) -> ModuleType:
        if name.startswith("_"):
            raise AttributeError(name)
        return LateModule(f"{package}.{name}")

    return module
