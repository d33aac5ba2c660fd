#!/usr/bin/env python3
"""Keeps and compiles the catalogues: the translations of all texts for people, as gettext .po files by language and part.

    words.py update                          brings the catalogues in line with the messages of the sources
    words.py check                           says what is missing, left over or wrong; exit status 1 if anything is
    words.py compile --out FOLDER            FOLDER/<language>.<part>.words, which the page fetches (engine/core/catalogue.h)
    words.py compile --cpp FILE              all of them as one C++ source, for programs outside the browser
    words.py imitate --out FOLDER            FOLDER/<language>.words of the languages for tests, made from the English messages

A message is a call `msg("English", "context")` in a source file; the context is optional. The part of the file determines the
catalogue: `main` (the shelf and everything shared), `pages` (the pages around a table), `<game>` (its rules and table) or `<game>_learn` (its rule book, lesson and
coach). A message that is in a catalogue loaded before is not repeated.

Translators see a comment that begins with `// Translators:` (or `/* Translators:`, inside a macro) before a message; it speaks of
the next message only. Names in braces are places to be filled; `{n|card|cards}` chooses a form by the number in `n`. places.ini
tells what stands in them; the comment of a message may tell it differently, as `{n}: …`. A translation has the same places, in any
order, and as many forms as its language has plural categories (PLURALS), in the order of CLDR. A translation that does not need one
of the places says so in a comment of its entry, `# drops {n}`, which `update` keeps.
"""
import argparse
import collections
import configparser
import json
import pathlib
import re
import struct
import sys

try:
    import polib
except ImportError:
    sys.exit("words.py: polib is missing (Debian: python3-polib). Run ./dev setup.")

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = ROOT / "engine" / "words"
FOLDERS = ["engine", "imgui_ui", "web"]

# Number of plural forms of each language: CLDR's categories for whole numbers.
PLURALS = {"en": 2, "ja": 1, "x-longer": 2, "x-polish": 3}

TOKEN = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_]\w*|\s+|.""", re.S)
PLACE = re.compile(r"\{([^{}|]+)((?:\|[^{}|]*)*)\}")


def game_of(path):
    """Returns the game to whose folders a source file belongs, or "" for shared files."""
    at = re.match(r"(?:engine|imgui_ui)/games/(\w+)/", path)
    return at[1] if at else ""


def part_of(path):
    """Returns the part of the program whose catalogue holds the messages of a source file."""
    if path.endswith("/page_strings.h"):
        return "pages"
    at = re.match(r"(engine|imgui_ui)/games/(\w+)/(.*)", path)
    if not at or re.fullmatch(r"(info|face)\.cpp", at[3]):
        return "main"
    is_teaching = at[1] == "imgui_ui" and re.match(r"(book|figures|lesson|teach|advice|explain)", at[3])
    return at[2] + ("_learn" if is_teaching else "")


def before(part):
    """Returns the parts that are loaded before this one."""
    if part.endswith("_learn"):
        return ["main", "pages", part.removesuffix("_learn")]
    return [] if part == "main" else ["main"]


def messages_in(text):
    """Yields (context, English, comment) of each call of msg with literals in a C++ source."""
    tokens, comment, is_open = [], "", False               # is_open: the last token was a comment to translators
    for token in TOKEN.findall(text):
        if token.startswith(("//", "/*")):
            said = re.match(r"/[/*]\s*Translators:\s*(.*?)\s*(?:\*/)?$", token, re.S)
            if said or is_open:
                comment = re.sub(r"\s*\\?\n\s*", " ", said[1]) if said else comment + " " + token[2:].strip()
                is_open = True
        elif not token.isspace() and token != "\\":
            tokens.append((token, comment))
            is_open = False
            if token == "msg":
                comment = ""
    for i, (token, comment) in enumerate(tokens):
        if token != "msg" or i + 2 >= len(tokens) or tokens[i + 1][0] != "(" or not tokens[i + 2][0].startswith('"'):
            continue
        values, at = [""], i + 2
        while tokens[at][0] != ")":
            if tokens[at][0] == ",":
                values.append("")
            elif tokens[at][0].startswith('"'):
                values[-1] += json.loads(tokens[at][0].replace("\\'", "'"))
            else:
                sys.exit(f"words.py: msg needs literals, not {tokens[at][0]}")
            at += 1
        yield (values[1] if len(values) > 1 else ""), values[0], comment


def sources():
    """Yields (path from the root, text) of each source file that may hold messages."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def unused_constants():
    """Yields (file, name) of each named text that no source uses. A game's own is looked for in its folders only."""
    named = re.compile(r"(?:\bText (\w+)(?:\[\])? =|^ *X\((\w+), (?:msg|verbatim)\()", re.M)
    texts, uses = dict(sources()), collections.defaultdict(collections.Counter)
    for name, text in texts.items():
        uses[game_of(name)].update(re.findall(r"\w+", text))
    everywhere = sum(uses.values(), collections.Counter())
    for name, text in texts.items():
        for found in named.finditer(text):
            constant, game = found[1] or found[2], game_of(name)
            if (uses[game] if game else everywhere)[constant] < 2:
                yield name, constant


