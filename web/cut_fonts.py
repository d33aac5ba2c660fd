#!/usr/bin/env python3
"""Cuts M PLUS 1 to the characters that Orrery uses: Latin, Japanese for each part of the program, and the rest.

    cut_fonts.py --fonts FOLDER --licence FILE --out FOLDER --sources FOLDER --program STEM
                 [--part=NAME=REGEX]… [--after PART=PART[,PART]…]…

`latin` is there from the beginning. `ja` comes with the Japanese language and holds all kana and what the main program's
texts need, `<part>` what the texts of a part of the program need beyond it (and beyond the part that it comes after): it
is handed over before the part is entered. A text belongs where web/split_wasm.py has put it: STEM.wasm, STEM.<part>.wasm.
Besides, a source file whose path a part's expression finds belongs to that part, any other one that is no header to the
main program, and so does a character of which nobody knows who shows it. A part without a file of its own has become
one with the main program.

All other letters, those of the parts too, names may need: they lie in files of some hundred letters each, fetched one by
one; parts.json tells what is where. So a letter that should be missing where it is drawn comes a moment later.
A font is cut again only when its characters, the font itself or the way of cutting changed.
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
KINDS = {".h", ".cpp", ".html", ".js", ".json"}

# Names may hold any Western European letter, so these are there whether a text uses them or not.
LATIN = [(0x20, 0x7E), (0xA0, 0xFF), (0x152, 0x153), (0x160, 0x161), (0x178, 0x178), (0x17D, 0x17E), (0x1E9E, 0x1E9E)]
PUNCTUATION = "‐‑–—‘’‚“”„†•…‹›′″€™←↑→↓−≈≠≤≥×÷✓✕★☆●○■□▲△▼▽◆◇"
# A language's own name stands on its switch before its font is fetched.
LANGUAGES = "日本語"
FIRST_JAPANESE = 0x2E80
PART_SIZE = 640                                              # letters in a file of the others
EM = 500                                                    # units of the cut fonts, half as many as the font has
NEAR = 48                                                    # letters that the font lacks may lie between two of one stretch
KANA = [(0x3000, 0x3003), (0x3005, 0x3005), (0x3008, 0x3011), (0x301C, 0x301C), (0x3041, 0x3096), (0x309D, 0x309E),
        (0x30A1, 0x30FE), (0x4E00, 0x4E00)]


def spread(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def used(root):
    """(path below `root`, its characters) of each source file."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in KINDS and path.is_file():
                yield path.relative_to(root).as_posix(), {code for code in map(ord, path.read_text(encoding="utf-8")) if code >= 0x20}


def told(program):
    """Characters in the constants of a WebAssembly program; numbers among them may look like some."""
    constants = b"".join(body for kind, body in sections(program.read_bytes()) if kind == DATA)
    return set(map(ord, constants.decode("utf-8", "ignore")))


def japanese_by_part(args, latin):
    """Part → its Japanese characters; that of the main program is ""."""
    def file_of(part):
        return args.program.with_name(f"{args.program.name}.{part}.wasm" if part else f"{args.program.name}.wasm")

    patterns = {name: re.compile(pattern) for name, pattern in (part.split("=", 1) for part in args.part)}
    after = {part: befores.split(",") for part, befores in (pair.split("=", 1) for pair in args.after)}
    texts = {part: set() for part in ["", *patterns]}
    everything = set()
    for path, codes in used(args.sources):
        everything |= codes
        part = next((part for part, pattern in patterns.items() if pattern.search(path)), "")
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
    """Puts all points on a grid of EM units. No point moves by more than a thousandth of a letter's size, which nobody sees,
    and smaller numbers pack a tenth smaller."""
    scale = EM / font["head"].unitsPerEm
    letters, top = font.getGlyphSet(), font["CFF "].cff.topDictIndex[0]
    drawn = {}
    for name in font.getGlyphOrder():
        width, bearing = (round(value * scale) for value in font["hmtx"][name])
        font["hmtx"][name] = (width, bearing)
        pen = T2CharStringPen(None, letters, roundTolerance=0.5)  # its width stands in hmtx, where everybody reads it
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
    options.desubroutinize = True                            # larger, but smaller once it is packed
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
    """The other letters in files of their own: what is no ideograph, then the ideographs in the order of Unicode. Where a
    part begins does not depend on what is cut already, so that a new word changes few files."""
    ideographs = sorted(code for code in has if code >= FIRST_JAPANESE)
    parts = [[code for code in sorted(has) if 0x20 < code < FIRST_JAPANESE]]
    parts += [ideographs[at:at + PART_SIZE] for at in range(0, len(ideographs), PART_SIZE)]
    return [[code for code in part if code not in cut_already] for part in parts]


def ranges_of(part):
    """First and last of each stretch of a part; scripts that the font lacks lie in none."""
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
    # Names in quotes: make_site.py puts the hashes of the files into them.
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
