#!/usr/bin/env python3
"""Follows the addresses of constants from the linker through the optimiser.

    follow_addresses.py [--lenient] STEM TOOL ARGUMENT…     runs a tool of Binaryen for emcc, which links STEM.wasm with STEM.map

The relocations of the object files tell exactly where linked code contains the address of a constant. But afterwards the optimiser
moves code from one function to another and calculates with addresses. So each address is hidden from it:

  wasm-emscripten-finalize   gets a program in which each address of a constant in code is replaced with a mark, a number that
                             occurs nowhere else
  wasm-opt -O…               gets a program in which each mark is an imported variable. As it does not know their values, it can
                             only copy and move them. Afterwards they are marks again. It merges no functions.

So the functions of STEM.wasm contain marks when emcc is done. STEM.marks.json tells what they stand for (`Marks`), and
split_wasm.py replaces them with the addresses.

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
from wasm_file import (ADD, CODE, CUSTOM, DATA, EXPORT, FIRST_LOAD, FIRST_STORE, GET_GLOBAL, GLOBALS, IMPORT, LAST_STORE, NUMBER,
                       SET_GLOBAL, TYPE, assembled, export_section, exports, functions, import_section, imports, leb, operands,
                       read_segments, sections, signed, signed_leb, text_at, unsigned, with_instructions)

FIRST_MARK, BETWEEN = 0x40000000, 0x100000                   # where the search for a range of unused numbers begins; its steps
MODULE = "mark"                                              # the module from which marks are imported
# The passes of -Oz in Binaryen 108 (BINARYEN_PASS_DEBUG=1 lists them), except duplicate-function-elimination and
# merge-similar-functions. They would put one function in place of equal ones of several parts, and split_wasm.py could not tell which
# parts call it through the function table. Each part merges its own functions afterwards.
WITHOUT_MERGING = """--optimize-level=2 --shrink-level=2 --memory-packing --once-reduction --ssa-nomerge --dce --remove-unused-names
    --remove-unused-brs --remove-unused-names --optimize-instructions --pick-load-signs --precompute-propagate --code-pushing
    --simplify-locals-nostructure --vacuum --reorder-locals --remove-unused-brs --merge-locals --coalesce-locals --local-cse
    --simplify-locals --vacuum --reorder-locals --coalesce-locals --reorder-locals --vacuum --code-folding --merge-blocks
    --remove-unused-brs --remove-unused-names --merge-blocks --precompute-propagate --optimize-instructions --rse --vacuum
    --dae-optimizing --inlining-optimizing --duplicate-import-elimination --simplify-globals-optimizing
    --remove-unused-module-elements --directize""".split()
I32 = b"\x7f\0"                                              # the type of an imported i32 that never changes


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


def edited(data, **changes):
    """Returns the program with changed sections. `changes`: functions from the content of a section to the new one."""
    kinds = {"imports": IMPORT, "exports": EXPORT, "code": CODE, "custom": CUSTOM}
    by_kind = {kinds[name]: change for name, change in changes.items()}
    given = list(sections(data))
    if IMPORT in by_kind and all(kind != IMPORT for kind, _ in given):
        given.insert(next(at for at, (kind, _) in enumerate(given) if kind == TYPE) + 1, (IMPORT, leb(0)))
    return assembled((kind, by_kind[kind](body) if kind in by_kind else body) for kind, body in given)


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
    return edited(data, code=lambda _: bytes(changed)), told


def with_addresses(data, marks):
    """Returns the program with addresses in place of marks."""
    def replaced(op, start, number):
        if op < FIRST_LOAD or not (meaning := marks.meaning(number)):
            return None
        return start + (signed_leb if op == NUMBER else leb)(meaning[1])
    return edited(data, code=lambda body: with_instructions(body, replaced))


# ---------------------------------------------------------------- imported variables

def imported_globals(data):
    """Returns (module, name) of the imported global variables."""
    return [(module, name) for kind, body in sections(data) if kind == IMPORT
            for module, name, what, _ in imports(body) if what == GLOBALS]


def without_global_names(body):
    """Returns a custom section. From the section `name` the names of global variables are removed."""
    kind, at = text_at(body, 0)
    if kind != "name":
        return body
    pieces = [body[:at]]
    while at < len(body):
        which, (size, first) = body[at], unsigned(body, at + 1)
        if which != 7:
            pieces.append(body[at:first + size])
        at = first + size
    return b"".join(pieces)


def renumbered(number):
    """Returns a function that changes the indices of exported global variables."""
    def change(body):
        return export_section([(name, kind, number(index) if kind == GLOBALS else index) for name, kind, index in exports(body)])
    return change


def hidden(data, marks):
    """Returns the program with imported variables in place of marks."""
    mine = len(imported_globals(data))

    def number(index):
        return index if index < mine else index + len(marks.meanings)

    def replaced(op, start, operand):
        if op in (GET_GLOBAL, SET_GLOBAL):
            return start + leb(number(operand))
        if op < FIRST_LOAD or not marks.meaning(operand):
            return None
        variable = bytes([GET_GLOBAL]) + leb(mine + operand - marks.first)
        if op == NUMBER:
            return variable
        if FIRST_STORE <= op <= LAST_STORE:
            fail("a constant is written to")
        return variable + bytes([ADD]) + start + b"\0"

    def with_imports(body):
        return import_section([*imports(body), *((MODULE, str(at), GLOBALS, I32) for at in range(len(marks.meanings)))])

    return edited(data, imports=with_imports, exports=renumbered(number), custom=without_global_names,
                  code=lambda body: with_instructions(body, replaced))


def shown(data, marks):
    """Undoes `hidden` after the optimiser has removed some of the variables and changed their order."""
    names, numbers, variables = imported_globals(data), {}, {}
    for index, (module, name) in enumerate(names):
        if module == MODULE:
            variables[index] = marks.first + int(name)
        else:
            numbers[index] = len(numbers)

    def number(index):
        return numbers[index] if index in numbers else index - len(variables)

    def replaced(op, start, operand):
        if op in (GET_GLOBAL, SET_GLOBAL):
            return bytes([NUMBER]) + signed_leb(variables[operand]) if operand in variables else start + leb(number(operand))
        if op >= FIRST_LOAD and marks.meaning(operand):
            fail("the optimiser calculated a number that is a mark")
        return None

    def without_marks(body):
        return import_section([each for each in imports(body) if each[0] != MODULE])

    return edited(data, imports=without_marks, exports=renumbered(number), custom=without_global_names,
                  code=lambda body: with_instructions(body, replaced))


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


def optimise(stem, command):
    """Hides the marks from the tool."""
    marks = Marks.read(stem)
    taken = next(word for word in command[1:] if word.endswith(".wasm"))
    made = pathlib.Path(command[command.index("-o") + 1])
    given = pathlib.Path(f"{stem}.hidden.wasm")
    given.write_bytes(hidden(pathlib.Path(taken).read_bytes(), marks))
    words = [given if word == taken and command[at - 1] != "-o" else word for at, word in enumerate(command)]
    if run([each for word in words for each in (WITHOUT_MERGING if word == "-Oz" else [word])]):
        fail("the optimiser has failed; another release may have other passes")
    made.write_bytes(shown(made.read_bytes(), marks))
    given.unlink()
    return 0


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
    elif tool.startswith("wasm-opt") and has_input and Marks.file(stem).exists() and any(word.startswith("-O") for word in command):
        work = functools.partial(optimise, stem)
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
