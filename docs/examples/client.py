#!/usr/bin/env python3
"""Plays a whole game over the protocol (docs/protocol.md): this program moves for seat 0, computers for the other seats.

    client.py ORRERY GAME LEVEL [SEED]

ORRERY is the path of the program `orrery`, for example build/native/orrery. Prints each move and the result as JSON.
"""
import json
import random
import subprocess
import sys


class Server:
    """A running `orrery serve`, with one method call at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.calls = 0

    def call(self, method, **params):
        """Returns the result of a method. Raises RuntimeError with the server's error."""
        self.calls += 1
        request = {"jsonrpc": "2.0", "id": self.calls, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the server has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(view, moves, dice):
    """Returns the move that this player makes. `view` holds what seat 0 may know. Put your own player here."""
    return moves[dice.randrange(len(moves))]


def main(program, game, level, seed=1):
    dice = random.Random(seed)
    server = Server(program)
    known = next((one for one in server.call("games") if one["id"] == game), None)
    if known is None:
        sys.exit(f"there is no game {game}")
    opened = server.call("new", game=game, players=max(2, known["players"][0]), seed=seed)
    session, decision = opened["session"], opened["decision"]
    while decision is not None:
        if decision["seat"] == 0:
            move = choose(server.call("view", session=session, seat=0), server.call("moves", session=session)["moves"], dice)
        else:
            move = server.call("bot", session=session, level=level, seed=dice.getrandbits(53))["move"]
        print(decision["seat"], json.dumps(move))
        decision = server.call("apply", session=session, move=move)["decision"]
    print(json.dumps(server.call("result", session=session)))
    server.close()


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:4], *map(int, sys.argv[4:]))