def messages():
    """Returns {part: {(context, English): (comment, [files])}} of all sources, in their order."""
    parts = {"main": {}}
    for name, text in sources():
        if "msg(" in text:
            for context, english, comment in messages_in(text):
                known = parts.setdefault(part_of(name), {}).setdefault((context, english), ("", []))
                if name not in known[1]:
                    known[1].append(name)
                if comment and not known[0]:
                    parts[part_of(name)][context, english] = (comment, known[1])
    for part in parts:
        for earlier in before(part):
            for key in parts.get(earlier, {}):
                parts[part].pop(key, None)
    return {part: found for part, found in parts.items() if found}


def known_places():
    """Returns {part without "_learn", or "all": {place: what stands in it}} of places.ini."""
    told = configparser.ConfigParser(delimiters="=", interpolation=None)
    told.optionxform = str                                 # {p} and {P} are two places
    told.read(WORDS / "places.ini", encoding="utf-8")
    return {section: dict(told[section]) for section in told.sections()}


def meaning(known, part, place):
    """Returns (section of places.ini, what stands in a place of the part's messages), or None if it is told nowhere."""
    for section in (part.removesuffix("_learn"), "all"):
        if place in known.get(section, {}):
            return section, known[section][place]
    return None


def for_translators(known, part, english, comment):
    """Returns the lines that a translator sees above a message: its comment, and what stands in its places."""
    told = [f"{{{name}}}: {meaning(known, part, name)[1]}" for name in dict.fromkeys(name for name, _ in PLACE.findall(english))
            if meaning(known, part, name) and f"{{{name}}}" not in comment]
    return "\n".join(filter(None, [comment, "; ".join(told)]))


def languages():
    return sorted(path.name for path in WORDS.iterdir() if path.is_dir() and path.name != "__pycache__")


def read(language, part):
    """Returns {(context, English): translation} of a catalogue."""
    path = WORDS / language / f"{part}.po"
    if not path.exists():
        return {}
    return {(entry.msgctxt or "", entry.msgid): entry.msgstr for entry in polib.pofile(str(path), encoding="utf-8") if not entry.obsolete}


def notes(language, part):
    """Returns {(context, English): the translator's own comment} of a catalogue."""
    path = WORDS / language / f"{part}.po"
    if not path.exists():
        return {}
    return {(entry.msgctxt or "", entry.msgid): entry.tcomment for entry in polib.pofile(str(path), encoding="utf-8") if entry.tcomment}


def write(language, part, found, translations, own_notes=None):
    catalogue, known = polib.POFile(wrapwidth=0), known_places()
    catalogue.header = ("{braces} are places that the program fills; {n} is a number. {n|card|cards} chooses a form by the number in n:\n"
                        "give as many forms as the language has. A place that a translation does not need is declared in a\n"
                        "comment above it: # drops {n}")
    catalogue.metadata = {"Language": language, "MIME-Version": "1.0", "Content-Type": "text/plain; charset=UTF-8",
                          "Content-Transfer-Encoding": "8bit"}
    for (context, english), (comment, files) in found.items():
        catalogue.append(polib.POEntry(msgctxt=context or None, msgid=english, msgstr=translations.get((context, english), ""),
                                       comment=for_translators(known, part, english, comment),
                                       tcomment=(own_notes or {}).get((context, english), ""),
                                       occurrences=[(name, "") for name in files]))
    path = WORDS / language / f"{part}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    catalogue.save(str(path), newline="\n")


