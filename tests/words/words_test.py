#!/usr/bin/env python3
"""Tests of engine/words/words.py: the catalogues fit the sources, and every kind of fault is found."""
import importlib.util
import re
import pathlib
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "engine" / "words" / "words.py"
sys.dont_write_bytecode = True


def tool(root=None):
    """Returns the module, with another root folder if one is given."""
    spec = importlib.util.spec_from_file_location("words", TOOL)
    words = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(words)
    if root:
        words.ROOT, words.WORDS = root, root / "engine" / "words"
    return words


class OfTheProject(unittest.TestCase):
    def test_every_message_is_translated_and_every_translation_used(self):
        self.assertEqual(list(tool().faults()), [])

    def test_every_language_has_messages(self):
        words = tool()
        self.assertIn("ja", words.languages())
        for language in words.languages():
            self.assertGreater(sum(map(len, words.catalogues(language).values())), 1000, language)


class Imitated(unittest.TestCase):
    """The languages for tests."""
    def setUp(self):
        self.words = tool()
        self.english = sorted({key[1] for entries in self.words.messages().values() for key in entries})

    def imitated(self, language):
        return [(text, self.words.imitated(language, text)) for text in self.english]

    def test_places_and_plural_forms_are_kept(self):
        for language in self.words.IMITATED:
            for english, text in self.imitated(language):
                self.assertEqual(self.words.places(text), self.words.places(english), text)
                for _, count in self.words.forms(text):
                    self.assertEqual(count, self.words.PLURALS[language], text)

    def test_longer_texts_are_about_two_fifths_longer(self):
        for english, text in self.imitated("x-longer"):
            before, after = (sum(map(str.isalpha, self.words.PLACE.sub("", one))) for one in (english, text))
            self.assertAlmostEqual(after, 1.4 * before, delta=1 + english.count("{"), msg=text)

    def test_every_word_with_a_vowel_is_marked(self):
        for english, text in self.imitated("x-longer"):
            self.assertNotRegex(self.words.PLACE.sub("", text), "[aeiouyAEIOUY]")
            names = re.compile(r"\b[A-ZÀ-Þ]\w*")       # of places and stars, such as Belém and Boötes, which keep their letters
            self.assertNotRegex(names.sub("", english), f"[áéíóúýÁÉÍÓÚÝ{self.words.FILLER}]")

    def test_the_letters_are_in_the_latin_fonts(self):
        for language in self.words.IMITATED:
            for english, text in self.imitated(language):
                self.assertEqual([c for c in text if c not in english and not 0xC0 <= ord(c) < 0x180 and not c.isascii()], [], text)

    def test_polish_has_three_forms_that_differ(self):
        several = self.words.imitated("x-polish", "{n} {n|card|cards} left")
        self.assertEqual(several, "{n} {n|ćąrd|ćąrdśy|ćąrdśów} łęft")
        for _, text in self.imitated("x-polish"):
            for _, forms in self.words.PLACE.findall(text):
                if forms:
                    self.assertEqual(len(set(forms.split("|")[1:])), 3, text)

    def test_writes_a_catalogue_for_each(self):
        with tempfile.TemporaryDirectory() as folder:
            self.words.imitate(pathlib.Path(folder))
            for language in self.words.IMITATED:
                data = (pathlib.Path(folder) / f"{language}.words").read_bytes()
                keys = {self.words.key_of(*key) for entries in self.words.messages().values() for key in entries}
                self.assertEqual(data[:8], b"OWD1" + len(keys).to_bytes(4, "little"))
                self.assertIn(self.words.imitated(language, "Settings").encode() + b"\0", data)


