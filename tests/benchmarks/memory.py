"""The memory of a process, in a module that loads nothing else."""

import resource as system
import sys
from pathlib import Path


def most_memory() -> float:
    """The most memory that this process has had, in MB."""
    status = Path("/proc/self/status")
    if status.exists():
        # What `getrusage` tells begins with the memory of the process that started this one.
        line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return system.getrusage(system.RUSAGE_SELF).ru_maxrss / unit
