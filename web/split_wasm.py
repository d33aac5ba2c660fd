#!/usr/bin/env python3
"""Splits a linked WebAssembly program into parts that are fetched on demand.

    split_wasm.py --program STEM --out FOLDER [--nm TOOL] [--wasm-split TOOL] [--wasm-opt TOOL] [--keep REGEX]…
                  --part=NAME=REGEX[,REGEX]… [--after PART=PART[,PART]…]… [--beside FILE]… [--beside-main FILE]… [--bare PART]…
                  [--lenient] --archives FILE…
    split_wasm.py --link STEM [--lenient] BINARYEN COMMAND…     runs the linker

STEM.wasm is linked by `--link`, with the names of its functions (--profiling-funcs), without merging strings (-Wl,-O0), and with
the map printed (-Wl,--print-map -Wl,--no-demangle); STEM.js is its start-up script. BINARYEN is the folder of Binaryen's tools.
A function belongs to a part if one of the part's expressions matches its name or the object file that defines it, or if only
functions of that part call it. Object files are called "archive.a:file.o". A function used by several parts goes to the nearest
part that is loaded with each of them (--after: a part is never fetched without the parts that it comes after). The same holds for
constants, which are used where their address occurs in code or in other constants; follow_addresses.py tells where. So no code or
data can be missing when it is used. Everything else stays in the main program, including functions that match a --keep.

FOLDER receives STEM.wasm, STEM.<part>.wasm and STEM.js, which tells the page's scripts the names of the parts and of the files
that belong to them (--beside; % stands for the part; none to a --bare part) and to the main program (--beside-main). STEM.parts.json tells tests where
the constants of each part lie. A call into a part that is not loaded yet goes to the import `<part>.<slot of the function table>`,
which shell/parts.js provides. A part is instantiated with the exports of the main program as `main`, and then writes its functions
into the table and its constants into the memory. So a part is entered by calling a function.

With --lenient, a program in a format that this script does not know is left whole.
"""
import argparse
import collections
import itertools
import json
import os
import pathlib
import re
import shlex
import string
import struct
import subprocess
import sys
import tempfile

from follow_addresses import Marks, with_addresses
from wasm_file import (CODE, CUSTOM, DATA, DATA_COUNT, ELEMENT, EXPORT, FUNCTIONS, IMPORT, NUMBER, Program, assembled, data_section,
                       dealt, element_section, elements, export_section, exports, functions, import_section, imports, of_any_size,
                       operands, read_segments, sections, with_function_names, without_gaps)

SMALL = 120                                                 # bytes; smaller functions are not worth an entrance to a part
MAIN = "main"                                               # name of the main program in the imports of the parts
FEATURES = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals"]


def fail(why):
    sys.exit("split_wasm.py: " + why)


# ---------------------------------------------------------------- symbols

def object_file(path):
    """Returns "archive.a:file.o", without folders, for "archive.a:file.o" and "archive.a(file.o)"."""
    return path.rsplit("/", 1)[-1].rstrip(")").replace("(", ":")


class Owners:
    """Functions of all object files, from nm. `functions` maps a name to the files that define it strongly, `shared` the name of a
    weak symbol (templates, inline functions) to the files that contain it."""

    def __init__(self, lines):
        self.functions, self.shared = (collections.defaultdict(set) for _ in range(2))
        self.files = set()
        self.starters = set()                                # files with code that runs before main()
        for line in lines:
            words = line.split()
            if len(words) < 3:
                continue
            kind, name, file = words[-2], words[-1], object_file(line.split(": ")[0])
            self.files.add(file)
            if kind in "Tt":
                self.functions[name].add(file)
                if name.startswith("_GLOBAL__sub_I"):
                    self.starters.add(file)
            elif kind in "VWvw":
                self.shared[name].add(file)

    def part_by_name(self, name, rules):
        """Returns the part that the name alone determines, or the only other part that contains the weak symbol."""
        homes = {rules.of(file) for file in self.shared.get(name, ())}
        part = rules.of(name)
        return homes.pop() if part and len(homes) == 1 and None not in homes else part


