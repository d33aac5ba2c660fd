#!/usr/bin/env python3
"""Cuts a linked WebAssembly program into parts that are fetched when they are needed.

    split_wasm.py --program STEM --out FOLDER [--nm TOOL] [--wasm-split TOOL] [--wasm-opt TOOL] [--keep REGEX]…
                  --part=NAME=REGEX[,REGEX]… [--after PART=PART[,PART]…]… [--beside FILE]… [--lenient] --archives FILE…
    split_wasm.py --link MAP COMMAND…     runs the linker and keeps the map that it prints

STEM.wasm is linked with its functions' names (--profiling-funcs) and without merging strings (-Wl,-O0), STEM.map is the
linker's map of it, STEM.js what starts it; all with --no-demangle. A function belongs to a part if the object file whose
own it is, or its own name, is found by one of the part's expressions, or if nothing but functions of that part call it;
object files are called "archive.a:file.o". What several parts use goes to the one that is there with each of them (--after:
a part is never fetched without those that it comes after), and so does a constant, which is used where its address occurs,
in code or in other constants; so nothing can be read that is not there. Whatever else there is stays in the main program,
and so do the functions that a --keep finds.

FOLDER gets STEM.wasm, STEM.<part>.wasm and STEM.js, which tells the page's scripts the names of the parts and of the files
that go with them (--beside; % stands for the part). A call into a part that is not there yet goes to the import
`<part>.<slot of the function table>`, which shell/parts.js answers. A part writes its functions into the table, and its
constants into the memory, as it is instantiated with the exports of the main program as `main`. So a part is entered by
calling a function.

With --lenient a program that cannot be cut, because the tools write it in a way that is not known here, stays whole.
"""
import argparse
import bisect
import collections
import itertools
import json
import pathlib
import re
import string
import subprocess
import sys
import tempfile

from wasm_file import (CODE, CUSTOM, DATA, DATA_COUNT, EXPORT, IMPORT, Program, assembled, data_section, dealt, export_section,
                       exports, import_section, imports, of_any_size, read_segments, sections, without_gaps)

SMALL = 120                                                 # bytes of a function that is not worth a way into a part
TRIVIAL = 32                                                # bytes of one that is likely to be the same in several parts
REACH = 128                                                 # bytes that an index which begins above 0 may take from a table's address
MAIN = "main"                                               # what the parts call the main program
FEATURES = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals"]


def fail(why):
    sys.exit("split_wasm.py: " + why)


# ---------------------------------------------------------------- the linker's map

_SECTION = re.compile(r"^\s*\S+\s+[0-9a-f]+\s+[0-9a-f]+ (\S+)\s*$")
_CHUNK = re.compile(r"^\s*(\S+)\s+[0-9a-f]+\s+([0-9a-f]+) {9}(\S.*?):\((.*)\)\s*$")


def object_file(path):
    """"archive.a:file.o", without folders."""
    return path.rsplit("/", 1)[-1]


class Map:
    """`constants` and `variables`: [(address, size, object file, symbol)]."""

    def __init__(self, lines):
        self.constants, self.variables = [], []
        section = None
        for line in lines:
            match = _CHUNK.match(line)
            if match and match[1] != "-":
                chunk = (int(match[1], 16), int(match[2], 16), object_file(match[3].rstrip(")").replace("(", ":")),
                         re.sub(r"^\.(rodata|data\.rel\.ro|data)\.", "", match[4]))
                if section == ".rodata" or match[4].startswith(".data.rel.ro"):
                    self.constants.append(chunk)
                elif section == ".data":
                    self.variables.append(chunk)
            elif match := _SECTION.match(line):
                section = match[1]
        if not self.constants:
            fail("the linker's map says nothing")


