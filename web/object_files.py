"""Reads from object files and from the linker's map where a linked program contains addresses.

The linker fills in an address wherever an object file has a relocation for it. It copies functions and data segments whole, and
its map tells where to.
"""
import bisect
import pathlib
import re
import sys

from wasm_file import CODE, CUSTOM, DATA, FUNCTIONS, IMPORT, functions, imports, sections, signed, text_at, unsigned

SYMBOLS, SEGMENTS = 8, 5                                     # parts of the section `linking`
DEFINED_BY_NAME, UNDEFINED = 0x40, 0x10                      # flags of a symbol
FUNCTION, DATUM, SECTION = 0, 1, 3                           # kinds of symbols
# Kinds of relocations.
OFFSET, NUMBER, WORD = 3, 4, 5                               # an address in a load or store, in an i32.const, and in data
_WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25}
_OTHER_ADDRESSES = {11, 14, 15, 16, 17, 21, 23, 25}          # of position-independent code, threads, and 64 bits


def fail(why):
    sys.exit("object_files.py: " + why)


# ---------------------------------------------------------------- object files

def members(archive):
    """Yields (name, content) of each file in an archive."""
    at, long_names = 8, b""
    while at < len(archive):
        name, size = archive[at:at + 16].rstrip(), int(archive[at + 48:at + 58])
        content = archive[at + 60:at + 60 + size]
        if name == b"//":
            long_names = content
        elif name != b"/":
            if name[:1] == b"/":
                first = int(name[1:])
                name = long_names[first:long_names.index(b"\n", first)]
            yield name.rstrip(b"/").decode(), content
        at += 60 + size + size % 2


def _symbol_names(body, at, end):
    """Returns a map from the index of a function to the name of its first symbol."""
    found = {}
    count, at = unsigned(body, at)
    for _ in range(count):
        kind = body[at]
        flags, at = unsigned(body, at + 1)
        if kind == DATUM:
            _, at = text_at(body, at)
            if not flags & UNDEFINED:
                for _ in range(3):
                    _, at = unsigned(body, at)
            continue
        index, at = unsigned(body, at)
        if kind != SECTION and (not flags & UNDEFINED or flags & DEFINED_BY_NAME):
            name, at = text_at(body, at)
            if kind == FUNCTION and not flags & UNDEFINED:
                found.setdefault(index, name)
    return found


def _segment_names(body, at, end):
    count, at = unsigned(body, at)
    found = []
    for _ in range(count):
        name, at = text_at(body, at)
        found.append(name)
        _, at = unsigned(body, at)
        _, at = unsigned(body, at)
    return found


def _linking(body, at):
    """Returns the names of functions by index, and those of the data segments."""
    names, segments = {}, []
    _, at = unsigned(body, at)
    while at < len(body):
        kind = body[at]
        size, at = unsigned(body, at + 1)
        if kind == SYMBOLS:
            names = _symbol_names(body, at, at + size)
        elif kind == SEGMENTS:
            segments = _segment_names(body, at, at + size)
        at += size
    return names, segments


def _starts_of_segments(body):
    """Returns the position of each segment's content in a data section."""
    count, at = unsigned(body, 0)
    found = []
    for _ in range(count):
        flags, at = unsigned(body, at)
        if flags == 0:
            if body[at] != 0x41:
                fail("unknown kind of data segment")
            _, at = signed(body, at + 1)
            at += 1
        size, at = unsigned(body, at)
        found.append(at)
        at += size
    return found


def read_object(data):
    """Returns the names of all functions and data segments, and (kind, name, offset, addend) for each address that the linker fills
    in: the name of the function or segment, the offset of the address from its start, and how far it lies from the start of the
    constant or variable. A function starts with its size."""
    first, starts, kinds, names, segments, relocations, found = 0, {}, [], {}, [], [], []
    for kind, body in sections(data):
        if kind == IMPORT:
            first = sum(what == FUNCTIONS for _, _, what, _ in imports(body))
        elif kind == CODE:
            _, at = unsigned(body, 0)
            starts[CODE] = [at]
            for at, size in functions(body):
                starts[CODE].append(at + size)
        elif kind == DATA:
            starts[DATA] = _starts_of_segments(body)
        elif kind == CUSTOM:
            name, at = text_at(body, 0)
            if name == "linking":
                names, segments = _linking(body, at)
            elif name.startswith("reloc."):
                relocations.append((body, at))
        kinds.append(kind)
    for body, at in relocations:
        section, at = unsigned(body, at)
        count, at = unsigned(body, at)
        where = kinds[section]
        for _ in range(count):
            kind, offset_at = unsigned(body, at)
            offset, at = unsigned(body, offset_at)
            _, at = unsigned(body, at)
            addend = 0
            if kind in _WITH_ADDEND:
                addend, at = signed(body, at)
            if where not in (CODE, DATA):
                continue
            if kind in _OTHER_ADDRESSES:
                fail(f"unknown kind of relocation {kind}")
            if kind in (OFFSET, NUMBER, WORD):
                index = bisect.bisect_right(starts[where], offset) - 1
                name = names.get(first + index) if where == CODE else segments[index]
                found.append((kind, name, offset - starts[where][index], addend))
    return [*names.values(), *segments], found


class Objects:
    """Object files by the names that the linker's map gives them: "folder/file.o" or "folder/archive.a(file.o)"."""

    def __init__(self):
        self._archives = {}

    def __getitem__(self, name):
        """Returns the contents of all files with this name, because an archive may contain several."""
        match = re.fullmatch(r"(.*)\((.*)\)", name)
        if not match:
            return [pathlib.Path(name).read_bytes()]
        if match[1] not in self._archives:
            self._archives[match[1]] = list(members(pathlib.Path(match[1]).read_bytes()))
        return [content for member, content in self._archives[match[1]] if member == match[2]]


# ---------------------------------------------------------------- linker map

_SECTION = re.compile(r"^\s*\S+\s+([0-9a-f]+)\s+[0-9a-f]+ (\S+)\s*$")
_CHUNK = re.compile(r"^\s*(\S+)\s+([0-9a-f]+)\s+([0-9a-f]+) {9}(\S.*?):\((.*)\)\s*$")


class Map:
    """Linker map. `functions`: {(object file, name): (offset in the code section, size)}. `data`: [(address, size, object file,
    name of the segment, section)], sorted by address."""

    def __init__(self, lines):
        self.functions, self.data = {}, []
        section, start = None, 0
        for line in lines:
            if match := _CHUNK.match(line):
                address, offset, size, file, name = match.groups()
                if address != "-":
                    self.data.append((int(address, 16), int(size, 16), file, name, section))
                elif section == "CODE":
                    self.functions[file, name] = (int(offset, 16) - start, int(size, 16))
            elif match := _SECTION.match(line):
                start, section = int(match[1], 16), match[2]
        if not self.data or not self.functions:
            fail("the linker's map says nothing")
        self.data.sort()