def places(text):
    return {name for name, _ in PLACE.findall(text)}


def dropped(note):
    """Returns the places that the comment of an entry declares as not needed."""
    return {name for line in note.splitlines() if line.startswith("drops ") for name in re.findall(r"\{(\w+)\}", line)}


def forms(text):
    return [(name, rest.count("|")) for name, rest in PLACE.findall(text) if rest]


def faults():
    """Yields a sentence for each fault of the catalogues."""
    found, keys, known, used = messages(), {}, known_places(), set()
    for part, entries in found.items():
        for (context, english), (comment, _) in entries.items():
            for name in sorted(places(english)):
                told = meaning(known, part, name)
                used.add((told[0], name) if told else None)
                if not told and len(name) <= 2 and name != "n" and f"{{{name}}}" not in comment:
                    yield f"{english!r}: say in places.ini or in a comment what stands in {{{name}}}"
            key = key_of(context, english)
            if keys.setdefault(key, (context, english)) != (context, english):
                yield f"{english!r} and {keys[key][1]!r} have the same key: give one of them a context"
            if any(count != PLURALS["en"] for _, count in forms(english)):
                yield f"{english!r}: English has {PLURALS['en']} plural forms"
    for section, told in known.items():
        for name in told:
            if (section, name) not in used:
                yield f"engine/words/places.ini: no message has the place {name} of [{section}]"
    for name, constant in unused_constants():
        yield f"{name}: {constant} is used nowhere"
    for language in languages():
        where = f"engine/words/{language}"
        if language not in PLURALS:
            yield f"{where}: words.py does not know how many plural forms this language has"
            continue
        for path in sorted((WORDS / language).glob("*.po")):
            if path.stem not in found:
                yield f"{where}/{path.name}: no part of the program has this name"
        for part, entries in found.items():
            there, said = read(language, part), notes(language, part)
            for key in entries:
                if not there.get(key):
                    yield f"{where}/{part}.po: no translation of {key[1]!r}" + (f" ({key[0]})" if key[0] else "")
            for key, translation in there.items():
                if key not in entries:
                    yield f"{where}/{part}.po: no source uses {key[1]!r}" + (f" ({key[0]})" if key[0] else "")
                elif places(translation) - places(key[1]):
                    yield f"{where}/{part}.po: {key[1]!r} has no place {sorted(places(translation) - places(key[1]))}"
                elif translation and places(key[1]) - places(translation) != dropped(said.get(key, "")):
                    lost, declared = places(key[1]) - places(translation), dropped(said.get(key, ""))
                    yield f"{where}/{part}.po: {translation!r} drops {sorted(lost)} of {key[1]!r}, but declares {sorted(declared)}"
                elif any(count != PLURALS[language] for _, count in forms(translation)):
                    yield f"{where}/{part}.po: {translation!r} needs {PLURALS[language]} plural forms"


def key_of(context, english):
    """The same as `message_key` (engine/core/text.h)."""
    key = 2166136261
    for byte in context.encode() + b"\0" + english.encode():
        key = (key ^ byte) * 16777619 & 0xFFFFFFFF
    return key or 1


def compiled(translations):
    """Returns the bytes of a catalogue (engine/core/catalogue.h). Equal texts are stored once."""
    rows = sorted((key_of(*key), text.encode()) for key, text in translations.items() if text)
    start = 8 + 8 * len(rows)
    offsets, texts, places = [], b"", {}
    for _, text in rows:
        if text not in places:
            places[text] = start + len(texts)
            texts += text + b"\0"
        offsets.append(places[text])
    return b"OWD1" + struct.pack("<I", len(rows)) + b"".join(struct.pack("<I", key) for key, _ in rows) + \
        b"".join(struct.pack("<I", offset) for offset in offsets) + texts


def catalogues(language):
    """Returns {part: translations} of a language."""
    return {path.stem: read(language, path.stem) for path in sorted((WORDS / language).glob("*.po"))}


