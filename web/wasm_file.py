"""Reads and writes WebAssembly, as far as the splitting of a program needs it."""
import collections
import re
import sys

CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(13)


def fail(why):
    sys.exit("wasm_file.py: " + why)


# ---------------------------------------------------------------- numbers, texts, sections

def unsigned(data, at):
    """Returns an unsigned number (LEB128) and the position behind it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def signed(data, at):
    value, end = unsigned(data, at)
    return value - (1 << 7 * (end - at) if data[end - 1] & 64 else 0), end


def leb(value):
    out = bytearray()
    while True:
        byte = value & 127
        value >>= 7
        out.append(byte | (128 if value else 0))
        if not value:
            return bytes(out)


def signed_leb(value):
    out = bytearray()
    while True:
        byte = value & 127
        value >>= 7
        done = value == (-1 if byte & 64 else 0)
        out.append(byte | (0 if done else 128))
        if done:
            return bytes(out)


def sections(data):
    """Yields (id, bytes) of each section, in order."""
    if data[:8] != b"\0asm\1\0\0\0":
        fail("this is no WebAssembly")
    at = 8
    while at < len(data):
        kind = data[at]
        size, at = unsigned(data, at + 1)
        yield kind, data[at:at + size]
        at += size


def assembled(parts):
    return b"\0asm\1\0\0\0" + b"".join(bytes([kind]) + leb(len(body)) + body for kind, body in parts)


def text_at(data, at):
    size, at = unsigned(data, at)
    return data[at:at + size].decode("utf-8", "replace"), at + size


def text(words):
    data = words.encode("utf-8")
    return leb(len(data)) + data


# ---------------------------------------------------------------- imports and exports

# Kinds of imports and exports.
FUNCTIONS, TABLES, MEMORIES, GLOBALS = range(4)


def imports(body):
    """Yields (module, name, kind, bytes of its type) of each import."""
    count, at = unsigned(body, 0)
    for _ in range(count):
        module, at = text_at(body, at)
        name, at = text_at(body, at)
        kind = body[at]
        first = at = at + 1
        if kind == FUNCTIONS:
            _, at = unsigned(body, at)
        elif kind in (TABLES, MEMORIES):
            at += kind == TABLES
            flags, at = unsigned(body, at)
            _, at = unsigned(body, at)
            if flags & 1:
                _, at = unsigned(body, at)
        else:
            at += 2
        yield module, name, kind, body[first:at]


def import_section(wanted):
    return leb(len(wanted)) + b"".join(text(module) + text(name) + bytes([kind]) + like for module, name, kind, like in wanted)


def exports(body):
    """Yields (name, kind, index) of each export."""
    count, at = unsigned(body, 0)
    for _ in range(count):
        name, at = text_at(body, at)
        kind = body[at]
        index, at = unsigned(body, at + 1)
        yield name, kind, index


def export_section(given):
    return leb(len(given)) + b"".join(text(name) + bytes([kind]) + leb(index) for name, kind, index in given)


def of_any_size(kind, like):
    """Returns the type of an import. For a table it removes the maximum size, because other parts may have enlarged the table."""
    if kind != TABLES:
        return like
    flags, at = unsigned(like, 1)
    least, _ = unsigned(like, at)
    return like[:1] + b"\0" + leb(least)


# ---------------------------------------------------------------- code

def function_names(body):
    """Returns a map from index to name, from the custom section `name`, or None for another section."""
    kind, at = text_at(body, 0)
    if kind != "name":
        return None
    names = {}
    while at < len(body):
        which = body[at]
        size, at = unsigned(body, at + 1)
        end = at + size
        if which == 1:
            count, at = unsigned(body, at)
            for _ in range(count):
                index, at = unsigned(body, at)
                names[index], at = text_at(body, at)
        at = end
    return names


def with_function_names(data, names):
    """Returns the program with these names of functions, a map from index to name, and no others."""
    listed = leb(len(names)) + b"".join(leb(index) + text(name) for index, name in sorted(names.items()))
    section = text("name") + b"\1" + leb(len(listed)) + listed
    kept = [(kind, body) for kind, body in sections(data) if kind != CUSTOM or text_at(body, 0)[0] != "name"]
    return assembled([*kept, (CUSTOM, section)])


# Instructions without operands: from unreachable to ref.is_null, and all arithmetic.
_PLAIN = {0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0xD1} | set(range(0x45, 0xC5))
# Instructions with one operand that nobody asks for: branches, variables, tables, memory size, references.
_ONE = {0x0C, 0x0D, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3F, 0x40, 0xD0, 0xD2}
CALL, FIRST_LOAD, LAST_STORE, NUMBER = 0x10, 0x28, 0x3E, 0x41


def operands(code):
    """Yields (opcode, its position, position of the operand, position behind it, operand) for each direct call, i32.const, load and
    store of a function. The operand of a load or store is its offset."""
    groups, at = unsigned(code, 0)
    for _ in range(groups):
        _, at = unsigned(code, at)
        at += 1
    end = len(code)
    while at < end:
        op, start = code[at], at
        at += 1
        if op in _PLAIN:
            continue
        if op in _ONE:
            _, at = unsigned(code, at)
        elif op == CALL:
            number, after = unsigned(code, at)
            yield op, start, at, after, number
            at = after
        elif op == NUMBER:
            number, after = signed(code, at)
            yield op, start, at, after, number
            at = after
        elif op in (0x02, 0x03, 0x04, 0x42):                 # block, loop, if with their type; i64.const
            _, at = signed(code, at)
        elif FIRST_LOAD <= op <= LAST_STORE:                 # alignment, offset
            _, at = unsigned(code, at)
            number, after = unsigned(code, at)
            yield op, start, at, after, number
            at = after
        elif op == 0x11:                                     # call_indirect
            _, at = unsigned(code, at)
            _, at = unsigned(code, at)
        elif op == 0x43:                                     # f32.const
            at += 4
        elif op == 0x44:                                     # f64.const
            at += 8
        elif op == 0x0E:                                     # br_table
            count, at = unsigned(code, at)
            for _ in range(count + 1):
                _, at = unsigned(code, at)
        elif op == 0xFC:                                     # saturating conversions; bulk operations on memory and tables
            which, at = unsigned(code, at)
            for _ in range({8: 2, 10: 2, 12: 2, 14: 2}.get(which, 0 if which < 8 else 1)):
                _, at = unsigned(code, at)
        elif op == 0x1C:                                     # select with types
            count, at = unsigned(code, at)
            at += count
        else:
            fail(f"unknown instruction {op:#x}")


def functions(body):
    """Yields (position, size) of each function of a code section."""
    count, at = unsigned(body, 0)
    for _ in range(count):
        size, at = unsigned(body, at)
        yield at, size
        at += size


def with_instructions(body, replaced):
    """Returns a code section in which `replaced(opcode, start of the instruction, operand)` stands for each instruction that
    `operands` yields; None leaves it as it is. The start is what precedes the operand."""
    found = []
    for first, size in functions(body):
        code, pieces, kept = body[first:first + size], [], 0
        for op, start, at, after, number in operands(code):
            if (new := replaced(op, code[start:at], number)) is not None:
                pieces += [code[kept:start], new]
                kept = after
        pieces.append(code[kept:])
        found.append(b"".join(pieces))
    return leb(len(found)) + b"".join(leb(len(code)) + code for code in found)


def elements(body):
    """Returns [(first slot, indices of functions)] of an element section."""
    count, at = unsigned(body, 0)
    found = []
    for _ in range(count):
        flags, at = unsigned(body, at)
        if flags != 0 or body[at] != NUMBER:
            fail("unknown kind of element segment")
        first, at = signed(body, at + 1)
        size, at = unsigned(body, at + 1)
        indices = []
        for _ in range(size):
            index, at = unsigned(body, at)
            indices.append(index)
        found.append((first, indices))
    return found


def element_section(segments):
    return leb(len(segments)) + b"".join(b"\0\x41" + signed_leb(first) + b"\x0b" + leb(len(indices)) + b"".join(map(leb, indices))
                                         for first, indices in segments)


def table_functions(data):
    """Returns the functions whose addresses are taken, and the exported ones."""
    found = set()
    for kind, body in sections(data):
        if kind == ELEMENT:
            found.update(*(indices for _, indices in elements(body)))
        elif kind == EXPORT:
            found |= {index for _, what, index in exports(body) if what == FUNCTIONS}
    return found


class Program:
    """Functions of a program: `names`, `calls`, `numbers` (of i32.const, and offsets of loads and stores) and `sizes` by index.
    `in_table`: those whose address is taken."""

    def __init__(self, data):
        self.names, self.calls, self.numbers, self.sizes, self.in_table = {}, {}, {}, {}, table_functions(data)
        first = 0
        for kind, body in sections(data):
            if kind == IMPORT:
                first = sum(what == FUNCTIONS for _, _, what, _ in imports(body))
            elif kind == CODE:
                for index, (at, size) in enumerate(functions(body), first):
                    found = list(operands(body[at:at + size]))
                    self.calls[index] = {number for op, _, _, _, number in found if op == CALL}
                    self.numbers[index] = {number for op, _, _, _, number in found if op >= FIRST_LOAD}
                    self.sizes[index] = size
            elif kind == CUSTOM:
                self.names = function_names(body) or self.names
        if not self.names:
            fail("the program does not know its functions' names (--profiling-funcs)")


# ---------------------------------------------------------------- data

def read_segments(body):
    """Returns [(address, bytes)] of a data section."""
    count, at = unsigned(body, 0)
    found = []
    for _ in range(count):
        flags, at = unsigned(body, at)
        if flags != 0 or body[at] != 0x41:
            fail("unknown kind of data segment")
        address, at = signed(body, at + 1)
        if body[at] != 0x0B:
            fail("unknown kind of data segment")
        size, at = unsigned(body, at + 1)
        found.append((address, body[at:at + size]))
        at += size
    return found


def data_section(segments):
    return leb(len(segments)) + b"".join(b"\0\x41" + signed_leb(address) + b"\x0b" + leb(len(held)) + held for address, held in segments)


def without_gaps(segments, least=12):
    """Returns segments with the same content but without runs of more than `least` zeros."""
    found = []
    for address, held in segments:
        for match in re.finditer(rb"(?:[^\0]|\0{1,%d}(?=[^\0]))+" % least, held):
            found.append((address + match.start(), match[0]))
    return found


def bytes_at(segments, first, end):
    """Returns the bytes between two addresses. Memory outside the segments is zero."""
    for address, held in segments:
        if address <= first and end <= address + len(held):
            return held[first - address:end - address]
    return bytes(end - first)


def dealt(segments, ranges, padding=4):
    """Returns a map from part to segments. `ranges` is [(first, end, part)], sorted and disjoint. The rest goes to None. Ranges of the
    same part are joined if less than `padding` zeros lie between them."""
    out = collections.defaultdict(list)
    joined = []
    for first, end, part in ranges:
        if joined and joined[-1][2] == part and 0 <= first - joined[-1][1] < padding and not any(bytes_at(segments, joined[-1][1], first)):
            joined[-1] = (joined[-1][0], end, part)
        else:
            joined.append((first, end, part))
    ranges = joined
    for address, held in segments:
        at = address
        for first, end, part in ranges:
            first, end = max(first, address), min(end, address + len(held))
            if first >= end:
                continue
            if at < first:
                out[None].append((at, held[at - address:first - address]))
            out[part].append((first, held[first - address:end - address]))
            at = end
        if at < address + len(held):
            out[None].append((at, held[at - address:]))
    return out
