#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests words.py: what is planted in small catalogues is found."""
import tempfile
import unittest
from pathlib import Path

from words import faults_in

HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
ENGLISH = 'msgid "problem.no_size"\nmsgstr "No {what}."\n\nmsgid "ended.time_limit"\nmsgstr "Too late."\n'
SOURCE = 'auto a = Message{"problem.no_size"};\nauto b = "ended." + name;  // not "problem.of_a_comment"\n'


class Words(unittest.TestCase):
    def faults(self, english=ENGLISH, japanese=ENGLISH, source=SOURCE, chinese=ENGLISH, page=""):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name in ("po", "queens", "apps/web"):
                (root / name).mkdir(parents=True)
            (root / "po/en.po").write_text(HEAD + english, encoding="utf-8")
            (root / "po/ja.po").write_text(HEAD + japanese, encoding="utf-8")
            (root / "po/zh.po").write_text(HEAD + chinese, encoding="utf-8")
            (root / "queens/count.cpp").write_text(source, encoding="utf-8")
            (root / "apps/web/View.svelte").write_text(page, encoding="utf-8")
            return faults_in(root)

    def assert_one(self, faults, beginning):
        self.assertEqual([fault[: len(beginning)] for fault in faults], [beginning])

    def test_passes_what_is_right(self):
        self.assertEqual(self.faults(), [])

    def test_finds_an_id_without_a_sentence(self):
        self.assert_one(self.faults(source=SOURCE + 'f("problem.other");'), 'queens/count.cpp:3: "problem.other"')

    def test_looks_at_the_page_too(self):
        self.assert_one(self.faults(page='<p>{say("problem.other")}</p>'), 'apps/web/View.svelte:1: "problem.other"')

    def test_finds_a_beginning_without_sentences(self):
        self.assert_one(self.faults(source=SOURCE + 'f("ended.by_");'), 'queens/count.cpp:3: "ended.by_"')

    def test_knows_ids_that_are_put_together(self):
        more = ENGLISH + '\nmsgid "problem.no_size_first"\nmsgstr "Nothing."\n'
        self.assertEqual(self.faults(more, more, chinese=more, source=SOURCE + 'auto c = a + "_first";'), [])

    def test_finds_an_unused_sentence(self):
        more = ENGLISH + '\nmsgid "problem.unused"\nmsgstr "Nothing."\n'
        self.assert_one(self.faults(more, more, chinese=more), 'po/en.po:11: "problem.unused"')

    def test_finds_a_missing_translation(self):
        self.assert_one(self.faults(japanese=ENGLISH.split("\n\n")[0] + "\n"), 'po/ja.po:1: "ended.time_limit" is missing')
        self.assert_one(self.faults(japanese=ENGLISH.replace("Too late.", "")), 'po/ja.po:1: "ended.time_limit" is missing')

    def test_finds_a_repeated_sentence(self):
        more = ENGLISH + '\nmsgid "ended.time_limit"\nmsgstr "Late."\n'
        self.assertIn('po/ja.po:11: "ended.time_limit" is in line 8 already; remove one', self.faults(japanese=more))
        self.assertIn('po/en.po:11: "ended.time_limit" is in line 8 already; remove one', self.faults(english=more))

    def test_finds_characters_of_another_language(self):
        self.assertEqual(self.faults(japanese=ENGLISH.replace("Too late.", "行き止まり、斜め ／。")), [])
        self.assert_one(self.faults(japanese=ENGLISH.replace("Too late.", "斜线")), 'po/ja.po:8: "ended.time_limit" has')
        self.assertEqual(self.faults(chinese=ENGLISH.replace("Too late.", "走不通了：斜线 ／。")), [])
        self.assert_one(self.faults(chinese=ENGLISH.replace("Too late.", "對角線")), 'po/zh.po:8: "ended.time_limit" has')

    def test_finds_options_that_the_library_names(self):
        self.assert_one(self.faults(source=SOURCE + 'f("--given");'), "queens/count.cpp:3: the library names --given")
        named = ENGLISH.replace("No {what}.", "No {what}: --size says it.")
        self.assert_one(self.faults(english=named), 'po/en.po:5: "problem.no_size" names --size')

    def test_finds_other_holes(self):
        self.assert_one(self.faults(japanese=ENGLISH.replace("{what}", "{size}")), 'po/ja.po:5: "problem.no_size"')

    def test_finds_a_translation_of_nothing(self):
        more = ENGLISH + '\nmsgid "problem.unused"\nmsgstr "Nothing."\n'
        self.assert_one(self.faults(japanese=more), 'po/ja.po:11: "problem.unused"')


if __name__ == "__main__":
    unittest.main()
