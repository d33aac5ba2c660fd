#!/usr/bin/env python3
"""Cuts M PLUS 1 to the characters that Orrery uses: a Latin part, a Japanese part that adds to it, and the rest.

The Japanese part holds every character beyond the Latin part that occurs in our sources, and all kana. What else the font
has, names may need: it lies in parts of some hundred letters each, fetched one by one; parts.json tells what is where.
A font is cut again only when its characters, the font itself or the way of cutting changed.
"""
import argparse
import hashlib
import inspect
import json
import pathlib
import shutil
import sys

try:
    from fontTools import subset
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("cut_fonts.py: fontTools is missing (Debian: python3-fonttools). Run ./dev setup.")

FOLDERS = ["engine", "imgui_ui", "web", "shell"]
KINDS = {".h", ".cpp", ".html", ".js", ".json"}

# Names may hold any Western European letter, so these are there whether a text uses them or not.
LATIN = [(0x20, 0x7E), (0xA0, 0xFF), (0x152, 0x153), (0x160, 0x161), (0x178, 0x178), (0x17D, 0x17E), (0x1E9E, 0x1E9E)]
PUNCTUATION = "‐‑–—‘’‚“”„†•…‹›′″€™←↑→↓−≈≠≤≥×÷✓✕★☆●○■□▲△▼▽◆◇"
# A language's own name stands on its switch before its font is fetched.
LANGUAGES = "日本語"
FIRST_JAPANESE = 0x2E80
PART_SIZE = 640
NEAR = 48
KANA = [(0x3000, 0x3003), (0x3005, 0x3005), (0x3008, 0x3011), (0x301C, 0x301C), (0x3041, 0x3096), (0x309D, 0x309E),
        (0x30A1, 0x30FE), (0x4E00, 0x4E00)]


def spread(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def used(root):
    codes = set()
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in KINDS and path.is_file():
                codes.update(map(ord, path.read_text(encoding="utf-8")))
    return {code for code in codes if code >= 0x20}


def cut(source, target, codes):
    recipe = hashlib.sha256(source.read_bytes() + repr(sorted(codes)).encode() + inspect.getsource(cut).encode()).hexdigest()
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
    args = parser.parse_args()

    args.out.mkdir(parents=True, exist_ok=True)
    if not args.licence.exists():
        sys.exit(f"cut_fonts.py: the licence of the fonts is not at {args.licence}")
    shutil.copyfile(args.licence, args.out / "LICENCE.txt")

    codes = used(args.sources)
    latin = spread(LATIN) | set(map(ord, PUNCTUATION + LANGUAGES)) | {code for code in codes if code < FIRST_JAPANESE}
    japanese = ({code for code in codes if code >= FIRST_JAPANESE} | spread(KANA)) - latin
    has = set(TTFont(args.fonts / "Mplus1-Medium.otf").getBestCmap()) & set(TTFont(args.fonts / "Mplus1-Bold.otf").getBestCmap())
    parts = parts_of(has, latin | japanese)
    # Names in quotes: make_site.py puts the hashes of the files into them.
    table = [[f"fonts/mplus-{weight}.more{i}.otf" for weight in ("medium", "bold")] + ranges_of(part) for i, part in enumerate(parts)]
    (args.out / "parts.json").write_text(json.dumps(table, separators=(",", ":")))
    for weight in ["Medium", "Bold"]:
        source = args.fonts / f"Mplus1-{weight}.otf"
        cut(source, args.out / f"mplus-{weight.lower()}.latin.otf", latin)
        cut(source, args.out / f"mplus-{weight.lower()}.ja.otf", japanese)
        for i, part in enumerate(parts):
            cut(source, args.out / f"mplus-{weight.lower()}.more{i}.otf", set(part))


if __name__ == "__main__":
    main()
