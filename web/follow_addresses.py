#!/usr/bin/env python3
"""Follows the addresses of constants from the linker to the split.

    follow_addresses.py [--lenient] STEM TOOL ARGUMENT…     runs a tool of Binaryen for emcc, which links STEM.wasm with STEM.map

The relocations of the object files tell exactly where linked code contains the address of a constant. So before
wasm-emscripten-finalize sees the program, each address of a constant in code is replaced with a mark, a number that occurs nowhere
else. wasm-opt runs without -O…: its optimiser would move code from one function to another and calculate with addresses.

So the functions of STEM.wasm contain marks when emcc is done. STEM.marks.json tells what they stand for (`Marks`). split_wasm.py
replaces them with the addresses and optimises each part.

With --lenient, the program is linked without marks if it contains something that this script does not know.
"""
import bisect
import collections
import functools
import json
import pathlib
import subprocess
import sys

from object_files import NUMBER as IN_NUMBER, WORD, Map, Objects, read_object
from wasm_file import (CODE, DATA, FIRST_LOAD, NUMBER, assembled, functions, leb, operands, read_segments, sections, signed,
                       signed_leb, unsigned, with_instructions)

FIRST_MARK, BETWEEN = 0x40000000, 0x100000                   # where the search for a range of unused numbers begins; its steps


def fail(why):
    sys.exit("follow_addresses.py: " + why)


class Marks:
    """What the marks stand for. Constants are numbered.

    constants  [(address, size, object file, name)], sorted by address
    pointers   the constants whose addresses occur in a constant, one list for each
    kept       the constants whose addresses occur in variables
    first      the first mark
    meanings   [(constant, address)]: what the mark `first`, `first` + 1, … stands for. The address may lie outside the constant,
               for an index with a lower bound above 0.
    """

    def __init__(self, told):
        self.constants, self.pointers, self.kept = told["constants"], told["pointers"], told["kept"]
        self.first, self.meanings = told["first"], [tuple(meaning) for meaning in told["meanings"]]

    @staticmethod
    def file(stem):
        return pathlib.Path(f"{stem}.marks.json")

    @staticmethod
    def read(stem):
        """Returns None for a program without marks."""
        return Marks(json.loads(Marks.file(stem).read_text())) if Marks.file(stem).exists() else None

    def meaning(self, number):
        """Returns (constant, address), or None if the number is no mark."""
        at = number - self.first
        return self.meanings[at] if 0 <= at < len(self.meanings) else None


def with_code(data, change):
    """Returns the program with changed code. `change`: from the content of its section to the new one."""
    return assembled((kind, change(body) if kind == CODE else body) for kind, body in sections(data))


# ---------------------------------------------------------------- marks

def padded(number):
    """Returns a number from 0 to 2³¹-1 in five bytes, signed and unsigned alike."""
    return bytes([number >> shift & 127 | (128 if shift < 28 else 0) for shift in range(0, 35, 7)])


def unused_range(body, size):
    """Returns the first of `size` successive numbers that do not occur in the code."""
    taken = sorted({number for at, length in functions(body) for _, _, _, _, number in operands(body[at:at + length])})
    first = FIRST_MARK
    while bisect.bisect_left(taken, first) != bisect.bisect_left(taken, first + size):
        first += BETWEEN
    return first