# ---------------------------------------------------------------- assignment

class Rules:
    def __init__(self, parts, keep):
        self.parts = {name: re.compile("|".join(f"(?:{pattern})" for pattern in patterns)) for name, patterns in parts}
        self.keep = re.compile("|".join(f"(?:{pattern})" for pattern in keep)) if keep else None

    def stays(self, text):
        return bool(self.keep and self.keep.search(text))

    def of(self, text):
        if self.stays(text):
            return None
        for name, pattern in self.parts.items():
            if pattern.search(text):
                return name
        return None


class Order:
    """Parts that are loaded whenever a part is: itself, those that it comes after, and the main program (None)."""

    def __init__(self, after):
        self.after = after

    def there_with(self, part):
        """Returns the parts loaded together with `part`, the nearest first."""
        found = [part] if part else []
        for one in found:
            found += [other for other in self.after.get(one, []) if other not in found]
        return [*found, None]

    def home(self, parts):
        """Returns the nearest part that is loaded with each of these."""
        first, *others = parts
        there = [self.there_with(part) for part in others]
        return next(part for part in self.there_with(first) if all(part in each for each in there))


def short_function_names(data, program):
    """Returns a short name for each function by index, and all of the same length. The tools sort imports by name, and functions
    that are called equally often. Sorted like the slots of the function table, they pack better: 5 KB of main program and a game."""
    slots = {}
    for kind, body in sections(data):
        for first, indices in elements(body) if kind == ELEMENT else ():
            for slot, index in enumerate(indices, first):
                slots.setdefault(index, slot)
    return {index: f"s{slots[index]:05}" if index in slots else f"f{index:05}" for index in program.names}


def places_of_functions(program, owners, rules, order):
    """Returns a map from index to part for the functions that leave the main program."""
    callers = collections.defaultdict(set)
    for index, calls in program.calls.items():
        for other in calls - {index}:
            callers[other].add(index)
    presumed, fixed = {}, set()
    for index in program.calls:
        name = program.names.get(index, "")
        plain = name if name in owners.functions else re.sub(r"(\.\d+)+$", "", name)
        files = owners.functions.get(plain, ())
        if (rules.stays(plain) or any(rules.stays(file) for file in files)
                or re.search(r"^(_GLOBAL__|__cxx_global|__wasm_call_ctors)", name)):
            fixed.add(index)
            continue
        homes = {rules.of(file) for file in files}
        part = (homes.pop() if len(homes) == 1 else None) or owners.part_by_name(plain, rules)
        if part:
            presumed[index] = part

    def is_entrance(index):
        """Returns true if the main program, or another part that is loaded before, may call this function of a part. Small functions
        are not worth an entrance. A function of an anonymous namespace that others call is their own one of the same name."""
        return index in presumed and (index in program.in_table
                                      or program.sizes[index] > SMALL and re.match("_ZNK?6orrery", program.names[index])
                                      and "_GLOBAL__N_1" not in program.names[index])

    # Places each function where all its callers find it. A function starts as far out as possible and moves towards the main
    # program until nothing changes. Callers without a place are ignored.
    place = {index: presumed.get(index) for index in program.in_table | fixed if index in program.calls}
    place |= {index: None for index in fixed}
    waiting = set().union(*(program.calls[index] for index in place))
    while waiting:
        index = waiting.pop()
        if index not in program.calls or place.get(index, 0) is None:
            continue
        parts = {place[caller] for caller in callers[index] if caller in place}
        if is_entrance(index):
            own, *before = order.there_with(presumed[index])
            if index in program.in_table or parts & set(before):
                parts = parts - set(before) | {own}
        if index in place:
            parts.add(place[index])
        part = order.home(parts)
        if index not in place or place[index] != part:
            place[index] = part
            waiting |= program.calls[index]
    return {index: part for index, part in place.items() if part}


# ---------------------------------------------------------------- constants

