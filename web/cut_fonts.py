#!/usr/bin/env python3
"""Cuts M PLUS 1 to the characters that Orrery uses: Latin, Japanese for each part of the program, and the rest.

    cut_fonts.py --fonts FOLDER --licence FILE --out FOLDER --sources FOLDER --program STEM
                 [--part=NAME=REGEX]… [--after PART=PART[,PART]…]…

`latin` is loaded at the start. `ja` is loaded with the Japanese language and holds all kana and the letters of the main
program's texts. `<part>` holds the further letters of the texts of a part of the program, except those of the part that it
comes after. It is loaded before the part is entered. A text belongs to the file into which web/split_wasm.py has put it:
STEM.wasm or STEM.<part>.wasm. A catalogue belongs to the part that it is named after. In addition, a source file whose path
matches a part's expression belongs to that part, and any other source file except headers belongs to the main program. So does a character that is found in no text. A part without a
WebAssembly file is merged with the main program.

Names may need any other letter. All letters beyond `latin` and `ja` also lie in files of a few hundred letters each, listed in
parts.json and fetched on demand. A letter that is missing when it is drawn therefore appears a moment later.
A font is cut again only if its characters, the font itself or this code changed.
"""
import argparse
import hashlib
import inspect
import json
import pathlib
import re
import shutil
import sys

try:
    from fontTools import subset
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("cut_fonts.py: fontTools is missing (Debian: python3-fonttools). Run ./dev setup.")

from wasm_file import DATA, sections

FOLDERS = ["engine", "imgui_ui", "web", "shell"]
KINDS = {".h", ".cpp", ".po", ".html", ".js", ".json"}

# Names may contain any Western European letter, so these are always included.
LATIN = [(0x20, 0x7E), (0xA0, 0xFF), (0x152, 0x153), (0x160, 0x161), (0x178, 0x178), (0x17D, 0x17E), (0x1E9E, 0x1E9E)]
PUNCTUATION = "‐‑–—‘’‚“”„†•…‹›′″€™←↑→↓−≈≠≤≥×÷✓✕★☆●○■□▲△▼▽◆◇"
# The name of each language is on its switch before its font is fetched.
LANGUAGES = "日本語"
FIRST_JAPANESE = 0x2E80
PART_SIZE = 640                                              # letters in a file of further letters
EM = 500                                                    # units per em of the cut fonts, half of the original
NEAR = 48                                                    # gap of missing letters that does not end a range
KANA = [(0x3000, 0x3003), (0x3005, 0x3005), (0x3008, 0x3011), (0x301C, 0x301C), (0x3041, 0x3096), (0x309D, 0x309E),
        (0x30A1, 0x30FE), (0x4E00, 0x4E00)]


