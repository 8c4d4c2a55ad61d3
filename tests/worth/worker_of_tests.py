"""A solver's process for tests: it speaks as the real one does, and answers what it was told on its command line.

`answers JSON` gives this to every question; `dies` ends at the first, `is mute` never answers, `babbles` writes nonsense.
"""

import json
import sys
import time


def main(manner: str, told: str) -> None:
    if manner == "lacks":
        print(json.dumps({"error": told}), flush=True)
        return
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        if manner == "dies":
            return
        if manner == "is mute":
            continue
        if manner == "babbles":
            print("what?", flush=True)
            continue
        if manner == "is slow":
            time.sleep(0.4)
        print(json.dumps({"id": asked["id"], **json.loads(told)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "{}")
