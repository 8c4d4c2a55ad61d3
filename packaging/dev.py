"""The set-up of a checkout: whether Python is new enough, in words that any Python since 2.7 can read.

    python3 packaging/dev.py run|test|lint|core|words|package|pictures

What each of them does is told and done by commands.py beside this file.
"""

import os
import runpy
import subprocess
import sys

OLDEST_PYTHON = (3, 11)
HERE = os.path.dirname(os.path.abspath(__file__))

if sys.version_info[:2] >= OLDEST_PYTHON:
    try:
        runpy.run_path(os.path.join(HERE, "commands.py"), run_name="__main__")
    except KeyboardInterrupt:
        sys.exit(130)
    except ImportError as error:
        # Debian's python3-minimal has but a part of it.
        sys.stderr.write("This Python lacks a part of its library: %s. Install all of it; on Debian type:\n" % error)
        sys.exit("\n    sudo apt-get update && sudo apt-get install --no-install-recommends -y python3 python3-venv\n")
    sys.exit(0)

advice = "Install a newer one from python.org or your system, and start this with it."
for minor in (11, 12, 13, 14):
    name = "python3.%d" % minor
    try:
        with open(os.devnull, "w") as nowhere:
            works = subprocess.call([name, "-c", ""], stdout=nowhere, stderr=nowhere) == 0
    except OSError:
        works = False
    if works:
        advice = "Type: %s %s" % (name, " ".join(sys.argv))
sys.stderr.write("bridgetable needs Python 3.11 or newer, and this is %s. %s\n" % (sys.version.split()[0], advice))
sys.exit(1)