def spread(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def used(root):
    """Yields (path below `root`, its characters) for each source file."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in KINDS and path.is_file():
                yield path.relative_to(root).as_posix(), {code for code in map(ord, path.read_text(encoding="utf-8")) if code >= 0x20}


def told(program):
    """Returns the characters in the constants of a WebAssembly program. Numbers may be mistaken for characters."""
    constants = b"".join(body for kind, body in sections(program.read_bytes()) if kind == DATA)
    return set(map(ord, constants.decode("utf-8", "ignore")))


def japanese_by_part(args, latin):
    """Returns a map from part to Japanese characters. The main program is ""."""
    def file_of(part):
        return args.program.with_name(f"{args.program.name}.{part}.wasm" if part else f"{args.program.name}.wasm")

    patterns = {name: re.compile(pattern) for name, pattern in (part.split("=", 1) for part in args.part)}
    after = {part: befores.split(",") for part, befores in (pair.split("=", 1) for pair in args.after)}
    texts = {part: set() for part in ["", *patterns]}
    everything = set()
    for path, codes in used(args.sources):
        everything |= codes
        part = next((part for part, pattern in patterns.items() if pattern.search(path)), "")
        if path.endswith(".po"):
            part = pathlib.PurePosixPath(path).stem if pathlib.PurePosixPath(path).stem in patterns else ""
        if part or not path.endswith(".h"):
            texts[part] |= codes
    for part in list(texts):
        if file_of(part).exists():
            texts[part] |= told(file_of(part)) & everything
        else:
            texts[""] |= texts.pop(part)
    texts[""] |= spread(KANA) | everything.difference(*texts.values())
    beyond = {part: codes - latin - texts[""] for part, codes in texts.items() if part}
    there = {part: set().union(*(beyond.get(other, set()) for other in after.get(part, []))) for part in beyond}
    return {"": texts[""] - latin, **{part: codes - there[part] for part, codes in beyond.items()}}


def coarsen(font):
    """Rounds all points to a grid of EM units. No point moves by more than a thousandth of a letter's size, which is not
    visible, and the smaller numbers compress to nine tenths of the size."""
    scale = EM / font["head"].unitsPerEm
    letters, top = font.getGlyphSet(), font["CFF "].cff.topDictIndex[0]
    drawn = {}
    for name in font.getGlyphOrder():
        width, bearing = (round(value * scale) for value in font["hmtx"][name])
        font["hmtx"][name] = (width, bearing)
        pen = T2CharStringPen(None, letters, roundTolerance=0.5)  # the width is read from hmtx
        letters[name].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        drawn[name] = pen.getCharString(top.Private, font["CFF "].cff.GlobalSubrs)
    for name, strokes in drawn.items():
        top.CharStrings.charStringsIndex.items[top.CharStrings.charStrings[name]] = strokes
    top.FontMatrix = [1 / EM, 0, 0, 1 / EM, 0, 0]
    top.FontBBox = [round(value * scale) for value in top.FontBBox]
    font["head"].unitsPerEm = EM
    for table, values in (("head", ["xMin", "yMin", "xMax", "yMax"]),
                          ("hhea", ["ascent", "descent", "lineGap"]),
                          ("OS/2", ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"])):
        for value in values:
            setattr(font[table], value, round(getattr(font[table], value) * scale))


def cut(source, target, codes):
    way = inspect.getsource(cut) + inspect.getsource(coarsen) + str(EM)
    recipe = hashlib.sha256(source.read_bytes() + repr(sorted(codes)).encode() + way.encode()).hexdigest()
    stamp = target.parent.parent.parent / "fonts" / (target.name + ".recipe")
    if target.exists() and stamp.exists() and stamp.read_text() == recipe:
        return
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = True                            # larger, but smaller after compression
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx", "DSIG", "STAT"]
    options.name_IDs = [0, 1, 2, 13, 14]
    options.name_languages = [0x409]
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    coarsen(font)
    subset.save_font(font, str(target), options)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(recipe)
    print(f"{target.name}: {len(codes)} characters, {target.stat().st_size} bytes")


def parts_of(has, cut_already):
    """Returns the letters of each further file: first the letters that are not ideographs, then the ideographs in the order of
    Unicode. The start of a file does not depend on `cut_already`, so a new word changes few files."""
    ideographs = sorted(code for code in has if code >= FIRST_JAPANESE)
    parts = [[code for code in sorted(has) if 0x20 < code < FIRST_JAPANESE]]
    parts += [ideographs[at:at + PART_SIZE] for at in range(0, len(ideographs), PART_SIZE)]
    return [[code for code in part if code not in cut_already] for part in parts]


def ranges_of(part):
    """Returns first and last letter of each range of a file. No range contains a script that the font lacks."""
    out = []
    for code in part:
        if out and code - out[-1][1] <= NEAR:
            out[-1][1] = code
        else:
            out.append([code, code])
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fonts", type=pathlib.Path, required=True)
    parser.add_argument("--licence", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--sources", type=pathlib.Path, required=True)
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--part", action="append", default=[])
    parser.add_argument("--after", action="append", default=[])
    args = parser.parse_args()

    args.out.mkdir(parents=True, exist_ok=True)
    if not args.licence.exists():
        sys.exit(f"cut_fonts.py: the licence of the fonts is not at {args.licence}")
    shutil.copyfile(args.licence, args.out / "LICENCE.txt")

    latin = spread(LATIN) | set(map(ord, PUNCTUATION + LANGUAGES))
    latin = latin.union(*({code for code in codes if code < FIRST_JAPANESE} for _, codes in used(args.sources)))
    japanese = japanese_by_part(args, latin)
    has = set(TTFont(args.fonts / "Mplus1-Medium.otf").getBestCmap()) & set(TTFont(args.fonts / "Mplus1-Bold.otf").getBestCmap())
    more = parts_of(has, latin | japanese[""])
    # The names are quoted, so make_site.py replaces them with the hashed ones.
    table = [[f"fonts/mplus-{weight}.more{i}.otf" for weight in ("medium", "bold")] + ranges_of(part) for i, part in enumerate(more)]
    (args.out / "parts.json").write_text(json.dumps(table, separators=(",", ":")))
    files = {"latin": latin, **{part or "ja": codes for part, codes in japanese.items()}, **{f"more{i}": set(part) for i, part in enumerate(more)}}
    for left_over in args.out.glob("*.otf"):
        if left_over.name.split(".")[1] not in files:
            left_over.unlink()
    for name, codes in files.items():
        for weight in ["Medium", "Bold"]:
            cut(args.fonts / f"Mplus1-{weight}.otf", args.out / f"mplus-{weight.lower()}.{name}.otf", codes)


if __name__ == "__main__":
    main()
