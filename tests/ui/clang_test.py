#!/usr/bin/env python3
"""Has clang read the sources of the screens' tests, which the quick tier compiles with g++ only. It refuses some that g++ takes.

    clang_test.py COMMANDS

COMMANDS is the compile_commands.json of a build with clang. The programs that draw pictures are left out, since no test runs them. The
precompiled headers are built first, since the quick tier builds nothing else that needs them. Code is neither generated nor optimised.
Prints what the compiler says, and last a line `N passed, N failed`, by files. Exit status 1 if one failed or there was none.
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys

PRECOMPILED = re.compile(r"-include-pch -Xclang (\S+)")
PICTURES = re.compile(r"/(kit_gallery|orrery_shots|\w+_shots)\.dir/")


def reading(command):
    """Returns the arguments of a command that compiles, so that it only reads the source. They fit the precompiled header as they are."""
    out, words = [], iter(shlex.split(command))
    for word in words:
        if word == "-o":
            next(words)
        elif word != "-c":
            out.append(word)
    return out + ["-fsyntax-only"]


def main():
    commands = pathlib.Path(sys.argv[1]).resolve()
    entries = [entry for entry in json.loads(commands.read_text()) if "/tests/ui/" in entry["file"] and not PICTURES.search(entry["command"])]
    headers = sorted({header for entry in entries for header in PRECOMPILED.findall(entry["command"])})
    if headers:
        targets = [str(pathlib.Path(header).relative_to(commands.parent)) for header in headers]
        subprocess.run(["cmake", "--build", commands.parent, "--target", *targets], stdout=sys.stderr, check=True)
    passed = failed = 0
    for entry in entries:
        command = entry["command"]
        answer = subprocess.run(reading(command), cwd=entry["directory"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        passed, failed = passed + (answer.returncode == 0), failed + (answer.returncode != 0)
        if answer.returncode:
            print(f"FAIL {entry['file']}\n{answer.stdout}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


main()