class Owners:
    """What nm says of all object files: `functions`, `constants` name → files that hold it as their very own. What any
    file may bring along (templates, inline functions and their data) is nobody's own: `shared` name → files."""

    def __init__(self, lines):
        self.functions, self.constants, self.shared = (collections.defaultdict(set) for _ in range(3))
        self.files = set()
        self.starters = set()                                # files with something to do before main()
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
            elif kind in "Ddr":
                self.constants[name].add(file)
            elif kind in "VWvw":
                self.shared[name].add(file)

    def part_by_name(self, name, rules):
        """The part that the name alone tells; if it is nobody's own and only another part has it, that one."""
        homes = {rules.of(file) for file in self.shared.get(name, ())}
        part = rules.of(name)
        return homes.pop() if part and len(homes) == 1 and None not in homes else part


# ---------------------------------------------------------------- who goes where

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
    """Which parts are there whenever a part is: itself, those that it comes after, and the main program (None)."""

    def __init__(self, after):
        self.after = after

    def there_with(self, part):
        """The nearest first."""
        found = [part] if part else []
        for one in found:
            found += [other for other in self.after.get(one, []) if other not in found]
        return [*found, None]

    def home(self, parts):
        """The part nearest to these that is there with each of them."""
        first, *others = parts
        there = [self.there_with(part) for part in others]
        return next(part for part in self.there_with(first) if all(part in each for each in there))


def places_of_functions(program, owners, rules, constants, order):
    """Index → part, of the functions that do not stay in the main program."""
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

    # The linker has made one of functions that happen to be the same, and of those that are called through the table nobody
    # can say by whom, unless they are large, name a constant of their part, or call what is so. The constant may have gone
    # into what only this part calls: the optimiser gives constructors of templates their arguments.
    def is_own(index, part, asked):
        if index in asked or presumed.get(index) != part:
            return False
        return (program.sizes[index] > TRIVIAL or constants.are_named(part, program, index)
                or any(is_owned(other, part, asked | {index}) for other in program.calls[index]))

    def is_owned(index, part, asked):
        return is_own(index, part, asked) or (constants.are_named(part, program, index)
                                              and {presumed.get(caller) for caller in callers[index]} == {part})

    for index in [index for index, part in presumed.items() if index in program.in_table and not is_own(index, part, frozenset())]:
        del presumed[index]

    def is_entrance(index):
        """What the main program may call though it lies in a part; what is small is not worth a way into a part."""
        return index in presumed and (index in program.in_table
                                      or program.sizes[index] > SMALL and re.match("_ZNK?6orrery", program.names[index]))

    # Everything goes to where all its callers find it. It begins as far out as it may and comes nearer to the main program
    # until nothing changes; who has no place yet says nothing.
    place = {index: presumed.get(index) for index in program.in_table | fixed if index in program.calls}
    place |= {index: None for index in fixed}
    waiting = set().union(*(program.calls[index] for index in place))
    while waiting:
        index = waiting.pop()
        if index not in program.calls or place.get(index, 0) is None:
            continue
        parts = {place[caller] for caller in callers[index] if caller in place}
        if is_entrance(index) and (None in parts or index in program.in_table):
            parts = parts - {None} | {presumed[index]}
        if index in place:
            parts.add(place[index])
        part = order.home(parts)
        if index not in place or place[index] != part:
            place[index] = part
            waiting |= program.calls[index]
    return {index: part for index, part in place.items() if part}


# ---------------------------------------------------------------- constants

