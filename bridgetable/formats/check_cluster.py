"""Files of records checked by the workers of a Dask cluster that somebody has running, many machines at once."""

from collections.abc import Iterator
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

from bridgetable.formats.check import Checked
from bridgetable.formats.check_files import TOGETHER, Found, Watch, check_part
from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr

PATIENCE = "10s"
"""The time for which the scheduler is waited for."""


class NoCluster(BridgetableError):
    """A cluster that cannot be reached, or that lost a worker on the way."""


def check_on_cluster(address: str, found: tuple[Found, ...], watch: Watch | None = None) -> Checked:
    """Check files by the workers of the cluster at an address, such as `tcp://host:8786`. Raises NoCluster."""
    # Each worker has this program, and finds the files by the same paths.
    checked = Checked()
    whole = tuple(one.absolute() if isinstance(one, Path) else one for one in found)
    for one, its in zip(found, each_by_cluster(address, whole), strict=True):
        checked.add(its)
        if watch is not None:
            watch(one, its)
    return checked


def each_by_cluster(address: str, found: tuple[Found, ...]) -> Iterator[Checked]:
    """The findings of each file, in the order of the files. Raises NoCluster."""
    if find_spec("distributed") is None:
        raise NoCluster(tr("--dask needs a library that is not installed here: it comes with bridgetable[dask]"))
    from distributed import Client  # noqa: PLC0415 -- it takes half a second, and few have a cluster

    parts = [found[at : at + TOGETHER] for at in range(0, len(found), TOGETHER)]
    try:
        with Client(address, timeout=PATIENCE, set_as_default=False) as client:
            futures = client.map(check_part, parts, pure=False)
            yield from chain.from_iterable(future.result() for future in futures)
    except (OSError, RuntimeError, ValueError, ImportError) as error:
        words = "the cluster at {address} did not check the files: {error}"
        raise NoCluster(tr(words, address=address, error=error)) from error
