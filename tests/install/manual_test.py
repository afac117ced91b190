# SPDX-License-Identifier: MIT
"""The manual: a page for each verb, in three languages, that says what help says."""
import re
import unittest

from installed import Installed, run

LANGUAGES = {"en": "man/man1", "ja": "man/ja/man1", "zh": "man/zh_CN/man1"}


class Manual(Installed):
    def queens(self, *words):
        return run(self.prefix / "bin/queens", *words, env={"LC_ALL": "C.UTF-8"})

    def verbs(self):
        listed = self.queens("help").split("Verbs (queens help VERB tells more):\n")[1].split("\n\n")[0]
        return [line.split()[0] for line in listed.splitlines() if line.split()[0] != "overview"]

    def pages(self, language):
        return {page.stem: page for page in (self.prefix / "share" / LANGUAGES[language]).iterdir()}

    def test_each_verb_has_a_page_and_the_tool_has_one(self):
        for language in LANGUAGES:
            self.assertEqual(set(self.pages(language)), {"queens", *("queens-" + verb for verb in self.verbs())})

    def test_pages_are_well_formed(self):
        for language in LANGUAGES:
            for page in self.pages(language).values():
                self.assertEqual(run("mandoc", "-T", "lint", "-W", "warning", page), "", page)

    def test_a_page_has_what_help_has(self):
        for language in LANGUAGES:
            for verb in self.verbs():
                text = self.pages(language)["queens-" + verb].read_text(encoding="utf-8").replace("\\-", "-")
                text = re.sub(r"^\\&", "", text, flags=re.M).replace("\\e", "\\")
                for line in self.queens("help", verb, "--lang", language).splitlines()[2:]:
                    if line.startswith("  --") or re.match(r"  [a-z-]+ {2,}", line):
                        name, summary = re.match(r"  (.{22}\S*) +(.*)", line).groups() if len(line) > 26 else (line, "")
                        self.assertIn(name.split()[0], text, (verb, language))
                        self.assertIn(summary.strip(), text, (verb, language))
                    elif line.startswith("  queens"):
                        self.assertIn(line.strip(), text, (verb, language))

    def test_it_names_version_and_neighbours(self):
        version = self.queens("--version").split("\n")[0]
        for page in self.pages("en").values():
            text = page.read_text(encoding="utf-8")
            self.assertIn(f'"{version}"', text.splitlines()[0])
            self.assertEqual(text.split(".SH SEE ALSO\n")[1].count(".BR queens"), len(self.verbs()))

    def test_man_shows_it(self):
        shown = run("mandoc", "-T", "utf8", self.pages("en")["queens-count"])
        self.assertIn("how to count", re.sub(r".\x08", "", shown))


if __name__ == "__main__":
    unittest.main()