class Constants:
    """All constants that object files of ours hold, sorted by address."""

    def __init__(self, origin, owners, rules):
        self.held = sorted(chunk for chunk in origin.constants if chunk[2] in owners.files)
        self.variables = [chunk for chunk in origin.variables if chunk[2] in owners.files]
        self.firsts = [address for address, _, _, _ in self.held]
        # Texts have no names that nm tells, but each is its file's own.
        self.presumed = [(rules.of(file) if symbol.startswith(".L") or file in owners.constants.get(symbol, ()) else None)
                         or owners.part_by_name(symbol, rules) for _, _, file, symbol in self.held]

    def meant(self, number, is_indexed=False):
        """Numbers of the constants that are meant if this number is an address. `is_indexed`: it stands in code of ours; if no
        constant begins there, it may be a table's address with something subtracted, for an index that begins above 0; but an
        object names its table of virtual functions by the address of the first of them."""
        at = bisect.bisect_right(self.firsts, number) - 1
        is_inside = at >= 0 and number < self.held[at][0] + self.held[at][1]
        found = [at] if is_inside else []
        if is_indexed and not (is_inside and (number == self.held[at][0] or self.held[at][3].startswith("_ZTV"))):
            found += range(at + 1, bisect.bisect_right(self.firsts, number + REACH))
        return found

    def is_end(self, number, numbers):
        """Whether it is where a constant ends of which the beginning is among the numbers: a loop over that constant has both."""
        at = bisect.bisect_left(self.firsts, number) - 1
        return at >= 0 and self.firsts[at] + self.held[at][1] == number and self.firsts[at] in numbers

    def named_in(self, program, index):
        """Those whose addresses may occur in a function."""
        is_ours = "orrery" in program.names.get(index, "")
        numbers = program.numbers[index]
        return {at for number in numbers for at in self.meant(number, is_ours and not self.is_end(number, numbers))}

    def are_named(self, part, program, index):
        return any(self.presumed[at] == part for at in self.named_in(program, index))

    def ranges(self, segments, program, place, order):
        """[(first, end, part)] of those that do not stay, sorted."""
        memory = bytearray(max(first + len(held) for first, held in segments))
        for first, held in segments:
            memory[first:first + len(held)] = held

        def pointed_to(address, size):
            words = memory[address:address + size]
            numbers = {int.from_bytes(words[at:at + 4], "little") for at in range(0, len(words) - 3, 4)}
            return {at for number in numbers for at in self.meant(number)}

        seen_by = [set() for _ in self.held]                 # parts in which the address occurs, None for the main program
        for index in program.numbers:
            for at in self.named_in(program, index):
                seen_by[at].add(place.get(index))
        for address, size, _, _ in self.variables:
            for at in pointed_to(address, size):
                seen_by[at].add(None)
        points_to = [set() if symbol.startswith(".L.str") else pointed_to(address, size) for address, size, _, symbol in self.held]
        waiting = {at for at, others in enumerate(points_to) if others}
        while waiting:
            at = waiting.pop()
            for other in points_to[at]:
                if not seen_by[at] <= seen_by[other]:
                    seen_by[other] |= seen_by[at]
                    if points_to[other]:
                        waiting.add(other)

        found = []
        for (address, size, _, _), parts in zip(self.held, seen_by):
            if parts and (part := order.home(parts)):
                found.append((address, address + size, part))
        return found


# ---------------------------------------------------------------- the whole

def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        fail(" ".join(map(str, command)) + "\n" + done.stderr)
    return done.stdout


def with_data(data, segments):
    """The program with these segments for its constants."""
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
    """a, b, … z, aa, ab, … but for those that are taken."""
    for length in itertools.count(1):
        for letters in itertools.product(string.ascii_lowercase, repeat=length):
            if (name := "".join(letters)) not in taken:
                yield name


def with_short_exports(data, wanted):
    """The main program with one short name in place of all the `wanted` ones that mean the same thing, and wanted → short name."""
    given = [list(exports(body)) for kind, body in sections(data) if kind == EXPORT][0]
    fresh = short_names({name for name, _, _ in given if name not in wanted})
    by_thing, renamed, kept = {}, {}, []
    for name, kind, index in sorted(given, key=lambda export: export[2]):   # alike names side by side shrink
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
    """A part that takes what it wants from the main program by other names, and the table whatever its size."""
    def rewritten(body):
        return import_section([(module, renamed.get(name, name) if module == MAIN else name, kind, of_any_size(kind, like))
                               for module, name, kind, like in imports(body)])
    return assembled((kind, rewritten(body) if kind == IMPORT else body) for kind, body in sections(data))


