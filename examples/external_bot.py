"""A bot as a program of its own, in plain Python, that needs nothing of Parlour:

    parlour sim letters --bots "exec:python3 examples/external_bot.py,random"

It names cards it has not seen yet, the most frequent first, and aims at others.
"""

import json
import sys
from collections import Counter
from typing import Any

HELLO = {"type": "hello", "protocol": "parlour-bot", "version": 1, "name": "counter"}


def choose(question: dict[str, Any]) -> int:
    """The number of the best choice."""
    bags = question["view"]["memory"] or []
    unseen = Counter(face for bag in bags for face in bag["faces"])

    def promise(choice: dict[str, Any]) -> tuple[bool, int]:
        action = choice["action"]
        return action.get("target") != question["seat"], unseen[action.get("guess")]

    best: int = max(question["choices"], key=promise)["number"]
    return best


def main() -> None:
    """A line in, a line out, until the host has had enough."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = HELLO
        else:
            answer = {"type": "choice", "number": choose(message)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