class Constants:
    """Constants by number, and what uses them. Those of foreign object files stay in the main program."""

    def __init__(self, marks, owners):
        self.marks = marks
        self.are_ours = [object_file(file) in owners.files for _, _, file, _ in marks.constants]

    def used_by(self, program, index):
        """Returns the constants whose addresses occur in a function."""
        return {meaning[0] for number in program.numbers[index] if (meaning := self.marks.meaning(number))}

    def ranges(self, program, place, order):
        """Returns [(first, end, part)] of the constants that leave the main program, sorted."""
        seen_by = [set() if is_ours else {None} for is_ours in self.are_ours]   # parts that use it; None for the main program
        for index in program.numbers:
            for at in self.used_by(program, index):
                seen_by[at].add(place.get(index))
        for at in self.marks.kept:
            seen_by[at].add(None)
        waiting = set(range(len(seen_by)))
        while waiting:
            at = waiting.pop()
            for other in self.marks.pointers[at]:
                if not seen_by[at] <= seen_by[other]:
                    seen_by[other] |= seen_by[at]
                    waiting.add(other)
        return [(address, address + size, part) for (address, size, _, _), parts in zip(self.marks.constants, seen_by)
                if parts and (part := order.home(parts))]


# ---------------------------------------------------------------- main

def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        fail(" ".join(map(str, command)) + "\n" + done.stderr)
    return done.stdout


def with_data(data, segments):
    """Returns the program with these data segments."""
    parts, is_in = [], False
    for kind, body in sections(data):
        if kind in (DATA, DATA_COUNT):
            continue
        if kind == CUSTOM and not is_in and any(k == CODE for k, _ in parts):
            parts.append((DATA, data_section(segments)))
            is_in = True
        parts.append((kind, body))
    if not is_in:
        parts.append((DATA, data_section(segments)))
    return assembled(parts)


def short_names(taken):
    """Yields a, b, … z, aa, ab, … except those in `taken`."""
    for length in itertools.count(1):
        for letters in itertools.product(string.ascii_lowercase, repeat=length):
            if (name := "".join(letters)) not in taken:
                yield name


def with_short_exports(data, wanted):
    """Replaces all `wanted` names of an export with one short name. Returns the program and a map from wanted to short name."""
    given = [list(exports(body)) for kind, body in sections(data) if kind == EXPORT][0]
    fresh = short_names({name for name, _, _ in given if name not in wanted})
    by_thing, renamed, kept = {}, {}, []
    for name, kind, index in sorted(given, key=lambda export: export[2]):   # similar names side by side compress better
        if name not in wanted:
            kept.append((name, kind, index))
            continue
        if (kind, index) not in by_thing:
            by_thing[kind, index] = next(fresh)
            kept.append((by_thing[kind, index], kind, index))
        renamed[name] = by_thing[kind, index]
    return assembled((kind, export_section(kept) if kind == EXPORT else body) for kind, body in sections(data)), renamed


def imported_from(module, data):
    return {name for kind, body in sections(data) if kind == IMPORT for source, name, _, _ in imports(body) if source == module}


def with_imports(data, renamed):
    """Returns a part that imports by the new names, and accepts a function table of any size."""
    def rewritten(body):
        return import_section([(module, renamed.get(name, name) if module == MAIN else name, kind, of_any_size(kind, like))
                               for module, name, kind, like in imports(body)])
    return assembled((kind, rewritten(body) if kind == IMPORT else body) for kind, body in sections(data))


def named_slots(data, segments):
    """Returns the slots of the function table that a program's code or constants may name: all numbers in them."""
    found = set()
    for kind, body in sections(data):
        if kind == CODE:
            for at, size in functions(body):
                found |= {number for op, _, _, _, number in operands(body[at:at + size]) if op == NUMBER}
    for address, held in segments:
        start = -address % 4
        found.update(struct.unpack_from(f"<{(len(held) - start) // 4}i", held, start) if len(held) >= start + 4 else ())
    return found