class OfASmallProject(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        root = pathlib.Path(self.folder.name)
        self.words = tool(root)
        for folder in ["engine/games/ludo", "imgui_ui/games/ludo", "web", "engine/words/ja", "engine/words/pl"]:
            (root / folder).mkdir(parents=True)
        self.words.PLURALS = {"en": 2, "ja": 1, "pl": 3}
        self.says("[all]\np = a name\n")
        self.source = root / "engine" / "games" / "ludo" / "rules.cpp"
        self.source.write_text('// Translators: said of a die\nText kRoll = msg("Roll");\nText kCards = msg("{n} {n|card|cards} of {p}");\n'
                               'Text kDraw[] = {msg("Draw", "verb"), msg("Draw", "a tie"), verbatim("7"), msg("a \\"b\\" " "c")};\n'
                               'void use() { show(kRoll, kCards, kDraw); }\n')
        self.write("ja", '振る', '{p}の{n}枚', '引く', '引き分け', '「b」')
        self.write("pl", 'Rzuć', '{n} {n|karta|karty|kart} gracza {p}', 'Dobierz', 'Remis', 'b')

    def tearDown(self):
        self.folder.cleanup()

    def write(self, language, *texts, notes=None):
        found = self.words.messages()["ludo"]
        self.words.write(language, "ludo", found, dict(zip(found, texts)), notes)

    def says(self, text):
        """Writes places.ini."""
        (self.words.WORDS / "places.ini").write_text(text)

    def above(self, english):
        """Returns what a translator reads above a message."""
        self.words.update()
        return {entry.msgid: entry.comment for entry in self.words.polib.pofile(str(self.words.WORDS / "ja" / "ludo.po"))}[english]

    def faults(self):
        return "\n".join(self.words.faults())

    def test_reads_messages_with_context_and_comment(self):
        found = self.words.messages()
        self.assertEqual(list(found), ["ludo"])
        self.assertEqual(list(found["ludo"]), [("", "Roll"), ("", "{n} {n|card|cards} of {p}"), ("verb", "Draw"), ("a tie", "Draw"), ("", 'a "b" c')])
        self.assertEqual(found["ludo"]["", "Roll"][0], "said of a die")
        self.assertEqual(found["ludo"]["verb", "Draw"][0], "")

    def test_a_comment_speaks_of_the_next_message_only(self):
        self.source.write_text('#define LIST(X) /* Translators: of a\\\n die */ X(kRoll, msg("Roll")) X(kStop, msg("Stop"))\n// Translators: a tie,\n'
                               '// not a card\nText kDraw = msg("Draw"), kPlay = msg("Play");  // Roll again\nText kOn = msg("On");\n')
        self.assertEqual([(english, comment) for (_, english), (comment, _) in self.words.messages()["ludo"].items()],
                         [("Roll", "of a die"), ("Stop", ""), ("Draw", "a tie, not a card"), ("Play", ""), ("On", "")])

    def test_a_translator_reads_what_stands_in_places(self):
        self.says("[all]\np = a name\nx = a die\n[ludo]\np = a player\n")
        self.assertEqual(self.above("{n} {n|card|cards} of {p}"), "{p}: a player")
        self.assertEqual(self.above("Roll"), "said of a die")
        self.source.write_text(self.source.read_text().replace("Text kCards", "// Translators: a heap; {p}: whose\nText kCards"))
        self.assertEqual(self.above("{n} {n|card|cards} of {p}"), "a heap; {p}: whose")

    def test_finds_a_short_place_that_is_told_nowhere(self):
        self.says("[other]\np = a name\n")
        self.assertIn("say in places.ini or in a comment what stands in {p}", self.faults())
        self.assertIn("places.ini: no message has the place p of [other]", self.faults())

    def test_a_whole_catalogue_has_no_fault(self):
        self.assertEqual(self.faults(), "")

    def test_finds_a_missing_and_an_unused_translation(self):
        self.source.write_text(self.source.read_text().replace('"Roll"', '"Throw"'))
        self.assertIn("ja/ludo.po: no translation of 'Throw'", self.faults())
        self.assertIn("ja/ludo.po: no source uses 'Roll'", self.faults())

    def test_finds_a_named_text_that_nothing_uses(self):
        self.source.write_text(self.source.read_text().replace("show(kRoll, ", "show("))
        self.assertEqual(self.faults(), "engine/games/ludo/rules.cpp: kRoll is used nowhere")

    def test_finds_an_empty_translation(self):
        self.write("ja", "", '{p}の{n}枚', '引く', '引き分け', '「b」')
        self.assertIn("ja/ludo.po: no translation of 'Roll'", self.faults())

    def test_finds_an_unknown_place(self):
        self.write("ja", '振る', '{q}の{n}枚', '引く', '引き分け', '「b」')
        self.assertIn("has no place ['q']", self.faults())

    def test_finds_a_dropped_place(self):
        self.write("ja", '振る', '{n}枚', '引く', '引き分け', '「b」')
        self.assertIn("'{n}枚' drops ['p'] of '{n} {n|card|cards} of {p}', but declares []", self.faults())

    def test_a_dropped_place_may_be_declared(self):
        key = ("", "{n} {n|card|cards} of {p}")
        self.write("ja", '振る', '{n}枚', '引く', '引き分け', '「b」', notes={key: "our heap\ndrops {p}"})
        self.assertEqual(self.faults(), "")
        self.words.update()
        self.assertEqual(self.faults(), "", "an update keeps what is declared")
        self.assertEqual(self.words.notes("ja", "ludo"), {key: "our heap\ndrops {p}"})

    def test_finds_a_declaration_that_is_not_true(self):
        for note in ("drops {p}", "drops {n}, {q}"):
            self.write("ja", '振る', '{p}の{n}枚', '引く', '引き分け', '「b」', notes={("", "{n} {n|card|cards} of {p}"): note})
            self.assertIn("drops [] of", self.faults())

    def test_finds_too_few_plural_forms(self):
        self.write("pl", 'Rzuć', '{n} {n|karta|kart} gracza {p}', 'Dobierz', 'Remis', 'b')
        self.assertIn("needs 3 plural forms", self.faults())

    def test_finds_a_language_whose_plurals_it_does_not_know(self):
        del self.words.PLURALS["pl"]
        self.assertIn("engine/words/pl: words.py does not know", self.faults())

    def test_a_message_that_is_loaded_before_is_not_repeated(self):
        (self.words.ROOT / "imgui_ui" / "games" / "ludo" / "book.cpp").write_text('Text a = msg("Roll"); Text b = msg("Chapter");')
        found = self.words.messages()
        self.assertEqual(list(found["ludo_learn"]), [("", "Chapter")])

    def test_update_keeps_translations_that_move_to_another_part(self):
        (self.words.ROOT / "web" / "shared.cpp").write_text('Text a = msg("Roll");')
        self.words.update()
        self.assertEqual(self.words.read("ja", "main"), {("", "Roll"): "振る"})
        self.assertNotIn(("", "Roll"), self.words.read("ja", "ludo"))
        self.assertEqual(self.faults(), "")

    def test_compiles_what_it_read(self):
        data = self.words.compiled({("", "Roll"): "振る", ("x", "Roll"): "振る", ("", "Stop"): "止める", ("", "Open"): ""})
        self.assertEqual(data[:8], b"OWD1" + (3).to_bytes(4, "little"))
        self.assertEqual(data.count("振る\0".encode()), 1)
        keys = [int.from_bytes(data[8 + 4 * i:12 + 4 * i], "little") for i in range(3)]
        self.assertEqual(keys, sorted({self.words.key_of("", "Roll"), self.words.key_of("x", "Roll"), self.words.key_of("", "Stop")}))


if __name__ == "__main__":
    outcome = unittest.main(exit=False, verbosity=0).result
    bad = len(outcome.failures) + len(outcome.errors)
    print(f"{outcome.testsRun - bad} passed, {bad} failed")
    sys.exit(1 if bad else 0)
