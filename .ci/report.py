#!/usr/bin/env python3
"""Reports the results of a test run.

    report.py --stages TSV --logs FOLDER [--some-are-empty] JUNIT…

JUNIT is a file that ctest writes with --output-junit, including the whole output of every test. TSV has a line for each stage
of the run: name, seconds, ok or failed. Prints excerpts of the failed outputs, a table of seconds, the longest first, the
seconds of each game, and last a line `N passed, N failed`. It counts single tests: GoogleTest's, node:test's, or the sum that a program prints itself. A test
program that crashes, runs no test, or skips one counts as failed. Each output is also written to FOLDER. Exit status 1 if
something failed.
"""
import argparse
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

LONGEST = 40                                                # programs in the table of seconds
BUDGET = 120                                                # seconds of the quick tier that a further game may add
GAMES = sorted(path.parent.name for path in (pathlib.Path(__file__).resolve().parent.parent / "engine/games").glob("*/game.h"))


def counted(output):
    """Returns (passed, failed, names of the failed tests) as the output states them; None if it states nothing."""
    if re.search(r"^\[==========\]", output, re.M):
        passed = len(re.findall(r"^\[       OK \] ", output, re.M))
        names = re.findall(r"^\[  (?:FAILED |SKIPPED) \] (.*?)(?:, where .*)? \(\d+ ms\)$", output, re.M)
        return passed, len(names), names
    if re.search(r"^TAP version", output, re.M):
        count = {word: int(number) for word, number in re.findall(r"^# (\w+) (\d+)$", output, re.M)}
        bad = sum(count.get(word, 0) for word in ("fail", "cancelled", "skipped", "todo"))
        return count.get("pass", 0), bad, re.findall(r"^ *not ok \d+ - (.*)$", output, re.M)
    sums = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)
    return (int(sums[-1][0]), int(sums[-1][1]), []) if sums else None


def seconds_by_game(name, seconds, output):
    """Returns {game: seconds} of a program: the whole time if its name has a game's, otherwise that of the single tests whose
    names have one. What tests of all games together take belongs to no game."""
    def game_in(text):
        words = [word.lower() for word in re.findall(r"[A-Z]?[a-z]+", text)]
        found = [game for game in GAMES if game in words or game in map("".join, zip(words, words[1:]))]
        return found[0] if len(found) == 1 else None

    if game_in(name):
        return {game_in(name): seconds}
    single = [(test, int(ms)) for test, ms in re.findall(r"^\[ +(?:OK|FAILED) +\] (.*?) \((\d+) ms\)$", output, re.M)]
    single += [(test, float(ms)) for test, ms in re.findall(r"^ *(?:not )?ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)", output, re.M)]
    sums = {}
    for test, ms in single:
        if game_in(test):
            sums[game_in(test)] = sums.get(game_in(test), 0) + ms / 1000
    return sums


def excerpt(output):
    """Returns the lines of a failed test's output that show the failure."""
    lines = output.splitlines()
    at = [i for i, line in enumerate(lines) if re.search(r"Failure$|^ *not ok|ERROR: |runtime error|Assertion|FAIL", line)]
    if not at:
        return lines[-25:]
    shown = sorted({j for i in at[:6] for j in range(i, min(i + 14, len(lines)))})
    return [lines[j] for j in shown][:80]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--stages", required=True)
    parser.add_argument("--logs", required=True)
    parser.add_argument("--some-are-empty", action="store_true", help="a filter leaves some programs without a test")
    parser.add_argument("junit", nargs="+")
    options = parser.parse_args()
    passed, failed, failures, rows, by_game = 0, 0, [], [], dict.fromkeys(GAMES, 0)

    stages = [line.split("\t") for line in pathlib.Path(options.stages).read_text().splitlines()]
    for name, _, status in stages:
        if status != "ok" and name != "tests":              # its failures are counted below
            failed += 1
            failures.append(name)

    for path in options.junit:
        if not pathlib.Path(path).exists():
            failed += 1
            failures.append(f"{path}: the tests did not run")
            continue
        for case in ElementTree.parse(path).getroot().iter("testcase"):
            name, output = case.get("name"), case.findtext("system-out") or ""
            (pathlib.Path(options.logs) / f"{name}.log").write_text(output)
            count = counted(output)
            good, bad, names = count or (0, 0, [])
            crashed = case.get("status") != "run"
            if crashed and bad == 0:
                bad = 1
            elif count is None and not crashed:
                good = 1                                    # a program without counts that ended well is one test
            elif good == 0 and bad == 0 and not options.some_are_empty:
                bad = 1
            rows.append((float(case.get("time") or 0), name, good, bad))
            for game, seconds in seconds_by_game(name, rows[-1][0], output).items():
                by_game[game] += seconds
            passed, failed = passed + good, failed + bad
            if bad:
                why = case.find("failure")
                failures.append(f"{name}: {'; '.join(names[:5]) or (why.get('message') if why is not None else '') or 'it ran no test'}")
                print(f"\n{name} failed; from build/log/{name}.log:")
                print("\n".join("    " + line for line in excerpt(output)))

    print("\nSeconds by stage")
    for name, seconds, status in stages:
        print(f"{int(seconds):7d}  {name}{'' if status == 'ok' else '  FAILED'}")
    print("Seconds by program (one more than there are cores run at a time)")
    rows.sort(reverse=True)
    for seconds, name, good, bad in rows[:LONGEST]:
        print(f"{seconds:7.1f}  {name:40} {good:5d} passed {bad:3d} failed")
    if rows[LONGEST:]:
        print(f"{sum(row[0] for row in rows[LONGEST:]):7.1f}  {len(rows) - LONGEST} more")
    by_build = {}
    for seconds, name, _, _ in rows:
        by_build[name.split(".")[0]] = by_build.get(name.split(".")[0], 0) + seconds
    print("Seconds by build: " + ", ".join(f"{build} {seconds:.0f}" for build, seconds in sorted(by_build.items())))
    print(f"Seconds by game (a further one may add {BUDGET} in the quick tier): " +
          ", ".join(f"{game} {seconds:.0f}" for game, seconds in by_game.items()))
    if failures:
        print("\nWhat failed:\n" + "\n".join(failures))
    if passed == 0 and failed == 0:
        failed = 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
