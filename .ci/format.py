"""Checks or corrects two things in our sources: white space, and the order of includes within a block.

usage: format.py [--check]

No line ends with white space, tabs indent nothing, and a file ends with one line feed. The includes of a block without blank
lines stand in the order of their characters. Lines are broken and aligned by hand.
"""

import os
import re
import sys

FOLDERS = ["engine", "imgui_ui", "web", "shell", "tests", "docs", ".ci", ".github"]
ENDINGS = (".h", ".cpp", ".js", ".mjs", ".py", ".css", ".html", ".md", ".cmake", ".yml", "CMakeLists.txt")
SKIPPED = {"node_modules", "data"}  # fetched, or written by the program
INCLUDE = re.compile(r'#include\s+([<"][^>"]+[>"])')


def sources():
    yield "dev"
    for name in sorted(os.listdir(".")):
        if name.endswith(ENDINGS):
            yield name
    for folder in FOLDERS:
        for path, folders, names in os.walk(folder):
            folders[:] = sorted(set(folders) - SKIPPED)
            for name in sorted(names):
                if name.endswith(ENDINGS):
                    yield os.path.join(path, name)


def sorted_includes(lines):
    out, block = [], []
    for line in [*lines, ""]:
        if INCLUDE.match(line):
            block.append(line)
            continue
        out += sorted(block, key=lambda one: INCLUDE.match(one).group(1))
        block = []
        out.append(line)
    return out[:-1]


def formatted(path, text):
    lines = [line.rstrip() for line in text.rstrip().split("\n")]
    lines = [re.sub(r"^\t+", lambda tabs: "    " * len(tabs.group()), line) for line in lines]
    if path.endswith((".h", ".cpp")):
        lines = sorted_includes(lines)
    return "\n".join(lines) + "\n"


def main():
    check = sys.argv[1:] == ["--check"]
    count, wrong = 0, []
    for path in sources():
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        count += 1
        right = formatted(path, text)
        if right == text:
            continue
        wrong.append(path)
        if check:
            pairs = zip(text.split("\n") + [""], right.split("\n") + [""])
            line = next((i for i, (a, b) in enumerate(pairs, 1) if a != b), 1)
            print(f"{path}:{line}: white space or the order of includes")
        else:
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(right)
    print(f"{count} files, {len(wrong)} {'to be formatted' if check else 'formatted'}")
    return 1 if check and wrong else 0


sys.exit(main())