def cut(args):
    """Writes the main program and its parts; the names of these."""
    parts = [(name, patterns.split(",")) for name, patterns in (part.split("=", 1) for part in args.part)]
    rules = Rules(parts, args.keep)
    stem = args.program.name

    whole = args.program.with_suffix(".wasm")
    data = whole.read_bytes()
    program = Program(data)
    with open(args.program.with_suffix(".map"), errors="replace") as lines:
        origin = Map(lines)
    owners = Owners(run(args.nm, "-A", *args.archives).splitlines())
    for file in owners.starters:
        if rules.of(file):
            fail(f"{file} does something before main(), but its constants come with a part: make them constinit")
    constants = Constants(origin, owners, rules)
    order = Order({part: befores.split(",") for part, befores in (pair.split("=", 1) for pair in args.after)})
    place = places_of_functions(program, owners, rules, constants, order)
    segments = next(read_segments(body) for kind, body in sections(data) if kind == DATA)
    ranges = constants.ranges(segments, program, place, order)

    rest, pieces = whole, {}
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        for name, _ in parts:
            mine = sorted(program.names[index] for index, part in place.items() if part == name)
            if not mine:
                fail(f"nothing belongs to the part {name}")
            (work / "functions.txt").write_text("\n".join(mine) + "\n")
            left, pieces[name] = work / f"left.{name}.wasm", work / f"{name}.wasm"
            run(args.wasm_split, rest, f"--split-funcs=@{work / 'functions.txt'}", "-o1", left, "-o2", pieces[name], "-g",
                "--import-namespace=" + MAIN, "--placeholder-namespace=" + name, f"--export-prefix={name}_", *FEATURES)
            rest = left
        segments = dealt(next(read_segments(body) for kind, body in sections(rest.read_bytes()) if kind == DATA), ranges)
        # The tool names for people what goes from one to another; nobody reads that here. What the page's scripts call keeps its name.
        wanted = {name for part, file in pieces.items() for name in imported_from(MAIN, file.read_bytes()) if name.startswith(part + "_")}
        main, renamed = with_short_exports(rest.read_bytes(), wanted)
        rest.write_bytes(main)
        for file in pieces.values():
            file.write_bytes(with_imports(file.read_bytes(), renamed))
        for name, file in [(None, rest), *pieces.items()]:
            file.write_bytes(with_data(file.read_bytes(), without_gaps(segments[name])))
            run(args.wasm_opt, file, "-Oz", "--strip-debug", "--strip-producers", "-o", args.out / (f"{stem}.{name}.wasm" if name else f"{stem}.wasm"), *FEATURES)
    return [name for name, _ in parts]


def main():
    if sys.argv[1:2] == ["--link"]:
        with open(sys.argv[2], "w") as map_file:
            sys.exit(subprocess.run(sys.argv[3:], stdout=map_file).returncode)
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
    parser.add_argument("--archives", nargs="+", required=True)
    parser.add_argument("--lenient", action="store_true")
    args = parser.parse_args()

    def clear():
        for left_over in args.out.glob(args.program.name + ".*.wasm"):
            left_over.unlink()

    clear()
    try:
        names = cut(args)
    except (SystemExit, Exception) as why:
        if not args.lenient:
            raise
        print(f"{why}\nThe program stays in one piece.", file=sys.stderr)
        clear()
        run(args.wasm_opt, args.program.with_suffix(".wasm"), "--all-features", "--strip-debug", "-o", args.out / f"{args.program.name}.wasm")
        names = []
    stem = args.program.name
    files = {name: [f"{stem}.{name}.wasm", *(file.replace("%", name) for file in args.beside)] for name in names}
    (args.out / f"{stem}.js").write_text(f"const orreryPartFiles = {json.dumps(files)};\n" + args.program.with_suffix(".js").read_text())


if __name__ == "__main__":
    main()
