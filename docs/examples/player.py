#!/usr/bin/env python3
"""An outside player (docs/protocol.md): it plays a seat in `orrery play GAME --bots exec:docs/examples/player.py,normal`.

Requests come on standard input, one a line, and are answered on standard output. `orrery conform docs/examples/player.py` checks a
program of this kind.
"""
import json
import random
import sys

DICE = random.Random(1)


def begin(params):
    """A game begins: `game`, `seat`, `players`, `options`."""


def choose(params):
    """Returns the move: `view` is what the seat may know, `moves` are the legal ones. Put your own player here."""
    return {"move": DICE.choice(params["moves"])}


def end(params):
    """The game is over: `view` and `result`."""


METHODS = {"begin": begin, "choose": choose, "end": end}


def answer(line):
    """Returns the answer to a line, or None if it asks for none."""
    try:
        request = json.loads(line)
    except ValueError:
        return {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "this is not JSON"}}
    method = METHODS.get(request.get("method"))
    result = method(request.get("params", {})) if method else None
    if "id" not in request:
        return None
    if method is None:
        return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32601, "message": "no such method"}}
    return {"jsonrpc": "2.0", "id": request["id"], "result": result}


if __name__ == "__main__":
    for received in sys.stdin:
        given = answer(received)
        if given is not None:
            print(json.dumps(given), flush=True)