def marked(data, origin, objects):
    """Returns a linked program with marks in place of the addresses of constants, and what the marks stand for."""
    constants = [chunk for chunk in origin.data if chunk[4] == ".rodata" or chunk[3].startswith(".data.rel.ro")]
    firsts = [chunk[0] for chunk in constants]

    def constant_at(address):
        at = bisect.bisect_right(firsts, address) - 1
        return at if at >= 0 and address < constants[at][0] + constants[at][1] else None

    code = next(body for kind, body in sections(data) if kind == CODE)
    segments = next(read_segments(body) for kind, body in sections(data) if kind == DATA)
    memory = bytearray(max(first + len(held) for first, held in segments))
    for first, held in segments:
        memory[first:first + len(held)] = held
    places = {(file, name): address for address, _, file, name, _ in origin.data}
    pointers, kept, found = [set() for _ in constants], set(), []
    linked = collections.Counter([*origin.functions, *((file, name) for _, _, file, name, _ in origin.data)])
    for file in sorted({file for file, _ in linked if file != "<internal>"}):
        read = [read_object(content) for content in objects[file]]
        names, relocations = [name for each, _ in read for name in each], [relocation for _, each in read for relocation in each]
        for name, count in collections.Counter(names).items():
            if count > 1 and linked[file, name]:
                fail(f"{file} contains {name} twice")
        if missing := {name for other, name in linked if other == file} - set(names):
            fail(f"{file} lacks {missing.pop()}")
        for kind, name, offset, addend in relocations:
            if kind == WORD:
                if (start := places.get((file, name))) is None:
                    continue
                at = start + offset
                target = constant_at(int.from_bytes(memory[at:at + 4], "little") - addend)
                source = constant_at(at)
                if target is not None:
                    (kept if source is None else pointers[source]).add(target)
            elif (file, name) in origin.functions:
                at = origin.functions[file, name][0] + offset
                address, end = signed(code, at) if kind == IN_NUMBER else unsigned(code, at)
                if end != at + 5 or (kind == IN_NUMBER) != (code[at - 1] == NUMBER):
                    fail(f"{file}: there is no address in {name}")
                if (target := constant_at(address - addend)) is not None:
                    found.append((at, (target, address)))

    meanings = sorted({meaning for _, meaning in found})
    first = unused_range(code, len(meanings))
    numbers = {meaning: number for number, meaning in enumerate(meanings, first)}
    changed = bytearray(code)
    for at, meaning in found:
        changed[at:at + 5] = padded(numbers[meaning])
    told = {"constants": [chunk[:4] for chunk in constants], "pointers": [sorted(each) for each in pointers], "kept": sorted(kept),
            "first": first, "meanings": meanings}
    return with_code(data, lambda _: bytes(changed)), told


def with_addresses(data, marks):
    """Returns the program with addresses in place of marks."""
    def replaced(op, start, number):
        if op < FIRST_LOAD or not (meaning := marks.meaning(number)):
            return None
        return start + (signed_leb if op == NUMBER else leb)(meaning[1])
    return with_code(data, lambda body: with_instructions(body, replaced))


# ---------------------------------------------------------------- main

def run(command):
    return subprocess.run([str(word) for word in command]).returncode


def finalize(stem, command):
    """Marks the addresses in the linked program before the tool sees it."""
    program = pathlib.Path(next(word for word in command[1:] if word.endswith(".wasm")))
    with open(f"{stem}.map", errors="replace") as lines:
        origin = Map(lines)
    changed, told = marked(program.read_bytes(), origin, Objects())
    program.write_bytes(changed)
    Marks.file(stem).write_text(json.dumps(told))
    return run(command)


def unoptimised(command):
    """Runs wasm-opt without its optimiser."""
    return run([word for word in command if not word.startswith("-O")])


def without_marks(stem, command):
    """Runs the tool on a program whose marks are addresses again."""
    if marks := Marks.read(stem):
        program = pathlib.Path(next(word for word in command[1:] if word.endswith(".wasm")))
        program.write_bytes(with_addresses(program.read_bytes(), marks))
        Marks.file(stem).unlink()
    return run(command)


def main():
    is_lenient = sys.argv[1] == "--lenient"
    stem, *command = sys.argv[1 + is_lenient:]
    tool = pathlib.Path(command[0]).name
    has_input = any(word.endswith(".wasm") for word in command[1:])
    work = run
    if tool.startswith("wasm-emscripten-finalize") and has_input:
        Marks.file(stem).unlink(missing_ok=True)
        work = functools.partial(finalize, stem)
    elif tool.startswith("wasm-opt") and has_input and Marks.file(stem).exists():
        work = unoptimised
    try:
        status = work(command)
    except (SystemExit, Exception) as why:
        if not is_lenient:
            raise
        print(f"{tool}: {why}\nThe program stays in one piece.", file=sys.stderr)
        status = without_marks(stem, command)
    sys.exit(status)


if __name__ == "__main__":
    main()