def with_few_stand_ins(data, needed):
    """Returns a main program that has stand-ins only for those functions of its parts that somebody can call before the part is
    there. `needed` maps a part to their slots. All other slots get the stand-in `none`, which is never called."""
    by_index, entries = {}, []
    for kind, body in sections(data):
        if kind == IMPORT:
            entries = list(imports(body))
            functions_only = [entry for entry in entries if entry[2] == FUNCTIONS]
            by_index = {index: (module, int(name)) for index, (module, name, _, _) in enumerate(functions_only) if module in needed}
    spare = {index for index, (part, slot) in by_index.items() if slot not in needed[part]}
    if not spare:
        return data
    none = min(spare)
    part, slot = by_index[none]

    def rewritten(kind, body):
        if kind == IMPORT:
            return import_section([(module, "none", what, like) if (module, name) == (part, str(slot)) else (module, name, what, like)
                                   for module, name, what, like in entries])
        if kind == ELEMENT:
            return element_section([(first, [none if index in spare else index for index in indices]) for first, indices in elements(body)])
        return body
    return assembled((kind, rewritten(kind, body)) for kind, body in sections(data))


def cut(args):
    """Writes the main program and its parts. Returns the names of the parts."""
    parts = [(name, patterns.split(",")) for name, patterns in (part.split("=", 1) for part in args.part)]
    rules = Rules(parts, args.keep)
    stem = args.program.name

    data = args.program.with_suffix(".wasm").read_bytes()
    marks = Marks.read(args.program) or fail("the program was linked without marks")
    program = Program(data)
    owners = Owners(run(args.nm, "-A", *args.archives).splitlines())
    for file in owners.starters:
        if rules.of(file):
            fail(f"{file} does something before main(), but its constants come with a part: make them constinit")
    constants = Constants(marks, owners)
    order = Order({part: befores.split(",") for part, befores in (pair.split("=", 1) for pair in args.after)})
    place = places_of_functions(program, owners, rules, order)
    ranges = constants.ranges(program, place, order)

    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        rest, pieces = work / "whole.wasm", {}
        # The tool reads and writes the whole rest for each part, and the full names are ten times as large as the code.
        short = short_function_names(data, program)
        rest.write_bytes(with_function_names(with_addresses(data, marks), short))
        for name, _ in parts:
            mine = sorted(short[index] for index, part in place.items() if part == name)
            if not mine:
                fail(f"nothing belongs to the part {name}")
            (work / "functions.txt").write_text("\n".join(mine) + "\n")
            left, pieces[name] = work / f"left.{name}.wasm", work / f"{name}.wasm"
            run(args.wasm_split, rest, f"--split-funcs=@{work / 'functions.txt'}", "-o1", left, "-o2", pieces[name], "-g",
                "--import-namespace=" + MAIN, "--placeholder-namespace=" + name, f"--export-prefix={name}_", *FEATURES)
            rest = left
        segments = dealt(next(read_segments(body) for kind, body in sections(rest.read_bytes()) if kind == DATA), ranges)
        wanted = {name for part, file in pieces.items() for name in imported_from(MAIN, file.read_bytes()) if name.startswith(part + "_")}
        named = {name: named_slots(file.read_bytes(), segments[name]) for name, file in [(None, rest), *pieces.items()]}
        needed = {part: set().union(*(named[name] for name in order.there_with(part)[1:])) for part in pieces}
        rest.write_bytes(with_few_stand_ins(rest.read_bytes(), needed))
        done = {name: args.out / (f"{stem}.{name}.wasm" if name else f"{stem}.wasm") for name in [None, *pieces]}
        for name, file in [(None, rest), *pieces.items()]:
            file.write_bytes(with_data(file.read_bytes(), without_gaps(segments[name])))
            run(args.wasm_opt, file, "-Oz", "--strip-debug", "--strip-producers", "-o", done[name], *FEATURES)
        # The tool gives long names to the imports between parts, which nobody reads here. The names used by the page's scripts
        # stay. The optimiser numbers the functions anew, so this comes after it.
        main, renamed = with_short_exports(done[None].read_bytes(), wanted)
        done[None].write_bytes(main)
        for name in pieces:
            done[name].write_bytes(with_imports(done[name].read_bytes(), renamed))
    told = {name: joined((first, end) for first, end, part in ranges if part == name) for name in pieces}
    args.program.with_suffix(".parts.json").write_text(json.dumps(told))
    return list(pieces)