def update():
    found = messages()
    for language in languages():
        everything = {key: text for part in catalogues(language).values() for key, text in part.items() if text}
        said = {key: note for path in (WORDS / language).glob("*.po") for key, note in notes(language, path.stem).items()}
        for part, entries in found.items():
            write(language, part, entries, {**everything, **read(language, part)}, {**said, **notes(language, part)})
        for path in (WORDS / language).glob("*.po"):
            if path.stem not in found:
                path.unlink()


# --- languages for tests: the English, changed so that one sees it

# Letters of the languages for tests, all in the fonts' Latin part. English has none of them, so they mark a text as translated.
LONGER = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
POLISH = str.maketrans("acelnosz", "ąćęłńóśż")
FILLER = "ëüïöä"                                           # ends a lengthened word


def by_pieces(text, words_of, place_of=lambda name, forms: None):
    """Returns a message with its words changed by `words_of`, and the forms of its places by `place_of(name, forms)`."""
    out, at = "", 0
    for place in PLACE.finditer(text):
        out += words_of(text[at:place.start()])
        forms = place[2].split("|")[1:]
        out += "{" + "|".join([place[1], *place_of(place[1], forms)]) + "}" if forms else place[0]
        at = place.end()
    return out + words_of(text[at:])


def lengthened(text):
    """Returns a text with accents, each word longer by two letters of five."""
    owed = 0.5                                             # rounds to the nearest letter

    def longer(word):
        nonlocal owed
        owed += 0.4 * len(word[0])
        extra, owed = int(owed), owed - int(owed)
        return word[0].translate(LONGER) + "".join(FILLER[(len(word[0]) + i) % len(FILLER)] for i in range(extra))

    return re.sub(r"[^\W\d_]+", longer, text)


def imitated(language, text):
    """Returns the translation of an English message into a language for tests."""
    if language == "x-longer":
        return by_pieces(text, lengthened, lambda name, forms: [lengthened(form) for form in forms])
    # Three forms that differ: the second one ends in "y", the third in "ów".
    return by_pieces(text, lambda words: words.translate(POLISH),
                     lambda name, forms: [forms[0].translate(POLISH), forms[1].translate(POLISH) + "y", forms[1].translate(POLISH) + "ów"])


IMITATED = ["x-longer", "x-polish"]


def imitate(folder):
    folder.mkdir(parents=True, exist_ok=True)
    english = {key for entries in messages().values() for key in entries}
    for language in IMITATED:
        (folder / f"{language}.words").write_bytes(compiled({key: imitated(language, key[1]) for key in english}))


def compile_to(folder):
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {}
    for language in languages():
        for part, translations in catalogues(language).items():
            wanted[f"{language}.{part}.words"] = compiled(translations)
    for path in folder.glob("*.words"):
        if path.name not in wanted:
            path.unlink()
    for name, data in wanted.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)


def compile_cpp(path):
    lines = ["// Written by engine/words/words.py from the catalogues.", '#include "engine/core/catalogue.h"', "", "namespace orrery {", "namespace {", ""]
    for language in languages():
        data = compiled({key: text for part in catalogues(language).values() for key, text in part.items()})
        lines.append(f"constexpr unsigned char k_{language}[] =")
        lines += ['    "' + "".join(f"\\{byte:03o}" for byte in data[at:at + 32]) + '"' for at in range(0, len(data), 32)]
        lines[-1] += ";"
    lines += ["", "}  // namespace", "", "std::span<const unsigned char> built_in_words(Lang lang) {"]
    lines += [f"    if (lang == Lang::{language}) return {{k_{language}, sizeof k_{language} - 1}};" for language in languages()]
    lines += ["    return {};", "}", "", "}  // namespace orrery", ""]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["update", "check", "compile", "imitate"])
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--cpp", type=pathlib.Path)
    args = parser.parse_args()
    if args.task == "update":
        update()
    elif args.task == "check":
        told = list(faults())
        print("\n".join(told) if told else "every message is translated, and every translation is used")
        sys.exit(1 if told else 0)
    elif args.task == "imitate":
        imitate(args.out or parser.error("imitate: --out?"))
    elif args.out:
        compile_to(args.out)
    elif args.cpp:
        compile_cpp(args.cpp)
    else:
        parser.error("compile: --out or --cpp?")


if __name__ == "__main__":
    main()