def joined(ranges):
    """Returns [[first, end]] with successive ranges joined."""
    found = []
    for first, end in ranges:
        if found and found[-1][1] == first:
            found[-1][1] = end
        else:
            found.append([first, end])
    return found


def link(stem, *command):
    """Runs a command of emcc, which gets our stand-ins for two of Binaryen's tools. Returns its exit status."""
    lenient = [word for word in command[:1] if word == "--lenient"]
    binaryen, *command = command[len(lenient):]
    tools = pathlib.Path(f"{stem}.binaryen")
    (tools / "bin").mkdir(parents=True, exist_ok=True)
    for tool in pathlib.Path(binaryen).glob("wasm*"):
        mine = tools / "bin" / tool.name
        mine.unlink(missing_ok=True)
        if tool.stem in ("wasm-opt", "wasm-emscripten-finalize"):
            script = pathlib.Path(__file__).with_name("follow_addresses.py")
            words = [sys.executable, script, *lenient, stem, tool]
            mine.write_text("#!/bin/sh\nexec " + " ".join(shlex.quote(str(word)) for word in words) + ' "$@"\n')
            mine.chmod(0o755)
        else:
            mine.symlink_to(tool)
    # emcc looks for the tools below EM_BINARYEN_ROOT, Debian's on the path.
    places = {"EM_BINARYEN_ROOT": str(tools), "PATH": f"{tools / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    with open(f"{stem}.map", "w") as map_file:
        return subprocess.run(command, stdout=map_file, env={**os.environ, **places}).returncode


def main():
    if sys.argv[1:2] == ["--link"]:
        sys.exit(link(*sys.argv[2:]))
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--nm", default="llvm-nm")
    parser.add_argument("--wasm-split", default="wasm-split")
    parser.add_argument("--wasm-opt", default="wasm-opt")
    parser.add_argument("--keep", action="append", default=[])
    parser.add_argument("--part", action="append", default=[])
    parser.add_argument("--after", action="append", default=[])
    parser.add_argument("--beside", action="append", default=[])
    parser.add_argument("--beside-main", action="append", default=[])
    parser.add_argument("--bare", action="append", default=[])
    parser.add_argument("--archives", nargs="+", required=True)
    parser.add_argument("--lenient", action="store_true")
    args = parser.parse_args()

    def clear():
        for left_over in [*args.out.glob(args.program.name + ".*.wasm"), args.program.with_suffix(".parts.json")]:
            left_over.unlink(missing_ok=True)

    clear()
    try:
        names = cut(args)
    except (SystemExit, Exception) as why:
        if not args.lenient:
            raise
        print(f"{why}\nThe program stays in one piece.", file=sys.stderr)
        clear()
        whole = args.program.with_suffix(".wasm")
        if marks := Marks.read(args.program):
            whole = args.program.with_suffix(".whole.wasm")
            whole.write_bytes(with_addresses(args.program.with_suffix(".wasm").read_bytes(), marks))
        run(args.wasm_opt, whole, "-Oz", "--all-features", "--strip-debug", "-o", args.out / f"{args.program.name}.wasm")
        names = []
    stem = args.program.name
    files = {name: [f"{stem}.{name}.wasm", *(file.replace("%", name) for file in args.beside if name not in args.bare)] for name in names}
    told = f"const orreryPartFiles = {json.dumps(files)}, orreryMainFiles = {json.dumps(args.beside_main)};\n"
    (args.out / f"{stem}.js").write_text(told + args.program.with_suffix(".js").read_text())


if __name__ == "__main__":
    main()
